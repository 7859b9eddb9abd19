import { describe, expect, it } from 'vitest';
import { ENTRENCHED, IMPROVED } from '../../src/index.js';
import { complete, fail } from '../../src/rules/works.js';
import { at, world } from '../position.js';
import { GameScene } from '../scene.js';

const RIFLES = '3rd-8-bde-1-suffolk-a';

describe('what is done by an Engineer Action (§S.29)', () => {
  const SAPPERS = '3rd-re-246-fd';
  const HERE = '36.015';
  function working() {
    const scene = new GameScene('to-the-sea').only(SAPPERS);
    const unit = scene.put(SAPPERS, HERE);
    const { open } = scene;
    const does = (job: Parameters<typeof complete>[3], object = -1): void => complete(world, open, unit, job, object);
    return { scene, open, unit, does };
  }
  it('digging in, for oneself, or a deeper hole for whom it is dug', () => {
    const { open, unit, does, scene } = working();
    does('dig');
    expect(open.works[unit]).toBe(IMPROVED);
    does('entrench', scene.id(RIFLES));
    expect([open.works[unit], open.works[scene.id(RIFLES)]]).toEqual([IMPROVED, ENTRENCHED]);
  });
  it('roadblocks out of the division’s stock, in order of the hexes, and only this one is cleared away', () => {
    const { open, unit, does, scene } = working();
    const before = [...open.roadblocks];
    open.roadblockHexes = [at('30.010'), at('40.010')];
    does('roadblock');
    expect(open.roadblockHexes).toEqual([at('30.010'), at(HERE), at('40.010')]);
    expect(open.roadblocks.reduce((sum, one) => sum + one, 0)).toBe(before.reduce((sum, one) => sum + one, 0) - 1);
    does('unblock');
    expect([open.roadblockHexes, scene.nameOf(unit)]).toEqual([[at('30.010'), at('40.010')], SAPPERS]);
  });
  it('mines, in order of the hexes with whose they are; lifted, the others stay (§10.1, §10.3)', () => {
    const { open, does } = working();
    open.mines = [at('30.010'), at('40.010')];
    open.minesBy = [1, 1];
    does('mine');
    expect([open.mines, open.minesBy]).toEqual([
      [at('30.010'), at(HERE), at('40.010')],
      [1, 0, 1],
    ]);
    does('lift');
    expect([open.mines, open.minesBy]).toEqual([
      [at('30.010'), at('40.010')],
      [1, 1],
    ]);
    open.mines = [at('30.010')];
    open.minesBy = [1];
    does('mine');
    expect([open.mines, open.minesBy]).toEqual([
      [at('30.010'), at(HERE)],
      [1, 0],
    ]);
  });
  it('rubble cleared stays razed (§2.5)', () => {
    const { open, does } = working();
    open.rubble = [at('30.010'), at(HERE)];
    open.razed = [at('40.010')];
    does('clear');
    expect([open.rubble, open.razed]).toEqual([[at('30.010')], [at(HERE), at('40.010')]]);
  });
  it('bridges wired by one side at a time, blown, built and improved (§2.4.6, §2.4.7)', () => {
    const { open, unit, does } = working();
    const [side, other] = ['36.016', '36.014'].map((hex) => world.grid.sideBetween(at(HERE), at(hex))) as [number, number];
    does('wire', at('36.014'));
    open.wiredBy = [1];
    does('wire', at('36.016'));
    expect([open.wired, open.wiredBy]).toEqual([
      [other, side],
      [1, 0],
    ]);
    does('wire', at('36.014'));
    expect([open.wired, open.wiredBy]).toEqual([
      [side, other],
      [0, 0],
    ]);
    fail(world, open, unit, 'wire', at('36.016'), 9);
    expect(open.wired).toEqual([side, other]);
    fail(world, open, unit, 'blow', at('36.016'), 9);
    expect([open.wired, open.wiredBy, open.blown]).toEqual([[other], [0], []]);
    does('blow', at('36.014'));
    expect([open.wired, open.wiredBy, open.blown]).toEqual([[], [], [other]]);
    does('improve', at('36.014'));
    does('bailey', at('36.016'));
    expect([open.built, open.builtBy]).toEqual([
      [other, side],
      [-1, unit],
    ]);
  });
  it('demolishers who fail badly are no more (§17.8); others who fail stay', () => {
    const { demolishersDie } = world.data.tables.engineers;
    const lives = (job: 'demolish' | 'blow', die: number): boolean => {
      const { open, unit, scene } = working();
      fail(world, open, unit, job, at('36.016'), die);
      return scene.where(SAPPERS) !== '' && open.box[unit] === 0;
    };
    expect([lives('demolish', demolishersDie - 1), lives('demolish', demolishersDie), lives('blow', 9)]).toEqual([true, false, true]);
  });
});
