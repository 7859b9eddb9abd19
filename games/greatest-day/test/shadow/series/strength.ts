import { ENTRENCHED, IMPROVED } from '../../../src/types.js';
import { inCommand } from './command.js';
import { hasBridge, isRaised, isRubble, isSunken } from './ground.js';
import { type Field, isCommando, isGun, type Piece } from './pieces.js';

export interface Attack {
  readonly kind: string;
  readonly firer: Piece;
  readonly target: Piece;
  /** Where the target is hit. */
  readonly at: number;
  readonly add: number;
  readonly bonus: number;
}

/** Kinds at which the target has left its works behind (§S.22, B5). */
const MOVING = ['opportunity', 'running', 'charging'];
const INDIRECT = ['indirect', 'counter-battery'];
const CLOSE = ['storming', 'assault', 'air', 'rockets', 'support'];

/** §S.17 The row of the table: guns that fire directly use the yellow one. */
export function colourOf({ paper }: Field, { kind, firer }: Attack): string {
  if (kind === 'assault') return firer.armoured ? firer.colour : paper.tables.assaulting.unarmoured;
  return isGun(firer) && !INDIRECT.includes(kind) ? 'yellow' : firer.colour;
}

/** §2.1 §2.3 §2.4 What the ground does for a target; Column loses what protects. */
function coverAt(field: Field, attack: Attack): number {
  const { paper } = field;
  const { target: piece, at, kind } = attack;
  const { target } = paper.tables.modifiers;
  const row = paper.tables.terrain.rows.find(({ terrain }) => terrain === paper.terrain(at));
  const { terrain, colours } = paper.tables.terrain.noGunModifier;
  const ignored = paper.terrain(at) === terrain && colours.includes(colourOf(field, attack));
  const ground = row && !ignored ? (piece.armoured ? row.armoured : row.unarmoured) : 0;
  const road = isRaised(paper, at) ? target.raised : isSunken(paper, at) ? (piece.vehicle ? target.sunkenVehicle : target.sunkenLeg) : 0;
  if (piece.column && hasBridge(paper, at)) return target.bridge + road;
  const hill = paper.has(at, 'hill') && !INDIRECT.includes(kind) ? (piece.armoured ? target.hillArmoured : target.hillUnarmoured) : 0;
  const rubble = isRubble(field, at) ? target.rubble : 0;
  const kept = [ground, rubble, hill, ridgeAcross(field, attack)].filter((part) => !piece.column || part > 0);
  return kept.reduce((sum, part) => sum + part, road);
}

/** §2.2.2 A Ridge between who fires and his target: for direct and opportunity fire, not for Assault ratings. */
function ridgeAcross({ paper }: Field, { firer, target, at, kind }: Attack): number {
  if (['assault', 'air', 'rockets', ...INDIRECT].includes(kind)) return 0;
  const { ridgeArmoured, ridgeUnarmoured } = paper.tables.modifiers.target;
  const last = paper.neighbours(at).filter((hex) => paper.distance(hex, firer.hex) < paper.distance(at, firer.hex));
  const ridges = last.filter((hex) => paper.side(hex, at).features?.includes('ridge'));
  if (ridges.length === 0 || ridges.length < last.length) return 0;
  return target.armoured ? ridgeArmoured : ridgeUnarmoured;
}

const massOf = ({ paper }: Field, steps: number): number => paper.tables.modifiers.target.mass.find((row) => steps >= row.steps)?.add ?? 0;

/** §S.18 Range: by the hex against unarmoured targets, in two steps against armour. */
export function rangeOf({ paper }: Field, { firer, target, at, kind }: Attack): number {
  if ([...CLOSE, ...INDIRECT].includes(kind)) return 0;
  const distance = paper.distance(firer.hex, at);
  const { rangePerHex, rangeArmoured, rangeArmouredMost } = paper.tables.modifiers.target;
  if (!target.armoured) return rangePerHex * Math.max(0, distance - 1);
  // The printed range counts, also for guns that fire directly: three hexes are not their farthest.
  if (distance <= 1) return 0;
  return distance >= firer.range ? rangeArmouredMost : rangeArmoured;
}

/** §S.18 What is on the target and around it. */
export function targetSide(field: Field, attack: Attack): number {
  const { target: piece, at, kind } = attack;
  const { target } = field.paper.tables.modifiers;
  const there = field
    .stack(at)
    .filter(({ unit, side, template }) => side === piece.side && unit !== piece.unit && template.symbol !== 'craft');
  const steps = there.reduce((sum, other) => sum + other.steps, piece.steps);
  const dug = piece.works === IMPROVED ? target.improved : piece.works === ENTRENCHED ? target.entrenched : 0;
  return (
    piece.defence +
    (piece.column ? target.column : 0) +
    (MOVING.includes(kind) ? 0 : dug) +
    (piece.bocage ? target.bocage : 0) +
    massOf(field, steps) +
    coverAt(field, attack) +
    rangeOf(field, attack) +
    (kind === 'running' ? target.running : kind === 'charging' ? target.charging : 0)
  );
}

const dark = ({ night, storm }: Field, mods: { night: number; nightAndStorm: number; storm?: number }): number =>
  night && storm ? mods.nightAndStorm : night ? mods.night : storm ? (mods.storm ?? 0) : 0;

/** §S.18 What is on who fires. */
export function firerSide(field: Field, { kind, firer, bonus }: Attack): number {
  const { fire, assault } = field.paper.tables.modifiers;
  const byHand = kind === 'assault';
  const mods = byHand ? assault : fire;
  const barrage = firer.hex < 0 ? 0 : field.barrage(firer.hex);
  const lost = firer.steps < firer.printedSteps && firer.template.reduced === undefined;
  const fighters = byHand && field.night && field.paper.tables.assaulting.nightFighters.includes(firer.division);
  return (
    ((byHand ? firer.assault : firer.fire) ?? 0) +
    (firer.column ? mods.column : 0) +
    mods.perCohesion * firer.cohesion +
    (lost ? mods.stepLoss : 0) +
    (barrage === 1 ? mods.lightBarrage : barrage === 2 ? mods.heavyBarrage : 0) +
    (!byHand && kind !== 'storming' && firer.works === ENTRENCHED ? fire.entrenched : 0) +
    (firer.bocage ? mods.bocage : 0) +
    (isCommando(firer) && !inCommand(field, firer) ? mods.commandoOutOfCommand : 0) +
    dark(field, mods) +
    (fighters ? assault.nightFighters : 0) +
    (bonus > 0 ? fire.companyBonus : 0)
  );
}

/** §S.17 §S.18 The strength of an attack, at most what the table has. */
export function strengthOf(field: Field, attack: Attack): number {
  const all = firerSide(field, attack) + targetSide(field, attack) + attack.add;
  return Math.min(field.paper.tables.crt.highest, all);
}

/** §S.17 §S.19 What a die does: 0 always hits, 9 never. Entrenched targets count as armoured. */
export function resultOf(field: Field, attack: Attack, strength: number, die: number): string {
  if (die === 9 || (die > strength && die !== 0)) return '-';
  const { target, kind } = attack;
  const armoured = target.armoured || (target.works === ENTRENCHED && !MOVING.includes(kind));
  const row = field.paper.tables.crt.rows.find(({ colour }) => colour === colourOf(field, attack));
  return (armoured ? row?.armoured : row?.unarmoured)?.[die] ?? '?';
}
