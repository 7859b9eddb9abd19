import { describe, expect, it } from 'vitest';
import { chitsDue, isCarried, isSilent } from '../../src/rules/mug.js';
import { fieldOf } from '../../src/world.js';
import { atHour, changed } from '../other-data.js';
import { world } from '../position.js';
import { GameScene } from '../scene.js';

describe('the mug (§S.2)', () => {
  const numbered = (scene: GameScene, id: string): number =>
    fieldOf(scene.game.world, scene.open).chits.findIndex((chit) => chit.id === id);
  it('holds the scenario’s chits, those that come later from their turn on (A1); Formation chits are bought', () => {
    const scene = new GameScene('to-the-sea');
    const { chits } = fieldOf(world, scene.open);
    const ids = (): string[] => chitsDue(world, scene.open).map((chit) => chits[chit]?.id as string);
    const first = ['direct:allied', 'direct:german', 'division:3rd', 'division:716', 'naval', 'royal-marines'];
    expect(ids().sort()).toEqual(first);
    for (const turn of [2, 3]) {
      scene.open.turn = turn;
      expect(ids().sort()).toEqual([...first, 'division:21pz'].sort());
    }
  });
  it('leaves out the chit of a division with nobody alive; rearguards in their pool are nobody (A2)', () => {
    const scene = new GameScene('to-the-sea');
    const chit = numbered(scene, 'division:716');
    const direct = numbered(scene, 'direct:german');
    expect(isSilent(world, scene.open, chit)).toBe(false);
    scene.open.box.forEach((_, unit) => {
      if (scene.nameOf(unit).startsWith('716-')) scene.open.box[unit] = scene.nameOf(unit).includes('nachhuten') ? 1 : 3;
    });
    expect([isSilent(world, scene.open, chit), isSilent(world, scene.open, direct)]).toEqual([true, false]);
    scene.open.box[scene.id('716-kg-krug-wn-24')] = 0;
    expect(isSilent(world, scene.open, chit)).toBe(false);
  });
  it('lets no Commonwealth Formation march at night, but Germans do (§17.2)', () => {
    const night = new GameScene('to-the-sea', atHour('to-the-sea', '0606-night'));
    const silent = (id: string, scene = night): boolean => isSilent(scene.game.world, scene.open, numbered(scene, id));
    expect([silent('formation:3rd-8-bde'), silent('formation:21pz-kg-rauch'), silent('division:3rd')]).toEqual([true, false, false]);
    expect(silent('formation:3rd-8-bde', new GameScene('to-the-sea'))).toBe(false);
  });
  it.each([
    ['0606-1900', true],
    ['0606-2100', false],
  ])('carries its last chit over at %s, the airborne division’s: %s (§3.1)', (label, carried) => {
    const game = changed('to-the-sea', (loose) => {
      loose.calendar = loose.calendar.map((one, turn) => (turn === 0 ? label : one));
      loose.chits.mug = [...loose.chits.mug, 'division:6ab', 'event'];
      loose.chits.forSale = [...loose.chits.forSale, '6ab-3-para-bde'];
    });
    const scene = new GameScene('to-the-sea', game);
    const carries = (id: string): boolean => isCarried(game.world, scene.open, numbered(scene, id));
    expect(['division:3rd', 'division:716', 'direct:allied', 'formation:6ab-3-para-bde', 'naval'].every(carries)).toBe(true);
    expect([carries('division:6ab'), carries('event')]).toEqual([carried, false]);
  });
});
