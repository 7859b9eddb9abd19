import { expect, test } from 'vitest';
import { CARDS } from '../../src/index.js';
import { dutyOfCard, roleFor, seatOfFormation, seatOfTeam } from '../../src/rules/roles.js';
import { Play } from '../play.js';
import { position } from '../position.js';

const at = position({ options: { way: 'mega' } });
const staff = position({ options: { way: 'staff' } });
const duel = position({});

// §9.1 §9.2 §9.3 §9.4
test('each level has its officers for each duty', () => {
  const role = (team: string, duty: Parameters<typeof roleFor>[2]) => roleFor(at.world, at.team(team), duty);
  expect([role('army-group', 'fuel-and-ammo'), role('army-group', 'bombers'), role('army-group', 'special-operations')]).toEqual([
    'supplies',
    'air',
    'special',
  ]);
  expect([role('us-army', 'air-and-naval'), role('us-v', 'corps-guns'), role('us-1', 'orders')]).toEqual([
    'liaison',
    'commander',
    'operations',
  ]);
  expect([role('us-army', 'orders'), role('us-1', 'fuel-and-ammo'), role('us-v', 'bombers')]).toEqual([undefined, undefined, undefined]);
});

// §9.5
test('only the intelligence officer marks a team’s map', () => {
  const marks = ['army-group', 'us-army', 'us-v', 'us-1'].map((team) => roleFor(at.world, at.team(team), 'mark-map'));
  expect(marks).toEqual(Array(4).fill('intelligence'));
});

// §9.7
test('commanders above the divisions may ask for a dismissal', () => {
  expect(['army-group', 'br-army', 'br-i', 'br-50'].map((team) => roleFor(at.world, at.team(team), 'dismiss'))).toEqual([
    'commander',
    'commander',
    'commander',
    undefined,
  ]);
});

// §9.2 §9.3
test('every kind of card has an officer who hands it out', () => {
  expect(CARDS.map(dutyOfCard)).toEqual([
    'fuel-and-ammo',
    'fuel-and-ammo',
    'air-and-naval',
    'air-and-naval',
    'air-and-naval',
    'bombers',
    'special-operations',
    'special-operations',
    ...Array(5).fill('air-and-naval'),
  ]);
});

// §9.4 §9.6 §9.9
test('the same duty has a seat of its own, its corps’ or its side’s', () => {
  const seats = (one: typeof at) => [
    seatOfFormation(one.world, one.open, one.formation('br-50'), 'orders'),
    seatOfFormation(one.world, one.open, one.formation('ge-352'), 'orders'),
    seatOfTeam(one.world, one.open, one.team('us-army'), 'fuel-and-ammo'),
  ];
  expect(seats(at)).toEqual(['br-50-operations', 'ge-352-commander', 'us-army-supplies']);
  expect(seats(staff)).toEqual(['br-xxx', 'german-centre', 'us-army']);
  expect(seats(duel)).toEqual(['allied', 'german', 'allied']);
  expect(seatOfFormation(at.world, at.open, at.formation('us-90'), 'orders')).toBeUndefined();
});

// §9.2 §9.6
test('a division that its army puts under another corps is ordered by that corps in a staff game, by its own team in a megagame', () => {
  const under = (way: string, army: string): [string | undefined, string | undefined] => {
    const play = new Play({ way }).until('allocate');
    const [division, corps] = [play.formation('us-90'), play.team('us-v')];
    play.as(army, `under:${division}:${corps}`);
    expect(play.open.command[division]).toBe(corps);
    const seat = (duty: 'orders' | 'ask'): string | undefined => seatOfFormation(play.world, play.open, division, duty);
    return [seat('orders'), seat('ask')];
  };
  expect(under('staff', 'us-army')).toEqual(['us-v', 'us-v']);
  expect(under('mega', 'us-army-commander')).toEqual(['us-90-operations', 'us-90-liaison']);
});
