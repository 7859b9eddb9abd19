import { differ, differInList } from '@bocage/testkit';
import {
  ALLIED,
  AT_SEA,
  type Battle,
  CARDS,
  DESTROYED,
  GERMAN,
  type LiberatingAssaultEvent,
  type LiberatingAssaultState,
  type Side,
} from '../../src/types.js';
import { offered } from './answers.js';
import { formationOf, needsFuel } from './command.js';
import type { Counter, Paper } from './paper.js';
import type { AssaultShadow } from './shadows.js';

type Spent = 'fuel' | 'ammo';
const SPENT: readonly Spent[] = ['fuel', 'ammo'];
/** §4.21 Moves that burn fuel; nobody spends any by being driven back or by arriving. */
const DRIVEN = ['attack', 'exploit', 'tactical', 'strategic', 'advanced', 'landed'];

/** Teams hold cards and, after them, divisions. */
const sideOfHolder = ({ teams, formations }: Paper, holder: number): Side =>
  holder < teams.length
    ? /^(german|ge)-/.test(teams[holder]?.id ?? '')
      ? GERMAN
      : ALLIED
    : (formations[holder - teams.length]?.side as Side);

const inHand = ({ sealed }: LiberatingAssaultState, holder: number, card: Spent): number =>
  sealed.hand[holder * CARDS.length + CARDS.indexOf(card)] as number;

/** All cards of a kind a side has, in hands and on counters: what lies on a lost counter is lost. */
function held(paper: Paper, state: LiberatingAssaultState, side: Side, card: Spent): number {
  const holders = paper.teams.length + paper.formations.length;
  let sum = 0;
  for (let holder = 0; holder < holders; holder++) if (sideOfHolder(paper, holder) === side) sum += inHand(state, holder, card);
  for (const counter of paper.counters)
    if (counter.side === side && state.sealed.hex[counter.unit] !== DESTROYED) sum += state.sealed[card][counter.unit] as number;
  return sum;
}

/** §4.4 §4.13 §4.21 Cards spent, by what the events say: ammo in the battle it was fired in, fuel at the end of the turn. */
function spent(
  paper: Paper,
  { sealed }: LiberatingAssaultState,
  events: readonly LiberatingAssaultEvent[],
  side: Side,
  card: Spent,
): number {
  const fired = new Map<number, number>();
  const gone = new Set(sealed.hex.flatMap((hex, unit) => (hex === DESTROYED ? [unit] : [])));
  const left = (unit: number): number => (sealed[card][unit] as number) - (fired.get(unit) ?? 0);
  return events.reduce((sum, event) => {
    if (event.event === 'battle' && card === 'ammo') {
      const { attackAmmo, attackGuns, defenceAmmo, defenceGuns, side: attacker } = sealed.battles[event.battle] as Battle;
      [...attackGuns, ...defenceGuns].forEach((gun, i) => {
        fired.set(gun, (fired.get(gun) ?? 0) + ([...attackAmmo, ...defenceAmmo][i] as number));
      });
      const [guns, cards] = attacker === side ? [attackGuns, attackAmmo] : [defenceGuns, defenceAmmo];
      // What lay on a gun lost in an earlier battle is counted as lost already.
      return guns.reduce((total, gun, i) => total + (gone.has(gun) ? 0 : (cards[i] as number)), sum);
    }
    // Guns that are overrun lose what lies on them.
    if (event.event === 'destroyed') gone.add(event.unit);
    if (event.event === 'destroyed' && paper.counters[event.unit]?.side === side) return sum + left(event.unit);
    if (event.event === 'used' && card === 'fuel' && event.card === card && paper.formations[event.formation]?.side === side)
      return sum + event.count;
    if (event.event === 'struck' && paper.formations[event.formation]?.side === side)
      return sum + event.cards.filter((one) => one === card).length;
    return sum;
  }, 0);
}

/** §10.2 What a side is dealt when a turn begins: the Allies for their divisions ashore, those on foot without fuel. */
function dealt(paper: Paper, { open, sealed }: LiberatingAssaultState, side: Side, card: Spent): number {
  const { german, periods } = paper.cards.supply;
  const { turn } = open;
  if (side === GERMAN) {
    if (card === 'fuel') return german.fuel[Math.min(turn, german.fuel.length) - 1] as number;
    const { first, rise, most } = german.ammo;
    return Math.min(first + rise * (turn - 1), most) + (german.storm.turns.includes(turn) ? german.storm.ammo : 0);
  }
  const [quarters, more] = (periods.findLast(({ from }) => from <= turn) as (typeof periods)[number])[card];
  const ashore = paper.formations.filter(
    ({ side: own, corps, onFoot, hq }) => own === side && !corps && !(card === 'fuel' && onFoot) && (sealed.hex[hq] as number) >= 0,
  );
  return Math.max(0, Math.floor((ashore.length * quarters) / 4) + more);
}

/** §2.1 §4.3 §6.1 to §6.5 Counters that fuel or ammo can still be laid on. */
function mayBeLaid(paper: Paper, state: LiberatingAssaultState, counter: Counter, card: Spent): boolean {
  const formation = formationOf(paper, state, counter);
  const at = state.sealed.hex[counter.unit] as number;
  if (!formation || (at < 0 && at !== AT_SEA)) return false;
  const number = paper.formations.indexOf(formation);
  const holder = formation.corps ? paper.teams.findIndex(({ id }) => id === formation.id) : paper.teams.length + number;
  const laid = (unit: number) => (state.sealed.laying[unit * CARDS.length + CARDS.indexOf(card)] as number) ?? 0;
  const pending = paper.counters.filter(({ unit }) => state.open.attached[unit] === number).reduce((sum, { unit }) => sum + laid(unit), 0);
  const most = card === 'fuel' ? Number(counter.unit === formation.hq && anyNeedsFuel(paper, state, number)) : gunLimit(paper, counter);
  return inHand(state, holder, card) > pending && laid(counter.unit) + (state.sealed[card][counter.unit] as number) < most;
}

/** §2.1 §8.3 A brigade that was lent to men on foot lives on a card of theirs. */
const anyNeedsFuel = (paper: Paper, state: LiberatingAssaultState, formation: number): boolean =>
  paper.counters.some((counter) => state.open.attached[counter.unit] === formation && needsFuel(paper, state, counter));

const gunLimit = ({ tables }: Paper, { kind, gun }: Counter): number =>
  gun ? tables.artillery[kind as keyof typeof tables.artillery].cards : 0;

/** §2.1 §2.2 §4.3 §4.21 §10.2 Where cards may lie, which are spent, and that none is lost or made. */
export function supplyShadow(paper: Paper): AssaultShadow {
  const moved = new Set<number>();
  return {
    name: 'supply',
    *asked({ state, seat, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'place' || frame.level !== 'division') return;
      for (const card of SPENT) {
        const prefix = `lay:${CARDS.indexOf(card)}:`;
        const own = paper.counters.filter(({ side }) => (side === GERMAN) === (seat === 'german'));
        yield* differInList(
          `counters ${card} may be laid on`,
          offered(legal).words.flatMap((word) => (word.startsWith(prefix) ? [Number(word.slice(prefix.length))] : [])),
          own.filter((counter) => mayBeLaid(paper, state, counter, card)).map(({ unit }) => unit),
        );
      }
    },
    *made({ before, state, events }) {
      for (const event of events) if (event.event === 'moved' && event.path.length > 0 && DRIVEN.includes(event.how)) moved.add(event.unit);
      const deal = events.some((event) => event.event === 'closed' && event.step === 'arrivals') && state.open.turn > 1;
      for (const side of [ALLIED, GERMAN])
        for (const card of SPENT) {
          const expected = held(paper, before, side, card) - spent(paper, before, events, side, card);
          yield* differ(`${card} of side ${side}`, held(paper, state, side, card), expected + (deal ? dealt(paper, state, side, card) : 0));
        }
      if (events.some((event) => event.event === 'stage' && event.stage === 'retrieve')) {
        yield* burnt(paper, before, events, moved);
        moved.clear();
      }
    },
  };
}

/** §4.21 Fuel is spent where anybody who needs it moved, and nowhere else. */
function* burnt(paper: Paper, before: LiberatingAssaultState, events: readonly LiberatingAssaultEvent[], moved: ReadonlySet<number>) {
  const used = events.flatMap((event) => (event.event === 'used' && event.card === 'fuel' ? [event.formation] : []));
  const expected = paper.formations.flatMap(({ hq }, formation) => {
    const drove = paper.counters.some(
      (counter) => moved.has(counter.unit) && before.open.attached[counter.unit] === formation && needsFuel(paper, before, counter),
    );
    return drove && (before.sealed.fuel[hq] as number) > 0 ? [formation] : [];
  });
  yield* differInList('divisions that spent their fuel', used, expected);
}
