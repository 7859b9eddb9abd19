import { describe, expect, it } from 'vitest';
import { flakOver, strikeHexes } from '../../src/rules/air.js';
import { createUi } from '../../ui/index.js';
import { module, world } from '../position.js';
import { GameScene } from '../scene.js';

const TIGER = 'ind-s-ss-pz-101-s-ss-pz-101-2';
const division = world.data.counters.divisions.findIndex(({ id }) => id === '7th');

/** Cromwells beside a Tiger on the road, the leader with them; four planes. */
function morning(): GameScene {
  const at = new GameScene('day-of-the-tiger');
  at.only('7th-22-arm-bde-4-cly-c', TIGER);
  at.put('7th-22-arm-bde-4-cly-c', '80.061');
  at.put(TIGER, '81.061');
  return at;
}

describe('fighter-bombers (§17.1, §S.36)', () => {
  it('come with their division’s chit, against whom its units In Command see', () => {
    const at = morning().chit('division:7th');
    expect(at.step).toBe('air');
    expect(strikeHexes(world, at.open, division).map((hex) => at.label(hex))).toEqual(['81.061']);
    at.open.leaderWith.fill(-1);
    expect(strikeHexes(world, at.open, division)).toEqual([]);
  });
  it('are all sent before the first strikes; each is used once', () => {
    const at = morning().chit('division:7th');
    at.play('81.061', '81.061', 'done');
    expect([at.open.planes[division], at.rolls]).toEqual([2, 'strike']);
    at.roll(9);
    expect([at.rolls, at.event('struck')]).toMatchObject(['strike', { strength: 2, die: 9, result: '-' }]);
    at.roll(9);
    expect(at.step).toBe('activation');
  });
  it('none need be sent', () => {
    const at = morning().chit('division:7th').play('done');
    expect([at.step, at.open.planes[division]]).toEqual(['activation', 4]);
  });
  it('have to pass the flak of the best town near by, unless an Allied unit is within two hexes of it', () => {
    const at = morning();
    at.put(TIGER, '81.059');
    // Villy-Bocage, a town, is 81.058: 2. The Cromwells stand three hexes off.
    at.put('7th-22-arm-bde-4-cly-c', '81.061');
    expect(flakOver(world, at.open, at.hex('81.059'))).toEqual([2]);
    at.put('7th-22-arm-bde-4-cly-c', '81.060');
    expect(flakOver(world, at.open, at.hex('81.059'))).toEqual([]);
  });
  it('flak turns a plane back on its value or less, and the plane is gone', () => {
    const at = morning();
    at.put(TIGER, '81.059');
    at.put('7th-22-arm-bde-4-cly-c', '81.061');
    at.frames(
      { step: 'turn', next: 8 },
      { step: 'air', asks: 'allied', division, sent: [at.hex('81.059')], stage: 1, flak: [2], target: -1, answer: -1 },
    );
    expect(at.rolls).toBe('flak');
    at.roll(2);
    expect(at.event('flak')).toMatchObject({ value: 2, die: 2, turnedBack: 1 });
    expect(at.told('struck')).toEqual([]);
  });
  it('units with flak fire as well, eight hexes far', () => {
    const at = new GameScene('to-the-sea');
    at.only('716-l-flak-996-1');
    at.put('716-l-flak-996-1', '41.029');
    expect(flakOver(world, at.open, at.hex('41.021'))).toEqual([3]);
    expect(flakOver(world, at.open, at.hex('41.020'))).toEqual([]);
  });
});

describe('the words of an air strike (§17.1)', () => {
  it('say how many planes are left, and what flak and strike did', () => {
    const ui = createUi(module);
    const at = morning().chit('division:7th');
    const view = at.game.view(at.state, ['allied']);
    expect(ui.prompt(view, 'allied').text).toBe('Send fighter-bombers to hexes with Germans in sight, 4 left (§17.1).');
    at.play('81.061', 'done').roll(9);
    const struck = at.event('struck');
    if (struck === undefined) throw new Error('nothing was struck');
    expect(ui.logLine(view, struck)?.text).toMatch(/^A fighter-bomber strikes .*: 2 or less, rolled 9, a miss\.$/);
  });
});
