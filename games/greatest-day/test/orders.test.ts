import { ASK, hex, makeAction, Orders, orderAnswer, type StandingOrder, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import type { CheckReason } from '../src/frames/combat.js';
import { COLUMN, type GreatestDayFrame } from '../src/index.js';
import { destinations, freshMover } from '../src/rules/movement.js';
import { actingFrame } from '../src/steps/activation.js';
import { movingFrame } from '../src/steps/move.js';
import { module, Position, world } from './position.js';
import { GameScene } from './scene.js';

function said({ state }: Position, seat: string, ...list: readonly StandingOrder[]): string | undefined {
  const view = module.view(state, [seat]);
  const action = orderAnswer(module, view, seat, module.legal(view, seat), new Orders(list));
  return action && makeAction(action);
}

/** §S.22 Somebody sets out, in the zone of whoever stands there. */
function setOut(position: Position, mover: number): void {
  const { open } = position;
  open.chit = -1;
  open.played = [];
  open.stack.length = 0;
  open.stack.push({ step: 'turn', next: 8 }, { ...actingFrame('allied', mover, 0), done: [0] }, movingFrame('allied', mover));
  module.play(position.state, 'allied', hex(destinations(world, open, freshMover(mover))[0] as number));
}

/** Cromwells leave a hex next to the Tigers. */
function leaving() {
  const position = new Position('black-baron');
  position.put('7th-22-arm-bde-1-rb-a', '84.061', COLUMN);
  setOut(position, position.put('7th-22-arm-bde-4-cly-a', '80.061', COLUMN));
  return { position, tigers: position.unit('ind-s-ss-pz-101-s-ss-pz-101-2') };
}

/** Shermans in the open, and one German company of tanks so far away. */
function farOff(distance: number): Position[] {
  const from = world.grid.parse('36.013') as number;
  return world.grid.ring(from, distance).flatMap((at) => {
    const position = new Position('to-the-sea');
    position.open.hex.fill(-1);
    position.open.box.fill(1);
    position.put(PANZERS, world.grid.label(at));
    const shermans = position.put('3rd-27-arm-bde-staffs-yeo-c', '36.013');
    setOut(position, shermans);
    const isNear = world.grid.distance(at, position.open.hex[shermans] as number) < distance;
    return !isNear && said(position, 'german', { kind: 'opportunity', choice: 'always' }) === `u${position.unit(PANZERS)}`
      ? [position]
      : [];
  });
}

const PANZERS = '21pz-kg-oppeln-i-pz-22-1';

const fire = (choice: string, n?: number, unit?: number): StandingOrder => ({ kind: 'opportunity', choice, n, unit });

describe('§S.22 standing orders for opportunity fire', () => {
  it('fire, hold, or fire at armour, which these are', () => {
    const { position, tigers } = leaving();
    expect(said(position, 'german', fire('always'))).toBe(`u${tigers}`);
    expect(said(position, 'german', fire('armour'))).toBe(`u${tigers}`);
    expect(said(position, 'german', fire('never'))).toBe('pass');
    expect(said(position, 'german')).toBeUndefined();
    expect(said(position, 'allied', fire('always'))).toBeUndefined();
  });

  it('go by the strength the shot would have', () => {
    const { position, tigers } = leaving();
    const answers = [-4, 0, 2, 4, 6, 8].map((n) => said(position, 'german', fire('strength', n)));
    const firing = answers.filter((answer) => answer === `u${tigers}`).length;
    expect(answers).toEqual([...Array(firing).fill(`u${tigers}`), ...Array(6 - firing).fill('pass')]);
    expect([answers[0], answers.at(-1)]).toEqual([`u${tigers}`, firing === 6 ? `u${tigers}` : 'pass']);
  });

  it('hold the fire of one unit until the enemy is next to it, or ask about it', () => {
    const { position, tigers } = leaving();
    expect(said(position, 'german', fire('always'), fire('adjacent', undefined, tigers))).toBe(`u${tigers}`);
    expect(said(position, 'german', fire('always'), fire(ASK, undefined, tigers))).toBeUndefined();
    const far = farOff(3)[0] as Position;
    expect(said(far, 'german', fire('always'), fire('adjacent', undefined, far.unit(PANZERS)))).toBe('pass');
    expect(said(far, 'german', fire('never'), fire('always', undefined, far.unit(PANZERS)))).toBe(`u${far.unit(PANZERS)}`);
  });

  it('name who is asked, and who can be given orders', () => {
    const { position, tigers } = leaving();
    const view = module.view(position.state, ['german']);
    expect(module.orders?.asked(view, 'german')).toEqual({ kind: 'opportunity', units: [tigers] });
    expect(module.orders?.asked(view, 'allied')).toBeUndefined();
    expect(module.orders?.units?.(view, 'german', 'opportunity')).toContain(tigers);
    expect(module.orders?.units?.(view, 'allied', 'opportunity')).not.toContain(tigers);
  });
});

describe('§S.20 §S.21 standing orders for checks and conversions', () => {
  const asking = (frame: (unit: number) => GreatestDayFrame, points: number) => {
    const position = new Position('black-baron');
    const unit = position.put('7th-22-arm-bde-4-cly-a', '80.061');
    position.open.cp.fill(points);
    position.open.stack.push(frame(unit));
    return position;
  };
  const suffering = (points: number) =>
    asking((unit) => ({ step: 'suffer', asks: 'allied', unit, result: 1, stage: 2, answer: -1 }), points);
  const checking = (points: number, why: CheckReason = 'result') =>
    asking((unit) => ({ step: 'check', asks: 'allied', unit, why, add: 0, open: 1 }), points);

  it('convert suppression by points while they last, then by a check', () => {
    const order: StandingOrder = { kind: 'conversion', choice: 'pay', n: 2 };
    const canPay = module.legal(module.view(suffering(9).state, ['allied']), 'allied').includes(word('pay'));
    expect(said(suffering(9), 'allied', order)).toBe(canPay ? 'pay' : 'check');
    expect(said(suffering(2), 'allied', order)).toBe('check');
    expect(said(suffering(9), 'allied', { kind: 'conversion', choice: 'take' })).toBe('take');
    expect(said(suffering(9), 'allied')).toBeUndefined();
    expect(said(suffering(9), 'german', order)).toBeUndefined();
  });

  it('pay for a check as long as enough points are kept', () => {
    const order: StandingOrder = { kind: 'checks', choice: 'pay', n: 3 };
    expect(said(checking(9), 'allied', order)).toBe('pay');
    expect(said(checking(3), 'allied', order)).toBe('roll');
    expect(said(checking(9), 'allied', { kind: 'checks', choice: 'roll' })).toBe('roll');
    expect(said(checking(9), 'allied', { kind: 'checks', choice: 'roll' }, { ...order, unit: 1 })).toBe('roll');
  });

  it('answer the kind of check they were given for, and no other', () => {
    const kinds = { result: 'checks', rally: 'rally-checks', bonus: 'bonus-checks' } as const;
    for (const [why, kind] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
      const view = module.view(checking(9, why).state, ['allied']);
      expect(module.orders?.asked(view, 'allied')?.kind).toBe(kind);
      for (const [other, one] of Object.entries(kinds)) {
        const answers = ['roll', 'pay'].map((choice) => said(checking(9, why), 'allied', { kind: one, choice, n: 2 }));
        expect(answers, `${kind} asked, ${one} given`).toEqual(other === why ? ['roll', 'pay'] : [undefined, undefined]);
      }
      expect(said(checking(9, why), 'allied', { kind: 'conversion', choice: 'check' }, { kind: 'bonus', choice: 'bonus' })).toBeUndefined();
    }
  });
});

describe('§4.2.2(1) §4.2.3 standing orders for landings', () => {
  const COD = '716-kg-krug-stp-20-cod';
  const order = (choice: string): StandingOrder => ({ kind: 'landings', choice });
  const answer = (scene: GameScene, choice: string, seat = 'german'): string | undefined => {
    const view = module.view(scene.state, [seat]);
    const action = orderAnswer(module, view, seat, module.legal(view, seat), new Orders([order(choice)]));
    return action && makeAction(action);
  };
  /** A craft past the obstacles. */
  const craft = (): GameScene => new GameScene('one-battalion-ashore').chit('naval').play('landing-craft-1', '34.008').roll(9);

  it('say when the nests fire, and who fires at the craft', () => {
    const scene = craft();
    expect(['both', 'craft', 'ashore', 'hold'].map((choice) => answer(scene, choice))).toEqual(['hold', 'nests', 'hold', 'hold']);
    scene.play('hold');
    const cod = `u${scene.id(COD)}`;
    expect(['both', 'craft', 'ashore', 'hold'].map((choice) => answer(scene, choice))).toEqual([cod, cod, 'pass', 'pass']);
  });
  it('go by the strength of the shot, and by what was said of one unit (§4.2.3(a))', () => {
    const scene = craft().play('hold');
    const cod = scene.id(COD);
    const said = (...list: readonly StandingOrder[]): string | undefined => {
      const view = module.view(scene.state, ['german']);
      const action = orderAnswer(module, view, 'german', module.legal(view, 'german'), new Orders(list));
      return action && makeAction(action);
    };
    const from = (n: number): StandingOrder => ({ kind: 'landings', choice: 'strength', n });
    expect([-4, 8].map((n) => said(from(n)))).toEqual([`u${cod}`, 'pass']);
    expect(said(order('craft'), { ...order('hold'), unit: cod })).toBe('pass');
    expect(said(order('hold'), { ...order('craft'), unit: cod })).toBe(`u${cod}`);
    expect(said(order('hold'), { ...order(ASK), unit: cod })).toBeUndefined();
    scene.play('pass', 'deployed', 'hold');
    expect(said(order('craft'), { ...order('ashore'), unit: cod })).toBe(`u${scene.id('3rd-5-ar-re-79th-77-5-ar')}`);
  });
  it('say who is fired at ashore, then by whom', () => {
    const scene = craft().play('hold', 'pass', 'deployed');
    const funny = `u${scene.id('3rd-5-ar-re-79th-77-5-ar')}`;
    expect(['both', 'craft', 'ashore', 'hold'].map((choice) => answer(scene, choice))).toEqual([funny, 'hold', funny, 'hold']);
    scene.play('hold');
    expect(answer(scene, 'both')).toBe('pass');
    expect(answer(scene, 'ashore')).toBe(funny);
    scene.play('3rd-5-ar-re-79th-77-5-ar');
    expect(answer(scene, 'ashore')).toBe(`u${scene.id(COD)}`);
  });
  it('are the German’s alone, and nothing where nothing was said', () => {
    const scene = craft();
    expect(answer(scene, ASK)).toBeUndefined();
    expect(answer(scene, 'both', 'allied')).toBeUndefined();
    const view = module.view(scene.state, ['german']);
    expect(module.orders?.asked(view, 'german')).toEqual({ kind: 'landings', units: [] });
    expect(module.orders?.asked(view, 'allied')).toBeUndefined();
  });
});

it('§S.18 guns and ships are asked for the Company Bonus as others are', () => {
  const position = new Position('black-baron');
  const firer = position.put('7th-22-arm-bde-4-cly-a', '80.061');
  const fields = {
    kind: 'indirect',
    at: 0,
    target: -1,
    contact: -1,
    formation: -1,
    bonus: 0,
    others: [],
    lays: 0,
    zero: 0,
    answer: -1,
  } as const;
  position.open.stack.push({ step: 'indirect', asks: 'allied', firer, stage: 1, ...fields, others: [] });
  expect(said(position, 'allied', { kind: 'bonus', choice: 'plain' })).toBe('plain');
  expect(said(position, 'allied')).toBeUndefined();
});

describe('§S.26 §S.27 standing orders for who is assaulted', () => {
  const [TIGERS, RIFLES] = ['ind-s-ss-pz-101-s-ss-pz-101-2', '7th-22-arm-bde-1-rb-a'];
  /** The Tigers go for a company beside them, which could run. */
  const assault = (): GameScene => {
    const scene = new GameScene('black-baron');
    scene.only(TIGERS, RIFLES);
    scene.put(TIGERS, '79.061');
    scene.put(RIFLES, '80.061');
    return scene.chit('direct:german').play(TIGERS, 'assault', '80.061').roll(10);
  };
  const answer = (scene: GameScene, ...list: readonly StandingOrder[]): string | undefined => {
    const view = module.view(scene.state, ['allied']);
    const action = orderAnswer(module, view, 'allied', module.legal(view, 'allied'), new Orders(list));
    return action && makeAction(action);
  };

  it('let it stand or run, one unit otherwise than the others', () => {
    const scene = assault();
    const [stand, run] = ['stand', 'run'].map((choice): StandingOrder => ({ kind: 'assaulted', choice })) as [StandingOrder, StandingOrder];
    expect([answer(scene, stand), answer(scene, run), answer(scene)]).toEqual(['stand', 'run', undefined]);
    expect(answer(scene, stand, { ...run, unit: scene.id(RIFLES) })).toBe('run');
    expect(answer(scene, { ...run, unit: scene.id(TIGERS) })).toBeUndefined();
  });

  it('fire at who charges, or hold: by the strength, at armour, always', () => {
    const scene = assault().play('stand');
    const at = `u${scene.id(TIGERS)}`;
    const order = (choice: string, n?: number): StandingOrder => ({ kind: 'charges', choice, n });
    expect(['always', 'armour', 'never', ASK].map((choice) => answer(scene, order(choice)))).toEqual([at, at, 'hold', undefined]);
    expect([-4, 8].map((n) => answer(scene, order('strength', n)))).toEqual([at, 'hold']);
  });
});
