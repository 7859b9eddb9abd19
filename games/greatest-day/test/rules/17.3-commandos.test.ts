import { describe, expect, it } from 'vitest';
import { CUT_OFF } from '../../src/index.js';
import { isInCommand } from '../../src/rules/command.js';
import { fireLines } from '../../src/rules/fire.js';
import { qualityLines, sum } from '../../src/rules/quality.js';
import { rosterOf } from '../../src/world.js';
import { at, world } from '../position.js';
import { GameScene } from '../scene.js';

const TROOPS = ['1', '2', '3'].map((troop) => `cdo-1-ss-bde-4-cdo-${troop}`);
const [A, B, C] = TROOPS as [string, string, string];
const COMPANY = '716-kg-krug-iii-736-12';

/** Two troops together, one three hexes off, behind a beach without nests. */
function ashore(): GameScene {
  const scene = new GameScene('storming-sword').only(COMPANY);
  scene.open.nests.fill(0);
  for (const [id, hex] of [
    [A, '36.009'],
    [B, '36.009'],
    [C, '39.010'],
  ] as const)
    scene.put(id, hex);
  return scene;
}

describe('the Royal Marines chit (§17.3, §17.3.1)', () => {
  it('is the only one that activates Commandos, all of them', () => {
    const scene = ashore().chit('royal-marines').play(A);
    expect(scene.offered()).toEqual(expect.arrayContaining(TROOPS));
    const others = ashore().chit('division:3rd');
    expect(others.step === 'activation' && TROOPS.some((id) => others.offers(id))).toBe(false);
  });
  it('Direct Command does not activate them, though their Troop Quality is red (§14.0)', () => {
    const scene = ashore();
    scene.put('3rd-8-bde-1-suffolk-a', '36.010');
    scene.open.leaderWith[rosterOf(world, scene.open).leaders.indexOf('leader-3rd-8-bde')] = scene.id('3rd-8-bde-1-suffolk-a');
    scene.chit('direct:allied');
    expect([scene.offers('3rd-8-bde-1-suffolk-a'), ...TROOPS.map((id) => scene.offers(id))]).toEqual([true, false, false, false]);
  });
  it('who waits beside a Reinforcement hex comes on with it (§4.3.3)', () => {
    const scene = ashore();
    const unit = scene.id('cdo-1-ss-bde-4-cdo-4');
    scene.open.box[unit] = 4;
    scene.open.entry = scene.open.entry.with(unit, at('35.008'));
    expect(scene.chit('royal-marines').play(A).offers('cdo-1-ss-bde-4-cdo-4')).toBe(true);
  });
});

describe('a march in Column (§X.5)', () => {
  const MARINES = ['a', 'b', 'x', 'y', 'z'].map((troop) => `cdo-ss-bde-47-rm-cdo-${troop}`);
  it('one troop far ahead: choosing it leaves the others out, choosing one of them leaves it out', () => {
    const scene = new GameScene('storming-gold').only();
    scene.open.nests.fill(0);
    for (const [at, id] of MARINES.entries()) scene.put(id, at === 1 ? '88.009' : '84.009');
    scene.chit('royal-marines');
    const inCommand = (choice: string): number => {
      const chosen = scene.fork().play(choice);
      return MARINES.filter((id) => isInCommand(world, chosen.open, chosen.id(id))).length;
    };
    expect([inCommand(MARINES[1] as string), inCommand(MARINES[4] as string)]).toEqual([1, 4]);
  });
  it('each Commando chooses for itself', () => {
    const scene = ashore();
    scene.put('cdo-ss-bde-41-rm-cdo-a', '30.011');
    scene.put(C, '36.009');
    scene.chit('royal-marines');
    expect([scene.step, scene.told('commandos').map(({ cutOff }) => cutOff)]).toEqual(['activation', [[], []]]);
  });
});

describe('Commandos In Command (§17.3.2)', () => {
  it('one is chosen when the chit comes: who is within two hexes of it is In Command until it comes again', () => {
    const scene = ashore().chit('royal-marines');
    expect([scene.step, scene.offered()]).toEqual(['commandos', TROOPS]);
    scene.play(A);
    expect(TROOPS.map((id) => isInCommand(world, scene.open, scene.id(id)))).toEqual([true, true, false]);
    const again = scene.chit('royal-marines').play(C);
    expect(TROOPS.map((id) => isInCommand(world, again.open, again.id(id)))).toEqual([false, false, true]);
  });
  it('nobody is asked where all are near each other', () => {
    const scene = ashore();
    scene.put(C, '37.009');
    scene.chit('royal-marines');
    expect([scene.step, scene.told('commandos')[0]?.cutOff]).toEqual(['activation', []]);
  });
  it('out of command: fire one less, quality three less, no Second Action', () => {
    const scene = ashore();
    const unit = scene.id(C);
    const fire = (): number => sum(fireLines(world, scene.open, 'fire', unit, scene.id(COMPANY), at('37.011')));
    const quality = (): number => sum(qualityLines(world, scene.open, unit));
    const [before, calm] = [fire(), quality()];
    scene.open.marks[unit] = CUT_OFF;
    expect([fire() - before, quality() - calm]).toEqual([-1, -3]);
  });
  it('in command a Second Action is checked for, not paid (§14.0)', () => {
    const scene = ashore().chit('royal-marines').play(A, A, 'move', '36.010', 'done');
    const offered = scene.offered();
    expect(offered).not.toContain('move');
    const action = offered.find((one) => one !== 'done') as string;
    scene.play(action);
    expect(scene.rolls).toBe('check');
  });
});

describe('the 79th Armoured Division (§17.6)', () => {
  it('its squadrons are units of the division they are with', () => {
    const scene = new GameScene('storming-sword');
    const field = world.fields.get('storming-sword');
    expect(field?.roster.division[scene.id('3rd-5-ar-re-79th-77-5-ar')]).toBe(field?.roster.divisions.indexOf('3rd'));
  });
});
