import { describe, expect, it } from 'vitest';
import { LIGHT, MOUNTED, PARKED, STORM } from '../../src/index.js';
import { firesThrough, seesHex, sightRange, spots, spotsThrough } from '../../src/rules/sight.js';
import { sightReport } from '../../src/rules/sight-report.js';
import { isInZone } from '../../src/rules/zones.js';
import { at, Position, standAnew, world } from '../position.js';

const { open } = new Position('to-the-sea');

describe('heights (§S.32, §2.1.11)', () => {
  it.each([
    ['38.015', 'observation post', 13, 3, 0],
    ['39.015', 'hill', 13, 3, 3],
    ['50.012', 'strongpoint', 8, 0, 3],
    ['33.011', 'field', 8, 0, 0],
  ])('%s, a %s: sees %i hexes, spots through %i blockers, fires through %i', (hex, _, range, spotting, firing) => {
    expect([sightRange(world, open, at(hex)), spotsThrough(world, open, at(hex)), firesThrough(world, open, at(hex))]).toEqual([
      range,
      spotting,
      firing,
    ]);
  });
  it('rubble destroys post and strongpoint, not the hill (§2.5)', () => {
    const rubbled = { ...open, rubble: [at('49.033'), at('50.012'), at('39.015')] };
    expect([
      sightRange(world, rubbled, at('49.033')),
      firesThrough(world, rubbled, at('50.012')),
      sightRange(world, rubbled, at('39.015')),
    ]).toEqual([8, 0, 13]);
  });
  it('a storm shortens every view, also from a hill (§1.2, C10)', () => {
    expect([at('33.011'), at('39.015')].map((hex) => sightRange(world, { ...open, weather: STORM }, hex))).toEqual([4, 4]);
  });
  it('the post of 38.015 spots over the crest before it, the field beside it over none of its two', () => {
    expect([seesHex(world, open, at('38.015'), at('38.011')), seesHex(world, open, at('37.015'), at('37.012'))]).toEqual([true, false]);
  });
  it('units in hedgerow are seen from beside it only (§2.1.10), the hex from afar', () => {
    expect([seesHex(world, open, at('32.013'), at('34.014')), spots(world, open, at('32.013'), at('34.014'))]).toEqual([true, false]);
    expect(spots(world, open, at('33.013'), at('34.014'))).toBe(true);
  });
});

describe('the line of sight tool (§S.15)', () => {
  it('names every blocker with its section, and the one that ends the line', () => {
    const report = sightReport(world, open, at('78.060'), at('81.060'));
    expect(report.blockers.map(({ what, section }) => `${what} ${section}`)).toEqual([
      'crest 2.2.1',
      'hedgerow 2.1.10',
      'crest 2.2.1',
      'hedgerow 2.1.10',
      'crest 2.2.1',
    ]);
    expect([report.isSeen, report.first?.hex]).toEqual([false, at('80.060')]);
  });
  it('names ridges, dykes, bridges, hills, barrages, and a hexside between two blocking hexes', () => {
    const under = { ...open, barrages: [at('33.011')], barrageLevels: [LIGHT] };
    const first = (from: string, to: string): string | undefined => sightReport(world, under, at(from), at(to)).first?.what;
    expect([
      first('84.008', '89.008'),
      first('07.011', '09.010'),
      first('30.021', '27.018'),
      first('41.015', '35.016'),
      first('33.010', '33.012'),
      first('77.061', '78.063'),
      first('36.014', '37.009'),
    ]).toEqual(['ridge', 'dyke', 'bridge', 'hill', 'barrage', 'both-hexes', 'town']);
  });
  it('says how far it is and how far one sees', () => {
    const report = sightReport(world, open, at('33.010'), at('33.020'));
    expect([report.distance, report.range, report.isSeen]).toEqual([10, 8, false]);
  });
});

describe('fire zones (§S.16)', () => {
  const PAK = '21pz-pz-jg-200-1';
  /** One unit alone on open ground. */
  function alone(id: string, hex = '33.010', posture = 0) {
    const position = new Position('to-the-sea');
    position.open.hex.fill(-1);
    position.open.box.fill(1);
    const unit = position.put(id, hex, posture);
    return { position, unit, open: position.open, reaches: (to: string) => isInZone(world, position.open, unit, at(to)) };
  }
  it('reach as far as the range: rifles one hex, Pak six', () => {
    const rifles = alone('3rd-8-bde-1-suffolk-a');
    expect([rifles.reaches('33.011'), rifles.reaches('33.012')]).toEqual([true, false]);
    const pak = alone(PAK, '62.013');
    expect([pak.reaches('62.019'), pak.reaches('62.020')]).toEqual([true, false]);
  });
  it('guns and mortars three hexes, however far they shoot', () => {
    for (const id of ['3rd-7-fd-a', '716-kg-krug-iii-736-12']) {
      const guns = alone(id, '62.013');
      expect([guns.reaches('62.016'), guns.reaches('62.017')]).toEqual([true, false]);
    }
  });
  it('one hex with an enemy beside, be he suppressed, or under a barrage (C1)', () => {
    const pak = alone(PAK, '62.013');
    const enemy = pak.position.put('3rd-8-bde-1-suffolk-a', '62.012');
    pak.open.suppressed[enemy] = 1;
    standAnew(world, pak.open);
    expect([pak.reaches('62.014'), pak.reaches('62.015')]).toEqual([true, false]);
    pak.position.put('3rd-8-bde-1-suffolk-a', '62.011');
    expect(pak.reaches('62.015')).toBe(true);
    pak.open.barrages = [at('62.013')];
    pak.open.barrageLevels = [LIGHT];
    standAnew(world, pak.open);
    expect([pak.reaches('62.014'), pak.reaches('62.015')]).toEqual([true, false]);
  });
  it('none parked, none on lorries; half-tracks have one', () => {
    expect(alone('3rd-7-fd-a', '62.013', PARKED).reaches('62.014')).toBe(false);
    expect(alone('21pz-kg-rauch-i-pzgr-192-1', '62.013', MOUNTED).reaches('62.014')).toBe(true);
    expect(alone(PAK, '62.013', MOUNTED).reaches('62.014')).toBe(false);
  });
  it('stop behind a barrage that lies between', () => {
    const pak = alone(PAK, '62.013');
    pak.open.barrages = [at('62.015')];
    pak.open.barrageLevels = [LIGHT];
    standAnew(world, pak.open);
    expect([pak.reaches('62.015'), pak.reaches('62.016')]).toEqual([true, false]);
  });
  it('from a strongpoint’s hex or a hill they reach through three blockers', () => {
    const tiger = new Position('day-of-the-tiger');
    const unit = tiger.put('ind-s-ss-pz-101-s-ss-pz-101-1', '78.060');
    expect(isInZone(world, tiger.open, unit, at('81.061'))).toBe(world.sights.sees(at('78.060'), at('81.061'), 3, []));
    expect(isInZone(world, tiger.open, unit, at('81.058'))).toBe(true);
    tiger.put('ind-s-ss-pz-101-s-ss-pz-101-1', '77.059');
    expect(isInZone(world, tiger.open, unit, at('81.058'))).toBe(false);
  });
});
