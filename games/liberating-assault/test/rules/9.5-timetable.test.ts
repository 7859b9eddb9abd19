import { expect, test } from 'vitest';
import { NONE } from '../../src/index.js';
import { Play } from '../play.js';
import { allWords, ui, viewOf } from '../ui/table.js';

const due = (play: Play, seat: string, formation: string): number =>
  viewOf(play.state, seat).known.due[play.formation(formation)] as number;

// §9.5 §10.1
test('who comes when is known to its own army, or under its own coordinator, and to control', () => {
  const play = new Play({ way: 'mega', umpires: 'people' });
  expect(
    ['us-army-commander', 'us-vii-supplies', 'us-90-operations', 'army-group-commander', 'control-game'].map((seat) =>
      due(play, seat, 'us-79'),
    ),
  ).toEqual([4, 4, 4, 4, 4]);
  expect(
    ['br-army-commander', 'br-50-operations', 'german-west-commander', 'ge-352-commander'].map((seat) => due(play, seat, 'us-79')),
  ).toEqual([NONE, NONE, NONE, NONE]);
  expect(
    ['german-east-commander', 'ge-12ss-commander', 'german-west-commander', 'us-army-commander', 'army-group-air'].map((seat) =>
      due(play, seat, 'ge-9ss'),
    ),
  ).toEqual([8, 8, NONE, NONE, NONE]);
  const duel = new Play();
  expect([
    due(duel, 'allied', 'us-79'),
    due(duel, 'german', 'us-79'),
    due(duel, 'german', 'ge-9ss'),
    due(duel, 'allied', 'ge-9ss'),
  ]).toEqual([4, NONE, 8, NONE]);
});

// §9.5 No panel, track or chart says when the enemy comes.
test.each([
  ['duel', 'allied', /9th SS|Panzer Lehr.*turn/, /79th/],
  ['duel', 'german', /\b79th Inf|Guards Arm/, /9th SS/],
  ['staff', 'us-army', /9th SS|Guards Arm/, /79th/],
])('in a %s %s reads its own timetable only', (way, seat, enemy, own) => {
  const play = new Play({ way });
  const view = viewOf(play.state, seat);
  const told = JSON.stringify([ui.tracks(view), ui.displays(view).find(({ id }) => id === 'to-come'), ui.desk?.(view, seat)]);
  expect(told).not.toMatch(enemy);
  expect(told).toMatch(own);
  expect(allWords(view, seat)).not.toMatch(/comes in turn -/);
});

// §9.2 §9.5
test('an arrival is told to those it comes to; who sees the place sees counters come', () => {
  const play = new Play({ way: 'mega' }).until('retrieve').until('place');
  const arrived = play.events.flatMap((event) => (event.event === 'arrived' ? [event] : []));
  const lehr = arrived.find(({ formation }) => formation === play.formation('ge-lehr'));
  expect(
    ['german-centre-commander', 'ge-352-commander', 'german-west-commander', 'us-army-commander', 'army-group-air'].map((seat) =>
      lehr?.to?.includes(seat),
    ),
  ).toEqual([true, true, false, false, false]);
  const ready = play.events.find((event) => event.event === 'arriving' && event.formation === play.formation('us-90'));
  expect(
    ['us-army-commander', 'us-90-operations', 'br-army-commander', 'german-west-commander'].map((seat) => ready?.to?.includes(seat)),
  ).toEqual([true, true, false, false]);
  const isLehr = (unit: number): boolean => play.world.roster.formation[unit] === play.formation('ge-lehr');
  const came = play.events.filter((event) => event.event === 'moved' && event.how === 'arrived' && isLehr(event.unit));
  expect(came.length).toBeGreaterThan(3);
  for (const event of came) expect(event.to?.some((seat) => seat.startsWith('us-') || seat.startsWith('br-'))).toBe(false);
});

// §9.2 §9.5
test('under which corps a division comes is told to its army, from the army group to the divisions, and to nobody else', () => {
  const play = new Play({ way: 'mega' }).until('retrieve').until('allocate');
  play.as('us-army-commander', play.offered('us-army-commander')[0] as string);
  const [told] = play.told('allocated');
  expect(
    ['us-army-commander', 'us-v-supplies', 'us-90-operations', 'army-group-commander', 'br-army-commander', 'german-west-commander'].map(
      (seat) => told?.to?.includes(seat),
    ),
  ).toEqual([true, true, true, true, false, false]);
});

// §8.3 §9.5
test('a brigade given away is told to its army, from the army group to the divisions, and not to the other nor to the enemy', () => {
  const play = new Play({ way: 'mega' }).until('attach');
  play.as('br-army-commander', `to:${play.formation('br-i')}`);
  const [told] = play.told('attached');
  expect(
    ['br-army-commander', 'br-i-supplies', 'br-51-operations', 'army-group-commander', 'us-army-commander', 'german-east-commander'].map(
      (seat) => told?.to?.includes(seat),
    ),
  ).toEqual([true, true, true, true, false, false]);
});
