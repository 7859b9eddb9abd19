import { hex, unit, word } from '@bocage/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DarkSummerEvent, DarkSummerFrame, DarkSummerTypes, DarkSummerView } from '../../src/index.js';
import { groundFor, type Position, position } from '../position.js';

const { ai } = groundFor();
type Watch = NonNullable<ReturnType<NonNullable<NonNullable<typeof ai>['watch']>>>;

let watch: Watch;
beforeEach(() => {
  watch = (ai as NonNullable<typeof ai>).watch?.() as Watch;
});

const viewOf = (at: Position): DarkSummerView => ({ seats: [], open: at.open, known: {} });
const ask = (at: Position, ...frames: readonly DarkSummerFrame[]): void => {
  at.open.stack = [{ step: 'over', outcome: { level: 'stopped' } }, ...frames];
};
const told = (at: Position, ...events: readonly DarkSummerTypes['event'][]): void => watch.after(viewOf(at), events);
const count = (seat: string, name: string): number | undefined => watch.counted().ceilings[seat]?.[name];

describe('units moved out of supply', () => {
  const ring = {
    'ge-915-352': '3210',
    'ge-916-352': '3411',
    'ge-914-352': '3413',
    'ge-986-276': '3214',
    'ge-987-276': '3013',
    'ge-988-276': '3011',
  };
  const at = () => position({ units: { 'us-18-1-inf': '3204', ...ring }, beaches: ['3203'] });
  const leg = (here: Position): DarkSummerFrame => ({
    step: 'leg',
    asks: 'allied',
    unit: here.id('us-18-1-inf'),
    kind: 'move',
    via: 0,
    left: -1,
    unboxed: 0,
  });
  const move = (here: Position, to: string): void => {
    ask(here, leg(here));
    watch.before(viewOf(here), 'allied', hex(here.hex(to)));
    here.move('us-18-1-inf', to);
    told(here, { event: 'moved', unit: here.id('us-18-1-inf'), path: [here.hex('3204'), here.hex(to)], halves: 4 });
  };

  it('count when a unit in supply goes where there is none', () => {
    move(at(), '3212');
    expect(count('allied', 'moved-out-of-supply')).toBe(1);
  });

  it('do not when supply follows', () => {
    move(at(), '3205');
    expect(count('allied', 'moved-out-of-supply')).toBe(0);
  });
});

describe('units lost to stacking', () => {
  const lose = (removedBy: string): number | undefined => {
    const at = position({ units: { 'us-18-1-inf': '3204' }, beaches: ['3203'] });
    ask(at, { step: 'over-stack', asks: removedBy, hex: at.hex('3204') });
    watch.before(viewOf(at), removedBy, unit(at.id('us-18-1-inf')));
    told(at, { event: 'over-stacked', unit: at.id('us-18-1-inf'), hex: at.hex('3204') });
    return count('allied', 'lost-to-stacking');
  };

  it('count when the enemy removes them after a move', () => expect(lose('german')).toBe(1));
  it('do not when their owner does after a retreat', () => expect(lose('allied')).toBe(0));
});

describe('attacks below 1-2', () => {
  const battle = (at: Position, column: string): DarkSummerEvent => ({
    event: 'battle',
    command: 0,
    kind: 'combat',
    target: at.hex('3207'),
    units: at.ids('us-18-1-inf'),
    attack: 5,
    defence: 18,
    odds: '1-4',
    shift: 0,
    column,
    die: 1,
    printed: 'AL2',
    result: 'AL2',
  });
  const fight = (column: string, obliged: readonly string[]): number | undefined => {
    const at = position({ units: { 'us-18-1-inf': '3206', 'ge-kg-25-12ss-pz': '3207' }, beaches: ['3203'] });
    at.open.obliged = obliged.map((label) => at.hex(label));
    ask(at, { step: 'fighting', asks: 'allied', command: 0, kind: 'combat' });
    watch.before(viewOf(at), 'allied', hex(at.hex('3207')));
    told(at, battle(at, column));
    return count('allied', 'attacks-below-1-2');
  };

  it('count when they were chosen', () => expect(fight('1-3', [])).toBe(1));
  it('do not when they were owed', () => expect(fight('1-3', ['3207'])).toBe(0));
  it('do not at 1-2', () => expect(fight('1-2', [])).toBe(0));
});

describe('Reaction chits', () => {
  const pass = (units: Readonly<Record<string, string>>): number | undefined => {
    const at = position({ units, beaches: ['4603'], open: { reactions: 1, phase: 'action' } });
    ask(at, { step: 'react', asks: 'german' });
    watch.before(viewOf(at), 'german', word('pass'));
    told(at, { event: 'passed', command: 2 });
    at.open.phase = 'attrition';
    told(at, { event: 'phase', turn: 2, phase: 'attrition' });
    return count('german', 'unused-reactions');
  };

  it('left over count when a division could have saved Caen', () => {
    const panzers = { 'ge-kg-125-21-pz': '4907', 'ge-kg-192-21-pz': '4408', 'ge-kg-pz22-21-pz': '4809' };
    expect(pass({ ...panzers, 'br-8-3-inf': '4604', 'br-185-3-inf': '4604' })).toBe(1);
  });

  it('left over do not when nobody had anything to do', () => {
    expect(pass({ 'ge-garrison': '5308', 'br-8-3-inf': '4603' })).toBe(0);
  });
});
