import type { Action, Seat, Step } from '@bocage/kernel';
import { knownSupport } from '../known-battle.js';
import { nameCard, nameFlak, supports } from '../rules/fighting.js';
import { gunSeat } from '../rules/lead.js';
import type { Role } from '../rules/tactics.js';
import type { Battle, BattlesFrame, LiberatingAssaultTypes, Open, Sealed, SupportFrame } from '../types.js';
import type { World } from '../world.js';
import { numbered, readNumbered, seatsInOrder, simultaneous } from './steps.js';

const ROLES: readonly Role[] = ['attack', 'defence'];

/** Everything that can still be named for the battles of a wave. */
function options(
  world: World,
  open: Open,
  sealed: Sealed,
  now: readonly number[],
): { index: number; role: Role; gun: number; how: 'fire' | 'flak' }[] {
  return now.flatMap((index) => {
    const battle = sealed.battles[index] as Battle;
    if (battle.contested === 0) return [];
    return ROLES.flatMap((role) => supports(world, open, sealed, sealed.battles, battle, role).map((one) => ({ index, role, ...one })));
  });
}

/** §4.13 Asks whoever has guns to fire; nobody when there are none. */
export function supportFrame(world: World, open: Open, sealed: Sealed, now: readonly number[]): SupportFrame[] {
  const seats = seatsInOrder(
    world,
    open,
    options(world, open, sealed, now).map(({ gun }) => gunSeat(world, open, sealed, gun)),
  );
  return seats.length > 0 ? [{ step: 'support', asks: [...seats] }] : [];
}

const nowOf = (open: Open): readonly number[] => (open.stack.findLast(({ step }) => step === 'battles') as BattlesFrame).now;

/** §4.13 §6.4 Divisions say which guns fire at which battle, and what Flak does; turned up together. */
export const createSupportStep = (world: World): Step<LiberatingAssaultTypes, SupportFrame> => {
  const offered = (open: Open, sealed: Sealed, seat: Seat) =>
    options(world, open, sealed, nowOf(open)).filter(({ gun }) => gunSeat(world, open, sealed, gun) === seat);
  // §6.4 What others have named in this step is unknown: two seats’ Flak may go for the same aircraft.
  const toKnowledgeOf = (open: Open, sealed: Sealed, seat: Seat): Sealed => ({
    ...sealed,
    battles: sealed.battles.map((battle) => ({ ...battle, ...knownSupport(world, open, sealed, [seat], battle) })),
  });
  return simultaneous<SupportFrame>(world, {
    section: '4.13',
    legal: ({ open, known }, _frame, seat): Action[] => offered(open, known, seat).map(({ index, how, gun }) => numbered(how, index, gun)),
    whyNot: (_view, _frame, _seat, { kind }) => (kind === 'word' ? { code: 'does-not-reach', section: '6.2' } : undefined),
    play({ open, sealed }, _frame, seat, action, tell) {
      const { name, numbers } = readNumbered(action);
      const [index, gun] = numbers as [number, number];
      const how = name as 'fire' | 'flak';
      const found = offered(open, toKnowledgeOf(open, sealed, seat), seat).find(
        (one) => one.index === index && one.gun === gun && one.how === how,
      );
      if (!found) throw new Error('a gun was named that cannot take part');
      const battle = sealed.battles[index] as Battle;
      (how === 'fire' ? nameCard : nameFlak)(battle, found.role, gun);
      tell({ event: 'fires', section: '4.13', target: battle.target, gun, how, to: [seat] });
    },
  });
};
