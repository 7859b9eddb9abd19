import type { CounterFace, Nation, Stack } from '@bocage/board';
import type { Counter, UnitKind } from '../src/data/shapes.js';
import { ammoLimit } from '../src/rules/artillery.js';
import { formationOf } from '../src/rules/fuel.js';
import { isInCommand } from '../src/rules/headquarters.js';
import { withLaid } from '../src/rules/laying.js';
import { strengthOf } from '../src/rules/losses.js';
import { ATTACKED, type Field, type LiberatingAssaultView, MOVED, NO_ORDER, WITHDREW } from '../src/types.js';
import { anchorages } from './at-sea.js';
import { coastFace, coastHexOf, coastStacks } from './coast.js';
import { counterOf, formationMark, unitName } from './names.js';
import { topOf, type Words } from './words.js';

const SYMBOLS: Readonly<Record<UnitKind, string>> = {
  infantry: 'infantry',
  armour: 'armour',
  'combat-command': 'mechanised-infantry',
  airborne: 'parachute',
  grenadier: 'infantry',
  panzergrenadier: 'mechanised-infantry',
  panzer: 'armour',
  artillery: 'artillery',
  'corps-artillery': 'artillery',
  werfer: 'assault-gun',
  flak: 'anti-aircraft',
  hq: 'headquarters',
  'corps-hq': 'headquarters',
};

/** §3.1 US blocks are blue, British and Canadian red, German olive. */
const GROUNDS: Readonly<Record<Counter['nation'], Nation>> = {
  us: 'us-blue',
  british: 'british-red',
  canadian: 'canadian-red',
  german: 'german-olive',
};

function sizeOf({ kind, nation }: Counter): string {
  if (kind === 'corps-hq' || kind === 'corps-artillery') return 'XXX';
  if (kind === 'hq' || kind === 'artillery') return 'XX';
  return nation === 'british' || nation === 'canadian' || kind === 'werfer' || kind === 'combat-command' ? 'X' : 'III';
}

/** Cards that lie on counters, and those one is about to lay. Made once for a view. */
const laid = new WeakMap<LiberatingAssaultView, Field>();
export function fieldOf(view: LiberatingAssaultView): Field {
  let field = laid.get(view);
  if (!field) {
    field = view.known.laying.some((count) => count > 0) ? withLaid(view.known) : view.known;
    laid.set(view, field);
  }
  return field;
}

function marksOf({ world }: Words, view: LiberatingAssaultView, unit: number): string[] {
  const field = fieldOf(view);
  const marks: string[] = [];
  if ((field.fuel[unit] as number) > 0) marks.push('fuel');
  if ((field.ammo[unit] as number) > 0) marks.push('ammo');
  if ((field.air[unit] as number) > 0) marks.push('tactical air');
  if ((field.naval[unit] as number) > 0) marks.push('naval');
  if ((field.funnies[unit] as number) > 0) marks.push('funnies');
  if ((field.forces[unit] as number) > 0) marks.push('special forces');
  const bits = field.marks[unit] as number;
  if (bits & WITHDREW) marks.push('retreated');
  else if (bits & ATTACKED) marks.push('attacked');
  else if (bits & MOVED) marks.push('moved');
  if (world.roster.fights[unit] && (field.hex[unit] as number) >= 0 && !isInCommand(world, view.open, view.known, unit))
    marks.push('out of command');
  return marks;
}

/** While orders are placed, a counter that has one is done. */
const isSpent = ({ open, known }: LiberatingAssaultView, unit: number): boolean =>
  topOf(open).step === 'orders' && known.order[unit] !== NO_ORDER;

/** §3.1 What fights shows its strength, guns the cards that lie on them and may. */
function factorsOf({ world }: Words, view: LiberatingAssaultView, unit: number): string {
  if (world.roster.fights[unit]) return String(strengthOf(world, view.known, unit));
  const most = ammoLimit(world, unit);
  return most > 0 ? `${fieldOf(view).ammo[unit]}/${most}` : '';
}

export function faceOf(words: Words, view: LiberatingAssaultView, unit: number): CounterFace {
  const coast = coastHexOf(words, unit);
  if (coast !== undefined) return coastFace(words, view, coast);
  const { world } = words;
  const counter = counterOf(words, unit);
  const formation = formationOf(view.open, unit);
  const fights = world.roster.fights[unit];
  const band = words.bands[formation];
  return {
    unit,
    nation: GROUNDS[counter.nation],
    symbol: SYMBOLS[counter.kind],
    size: sizeOf(counter),
    left: formationMark(words, formation),
    right: counter.designation === 'HQ' || counter.designation === 'Art' ? '' : counter.designation,
    factors: factorsOf(words, view, unit),
    ...(fights ? { strength: strengthOf(world, view.known, unit) } : {}),
    ...(fights ? { boxes: { all: (world.roster.boxes[unit] as readonly number[]).length, crossed: view.known.lost[unit] as number } } : {}),
    ...(band === undefined ? {} : { band }),
    marks: marksOf(words, view, unit),
    ...(isSpent(view, unit) ? { spent: true } : {}),
    name: unitName(words, view.open, unit),
  };
}

/** Fighting counters on top, the strongest last. */
const rank = (face: CounterFace): number => face.strength ?? (face.symbol === 'headquarters' ? -2 : -1);

/** Every counter these eyes see, and the assault off its coast. */
export function stacksOf(words: Words, view: LiberatingAssaultView): readonly Stack[] {
  const found = new Map<number, CounterFace[]>(coastStacks(words, view).map(({ hex, faces }) => [hex, [...faces]]));
  const afloat = anchorages(words, view);
  view.known.hex.forEach((at, unit) => {
    const hex = at >= 0 ? at : at === -2 ? afloat.get(formationOf(view.open, unit)) : undefined;
    if (hex === undefined) return;
    const face = faceOf(words, view, unit);
    const faces = found.get(hex);
    if (faces) faces.push(face);
    else found.set(hex, [face]);
  });
  return [...found].map(([hex, faces]) => ({ hex, faces: faces.sort((a, b) => rank(a) - rank(b)) }));
}
