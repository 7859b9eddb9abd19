import type { InfoLine, Way } from '@bocage/board';
import type { Action } from '@bocage/kernel';
import { FLOODED, RIVER, ROAD } from '../src/ground.js';
import { occupancyOf, sideOf } from '../src/occupancy.js';
import { pathTo } from '../src/rules/movement.js';
import { scatterResult } from '../src/rules/scatter.js';
import { classOf } from '../src/rules/terrain-costs.js';
import { printedAllowance } from '../src/rules/units.js';
import { ALLIED, enemyOf, type NormandyView, type RetreatFrame } from '../src/types.js';
import { terrainName } from './places.js';
import { moverOf } from './prompts-movement.js';
import { capital, counted, inWords, points } from './text.js';
import { allowanceOf } from './units.js';
import { topOf, type Words } from './words.js';

const THIRDS = 3;
const DIE = 6;

/** Neighbouring steps of one kind are told together. */
interface Stretch {
  readonly name: string;
  hexes: number;
  thirds: number;
}

/** §E.4 §E.9 §E.10 What a step is called: the road, or the ground and the water before it. */
function stepName({ world }: Words, from: number, to: number): string {
  const side = world.ground.sides[from * 6 + world.grid.directionTo(from, to)] as number;
  if ((side & ROAD) !== 0) return 'road';
  const water = (side & RIVER) !== 0 ? ' over a river' : (side & FLOODED) !== 0 ? ' over flooded ground' : '';
  return `${terrainName(world, to)}${water}`;
}

function stretchesOf(words: Words, view: NormandyView, unit: number, path: readonly number[]): Stretch[] {
  const { world } = words;
  const costs = world.costs[classOf(world.data, printedAllowance(world, view, unit))];
  const stretches: Stretch[] = [];
  path.forEach((to, i) => {
    const from = path[i - 1];
    if (from === undefined) return;
    const name = stepName(words, from, to);
    const thirds = costs[from * 6 + world.grid.directionTo(from, to)] as number;
    const last = stretches.at(-1);
    if (last?.name !== name) stretches.push({ name, hexes: 1, thirds });
    else {
      last.hexes++;
      last.thirds += thirds;
    }
  });
  return stretches;
}

/** §E.5 §E.8 §R.4 What zones of control add, and whether they end the move. */
function zoneLines({ world }: Words, { open }: NormandyView, unit: number, path: readonly number[]): InfoLine[] {
  const side = sideOf(world, unit);
  const zoc = occupancyOf(world, open).zoc[enemyOf(side)];
  const { enterZoc, leaveZoc } = world.data.tables.movement;
  const lines: InfoLine[] = [];
  if (side === ALLIED && zoc[path[0] as number] !== 0)
    lines.push({ text: `Leaving an enemy zone: ${points(leaveZoc)} more.`, section: 'E.5' });
  if (zoc[path.at(-1) as number] !== 0)
    lines.push({ text: `Into an enemy zone, where the move ends: ${points(enterZoc)} more.`, section: 'E.8' });
  return lines;
}

function legWay(words: Words, view: NormandyView, unit: number, hex: number): Way {
  const { path, thirds } = pathTo(words.world, view, unit, hex);
  const all = allowanceOf(words, view, unit) * THIRDS;
  const far = (hexes: number): string => (hexes > 1 ? `, ${counted(hexes, 'hex', 'hexes')}` : '');
  const grounds = stretchesOf(words, view, unit, path).map((one) => `${one.name}${far(one.hexes)}: ${points(one.thirds)}`);
  const cost = thirds > all ? `One hex whatever it costs: it has ${points(all)}.` : `${points(thirds)} of ${all / THIRDS}.`;
  return {
    hexes: [...path],
    lines: [
      { text: cost, section: 'R.3' },
      { text: `${capital(grounds.join('; '))}.`, section: 'E.1' },
      ...zoneLines(words, view, unit, path),
    ],
  };
}

/** §P.1 What the die may do to a regiment that jumps into a hex. */
function dropWay({ world }: Words, hex: number): Way {
  const rolls = Array.from({ length: DIE }, (_, i) => scatterResult(world, hex, i + 1));
  const [cost, drift] = [rolls.filter(({ loses }) => loses > 0), rolls.filter(({ scatters }) => scatters)].map(({ length }) =>
    inWords(length),
  );
  const text = `${capital(terrainName(world, hex))}: ${cost} rolls in six cost battalions, ${drift} let it drift one hex.`;
  return { hexes: [], lines: [{ text, section: 'P.1' }] };
}

/** §C.5 A retreat goes by the hex chosen first. */
function retreatWay({ world }: Words, { open }: NormandyView, { units, via }: RetreatFrame, hex: number): Way {
  const start = open.hex[units[0] as number] as number;
  const text = `${via < 0 ? 'First' : 'Second'} hex of the retreat: ${terrainName(world, hex)}.`;
  return { hexes: via < 0 ? [start, hex] : [start, via, hex], lines: [{ text, section: 'C.5' }] };
}

/** Where a legal click would lead, hex by hex, and what that costs. */
export function wayOf(words: Words, view: NormandyView, action: Action): Way | undefined {
  const frame = topOf(view.open);
  if (action.kind !== 'hex') return undefined;
  if (frame.step === 'leg') {
    const unit = moverOf(view, frame);
    return unit < 0 ? undefined : legWay(words, view, unit, action.hex);
  }
  if (frame.step === 'drop-zone') return dropWay(words, action.hex);
  return frame.step === 'retreat' ? retreatWay(words, view, frame, action.hex) : undefined;
}
