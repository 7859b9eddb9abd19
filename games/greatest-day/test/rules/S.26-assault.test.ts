import { describe, expect, it } from 'vitest';
import { CLOSED, COLUMN, ENTRENCHED, HEAVY, IMPROVED } from '../../src/index.js';
import { assaultTargets } from '../../src/rules/assault.js';
import { assaultLines } from '../../src/rules/assault-strength.js';
import { braveryLines, defendingValue } from '../../src/rules/bravery.js';
import { fireLines } from '../../src/rules/fire.js';
import { sum } from '../../src/rules/quality.js';
import { hasMark } from '../../src/rules/units.js';
import { standAnew } from '../position.js';
import { GameScene } from '../scene.js';

const A = '3rd-8-bde-1-suffolk-a';
const B = '3rd-8-bde-1-suffolk-b';
const TANKS = '3rd-27-arm-bde-13-18-krh-c';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const OTHERS = '21pz-kg-rauch-ii-pzgr-192-6';

/** Two companies in the open beside a company of grenadiers, with 8 Brigade's chit in play. */
function beside(...more: readonly string[]): GameScene {
  const scene = new GameScene('to-the-sea').only(A, B, GRENADIERS, ...more);
  scene.put(A, '36.015');
  scene.put(B, '36.015');
  scene.put(GRENADIERS, '36.016');
  return scene.chit('formation:3rd-8-bde');
}
const assault = (scene: GameScene): GameScene => scene.play(A, 'assault', B);

describe('a printed reduced side (§S.37)', () => {
  it('loses nothing more for the step in an assault, as in fire and quality', () => {
    const scene = new GameScene('day-of-the-tiger');
    const squadron = scene.id('7th-22-arm-bde-4-cly-a');
    const strength = (): number => sum(assaultLines(scene.game.world, scene.open, squadron));
    const whole = strength();
    scene.open.steps[squadron] = 1;
    expect(strength()).toBe(whole);
  });
});

describe('who assaults (§S.26)', () => {
  it('only who has steps and an Assault rating, can move, is not suppressed, entrenched, or under a heavy barrage', () => {
    const scene = beside();
    const targets = (): number[] => assaultTargets(scene.game.world, scene.open, scene.id(A));
    expect(targets()).toEqual([scene.hex('36.016')]);
    scene.open.works = scene.open.works.with(scene.id(A), IMPROVED);
    expect(targets()).toHaveLength(1);
    scene.open.works = scene.open.works.with(scene.id(A), ENTRENCHED);
    expect(targets()).toEqual([]);
    scene.open.works = scene.open.works.with(scene.id(A), 0);
    scene.open.suppressed[scene.id(A)] = 1;
    expect(targets()).toEqual([]);
    scene.open.suppressed[scene.id(A)] = 0;
    scene.open.barrages = [scene.hex('36.015')];
    scene.open.barrageLevels = [HEAVY];
    expect(targets()).toEqual([]);
  });
  it('the owner names the hex, then who of the stack goes along; all are finished together (A9)', () => {
    const scene = beside(OTHERS);
    scene.put(OTHERS, '37.015');
    scene.play(A, 'assault');
    expect(scene.offered()).toEqual(['36.016', '37.015']);
    scene.play('36.016');
    expect(scene.offered()).toEqual([B, 'go']);
    scene.play(B);
    expect(scene.event('assault')).toMatchObject({ hex: scene.hex('36.016') });
  });
  it('the only hex is not asked for where who goes along is; alone it is, before any die', () => {
    expect(beside().play(A, 'assault').offered()).toEqual([B, 'go']);
    const alone = beside();
    alone.put(B, '36.013');
    expect(alone.play(A, 'assault').offered()).toEqual(['36.016']);
  });
  it('with a Division chit nobody assaults a hex in an enemy fire zone, but one whose defenders are all suppressed (§S.3, A6)', () => {
    const scene = beside().chit('division:3rd');
    expect(scene.play(A).offers('assault')).toBe(false);
    scene.open.suppressed[scene.id(GRENADIERS)] = 1;
    standAnew(scene.game.world, scene.open);
    expect(scene.chit('division:3rd').play(A).offers('assault')).toBe(true);
  });
});

describe('the Bravery Check (§S.26)', () => {
  it('is one die for each of them at quality plus the best defending value; who fails stays out', () => {
    const scene = assault(beside());
    expect(scene.rolls).toBe('check');
    scene.roll(5);
    expect(scene.event('checked')).toMatchObject({ unit: scene.id(A), why: 'bravery', needs: 5, passed: 1 });
    scene.roll(6);
    expect(scene.event('checked')).toMatchObject({ unit: scene.id(B), needs: 5, passed: 0 });
    expect(scene.step).toBe('stand');
  });
  it('no Command Point passes it', () => expect(assault(beside()).awaits.kind).toBe('chance'));
  it('is left out where no enemy zone covers the hex', () => {
    const scene = beside();
    scene.open.suppressed[scene.id(GRENADIERS)] = 1;
    standAnew(scene.game.world, scene.open);
    expect(assault(scene).step).toBe('attack');
  });
  it('works and ground of the defenders weigh on it', () => {
    const scene = beside();
    scene.open.works = scene.open.works.with(scene.id(GRENADIERS), ENTRENCHED);
    assault(scene).roll(5);
    expect(scene.event('checked')).toMatchObject({ needs: 3, passed: 0 });
  });
  it('armour among the assaulters helps all of them', () => {
    const scene = beside(TANKS);
    const tanks = scene.put(TANKS, '36.015');
    const lines = braveryLines(scene.game.world, scene.open, scene.id(A), [scene.id(A), tanks], scene.hex('36.016'));
    expect(lines).toEqual([{ what: 'armour', add: 3, section: 'S.26' }]);
  });
});

describe('the minefield example (§X.3, §10.2)', () => {
  const CRAB = '3can-22-dgns-79th-b-22-dgns';
  const [QOR_A, QOR_B] = ['3can-8-bde-qor-a', '3can-8-bde-qor-b'];
  const EIGHTH = '716-kg-krug-ii-736-8';
  const GUNS = '716-pz-jg-716-2';
  /** The guns stand in a city whose zone has the attackers' hex; the mined hex beside it is held by the eighth company. */
  function example(): GameScene {
    const scene = new GameScene('storming-juno').only(EIGHTH, GUNS);
    scene.put(GUNS, '97.023');
    scene.put(EIGHTH, '96.025');
    for (const id of [QOR_A, QOR_B]) scene.put(id, '96.024');
    scene.put(CRAB, '96.024', COLUMN);
    scene.open.works = scene.open.works.with(scene.id(EIGHTH), 0);
    scene.open.works = scene.open.works.with(scene.id(GUNS), 0);
    scene.open.quality.fill(0);
    scene.open.mines = [scene.hex('96.025')];
    scene.open.minesBy = [1];
    return scene;
  }
  const needs = (scene: GameScene, id: string, units: readonly string[]): number => {
    const { world } = scene.game;
    const all = units.map((one) => scene.id(one));
    const printed = id === CRAB ? 7 : 5;
    return printed + sum(braveryLines(world, scene.open, scene.id(id), all, scene.hex('96.025')));
  };
  it('guns in a city are worth −5, the company behind mines 0 with a flail among the assaulters', () => {
    const scene = example();
    const { world } = scene.game;
    const all = [CRAB, QOR_A, QOR_B].map((one) => scene.id(one));
    expect(defendingValue(world, scene.open, all, scene.hex('96.025'))).toBe(-5);
    scene.put(GUNS, '98.040');
    expect(defendingValue(world, scene.open, all, scene.hex('96.025'))).toBe(0);
    expect(defendingValue(world, scene.open, all.slice(1), scene.hex('96.025'))).toBe(-1);
  });
  it('the flail needs a 2, each company a 0', () => {
    const scene = example();
    const all = [CRAB, QOR_A, QOR_B];
    expect(all.map((id) => needs(scene, id, all))).toEqual([2, 0, 0]);
  });
});

describe('run or stand (§S.27, §S.40)', () => {
  it('a runner is fired at once by each assaulter, goes two hexes away and takes a Cohesion Hit', () => {
    const scene = assault(beside()).roll(1, 1);
    expect([scene.seat, scene.offered()]).toEqual(['german', ['run', 'stand']]);
    scene.play('run');
    expect([scene.seat, scene.offered()]).toEqual(['allied', [GRENADIERS, 'pass']]);
    scene.play(GRENADIERS).roll(9);
    expect(scene.event('shot')).toMatchObject({ kind: 'running', strength: 4 + 2 });
    scene.play('pass');
    expect(scene.seat).toBe('german');
    const [first] = scene.offered() as [string];
    scene.play(first);
    const [second] = scene.offered() as [string];
    scene.play(second);
    expect(scene.where(GRENADIERS)).toBe(second);
    expect(scene.game.world.grid.distance(scene.hex(second), scene.hex('36.015'))).toBe(3);
    expect(scene.open.cohesion[scene.id(GRENADIERS)]).toBe(1);
    expect([scene.step, scene.offered()]).toEqual(['advance', [A, B, 'done']]);
  });
  it('who is suppressed while running stays where he is and is attacked', () => {
    const scene = assault(beside()).roll(1, 1).play('run', GRENADIERS).roll(3);
    expect(scene.event('shot')).toMatchObject({ result: 'S' });
    scene.play('take', 'pass');
    expect([scene.step, scene.where(GRENADIERS)]).toEqual(['attack', '36.016']);
  });
  it('suppressed and immobile units are not asked', () => {
    const scene = new GameScene('to-the-sea').only(A, B, '716-kg-krug-stp-17-hillman');
    scene.put(A, '36.015');
    scene.put(B, '36.015');
    scene.put('716-kg-krug-stp-17-hillman', '36.016');
    scene.chit('formation:3rd-8-bde').play(A, 'assault', B).roll(10, 10);
    expect(scene.step).toBe('defend');
  });
});

describe('defensive fire, the two attacks, the advance (§S.26)', () => {
  it('a defender who stands fires once at one who charges, at +2; he may try for the Company Bonus', () => {
    const scene = assault(beside()).roll(1, 1).play('stand');
    expect([scene.seat, scene.step]).toEqual(['german', 'defend']);
    scene.play(A);
    expect(scene.offered()).toEqual(['bonus', 'plain']);
    scene.play('plain').roll(9);
    // 4 red, +2 charging, +1 for four steps.
    expect(scene.event('shot')).toMatchObject({ kind: 'charging', strength: 7, at: scene.hex('36.015') });
  });
  it('each survivor attacks with his Fire rating, then with his Assault rating, one bonus for both', () => {
    const scene = assault(beside()).roll(1, 1).play('stand', 'hold');
    expect([scene.step, scene.offered()]).toEqual(['attack', ['bonus', 'plain']]);
    // One defender alone is attacked without a question.
    scene.play('bonus', 'roll').roll(2).roll(9);
    expect(scene.event('shot')).toMatchObject({ kind: 'storming', strength: 6, unit: scene.id(A) });
    scene.roll(9);
    expect(scene.event('shot')).toMatchObject({ kind: 'assault', strength: 7 });
    scene.play('plain').roll(9);
    expect(scene.event('shot')).toMatchObject({ kind: 'storming', strength: 4, unit: scene.id(B) });
  });
  it('of two defenders the owner chooses one for each attack', () => {
    const scene = beside(OTHERS);
    scene.put(OTHERS, '36.016');
    assault(scene).roll(1, 1).play('stand', 'stand', 'hold', 'hold', 'plain');
    expect(scene.offered()).toEqual([GRENADIERS, OTHERS]);
    scene.play(OTHERS).roll(9);
    expect(scene.event('shot')).toMatchObject({ kind: 'storming', target: scene.id(OTHERS) });
    expect([scene.step, scene.offered()]).toEqual(['attack', [GRENADIERS, OTHERS]]);
  });
  it('the hex empty, survivors go in; otherwise all stay, and it is over: there is one round', () => {
    const scene = assault(beside()).roll(1, 1).play('stand', 'hold', 'plain').roll(9);
    scene.open.steps[scene.id(GRENADIERS)] = 1;
    // 5 and no cover: a 5 is C, so the company is gone only after three; here its last step goes with the bonus of the other.
    scene.roll(5).play('bonus', 'pay').roll(6);
    expect(scene.event('suffered')).toMatchObject({ what: 'eliminated' });
    expect([scene.step, scene.offered()]).toEqual(['advance', [A, B, 'done']]);
    scene.play(A);
    expect(scene.where(A)).toBe('36.016');
    scene.play('done');
    expect([scene.where(B), scene.step]).toEqual(['36.015', 'acting']);
    expect(hasMark(scene.open, scene.id(B), CLOSED)).toBe(true);
  });
  it('range counts for nothing in either attack; a ridge not in the second (§2.2.2); Column is −1, each Cohesion Hit −1, a lost step −1', () => {
    const scene = beside(OTHERS);
    const { world } = scene.game;
    const [a, target] = [scene.id(A), scene.id(GRENADIERS)];
    const strength = (): number => sum(fireLines(world, scene.open, 'assault', a, target, scene.hex('36.016')));
    expect(strength()).toBe(5);
    scene.open.cohesion[a] = 2;
    expect(strength()).toBe(3);
    scene.open.steps[a] = 1;
    expect(strength()).toBe(2);
    scene.open.posture[a] = COLUMN;
    expect(strength()).toBe(1);
  });
});
