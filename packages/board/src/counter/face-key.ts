import type { CounterFace } from '../game-ui.js';
import type { Detail } from '../stack-layout.js';
import { ribbonOf } from './draw-ribbon.js';

/** Two faces with the same key look the same at this detail; who they are does not matter. */
export function faceKey(face: CounterFace, detail: Detail): string {
  const spent = face.spent ? 's' : '';
  const known = face.symbol === 'unknown' ? '?' : '';
  if (detail === 'dot')
    return `dot|${face.nation}|${known}${known ? '' : (face.strength ?? '')}|${spent}|${ribbonOf(face.marks)?.text ?? ''}`;
  const marks = face.marks.join(',');
  const boxes = face.boxes ? `${face.boxes.crossed}/${face.boxes.all}` : '';
  const facing = face.facing ?? '';
  if (detail === 'symbol') return `symbol|${face.nation}|${face.symbol}|${face.band ?? ''}|${marks}|${spent}|${facing}`;
  return [
    'face',
    face.nation,
    face.symbol,
    face.size,
    face.left,
    face.right,
    face.factors,
    face.band ?? '',
    marks,
    spent,
    boxes,
    facing,
  ].join('|');
}
