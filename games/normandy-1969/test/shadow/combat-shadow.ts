import { differ, differInList } from '@bocage/testkit';
import { type AttackFrame, type GunfireFrame, LOST, type NormandyState } from '../../src/types.js';
import { offered } from './answers.js';
import { battle, canBeat, columnOf, defenceOf, joiners, mayAttack, missionsFor, mostGunfire, sumOf, unattacked } from './combat.js';
import type { Paper } from './paper.js';
import { type Field, pieceOf, readField } from './pieces.js';
import type { NormandyShadow } from './shadows.js';

/** §R.5 Every set of at most three hexes with this one in it that could be attacked together. */
function* targetSets(paper: Paper, all: readonly number[], chosen: readonly number[]): Iterable<readonly number[]> {
  yield chosen;
  if (chosen.length >= paper.tables.limits.targets) return;
  const near = all.filter(
    (hex) =>
      hex > (chosen.length > 1 ? (chosen.at(-1) as number) : -1) &&
      chosen.every((other) => other !== hex && paper.sheet.distance(hex, other) <= 2),
  );
  for (const hex of near) yield* targetSets(paper, all, [...chosen, hex]);
}

/** §R.5 §C.2 Hexes an attack can begin with. Learnt: one that can be beaten only with another's gunfire is added to that one. */
function targets(paper: Paper, state: NormandyState, field: Field, side: 0 | 1) {
  const all = unattacked(state, field, side);
  const isBeaten = (set: readonly number[]) => canBeat(paper, state, field, side, set, joiners(paper, state, field, side, set));
  const alone = all.filter((hex) => isBeaten([hex]));
  const lost = all.filter((hex) => {
    for (const set of targetSets(paper, all, [hex])) if (!set.some((one) => alone.includes(one)) && isBeaten(set)) return true;
    return false;
  });
  return { alone, lost };
}

/** §R.5 §C.2 §E.6 What the attack being put together may still be given. */
function attackOffers(paper: Paper, state: NormandyState, frame: AttackFrame) {
  const field = readField(paper, state);
  const { side } = frame;
  const chosen = frame.units.map((unit) => pieceOf(paper, state, unit));
  const units = joiners(paper, state, field, side, frame.targets).filter(({ unit }) => !frame.units.includes(unit));
  const hexes = unattacked(state, field, side).filter((hex) => {
    const set = [...frame.targets, hex];
    if (frame.targets.includes(hex) || set.length > paper.tables.limits.targets) return false;
    return (
      chosen.every((piece) => mayAttack(paper, state, field, piece, set)) &&
      canBeat(paper, state, field, side, set, joiners(paper, state, field, side, set))
    );
  });
  return { units: units.map(({ unit }) => unit), hexes, declare: canBeat(paper, state, field, side, frame.targets, chosen) };
}

/** §G.1 to §G.4 §C.2 Missions for one hex; none only where the attack does not depend on it. */
function gunfireOffers(paper: Paper, state: NormandyState, frame: GunfireFrame): string[] {
  const fight = state.open.stack.find(({ step }) => step === 'battle');
  if (fight?.step !== 'battle') return [];
  const [hex, ...rest] = frame.hexes as [number, ...number[]];
  const { missions } = state.open;
  const missionsHere = missionsFor(paper, missions, hex, frame.purpose);
  if (frame.purpose === 'defence') return ['none', ...missionsHere.map(({ id }) => id)];
  const attack = sumOf(fight.units.map((unit) => pieceOf(paper, state, unit))) + fight.attackSupport;
  const defence = defenceOf(readField(paper, state), fight.targets);
  const enough = (points: number, left: readonly number[]) =>
    columnOf(paper, attack + points + mostGunfire(paper, left, rest), defence) >= 0;
  const spent = (id: string) => missions.map((left, i) => (paper.tables.gunfire[i]?.id === id ? left - 1 : left));
  return [
    ...(enough(0, missions) ? ['none'] : []),
    ...missionsHere.filter(({ id, attack: points }) => enough(points, spent(id))).map(({ id }) => id),
  ];
}

/** §R.5 §C.1 to §C.4 §C.10 §E.3 §G.1 to §G.4 Who may attack what, with how much, and what comes of it. */
export function combatShadow(paper: Paper): NormandyShadow {
  const { label } = paper.sheet;
  return {
    name: 'combat',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      const { units, hexes, words } = offered(legal);
      if (frame?.step === 'combat') {
        const { alone, lost } = targets(paper, state, readField(paper, state), frame.side);
        yield* differInList('hexes that may be attacked', hexes.map(label), alone.map(label));
        yield* differInList('hexes of attacks that could be declared and cannot begin', lost.map(label), []);
      }
      if (frame?.step === 'attack') {
        const expected = attackOffers(paper, state, frame);
        const where = `attack by ${frame.units} on ${frame.targets.map(label)}`;
        yield* differInList(`units that may join the ${where}`, units, expected.units);
        // The hexes are chosen first.
        if (frame.units.length === 0)
          yield* differInList(`hexes that may be added to the ${where}`, hexes.map(label), expected.hexes.map(label));
        yield* differ(`whether it may be declared, the ${where}`, words.includes('declare'), expected.declare);
      }
      if (frame?.step === 'gunfire') yield* differInList('missions', words, gunfireOffers(paper, state, frame));
    },
    *made({ before, state, move, events }) {
      const fight = before.open.stack.at(-1);
      const report = events.find(({ event }) => event === 'battle');
      if (report?.event !== 'battle' || fight?.step !== 'battle' || move.kind !== 'roll') return;
      const expected = battle(paper, before, fight, move.result[0] as number);
      const { attack, defence, column, addition, row, result } = report;
      yield* differ('battle', { attack, defence, column, addition, row, result }, expected);
      const defenders = fight.targets.flatMap((hex) =>
        readField(paper, before)
          .stack(hex)
          .map(({ unit }) => unit),
      );
      const dead = (units: readonly number[]) => units.filter((unit) => state.open.hex[unit] === LOST);
      if (result === 'AX') yield* differInList('attackers removed', dead(fight.units), fight.units);
      if (result === 'EX' || result === 'DX') yield* differInList('defenders removed', dead(defenders), defenders);
      if (result === 'EX') yield* exchangeOwed(paper, before, state, defenders);
    },
  };
}

/** §C.4 The attacker owes the full strength of the defenders. */
function* exchangeOwed(paper: Paper, before: NormandyState, state: NormandyState, defenders: readonly number[]) {
  const frame = state.open.stack.at(-1);
  if (frame?.step !== 'exchange') return;
  const full = defenders.reduce((sum, unit) => sum + pieceOf(paper, before, unit).strength, 0);
  yield* differ('strength owed in the exchange', frame.owed, full);
  yield* differ('who pays', frame.asks, before.open.phase === 'allied-combat' ? 'allied' : 'german');
}
