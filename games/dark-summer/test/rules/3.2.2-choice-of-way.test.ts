import { expect, test } from 'vitest';
import { GERMAN, MAY_LEAVE, MOVED } from '../../src/index.js';
import { type Placing, position } from '../position.js';
import { moving } from '../scene.js';

const beaches = ['3203'];
const plain = (more: Placing = {}) => position({ drill: {}, ...more, units: { 'ge-914-352': '5020', 'ge-6-fj': '5222', ...more.units } });

// §3.2.2 §2.4 A hex changes hands when a unit passes through it; so its player must be able to say where it passes.
test('a unit takes a place in passing that the cheapest way would leave out', () => {
  const at = position({ units: { 'us-4-cav': '2910', 'ge-6-fj': '5222' }, beaches });
  at.open.control.fill(GERMAN);
  const march = moving(at, 0).play('us-4-cav', 'via', '2911');
  expect([march.place('us-4-cav'), march.told('captured').map(({ what }) => what)]).toEqual(['2911', ['saint-lo']]);
  march.play('2910');
  expect(march.place('us-4-cav')).toBe('2910');
  expect(march.told('moved').map(({ path }) => path.map((hex) => at.world.grid.label(hex)))).toEqual([
    ['2910', '2911'],
    ['2911', '2910'],
  ]);
  expect(at.open.control[at.world.controlIndex[at.hex('2911')] as number]).toBe(0);
});

// §10.1
test('it goes on with what is left of its allowance, and no farther', () => {
  const at = plain();
  const march = moving(at, 2).play('ge-914-352', 'via', '5019');
  // Six points, two a clear hex: four are left.
  expect(march.offered()).toContain('5017');
  expect(march.refusal('5016')).toEqual({ code: 'out-of-range', section: '10.1', params: { halves: 8 } });
  march.play('via', '5018', '5017');
  expect([march.place('ge-914-352'), (at.open.marks[at.id('ge-914-352')] as number) & MOVED]).toEqual(['5017', MOVED]);
  expect(march.offered()).toEqual(['ge-6-fj', 'done']);
});

test('it may stay where it has come to; nobody else moves before it has', () => {
  const at = plain();
  const march = moving(at, 2).play('ge-914-352', 'via', '5019');
  expect(march.refusal('ge-6-fj')).toEqual({ code: 'move-chosen-first', section: '10.1' });
  march.play('done');
  expect([march.place('ge-914-352'), march.offered()]).toEqual(['5019', ['ge-6-fj', 'done']]);
});

test('one click still goes all the way', () => {
  const march = moving(plain(), 2).play('ge-914-352', '5018');
  expect([march.place('ge-914-352'), march.offered()]).toEqual(['5018', ['ge-6-fj', 'done']]);
});

// §6.3
test('an enemy zone can be the end of a way, not a stage of it', () => {
  const march = moving(plain({ units: { 'us-39-9-inf': '5017' } }), 2).play('ge-914-352', 'via');
  expect(march.refusal('5018')).toEqual({ code: 'stage-in-zone', section: '6.3' });
  march.play('5019', '5018');
  expect(march.place('ge-914-352')).toBe('5018');
});

// §10.1 Whoever has come to a stage may stay there, and Germans do not stop in C, W and S hexes.
test('a hex in which it could not stay is no stage', () => {
  const at = position({ drill: {}, units: { 'ge-914-352': '5427' } });
  expect(at.labels(at.world.ground.lettered.S)).toContain('5428');
  const march = moving(at, 2).play('ge-914-352', 'via');
  expect(march.offered()).toContain('5426');
  expect([march.offered().includes('5428'), march.refusal('5428')]).toEqual([false, { code: 'lettered-hex', section: '10.1' }]);
});

test('who may only go one hex whatever it costs has no stages', () => {
  const drill = { sides: [{ a: '5019', b: '5020', class: 'minor' as const, river: 'x' }] };
  const at = position({ drill, units: { 'ge-914-352': '5020' }, open: { weather: 0 } });
  const march = moving(at, 2, 'first-reaction');
  expect(march.offered().includes('via')).toBe(false);
});

// §10.4.1 §10.4.4
test('a way may lead into a box; out of Brittany it leads into none', () => {
  const into = position({ units: { 'us-4-cav': '2725' }, beaches });
  const march = moving(into, 0).play('us-4-cav', 'via', '2726');
  expect(march.offered()).toContain('to-brittany');
  const out = position({ units: { 'us-4-cav': MAY_LEAVE }, beaches, open: { boundaryLifted: 1, turn: 9 } });
  const back = moving(out, 0).play('us-4-cav', 'via', '6028');
  expect(back.offered().some((click) => click.startsWith('exit:') || click.startsWith('to-'))).toBe(false);
  expect(back.offered()).toContain('done');
});
