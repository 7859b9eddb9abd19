import { describe, expect, it } from 'vitest';
import { type GreatestDayEvent, HEAVY, LIGHT } from '../../src/index.js';
import { breakWith0, layBarrage, levelOf, liftBarrages } from '../../src/rules/barrage.js';
import { barrageAt } from '../../src/rules/units.js';
import { atHour } from '../other-data.js';
import { GameScene } from '../scene.js';

const PRIESTS = '3rd-7-fd-a';
const PRIESTS_OF_SWORD = '3rd-33-fd-a';
const TANKS = '3rd-27-arm-bde-13-18-krh-c';
const [FIRST, SECOND] = ['36.035', '38.033'];
const lay = (scene: GameScene, label: string, level: number): boolean => layBarrage(scene.game.world, scene.open, scene.hex(label), level);
const zero = (scene: GameScene, id: string, label: string): GreatestDayEvent[] => {
  const told: GreatestDayEvent[] = [];
  breakWith0(scene.game.world, scene.open, scene.id(id), scene.hex(label), (event) => told.push(event));
  return told;
};

describe('barrage markers (§S.24, C2)', () => {
  it('only a heavier one replaces another', () => {
    const scene = new GameScene('to-the-sea');
    const tries = [LIGHT, LIGHT, HEAVY, HEAVY, LIGHT].map((level) => lay(scene, '36.015', level));
    expect([tries, barrageAt(scene.open, scene.hex('36.015'))]).toEqual([[true, false, true, false, false], HEAVY]);
    expect(scene.open.barrages).toHaveLength(1);
  });
  it('each keeps its level, whichever fell first', () => {
    const scene = new GameScene('to-the-sea');
    const labels = ['40.020', '36.015', '38.018'];
    const levels = [HEAVY, LIGHT, HEAVY];
    for (const [at, label] of labels.entries()) lay(scene, label, levels[at] as number);
    expect(labels.map((label) => barrageAt(scene.open, scene.hex(label)))).toEqual(levels);
    expect(scene.open.barrages).toEqual([...scene.open.barrages].sort((a, b) => a - b));
  });
  it('heavy at six of rating, bonus and what lies on the firer', () => {
    const scene = new GameScene('to-the-sea');
    const level = (bonus: number): number => levelOf(scene.game.world, scene.open, scene.id(PRIESTS), bonus);
    expect([level(0), level(1), level(2)]).toEqual([LIGHT, HEAVY, HEAVY]);
    scene.open.cohesion[scene.id(PRIESTS)] = 1;
    expect([level(1), level(2)]).toEqual([LIGHT, HEAVY]);
  });
  it('are lifted together, and nothing is said where none lie', () => {
    const scene = new GameScene('to-the-sea');
    lay(scene, '36.015', LIGHT);
    const said = (): number => {
      const told: GreatestDayEvent[] = [];
      liftBarrages(scene.game.world, scene.open, (event) => told.push(event));
      return told.length;
    };
    expect([said(), scene.open.barrages, scene.open.barrageLevels, said()]).toEqual([1, [], [], 0]);
  });
});

describe('what a 0 breaks besides (§2.5, §16.1)', () => {
  it('guns make rubble of cities and fortified places, each once', () => {
    const scene = new GameScene('to-the-sea');
    const told = [SECOND, FIRST, '49.033', FIRST].map((label) => zero(scene, PRIESTS, label).map(({ event }) => event));
    expect(told).toEqual([['rubble'], ['rubble'], ['rubble'], []]);
    expect(scene.open.rubble).toEqual([FIRST, SECOND, '49.033'].map((label) => scene.hex(label)).sort((a, b) => a - b));
  });
  it.each([
    ['guns of a town', PRIESTS, '37.011'],
    ['guns of a village', PRIESTS, '41.023'],
    ['guns of open ground', PRIESTS, '36.015'],
    ['tanks of a city', TANKS, FIRST],
  ])('%s make none', (_, id, label) => {
    const scene = new GameScene('to-the-sea');
    expect([zero(scene, id, label), scene.open.rubble]).toEqual([[], []]);
  });
  it('ships cut the lines of the overlay they hit, once, from 0900 on; landing craft and guns ashore do not', () => {
    const at = (hour: string): GameScene => new GameScene('storming-sword', atHour('storming-sword', hour));
    const scene = at('0606-0900');
    expect([...zero(scene, 'landing-craft-1', '34.010'), ...zero(scene, PRIESTS_OF_SWORD, '34.010')]).toEqual([]);
    expect(zero(scene, 'roberts', '36.015')).toEqual([]);
    expect(zero(scene, 'roberts', '34.010')).toEqual([{ event: 'cut', section: '16.1', beach: 0 }]);
    expect([scene.open.cut, zero(scene, 'roberts', '34.010')]).toEqual([[1, 0, 0], []]);
    expect(zero(at('0606-0700'), 'roberts', '34.010')).toEqual([]);
  });
});
