import { expect, test } from 'vitest';
import { CHERBOURG, PHASES, SHOWERS, WAITING } from '../../src/index.js';
import { type Occupancy, occupancyOf } from '../../src/occupancy.js';
import { setup } from '../../src/setup.js';
import { groundFor, Position } from '../position.js';

const { world } = groundFor();
const { open } = setup(world, 'campaign', {});
const at = (id: string) => {
  const hex = open.hex[world.roster.ids.get(id) as number] as number;
  return hex >= 0 ? world.grid.label(hex) : hex;
};

// §3.1
test('units begin where their counters say: on land, at sea, in Cherbourg, or later', () => {
  expect(['us-505-82-ab', 'us-16-1-inf', 'ge-garrison', 'us-39-9-inf'].map(at)).toEqual(['2103', '3302', CHERBOURG, WAITING]);
  expect(open.due[world.roster.ids.get('ge-kg-1-1ss-pz') as number]).toBe(4);
});

test('the 914th begins reduced in 3207, everybody else at full strength', () => {
  const id = world.roster.ids.get('ge-914-352') as number;
  expect([at('ge-914-352'), open.steps[id]]).toEqual(['3207', 1]);
  expect(open.steps.filter((steps, unit) => steps !== world.roster.fullSteps[unit])).toHaveLength(1);
});

test('there is a strongpoint of unknown factor on every beach, and showers', () => {
  const strongpoints = world.ground.beaches.map(({ hex }) => occupancyOf(world, open).strongpoints[hex]);
  expect(strongpoints).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  expect(new Set(open.value)).toEqual(new Set([-1]));
  expect([open.turn, open.weather]).toEqual([1, SHOWERS]);
});

test('every German set-up hex lies off the C, W and S hexes', () => {
  const codes = open.hex.filter((hex, unit) => hex >= 0 && unit >= world.roster.allied).map((hex) => world.ground.letter[hex] as number);
  expect(codes.filter((code) => code >= 1 && code <= 3)).toEqual([]);
});

// §8.1.3
test('a third-wave unit knows its beaches; 51st Division may land at Juno or Sword', () => {
  const start = world.roster.start[world.roster.ids.get('br-152-51-inf') as number];
  expect(start?.beaches.map((hex) => world.grid.label(hex))).toEqual(['4203', '4302', '4603']);
  expect(at('us-325-82-ab')).toBe('2800');
});

test('play begins with the Action Phase of turn 1, nine weather chits in the cup and no points', () => {
  expect([open.phase, open.weatherCup.reduce((sum, count) => sum + count, 0), open.ledger]).toEqual(['action', 9, []]);
  expect(open.stack).toMatchObject([{ step: 'game', next: PHASES.indexOf('action') }]);
});

test('unknown scenarios and option values are refused', () => {
  expect(() => setup(world, 'bulge', {})).toThrow('no scenario named bulge');
  expect(() => setup(world, 'campaign', { 'assault-guns': 'maybe' })).toThrow('option assault-guns has no value maybe');
  expect(setup(world, 'campaign', { 'historical-weather': 'yes' }).open.weatherCup).toEqual([1, 1, 0, 1, 1]);
});

test('who stands where is kept through moves as if counted afresh', () => {
  const made = new Position({ units: { 'us-505-82-ab': '4818', 'us-507-82-ab': '4818', 'ge-6-fj': '5020', 'sp-1': '5020' } });
  made.move('us-505-82-ab', '4918').move('ge-6-fj', -6).move('us-507-82-ab', '4918').move('ge-6-fj', '4820').move('sp-1', '4820');
  const counted = ({ version: _, placed: __, lines: ___, turned: ____, ...occupancy }: Occupancy) => occupancy;
  const kept = counted(made.occupancy);
  const fresh = counted(made.world.occupancies.build(made.open));
  expect(kept).toEqual(fresh);
});
