import { type Action, createRng, type UnitId, word } from '@bocage/kernel';
import { ammoAt, gunsInReach } from '../rules/artillery.js';
import { coastTactic } from '../rules/coast.js';
import { attackParts, defenceParts, sumOf } from '../rules/strength.js';
import { playableTactics, type Role } from '../rules/tactics.js';
import { DONE, readNumbered } from '../steps/steps.js';
import { ALLIED, type Battle, type BattlesFrame, type LiberatingAssaultView, NONE, type Tactic } from '../types.js';
import { boxWorth } from './clash.js';
import { type Mind, printOf } from './mind.js';
import { cardGame, maskOfCards, promise, type Stakes } from './worth.js';

/** What both sides can win or lose in a battle that is joined. */
function stakesOf(mind: Mind, { open, known }: LiberatingAssaultView, battle: Battle): Stakes {
  const { world } = mind;
  const boxes = (units: readonly number[]): number =>
    units.reduce((sum, unit) => sum + (world.roster.fights[unit] ? boxWorth(world, { field: known, open }, unit) : 0), 0);
  const place = world.places.indexOf(battle.target);
  const points = place >= 0 ? (world.data.scenarios.places.list[place]?.points ?? 0) : 0;
  const nearby = mind.ways.reduce((sum, ways) => sum + Math.max(0, 3 - (ways[battle.target] ?? 9)), 0);
  const beach = battle.side === ALLIED && battle.works === 1 ? 20 : 0;
  return { attackerBox: boxes(battle.attackers), defenderBox: boxes(battle.defenders), ground: 2 + 10 * points + nearby + beach };
}

/** What a battle is worth to its attacker with these cards fired by both. */
function valueWith(mind: Mind, { open, known }: LiberatingAssaultView, battle: Battle, stakes: Stakes): number {
  const { world } = mind;
  const difference = sumOf(attackParts(world, open, known, battle)) - sumOf(defenceParts(world, open, known, battle));
  const works = coastTactic(world, open, known, battle);
  const defence = works ? [works] : playableTactics(world, battle, 'defence');
  const chances = mind.chances(maskOfCards(playableTactics(world, battle, 'attack')), maskOfCards(defence));
  return promise(world, difference, chances, stakes);
}

/** The battle as it would be with more cards of one's own and all the enemy can fire. */
function imagined(mind: Mind, { open, known }: LiberatingAssaultView, battle: Battle, role: Role, gun: UnitId, cards: number): Battle {
  const { world } = mind;
  const other: Role = role === 'attack' ? 'defence' : 'attack';
  const theirs = gunsInReach(world, open, known, battle, other).filter((one) => world.roster.kind[one] !== 'flak');
  const answer = theirs.map((one) => ammoAt(world, known, one));
  const own = role === 'attack' ? battle.attackAmmo : battle.defenceAmmo;
  const guns = role === 'attack' ? battle.attackGuns : battle.defenceGuns;
  const [ownGuns, ownAmmo] =
    cards > 0
      ? [
          [...guns, gun],
          [...own, cards],
        ]
      : [[...guns], [...own]];
  return role === 'attack'
    ? { ...battle, attackGuns: ownGuns, attackAmmo: ownAmmo, defenceGuns: theirs, defenceAmmo: answer }
    : { ...battle, defenceGuns: ownGuns, defenceAmmo: ownAmmo, attackGuns: theirs, attackAmmo: answer };
}

/** What an ammo card must bring to be fired, in boxes: the next turn could use it too. */
const PRICE = 0.5;

interface Shot {
  readonly action: Action;
  readonly gain: number;
}

/** What firing is worth a card, over all numbers of cards that could be fired. */
function bestShot(mind: Mind, view: LiberatingAssaultView, action: Action): Shot {
  const { world } = mind;
  const { known } = view;
  const { name, numbers } = readNumbered(action);
  const [index, gun] = numbers as [number, number];
  const battle = known.battles[index] as Battle;
  const role: Role = gun < world.roster.allied === (battle.side === ALLIED) ? 'attack' : 'defence';
  const stakes = stakesOf(mind, view, battle);
  const sign = role === 'attack' ? 1 : -1;
  const without = valueWith(mind, view, imagined(mind, view, battle, role, gun, 0), stakes);
  if (name === 'flak') {
    const base = imagined(mind, view, battle, role, gun, 0);
    const kept =
      role === 'attack' ? { ...base, attackFlak: [...base.attackFlak, gun] } : { ...base, defenceFlak: [...base.defenceFlak, gun] };
    return { action, gain: sign * (valueWith(mind, view, kept, stakes) - without) + 0.01 };
  }
  let gain = -1;
  for (let cards = 1; cards <= ammoAt(world, known, gun); cards++) {
    const value = valueWith(mind, view, imagined(mind, view, battle, role, gun, cards), stakes);
    gain = Math.max(gain, (sign * (value - without)) / cards - PRICE);
  }
  return { action, gain };
}

/** §4.13 Guns fire where their cards change most; what changes nothing is kept. */
export function chooseSupport(mind: Mind, view: LiberatingAssaultView, legal: readonly Action[]): Action {
  const shots = legal.filter((action) => action !== DONE).map((action) => bestShot(mind, view, action));
  const best = shots.reduce<Shot>((a, b) => (b.gain > a.gain ? b : a), { action: DONE, gain: 0 });
  return best.action;
}

/** Deterministic chance: what this seat alone knows decides, so that nobody can foresee it. */
function drawn(view: LiberatingAssaultView, salt: number, chances: readonly number[]): number {
  const { hand, hex, lost } = view.known;
  const rng = createRng(`${printOf(hand)}:${printOf(hex)}:${printOf(lost)}:${view.open.turn}:${salt}`);
  let left = rng.below(10_000) / 10_000;
  for (let i = 0; i < chances.length; i++) {
    left -= chances[i] as number;
    if (left < 0) return i;
  }
  return chances.length - 1;
}

/** §4.12 The card for a battle: against works the one that does best, else drawn from the mixture no enemy can exploit. */
export function chooseTactic(mind: Mind, view: LiberatingAssaultView, legal: readonly Action[], index: number, role: Role): Action {
  const { world } = mind;
  const { open, known } = view;
  const battle = known.battles[index] as Battle;
  const own = legal.map((action) => (action as { word: string }).word as Tactic);
  const works = coastTactic(world, open, known, battle);
  const theirs = works ? [works] : playableTactics(world, battle, role === 'attack' ? 'defence' : 'attack');
  const difference = sumOf(attackParts(world, open, known, battle)) - sumOf(defenceParts(world, open, known, battle));
  const stakes = stakesOf(mind, view, battle);
  const { rows, columns } =
    role === 'attack' ? cardGame(world, own, theirs, difference, stakes) : cardGame(world, theirs, own, difference, stakes);
  const chances = role === 'attack' ? rows : columns;
  return word(own[works ? chances.indexOf(Math.max(...chances)) : drawn(view, index, chances)] as Tactic);
}

/** The battle a seat has to choose a card for: the first of the wave without one among those it leads. */
export function nextTactic(
  { open, known }: LiberatingAssaultView,
  leads: (battle: Battle, role: Role) => boolean,
): { index: number; role: Role } | undefined {
  const frame = open.stack.findLast(({ step }) => step === 'battles') as BattlesFrame;
  for (const index of frame.now) {
    const battle = known.battles[index] as Battle;
    if (battle.contested === 0) continue;
    for (const role of ['attack', 'defence'] as const) {
      if (role === 'defence' && battle.works === 1) continue;
      const chosen = role === 'attack' ? battle.attackTactic : battle.defenceTactic;
      if (chosen === NONE && leads(battle, role)) return { index, role };
    }
  }
  return undefined;
}
