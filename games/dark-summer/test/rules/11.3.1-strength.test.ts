import { expect, test } from 'vitest';
import { RETREATED } from '../../src/index.js';
import { lossesToTake, mayLoseStep } from '../../src/rules/11-combat/losses.js';
import { attackStrength, bringsArmor, defenceStrength } from '../../src/rules/11-combat/strength.js';
import { pocket } from '../pocket.js';
import { type Placing, type Position, position } from '../position.js';

const PLAIN = { flak: 'no-armor', ground: 'counts', augmented: 0 } as const;
const defence = (at: Position, more: object = {}): number => defenceStrength(at.world, at.open, at.hex('5020'), { ...PLAIN, ...more });
const german = (more: Placing): Position => position({ drill: {}, ...more });

// §11.3.1
test('attackers add their attack factors, defenders their defence factors, reduced ones the reduced side', () => {
  const at = german({ units: { 'ge-914-352': '5020', 'ge-6-fj': '5020' }, reduced: ['ge-914-352'] });
  expect(defence(at)).toBe(2 + 4);
  expect(attackStrength(at.world, at.open, at.ids('ge-914-352', 'ge-6-fj'))).toBe(1 + 3);
});

test('woods add one, but not to the bombed; those who retreated here add nothing', () => {
  const at = german({ units: { 'ge-914-352': '5020', 'ge-6-fj': '5020' }, drill: { terrain: { 5020: 'woods' } } });
  expect([defence(at), defence(at, { ground: 'bombed' })]).toEqual([8, 7]);
  at.open.marks[at.id('ge-6-fj')] = RETREATED;
  expect(defence(at)).toBe(4);
});

test('where all have retreated here before, the hex still defends with one, and one more for woods', () => {
  const all = (terrain: string) => {
    const at = german({ units: { 'ge-914-352': '5020', 'ge-6-fj': '5020' }, drill: { terrain: { 5020: terrain } } });
    for (const id of ['ge-914-352', 'ge-6-fj']) at.open.marks[at.id(id)] = RETREATED;
    return defence(at);
  };
  expect([all('clear'), all('woods')]).toEqual([1, 2]);
});

// §13.4
test('out of supply the hex is halved as a whole, rounded down, never below one; woods come after', () => {
  const units = { 'us-117-30-inf': '5020', 'us-119-30-inf': '5020', 'us-325-82-ab': '5020' };
  expect(defence(position({ drill: {}, units }))).toBe(Math.floor(11 / 2));
  const alone = position({ drill: { terrain: { 5020: 'woods' } }, units: { 'us-325-82-ab': '5020' }, reduced: ['us-325-82-ab'] });
  expect(defence(alone)).toBe(2);
});

test('attackers out of supply are halved hex by hex', () => {
  const ring = { 'us-39-9-inf': '5019', 'us-47-9-inf': '5021', 'us-60-9-inf': '4720', 'us-117-30-inf': '5220' };
  const at = german({ units: { ...ring, 'ge-6-fj': '5020', 'ge-914-352': '5020', 'ge-915-352': '4920' } });
  at.move('us-119-30-inf', '4919').move('us-120-30-inf', '4921').move('us-313-79-inf', '5119').move('us-314-79-inf', '5120');
  expect(attackStrength(at.world, at.open, at.ids('ge-6-fj', 'ge-914-352', 'ge-915-352'))).toBe(2 + 1);
});

// §11.6
test('Flak is worth four against armor and one against infantry', () => {
  const at = german({ units: { 'ge-1-iii-flak': '5020' } });
  expect([defence(at), defence(at, { flak: 'armor' })]).toEqual([1, 4]);
  at.open.steps = at.open.steps.with(at.id('ge-1-iii-flak'), 1);
  expect([defence(at), defence(at, { flak: 'armor' })]).toEqual([1, 2]);
  expect(attackStrength(at.world, at.open, at.ids('ge-1-iii-flak'))).toBe(0);
  expect([['us-4-cav'], ['br-8a'], ['us-39-9-inf', 'us-505-82-ab']].map((ids) => bringsArmor(at.world, at.ids(...ids)))).toEqual([
    true,
    true,
    false,
  ]);
});

// §11.5 §11.4.1
test('a strongpoint is worth what was drawn, three more at Omaha', () => {
  const at = german({ units: { 'sp-1': '5020' } });
  at.open.value = at.open.value.with(at.id('sp-1'), 2);
  expect([defence(at), defence(at, { augmented: 3 })]).toEqual([2, 5]);
});

// §11.9
test('an open beach alone is worth one, with units nothing', () => {
  const at = position({ units: { 'us-39-9-inf': '3303' }, beaches: ['3203', '3303'] });
  expect(defenceStrength(at.world, at.open, at.hex('3203'), PLAIN)).toBe(1);
  expect(defenceStrength(at.world, at.open, at.hex('3303'), PLAIN)).toBe(4);
});

// §11.3.6
test('whole units of two steps are reduced before anybody is eliminated, and excess losses are disregarded', () => {
  const at = german({ units: { 'ge-914-352': '5020', 'ge-915-352': '5020', 'ge-100-pz': '5020' }, reduced: ['ge-914-352'] });
  const units = at.ids('ge-914-352', 'ge-915-352', 'ge-100-pz');
  expect(mayLoseStep(at.open, units)).toEqual(at.ids('ge-915-352'));
  at.open.steps = at.open.steps.with(at.id('ge-915-352'), 1);
  expect(mayLoseStep(at.open, units)).toEqual(units);
  expect([lossesToTake(at.open, units, 2), lossesToTake(at.open, units, 9)]).toEqual([2, 3]);
});

// §11.6 §13.4
test('unsupplied Flak adds nothing to an attack, as it adds nothing in supply; one armored unit among many is armor', () => {
  const at = pocket({ units: { 'ge-1-iii-flak': '5020' } }).move('ge-6-fj', -6);
  expect(attackStrength(at.world, at.open, at.ids('ge-1-iii-flak'))).toBe(0);
  expect(bringsArmor(at.world, at.ids('us-39-9-inf', 'us-4-cav', 'us-47-9-inf'))).toBe(true);
});
