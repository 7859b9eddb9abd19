import type { Json } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import type { Chit } from '../../src/chits.js';
import { BEACHES, SUB_BEACHES, WAVE_BOXES } from '../../src/data/scenario-shapes.js';
import { BEACH } from '../../src/ground.js';
import { ABSENT, data, EN_ROUTE, type GreatestDayModule, game, LOADING, SHIP_BOX, WAVE, type World } from '../../src/index.js';
import { overlayAt, sandOf, subBeachesOf } from '../../src/rules/beach.js';
import { isSilent } from '../../src/rules/mug.js';
import { isMulberryLost, mulberryHex } from '../../src/rules/mulberry.js';
import { at, world } from '../position.js';
import { GameScene } from '../scene.js';

interface Changing {
  readonly id: string;
  area: { columns: number[]; rows: number[] };
  calendar: string[];
}
/** The game with one scenario changed. */
function changed(id: string, change: (scenario: Changing) => void): GreatestDayModule {
  const scenarios = JSON.parse(JSON.stringify(data.scenarios)) as { scenarios: Changing[] };
  change(scenarios.scenarios.find((scenario) => scenario.id === id) as Changing);
  return game.create({ ...data, scenarios: scenarios as unknown as Json });
}
const chitsOf = ({ fields }: World): readonly Chit[] => fields.get('storming-sword')?.chits ?? [];
const sword = (): GameScene => new GameScene('storming-sword');
const TIGERS = 'ind-s-ss-pz-101-s-ss-pz-101-2';

describe('what the naval system is made of (§4.0, §4.1)', () => {
  it('three beaches, each with its overlay (§4.1.1, §4.1.4)', () => {
    for (const beach of BEACHES) expect(world.ground.beach(beach).overlay.length).toBeGreaterThan(50);
    const scene = sword();
    expect([overlayAt(world, scene.open, at('34.010')), overlayAt(world, scene.open, at('60.005'))]).toEqual([0, -1]);
  });
  it('sub-beaches: Queen; Mike and Nan; Jig and King (§4.1.2)', () => {
    expect(BEACHES.map((_, beach) => subBeachesOf(beach).map((sub) => SUB_BEACHES[sub]))).toEqual([
      ['queen'],
      ['mike', 'nan'],
      ['jig', 'king'],
    ]);
  });
  it('beach is a terrain: all hexes of the sand and no others (§4.1.3)', () => {
    const sand = SUB_BEACHES.flatMap((_, sub) => sandOf(world, sub)).sort((a, b) => a - b);
    expect(sand).toEqual([...world.ground.land].filter((hex) => world.ground.terrain[hex] === BEACH).sort((a, b) => a - b));
    expect(sand).toHaveLength(31);
  });
  it('every wave box has the hexes it lands on (§4.5.2)', () => {
    const boxes = Object.values(WAVE_BOXES).flat();
    expect(boxes).toHaveLength(11);
    const landed = boxes.flatMap((box) => world.ground.landing(box)).sort((a, b) => a - b);
    expect(new Set(landed).size).toBe(31);
  });
  it('displays: troops from England over Loading to the wave boxes, ships off the shore (§4.1.5)', () => {
    const { open } = sword();
    const inside = (from: number, to: number): boolean => open.box.some((box) => box >= from && box < to);
    expect([inside(EN_ROUTE, LOADING), inside(LOADING, WAVE), inside(WAVE, SHIP_BOX), inside(SHIP_BOX, SHIP_BOX + 16)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
  it('kinds of craft: rocket and support craft in their boxes, landing craft in a pool (§4.1.7)', () => {
    const scene = sword();
    expect(scene.open.box[scene.id('landing-craft-24')]).toBe(ABSENT);
    expect([scene.open.box[scene.id('lcr-s1')], scene.open.box[scene.id('lcs-s1')]]).toEqual([SHIP_BOX + 8, SHIP_BOX + 8]);
  });
});

describe('the Naval chit (§4.1.8, §4.7)', () => {
  it('plays its eight steps in order (§4.7, §4.8)', () => {
    const scene = sword().chit('naval').rollFrom('eight');
    scene.until('fleet');
    expect(scene.told('naval-step').map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
  it('leaves out the steps of a landing where no overlay lies (§4.7, note)', () => {
    const scene = new GameScene('to-the-sea').chit('naval').rollFrom('four').until('fleet');
    expect(scene.told('naval-step').map(({ number }) => number)).toEqual([2, 3, 7, 8]);
  });
  it('comes first at 0700 on June 6 and goes back into the mug once, not a second time (A3)', () => {
    const scene = sword().frames({ step: 'turn', next: 6 });
    const naval = scene.told('chit')[0]?.chit as number;
    expect(chitsOf(world)[naval]?.kind).toBe('naval');
    expect(scene.open.mug).not.toContain(naval);
    const before = scene.open.mug.length;
    scene.rollFrom('again').until('fleet');
    scene.rollFrom(undefined).play('done');
    expect([scene.open.navalAgain, scene.open.mug.length, scene.open.mug.includes(naval)]).toEqual([1, before + 1, true]);
    const second = sword();
    second.open.navalAgain = 1;
    second.frames({ step: 'turn', next: 8 }, { step: 'draw' }, { step: 'naval', chit: naval, next: 8 }).play('done');
    expect(second.open.mug).not.toContain(naval);
  });
  it('is not in the mug at night (§4.1.8)', () => {
    const { world: dark } = changed('storming-sword', (scenario) => {
      scenario.calendar[1] = '0606-night';
    });
    const scene = sword();
    const naval = chitsOf(dark).findIndex(({ kind }) => kind === 'naval');
    expect(isSilent(dark, scene.open, naval)).toBe(false);
    scene.open.turn = 2;
    expect(isSilent(dark, scene.open, naval)).toBe(true);
  });
  it('the tutorial plays step 4 alone', () => {
    const scene = new GameScene('one-battalion-ashore').chit('naval');
    expect([scene.told('naval-step').map(({ number }) => number), scene.step]).toEqual([[4], 'landing']);
  });
});

describe('the Mulberry (§4.6)', () => {
  it('a German in its hex from 0700 on June 8 ends the game; before that he does not', () => {
    const wide = changed('black-baron', (scenario) => {
      scenario.area = { columns: [76, 109], rows: [1, 63] };
    });
    const scene = new GameScene('black-baron', wide);
    scene.put(TIGERS, '87.007');
    expect([mulberryHex(world), isMulberryLost(wide.world, scene.open)]).toEqual([at('87.007'), true]);
    scene.chit('direct:german');
    expect(scene.told('over')).toMatchObject([{ outcome: { level: 'mulberry', winner: 'german' } }]);
    const early = sword();
    early.put('716-kg-krug-iii-736-12', '87.007');
    expect(isMulberryLost(world, early.open)).toBe(false);
  });
});
