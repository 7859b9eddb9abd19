import { describe, expect, it } from 'vitest';
import { type AssaultFrame, MOUNTED, PARKED } from '../../src/index.js';
import { activatable } from '../../src/rules/activation.js';
import { advancers, assaultTargets, defensiveFirers, joiners, storming } from '../../src/rules/assault.js';
import { standAnew } from '../position.js';
import { GameScene } from '../scene.js';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-1-suffolk-${company}`) as [string, string, string, string];
const LANCS = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-1-s-lancs-${company}`);
const MIDDX = '3rd-2-middx-a';
const REARGUARD = '3rd-rearguards-rg1';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const OTHERS = '21pz-kg-rauch-ii-pzgr-192-6';
const MORTARS = '716-kg-krug-iii-736-12';
const HILLMAN = '716-kg-krug-stp-17-hillman';
const GUNS = '21pz-iii-pz-art-155-9';
const [HERE, THERE] = ['36.015', '36.016'];

/** Companies beside a company of grenadiers, 8 Brigade's chit in play. */
function beside(...more: readonly string[]): GameScene {
  const scene = new GameScene('to-the-sea').only(A, B, C, GRENADIERS, ...more);
  for (const id of [A, B]) scene.put(id, HERE);
  scene.put(C, '34.012');
  scene.put(GRENADIERS, THERE);
  return scene.chit('formation:3rd-8-bde');
}
const frameOf = (scene: GameScene, units: readonly string[], joined: readonly string[] = units): AssaultFrame => ({
  ...{ step: 'assault', asks: 'allied', unit: scene.id(A), target: scene.hex(THERE), from: scene.hex(HERE), runners: [] },
  ...{ units: units.map((id) => scene.id(id)), joined: joined.map((id) => scene.id(id)), stage: 'stack', at: 0, answer: -1 },
});
const targets = (scene: GameScene, id: string): string[] =>
  assaultTargets(scene.game.world, scene.open, scene.id(id)).map((hex) => scene.label(hex));

describe('who can assault at all (§S.26)', () => {
  it('an empty hex is none to assault, nor one two hexes off', () => {
    const scene = beside();
    expect([targets(scene, A), targets(scene, C)]).toEqual([[THERE], []]);
  });
  it.each<[string, string, number]>([
    ['who rides', MIDDX, MOUNTED],
    ['who is parked', A, PARKED],
    ['who has no step', REARGUARD, 0],
  ])('not %s', (_, id, posture) => {
    const scene = beside(MIDDX, REARGUARD);
    scene.put(id, HERE, posture);
    expect(targets(scene, id)).toEqual([]);
  });
  it('not who is aboard of another', () => {
    const scene = beside();
    scene.open.aboard = scene.open.aboard.with(scene.id(A), scene.id(B));
    expect(targets(scene, A)).toEqual([]);
  });
  it.each([
    ['strongpoints', HILLMAN, false],
    ['mortars', MORTARS, false],
    ['guns', GUNS, false],
    ['a company', OTHERS, true],
  ])('of the Germans: %s', (_, id, can) => {
    const scene = beside(id);
    scene.put(id, THERE);
    expect(targets(scene, id)).toEqual(can ? [HERE] : []);
  });
});

describe('who goes along (§S.26, A9)', () => {
  const names = (scene: GameScene, joined: readonly string[]): string[] =>
    joiners(scene.game.world, scene.open, frameOf(scene, joined)).map((unit) => scene.nameOf(unit));
  it('active units of the same hex that have not joined yet', () => {
    const scene = beside();
    expect([names(scene, [A]), names(scene, [A, B])]).toEqual([[B], []]);
    scene.put(C, HERE);
    expect(names(scene, [A])).toEqual([B, C]);
  });
  it('with Direct Command who can be paid for (§S.5)', () => {
    const scene = beside().chit('direct:allied');
    expect(names(scene, [A])).toContain(B);
    scene.open.cp.fill(0);
    expect(names(scene, [A])).toEqual([]);
  });
  it('who is suppressed does not', () => {
    const scene = beside();
    scene.open.suppressed[scene.id(B)] = 1;
    expect(names(scene, [A])).toEqual([]);
  });
});

describe('who is still in it (§S.26)', () => {
  it('assaulters on the map, unsuppressed, in the hex they come from', () => {
    const scene = beside(D);
    scene.put(D, HERE);
    const still = (): string[] => storming(scene.open, frameOf(scene, [A, B, C, D])).map((unit) => scene.nameOf(unit));
    expect(still()).toEqual([A, B, D]);
    scene.open.suppressed[scene.id(B)] = 1;
    scene.open.box[scene.id(D)] = 3;
    expect(still()).toEqual([A]);
  });
  it('defenders who fire: unsuppressed, with the hex in their zone, no mortars (F5, C8)', () => {
    const scene = beside(OTHERS, MORTARS);
    for (const id of [OTHERS, MORTARS]) scene.put(id, THERE);
    scene.open.suppressed[scene.id(OTHERS)] = 1;
    standAnew(scene.game.world, scene.open);
    const fire = (from: string): string[] =>
      defensiveFirers(scene.game.world, scene.open, { ...frameOf(scene, [A]), from: scene.hex(from) }).map((unit) => scene.nameOf(unit));
    expect([fire(HERE), fire('36.013')]).toEqual([[GRENADIERS], []]);
  });
  it('survivors go into a hex with room for them (F7, §S.14)', () => {
    const scene = beside(...LANCS);
    scene.put(GRENADIERS, '45.027');
    const go = (): string[] => advancers(scene.game.world, scene.open, frameOf(scene, [A, B])).map((unit) => scene.nameOf(unit));
    expect(go()).toEqual([A, B]);
    for (const id of LANCS) scene.put(id, THERE);
    expect(go()).toEqual([]);
  });
});

describe('whom a chit activates (§S.3, §S.4)', () => {
  const active = (scene: GameScene): string[] => {
    const frame = scene.open.stack.find(({ step }) => step === 'activation');
    if (frame?.step !== 'activation') throw new Error('no chit in play');
    return activatable(scene.game.world, scene.open, frame).map((unit) => scene.nameOf(unit));
  };
  it('a division’s the units of that division alone, in command or not', () => {
    const scene = new GameScene('to-the-sea');
    scene.open.leaderWith.fill(-1);
    const offered = active(scene.chit('division:716'));
    expect(offered).toContain(MORTARS);
    expect(offered.every((id) => id.startsWith('716-'))).toBe(true);
  });
  it('a Formation’s its own In Command, and no white stripe where its leader is not', () => {
    const scene = new GameScene('to-the-sea').chit('formation:3rd-8-bde');
    const offered = active(scene);
    expect(offered).toEqual(expect.arrayContaining([A, MIDDX]));
    expect(offered.some((id) => id.startsWith('3rd-185-bde') || !id.startsWith('3rd-'))).toBe(false);
    scene.open.leaderWith.fill(-1);
    expect(active(scene)).toEqual([]);
  });
  it('white stripes only while their leader takes more along (§S.8)', () => {
    const scene = new GameScene('to-the-sea').chit('formation:3rd-8-bde');
    const leader = scene.game.world.data.counters.leaders.findIndex(({ formation }) => formation === '3rd-8-bde');
    const allowance = scene.game.world.data.counters.leaders[leader]?.allowance as number;
    const frame = scene.open.stack.find(({ step }) => step === 'activation');
    const takes = (whites: number): boolean => {
      if (frame?.step === 'activation') frame.whites = whites;
      return active(scene).includes(MIDDX);
    };
    expect([takes(allowance - 1), takes(allowance)]).toEqual([true, false]);
    scene.open.leaderReplaced[leader] = 1;
    const { replacementAllowance } = scene.game.world.data.tables.command;
    expect([takes(replacementAllowance - 1), takes(replacementAllowance)]).toEqual([true, false]);
  });
});
