import { type Action, hex as hexAction, unit as unitAction, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { shotsAlong, unharmed } from '../src/forecast/along.js';
import { landingRisks } from '../src/forecast/landing.js';
import { actingFrame } from '../src/steps/activation.js';
import { movingFrame } from '../src/steps/move.js';
import { createUi } from '../ui/index.js';
import { at, module, world } from './position.js';
import { GameScene } from './scene.js';

const RIFLES = '3rd-8-bde-1-suffolk-a';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const FAR = '21pz-kg-rauch-ii-pzgr-192-6';
const FUNNY = 'landing-craft-1';
const COD = '716-kg-krug-stp-20-cod';
const SWORD = 0;

/** Suffolks about to pass in front of one German company; another is far away. */
function passing(): GameScene {
  const scene = new GameScene('to-the-sea');
  scene.only(RIFLES);
  scene.put(RIFLES, '33.014');
  scene.put(GRENADIERS, '33.015');
  scene.put(FAR, '30.028');
  return scene.frames({ step: 'turn', next: 8 }, movingFrame('allied', scene.id(RIFLES)));
}

describe('what would shoot at me along this path (§S.22)', () => {
  it('names whoever is asked when the way is gone, with the strength of the shot he then fires', () => {
    const scene = passing();
    const way = ['33.014', '34.015'].map(at);
    const shots = shotsAlong(world, scene.open, { unit: scene.id(RIFLES), tried: [] }, way);
    expect(shots.map(({ firer }) => scene.nameOf(firer))).toEqual([GRENADIERS]);
    scene.play('34.015');
    expect(scene.offered()).toEqual([GRENADIERS, 'pass', 'let-go']);
    scene.play(GRENADIERS).roll(1).roll(9);
    expect(scene.event('shot').strength).toBe(shots[0]?.strength);
  });
  it('counts the check: Cohesion Hits make a firer less of a danger', () => {
    const scene = passing();
    const way = ['33.014', '34.015'].map(at);
    const [before] = shotsAlong(world, scene.open, { unit: scene.id(RIFLES), tried: [] }, way);
    scene.open.cohesion[scene.id(GRENADIERS)] = 2;
    const [after] = shotsAlong(world, scene.open, { unit: scene.id(RIFLES), tried: [] }, way);
    expect(after?.chance).toBeLessThan(before?.chance as number);
  });
  it('leaves out who has tried, and is told before the move is made', () => {
    const scene = passing();
    const way = ['33.014', '34.015'].map(at);
    expect(shotsAlong(world, scene.open, { unit: scene.id(RIFLES), tried: [scene.id(GRENADIERS)] }, way)).toEqual([]);
    const ui = createUi(module);
    const lines = ui.way?.(module.view(scene.state, ['allied']), 'allied', hexAction(at('34.015')))?.lines.map(({ text }) => text) ?? [];
    expect(lines[1]).toMatch(/^One enemy may fire; if all try, \d+ % to come through unharmed\.$/);
    expect(lines[2]).toMatch(/^5\/II\.\/PzGr 192 at it in 34\.015: strength \d, \d+ %\.$/);
  });
  it('says what the way costs and over which ground it goes (§S.11, §2.1)', () => {
    const scene = passing();
    const ui = createUi(module);
    const [first] = ui.way?.(module.view(scene.state, ['allied']), 'allied', hexAction(at('34.015')))?.lines ?? [];
    expect(first).toEqual({ text: expect.stringMatching(/^[\w½]+ points?: [a-z, ;]+\.$/), section: 'S.11' });
  });
  it('is the same for a unit carried there before it was said that it moves, and carrying says so (§S.10)', () => {
    const scene = passing();
    const ui = createUi(module);
    const to = hexAction(at('34.015'));
    const way = () => ui.way?.(module.view(scene.state, ['allied']), 'allied', to);
    const carries = () => ui.carries?.(module.view(scene.state, ['allied']), 'allied');
    const [moving, nowhere] = [way(), carries()];
    scene.frames({ step: 'turn', next: 8 }, actingFrame('allied', scene.id(RIFLES), 0));
    expect([way(), nowhere?.size]).toEqual([moving, 0]);
    const clicks = carries()?.get(at('34.015')) ?? [];
    expect(clicks).toEqual([word('move'), to]);
    for (const click of clicks) scene.act('allied', click);
    scene.play('let-go');
    expect(scene.open.hex[scene.id(RIFLES)]).toBe(at('34.015'));
  });
  it('is unharmed as often as all of them miss', () => {
    expect(unharmed([])).toBe(1);
    expect(unharmed([{ chance: 0.5 }, { chance: 0.2 }])).toBeCloseTo(0.4);
  });
});

describe('what awaits a craft in a hex (§4.8.3(1))', () => {
  it('has the strengths that are then rolled against: obstacles 5, nests 5 − 1, Cod 6 − 1 − 1', () => {
    const scene = new GameScene('one-battalion-ashore').chit('naval');
    const craft = scene.id(FUNNY);
    const risks = landingRisks(world, scene.open, SWORD, craft, at('34.008'));
    expect(risks.map(({ kind, firer, strength }) => [kind, firer < 0 ? '' : scene.nameOf(firer), strength])).toEqual([
      ['obstacles', '', 5],
      ['nests', '', 4],
      ['fire', COD, 4],
    ]);
    scene.play(FUNNY, '34.008').roll(9).play('nests').roll(9).play(COD).roll(1).roll(9);
    expect(scene.told('defences').map(({ strength }) => strength)).toEqual([5, 4]);
    expect(scene.told('shot')[0]?.strength).toBe(4);
  });
  it('fewer see one hex than another, and it says so on both', () => {
    const scene = new GameScene('one-battalion-ashore').chit('naval');
    const safe = (hex: string): number => unharmed(landingRisks(world, scene.open, SWORD, scene.id(FUNNY), at(hex)));
    expect(safe('34.007')).toBeGreaterThan(safe('34.008'));
    expect(safe('34.008')).toBeGreaterThan(safe('33.008'));
  });
  it('a swimming tank has the sea alone (§4.5.5(2))', () => {
    const scene = new GameScene('one-battalion-ashore').chit('naval');
    const risks = landingRisks(world, scene.open, SWORD, scene.id('3rd-27-arm-bde-13-18-krh-b'), at('33.008'));
    expect(risks.map(({ kind, strength }) => [kind, strength])).toEqual([['sea', 7]]);
  });
});

describe('what a hex that is fired at or assaulted promises', () => {
  const told = (scene: GameScene, seat: string, label: string): string[] =>
    createUi(module)
      .way?.(module.view(scene.state, [seat]), seat, hexAction(at(label)))
      ?.lines.map(({ text }) => text) ?? [];
  it('shells: the strength that is then rolled against, and its chance (§S.23, §4.4.4)', () => {
    const scene = new GameScene('storming-sword').chit('naval').play('mauritius');
    expect(told(scene, 'allied', '34.009')).toEqual(['Stp 20 Cod: strength 4, 30 % to take effect.']);
    scene.play('34.009', 'plain').roll(9);
    expect(scene.event('bombarded')).toMatchObject({ strength: 4 });
  });
  it('an assault: whom, and what the Bravery Check needs (§S.26)', () => {
    const scene = passing().frames({ step: 'turn', next: 8 });
    scene.chit('formation:3rd-8-bde').play(RIFLES, 'assault');
    const [, brave] = told(scene, 'allied', '33.015');
    scene.play('33.015');
    if (scene.offers('go')) scene.play('go');
    scene.roll(9);
    expect(brave).toContain(`by ${scene.event('checked').needs} or less`);
  });
});

describe('who goes in with whom (§S.26)', () => {
  const SECOND = '3rd-8-bde-1-suffolk-b';
  it('says on the button what each needs, and of whoever may join what he would', () => {
    const scene = passing().frames({ step: 'turn', next: 8 });
    scene.put(SECOND, '33.014');
    scene.chit('formation:3rd-8-bde').play(RIFLES, 'assault');
    const ui = createUi(module);
    const odds = (action: Action) => ui.actionLabel(module.view(scene.state, ['allied']), action).odds;
    const alone = odds(word('go'));
    expect(alone).toMatch(/^A\/1 Suff\S* goes in by \d or less, \d+ %$/);
    expect(odds(unitAction(scene.id(SECOND)))).toMatch(/^goes in by \d or less, \d+ %$/);
    scene.play(SECOND);
    const both = odds(word('go'));
    if (scene.offers('go')) expect(both).toMatch(/ %; B\/1 Suff\S* goes in by \d or less, \d+ %$/);
    scene.roll(9);
    expect(alone).toContain(`by ${Math.min(scene.event('checked').needs, 8)} or less`);
  });
});

describe('an Action that leaves no choice (§S.17, §S.26)', () => {
  it('says on its button what may come of it: nothing else is asked before the dice', () => {
    const scene = new GameScene('black-baron').chit('direct:german').play('ind-s-ss-pz-101-s-ss-pz-101-2');
    const ui = createUi(module);
    const odds = (name: string) => ui.actionLabel(module.view(scene.state, ['german']), word(name)).odds;
    const told = odds('assault');
    scene.play('assault');
    if (scene.offers('80.061')) scene.play('80.061');
    scene.roll(9);
    expect(scene.event('checked').why).toBe('bravery');
    // A 9 fails whatever it needs.
    expect(told).toBe(`A/1 RB: goes in by ${Math.min(scene.event('checked').needs, 8)} or less, 90 %`);
  });
});
