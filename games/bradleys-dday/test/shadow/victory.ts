import { type BradleyState, ELIMINATED, GERMAN } from '../../src/types.js';
import { type Paper, scenarioOf } from './paper.js';
import { type Field, isGarrison, readField } from './pieces.js';
import { BEACHES, type Beach } from './waves.js';

/** §17.1.3 Land joined to a hex without crossing a canal, and the flats before it. */
export function nearBank({ sheet }: Paper, from: number): Set<number> {
  const land = new Set([from]);
  const queue = [from];
  for (let hex = queue.shift(); hex !== undefined; hex = queue.shift())
    for (const to of sheet.neighbours(hex)) {
      if (land.has(to) || sheet.terrain(to) === 'sea' || sheet.side(hex, to).class === 'canal') continue;
      land.add(to);
      queue.push(to);
    }
  // Ruling learnt: the flats and rocks before it are those next to it.
  const before = [...land].flatMap((hex) => sheet.neighbours(hex)).filter((hex) => sheet.terrain(hex) === 'sea');
  return new Set([...land, ...before]);
}

/** §17.1.3 R44 The nearest German who counts against a beachhead; none without one. */
export function nearestGerman(paper: Paper, state: BradleyState, field: Field, beach: Beach): number | undefined {
  const marker = state.open.beachhead[beach] as number;
  if (marker < 0) return undefined;
  const bank = beach === 1 ? nearBank(paper, marker) : undefined;
  const germans = field.pieces.filter((piece) => piece.side === GERMAN && !isGarrison(piece) && (bank?.has(piece.hex) ?? true));
  return Math.min(Number.POSITIVE_INFINITY, ...germans.map(({ hex }) => paper.sheet.distance(hex, marker)));
}

/** §17.1 §18.1.6 Who has won, and how. */
export function verdict(paper: Paper, state: BradleyState): { winner: string | undefined; level: string } {
  const field = readField(paper, state);
  const { victory, losses, beaches, dropZoneBreaksTies } = scenarioOf(paper, state.open);
  const lost = paper.counters.filter(({ side }, unit) => side === 'allied' && state.open.box[unit] === ELIMINATED).length;
  const german = lost >= losses.strategic ? 2 : lost >= losses.tactical ? 1 : 0;
  const nearest = beaches.map((name) => nearestGerman(paper, state, field, BEACHES.indexOf(name as 'omaha') as Beach));
  const clear = (radius: number) => nearest.filter((distance) => distance !== undefined && distance > radius).length;
  const allied =
    victory.kind === 'lodgments'
      ? Math.min(2, clear(victory.radius as number))
      : clear(victory.strategic) > 0
        ? 2
        : clear(victory.tactical) > 0
          ? 1
          : 0;
  const levels = ['draw', 'tactical', 'strategic'];
  if (allied > german) return { winner: 'allied', level: levels[allied] as string };
  if (german > allied) return { winner: 'german', level: levels[german] as string };
  return dropZoneBreaksTies && state.open.dzLost > 0 ? { winner: 'german', level: 'tactical' } : { winner: undefined, level: 'draw' };
}
