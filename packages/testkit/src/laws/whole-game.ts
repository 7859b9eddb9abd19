import { replay } from '@bocage/kernel';
import type { Law } from '../law.js';

export const ending: Law = {
  name: 'the game ends',
  kind: 'break',
  atEnd: ({ game, isOver }) => (isOver ? undefined : `no end after ${game.meta.longestGame} entries, which meta calls the longest game`),
};

export const replaying: Law = {
  name: 'replay',
  kind: 'break',
  atEnd({ game, log }) {
    const { ok, firstMismatch } = replay(game, log);
    return ok ? undefined : `entry ${firstMismatch?.entry} does not replay: ${firstMismatch?.why}`;
  },
};

/** Every entry makes progress, so play at random cannot go round in circles. Going back is undo's work. */
export const progress: Law = {
  name: 'progress',
  kind: 'break',
  atEnd({ log }) {
    const seen = new Map<string, number>();
    for (const [index, { hash }] of log.entries.entries()) {
      const earlier = seen.get(hash);
      if (earlier !== undefined) return `entry ${index} brings back the state after entry ${earlier}`;
      seen.set(hash, index);
    }
    return undefined;
  },
};
