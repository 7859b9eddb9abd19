import { word } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { CARDS, type LiberatingAssaultEvent } from '../src/index.js';
import { place } from '../src/occupancy.js';
import { handOf } from '../src/rules/hands.js';
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
const ammo = (play: Play): string => `lose:${CARDS.indexOf('ammo')}:${play.id('ge-21pz-art')}`;
const fuel = (play: Play): string => `lose:${CARDS.indexOf('fuel')}:${play.id('ge-21pz-hq')}`;
const told = (play: Play, event: LiberatingAssaultEvent['event']): number => play.events.filter((one) => one.event === event).length;
const held = (play: Play, card: (typeof CARDS)[number]): number =>
  handOf(play.state.sealed.hand, play.game.world.teams.ids.get('army-group') as number, card);

// §2.10
test('SOE strikes at once: two cards are gone, and the German says which', () => {
  const play = nightBefore();
  const before = held(play, 'soe');
  play.say('allied', `soe:${table(play)}`, 'done');
  expect([play.step, play.asked, play.legal('german')]).toEqual(['lose-cards', ['german'], [ammo(play), fuel(play)]]);
  play.say('german', fuel(play));
  expect([lying(play), play.step]).toEqual([[2, 0], 'orders']);
  expect([told(play, 'struck'), held(play, 'soe')]).toEqual([2, before - 1]);
});

// §2.9 §4.4
test('where several divisions on a table have cards the German says of which he gives them up, both of the same', () => {
  const play = nightBefore();
  const { world } = play.game;
  for (const id of ['ge-716-hq', 'ge-716-art']) place(world, play.state.sealed, play.id(id), world.grid.parse('1619') as number);
  play.state.sealed.ammo[play.id('ge-716-art')] = 3;
  const other = `lose:${CARDS.indexOf('ammo')}:${play.id('ge-716-art')}`;
  play.say('allied', `soe:${table(play)}`, 'done');
  expect(play.legal('german')).toEqual(expect.arrayContaining([other, ammo(play), fuel(play)]));
  play.say('german', other);
  expect([play.step, lying(play), play.state.sealed.ammo[play.id('ge-716-art')]]).toEqual(['orders', [3, 1], 1]);
});

// §2.6 §4.4
test('a bomber on a hex of two divisions: the German says of which', () => {
  const play = nightBefore();
  const { world } = play.game;
  place(world, play.state.sealed, play.id('ge-716-art'), world.grid.parse('1620') as number);
  play.state.sealed.ammo[play.id('ge-716-art')] = 2;
  play.say('allied', `bomb:${world.grid.parse('1620') as number}`, 'done').say('german', fuel(play));
  expect([play.step, lying(play), play.state.sealed.ammo[play.id('ge-716-art')]]).toEqual(['orders', [2, 0], 2]);
});

// §4.4
test.each(['staff', 'mega'])('in a %s game a lot says which German is struck, and nobody else is told what he can lose', (way) => {
  const play = new Play({ way }).until('place');
  const { world } = play.game;
  const { sealed } = play.state;
  const put = (id: string, label: string): void => place(world, sealed, play.id(id), world.grid.parse(label) as number);
  const spot = world.grid.parse('1620') as number;
  for (const id of ['ge-21pz-hq', 'ge-21pz-art', 'ge-352-art', 'ge-352-hq']) put(id, '1620');
  for (const seat of [...play.asked]) play.say(seat, 'done');
  sealed.ammo[play.id('ge-21pz-art')] = 3;
  sealed.fuel[play.id('ge-21pz-hq')] = 1;
  sealed.ammo[play.id('ge-352-art')] = 2;
  sealed.air[play.id('ge-352-914')] = 1;
  put('ge-352-914', '1620');
  const { open } = play.state;
  const divisions = ['ge-21pz', 'ge-352'].map((id) => world.formations.ids.get(id) as number);
  expect(new Set(divisions.map((division) => open.command[division])).size).toBe(2);
  play.say(way === 'staff' ? 'army-group' : 'army-group-air', `bomb:${spot}`).until('lose-cards', 'orders');
  const [division, ...more] = sealed.struck as [number, ...number[]];
  expect([divisions.includes(division), more]).toEqual([true, []]);
  const team = way === 'staff' ? open.command[division] : open.player[division];
  expect(play.asked).toEqual([`${world.teams.id[team as number]}${way === 'staff' ? '' : '-commander'}`]);
  expect(play.game.view(play.state, [way === 'staff' ? 'us-army' : 'us-army-commander']).known.struck).toEqual([]);
  expect(play.game.view(play.state, [...play.asked]).known.struck).toEqual([division]);
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
  expect(game.awaits(state)).toMatchObject({ kind: 'seats', seats: ['german'] });
  play.say('german', ammo(play), ammo(play));
  expect([lying(play), play.step]).toEqual([[1, 1], 'orders']);
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
