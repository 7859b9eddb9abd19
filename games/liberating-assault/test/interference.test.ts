import { word } from '@bocage/kernel';
import { expect, test } from 'vitest';
import type { CARDS, LiberatingAssaultEvent } from '../src/index.js';
import { handOf } from '../src/rules/hands.js';
import { place } from '../src/standing.js';
import { Play } from './play.js';

/** The army group’s turn to place its cards; 21st Panzer has three cards of ammo and a fuel card on the map. */
function nightBefore(): Play {
  const play = new Play().until('place');
  for (const id of ['ge-21pz-hq', 'ge-21pz-art'])
    place(play.game.world, play.state.sealed, play.id(id), play.game.world.grid.parse('1620') as number);
  play.say('allied', 'done').say('german', 'done');
  play.state.sealed.ammo[play.id('ge-21pz-art')] = 3;
  play.state.sealed.fuel[play.id('ge-21pz-hq')] = 1;
  return play;
}
const table = (play: Play): number => play.game.world.ground.table[play.game.world.grid.parse('1620') as number] as number;
const lying = (play: Play): number[] => [
  play.state.sealed.ammo[play.id('ge-21pz-art')] as number,
  play.state.sealed.fuel[play.id('ge-21pz-hq')] as number,
];
const told = (play: Play, event: LiberatingAssaultEvent['event']): number => play.events.filter((one) => one.event === event).length;
const held = (play: Play, card: (typeof CARDS)[number]): number =>
  handOf(play.state.sealed.hand, play.game.world.teams.ids.get('army-group') as number, card);

// §2.10
test('SOE strikes at once: two cards are gone, ammo before fuel', () => {
  const play = nightBefore();
  const before = held(play, 'soe');
  play.say('allied', `soe:${table(play)}`, 'done').until('orders');
  expect([lying(play), told(play, 'struck'), held(play, 'soe')]).toEqual([[1, 1], 1, before - 1]);
});

// §2.10
test('SOE on another table strikes nobody here', () => {
  const play = nightBefore();
  play.say('allied', `soe:${(table(play) + 2) % 4}`, 'done').until('orders');
  expect(lying(play)).toEqual([3, 1]);
});

// §2.9
test('the Resistance waits on its table until a five or six, and is then spent', () => {
  const play = nightBefore();
  play.say('allied', `resistance:${table(play)}`, `resistance:${table(play)}`);
  const { game, state } = play;
  game.play(state, 'allied', word('done'));
  const awaits = game.awaits(state);
  expect(awaits).toMatchObject({ kind: 'chance', roll: { kind: 'dice', count: 2, section: '2.9' } });
  if (awaits.kind !== 'chance') return;
  game.resolve(state, awaits.roll, [4, 5]);
  expect(state.open.resistance[table(play)]).toBe(1);
  const drawn = game.awaits(state);
  expect(drawn).toMatchObject({ kind: 'chance', roll: { why: 'saboteurs' } });
  if (drawn.kind === 'chance') game.resolve(state, drawn.roll, [0]);
  expect([lying(play), game.awaits(state).kind]).toEqual([[1, 1], 'seats']);
});

// §2.6 §4.4
test('a bomber takes two cards of the division under it; near friends a die says whose', () => {
  const hex = (play: Play): number => play.game.world.grid.parse('1620') as number;
  const far = nightBefore();
  far.say('allied', `bomb:${hex(far)}`, 'done').until('orders');
  expect([lying(far), told(far, 'bombs-astray')]).toEqual([[1, 1], 0]);
  const near = nightBefore();
  place(near.game.world, near.state.sealed, near.id('us-82-505'), near.game.world.grid.parse('1621') as number);
  near.state.sealed.air[near.id('us-82-505')] = 1;
  near.say('allied', `bomb:${hex(near)}`);
  const { game, state } = near;
  game.play(state, 'allied', word('done'));
  const awaits = game.awaits(state);
  expect(awaits).toMatchObject({ kind: 'chance', roll: { why: 'bombs', section: '4.4' } });
  const events = awaits.kind === 'chance' ? game.resolve(state, awaits.roll, [3]) : [];
  expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['bombs-astray', 'struck']));
  expect([lying(near), state.sealed.air[near.id('us-82-505')]]).toEqual([[3, 1], 0]);
});

// §2.7
test('a bombed road is closed for the turn and open in the next', () => {
  const play = nightBefore();
  const cut = play.legal('allied').find((action) => action.startsWith('cut:')) as string;
  play.say('allied', cut, 'done').until('orders');
  expect(told(play, 'cut')).toBe(1);
  expect([play.state.open.cuts, held(play, 'bomber')]).toEqual([[Number(cut.slice(4))], 3]);
  play.until('retrieve');
  expect(play.state.open.cuts).toEqual([]);
});
