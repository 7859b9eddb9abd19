import { describe, expect, it } from 'vitest';
import { STORM } from '../../src/index.js';
import { assaultLines } from '../../src/rules/assault-strength.js';
import { braveryLines } from '../../src/rules/bravery.js';
import { divisionOfFormation } from '../../src/rules/command.js';
import { isEngineer } from '../../src/rules/engineers.js';
import { sum } from '../../src/rules/quality.js';
import { fieldOf } from '../../src/world.js';
import { atHour, changed } from '../other-data.js';
import { GameScene } from '../scene.js';

describe('attachments and pools (§13.0, §S.38)', () => {
  it('an independent Formation is its division’s in every way: chit, points, quality', () => {
    const scene = new GameScene('black-baron');
    const { roster } = fieldOf(scene.game.world, scene.open);
    const formation = roster.formations.indexOf('ind-s-ss-pz-101');
    expect(roster.divisions[divisionOfFormation(scene.game.world, scene.open, formation)]).toBe('lehr');
    expect(scene.chit('division:lehr').offers('ind-s-ss-pz-101-s-ss-pz-101-2')).toBe(true);
  });
  it('a battalion may count as another Formation’s for a scenario', () => {
    const scene = new GameScene('to-the-sea');
    const { roster } = fieldOf(scene.game.world, scene.open);
    expect(roster.formations[roster.formation[scene.id('21pz-kg-luck-i-pzgr-125-1')] as number]).toBe('21pz-kg-oppeln');
  });
  it('each division begins with as many rearguards and roadblocks as the scenario gives (§5.0)', () => {
    const scene = new GameScene('to-the-sea');
    const at = (id: string): number => scene.game.world.data.counters.divisions.findIndex((one) => one.id === id);
    expect([scene.open.rearguards[at('3rd')], scene.open.roadblocks[at('3rd')], scene.open.rearguards[at('21pz')]]).toEqual([4, 3, 3]);
  });
});

describe('the 79th Armoured Division (§17.6)', () => {
  it('is part of its division in every way; its assault squadrons are engineers too', () => {
    const scene = new GameScene('storming-sword');
    const { roster } = fieldOf(scene.game.world, scene.open);
    const unit = scene.id('3rd-5-ar-re-79th-77-5-ar');
    expect([roster.divisions[roster.division[unit] as number], isEngineer(scene.game.world, scene.open, unit)]).toEqual(['3rd', true]);
    expect(isEngineer(scene.game.world, scene.open, scene.id('3rd-22-dgns-79th-a-22-dgns'))).toBe(false);
  });
});

describe('night fighters (§1.1) and the first night (§17.9)', () => {
  const PARAS = '6ab-3-para-bde-8-para-a';
  const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
  const SUFFOLK = '3rd-8-bde-1-suffolk-a';
  const night = (label: string) =>
    changed('to-the-sea', (loose) => {
      loose.setUp.push({ unit: PARAS, hex: '36.015', posture: 'deployed' });
      loose.calendar[0] = label;
    });
  it('the Assault rating alone gains 3: with the dark one better than by day (C25); in a storm as by day', () => {
    const scene = new GameScene('to-the-sea', night('0606-night'));
    const { world } = scene.game;
    const lines = (id: string): number => sum(assaultLines(world, scene.open, scene.id(id)));
    expect([lines(PARAS), lines(SUFFOLK)]).toEqual([6 + 1, 5 - 2]);
    scene.open.weather = STORM;
    expect([lines(PARAS), lines(SUFFOLK)]).toEqual([6, 5 - 3]);
  });
  it('a storm by day does nothing to an Assault rating (§1.2)', () => {
    const scene = new GameScene('to-the-sea', atHour('to-the-sea', '0606-1300'));
    scene.open.weather = STORM;
    expect(sum(assaultLines(scene.game.world, scene.open, scene.id(SUFFOLK)))).toBe(5);
  });
  it('on the night of June 5 neither ground nor Defence frightens the airborne, on any other it does', () => {
    const worth = (label: string): number => {
      const scene = new GameScene('to-the-sea', night(label)).only(PARAS, GRENADIERS);
      scene.put(PARAS, '36.015');
      scene.put(GRENADIERS, '36.016');
      scene.open.works = scene.open.works.with(scene.id(GRENADIERS), 2);
      const { world, open } = { world: scene.game.world, open: scene.open };
      return sum(braveryLines(world, open, scene.id(PARAS), [scene.id(PARAS)], scene.hex('36.016')));
    };
    expect([worth('0605-night'), worth('0606-night')]).toEqual([0, -2]);
  });
});
