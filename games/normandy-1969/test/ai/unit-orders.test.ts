import { createPlayer } from '@bocage/ai';
import { createRng, type GameAi, hex, type Order, type Rng, type UnitPlanning, unit } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { rollName } from '../../src/ai/roll-name.js';
import type { NormandyTypes } from '../../src/index.js';
import { destinations } from '../../src/rules/movement.js';
import { WAITING } from '../../src/types.js';
import { moduleFor, type Placing, Position, position } from '../position.js';
import { followPlayer, followScript } from './script.js';

const planningOf = (at: Position): UnitPlanning<NormandyTypes> =>
  (at.game.ai as GameAi<NormandyTypes>).units as UnitPlanning<NormandyTypes>;

/** Germans who stand alone, and Allies about them. */
const CAEN: Placing = {
  phase: 'allied-first',
  turn: 3,
  allied: { 'br-8-3': '4315', 'br-185-3': '4315', '27-arm': '4415', 'br-9-3': '4415', '4-arm': '4215' },
  german: { 'pg-125': '4519', 'gr-731': '4620' },
};

/** Behind 1615 there is room in 1514 for one more only, and no other way. */
const BEHIND_THE_FLOODS: Placing = {
  scenario: 'bridgehead',
  phase: 'german-movement',
  turn: 1,
  allied: { '4-cav': '1809', 'cca-2': '1810', 'can-8-3': '1710' },
  german: { 'ost-795': '1615', 'gr-922': '1514', 'gr-1050': '1514', 'gr-1057': '1013', 'gr-1049': '0905', 'gr-1058': '1507' },
};

describe('orders that search tries', () => {
  const at = position(CAEN);
  const view = at.view();
  const planning = planningOf(at);

  it('are marches that every unit can make, a list a unit', () => {
    const lists = planning.candidates(view, 'allied').filter(({ length }) => length > 0);
    expect(lists.length).toBe(Object.keys(CAEN.allied ?? {}).length);
    for (const list of lists)
      for (const [first, second] of list) {
        if (first?.kind !== 'unit' || second?.kind !== 'hex') throw new Error('not a march');
        expect(list[0]?.[0]).toEqual(first);
        expect(destinations(at.world, view, first.unit)).toContain(second.hex);
      }
  });

  it('bring several round one enemy, or a whole stack to one hex', () => {
    const ideas = planning.ideas?.(view, 'allied') as (rng: Rng) => readonly Order[];
    const rng = createRng('ideas');
    const drawn = Array.from({ length: 60 }, () => ideas(rng)).filter(({ length }) => length > 0);
    const enemies = ['4519', '4620'].map((label) => at.hex(label));
    const to = (order: Order): number => (order[1]?.kind === 'hex' ? order[1].hex : -1);
    const gathered = drawn.filter((orders) => enemies.some((enemy) => orders.every((o) => at.world.grid.distance(to(o), enemy) === 1)));
    const moved = drawn.filter((orders) => orders.every((order) => to(order) === to(orders[0] as Order)));
    expect(gathered.some((orders) => new Set(orders.map(to)).size > 1)).toBe(true);
    expect(moved.length).toBeGreaterThan(0);
    for (const orders of drawn) expect(gathered.includes(orders) || moved.includes(orders)).toBe(true);
    for (const orders of drawn) expect(new Set(orders.map(([first]) => first)).size).toBe(orders.length);
  });

  it('are given as long as the unit can still get there', () => {
    const from = at.id('4-arm');
    const near = destinations(at.world, view, from)[0] as number;
    expect(planning.fits?.(view, [unit(from), hex(near)])).toBe(true);
    expect(planning.fits?.(view, [unit(from), hex(at.hex('1018'))])).toBe(false);
    expect(planning.fits?.(view, [unit(at.id('us-8-4')), hex(near)])).toBe(false);
  });
});

describe('search plans marches, and', () => {
  it('never orders one that fills the way back of friends (§C.9)', () => {
    const crowded = position(BEHIND_THE_FLOODS);
    const view = crowded.view();
    const to = (name: string, label: string): boolean | undefined =>
      planningOf(crowded).fits?.(view, [unit(crowded.id(name)), hex(crowded.hex(label))]);
    expect(destinations(crowded.world, view, crowded.id('gr-1057'))).toContain(crowded.hex('1514'));
    expect(to('gr-1057', '1514')).toBe(false);
    expect(to('gr-1058', '1509')).toBe(true);
  });

  it('lands whoever is to land when everybody has marched', () => {
    const module = moduleFor();
    const at = new Position(module, module.setup('bridgehead', {}));
    while (at.open.phase !== 'allied-second') followScript(at);
    const waiting = (): number => at.open.hex.slice(0, at.world.roster.allied).filter((where) => where === WAITING).length;
    const before = waiting();
    followPlayer(at, createPlayer('search', at.game, 'land', 12));
    expect(at.open.phase).toBe('german-movement');
    expect(before).toBeGreaterThan(waiting());
  });
});

describe('the dice of imagined play', () => {
  it('are named by what they are rolled for', () => {
    const at = position(CAEN);
    const battle = { step: 'battle', side: 0, units: [], attackSupport: 0, defenceSupport: 0 } as const;
    const named = (target: number): string => rollName({ ...at.open, stack: [{ ...battle, units: [], targets: [target] }] });
    expect(named(5)).toBe(named(5));
    expect(named(5)).not.toBe(named(6));
    expect(rollName({ ...at.open, stack: [{ step: 'scatter', unit: 3, hex: 7 }] })).toBe('scatter:3');
    expect(rollName({ ...at.open, stack: [{ step: 'order' }] })).toBe('order');
  });
});
