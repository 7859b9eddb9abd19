import { describe, expect, it } from 'vitest';
import { COLUMN, CUT_OFF, HEAVY, LIGHT } from '../../src/index.js';
import { flakOver, strikable, strikeHexes, strikeLines } from '../../src/rules/air.js';
import { commandos, commandosWith, cutOffBy, dashes, isAcross, isCommando } from '../../src/rules/commandos.js';
import { fireLines } from '../../src/rules/fire.js';
import { atHour } from '../other-data.js';
import { GameScene } from '../scene.js';

const TIGER = 'ind-s-ss-pz-101-s-ss-pz-101-2';
const CROMWELLS = '7th-22-arm-bde-4-cly-c';
const FLAK = '716-l-flak-996-1';
const SUFFOLK = '3rd-8-bde-1-suffolk-a';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const GERMAN = '716-kg-krug-iii-736-12';
const PIONEERS = '21pz-pi-220-1';

describe('where fighter-bombers go (§17.1)', () => {
  function morning(game?: ConstructorParameters<typeof GameScene>[1]): GameScene {
    const scene = new GameScene('day-of-the-tiger', game).only(CROMWELLS, TIGER);
    scene.put(CROMWELLS, '80.061');
    scene.put(TIGER, '81.061');
    return scene;
  }
  const hexes = (scene: GameScene, id: string): string[] => {
    const division = scene.game.world.data.counters.divisions.findIndex((one) => one.id === id);
    return strikeHexes(scene.game.world, scene.open, division).map((hex) => scene.label(hex));
  };
  it('where a unit of their own division sees Germans, by day', () => {
    expect([hexes(morning(), '7th'), hexes(morning(), '50th')]).toEqual([['81.061'], []]);
    expect(hexes(morning(atHour('day-of-the-tiger', '0613-night')), '7th')).toEqual([]);
  });
  it('at any German there; nobody is struck in a hex of the Allies or an empty one', () => {
    const scene = new GameScene('to-the-sea').only(SUFFOLK, GRENADIERS, PIONEERS);
    scene.put(SUFFOLK, '36.014');
    const germans = [GRENADIERS, PIONEERS].map((id) => scene.put(id, '36.016'));
    const struck = (label: string): number[] => strikable(scene.game.world, scene.open, scene.hex(label));
    expect([struck('36.016'), struck('36.014'), struck('36.015')]).toEqual([[...germans].sort((a, b) => a - b), [], []]);
  });
});

describe('flak (§17.1, §S.36)', () => {
  it.each([
    ['a town', '37.011', 2],
    ['beside a city', '38.032', 4],
    ['a fortified place', '49.033', 5],
    ['a village has none', '41.023', 0],
  ])('of the ground: %s', (_, label, value) => {
    const scene = new GameScene('to-the-sea').only();
    expect(flakOver(scene.game.world, scene.open, scene.hex(label))).toEqual(value === 0 ? [] : [value]);
  });
  it('is silent with an Allied unit within two hexes of the place, not three; a German does not silence it', () => {
    const scene = new GameScene('to-the-sea').only(SUFFOLK, GRENADIERS);
    const over = (label: string): number[] => {
      scene.put(SUFFOLK, label);
      return flakOver(scene.game.world, scene.open, scene.hex('37.011'));
    };
    scene.put(GRENADIERS, '37.011');
    expect([over('37.014'), over('37.013')]).toEqual([[2], []]);
  });
  it('of the ground comes first, then of each unit in range', () => {
    const scene = new GameScene('to-the-sea').only(FLAK);
    scene.put(FLAK, '37.012');
    expect(flakOver(scene.game.world, scene.open, scene.hex('37.011'))).toEqual([2, 3]);
  });
});

describe('the strength of a strike (§17.1)', () => {
  it('each addend has its section; a light barrage is less in the way than a heavy one', () => {
    const scene = new GameScene('to-the-sea').only(GRENADIERS, PIONEERS);
    for (const id of [GRENADIERS, PIONEERS]) scene.put(id, '37.011');
    const said = (): string[] =>
      strikeLines(scene.game.world, scene.open, scene.id(GRENADIERS)).map(({ what, add, section }) => `${what} ${add} §${section}`);
    const plain = said();
    expect(plain.slice(0, 2)).toEqual(['plane 7 §17.1', 'terrain -2 §2.1']);
    expect(plain).toContain('mass 1 §S.18');
    scene.open.barrages = [scene.hex('37.011')];
    for (const [level, add] of [
      [LIGHT, -1],
      [HEAVY, -2],
    ] as const) {
      scene.open.barrageLevels = [level];
      expect(said().filter((line) => line.startsWith('barrage'))).toEqual([`barrage ${add} §17.1`]);
    }
  });
});

describe('Commandos (§17.3.1, §17.3.2)', () => {
  const [A, B, C] = ['1', '2', '3'].map((troop) => `cdo-1-ss-bde-4-cdo-${troop}`) as [string, string, string];
  const MARINE = 'cdo-ss-bde-41-rm-cdo-a';
  const HEAVY_TROOP = 'cdo-ss-bde-41-rm-cdo-s';
  function ashore(): GameScene {
    const scene = new GameScene('storming-sword').only();
    scene.open.nests.fill(0);
    for (const [id, label] of [
      [A, '36.009'],
      [B, '36.011'],
      [C, '36.012'],
      [MARINE, '30.011'],
      [HEAVY_TROOP, '30.011'],
    ] as const)
      scene.put(id, label);
    return scene;
  }
  it('are troops and heavy troops, and nobody else', () => {
    const scene = ashore();
    const is = (id: string): boolean => isCommando(scene.game.world, scene.open, scene.id(id));
    expect([A, MARINE, HEAVY_TROOP, SUFFOLK].map(is)).toEqual([true, true, true, false]);
  });
  it('belong to their own Commando, each with a first unit on the map', () => {
    const scene = ashore();
    const { world } = scene.game;
    scene.put(SUFFOLK, '36.010');
    expect(commandosWith(world, scene.open, scene.id(B)).map((unit) => scene.nameOf(unit))).toEqual([A, B, C]);
    expect(
      commandos(world, scene.open)
        .map((unit) => scene.nameOf(unit))
        .sort(),
    ).toEqual([A, MARINE].sort());
  });
  it('farther than two hexes from the one chosen are out of command', () => {
    const scene = ashore();
    const far = (id: string): string[] => cutOffBy(scene.game.world, scene.open, scene.id(id)).map((unit) => scene.nameOf(unit));
    expect([far(A), far(B), far(C), far(MARINE)]).toEqual([[C], [], [A], []]);
  });
  it('out of command they fire one less, which other units do not (§17.3.2)', () => {
    const scene = ashore();
    scene.put(GERMAN, '36.013');
    scene.put(SUFFOLK, '36.012');
    scene.open.leaderWith.fill(-1);
    scene.open.marks[scene.id(C)] = CUT_OFF;
    const lost = (id: string): unknown[] =>
      fireLines(scene.game.world, scene.open, 'fire', scene.id(id), scene.id(GERMAN), scene.hex('36.013')).filter(
        ({ what }) => what === 'out-of-command',
      );
    expect([lost(C), lost(B), lost(SUFFOLK)]).toEqual([[{ what: 'out-of-command', add: -1, section: '17.3.2' }], [], []]);
  });
});

describe('through a closed Gap (§4.2.4(b))', () => {
  const TROOP = 'cdo-1-ss-bde-4-cdo-1';
  const OTHER = 'cdo-1-ss-bde-4-cdo-2';
  const [SAND, BEHIND] = ['33.008', '33.009'];
  function before(posture = COLUMN): GameScene {
    const scene = new GameScene('storming-sword').only();
    scene.put(TROOP, SAND, posture);
    return scene;
  }
  const runs = (scene: GameScene, id = TROOP): string[] =>
    dashes(scene.game.world, scene.open, scene.id(id)).map(({ to }) => scene.label(to));
  it('a Commando in Column, unsuppressed, while the beach is not cleared', () => {
    expect(runs(before())).toContain(BEHIND);
    expect(runs(before(0))).toEqual([]);
    const suppressed = before();
    suppressed.open.suppressed[suppressed.id(TROOP)] = 1;
    expect(runs(suppressed)).toEqual([]);
    const cleared = before();
    cleared.open.cleared[0] = 1;
    expect(runs(cleared)).toEqual([]);
    const company = before();
    company.put(SUFFOLK, SAND, COLUMN);
    expect(runs(company, SUFFOLK)).toEqual([]);
  });
  it('not where it is open, nor into an enemy or another Column', () => {
    const open = before();
    open.open.openGaps = [open.game.world.grid.sideBetween(open.hex(SAND), open.hex(BEHIND))];
    expect(runs(open)).not.toContain(BEHIND);
    const held = before();
    held.put(GERMAN, BEHIND);
    expect(runs(held)).not.toContain(BEHIND);
    const full = before();
    full.put(OTHER, BEHIND, COLUMN);
    expect(runs(full)).not.toContain(BEHIND);
    full.put(OTHER, BEHIND);
    expect(runs(full)).toContain(BEHIND);
  });
  it.each([
    [6, 6, true],
    [5, 6, false],
    [6, 5, false],
    [5, 5, false],
  ])('with Gaps and nests at 5 the dice %i and %i: %s', (gaps, nests, isOver) => {
    const { open } = before();
    open.gaps[0] = 5;
    open.nests[0] = 5;
    expect(isAcross(open, 0, [gaps, nests])).toBe(isOver);
  });
});
