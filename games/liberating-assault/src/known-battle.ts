import type { Seat, UnitId } from '@bocage/kernel';
import type { Eyes } from './eyes.js';
import { blankBattle } from './rules/effective.js';
import { gunSeat, leadSeat } from './rules/lead.js';
import { ALLIED, type Battle, NONE, type Open, type Sealed, UNSEEN } from './types.js';
import type { World } from './world.js';

const ELSEWHERE = blankBattle(ALLIED, UNSEEN);
const FOUGHT_ELSEWHERE: Battle = { ...ELSEWHERE, fought: 1 };

/** §4.13 Support is its giver’s while it is being given: guns, their cards, and Flak. */
export function knownSupport(
  world: World,
  open: Open,
  sealed: Pick<Sealed, 'permit'>,
  seats: readonly Seat[],
  battle: Battle,
): Pick<Battle, 'attackGuns' | 'attackAmmo' | 'defenceGuns' | 'defenceAmmo' | 'attackFlak' | 'defenceFlak'> {
  const isOwn = (gun: UnitId): boolean => seats.includes(gunSeat(world, open, sealed, gun) ?? '');
  const cards = (guns: readonly number[], ammo: readonly number[]): number[] => ammo.filter((_, i) => isOwn(guns[i] as number));
  return {
    attackGuns: battle.attackGuns.filter(isOwn),
    attackAmmo: cards(battle.attackGuns, battle.attackAmmo),
    defenceGuns: battle.defenceGuns.filter(isOwn),
    defenceAmmo: cards(battle.defenceGuns, battle.defenceAmmo),
    attackFlak: battle.attackFlak.filter(isOwn),
    defenceFlak: battle.defenceFlak.filter(isOwn),
  };
}

/** §4.12 A battle one may look at; a card is known to whoever plays it until the battle is fought. */
export function knownBattle(world: World, open: Open, sealed: Sealed, { seats, hexes }: Eyes, battle: Battle): Battle {
  if (hexes[battle.target] !== 1) return battle.fought === 1 ? FOUGHT_ELSEWHERE : ELSEWHERE;
  if (battle.fought === 1) return battle;
  const plays = (role: 'attack' | 'defence'): boolean => seats.includes(leadSeat(world, open, battle, role) ?? '');
  return {
    ...battle,
    ...(open.stack.at(-1)?.step === 'support' ? knownSupport(world, open, sealed, seats, battle) : {}),
    attackTactic: plays('attack') ? battle.attackTactic : NONE,
    defenceTactic: plays('defence') ? battle.defenceTactic : NONE,
  };
}
