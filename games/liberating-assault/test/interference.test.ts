import { expect, test } from 'vitest';
import { CARDS } from '../src/index.js';
import { handOf } from '../src/rules/hands.js';
import { Play } from './play.js';

/** The army group’s turn to place its cards; 21st Panzer has three cards of ammo and a fuel card on the map. */
function nightBefore(): Play {
  const play = new Play().until('place');
  play.put('1620', 'ge-21pz-hq', 'ge-21pz-art').as('allied', 'done').as('german', 'done');
  play.sealed.ammo[play.id('ge-21pz-art')] = 3;
  play.sealed.fuel[play.id('ge-21pz-hq')] = 1;
  return play;
}
const table = (play: Play): number => play.world.ground.table[play.hex('1620')] as number;
const lying = (play: Play): number[] => [
  play.sealed.ammo[play.id('ge-21pz-art')] as number,
  play.sealed.fuel[play.id('ge-21pz-hq')] as number,
];
const ammo = (play: Play): string => `lose:${CARDS.indexOf('ammo')}:${play.id('ge-21pz-art')}`;
const fuel = (play: Play): string => `lose:${CARDS.indexOf('fuel')}:${play.id('ge-21pz-hq')}`;
const held = (play: Play, card: (typeof CARDS)[number]): number => handOf(play.sealed.hand, play.team('army-group'), card);

// §2.10
test('SOE strikes at once: two cards are gone, and the German says which', () => {
  const play = nightBefore();
  const before = held(play, 'soe');
  play.as('allied', `soe:${table(play)}`, 'done');
  expect([play.step, play.asked, play.offered('german')]).toEqual(['lose-cards', ['german'], [ammo(play), fuel(play)]]);
  play.as('german', fuel(play));
  expect([lying(play), play.step]).toEqual([[2, 0], 'orders']);
  expect([play.told('struck').length, held(play, 'soe')]).toEqual([2, before - 1]);
});

// §2.9 §4.4
test('where several divisions on a table have cards the German says of which he gives them up, both of the same', () => {
  const play = nightBefore();
  play.put('1619', 'ge-716-hq', 'ge-716-art');
  play.sealed.ammo[play.id('ge-716-art')] = 3;
  const other = `lose:${CARDS.indexOf('ammo')}:${play.id('ge-716-art')}`;
  play.as('allied', `soe:${table(play)}`, 'done');
  expect(play.offered('german')).toEqual(expect.arrayContaining([other, ammo(play), fuel(play)]));
  play.as('german', other);
  expect([play.step, lying(play), play.sealed.ammo[play.id('ge-716-art')]]).toEqual(['orders', [3, 1], 1]);
});

// §2.6 §4.4
test('a bomber on a hex of two divisions: the German says of which', () => {
  const play = nightBefore();
  play.put('1620', 'ge-716-art');
  play.sealed.ammo[play.id('ge-716-art')] = 2;
  play.as('allied', `bomb:${play.hex('1620')}`, 'done').as('german', fuel(play));
  expect([play.step, lying(play), play.sealed.ammo[play.id('ge-716-art')]]).toEqual(['orders', [2, 0], 2]);
});

// §4.4
test.each(['staff', 'mega'])('in a %s game a lot says which German is struck, and nobody else is told what he can lose', (way) => {
  const play = new Play({ way }).until('place');
  const { world } = play;
  const { sealed } = play;
  const spot = play.hex('1620');
  play.put('1620', 'ge-21pz-hq', 'ge-21pz-art', 'ge-352-art', 'ge-352-hq');
  for (const seat of [...play.asked]) play.as(seat, 'done');
  sealed.ammo[play.id('ge-21pz-art')] = 3;
  sealed.fuel[play.id('ge-21pz-hq')] = 1;
  sealed.ammo[play.id('ge-352-art')] = 2;
  sealed.air[play.id('ge-352-914')] = 1;
  play.put('1620', 'ge-352-914');
  const { open } = play;
  const divisions = ['ge-21pz', 'ge-352'].map((id) => play.formation(id));
  expect(new Set(divisions.map((division) => open.command[division])).size).toBe(2);
  play.as(way === 'staff' ? 'army-group' : 'army-group-air', `bomb:${spot}`).until('lose-cards', 'orders');
  const [division, ...more] = sealed.struck as [number, ...number[]];
  expect([divisions.includes(division), more]).toEqual([true, []]);
  const team = way === 'staff' ? open.command[division] : open.player[division];
  expect(play.asked).toEqual([`${world.teams.id[team as number]}${way === 'staff' ? '' : '-commander'}`]);
  expect(play.view(way === 'staff' ? 'us-army' : 'us-army-commander').known.struck).toEqual([]);
  expect(play.game.view(play.state, [...play.asked]).known.struck).toEqual([division]);
});

// §4.4 §9.9
test('of two players’ divisions under one coordinator he says which is struck, and its player which cards', () => {
  const play = new Play({ way: 'mega' }).until('place');
  const { open, sealed, world } = play;
  const [one, other] = ['ge-716', 'ge-711'].map((id) => play.formation(id)) as [number, number];
  expect([open.command[one], open.player[one] === open.player[other]]).toEqual([open.command[other], false]);
  play.put('1620', 'ge-716-art', 'ge-711-art');
  for (const seat of [...play.asked]) play.as(seat, 'done');
  sealed.ammo[play.id('ge-716-art')] = 3;
  sealed.air[play.id('ge-716-736')] = 1;
  sealed.ammo[play.id('ge-711-art')] = 3;
  play.put('1620', 'ge-716-736');
  play.as('army-group-air', `bomb:${play.hex('1620')}`).until('lose-cards');
  expect(play.asked).toEqual([`${world.teams.id[open.command[one] as number]}-commander`]);
  play.as(play.asked[0] as string, `lose:${CARDS.indexOf('ammo')}:${play.id('ge-716-art')}`);
  expect([play.step, play.asked]).toEqual(['lose-cards', ['ge-716-commander']]);
  play.as('ge-716-commander', `lose:${CARDS.indexOf('air')}:${play.id('ge-716-736')}`);
  expect([sealed.ammo[play.id('ge-716-art')], sealed.air[play.id('ge-716-736')], sealed.ammo[play.id('ge-711-art')]]).toEqual([2, 0, 3]);
});

// §2.10
test('SOE on another table strikes nobody here', () => {
  const play = nightBefore();
  play.as('allied', `soe:${(table(play) + 2) % 4}`, 'done').until('orders');
  expect(lying(play)).toEqual([3, 1]);
});

// §2.9
test('the Resistance waits on its table until a five or six, and is then spent', () => {
  const play = nightBefore();
  play.as('allied', `resistance:${table(play)}`, `resistance:${table(play)}`);
  play.rollFrom(undefined).as('allied', 'done');
  expect(play.awaits).toMatchObject({ kind: 'chance', roll: { kind: 'dice', count: 2, section: '2.9' } });
  play.roll([4, 5]);
  expect([play.open.resistance[table(play)], play.asked]).toEqual([1, ['german']]);
  play.as('german', ammo(play), ammo(play));
  expect([lying(play), play.step]).toEqual([[1, 1], 'orders']);
});

// §2.6 §4.4
test('a bomber takes two cards of the division under it; near friends a die says whose', () => {
  const far = nightBefore();
  far.as('allied', `bomb:${far.hex('1620')}`, 'done').until('orders');
  expect([lying(far), far.told('bombs-astray').length]).toEqual([[1, 1], 0]);
  const near = nightBefore();
  near.put('1621', 'us-82-505');
  near.sealed.air[near.id('us-82-505')] = 1;
  near.as('allied', `bomb:${near.hex('1620')}`);
  near.rollFrom(undefined).as('allied', 'done');
  expect(near.awaits).toMatchObject({ kind: 'chance', roll: { why: 'bombs', section: '4.4' } });
  near.roll(3);
  expect(near.news.map(({ event }) => event)).toEqual(expect.arrayContaining(['bombs-astray', 'struck']));
  expect([lying(near), near.sealed.air[near.id('us-82-505')]]).toEqual([[3, 1], 0]);
});

// §2.7
test('a bombed road is closed for the turn and open in the next', () => {
  const play = nightBefore();
  const cut = play.offered('allied').find((action) => action.startsWith('cut:')) as string;
  play.as('allied', cut, 'done').until('orders');
  expect(play.told('cut').length).toBe(1);
  expect([play.open.cuts, held(play, 'bomber')]).toEqual([[Number(cut.slice(4))], 3]);
  play.until('retrieve');
  expect(play.open.cuts).toEqual([]);
});
