import { describe, expect, it } from 'vitest';
import { LIGHT } from '../../src/index.js';
import { sightReport } from '../../src/rules/sight-report.js';
import { whyNoTarget } from '../../src/rules/why-not-there.js';
import { at, Position, standAnew, world } from '../position.js';

const { grid, ground } = world;
const { open } = new Position('to-the-sea');
const report = (from: string, to: string, light = open) => sightReport(world, light, at(from), at(to));

describe('each blocker is named with its section (§S.15)', () => {
  it.each([
    ['01.046', '01.048', 'woods', '2.1.2'],
    ['01.009', '01.011', 'town', '2.1.5'],
    ['36.034', '36.036', 'city', '2.1.6'],
    ['49.032', '49.034', 'fortified', '2.1.7'],
    ['03.044', '03.046', 'hedgerow', '2.1.10'],
    ['41.015', '35.016', 'hill', '2.1.11'],
    ['84.008', '89.008', 'ridge', '2.2.2'],
    ['07.011', '09.010', 'dyke', '2.3.3(5)'],
    ['30.021', '27.018', 'bridge', '2.4.4'],
    ['77.061', '78.063', 'both-hexes', 'S.15'],
  ])('%s to %s: %s (§%s)', (from, to, what, section) => {
    const { first, blockers, isSeen } = report(from, to);
    expect(first).toMatchObject({ what, section });
    expect([blockers.length, isSeen]).toEqual([1, false]);
  });
  it('crests and barrages too (§2.2.1, §S.24)', () => {
    expect(report('78.060', '81.060').blockers[0]).toMatchObject({ what: 'crest', section: '2.2.1' });
    const under = { ...open, barrages: [at('33.011')], barrageLevels: [LIGHT] };
    expect(report('33.010', '33.012', under).first).toMatchObject({ what: 'barrage', section: 'S.24', hex: at('33.011') });
    expect(report('33.010', '33.012').first).toBeUndefined();
  });
});

describe('what is seen (§S.15, §S.32)', () => {
  /** A hex of open field from which another so far off has nothing before it. */
  function clearLine(distance: number): readonly [number, number] {
    for (const from of ground.land) {
      if (ground.hill[from] === 1 || ground.op[from] === 1) continue;
      for (const to of grid.ring(from, distance)) if (to >= 0 && !world.sights.firstBlocker(from, to, 0, [])) return [from, to];
    }
    throw new Error(`no clear line of ${distance}`);
  }
  it.each([
    [7, true],
    [8, true],
    [9, false],
  ])('over %i hexes of clear ground: %s', (distance, isSeen) => {
    const [from, to] = clearLine(distance);
    const seen = sightReport(world, open, from, to);
    expect([seen.distance, seen.range, seen.blockers, seen.isSeen, seen.first]).toEqual([distance, 8, [], isSeen, undefined]);
  });
  it('units in hedgerow from beside it only, the hex from afar (§2.1.10)', () => {
    const [far, near, field] = [report('32.013', '34.014'), report('33.013', '34.014'), report('33.010', '33.012')];
    expect([far, near, field].map(({ isSeen, areUnitsSeen }) => [isSeen, areUnitsSeen])).toEqual([
      [true, false],
      [true, true],
      [true, true],
    ]);
  });
  it('from a post one spots past three blockers, and the line ends at the fourth (§S.32)', () => {
    const { spotsThrough, firesThrough, isSeen, first, blockers } = report('38.015', '38.011');
    expect([spotsThrough, firesThrough, isSeen, first, blockers.length > 0]).toEqual([3, 0, true, undefined, true]);
    expect(report('39.015', '39.016')).toMatchObject({ spotsThrough: 3, firesThrough: 3, range: 13 });
  });
});

describe('why somebody is no target (§S.15, §S.16, §S.17)', () => {
  const PAK = '21pz-pz-jg-200-1';
  const RIFLES = '3rd-8-bde-1-suffolk-a';
  function why(from: string, to: string, change: (position: Position) => void = () => undefined) {
    const position = new Position('to-the-sea');
    position.open.hex.fill(-1);
    position.open.box.fill(1);
    const [pak, rifles] = [position.put(PAK, from), position.put(RIFLES, to)];
    change(position);
    standAnew(world, position.open);
    return whyNoTarget(world, position.open, pak, rifles);
  }
  it.each([
    ['62.013', '62.020', 'out-of-range', 'S.17'],
    ['37.010', '37.012', 'out-of-sight', 'S.15'],
    ['32.013', '34.014', 'in-hedgerow', '2.1.10'],
  ])('%s to %s: %s (§%s)', (from, to, code, section) => {
    expect(why(from, to)).toEqual({ code, section });
  });
  it('from beside the hedgerow, and as far as the range goes, it is none of these', () => {
    expect([why('33.013', '34.014'), why('62.013', '62.019')]).toEqual([{ code: 'no-target' }, { code: 'no-target' }]);
  });
  it.each([PAK, RIFLES])('nothing is said of distance or sight where %s is off the map', (id) => {
    const off = (position: Position): void => {
      position.open.hex[position.unit(id)] = -1;
    };
    expect(why('62.013', '62.020', off)).toEqual({ code: 'no-target' });
  });
  it('nor of a unit that does not exist, whom anybody may name', () => {
    const position = new Position('to-the-sea');
    expect(whyNoTarget(world, position.open, position.put(PAK, '62.013'), 99_999)).toEqual({ code: 'no-target' });
  });
  it('nor of who has no range at all: support craft (§4.4.6)', () => {
    const sword = new Position('storming-sword');
    const craft = sword.put('lcs-s1', '34.008');
    expect(whyNoTarget(world, sword.open, craft, sword.unit('716-kg-krug-stp-20-cod'))).toEqual({ code: 'no-target' });
  });
});
