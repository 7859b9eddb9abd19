import { expect, test } from 'vitest';
import { CLEARED, WAITING } from '../../src/index.js';
import { edgeHexes, formationsDue, landingHexes, playerFor, unitsDue } from '../../src/rules/arrivals.js';
import { type Position, position } from '../position.js';

const names = (at: Position, formations: readonly number[]): string[] => {
  const ids = [...at.world.formations.ids.keys()];
  return formations.map((formation) => ids[formation] as string);
};

// §10.1 §9.6
test('divisions and corps come on their turn; those of the first are set up', () => {
  const at = position({});
  at.open.due = at.open.due.map((turn) => (turn === 8 ? 8 : 0));
  expect(formationsDue(at.open)).toEqual([]);
  at.open.turn = 8;
  expect(names(at, formationsDue(at.open))).toEqual(['br-gds', 'br-53', 'br-xii', 'ge-9ss', 'ge-10ss']);
  const start = position({ open: { turn: 1 } });
  expect(formationsDue(start.open)).toEqual([]);
});

// §8.3
test('independent brigades and guns come by themselves, once', () => {
  const at = position({ units: { 'br-8a': WAITING, 'br-27a': WAITING, 'br-33a': WAITING, 'ge-flak-1': WAITING, 'us-90-357': WAITING } });
  expect([
    at.names(unitsDue(at.world, at.field, 1)),
    at.names(unitsDue(at.world, at.field, 2)),
    at.names(unitsDue(at.world, at.field, 3)),
  ]).toEqual([['br-8a', 'br-27a'], ['ge-flak-1'], ['br-33a']]);
});

// §10.1
test('Allied troops come ashore at open beaches of their corps, else of their army', () => {
  const at = position({});
  const clear = (label: string): void => {
    at.open.coast[at.world.ground.coastIndex[at.hex(label)] as number] = CLEARED;
  };
  clear('1211');
  const ashore = (corps: string): string[] => at.labels(landingHexes(at.world, at.open, at.field, at.team(corps)));
  expect([ashore('us-v'), ashore('us-vii'), ashore('us-xix'), ashore('br-i')]).toEqual([['1211'], ['1211'], ['1211'], []]);
  clear('1010');
  expect([ashore('us-v'), ashore('us-vii'), ashore('us-xix')]).toEqual([['1211'], ['1010'], ['1010', '1211']]);
});

// §10.1
test('Germans come by their side of the map, or by another when it is closed', () => {
  const at = position({ units: { 'us-1-16': '0128', 'us-1-18': '0628' } });
  expect(at.labels(edgeHexes(at.world, at.field, 'east'))).toEqual(['2517', '2520', '2521', '2525', '2526']);
  expect(at.labels(edgeHexes(at.world, at.field, 'west'))).toHaveLength(11);
});

// §9.6 §9.9
test('an arriving division goes to its own team, else to the team under its command with fewest', () => {
  const at = position({});
  const player = (id: string): string => at.world.teams.id[playerFor(at.world, at.open, at.formation(id))] as string;
  expect([player('us-90'), player('us-79')]).toEqual(['us-90', 'us-90']);
  at.open.player[at.formation('us-90')] = at.team('us-90');
  expect(player('us-79')).toBe('us-9');
  expect(['us-5', 'us-83', 'ge-346'].map(player).every((team) => team !== '')).toBe(true);
  expect(player('br-53')).toMatch(/^br-/);
  expect(player('ge-346')).toBe('ge-12ss');
});
