import { type Action, type Seat, type Step, word } from '@bocage/kernel';
import { TACTICS, type Tactic } from '../data/shapes.js';
import { leadSeat } from '../rules/lead.js';
import { playableTactics, type Role } from '../rules/tactics.js';
import { type Battle, type BattlesFrame, type LiberatingAssaultTypes, NONE, type Open, type Sealed, type TacticsFrame } from '../types.js';
import type { World } from '../world.js';
import { readNumbered, seatsInOrder, simultaneous } from './steps.js';

const CARDS_OF: readonly Action[] = TACTICS.map((tactic) => word(tactic));

interface Choice {
  readonly index: number;
  readonly role: Role;
  readonly seat: Seat | undefined;
}

const chosen = (battle: Battle, role: Role): number => (role === 'attack' ? battle.attackTactic : battle.defenceTactic);

/** §4.12 §8.1 Cards that somebody has to choose in a wave; works on a beach play their own. */
function choices(world: World, open: Open, sealed: Sealed, now: readonly number[]): Choice[] {
  return now.flatMap((index) => {
    const battle = sealed.battles[index] as Battle;
    if (battle.contested === 0) return [];
    const roles: Role[] = battle.works === 1 ? ['attack'] : ['attack', 'defence'];
    return roles.map((role) => ({ index, role, seat: leadSeat(world, open, battle, role) }));
  });
}

export function tacticsFrame(world: World, open: Open, sealed: Sealed, now: readonly number[]): TacticsFrame[] {
  const seats = seatsInOrder(
    world,
    open,
    choices(world, open, sealed, now).map(({ seat }) => seat),
  );
  return seats.length > 0 ? [{ step: 'tactics', asks: [...seats] }] : [];
}

const nowOf = (open: Open): readonly number[] => (open.stack.findLast(({ step }) => step === 'battles') as BattlesFrame).now;

function choose(battle: Battle, role: Role, tactic: number): void {
  if (role === 'attack') battle.attackTactic = tactic;
  else battle.defenceTactic = tactic;
}

/** §4.12 A card for each battle, one battle after another, unseen by the other side. */
export const createTacticsStep = (world: World): Step<LiberatingAssaultTypes, TacticsFrame> => {
  const next = (open: Open, sealed: Sealed, seat: Seat): Choice | undefined =>
    choices(world, open, sealed, nowOf(open)).find(
      (choice) => choice.seat === seat && chosen(sealed.battles[choice.index] as Battle, choice.role) === NONE,
    );
  return simultaneous<TacticsFrame>(world, {
    section: '4.12',
    isBusy: ({ open, known }, _frame, seat) => next(open, known, seat) !== undefined,
    legal({ open, known }, _frame, seat) {
      const choice = next(open, known, seat);
      if (!choice) return [];
      const cards = playableTactics(world, known.battles[choice.index] as Battle, choice.role);
      return cards.map((tactic) => CARDS_OF[TACTICS.indexOf(tactic)] as Action);
    },
    whyNot: (_view, _frame, _seat, action) => (CARDS_OF.includes(action) ? { code: 'not-this-card', section: '4.12' } : undefined),
    play({ open, sealed }, _frame, seat, action, tell) {
      const choice = next(open, sealed, seat);
      if (!choice) throw new Error('no card is wanted');
      const tactic = readNumbered(action).name as Tactic;
      const battle = sealed.battles[choice.index] as Battle;
      choose(battle, choice.role, TACTICS.indexOf(tactic));
      tell({ event: 'tactic', section: '4.12', target: battle.target, tactic, to: [seat] });
    },
  });
};

/** §4.12 Where nobody chose, because nobody could or control closed the step, the first card that may be played is. */
export function defaultTactics(world: World, battle: Battle): void {
  for (const role of ['attack', 'defence'] as const)
    if (chosen(battle, role) === NONE) choose(battle, role, TACTICS.indexOf(playableTactics(world, battle, role)[0] ?? 'outflank'));
}
