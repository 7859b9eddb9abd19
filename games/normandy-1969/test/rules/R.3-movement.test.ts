import { expect, test } from 'vitest';
import { place } from '../../src/occupancy.js';
import { destinations } from '../../src/rules/movement.js';
import { type Position, position } from '../position.js';

// §R.3
test('units move singly, once in a phase', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626', 'us-116-29': '4626' }, drill: {} });
  at.play('us-16-1', '4625');
  expect(at.event('moved')).toEqual({
    event: 'moved',
    section: 'R.3',
    unit: at.id('us-16-1'),
    path: [at.hex('4626'), at.hex('4625')],
    thirds: 3,
  });
  expect(at.offered()).toEqual(['us-116-29', 'done']);
  expect(at.refusal('us-16-1')).toEqual({ code: 'moved-already', section: 'R.3' });
});

test('friends are passed through, enemies are not', () => {
  const at = position({
    phase: 'allied-first',
    allied: { 'us-16-1': '4626', 'us-116-29': '4625' },
    german: { 'gr-914': '4726' },
    drill: {},
  });
  at.play('us-16-1');
  expect(at.offers('4624')).toBe(true);
  expect(at.refusal('4726')).toEqual({ code: 'enemy-occupied', section: 'R.3' });
  expect(at.refusal('4626')).toEqual({ code: 'already-there', section: 'R.3' });
});

test('face-down units bar the way as well', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, hidden: { 'dummy-1': '4624' }, drill: {} }).play('us-16-1');
  expect(at.offers('4625')).toBe(true);
  expect(at.refusal('4624')).toEqual({ code: 'enemy-occupied', section: 'R.3' });
});

test('a unit of allowance nought never moves', () => {
  const at = position({ phase: 'german-movement', german: { 'i-726': '4626', 'gr-914': '4624' }, drill: {} });
  expect(at.offered().slice(0, 1)).toEqual(['gr-914']);
  expect(at.refusal('i-726')).toEqual({ code: 'cannot-move', section: 'R.3' });
});

test('the other side’s units are not yours to move', () => {
  const at = position({ phase: 'german-movement', german: { 'gr-914': '4624' }, allied: { 'us-16-1': '4627' }, drill: {} });
  expect(at.refusal('us-16-1')).toEqual({ code: 'not-yours', section: 'R.3' });
  expect(at.game.refusal(at.view('allied'), 'allied', at.actionOf('us-16-1'))).toMatchObject({ code: 'not-asked' });
});

const moat = ['4625', '4725', '4726', '4627', '4526', '4525'].map((label) => ({
  ...(label < '4626' ? { a: label, b: '4626' } : { a: '4626', b: label }),
  flooded: true as const,
}));

test('armour in supply may move one hex whatever it costs', () => {
  // A road hexside keeps the hex in supply; bocage behind floods costs seven points, one more than a 2-6 has.
  const terrain = Object.fromEntries(['4625', '4725', '4726', '4627', '4526', '4525'].map((label) => [label, 'bocage'] as const));
  const sides = moat.map((side) => (side.b === '4627' ? { ...side, road: 'minor' as const } : side));
  const at = position({
    phase: 'german-movement',
    german: { 'pz-100': '4626', 'fus-352': '4626', 'ost-441': '4627' },
    drill: { terrain, sides },
  });
  const tanks = at.fork().play('pz-100');
  expect(tanks.offers('4625')).toBe(true);
  expect(tanks.play('4625').event('moved')).toMatchObject({ thirds: 21, path: [at.hex('4626'), at.hex('4625')] });
  const others = at.fork().play('fus-352');
  expect(others.offers('4625')).toBe(false);
});

test('without supply it must pay', () => {
  const terrain = Object.fromEntries(['4625', '4725', '4726', '4627', '4526', '4525'].map((label) => [label, 'bocage'] as const));
  const at = position({ phase: 'german-movement', german: { 'pz-100': '4626' }, drill: { terrain, sides: moat } });
  expect(at.offers('pz-100')).toBe(false);
});

test('the first unit of the list moves like any other', () => {
  const first = position({ phase: 'allied-first', drill: {} }).nameOf(0);
  const at = position({ phase: 'allied-first', allied: { [first]: '4626' }, drill: {} }).play(first);
  expect(at.state.sealed.chosen).toBe(-1);
  at.play('4625');
  expect(at.where(first)).toBe('4625');
});

const deep = Object.fromEntries(['4625', '4725', '4726', '4627', '4526', '4525'].map((label) => [label, 'bocage'] as const));
const causeway = moat.map((side) => (side.b === '4627' ? { ...side, road: 'minor' as const } : side));

test('even armour forces no way into an enemy or a full hex, and no hex is offered twice', () => {
  const at = position({
    phase: 'german-movement',
    german: { 'pz-100': '4626', 'gr-914': '4625', 'gr-915': '4625', 'gr-916': '4625' },
    allied: { 'us-16-1': '4725' },
    drill: { terrain: deep, sides: causeway },
  });
  const offered = at.play('pz-100').offered();
  expect(['4625', '4725', '4525', '4526', '4726', '4627'].filter((label) => offered.includes(label))).toEqual([
    '4525',
    '4526',
    '4726',
    '4627',
  ]);
  expect(new Set(offered).size).toBe(offered.length);
});

test('what changes on the map changes where a unit can go', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, german: { 'gr-914': '4923' }, drill: {} });
  const reach = () => destinations(at.world, at.view(), at.id('us-16-1')).map((hex) => at.label(hex));
  expect(reach()).toContain('4624');
  place(at.world, at.open, at.id('gr-914'), at.hex('4624'));
  expect(reach()).not.toContain('4624');
});

test('games side by side do not mix', () => {
  const [here, there] = ['4828', '4323'].map((label) => position({ phase: 'allied-first', allied: { 'us-16-1': label }, drill: {} }));
  const reach = (at: Position | undefined) => at && destinations(at.world, at.view(), at.id('us-16-1')).map((hex) => at.label(hex));
  expect(reach(here)).toContain('4827');
  expect(reach(there)).not.toContain('4827');
  expect(reach(here)).toContain('4827');
});

test('the leg under way names its unit, and asks its player', () => {
  const german = position({ phase: 'german-movement', german: { 'gr-914': '4626' }, drill: {} }).play('gr-914');
  expect(german.top).toEqual({ step: 'leg', asks: 'german', unit: german.id('gr-914') });
  expect(german.state.sealed.chosen).toBe(-1);
  const allied = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill: {} }).play('us-16-1');
  expect(allied.top).toEqual({ step: 'leg', asks: 'allied', unit: allied.id('us-16-1') });
});

test('two units of one allowance have each a reach of their own', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4828', 'us-116-29': '4323' }, drill: {} });
  const reach = (name: string) => destinations(at.world, at.view(), at.id(name)).map((hex) => at.label(hex));
  expect(reach('us-16-1')).toContain('4827');
  expect(reach('us-116-29')).not.toContain('4827');
});

test('a unit moves where the only step costs exactly what it has', () => {
  // Two points on 6 June, and every hex around it in an enemy zone.
  const german = { 'gr-914': '4724', 'gr-915': '4727', 'gr-916': '4426' };
  const at = position({ phase: 'allied-second', turn: 1, allied: { '501-pir': '4626' }, german, drill: {} });
  expect(at.offers('501-pir')).toBe(true);
  expect(at.play('501-pir', '4627').event('moved').thirds).toBe(6);
});

test('a unit that cannot pay for any step is not offered', () => {
  // Leaving a zone and entering the next costs three points, and on 6 June it has two.
  const german = { 'gr-914': '4625', 'gr-915': '4727', 'gr-916': '4426', 'fus-352': '4824' };
  const at = position({ phase: 'allied-second', turn: 1, allied: { '501-pir': '4626' }, german, drill: {} });
  expect(at.refusal('501-pir')).toEqual({ code: 'no-destination', section: 'R.3' });
});

test('a forced step out of one zone into another is told with its whole price', () => {
  const at = position({ phase: 'allied-second', turn: 1, allied: { '741-tk': '4626' }, german: { 'gr-914': '4525' }, drill: {} });
  expect(at.play('741-tk', '4625').event('moved').thirds).toBe(9);
});
