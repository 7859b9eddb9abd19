import type { CounterFace } from '../game-ui.js';

/** Two faces with the same key look the same; who they are does not matter. */
export function faceKey(face: CounterFace): string {
  return [
    face.nation,
    face.symbol,
    face.size,
    face.left,
    face.right,
    face.factors,
    face.strength ?? '',
    face.band ?? '',
    face.marks.join(','),
    face.spent ? 's' : '',
  ].join('|');
}
