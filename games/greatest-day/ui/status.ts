import type { Status, Track } from '@bocage/board';
import type { GreatestDayView, Open } from '../src/types.js';
import { fieldOf } from '../src/world.js';
import { skyOf, whenAt, whenOf } from './calendar.js';
import { chitName } from './names.js';
import { NAVAL_STEPS } from './naval-names.js';
import { scoreText } from './outcomes.js';
import { capital } from './text.js';
import { frameOf, type Words } from './words.js';

/** A bar has little room, on a phone least. */
const barName = (words: Words, open: Open, chit: number): string =>
  chitName(words, open, chit).replace(/^Direct Command, (.*)$/, 'Direct, $1');

/** §S.2 §4.7 The chit in play, and how far the fleet's has come. */
function phaseOf(words: Words, open: Open): string[] {
  const chit = frameOf(open, 'activation')?.chit;
  if (chit !== undefined) return ['Chit', barName(words, open, chit)];
  const naval = frameOf(open, 'naval');
  if (naval === undefined) return ['Chits'];
  const step = naval.next - 1;
  return ['Naval chit', `${step}. ${capital(NAVAL_STEPS[step - 1] ?? 'its end')}`];
}

export function statusOf(words: Words, { open }: GreatestDayView): Status {
  const { world } = words;
  return {
    turn: `Turn ${open.turn} of ${fieldOf(world, open).scenario.turns}`,
    date: `${whenOf(world, open)}, ${skyOf(open)}`,
    phase: phaseOf(words, open),
    score: scoreText(world, open),
  };
}

/** §S.2 The chits of this turn: played, in play, still in the mug. */
export function tracksOf(words: Words, view: GreatestDayView): Track[] {
  const { open } = view;
  const playing = frameOf(open, 'activation')?.chit ?? frameOf(open, 'naval')?.chit;
  const played = open.played.map((chit, i) => ({
    label: chitName(words, open, chit),
    state: chit === playing && i === open.played.length - 1 ? ('now' as const) : ('past' as const),
  }));
  const chance = open.mug.length > 1 ? `1 in ${open.mug.length}` : 'carried over';
  const mug = [...open.mug]
    .sort((a, b) => a - b)
    .map((chit) => ({ label: chitName(words, open, chit), note: chance, state: 'to-come' as const }));
  const turns = fieldOf(words.world, open).scenario.calendar.map((_, i) => ({
    label: whenAt(words.world, open, i + 1),
    state: i + 1 < open.turn ? ('past' as const) : i + 1 === open.turn ? ('now' as const) : ('to-come' as const),
  }));
  return [
    {
      id: 'chits',
      title: 'The mug: chits played, in play and still in it',
      empty: 'Its chits are put in when both sides have bought theirs (§S.2).',
      boxes: [...played, ...mug],
    },
    { id: 'turns', title: 'Turns', boxes: turns },
  ];
}
