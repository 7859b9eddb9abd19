import { Memory, type Seat, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { avenuesOf, liesOn } from '../../src/ai/avenues.js';
import { chooseTactic } from '../../src/ai/fighting.js';
import { chooseLoss } from '../../src/ai/losing.js';
import { createMinds } from '../../src/ai/mind.js';
import { chooseOrder } from '../../src/ai/orders.js';
import { pictureOf } from '../../src/ai/picture.js';
import { planOrders } from '../../src/ai/plan-orders.js';
import { AT_SEA, ATTACK, CARDS, type LiberatingAssaultView, TACTICS } from '../../src/index.js';
import { newBattle } from '../../src/rules/effective.js';
import { playableTactics } from '../../src/rules/tactics.js';
import { chairOf } from '../../src/steps/steps.js';
import { type Placing, type Position, position } from '../position.js';

const viewOf = ({ open, field }: Position, seat: Seat): LiberatingAssaultView => ({ seats: [seat], open, known: field });
const planFor = (at: Position, seat: Seat) => planOrders(pictureOf(createMinds(at.world)(new Memory()), viewOf(at, seat), seat));

const CAEN: Placing = {
  units: {
    'br-51-152': '1716',
    'br-51-153': '1716',
    'br-51-154': '1716',
    'br-51-hq': '1716',
    'br-51-art': '1716',
    'br-49-70': '1816',
    'br-49-146': '1816',
    'br-49-147': '1816',
    'br-49-hq': '1816',
    'br-49-art': '1816',
    'ge-716-726': '1717',
  },
};

const fuelled = (at: Position, ...headquarters: readonly string[]): Position => {
  for (const hq of headquarters) at.field.fuel[at.id(hq)] = 1;
  return at;
};

describe('orders', () => {
  it('attack where it is nearly certain', () => {
    const at = fuelled(position(CAEN), 'br-51-hq', 'br-49-hq');
    const { orders, strikes } = planFor(at, 'allied');
    expect(strikes.map(({ target }) => target)).toEqual([at.hex('1717')]);
    expect([...orders.values()].filter(({ kind }) => kind === ATTACK).length).toBeGreaterThan(1);
  });

  it('leave somebody with the guns when the others go', () => {
    const division = { 'br-51-152': '1615', 'br-51-153': '1615', 'br-51-154': '1615', 'br-51-hq': '1615', 'br-51-art': '1615' };
    const at = fuelled(position({ units: { ...division, 'ge-716-726': '1717' } }), 'br-51-hq');
    const { strikes } = planFor(at, 'allied');
    expect(strikes[0]?.units.length).toBe(2);
  });

  it('do not attack without fuel, nor where it is hopeless', () => {
    expect(planFor(position(CAEN), 'allied').strikes).toEqual([]);
    const strong = { 'ge-12ss-25': '1717', 'ge-12ss-26': '1717', 'ge-12ss-12': '1717', 'ge-21pz-125': '1717', 'ge-21pz-192': '1717' };
    const weak = { 'br-51-152': '1716', 'br-51-hq': '1716' };
    const at = fuelled(position({ units: { ...weak, ...strong } }), 'br-51-hq');
    expect(planFor(at, 'allied').strikes).toEqual([]);
  });

  it('a garrison stays in the place it holds', () => {
    const at = position({ units: { 'ge-716-726': '1717', 'ge-716-hq': '1717', 'br-51-152': '1615', 'br-51-hq': '1615' } });
    expect(planFor(at, 'german').orders.get(at.id('ge-716-726'))).toBeUndefined();
  });

  it('guns do not stay alone before the enemy', () => {
    const at = position({ units: { 'ge-716-726': '1717', 'ge-716-art': '1716', 'br-51-152': '1614', 'br-51-hq': '1614' } });
    expect(planFor(at, 'german').orders.get(at.id('ge-716-art'))?.path).toEqual([at.hex('1717')]);
  });

  it('Germans know the ways by which a place is come at, and who bars them', () => {
    const at = position({ units: { 'br-51-152': '1614', 'ge-716-726': '1717' } });
    const picture = pictureOf(createMinds(at.world)(new Memory()), viewOf(at, 'german'), 'german');
    const caen = avenuesOf(picture).filter(({ place }) => at.world.places[place] === at.hex('1717'));
    expect(caen.map(({ from }) => from)).toEqual([at.hex('1614')]);
    const bars = (hex: string): boolean => caen.some((avenue) => liesOn(picture, avenue, at.hex(hex)));
    expect(['1616', '1717', '1619', '1614'].map(bars)).toEqual([true, true, false, false]);
  });

  it('an attack counts on neighbours of another command, but not on them alone', () => {
    const at = fuelled(position({ ...CAEN, options: { way: 'mega', sight: 'whole' } }), 'br-51-hq', 'br-49-hq');
    const { orders, strikes } = planFor(at, 'br-51-operations');
    const isOwn = (unit: number): boolean => at.open.attached[unit] === at.formation('br-51');
    expect([...orders.keys()].every(isOwn)).toBe(true);
    expect(strikes[0]?.target).toBe(at.hex('1717'));
    const one = {
      'br-51-152': '1716',
      'br-51-hq': '1716',
      'br-49-70': '1816',
      'br-49-146': '1816',
      'br-49-147': '1816',
      'br-49-hq': '1816',
    };
    const many = { 'ge-12ss-25': '1717', 'ge-12ss-26': '1717' };
    const weak = fuelled(position({ units: { ...one, ...many }, options: { way: 'mega', sight: 'whole' } }), 'br-51-hq', 'br-49-hq');
    const own = planFor(weak, 'br-51-operations').orders.get(weak.id('br-51-152'));
    expect(own?.kind).not.toBe(ATTACK);
  });

  it('counters of a stack that go the same way are ordered together', () => {
    const units = { 'br-51-152': '1614', 'br-51-153': '1614', 'br-51-hq': '1614', 'ge-716-726': '1717' };
    const at = fuelled(position({ units }), 'br-51-hq');
    const mind = createMinds(at.world)(new Memory());
    const plan = planFor(at, 'allied').orders;
    expect(plan.get(at.id('br-51-152'))).toEqual(plan.get(at.id('br-51-153')));
    at.field.hex[at.id('br-51-hq')] = at.hex('1514');
    at.field.cursor[chairOf(at.world, at.open, 'allied')] = at.id('br-51-152');
    expect(chooseOrder(mind, viewOf(at, 'allied'), 'allied', ['attack', 'move', 'stack'].map(word))).toBe(word('stack'));
  });

  it('an assault division goes for its beach', () => {
    const at = fuelled(position({ units: { 'br-50-69': AT_SEA, 'br-50-151': AT_SEA, 'br-50-hq': AT_SEA }, open: { turn: 1 } }), 'br-50-hq');
    at.field.targets[at.formation('br-50')] = [at.hex('1513')];
    expect(planFor(at, 'allied').orders.get(at.id('br-50-69'))).toEqual({ kind: ATTACK, path: [at.hex('1513')] });
  });
});

describe('cards given up', () => {
  // §4.4
  it('are those that can best be spared: of a division far from the fight, ammo before fuel', () => {
    const units = {
      'ge-21pz-hq': '1718',
      'ge-21pz-art': '1718',
      'ge-21pz-22': '1717',
      'br-51-152': '1716',
      'ge-711-art': '2018',
      'ge-711-731': '2018',
    };
    const at = position({ units }).lay('ge-21pz-hq', { fuel: 1 }).lay('ge-21pz-art', { ammo: 3 }).lay('ge-711-art', { ammo: 2 });
    const words = (...cards: [card: 'ammo' | 'fuel', unit: string][]) =>
      cards.map(([card, id]) => word(`lose:${CARDS.indexOf(card)}:${at.id(id)}`));
    const choose = (struck: readonly string[], left: number, ...cards: [card: 'ammo' | 'fuel', unit: string][]) => {
      at.field.struck = struck.map((id) => at.formation(id));
      const frame = { step: 'lose-cards', asks: ['german'], by: 'bomber', left } as const;
      return chooseLoss(createMinds(at.world)(new Memory()), viewOf(at, 'german'), 'german', frame, words(...cards));
    };
    expect([choose(['ge-21pz'], 1, ['fuel', 'ge-21pz-hq'], ['ammo', 'ge-21pz-art'])]).toEqual(words(['ammo', 'ge-21pz-art']));
    expect([choose(['ge-21pz', 'ge-711'], 2, ['ammo', 'ge-21pz-art'], ['fuel', 'ge-21pz-hq'], ['ammo', 'ge-711-art'])]).toEqual(
      words(['ammo', 'ge-711-art']),
    );
  });
});

describe('tactics cards', () => {
  const joined = (): Position => {
    const at = position({ units: { 'br-51-152': '1716', 'br-51-153': '1716', 'ge-716-726': '1717' } });
    at.field.battles = [newBattle(at.world, at.ids('br-51-152', 'br-51-153'), at.hex('1717'), at.ids('ge-716-726'))];
    Object.assign(at.field.battles[0] as object, { contested: 1, attackLead: at.formation('br-51'), defenceLead: at.formation('ge-716') });
    return at;
  };
  const cards = (at: Position, role: 'attack' | 'defence') =>
    playableTactics(at.world, at.field.battles[0] as (typeof at.field.battles)[number], role).map((tactic) => word(tactic));

  it('only those whose conditions are met are weighed', () => {
    const at = joined();
    expect(cards(at, 'attack')).toEqual(['outflank', 'assault', 'infiltrate'].map(word));
    const mind = createMinds(at.world)(new Memory());
    const chosen = new Set<unknown>();
    for (let cardsInHand = 0; cardsInHand < 60; cardsInHand++) {
      at.field.hand[0] = cardsInHand;
      chosen.add(chooseTactic(mind, viewOf(at, 'allied'), cards(at, 'attack'), 0, 'attack'));
    }
    for (const card of chosen) expect(cards(at, 'attack')).toContain(card);
    // Nobody can foresee which it will be.
    expect(chosen.size).toBeGreaterThan(1);
  });

  it('the same knowledge gives the same card', () => {
    const once = (): unknown => {
      const at = joined();
      return chooseTactic(createMinds(at.world)(new Memory()), viewOf(at, 'german'), cards(at, 'defence'), 0, 'defence');
    };
    expect(once()).toBe(once());
  });

  it('works on the beach are answered with a card that beats theirs', () => {
    const at = position({ units: { 'br-50-69': AT_SEA, 'br-50-151': AT_SEA }, open: { turn: 1 } });
    const beach = at.hex('1513');
    const i = at.world.ground.coastIndex[beach] as number;
    at.open.coast[i] = 12;
    at.open.coastTactic[i] = TACTICS.indexOf('dig-in');
    at.field.battles = [{ ...newBattle(at.world, at.ids('br-50-69', 'br-50-151'), beach, []), contested: 1, works: 1 }];
    expect(chooseTactic(createMinds(at.world)(new Memory()), viewOf(at, 'allied'), cards(at, 'attack'), 0, 'attack')).toBe(
      word('outflank'),
    );
  });
});
