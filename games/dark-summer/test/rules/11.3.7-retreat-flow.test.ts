import { expect, test } from 'vitest';
import { ELIMINATED, RETREATED } from '../../src/index.js';
import { type Placing, type Position, position } from '../position.js';
import { type DarkSummerScene, fight } from '../scene.js';

const attackers = { 'br-8a': '4920', 'br-27a': '4920', 'br-33a': '4920' };
const at = (units: Readonly<Record<string, string>>, more: Placing = {}): Position =>
  position({ drill: {}, beaches: ['4603'], ...more, units: { ...attackers, ...units } });

// §11.3.7
test('the owner chooses where each unit ends, two hexes away; it is marked as having retreated', () => {
  const drill = fight(at({ 'ge-914-352': '5020' }), 1)
    .attack('5020', ...Object.keys(attackers))
    .roll(3);
  expect([drill.report.column, drill.report.result, drill.step, drill.seat]).toEqual(['4-1', 'DR', 'retreat', 'german']);
  const ends = drill.offered();
  expect(ends.length).toBeGreaterThan(1);
  expect(ends.every((label) => drill.at.world.grid.distance(drill.at.hex(label), drill.at.hex('5020')) === 2)).toBe(true);
  expect([drill.why('5021'), drill.why('4821')]).toEqual(['not-two-hexes-away 11.3.7', 'enemy-zoc 6.4']);
  drill.play(ends[0] as string);
  expect(drill.place('ge-914-352')).toBe(ends[0]);
  expect((drill.at.open.marks[drill.at.id('ge-914-352')] as number) & RETREATED).toBe(RETREATED);
  expect(drill.told('retreated')[0]?.path.length).toBe(3);
});

test('who cannot retreat is eliminated', () => {
  const ring = { 'br-69-50-inf': '5220', 'br-151-50-inf': '5018', 'br-231-50-inf': '5022', 'ge-914-352': '5020' };
  const drill = fight(at(ring), 1)
    .attack('5020', ...Object.keys(attackers))
    .roll(3);
  expect(drill.place('ge-914-352')).toBe(ELIMINATED);
  expect(drill.told('eliminated')[0]).toMatchObject({ why: 'no-retreat' });
});

test('strongpoints never retreat: forced to, they are eliminated while others go', () => {
  const here = at({ 'ge-914-352': '5020', 'sp-1': '5020' });
  here.open.value = here.open.value.with(here.id('sp-1'), 1);
  const drill = fight(here, 1)
    .attack('5020', ...Object.keys(attackers))
    .roll(4);
  expect([drill.report.column, drill.report.result]).toEqual(['3-1', 'DR']);
  drill.play(drill.offered()[0] as string);
  expect([drill.place('sp-1'), drill.told('eliminated')[0]?.why]).toEqual([ELIMINATED, 'strongpoint']);
});

// §11.3.1 §11.3.7
test('attacked again in its new hex it adds nothing, suffers the result, and may retreat once more', () => {
  const here = at({ 'ge-914-352': '5020', 'ge-100-pz': '5221', 'br-69-50-inf': '5222' });
  const drill = fight(here, 1)
    .attack('5020', ...Object.keys(attackers))
    .roll(3);
  expect(drill.place('ge-914-352')).toBe('5221');
  drill.play('done').attack('5221', 'br-69-50-inf').roll(3);
  expect(drill.report).toMatchObject({ defence: 1, odds: '4-1', result: 'DR' });
  while (drill.step === 'retreat') drill.play(drill.offered()[0] as string);
  expect(
    drill
      .told('retreated')
      .map(({ unit }) => unit)
      .sort((a, b) => a - b),
  ).toEqual([...here.ids('ge-914-352', 'ge-914-352', 'ge-100-pz')].sort((a, b) => a - b));
});

test('a hex attacked before is not attacked again because somebody retreated into it', () => {
  const here = at({ 'ge-914-352': '5020', 'ge-915-352': '5221', 'br-69-50-inf': '5222', 'br-151-50-inf': '5222' });
  const drill = fight(here, 1).attack('5221', 'br-69-50-inf').roll(2);
  drill.attack('5020', ...Object.keys(attackers)).roll(3);
  expect(drill.place('ge-914-352')).toBe('5221');
  drill.play('done');
  expect(drill.isOver).toBe(true);
});

/** Both regiments in 5020 have to go, by whichever die drives them back. */
function driven(more: Readonly<Record<string, string>> = {}): DarkSummerScene {
  for (let die = 1; die <= 6; die++) {
    const drill = fight(at({ ...more, 'ge-914-352': '5020', 'ge-916-352': '5020' }), 1)
      .attack('5020', ...Object.keys(attackers))
      .roll(die);
    if (drill.report.result.startsWith('DR')) return drill;
  }
  throw new Error('no die drives them back');
}

test('the owner chooses the order in which units go: who finds the last room is his to say', () => {
  const full = { 'ge-6-fj': '5221', 'ge-1-iii-flak': '5221', 'ge-2-iii-flak': '5221', 'br-69-50-inf': '5222' };
  const drill = driven(full);
  expect([drill.step, drill.seat]).toEqual(['retreat', 'german']);
  expect(drill.offered()).toEqual(['ge-916-352', '5221']);
  expect(drill.play('5221').told('retreated')[0]?.unit).toBe(drill.at.id('ge-914-352'));
  const other = driven(full).play('ge-916-352');
  expect(other.told('retreated')[0]?.unit).toBe(other.at.id('ge-916-352'));
  expect(other.place('ge-916-352')).toBe('5221');
});

test('once one is chosen to go, it goes', () => {
  const drill = driven().play('ge-916-352');
  expect(drill.offered().every((click) => /^\d/.test(click))).toBe(true);
  expect([drill.why('ge-914-352'), drill.why('br-8a')]).toEqual(['retreats-now 11.3.7', 'not-retreating 11.3.7']);
});
