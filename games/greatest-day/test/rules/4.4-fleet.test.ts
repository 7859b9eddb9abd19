import { describe, expect, it } from 'vitest';
import { FORCES } from '../../src/data/scenario-shapes.js';
import { SHIP_BOX } from '../../src/index.js';
import { boxesOf, forceOfBeach, markerHexes, shipBox, shipsOf } from '../../src/rules/assault-forces.js';
import { batteries, rangeAtSea, seaLines, seaResult, seaTargets } from '../../src/rules/coastal.js';
import { isInCommand } from '../../src/rules/command.js';
import { fireLines } from '../../src/rules/fire.js';
import { qualityLines, sum } from '../../src/rules/quality.js';
import { foundBy, isInRange, rangeToShip } from '../../src/rules/ships.js';
import { craftTargets, defencesOff } from '../../src/rules/support-craft.js';
import { at, world } from '../position.js';
import { GameScene } from '../scene.js';

const ZERO = 10;
const gold = (): GameScene => new GameScene('storming-gold');
const sword = (): GameScene => new GameScene('storming-sword');
const COD = '716-kg-krug-stp-20-cod';
const MORRIS = '716-art-1716-hkaa-2-1716-morris';
const SUFFOLK = '3rd-8-bde-1-suffolk-a';
const [G, S] = [FORCES.indexOf('g'), FORCES.indexOf('s')];
const battery = (scene: GameScene): number =>
  scene.open.hex.findIndex((hex, unit) => hex === at('72.006') && scene.nameOf(unit).includes('fleury'));

describe('Assault Forces (§4.4, §4.4.1)', () => {
  it('every ship is in a range box of its force, always In Command (§4.1.6)', () => {
    const scene = sword();
    const ships = shipsOf(world, scene.open);
    expect(ships).toHaveLength(16);
    expect(scene.open.box[scene.id('roberts')]).toBe(shipBox(S, 3));
    for (const ship of ships) expect(isInCommand(world, scene.open, ship)).toBe(true);
  });
  it('so are support and rocket craft: a Company Bonus is checked against the printed quality (§14.0)', () => {
    const scene = sword();
    for (const craft of [scene.id('lcs-s1'), scene.id('lcr-s1')]) {
      expect(isInCommand(world, scene.open, craft)).toBe(true);
      expect(sum(qualityLines(world, scene.open, craft))).toBe(4);
    }
  });
  it('the range of a target counts to the marker and on to the box (§4.4.4(a), §4.4.7(a))', () => {
    const scene = gold();
    scene.open.assaultForce[G] = at('76.003');
    const range = (box: number): number => {
      scene.open.box[scene.id('ajax')] = shipBox(G, box);
      return rangeToShip(world, scene.open, at('72.006'), scene.id('ajax'));
    };
    expect([range(1), range(2), range(3)]).toEqual([15, 25, 35]);
  });
  it('a force counts from its own marker only (§4.4.4(a))', () => {
    const scene = gold();
    scene.open.assaultForce[FORCES.indexOf('j')] = at('59.002');
    scene.open.box[scene.id('ajax')] = shipBox(FORCES.indexOf('j'), 3);
    expect(rangeToShip(world, scene.open, at('75.006'), scene.id('ajax'))).toBe(16 + 30);
  });
});

describe('moving ships and markers (§4.4.2, §4.4.3)', () => {
  it('a lettered ship stays with its force, a wild card goes to any that has a marker', () => {
    const scene = gold();
    scene.open.assaultForce[FORCES.indexOf('j')] = at('59.002');
    const wild = shipsOf(world, scene.open).find(
      (ship) => world.data.counters.units.find(({ id }) => id === scene.nameOf(ship))?.wild,
    ) as number;
    const forces = (ship: number): number[] =>
      [...new Set(boxesOf(world, scene.open, ship).map((box) => Math.floor((box - SHIP_BOX) / 4)))].sort();
    expect(forces(scene.id('orion'))).toEqual([G]);
    expect(forces(wild)).toEqual([G, FORCES.indexOf('j')].sort());
  });
  it('each ship once a chit, in step 8', () => {
    const scene = sword().frames({ step: 'turn', next: 8 }, { step: 'fleet', asks: 'allied', ship: -1, moved: [] });
    scene.play('kelvin', `box:${shipBox(S, 2)}`);
    expect(scene.open.box[scene.id('kelvin')]).toBe(shipBox(S, 2));
    expect(scene.offers('kelvin')).toBe(false);
    expect(scene.offers('roberts')).toBe(true);
  });
  it('a marker lies beside land of its own sector, on the sea or the sand; where the rules say so too', () => {
    const gold = markerHexes(world, G);
    expect(gold).toEqual(expect.arrayContaining([at('76.003'), at('67.003'), at('68.003')]));
    expect(markerHexes(world, FORCES.indexOf('j'))).toEqual(expect.arrayContaining([at('67.003'), at('68.003'), at('59.002')]));
    expect(gold).not.toContain(at('59.002'));
    expect(markerHexes(world, S)).not.toContain(at('34.010'));
  });
  it('each marker once a chit, in step 7', () => {
    const scene = sword().frames({ step: 'turn', next: 8 }, { step: 'markers', asks: 'allied', force: 0 });
    scene.play('36.007');
    expect(scene.open.assaultForce[S]).toBe(at('36.007'));
    expect(scene.step).not.toBe('markers');
  });
});

describe('ships at shore targets (§4.4.4, §4.8.1)', () => {
  it('find strongpoints seen from their beach, and batteries in range anywhere (§4.4.4(b))', () => {
    const scene = sword();
    const found = foundBy(world, scene.open, scene.id('roberts')).map((unit) => scene.nameOf(unit));
    expect(found).toEqual(expect.arrayContaining([COD, MORRIS]));
    expect(found).not.toContain('716-kg-krug-stp-17-hillman');
    scene.open.cleared[0] = 1;
    const later = foundBy(world, scene.open, scene.id('roberts')).map((unit) => scene.nameOf(unit));
    expect([later.includes(COD), later.includes(MORRIS)]).toEqual([false, true]);
  });
  it('need a spotter for the rest and a 6 for contact each time (§4.4.4(c)); one that fails is done for the chit', () => {
    const scene = sword();
    scene.open.aboard = scene.open.aboard.with(scene.id(SUFFOLK), -1);
    scene.put(SUFFOLK, '36.010');
    scene.open.leaderWith[0] = scene.id(SUFFOLK);
    scene.chit('naval').play('roberts', '37.011');
    expect(scene.rolls).toBe('contact');
    scene.roll(7);
    expect(scene.told('contact')).toMatchObject([{ needs: 6, made: 0 }]);
    expect([scene.step, scene.offers('roberts')]).toEqual(['bombard', false]);
  });
  it('leave a barrage, as guns do; two steps may try for the Company Bonus', () => {
    const scene = sword().chit('naval').play('roberts', '34.009');
    expect(scene.offered()).toEqual(['bonus', 'plain']);
    scene.play('plain').roll(8);
    expect(scene.open.barrages).toContain(at('34.009'));
    expect(scene.told('bombarded')).toHaveLength(1);
  });
  it('out of range nothing is found (§4.4.4(a))', () => {
    const scene = sword();
    scene.open.box[scene.id('kelvin')] = shipBox(S, 3);
    expect(isInRange(world, scene.open, scene.id('kelvin'), at('35.014'))).toBe(false);
  });
});

describe('rocket and support craft (§4.4.5, §4.4.6, §4.1.7(a), §4.1.7(b))', () => {
  it('fire at strongpoints and batteries they see from their sand; rockets never at the defences', () => {
    const scene = sword();
    const lcr = scene.id('lcr-s1');
    expect(craftTargets(world, scene.open, lcr).map((unit) => scene.nameOf(unit))).toContain(COD);
    expect([defencesOff(world, scene.open, lcr), defencesOff(world, scene.open, scene.id('lcs-s1'))]).toEqual([-1, 0]);
  });
  it('only what helps them counts (X1)', () => {
    const scene = sword();
    const lines = fireLines(world, scene.open, 'rockets', scene.id('lcr-s1'), scene.id(COD), at('34.009'));
    expect([sum(lines), lines.every(({ add }) => add > 0)]).toEqual([7, true]);
    expect(sum(fireLines(world, scene.open, 'support', scene.id('lcs-s1'), scene.id(COD), at('34.009')))).toBe(4);
  });
  it('rockets fire once, without a bonus or a barrage, in the first Naval chit; then all are gone', () => {
    const scene = sword().chit('naval').play('lcr-s1', COD).roll(9);
    expect([scene.open.box[scene.id('lcr-s1')], scene.open.barrages]).toEqual([1, []]);
    scene.play('done');
    expect(scene.open.box[scene.id('lcr-s2')]).toBe(1);
    const again = sword();
    again.open.navalAgain = 1;
    expect(again.chit('naval').offers('lcr-s1')).toBe(false);
  });
  it('support craft fire at the defences as craft do, in step 2', () => {
    const scene = sword().chit('naval').play('lcs-s1', 'defences').roll(3);
    expect([scene.told('beach-fire')[0]?.result, scene.open.nests[0], scene.offers('lcs-s1')]).toEqual(['N1', 4, false]);
  });
});

describe('coastal batteries (§4.4.7, §4.8.2)', () => {
  it('Mont Fleury: craft at 5, destroyers at 15, cruisers at 25 (§4.4.7(a))', () => {
    const scene = gold();
    scene.open.assaultForce[G] = at('76.003');
    const unit = battery(scene);
    expect(forceOfBeach(2)).toBe(G);
    const destroyer = shipsOf(world, scene.open).find((ship) => scene.open.box[ship] === shipBox(G, 1)) as number;
    expect([
      rangeAtSea(world, scene.open, unit, scene.id('landing-craft-1')),
      rangeAtSea(world, scene.open, unit, destroyer),
      rangeAtSea(world, scene.open, unit, scene.id('ajax')),
    ]).toEqual([5, 15, 25]);
    expect(seaTargets(world, scene.open, unit)).toContain(scene.id('50th-8-arm-bde-4-7-dg-b'));
  });
  it('not under a barrage, suppressed or beside an enemy', () => {
    const scene = gold();
    const unit = battery(scene);
    expect(batteries(world, scene.open)).toContain(unit);
    scene.open.suppressed[unit] = 1;
    expect(batteries(world, scene.open)).not.toContain(unit);
  });
  it('only the Defence of a ship counts, at craft and swimmers nothing (§4.4.7(b), C9)', () => {
    const scene = gold();
    const unit = battery(scene);
    expect(sum(seaLines(world, scene.open, unit, scene.id('landing-craft-1')))).toBe(6);
    expect(sum(seaLines(world, scene.open, unit, scene.id('ajax')))).toBe(6 - 2);
    expect([seaResult(world, 6, 5), seaResult(world, 6, 7), seaResult(world, 6, 9)]).toEqual(['C', undefined, undefined]);
  });
  it('whatever takes effect sinks a craft with all aboard; no barrage; the craft is used again (§4.4.7(b))', () => {
    const scene = gold();
    const unit = battery(scene);
    const craft = scene.id('landing-craft-1');
    const aboard = scene.open.aboard.flatMap((host, passenger) => (host === craft ? [passenger] : []));
    scene.frames({ step: 'turn', next: 8 }, { step: 'batteries', asks: 'german', battery: -1, target: -1, stage: 0, answer: -1 });
    scene.play(scene.nameOf(unit), 'landing-craft-1').roll(ZERO);
    expect(scene.told('sunk')).toMatchObject([{ unit: craft, aboard }]);
    for (const passenger of aboard) expect(scene.open.box[passenger]).toBe(3);
    expect([scene.open.box[craft], scene.open.steps[craft], scene.open.barrages]).toEqual([1, 2, []]);
  });
  it('a C is the end of a ship without a check, a miss is nothing (§4.4.7(b) 3)', () => {
    const scene = gold();
    const unit = battery(scene);
    scene.frames({ step: 'turn', next: 8 }, { step: 'batteries', asks: 'german', battery: -1, target: -1, stage: 0, answer: -1 });
    const [hurt, missed] = [ZERO, 9].map((die) => scene.fork().play(scene.nameOf(unit), 'ajax').roll(die)) as [GameScene, GameScene];
    expect([hurt.told('battery')[0]?.result, hurt.open.box[hurt.id('ajax')]]).toEqual(['C', 3]);
    expect([missed.told('battery')[0]?.result, missed.open.box[missed.id('ajax')]]).toEqual(['-', shipBox(G, 2)]);
  });
  it('S? is checked by the target: passed it is nothing, failed its end; each battery fires once a chit', () => {
    const scene = gold();
    const unit = battery(scene);
    scene.frames({ step: 'turn', next: 8 }, { step: 'batteries', asks: 'german', battery: -1, target: -1, stage: 0, answer: -1 });
    const failed = scene.fork().play(scene.nameOf(unit), 'ajax').roll(2).roll(9);
    expect(failed.open.box[failed.id('ajax')]).toBe(3);
    const passed = scene.fork().play(scene.nameOf(unit), 'ajax').roll(2).roll(1);
    expect(passed.open.box[passed.id('ajax')]).toBe(shipBox(G, 2));
    expect(batteries(world, passed.open)).not.toContain(unit);
  });
});
