import { expect, test } from 'vitest';
import type { LiberatingAssaultEvent } from '../../src/index.js';
import { Play } from '../play.js';

/** Orders of a first turn with paratroops before a German regiment, and a German march far from both. */
function ordered(): Play {
  const play = new Play().until('place');
  const lay = play.offered('allied').find((text) => text.startsWith('lay:')) as string;
  play.as('allied', lay).until('orders');
  play.put('1621', 'us-82-505', 'us-82-hq').put('1622', 'ge-716-736').put('2222', 'ge-716-726', 'ge-716-hq');
  play.as('allied', 'us-82-505', 'attack', '1622');
  return play.as('german', 'ge-716-726', 'move', '2223');
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
  expect([play.open.turn, play.open.stage]).toEqual([2, 'hand-down']);
  play.open.turn = 10;
  play.until('over');
  expect(play.awaits.kind).toBe('over');
});
