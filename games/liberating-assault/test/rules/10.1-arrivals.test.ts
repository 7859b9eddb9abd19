import { expect, test } from 'vitest';
import { AT_SEA, CLEARED, NONE, WAITING } from '../../src/index.js';
import { place } from '../../src/occupancy.js';
import {
  corpsOf,
  divisionsFor,
  edgeHexes,
  formationsDue,
  landingHexes,
  playerFor,
  takersFrom,
  unallocated,
  unitsOfTeam,
} from '../../src/rules/arrivals.js';
import { setup } from '../../src/setup.js';
import { bringOnAll } from '../../src/steps/arrivals.js';
import { groundFor, type Position, position } from '../position.js';

const names = (at: Position, formations: readonly number[]): string[] => {
  const ids = [...at.world.formations.ids.keys()];
  return formations.map((formation) => ids[formation] as string);
};

// §10.1 §9.6
test('divisions and corps come on their turn; those of the first are set up', () => {
  const at = position({});
  at.field.due = at.field.due.map((turn) => (turn === 8 ? 8 : 0));
  expect(formationsDue(at.open, at.field)).toEqual([]);
  at.open.turn = 8;
  expect(names(at, formationsDue(at.open, at.field))).toEqual(['br-gds', 'br-53', 'br-xii', 'ge-9ss', 'ge-10ss']);
  const start = position({ open: { turn: 1 } });
  expect(formationsDue(start.open, start.field)).toEqual([]);
});

// §8.2 §8.3 §10.1
test.each(['duel', 'staff', 'mega'])('in a %s every counter is on the map, afloat, or in a timetable', (way) => {
  const { world } = groundFor();
  const { open, sealed } = setup(world, 'campaign', { way });
  const lost = [...world.roster.ids].flatMap(([id, unit]) => {
    const hex = sealed.hex[unit] as number;
    const formation = open.attached[unit] as number;
    const isTimed = (sealed.due[formation] ?? 0) > 1 || (world.roster.start[unit]?.turn ?? 0) >= 1;
    return hex >= 0 || hex === AT_SEA || (hex === WAITING && isTimed) ? [] : [id];
  });
  expect(lost).toEqual([]);
});

// §8.3 §10.1 With every beach open and room for all, nobody is left behind: 4th Armoured Brigade least of all.
test.each(['duel', 'staff', 'mega'])('in a %s every counter has come by the last turn of the campaign', (way) => {
  const { world } = groundFor();
  const state = setup(world, 'campaign', { way });
  const { open, sealed } = state;
  open.coast.fill(CLEARED);
  const came = new Map<string, number>();
  const clearAway = (): void => {
    for (const [id, unit] of world.roster.ids) {
      if (sealed.hex[unit] === WAITING) continue;
      if (!came.has(id)) came.set(id, open.turn);
      place(world, sealed, unit, AT_SEA);
    }
  };
  for (open.turn = 1; open.turn <= 18; open.turn++) {
    clearAway();
    bringOnAll(world, state, () => undefined);
    for (const host of ['br-army', 'german-centre'].map((id) => world.teams.ids.get(id) as number))
      for (const unit of unitsOfTeam(world, open, host))
        open.attached[unit] = world.formations.ids.get(host === 0 ? 'br-50' : unit < world.roster.allied ? 'br-50' : 'ge-352') as number;
    bringOnAll(world, state, () => undefined);
  }
  clearAway();
  const airborne = (id: string): boolean => /^(us-82|us-101|br-6ab)-/.test(id);
  expect([...world.roster.ids.keys()].filter((id) => !came.has(id) && !airborne(id))).toEqual([]);
  expect(came.get('br-4a')).toBe(3);
});

// §8.3 "will come along after the initial assault": with the second turn, to 7th Armoured.
test('4th Armoured Brigade comes with the second turn to the headquarters of 7th Armoured Division', () => {
  const at = position({ open: { turn: 1 }, units: { 'br-4a': WAITING, 'br-7a-hq': '1514' } });
  const state = { open: at.open, sealed: at.field };
  at.field.due.fill(0);
  bringOnAll(at.world, state, () => undefined);
  expect(at.field.hex[at.id('br-4a')]).toBe(WAITING);
  at.open.turn = 2;
  bringOnAll(at.world, state, () => undefined);
  expect(at.where('br-4a')).toBe('1514');
  const afloat = position({ units: { 'br-4a': WAITING, 'br-7a-hq': AT_SEA } });
  afloat.field.due.fill(0);
  bringOnAll(afloat.world, { open: afloat.open, sealed: afloat.field }, () => undefined);
  expect(afloat.field.hex[afloat.id('br-4a')]).toBe(AT_SEA);
});

// §8.3 §9.3
test('independent brigades are the army’s from the turn they come in, then the corps’ it gives them to', () => {
  const at = position({ open: { turn: 1 } });
  const has = (team: string): string[] => at.names(unitsOfTeam(at.world, at.open, at.team(team)));
  expect(has('br-army')).toEqual(['br-8a', 'br-27a', 'br-2ca', 'br-56']);
  expect([has('us-army'), has('german-centre'), has('br-xxx')]).toEqual([[], [], []]);
  at.open.attached[at.id('br-27a')] = at.formation('br-xxx');
  expect([has('br-army'), has('br-xxx')]).toEqual([['br-8a', 'br-2ca', 'br-56'], ['br-27a']]);
  at.open.turn = 3;
  expect(has('br-army')).toContain('br-33a');
});

// §8.3 An armoured brigade comes by sea: it cannot be with paratroops on the day they jump.
test('a corps gives brigades to its divisions that are here, on the first turn to none that comes by air', () => {
  const at = position({ open: { turn: 1 } });
  const takers = (team: string): string[] => names(at, takersFrom(at.world, at.open, at.field, at.team(team)));
  expect([takers('br-army'), takers('br-i'), takers('br-xxx')]).toEqual([
    ['br-xxx', 'br-i'],
    ['br-51', 'br-49'],
    ['br-50', 'br-7a'],
  ]);
  at.open.turn = 2;
  expect(names(at, divisionsFor(at.world, at.open, at.field, at.team('br-i')))).toEqual(['br-51', 'br-49', 'br-6ab']);
});

// §9.2 §9.6
test('an army has arriving divisions of its own to put under its corps: those that land first, and those that have come', () => {
  const at = position({});
  const arriving = (army: string): string[] => names(at, unallocated(at.world, at.open, at.field, at.team(army)));
  expect([arriving('us-army'), arriving('br-army')]).toEqual([
    ['us-90', 'us-2a'],
    ['br-3', 'br-3c'],
  ]);
  const corps = (): string[] => corpsOf(at.world, at.open, at.field, at.team('us-army')).map((team) => at.world.teams.id[team] as string);
  expect(corps()).toEqual(['us-vii', 'us-v']);
  at.open.turn = 3;
  expect(corps()).toEqual(['us-vii', 'us-v', 'us-xix']);
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

// §9.6 §9.9 "Some teams will therefore end up with more than one division."
test('an arriving division goes to its own team, else to the team under its command with fewest', () => {
  const at = position({});
  const player = (id: string): string => at.world.teams.id[playerFor(at.world, at.open, at.formation(id))] as string;
  expect([player('us-90'), player('us-79')]).toEqual(['us-90', 'us-90']);
  at.open.player[at.formation('us-90')] = at.team('us-90');
  expect(player('us-79')).toBe('us-9');
  // The army may have put it under another corps: then a team of that corps plays it.
  at.open.command[at.formation('us-79')] = at.team('us-v');
  expect(player('us-79')).toBe('us-2a');
  // No team is under VIII US Corps or XII Corps: one of the same army, and never of the other.
  expect([player('us-83'), player('br-53')]).toEqual(['us-2a', 'br-3']);
  expect(at.open.player.filter((team) => team === at.team('us-2a') || team === at.team('br-3'))).toEqual([]);
  expect(player('ge-346')).toBe('ge-12ss');
  expect(at.open.player[at.formation('ge-346')]).toBe(NONE);
});
