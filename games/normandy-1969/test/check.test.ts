import { expect, test } from 'vitest';
import { occupancyOf, place } from '../src/occupancy.js';
import type { Position } from './position.js';
import { opening } from './position.js';

const broken = (change: (at: Position) => void): string[] => {
  const at = opening(1).play('501-pir', '4626').roll(1).fork();
  change(at);
  return at.game.check(at.state);
};

test('a position as played breaks nothing', () => expect(broken(() => {})).toEqual([]));

test.each<[string, (at: Position) => void, RegExp]>([
  [
    'a fourth unit',
    (at) => ['502-pir', '505-pir', '506-pir'].forEach((id) => void (at.open.hex[at.id(id)] = at.hex('4626'))),
    /^4 units stand in 4626$/,
  ],
  ['a unit at sea', (at) => void (at.open.hex[at.id('502-pir')] = at.world.ground.terrain.indexOf(0)), /is at sea$/],
  [
    'both sides in a hex',
    (at) => void (at.open.hex[at.id('502-pir')] = at.open.hex[at.id('gr-914')] as number),
    /^both sides stand in 2014$/,
  ],
  ['a marked unit off the map', (at) => void (at.open.marks[at.id('502-pir')] = 1), /is off the map and marked$/],
  ['a column too short', (at) => void at.open.home.pop(), /^column home has \d+ entries$/],
  ['a stale memory', (at) => void occupancyOf(at.world, at.open).count.fill(1), /^the kept count is not what the columns say$/],
  ['a piece twice', (at) => void (at.state.sealed.piece[0] = at.state.sealed.piece[1] as number), /^piece \d+ is there twice$/],
  [
    'a piece gone',
    (at) => void (at.state.sealed.piece[at.id('gr-914') - at.world.roster.allied] = at.world.roster.dummy),
    /^piece \d+ of the set-up is gone$/,
  ],
  [
    'a blank too many',
    (at) => void (at.state.sealed.piece[at.id('gr-914') - at.world.roster.allied] = at.world.roster.dummy),
    /^27 blank counters instead of 26$/,
  ],
  ['a wandering face-down token', (at) => void (at.open.home[at.id('gr-914') - at.world.roster.allied] = 5), /is not where it was set up$/],
  ['a token both shown and hidden', (at) => void (at.open.piece[0] = 3), /^token 0 is both shown and hidden$/],
  ['too much landed', (at) => void (at.open.capacity[0] = -1), /^a supply area has landed more than it can$/],
  ['a mission too many', (at) => void (at.open.missions = [4, 1, 4]), /^naval missions do not add up$/],
  ['no battalion', (at) => void (at.open.battalionsLost[at.id('501-pir')] = 3), /has no battalion left$/],
  ['a choice left behind', (at) => void (at.state.sealed.chosen = 120), /^a unit is chosen during drop$/],
  ['a stack without its bottom', (at) => void at.open.stack.shift(), /^the bottom of the stack/],
])('%s is noticed', (_, change, sentence) => {
  expect(broken(change)).toContainEqual(expect.stringMatching(sentence));
});

test('a face-down token next to an Allied unit is noticed', () => {
  const at = opening(1).fork();
  const next = at.world.grid.within(at.hex('2014'), 1).find((hex) => at.unitsIn(at.label(hex)).length === 0) as number;
  place(at.world, at.open, at.id('501-pir'), next);
  expect(at.game.check(at.state)).toContainEqual(expect.stringMatching(/stands next to an Allied unit$/));
});
