import type { CounterFace, Desk, DeskBox, DeskSlot } from '@bocage/board';
import { BEACHES, type Counter } from '../../src/data/shapes.js';
import { fits, type Slot } from '../../src/data/slots.js';
import { isMarine, isOptional } from '../../src/rules/approach.js';
import { waveLimit } from '../../src/rules/look-ups.js';
import { precedesHighTide } from '../../src/rules/tide.js';
import { joiners, pool, type Slotted, slotsOf, waveOf, waveUnits } from '../../src/rules/waves.js';
import { type AllotFrame, type BeachArea, type BradleyView, OMAHA } from '../../src/types.js';
import { whyIncomplete } from '../displays-beach.js';
import { faceOf } from '../faces.js';
import { namesOf } from '../names.js';
import { beachName } from '../places.js';
import { capital, counted } from '../text.js';
import type { Words } from '../words.js';

/** §6.3.4 Who cannot move stays where he lands. */
const GUNS_DROWN = 'Guns that land with it cannot leave the flats before High tide takes them (§6.3.4).';

const ORDINALS = ['First', 'Second', 'Third'] as const;

/** §5.1.2 Who stands in which slot: the narrowest slots first, so that nobody takes the place of "any unit" before he must. */
function slotsTaken(slots: readonly Slot[], units: readonly Counter[]): DeskSlot[] {
  const left = [...units];
  const byWidth = [...slots].sort((a, b) => Number(a.any ?? false) - Number(b.any ?? false));
  const taken = new Map<Slot, number>();
  for (const slot of byWidth) {
    const here = left.filter((unit) => fits(slot, unit)).slice(0, slot.count);
    for (const unit of here) left.splice(left.indexOf(unit), 1);
    taken.set(slot, here.length);
  }
  return slots.map((slot) => ({ label: slot.name, has: taken.get(slot) ?? 0, of: slot.count }));
}

function waveBox(words: Words, view: BradleyView, frame: AllotFrame, { cycle, wave }: Slotted): DeskBox {
  const { world } = words;
  const { open } = view;
  const { beach } = frame;
  const units = waveUnits(open, beach, wave);
  const slots = slotsOf(world, beach, { cycle, wave });
  const most = waveLimit(world.data.tables, BEACHES[beach] as 'omaha' | 'utah', cycle, wave);
  const counters = units.map((unit) => world.data.counters.units[unit] as Counter);
  const state = wave === frame.wave ? 'filling' : wave < frame.wave ? 'closed' : 'to-come';
  const later = wave > frame.last ? 'Not landed before night (§5.1.6).' : `Filled after the ${ORDINALS[wave - 2]?.toLowerCase()} wave.`;
  const turn = turnOfWave(words, view, { cycle, wave });
  const note = state === 'to-come' ? later : `${capital(whyIncomplete(words, open, beach, { cycle, wave }))} (§5.1.2).`;
  return {
    id: `wave-${wave}`,
    title: `${ORDINALS[wave - 1]} wave, turn ${turn ?? 'later'}`,
    state,
    note: turn !== undefined && precedesHighTide(world, open, turn) ? `${note} ${GUNS_DROWN}` : note,
    slots: slots.length > 0 ? slotsTaken(slots, counters) : [{ label: 'units of your choice', has: units.length, of: most }],
    faces: units.map((unit) => faceOf(words, view, unit)),
  };
}

function turnOfWave({ world }: Words, { open }: BradleyView, { cycle, wave }: Slotted): number | undefined {
  const found = world.data.tables.turns.track.find(({ turn }) => {
    const other = waveOf(world, open, turn);
    return turn >= open.turn && other?.cycle === cycle && other.wave === wave;
  });
  return found?.turn;
}

/** §5.7.1 Rangers who are kept out of the waves have a coast of their own with the first of them. */
function ownWay(words: Words, { open }: BradleyView, beach: BeachArea): string {
  const rangers =
    beach === OMAHA ? pool(open, beach).filter((unit) => isOptional(words.world, open, unit) && !isMarine(words.world, unit)) : [];
  if (rangers.length === 0) return '';
  return ` ${capital(namesOf(words, rangers))} may stay here and land beside Pointe du Hoc with the first wave, outside it (§5.7.1).`;
}

/** §5.1.5 Those who fit the open wave first. */
function poolBox(words: Words, view: BradleyView, { beach, wave }: AllotFrame, cycle: number): DeskBox {
  const fit = new Set(joiners(words.world, view.open, beach, { cycle, wave }));
  const faces = pool(view.open, beach)
    .map((unit): CounterFace => faceOf(words, view, unit))
    .sort((a, b) => Number(fit.has(b.unit)) - Number(fit.has(a.unit)));
  const who =
    fit.size === 0
      ? 'Nobody here fits the open wave.'
      : `${capital(counted(fit.size, 'unit'))} of it ${fit.size === 1 ? 'fits' : 'fit'} the open wave: click or carry them.`;
  return {
    id: 'pool',
    title: 'Landing pool',
    state: 'pool',
    note: `${who}${ownWay(words, view, beach)}`,
    faces,
  };
}

/** §5.1.6 The display of a beach as it is being filled. */
export function wavePlan(words: Words, view: BradleyView, frame: AllotFrame): Desk {
  const cycle = waveOf(words.world, view.open, view.open.turn)?.cycle ?? 1;
  const waves = [1, 2, 3]
    .filter((wave) => wave <= frame.last || frame.last === 3)
    .map((wave) => waveBox(words, view, frame, { cycle, wave }));
  const [open] = waves.filter(({ state }) => state === 'filling');
  const rest = waves.filter(({ state }) => state !== 'filling');
  return {
    title: `${beachName(frame.beach)} invasion display`,
    about: `Cycle ${cycle}. A counter goes into the open wave with a click and comes back with another; what is in a wave lands with it.`,
    parts: [
      { id: 'open', title: 'The open wave', section: '5.1.2', boxes: open ? [open] : [] },
      { id: 'pool', title: 'Available', section: '5.1.5', boxes: [poolBox(words, view, frame, cycle)] },
      { id: 'waves', title: 'The other waves', section: '5.1.6', ...(frame.wave === 1 ? { fold: true as const } : {}), boxes: rest },
    ],
  };
}
