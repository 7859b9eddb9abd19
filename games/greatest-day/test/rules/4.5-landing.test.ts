import { describe, expect, it } from 'vitest';
import { COLUMN, EN_ROUTE, LOADING, MOUNTED, WAVE } from '../../src/index.js';
import { isInCommand } from '../../src/rules/command.js';
import { massAt } from '../../src/rules/fire.js';
import { landable, landingHexes, passengersOf } from '../../src/rules/landing.js';
import { stackOf } from '../../src/rules/loading.js';
import { hasRoom } from '../../src/rules/stacking.js';
import { at, world } from '../position.js';
import { GameScene } from '../scene.js';

const TANKS = '3rd-27-arm-bde-13-18-krh-b';
const FUNNY = '3rd-5-ar-re-79th-77-5-ar';
const YORKS = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-2-e-yorks-${company}`);
const YORK = YORKS[0] as string;
const [CRAFT, SECOND] = ['landing-craft-1', 'landing-craft-2'] as const;
const COD = '716-kg-krug-stp-20-cod';
const SWORD = 0;
const landing = (): GameScene => new GameScene('one-battalion-ashore').chit('naval');
const labels = (hexes: readonly number[]): string[] => hexes.map((hex) => world.grid.label(hex)).sort();
/** Without obstacles, nests or fire. */
const quiet = (): GameScene => {
  const scene = new GameScene('one-battalion-ashore');
  scene.open.obstacles[SWORD] = 0;
  scene.open.nests[SWORD] = 0;
  scene.only();
  return scene.chit('naval');
};

describe('landing in general (§4.5, §4.5.1)', () => {
  it('all in the wave boxes, in any order, one finished before the next; who finds room must land (X3)', () => {
    const scene = landing();
    expect(scene.offered().sort()).toEqual([CRAFT, SECOND, TANKS].sort());
    expect(scene.refusal('done')).toMatchObject({ code: 'must-land' });
  });
  it('craft and swimmers come to the hexes of their box (§4.5.2)', () => {
    const { open } = landing();
    const scene = new GameScene('storming-sword');
    expect(labels(landingHexes(world, open, landing().id(CRAFT)))).toEqual(['33.008', '34.007', '34.008']);
    expect(labels(landingHexes(world, scene.open, scene.id('3rd-27-arm-bde-13-18-krh-a')))).toEqual(['35.007', '36.007']);
  });
  it('not into a hex where not all aboard find room: eight steps and one in Column (§S.14)', () => {
    const scene = new GameScene('storming-sword');
    const lancs = scene.open.aboard[scene.id('3rd-8-bde-1-s-lancs-a')] as number;
    scene.open.aboard = scene.open.aboard.with(scene.id(YORK), -1);
    scene.put(YORK, '35.007');
    expect(labels(landingHexes(world, scene.open, lancs))).toEqual(['35.007', '36.007']);
    scene.open.aboard = scene.open.aboard.with(scene.id(YORKS[1] as string), -1);
    scene.put(YORKS[1] as string, '35.007', COLUMN);
    expect(labels(landingHexes(world, scene.open, lancs))).toEqual(['36.007']);
    scene.frames({ step: 'landing', asks: 'allied', unit: lancs });
    expect(scene.refusal('35.007')).toMatchObject({ code: 'beach-full', section: 'S.14' });
    expect(scene.refusal('34.008')).toMatchObject({ code: 'not-eligible', section: '4.5.2' });
    expect(landable(world, scene.open)).toContain(lancs);
  });
});

describe('leaders (§4.5.3)', () => {
  it('in a wave box they command nobody; ashore with their unit they do', () => {
    const scene = quiet();
    scene.put(FUNNY, '34.007');
    expect(isInCommand(world, scene.open, scene.id(FUNNY))).toBe(false);
    scene.play(TANKS, '33.008').roll(9);
    expect(isInCommand(world, scene.open, scene.id(FUNNY))).toBe(true);
  });
  it('whose unit is lost in landing goes to another of his command, at sea or ashore, as his owner chooses', () => {
    const scene = new GameScene('storming-sword').chit('naval').until('landing');
    scene.rollFrom(undefined);
    const palmer = scene.open.leaderWith.indexOf(scene.id(TANKS));
    scene.play(TANKS, '33.008').roll(7);
    expect([scene.step, scene.seat]).toEqual(['new-host', 'allied']);
    expect(scene.offers('3rd-27-arm-bde-13-18-krh-a')).toBe(true);
    expect(scene.offers(YORK)).toBe(false);
    scene.play('3rd-27-arm-bde-13-18-krh-a');
    expect(scene.open.leaderWith[palmer]).toBe(scene.id('3rd-27-arm-bde-13-18-krh-a'));
  });
});

describe('landing craft (§4.5.4, §4.1.7(c), §4.8.3(1))', () => {
  it('have two steps, are armoured, and do not count for stacking or mass (§4.5.4(1))', () => {
    const scene = landing();
    expect(scene.open.steps[scene.id(CRAFT)]).toBe(2);
    for (const company of YORKS.slice(0, 3)) {
      scene.open.aboard = scene.open.aboard.with(scene.id(company), -1);
      scene.put(company, '34.008');
    }
    scene.put(CRAFT, '34.008');
    expect(massAt(world, scene.open, at('34.008'), scene.id(YORK))).toBe(6);
    expect(hasRoom(world, scene.open, scene.id(TANKS), at('34.008'))).toBe(true);
  });
  it('put all ashore out of Column at once only where all find room so (§S.14, §4.5.4(4))', () => {
    const scene = quiet();
    scene.put(TANKS, '34.008');
    scene.play(SECOND, '34.008');
    expect(scene.offers('deployed')).toBe(true);
    expect(scene.offers('all-deployed')).toBe(false);
    scene.play('deployed', 'deployed', 'deployed');
    expect(YORKS.map((company) => scene.open.posture[scene.id(company)])).toEqual([0, 0, 0, COLUMN]);
  });
  it('carry one independent, or a whole battalion (§4.5.4(2))', () => {
    const scene = new GameScene('storming-sword');
    const names = (id: string): string[] => stackOf(world, scene.open, scene.id(id)).map((unit) => scene.nameOf(unit));
    expect(names('3rd-8-bde-1-suffolk-b')).toEqual(['a', 'b', 'c', 'd'].map((one) => `3rd-8-bde-1-suffolk-${one}`));
    expect(names('3rd-re-246-fd')).toEqual(['3rd-re-246-fd']);
    expect(names('cdo-1-ss-bde-4-cdo-1')).toHaveLength(6);
  });
  it('lost, all aboard are lost and the craft is free; hurt, every passenger lands hurt (§4.5.4(3))', () => {
    const scene = landing().play(SECOND, '34.008').roll(5).play('hold', 'pass', 'all-deployed');
    for (const company of YORKS) expect(scene.open.steps[scene.id(company)]).toBe(1);
    const sunk = landing();
    sunk.open.obstacles[SWORD] = 8;
    sunk.play(SECOND, '34.008').roll(8);
    for (const company of YORKS) expect(sunk.open.box[sunk.id(company)]).toBe(3);
    expect([sunk.open.box[sunk.id(SECOND)], sunk.open.steps[sunk.id(SECOND)], sunk.step]).toEqual([1, 2, 'landing']);
  });
  it('a lost step is the end of one-step passengers: Commandos', () => {
    const scene = new GameScene('storming-sword');
    scene.open.obstacles[SWORD] = 5;
    const troops = ['1', '2', '3', '4', '5', '6'].map((troop) => scene.id(`cdo-1-ss-bde-4-cdo-${troop}`));
    const craft = scene.id('landing-craft-20');
    scene.open.box[craft] = WAVE;
    for (const troop of troops) {
      scene.open.box[troop] = WAVE;
      scene.open.aboard = scene.open.aboard.with(troop, craft);
    }
    scene.frames({ step: 'turn', next: 8 }, { step: 'landing', asks: 'allied', unit: -1 });
    scene.only();
    scene.play('landing-craft-20', '36.007').roll(4).play('hold', 'all-deployed');
    for (const troop of troops) expect(scene.open.box[troop]).toBe(3);
  });
  it('a conversion is paid by the division whose beach it is, leader or not (§4.1.7(c), §4.2.3)', () => {
    const scene = landing().play(CRAFT, '34.008').roll(2);
    expect(scene.offered()).toEqual(['take', 'check', 'pay']);
    scene.play('pay');
    expect(scene.open.cp[0]).toBe(5);
  });
  it('passengers come off in Column or not, mounted if they have transport, as there is room (§4.5.4(4))', () => {
    const scene = quiet().play(SECOND, '34.008');
    expect(scene.offered()).toEqual(['deployed', 'column', 'all-deployed']);
    scene.play('column');
    expect(scene.open.posture[scene.id(YORK)]).toBe(COLUMN);
    expect(YORKS.slice(1).map((company) => scene.open.posture[scene.id(company)])).toEqual([0, 0, 0]);
    const sappers = new GameScene('storming-sword');
    sappers.only();
    for (const track of ['obstacles', 'nests'] as const) sappers.open[track][SWORD] = 0;
    sappers.open.box[sappers.id('3rd-re-246-fd')] = WAVE;
    sappers.open.box[sappers.id('landing-craft-20')] = WAVE;
    sappers.open.aboard = sappers.open.aboard.with(sappers.id('3rd-re-246-fd'), sappers.id('landing-craft-20'));
    sappers.frames({ step: 'turn', next: 8 }, { step: 'landing', asks: 'allied', unit: -1 }).play('landing-craft-20', '36.007');
    expect(sappers.offered()).toEqual(['deployed', 'column', 'mounted', 'mounted-column']);
    sappers.play('mounted-column');
    expect(sappers.open.posture[sappers.id('3rd-re-246-fd')]).toBe(MOUNTED | COLUMN);
  });
  it('unsuppressed they fire before they leave: at the defences, or a strongpoint in range they see (§4.5.4(5))', () => {
    const scene = landing().play(CRAFT, '34.008').roll(9).play('hold', 'pass', 'deployed', 'hold', 'pass');
    expect(scene.offered()).toEqual([COD, '716-kg-krug-wn-18', 'defences', 'hold'].filter((one) => scene.offers(one)));
    expect(scene.offers(COD)).toBe(true);
    scene.play(COD, 'plain').roll(9);
    expect(scene.told('shot')).toMatchObject([{ kind: 'fire', target: scene.id(COD) }]);
    expect(scene.told('craft-left')).toHaveLength(1);
  });
  it('then go back to the pool, whole (§4.5.4(6))', () => {
    const scene = landing().play(CRAFT, '34.008').roll(5).play('hold', 'pass', 'deployed', 'hold', 'pass', 'hold');
    expect([scene.open.box[scene.id(CRAFT)], scene.open.steps[scene.id(CRAFT)], passengersOf(scene.open, scene.id(CRAFT))]).toEqual([
      1,
      2,
      [],
    ]);
  });
  it('who has landed gets one Action that is no move, In Command and for a point, after the nests (§4.5.4(7))', () => {
    const scene = quiet();
    scene.open.nests[SWORD] = 1;
    scene.play(TANKS, '33.008').roll(9).play('done', CRAFT, '34.008', 'hold', 'deployed', 'hold', 'hold');
    expect(scene.offered()).toEqual([FUNNY, 'done']);
    scene.play(FUNNY);
    expect([scene.rolls, scene.open.cp[0]]).toEqual(['nests', 5]);
    scene.roll(9);
    expect(scene.offered()).toEqual(expect.arrayContaining(['fire', 'done']));
    expect(scene.offers('move')).toBe(false);
  });
  it('out of command nobody is given one', () => {
    const scene = quiet().play(CRAFT, '34.008', 'deployed', 'hold');
    expect(scene.step).toBe('landing');
  });
});

describe('swimming tanks (§4.5.5, §4.5.5(1), §4.8.3(2))', () => {
  it('land deployed after the sea, never fired at for landing (§4.5.5(2))', () => {
    const scene = landing().play(TANKS, '33.008').roll(9);
    expect([scene.where(TANKS), scene.open.posture[scene.id(TANKS)], scene.told('sighted')]).toEqual(['33.008', 0, []]);
  });
  it('may act, and act again for a point; the nests fire before each (§4.5.5(3))', () => {
    const scene = landing().play(TANKS, '33.008').roll(9).play('act').roll(9).play('fire', 'defences').roll(9);
    expect(scene.offered()).toEqual(['act', 'done']);
    scene.play('act');
    expect([scene.rolls, scene.open.cp[0]]).toEqual(['nests', 5]);
  });
  it('suppressed by the sea they do nothing (§4.5.5(3))', () => {
    const scene = landing().play(TANKS, '33.008').roll(1).play('take');
    expect(scene.step).toBe('landing');
  });
});

describe('getting units to the beach (§4.5.6, §4.8.4)', () => {
  it('step 5: from Loading to a wave box of the sub-beach, a craft to each stack (§4.5.6(1))', () => {
    const scene = new GameScene('storming-sword').frames({ step: 'turn', next: 8 }, { step: 'loading', asks: 'allied' });
    expect(scene.offered()).toEqual([`box:${WAVE}`, `box:${WAVE + 1}`]);
    const first = scene.fork().play(`box:${WAVE + 1}`);
    const { units, craft } = first.told('loaded')[0] as { units: readonly number[]; craft: number };
    for (const unit of units) expect([first.open.box[unit], first.open.aboard[unit]]).toEqual([WAVE + 1, craft]);
    expect(first.open.box[craft]).toBe(WAVE + 1);
    while (scene.step === 'loading') scene.play(`box:${WAVE}`);
    expect(scene.open.box.some((box) => box >= LOADING && box < WAVE)).toBe(false);
  });
  it('step 6: from England to the sub-beach of one’s choice (§4.5.6(2))', () => {
    const scene = new GameScene('storming-gold').frames({ step: 'turn', next: 8 }, { step: 'en-route', asks: 'allied' });
    expect(scene.offered().sort()).toEqual(['sub:3', 'sub:4']);
    const unit = scene.open.box.findIndex((box) => box >= EN_ROUTE && box < LOADING);
    scene.play('sub:4');
    expect(scene.open.box[unit]).toBe(LOADING + 4);
    const queen = new GameScene('storming-sword').frames({ step: 'turn', next: 8 }, { step: 'en-route', asks: 'allied' });
    expect(queen.step).not.toBe('en-route');
    expect(queen.open.box.some((box) => box >= EN_ROUTE && box < LOADING)).toBe(false);
  });
  it('so who is en route at the start lands with the third Naval chit', () => {
    const scene = new GameScene('storming-sword');
    scene.frames({ step: 'turn', next: 8 }, { step: 'en-route', asks: 'allied' });
    expect(scene.open.box[scene.id('cdo-ss-bde-41-rm-cdo-a')]).toBe(LOADING);
  });
});
