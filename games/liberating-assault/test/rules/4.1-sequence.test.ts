import { expect, test } from 'vitest';
import type { LiberatingAssaultEvent } from '../../src/index.js';
import { place } from '../../src/occupancy.js';
import { Play } from '../play.js';

/** Orders of a first turn with paratroops before a German regiment, and a German march far from both. */
function ordered(): Play {
  const play = new Play().until('place');
  play
    .say(
      'allied',
      ...play
        .legal('allied')
        .filter((word) => word.startsWith('lay:'))
        .slice(0, 1),
    )
    .until('orders');
  const { world } = play.game;
  for (const [id, label] of [
    ['us-82-505', '1621'],
    ['us-82-hq', '1621'],
    ['ge-716-736', '1622'],
    ['ge-716-726', '2222'],
    ['ge-716-hq', '2222'],
  ] as const)
    place(world, play.state.sealed, play.id(id), world.grid.parse(label) as number);
  play.act('allied', play.unit('us-82-505')).say('allied', 'attack').act('allied', play.hex('1622'));
  return play.act('german', play.unit('ge-716-726')).say('german', 'move').act('german', play.hex('2223'));
}

const STEP_OF: Readonly<Partial<Record<LiberatingAssaultEvent['event'], string>>> = { laid: 'place', ordered: 'orders', battle: 'attack' };

// §4.1
test('a turn goes through the ten steps of the handbook, and each thing happens in its own', () => {
  const { events } = ordered().until('retrieve');
  const steps: string[] = [];
  for (const event of events) {
    if (event.event === 'stage') steps.push(event.stage);
    const own = event.event === 'moved' && event.how === 'tactical' ? 'move' : STEP_OF[event.event];
    if (own !== undefined) expect(steps.at(-1)).toBe(own);
  }
  expect(steps).toEqual(['hand-down', 'place', 'interference', 'orders', 'effective', 'attack', 'exploit', 'move', 'hand-in', 'retrieve']);
  for (const name of ['laid', 'ordered', 'battle', 'moved']) expect(events.map(({ event }) => event)).toContain(name);
});

// §4.1
test('after the last step the next turn begins with the first, and after the last turn the game is over', () => {
  const play = ordered().until('retrieve').until('hand-down');
  expect([play.state.open.turn, play.state.open.stage]).toEqual([2, 'hand-down']);
  play.state.open.turn = 10;
  play.until('over');
  expect(play.game.awaits(play.state).kind).toBe('over');
});
