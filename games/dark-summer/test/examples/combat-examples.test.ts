import { expect, test } from 'vitest';
import { BRITISH, GERMANS, SHOWERS, SUN, US } from '../../src/index.js';
import { columnOf } from '../../src/rules/11-combat/odds.js';
import { shiftsOf } from '../../src/rules/11-combat/shifts.js';
import { defenceStrength } from '../../src/rules/11-combat/strength.js';
import { groundFor, position } from '../position.js';
import { fight } from '../scene.js';

// §11.3.3
test('33 against 10 is 3-1', () => {
  const { world } = groundFor();
  expect(world.data.tables.crt.columns[columnOf(world, 33, 10)]).toBe('3-1');
});

// §12.0 §11.9
test('an open beach alone with ships defends with 1 + 6 = 7', () => {
  const at = position({ units: { 'ge-914-352': '3204' }, beaches: ['3203'], open: { weather: SHOWERS } });
  const drill = fight(at, GERMANS).declare('3203', 'ge-914-352').play('done', 'us-naval');
  expect(drill.report.defence).toBe(7);
});

// §12.1
test('bombed bocage loses its two columns and its stubbornness and suffers one; a bombed city only suffers the one', () => {
  const bombed = (terrain: string) => {
    const at = position({
      drill: { terrain: { 5020: terrain } },
      beaches: ['4603'],
      units: { 'br-8a': '5021', 'ge-914-352': '5020' },
      open: { weather: SUN, turn: 4 },
    });
    const drill = fight(at, BRITISH)
      .declare('5020', 'br-8a')
      .play('bomber-command', 'done')
      .roll(terrain === 'city' ? 6 : 5);
    return drill.report;
  };
  expect(bombed('bocage')).toMatchObject({ odds: '1-1', shift: 1, column: '2-1', printed: 'DR', result: 'DR' });
  expect(bombed('city')).toMatchObject({ odds: '1-1', shift: -2 + 1, column: '1-2', printed: 'BL1' });
});

// §13.4
test('a unit of defence 1, unsupplied and alone in woods, is halved, raised to one, and has two with the woods', () => {
  const at = position({ drill: { terrain: { 5020: 'woods' } }, units: { 'us-325-82-ab': '5020' }, reduced: ['us-325-82-ab'] });
  expect(defenceStrength(at.world, at.open, at.hex('5020'), { flak: 'no-armor', ground: 'counts', augmented: 0 })).toBe(2);
});

// §11.4.1
test('a strongpoint of Omaha worth 2 defends with 5, and an exchange for it costs two steps', () => {
  const at = position({
    units: { 'us-16-1-inf': '3302', 'us-18-1-inf': '3302', 'us-26-1-inf': '3302', 'sp-3': '3303' },
    open: { turn: 1 },
  });
  at.open.value = at.open.value.with(at.id('sp-3'), 2);
  const drill = fight(at, US, 'wave2').attack('3303', 'us-16-1-inf', 'us-18-1-inf', 'us-26-1-inf').roll(5);
  expect(drill.report).toMatchObject({ attack: 15, defence: 5, column: '3-1', printed: 'DR*', result: 'EX' });
  drill.play('us-16-1-inf', 'us-18-1-inf');
  expect(drill.stepsOf('us-16-1-inf', 'us-18-1-inf', 'us-26-1-inf')).toEqual([1, 1, 2]);
});

// §11.6
test('a Flak regiment that alone does not cross the river denies it to the defender', () => {
  const sides = [{ a: '5020', b: '5021', river: 'Orne', class: 'major' }] as const;
  const at = position({ drill: { sides }, units: {} });
  const river = (...from: readonly string[]) =>
    shiftsOf(at.world, at.open, {
      attacker: GERMANS,
      target: at.hex('5021'),
      from: from.map((label) => at.hex(label)),
      round: 'combat',
      carpet: false,
    });
  at.open.weather = SHOWERS;
  expect([river('5020'), river('5020', '4920')]).toEqual([[{ why: 'river', section: '11.3.4', by: -2 }], []]);
});

// §9.4.3
test('from a captured hex outside enemy zones a unit may go on into one; inside one, only where a friend stands', () => {
  const onwards = (more: Readonly<Record<string, string>>) => {
    const at = position({
      units: { 'br-231-50-inf': '4003', 'ost-1': '4004', 'ge-736-716': '4105', ...more },
      beaches: ['4003'],
      open: { turn: 1 },
    });
    at.open.value = at.open.value.with(at.id('ost-1'), 1);
    const drill = fight(at, BRITISH, 'wave2').attack('4004', 'br-231-50-inf').roll(6).play('br-231-50-inf', 'br-231-50-inf');
    return drill.offered().includes('4104');
  };
  expect([onwards({}), onwards({ 'ge-726-716': '3904' }), onwards({ 'ge-726-716': '3904', 'br-69-50-inf': '4104' })]).toEqual([
    true,
    false,
    true,
  ]);
});
