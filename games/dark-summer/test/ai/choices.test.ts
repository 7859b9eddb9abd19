import { NO_PLAN } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { overStackedHexes } from '../../src/rules/5-stacking/over-stack.js';
import { isUnitSupplied } from '../../src/rules/13-supply/supply.js';
import { type BattleFrame, BEACH_CLOSED, BRITISH, EXITED, GERMANS, US } from '../../src/types.js';
import { position } from '../position.js';
import { Advice } from './advice.js';

const fighting = (command: 0 | 1 | 2) =>
  ({ step: 'fighting', asks: command === 2 ? 'german' : 'allied', command, kind: 'combat' }) as const;
const moving = (command: 0 | 1 | 2) => ({ step: 'moving', asks: command === 2 ? 'german' : 'allied', command, kind: 'move' }) as const;

describe('attacks', () => {
  const weak = { 'ge-915-352': '3207' };
  const strong = { 'ge-kg-25-12ss-pz': '3207', 'ge-kg-26-12ss-pz': '3207', 'ge-kg-pz12-12ss-pz': '3207' };

  it('a good one is made, by enough units', () => {
    const us = { 'us-18-1-inf': '3206', 'us-26-1-inf': '3206', 'us-16-1-inf': '3206', 'us-cca-2-arm': '3306', 'us-ccb-2-arm': '3306' };
    const advice = new Advice(position({ units: { ...us, ...weak }, beaches: ['3203', '3303'] }), fighting(US));
    expect(advice.next()).toBe('3207');
  });

  it('a hopeless one is not, however hard a player drives', () => {
    const at = () => position({ units: { 'us-18-1-inf': '3206', ...strong }, beaches: ['3203', '3303'] });
    expect(new Advice(at(), fighting(US)).next()).toBe('done');
    expect(new Advice(at(), fighting(US)).next({ book: 'veteran' })).toBe('done');
  });
});

describe('moves', () => {
  it('nobody walks out of supply', () => {
    const at = position({
      units: { 'us-18-1-inf': '3204', 'us-26-1-inf': '3204', 'us-102-cav': '3305', 'ge-915-352': '3207', 'ge-916-352': '3407' },
      beaches: ['3203', '3303'],
    });
    const advice = new Advice(at, moving(US));
    advice.all();
    for (const id of ['us-18-1-inf', 'us-26-1-inf', 'us-102-cav']) expect(isUnitSupplied(at.world, at.open, at.id(id))).toBe(true);
  });

  it('nobody leaves a beach with which the game would be lost, far as the enemy may be (§3.2.1)', () => {
    const units = { 'br-69-50-inf': '4102', 'br-231-50-inf': '4105', 'ge-915-352': '3613', 'br-8-3-inf': '4603' };
    const isLeft = (...closed: readonly string[]): boolean => {
      const at = position({ units, beaches: ['4102', '4603'] });
      for (const label of closed) at.open.beach[at.world.ground.beaches.findIndex(({ hex }) => hex === at.hex(label))] = BEACH_CLOSED;
      const advice = new Advice(at, moving(BRITISH));
      advice.all();
      return ![advice.place('br-69-50-inf'), advice.place('br-231-50-inf')].includes('4102');
    };
    expect(isLeft()).toBe(true);
    expect(isLeft('4003', '4203')).toBe(false);
  });

  it('nobody goes where there is no room, nor stays where there is none, even if all was forgotten (§5.2)', () => {
    const units = {
      'us-18-1-inf': '3204',
      'us-26-1-inf': '3204',
      'us-16-1-inf': '3204',
      'us-116-29-inf': '3204',
      'us-115-29-inf': '3305',
      'ge-915-352': '3209',
    };
    const at = position({ units, beaches: ['3203', '3303'] });
    new Advice(at, moving(US)).all();
    expect(overStackedHexes(at.world, at.open, US)).toEqual([]);
    const forgetful = position({ units, beaches: ['3203', '3303'] });
    new Advice(forgetful, moving(US)).all(NO_PLAN, 'forgets');
    expect(overStackedHexes(forgetful.world, forgetful.open, US)).toEqual([]);
  });

  it('Germans go into an empty Caen before the British do', () => {
    const at = position({
      units: {
        'br-8-3-inf': '4603',
        'br-185-3-inf': '4604',
        'ge-kg-125-21-pz': '4907',
        'ge-kg-192-21-pz': '4408',
        'ge-kg-pz22-21-pz': '4809',
      },
      beaches: ['4603'],
    });
    const advice = new Advice(at, moving(GERMANS));
    advice.all();
    const inCaen = ['ge-kg-125-21-pz', 'ge-kg-192-21-pz', 'ge-kg-pz22-21-pz'].filter((id) =>
      at.world.data.scenarios.places.caen.includes(String(advice.place(id))),
    );
    expect(inCaen.length).toBeGreaterThanOrEqual(2);
  });

  it('nobody leaves Avranches while others are in Brittany, unless enough stay', () => {
    const left = (...names: readonly string[]): number => {
      const units = { ...Object.fromEntries(names.map((name) => [name, '2726'])), 'ge-986-276': '3428' };
      const at = position({ units, beaches: ['2403'], open: { turn: 8, brittanyTurn: 7, boundaryLifted: 1, cherbourgTurn: 4 } });
      at.open.control[at.world.controlIndex[at.hex('2726')] as number] = 0;
      const advice = new Advice(at, moving(US));
      advice.all();
      return names.filter((name) => advice.place(name) !== '2726').length;
    };
    expect(left('us-39-9-inf')).toBe(0);
    expect(left('us-39-9-inf', 'us-47-9-inf')).toBe(0);
    expect(left('us-cca-2-arm', 'us-ccb-2-arm', 'us-ccr-2-arm', 'us-102-cav')).toBeGreaterThan(0);
  });

  it('whole Panzer divisions leave the map on the last turn, broken ones do not', () => {
    const panzers = { 'ge-kg-2-2-pz': '6209', 'ge-kg-304-2-pz': '6210', 'ge-kg-pz3-2-pz': '6109' };
    const at = position({ units: { ...panzers, 'br-8-3-inf': '4603' }, beaches: ['4603'], open: { turn: 10 } });
    const whole = new Advice(at, moving(GERMANS));
    whole.all();
    expect(Object.keys(panzers).map((id) => whole.place(id))).toEqual([EXITED, EXITED, EXITED]);

    const rest = { 'ge-kg-2-2-pz': '6209', 'ge-kg-304-2-pz': '6210', 'br-8-3-inf': '4603' };
    const broken = position({ units: rest, beaches: ['4603'], open: { turn: 10 } });
    broken.open.steps = broken.open.steps.with(broken.id('ge-kg-pz3-2-pz'), 0);
    const advice = new Advice(broken, moving(GERMANS));
    advice.all();
    expect(advice.place('ge-kg-2-2-pz')).not.toBe(EXITED);
  });
});

describe('airborne', () => {
  const withdraw = { step: 'withdraw', asks: 'allied', command: US } as const;
  const at = (turn: number) =>
    position({ units: { 'us-505-82-ab': '2303', 'us-507-82-ab': '2104', 'ge-1058-91': '1903' }, beaches: ['2403'], open: { turn } });

  it('stay while they are needed and leave by turn 5', () => {
    expect(new Advice(at(2), withdraw).next()).toBe('done');
    expect(new Advice(at(4), withdraw).next()).not.toBe('done');
    expect(new Advice(at(5), withdraw).all()).toEqual(expect.arrayContaining(['us-505-82-ab', 'us-507-82-ab']));
  });
});

describe('support and chits', () => {
  it('the fleet is called where it decides a fight', () => {
    const at = position({ units: { 'br-8-3-inf': '4604', 'ge-kg-125-21-pz': '4605' }, beaches: ['4603'] });
    const battle: BattleFrame = {
      step: 'battle',
      command: BRITISH,
      kind: 'combat',
      target: at.hex('4605'),
      units: at.ids('br-8-3-inf'),
      attackSupport: [],
      defenceSupport: [],
      next: 'defence-support',
      result: '',
    };
    const advice = new Advice(at, battle, { step: 'support', asks: 'allied', command: BRITISH, purpose: 'attack' });
    expect(['british-naval', 'british-tac-air-1']).toContain(advice.next());
  });

  it('attacks that promise nothing do not take the place of a move', () => {
    const at = position({ units: { 'us-18-1-inf': '3204', 'ge-915-352': '3207' }, beaches: ['3203'] });
    const chit = { step: 'chit', asks: 'allied', command: US, sides: ['move', 'combat'] } as const;
    expect(new Advice(at, chit).next()).toBe('move');
  });
});
