import type { InfoLine, Standing, Status, Track } from '@bocage/board';
import type { GreatestDayView } from '../src/types.js';
import { fieldOf } from '../src/world.js';
import { skyOf, whenOf } from './calendar.js';
import { beachTracks } from './displays-beach.js';
import { chitName } from './names.js';
import { scoreText } from './outcomes.js';
import { capital, listed } from './text.js';
import { frameOf, type Words } from './words.js';

export function statusOf(words: Words, { open }: GreatestDayView): Status {
  const { world } = words;
  const chit = frameOf(open, 'activation')?.chit;
  return {
    turn: `Turn ${open.turn} of ${fieldOf(world, open).scenario.turns}`,
    date: `${whenOf(world, open)}, ${skyOf(open)}`,
    phase: chit === undefined ? ['Chits'] : ['Chit', chitName(words, open, chit)],
    score: scoreText(world, open),
  };
}

/** §S.2 The chits of this turn: played, in play, still in the mug. */
export function tracksOf(words: Words, view: GreatestDayView): Track[] {
  const { open } = view;
  const playing = frameOf(open, 'activation')?.chit;
  const played = open.played.map((chit, i) => ({
    label: chitName(words, open, chit),
    state: chit === playing && i === open.played.length - 1 ? ('now' as const) : ('past' as const),
  }));
  const chance = open.mug.length > 1 ? `1 in ${open.mug.length}` : 'carried over';
  const mug = [...open.mug]
    .sort((a, b) => a - b)
    .map((chit) => ({ label: chitName(words, open, chit), note: chance, state: 'to-come' as const }));
  return [{ id: 'chits', title: 'Chits of this turn', boxes: [...played, ...mug] }, ...beachTracks(words, view)];
}

/** §S.39 What each line of the victory conditions is worth. */
export function standingOf({ world, places }: Words, { open }: GreatestDayView): Standing {
  const { victory } = fieldOf(world, open).scenario;
  const lines = victory.points.map(({ kind, for: side, hexes, points }): InfoLine => {
    const where = hexes.map((label) => places.entry(world.grid.parse(label) as number));
    const what = `${capital(kind.replaceAll('-', ' '))}${where.length > 0 ? `: ${listed(where)}` : ''}`;
    return { text: `${side === 'german' ? 'Germans' : 'Allies'} ${points}: ${what}.`, section: 'S.39' };
  });
  return { lines: [{ text: `${scoreText(world, open)}.`, section: 'S.39' }, ...lines] };
}
