import { ASK, makeAction, Orders, type StandingOrder } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIVE, CUP } from '../src/index.js';
import { position } from './position.js';
import { type DarkSummerScene, fight, moving, only, played } from './scene.js';

/** What orders say to the question a scene has come to. */
function said(scene: DarkSummerScene, seat: string, ...list: readonly StandingOrder[]): string | undefined {
  const view = scene.view(seat);
  const action = scene.at.module.orders?.answer(view, seat, scene.legal(seat), new Orders(list));
  return action && makeAction(action);
}

describe('§9.3.4 standing orders for reactions', () => {
  const asked = (cup: Partial<Record<(typeof CUP)[number], number>>) => {
    const at = position({ drill: {}, units: { 'ge-6-fj': '5020' } });
    at.open.reactions = 2;
    at.open.cup = CUP.map((chit) => cup[chit] ?? 0);
    return only(at, { step: 'react', asks: 'german' });
  };
  const late = (n: number): StandingOrder => ({ kind: 'reaction', choice: 'late', n });

  it('pass, or pass until few Allied chits are left and then ask', () => {
    expect(said(asked({ us: 2 }), 'german', { kind: 'reaction', choice: 'pass' })).toBe('pass');
    expect(said(asked({ us: 2 }), 'german', late(1))).toBe('pass');
    expect(said(asked({ us: 1, 'british-move': 1 }), 'german', late(1))).toBe('pass');
    expect(said(asked({ us: 1, german: 2 }), 'german', late(1))).toBeUndefined();
    expect(said(asked({ us: 2 }), 'german')).toBeUndefined();
  });

  it('are the German’s alone', () => {
    const scene = asked({ us: 1 });
    expect(scene.at.module.orders?.asked(scene.view('german'), 'german')).toEqual({ kind: 'reaction', units: [] });
    expect(scene.at.module.orders?.asked(scene.view('allied'), 'allied')).toBeUndefined();
    expect(said(scene, 'allied', { kind: 'reaction', choice: 'pass' })).toBeUndefined();
  });
});

describe('§10.3 §10.3.2 standing orders for emergency withdrawal', () => {
  const SLIP: StandingOrder = { kind: 'withdrawal', choice: 'slip' };
  const held = () =>
    position({
      drill: {},
      beaches: ['3203'],
      units: { 'ge-914-352': '5020', 'us-39-9-inf': '5019', 'us-47-9-inf': '5021', 'ge-6-fj': '4616' },
    });

  it('take a unit that is held fast, and lead it where the enemy is farthest', () => {
    const at = held();
    const scene = moving(at, 2);
    const unit = at.id('ge-914-352');
    expect(said(scene, 'german', SLIP)).toBe(`u${unit}`);
    scene.play('ge-914-352');
    const to = said(scene, 'german', SLIP);
    expect(scene.offered('german').map((label) => `h${scene.hex(label)}`)).toContain(to);
    expect(scene.at.module.orders?.asked(scene.view('german'), 'german')).toEqual({ kind: 'withdrawal', units: [unit] });
  });

  it('leave alone who can move, who is an exception, and who has said nothing', () => {
    const at = held();
    const scene = moving(at, 2);
    expect(said(scene, 'german', SLIP, { kind: 'withdrawal', unit: at.id('ge-914-352'), choice: ASK })).toBeUndefined();
    expect(said(scene, 'german', { kind: 'withdrawal', unit: at.id('ge-914-352'), choice: 'slip' })).toBe(`u${at.id('ge-914-352')}`);
    expect(said(scene, 'german')).toBeUndefined();
    expect(scene.at.module.orders?.units?.(scene.view('german'), 'german', 'withdrawal')).toEqual(
      at.ids('ge-6-fj', 'ge-914-352').sort((a, b) => a - b),
    );
    scene.play('ge-6-fj');
    expect(said(scene, 'german', SLIP)).toBeUndefined();
  });

  it('count in a reaction where the option is played', () => {
    const at = held();
    at.open.marks[at.id('ge-914-352')] = ACTIVE;
    at.open.reactionWithdrawal = 1;
    expect(said(moving(at, 2, 'reaction'), 'german', SLIP)).toBe(`u${at.id('ge-914-352')}`);
  });
});

describe('§R.EX §8.3 §11.3.2 standing orders for the rest', () => {
  it('soften an exchange or not', () => {
    const at = position({ drill: {}, units: { 'ge-6-fj': '5020' } });
    const scene = played(at, { step: 'soften', asks: 'german' });
    expect(said(scene, 'german', { kind: 'exchange', choice: 'both-lose' })).toBe('both-lose');
    expect(said(scene, 'german', { kind: 'exchange', choice: 'exchange' })).toBe('exchange');
    expect(said(scene, 'german')).toBeUndefined();
  });

  it('keep the airborne here before a turn', () => {
    const at = position({ drill: {}, beaches: ['3203'], units: { 'us-502-101-ab': '3203' } });
    const scene = played(at, { step: 'withdraw', asks: 'allied', command: 0 });
    const keep = (n: number): StandingOrder => ({ kind: 'homeward', choice: 'keep', n });
    expect(scene.step).toBe('withdraw');
    expect(said(scene, 'allied', keep(4))).toBe('done');
    expect(said(scene, 'allied', keep(2))).toBeUndefined();
  });

  it('say nothing while an attack is put together', () => {
    const at = position({ drill: {}, units: { 'ge-6-fj': '5020', 'us-39-9-inf': '5019' } });
    const scene = fight(at, 0);
    expect(said(scene, 'allied', { kind: 'support', choice: 'all' }, { kind: 'withdrawal', choice: 'slip' })).toBeUndefined();
  });
});
