import type { Display } from '@bocage/board';
import { BEACHES } from '../src/data/shapes.js';
import { waveLimit } from '../src/rules/look-ups.js';
import { joiners, landingBeaches, pool, type Slotted, slotsOf, waveOf, waveUnits } from '../src/rules/waves.js';
import type { BeachArea, BradleyView, Open } from '../src/types.js';
import { faceOf } from './faces.js';
import { beachName } from './places.js';
import { counted, listed } from './text.js';
import type { Words } from './words.js';

type Group = Display['groups'][number];

const ORDINALS = ['First', 'Second', 'Third'] as const;

/** §5.1.2 §5.1.3 What a wave demands: "six infantry of the 16th …, one 743rd Tank Battalion" or how many it may have. */
function demands({ world }: Words, beach: BeachArea, slotted: Slotted): string {
  const slots = slotsOf(world, beach, slotted);
  const most = waveLimit(world.data.tables, BEACHES[beach] as 'omaha' | 'utah', slotted.cycle, slotted.wave);
  if (slots.length === 0) return `any units, at most ${most}`;
  return listed(slots.map(({ count, name }) => `${count} × ${name}`));
}

/** §5.1.2 §5.1.9 Why a wave is not full, or that it is. */
export function whyIncomplete(words: Words, open: Open, beach: BeachArea, slotted: Slotted): string {
  const { world } = words;
  const has = waveUnits(open, beach, slotted.wave).length;
  const most = waveLimit(world.data.tables, BEACHES[beach] as 'omaha' | 'utah', slotted.cycle, slotted.wave);
  if (has >= most) return 'full';
  const fit = joiners(world, open, beach, slotted).length;
  if (fit === 0) return `no unit of the pool fits the ${counted(most - has, 'place')} left`;
  return `room for ${most - has} more, ${fit} of the pool fit`;
}

/** §5.1.5 The pool of a beach and its three wave boxes. */
function beachDisplay(words: Words, view: BradleyView, beach: BeachArea): Display {
  const { open } = view;
  const faces = (units: readonly number[]) => units.map((unit) => faceOf(words, view, unit));
  const cycle = cycleOf(words, open);
  const waves = [1, 2, 3].map((wave): Group => {
    const units = waveUnits(open, beach, wave);
    const slotted = { cycle, wave };
    return {
      title: `${ORDINALS[wave - 1]} wave`,
      faces: faces(units),
      note: `Cycle ${cycle} demands ${demands(words, beach, slotted)}; ${whyIncomplete(words, open, beach, slotted)} (§5.1.2).`,
    };
  });
  const waiting = pool(open, beach);
  const available: Group = {
    title: 'Available',
    faces: faces(waiting),
    note: `${counted(waiting.length, 'unit')} wait for a wave (§5.1.5).`,
  };
  return { id: `beach-${BEACHES[beach]}`, title: `${beachName(beach)} landings`, groups: [...waves, available] };
}

/** §5.2.1 The cycle of this turn, or of the next that lands. */
function cycleOf({ world }: Words, open: Open): number {
  for (const { turn } of world.data.tables.turns.track) {
    const slotted = turn >= open.turn ? waveOf(world, open, turn) : undefined;
    if (slotted) return slotted.cycle;
  }
  return 1;
}

export const beachDisplays = (words: Words, view: BradleyView): readonly Display[] =>
  landingBeaches(words.world, view.open).map((beach) => beachDisplay(words, view, beach));
