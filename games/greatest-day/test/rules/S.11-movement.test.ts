import { hex, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { COLUMN } from '../../src/index.js';
import { allowanceOf, destinations, freshMover, postures, wayTo } from '../../src/rules/movement.js';
import { hasRoom } from '../../src/rules/stacking.js';
import { actingFrame } from '../../src/steps/activation.js';
import { movingFrame } from '../../src/steps/move.js';
import { at, module, Position, world } from '../position.js';

const SUFFOLKS = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-1-suffolk-${company}`);

describe('movement (§S.11)', () => {
  it('in Column two hexes of road cost a point, fewer than one hex off it (§S.12, §2.3.1)', () => {
    const position = new Position('to-the-sea');
    const unit = position.put('3rd-27-arm-bde-staffs-yeo-c', '36.012', COLUMN);
    const { path, cost } = wayTo(world, position.open, freshMover(unit), at('36.011'));
    expect([path.length, cost]).toEqual([2, 2]);
  });
  it('no more than the allowance is spent, and no hex held by the enemy is entered', () => {
    const position = new Position('to-the-sea');
    const unit = position.unit('3rd-8-bde-1-suffolk-a');
    const reach = destinations(world, position.open, freshMover(unit));
    expect(reach.every((to) => wayTo(world, position.open, freshMover(unit), to).cost <= allowanceOf(world, position.open, unit))).toBe(
      true,
    );
    position.put('716-kg-krug-stp-17-hillman', '34.013');
    expect(destinations(world, position.open, freshMover(unit))).not.toContain(at('34.013'));
  });
  it('vehicles enter a town in Column only (§2.1.5), and deploy there', () => {
    const position = new Position('to-the-sea');
    const tanks = position.put('3rd-27-arm-bde-staffs-yeo-a', '37.010');
    for (const id of ['a', 'b', 'c', 'd']) position.put(`3rd-8-bde-1-s-lancs-${id}`, '39.011');
    expect(destinations(world, position.open, freshMover(tanks))).not.toContain(at('37.011'));
    position.put('3rd-27-arm-bde-staffs-yeo-a', '37.010', COLUMN);
    expect(destinations(world, position.open, freshMover(tanks))).toContain(at('37.011'));
    position.put('3rd-27-arm-bde-staffs-yeo-a', '37.011', COLUMN);
    expect(postures(world, position.open, freshMover(tanks))).toContain('deploy');
  });
});

describe('stacking (§S.14)', () => {
  it('eight steps find room in a hex and a ninth does not; one unit in Column comes besides, a second not', () => {
    const position = new Position('to-the-sea');
    for (const id of SUFFOLKS) position.put(id, '34.012');
    const tanks = position.unit('3rd-27-arm-bde-staffs-yeo-a');
    expect(hasRoom(world, position.open, tanks, at('34.012'))).toBe(false);
    position.put('3rd-27-arm-bde-staffs-yeo-a', '37.013', COLUMN);
    expect(hasRoom(world, position.open, tanks, at('34.012'))).toBe(true);
    position.put('3rd-27-arm-bde-staffs-yeo-b', '34.012', COLUMN);
    expect(hasRoom(world, position.open, tanks, at('34.012'))).toBe(false);
  });
});

describe('opportunity fire (§S.22)', () => {
  /** The Tiger's company has the road in its zone; a squadron leaves a hex of it. */
  function leaving() {
    const position = new Position('black-baron');
    const { open } = position;
    position.put('7th-22-arm-bde-1-rb-a', '84.061', COLUMN);
    const cromwells = position.put('7th-22-arm-bde-4-cly-a', '80.061', COLUMN);
    open.chit = -1;
    open.played = [];
    open.stack.length = 0;
    open.stack.push({ step: 'turn', next: 8 }, { ...actingFrame('allied', cromwells, 0), done: [0] }, movingFrame('allied', cromwells));
    const to = destinations(world, open, freshMover(cromwells))[0] as number;
    module.play(position.state, 'allied', hex(to));
    return { position, cromwells, tigers: position.unit('ind-s-ss-pz-101-s-ss-pz-101-2'), to };
  }
  it('asks the enemy whose zone is left, before the step is made; a pass lets it be made', () => {
    const { position, cromwells } = leaving();
    expect(module.awaits(position.state)).toMatchObject({ kind: 'seats', seats: ['german'] });
    expect(position.open.hex[cromwells]).toBe(at('80.061'));
    module.play(position.state, 'german', word('let-go'));
    expect(position.open.hex[cromwells]).not.toBe(at('80.061'));
  });
  it('needs a check no Command Point can pass, and each firer tries once an Action', () => {
    const { position, tigers } = leaving();
    module.play(position.state, 'german', { kind: 'unit', unit: tigers });
    const awaits = module.awaits(position.state);
    expect(awaits).toMatchObject({ kind: 'chance', roll: { why: 'check' } });
    if (awaits.kind === 'chance') module.resolve(position.state, awaits.roll, [9]);
    const moving = position.open.stack.find(({ step }) => step === 'moving');
    expect(moving?.step === 'moving' && moving.tried).toEqual([tigers]);
    expect(module.legal(module.view(position.state, ['german']), 'german')).not.toContainEqual({ kind: 'unit', unit: tigers });
  });
});
