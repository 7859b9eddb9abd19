import { word } from '@bocage/kernel';
import { type Crossroads, type CrossroadsModule, game as crossroads } from '@bocage/template';
import { expect, it } from 'vitest';
import { Scene } from './scene.js';

const game: CrossroadsModule = crossroads.create(crossroads.data);
const NAMES = ['first', 'second', 'third', 'blue-squadron', 'alder', 'beech', 'cedar', 'red-squadron'];

class Play extends Scene<Crossroads, CrossroadsModule> {
  find(name: string): number | undefined {
    return NAMES.includes(name) ? NAMES.indexOf(name) : undefined;
  }
  nameOf(unit: number): string {
    return NAMES[unit] as string;
  }
}

const begun = (): Play => new Play(game, game.setup('meeting', { first: 'blue' }));
/** Commanders chosen, cards drawn, orders given and nothing handed out: blue may move. */
const moving = (): Play => begun().play('first', 'alder').roll(0, 0).play('hold', 'march').play('done', 'done');

it('plays units, hexes and words by name, each by whoever is asked', () => {
  const scene = begun();
  expect([scene.asked, scene.seat, scene.step]).toEqual([['blue', 'red'], 'blue', 'commander']);
  scene.as('red', 'alder');
  expect([scene.asked, scene.offered(), scene.offered('red')]).toEqual([['blue'], NAMES.slice(0, 4), []]);
  scene.play('first').roll(0, 1);
  expect([scene.step, scene.isOver]).toEqual(['orders', false]);
  const { open } = moving().play('first', '21');
  expect(open.hex[0]).toBe(game.world.grid.parse('21'));
});

it('names what is offered as it is played', () => {
  const scene = moving();
  expect(scene.offered()).toEqual(['first', 'second', 'third', 'blue-squadron', 'done']);
  scene.play('first');
  expect([scene.offers('21'), scene.offers('77')]).toEqual([true, false]);
  expect(scene.offered()).toContain('21');
});

it('refuses what is not offered, says why, and changes nothing', () => {
  const scene = moving();
  const before = JSON.stringify(scene.state);
  expect([scene.why('first'), scene.why('alder'), scene.why('done', 'red')]).toEqual(['offered', 'cannot-move C.6', 'not-asked C.6']);
  expect(scene.refusal('alder')).toEqual({ code: 'cannot-move', section: 'C.6' });
  expect(() => scene.play('alder')).toThrow(
    'blue may not alder in move: cannot-move C.6; offered is first second third blue-squadron done',
  );
  expect(() => scene.as('red', 'done')).toThrow('red may not done in move: not-asked');
  expect(() => scene.act('blue', word('no-such-word'))).toThrow('blue may not no-such-word');
  expect(JSON.stringify(scene.state)).toBe(before);
});

it('takes written rolls, where one is due and only what could come of it', () => {
  expect(() => moving().roll(1)).toThrow('nothing is rolled in move: blue is waited for');
  const scene = begun().play('first', 'alder');
  expect([scene.seat, scene.asked, scene.offered()]).toEqual(['chance', [], []]);
  expect(() => scene.roll(7)).toThrow('7 cannot come of {"kind":"draw"');
  expect(() => scene.roll([0, 0])).toThrow('cannot come of');
  expect(scene.roll([1]).roll(0).step).toBe('orders');
});

it('rolls from a seed until the test writes rolls again', () => {
  const cards = (seed: string): number[] => begun().rollFrom(seed).play('first', 'alder').state.sealed.card;
  const many = Array.from({ length: 20 }, (_, i) => cards(`seed ${i}`));
  expect(many).toEqual(many.map((_, i) => cards(`seed ${i}`)));
  expect(new Set(many.flat())).toEqual(new Set([0, 1]));
  expect(begun().rollFrom('one').rollFrom(undefined).play('first', 'alder').seat).toBe('chance');
});

it('keeps all that was told, and apart from it what the last action or roll told', () => {
  const scene = begun().as('blue', 'first');
  expect(scene.news.map(({ event }) => event)).toEqual(['commander']);
  scene.as('red', 'alder');
  expect(scene.told('commander')).toHaveLength(2);
  expect(scene.event('commanders')).toMatchObject({ reveals: 'all' });
  scene.roll(0, 1);
  expect([scene.news.length, scene.told('drew').length, scene.told('over')]).toEqual([1, 2, []]);
  expect(() => scene.event('commanders')).toThrow('no commanders among drew');
  const dice = begun().rollFrom('one').play('first', 'alder');
  expect(dice.news.map(({ event }) => event)).toEqual(['commander', 'commanders', 'drew', 'drew']);
});

it('goes on until a step comes, everybody done, and says when it cannot', () => {
  const scene = moving().until('combat');
  expect([scene.step, scene.seat]).toEqual(['combat', 'blue']);
  expect(() => scene.until('ambush')).toThrow('draw comes before ambush: chance');
  expect(() => scene.rollFrom('dice').until('ambush', 'retreat')).toThrow('over comes before ambush or retreat: over');
  expect(scene.isOver).toBe(true);
});

it('goes two ways from one position', () => {
  const scene = moving();
  const other = scene.fork().play('first', '21');
  expect([scene.step, scene.news.length, scene.offers('first')]).toEqual(['move', 1, true]);
  expect([other.offers('first'), other.told('moved').length, scene.told('moved').length]).toEqual([false, 1, 0]);
});

it('knows no unit and no hex by a wrong name', () => {
  expect(() => begun().id('nobody')).toThrow('no unit nobody here');
  expect(() => begun().hex('99')).toThrow('no hex 99 on this map');
  expect(begun().label(begun().hex('13'))).toBe('13');
});
