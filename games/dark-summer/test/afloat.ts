import { type Placing, type Position, position } from './position.js';

/** Turn 1 before a third wave: these of its units afloat or on their airfields. */
export function beforeThirdWave(coming: readonly string[], more: Placing = {}): Position {
  const at = position({ ...more, open: { turn: 1, ...more.open } });
  for (const id of coming) at.move(id, at.world.roster.start[at.id(id)]?.hex as number);
  return at;
}

/** Units that wait, due in the turn printed on them. */
export function waiting(at: Position, ...ids: readonly string[]): Position {
  for (const id of ids) {
    at.open.hex[at.id(id)] = -1;
    at.open.due = at.open.due.with(at.id(id), at.world.roster.start[at.id(id)]?.turn ?? 0);
  }
  return at;
}
