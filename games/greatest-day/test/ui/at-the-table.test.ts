import { unit as unitAction, word as wordAction } from '@bocage/kernel';
import { expect, it } from 'vitest';
import { createUi } from '../../ui/index.js';
import { module } from '../position.js';
import { GameScene } from '../scene.js';

const ui = createUi(module);
const [A, B, TIGER, COMPANY] = [
  '7th-22-arm-bde-4-cly-a',
  '7th-22-arm-bde-4-cly-b',
  'ind-s-ss-pz-101-s-ss-pz-101-2',
  '7th-22-arm-bde-1-rb-a',
];

const baron = (): GameScene => new GameScene('black-baron');
const viewOf = (scene: GameScene, seat: string) => module.view(scene.state, [seat]);
const lines = (scene: GameScene, seat: string): string[] =>
  scene.news.flatMap((event) => ui.logLine(viewOf(scene, seat), event)?.text ?? []);

it('lists the targets, each with its odds (§S.17)', () => {
  const scene = baron();
  scene.chit('direct:german').play(TIGER, 'fire');
  const view = viewOf(scene, 'german');
  expect(ui.picking?.(view, 'german')).toEqual({ title: 'Targets', one: true });
  expect(ui.actionLabel(view, unitAction(scene.id(COMPANY))).odds).toBe('strength 7, 80 % to take effect');
});

it('says of both attacks of an assault what comes now, and its odds (§S.26)', () => {
  const scene = baron();
  // Of two defenders one is chosen; four steps in a hex are +1 (§S.18).
  scene.put(A, '80.061');
  for (const defender of [COMPANY, A]) scene.open.suppressed[scene.id(defender)] = 1;
  scene.chit('direct:german').play(TIGER, 'assault', '80.061');
  const view = viewOf(scene, 'german');
  expect(ui.prompt(view, 'german').text).toContain('choose whom it fires at, the first of its two attacks');
  expect(ui.actionLabel(view, unitAction(scene.id(COMPANY))).odds).toMatch(/^strength 8, /);
});

it('shows who moves where to whoever may fire at him, with the odds of each (§S.22)', () => {
  const scene = baron();
  scene.only(A, B, TIGER);
  scene.put(TIGER, '80.062');
  scene.put(A, '80.061', 1);
  scene.chit('direct:allied').play(A, 'move', '81.061');
  const view = viewOf(scene, 'german');
  expect(ui.prompt(view, 'german').text).toMatch(/^A\/4 CLY goes from .*80\.061.* to .*81\.061/);
  expect(ui.arrows?.(view)).toEqual([{ hexes: [scene.hex('80.061'), scene.hex('81.061')], tone: 'move' }]);
  expect(ui.actionLabel(view, unitAction(scene.id(TIGER))).odds).toMatch(/strength 7, \d+ %/);
});

it('tells what was changed of a posture, and no more (§S.13)', () => {
  const scene = baron();
  scene.only(B, COMPANY);
  scene.put(COMPANY, '84.062', 3);
  scene.chit('division:7th').play(COMPANY, 'move', 'dismount');
  expect(lines(scene, 'allied')).toContain('A/1 RB dismounts.');
});

it('names the points of a Direct Command, and how many Actions a hero has left (§S.5, §16.2)', () => {
  const scene = baron();
  scene.chit('direct:german');
  expect(ui.prompt(viewOf(scene, 'german'), 'german').text).toContain('a Command Point for each Action (Panzer-Lehr Division 4)');
  scene.play(TIGER, 'wittmann');
  expect(ui.prompt(viewOf(scene, 'german'), 'german').text).toContain('4 left with its hero');
});

it('asks before a chit is thrown away that nobody has used (§S.3)', () => {
  const scene = baron();
  scene.chit('division:7th');
  const done = wordAction('done');
  expect(ui.risks?.(viewOf(scene, 'allied'), 'allied', done)[0]?.text).toBe('Nobody has acted with the chit yet: 7th Armoured Division.');
  expect(ui.risks?.(viewOf(scene, 'allied'), 'allied', unitAction(scene.id(A)))).toEqual([]);
});

it('warns of the nests before somebody acts on the sand (§4.2.2(2))', () => {
  const scene = new GameScene('one-battalion-ashore');
  const tanks = scene.put('3rd-27-arm-bde-13-18-krh-b', '33.008');
  scene.chit('division:3rd');
  const view = viewOf(scene, 'allied');
  expect(ui.actionLabel(view, unitAction(tanks)).odds).toBe('the nests fire first: strength 2, 18 % to harm it');
  expect(ui.oneByOne?.(view)).toBe(true);
});

it('calls a shot that only a 0 makes by its name (§S.17)', () => {
  const scene = baron();
  const shot = { event: 'shot', kind: 'fire', unit: scene.id(A), target: scene.id(TIGER), at: scene.hex('79.061') } as const;
  const text = ui.logLine(viewOf(scene, 'allied'), { ...shot, strength: -3, die: 8, result: '-' } as never)?.text;
  expect(text).toContain('a 0 alone, rolled 8, a miss');
});

it('says which Action a click needs before the Action is named, or why none would do (§S.10)', () => {
  const scene = baron();
  scene.chit('direct:german').play(TIGER);
  expect(scene.refusal(COMPANY)).toMatchObject({ code: 'fire-first', section: 'S.10' });
  expect(scene.refusal(A)).toMatchObject({ code: 'out-of-sight', section: 'S.15' });
  expect(scene.refusal('79.062')).toMatchObject({ code: 'move-first' });
  expect(scene.refusal('80.061')).toMatchObject({ code: 'assault-first' });
  expect(scene.refusal('90.062')).toMatchObject({ code: 'cannot-go' });
});

it('shows the odds of a shot before it is made, and never makes it by itself (§S.17)', () => {
  const scene = baron();
  scene.chit('direct:german').play(TIGER, 'fire');
  const view = viewOf(scene, 'german');
  const shot = unitAction(scene.id(COMPANY));
  expect(ui.foresee?.(view, 'german')).toEqual(ui.foresee?.(view, 'german', shot));
  expect(ui.foresee?.(view, 'german', shot)?.title).toContain('7');
  expect(ui.rollsAtOnce?.(view, shot)).toBe(true);
  expect(ui.acting?.(view)).toEqual([scene.id(TIGER)]);
});

it('says what a suppression is shaken off by, and what paying leaves (§S.20, §S.21)', () => {
  const scene = baron();
  scene.chit('direct:german').play(TIGER, 'fire', COMPANY).roll(1);
  const view = viewOf(scene, 'allied');
  expect(ui.actionLabel(view, wordAction('check')).odds).toBe('a Cohesion Hit instead by 5 or less, 60 %');
  expect(ui.actionLabel(view, wordAction('pay')).odds).toBe('a Cohesion Hit instead, 3 left');
});

it('says that a hero passes a check, not that somebody paid (§16.2)', () => {
  const scene = baron();
  scene.only(A, B, TIGER);
  scene.put(A, '80.061');
  scene.chit('direct:german').play(TIGER, 'wittmann', 'move', '80.062').play(A).roll(1, 1);
  expect(ui.actionLabel(viewOf(scene, 'german'), wordAction('check')).odds).toBe('its hero passes it');
  scene.play('check');
  expect(lines(scene, 'german').join(' ')).toContain('passed by its hero');
});

it('tells the chance of the Company Bonus with that of its check (§S.18)', () => {
  const scene = baron();
  scene.only(B, TIGER);
  scene.put(B, '80.061');
  scene.chit('direct:allied').play(B, 'fire', TIGER);
  const view = viewOf(scene, 'allied');
  // §S.20 By 4 or less it is five in ten: strength 2 with the bonus, 0 without it.
  expect(ui.actionLabel(view, wordAction('bonus'))).toMatchObject({ odds: 'strength 2 by 4 or less, 20 % to take effect', main: true });
  expect(ui.actionLabel(view, wordAction('plain')).odds).toBe('strength 0, 10 % to take effect');
});

it('tells of both attacks of an assault before their bonus is asked for (§S.26)', () => {
  const [first, second] = ['3rd-8-bde-1-suffolk-a', '3rd-8-bde-1-suffolk-b'] as const;
  const [grenadiers, others] = ['21pz-kg-rauch-ii-pzgr-192-5', '21pz-kg-rauch-ii-pzgr-192-6'] as const;
  const scene = new GameScene('to-the-sea').only(first, second, grenadiers, others);
  for (const company of [first, second]) scene.put(company, '36.015');
  for (const company of [grenadiers, others]) scene.put(company, '36.016');
  scene.chit('formation:3rd-8-bde').play(first, 'assault', second).roll(1, 1).play('stand', 'stand', 'hold', 'hold');
  expect([scene.step, scene.offered()]).toEqual(['attack', ['bonus', 'plain']]);
  const odds = (name: string) => ui.actionLabel(viewOf(scene, 'allied'), wordAction(name)).odds;
  expect(odds('plain')).toMatch(/^\d+ % and \d+ % to take effect$/);
  expect(odds('bonus')).toMatch(/^by \d or less, \d+ % and \d+ % to take effect$/);
  const [plain, bonus] = ['plain', 'bonus'].map((name) => (odds(name) ?? '').match(/\d+(?= %)/g)?.map(Number) ?? []);
  expect(ui.acting?.(viewOf(scene, 'allied'))).toEqual([scene.id(first)]);
  // What the table forecasts of the first shot once it is settled is what was told before.
  scene.play('plain');
  expect(ui.actionLabel(viewOf(scene, 'allied'), unitAction(scene.id(grenadiers))).odds).toContain(`${plain?.[0]} % to take effect`);
  expect(bonus?.every((chance, i) => chance > (plain?.[i] ?? 0))).toBe(true);
});
