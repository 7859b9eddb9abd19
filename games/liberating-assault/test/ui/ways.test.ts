import { clone, hex, word } from '@bocage/kernel';
import { expect, it } from 'vitest';
import { Play } from '../play.js';
import { expectReadable, game, ui, viewOf } from './table.js';

/** A German regiment south of Caen with an American one two hexes away. */
function south(): Play {
  const play = new Play().until('orders').put('1620', 'ge-716-736', 'ge-716-726', 'ge-716-hq').put('1622', 'us-82-505', 'us-82-hq');
  return play.as('german', 'ge-716-736');
}
const wayTo = (play: Play, label: string) => ui.way?.(viewOf(play.state, 'german'), 'german', hex(play.hex(label)));
const texts = (play: Play, label: string): string[] => (wayTo(play, label)?.lines ?? []).map(({ text }) => text);
const labels = (play: Play, label: string): string[] => (wayTo(play, label)?.hexes ?? []).map((at) => play.label(at));
const carries = (play: Play) => ui.carries?.(viewOf(play.state, 'german'), 'german') ?? new Map();
/** What the counter is told when it is carried there, done one after another. */
function carry(play: Play, label: string): Play {
  for (const action of carries(play).get(play.hex(label)) ?? []) play.act('german', action);
  return play;
}

it('§4.19 a move shows every hex of its way, how far that is, and the ground', () => {
  const play = south().as('german', 'move');
  for (const label of play.offered('german')) {
    const after = new Play();
    Object.assign(after, { state: clone(play.state) });
    const way = wayTo(play, label);
    expect(way?.hexes[0]).toBe(play.hex('1620'));
    for (const { text, section } of way?.lines ?? []) expectReadable(text, section);
    after.as('german', label);
    expect(way?.hexes.slice(1)).toEqual(after.sealed.path[after.id('ge-716-736')]);
  }
  expect(texts(play, '1618')).toEqual([expect.stringMatching(/^Two hexes of three\.$/), expect.stringMatching(/^[A-Z][a-z, ;]+\.$/)]);
});

it('§4.18 a march shows the road it takes', () => {
  const play = new Play().until('orders').put('0128', 'ge-243-920', 'ge-243-hq').as('german', 'ge-243-920', 'march');
  const far = play.offered('german').at(-1) as string;
  const way = wayTo(play, far);
  expect(way?.lines[0]?.text).toMatch(/ of ten, by road\.$/);
  play.as('german', far);
  expect(way?.hexes.slice(1)).toEqual(play.sealed.path[play.id('ge-243-920')]);
});

it('§4.5 §4.14 an attack shows its route so far, what is left of it, and what the ground gives the enemy', () => {
  const play = south().as('german', 'attack', '1621');
  expect(labels(play, '1622')).toEqual(['1620', '1621', '1622']);
  expect(texts(play, '1622')[0]).toBe('One hex of three, then the attack.');
  const on = play.offered('german').find((label) => label !== '1622') as string;
  expect(texts(play, on)[0]).toBe('Two hexes of its route, of four with the target.');
});

it('§4.16 a withdrawal shows the way back', () => {
  const play = new Play().until('orders').put('1621', 'us-82-505', 'us-82-507', 'us-82-508', 'us-82-325', 'us-82-hq');
  play.put('1622', 'ge-716-736').put('1623', 'ge-716-hq');
  for (const id of ['us-82-505', 'us-82-507', 'us-82-508', 'us-82-325']) play.as('allied', id, 'attack', '1622');
  play.until('tactics').as('allied', 'outflank').as('german', 'dig-in').until('withdraw');
  const [end] = play.offered('german') as [string];
  const way = wayTo(play, end);
  expect([way?.hexes[0], way?.hexes.at(-1)]).toEqual([play.hex('1622'), play.hex(end)]);
  expect(texts(play, end)[0]).toMatch(/^Back over /);
});

it('§4.5 §4.7 carried to an enemy a counter attacks him, carried elsewhere it moves, farther away it marches', () => {
  const play = south();
  expect(
    play.offered('german').some((label) => /^\d/.test(label)),
    'the game asks first what it is to do',
  ).toBe(false);
  expect([labels(play, '1622'), texts(play, '1622')[0]]).toEqual([['1620', '1621', '1622'], 'One hex of three, then the attack.']);
  carry(play, '1622');
  const unit = play.id('ge-716-736');
  expect([play.sealed.order[unit], play.sealed.path[unit]?.map((at) => play.label(at))]).toEqual([1, ['1621', '1622']]);
  const mover = south();
  carry(mover, '1618');
  expect(mover.sealed.order[mover.id('ge-716-736')]).toBe(3);
  const marcher = new Play().until('orders').put('0128', 'ge-243-920', 'ge-243-hq').as('german', 'ge-243-920');
  const far = [...carries(marcher)].find(([, actions]) => actions[0] === word('march'))?.[0] as number;
  carry(marcher, marcher.label(far));
  expect(marcher.sealed.order[marcher.id('ge-243-920')]).toBe(4);
  expect(carries(marcher).size, 'nobody is chosen').toBe(0);
});

it('§8.4 carried from the sea to its beach a division attacks it', () => {
  const play = new Play();
  play.as('allied', `beach:${play.formation('us-1')}:${play.hex('1312')}`).until('place');
  play
    .as('allied', `lay:0:${play.id('us-1-hq')}`)
    .until('orders')
    .as('allied', 'us-1-16');
  const found = ui.carries?.(viewOf(play.state, 'allied'), 'allied');
  expect([...(found ?? [])]).toEqual([[play.hex('1312'), [word('attack'), hex(play.hex('1312'))]]]);
});

it('§4.5 one word takes the whole stack', () => {
  const play = south();
  expect(ui.stackWord?.(viewOf(play.state, 'german'), 'german')).toBe('stack');
  play.as('german', 'stack');
  expect(ui.stackWord?.(viewOf(play.state, 'german'), 'german')).toBeUndefined();
  carry(play, '1618');
  expect(['ge-716-736', 'ge-716-726'].map((id) => play.sealed.order[play.id(id)])).toEqual([3, 3]);
  expect(game.check(play.state)).toEqual([]);
});
