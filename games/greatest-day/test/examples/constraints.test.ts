import { describe, expect, it } from 'vitest';
import { COLUMN, ELIMINATED, SHIP_BOX } from '../../src/index.js';
import { massAt } from '../../src/rules/fire.js';
import { rangeToShip } from '../../src/rules/ships.js';
import { at, Position, world } from '../position.js';
import { GameScene } from '../scene.js';

const FUNNY = '3rd-5-ar-re-79th-77-5-ar';
const CRAFT = 'landing-craft-1';
const YORKS = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-2-e-yorks-${company}`);

describe('what the rules say in passing, and the examples take for granted', () => {
  it('Sword begins with Gaps 4, Obstacles 5, Nests 5 and a Sea State of 7 (§4.1, example)', () => {
    for (const scenario of ['one-battalion-ashore', 'storming-sword']) {
      const { gaps, obstacles, nests, sea } = new Position(scenario).open;
      expect([gaps[0], obstacles[0], nests[0], sea[0]]).toEqual([4, 5, 5, 7]);
    }
  });
  it('the moved Marefontaine would trace 16 hexes to a marker at 59.002 and 30 more to the Long box: 46 (§4.4.7, example)', () => {
    const position = new Position('storming-juno');
    position.open.assaultForce[1] = at('59.002');
    const belfast = position.unit('belfast');
    position.open.box[belfast] = SHIP_BOX + 1 * 4 + 3;
    expect([world.grid.distance(at('75.006'), at('59.002')), rangeToShip(world, position.open, at('75.006'), belfast)]).toEqual([16, 46]);
  });
  it('a craft and the Funny aboard it have the same mass, two steps; the craft is none beside others (§4.4, example)', () => {
    const position = new Position('one-battalion-ashore');
    const craft = position.put(CRAFT, '34.008');
    const funny = position.put(FUNNY, '34.008', COLUMN);
    expect(massAt(world, position.open, at('34.008'), funny)).toBe(2);
    position.open.hex[funny] = -1;
    expect(massAt(world, position.open, at('36.007'), craft)).toBe(2);
  });
  it('one step off their craft is the end of every Commando aboard; the craft itself is only reduced (§4.8, hint)', () => {
    const scene = new GameScene('storming-sword');
    const craft = scene.id(CRAFT);
    const troops = ['1', '2', '3'].map((troop) => scene.id(`cdo-1-ss-bde-4-cdo-${troop}`));
    scene.open.box[craft] = scene.open.box[scene.id('landing-craft-2')] as number;
    scene.open.aboard.forEach((host, unit) => {
      if (host !== craft) return;
      scene.open.aboard = scene.open.aboard.with(unit, -1);
      scene.open.box[unit] = ELIMINATED;
    });
    for (const unit of troops) {
      scene.open.aboard = scene.open.aboard.with(unit, craft);
      scene.open.box[unit] = scene.open.box[craft] as number;
    }
    scene.open.nests[0] = 0;
    scene.frames({ step: 'turn', next: 8 }, { step: 'landing', asks: 'allied', unit: -1 }).play(CRAFT, '36.007').roll(4);
    expect([scene.open.steps[craft], scene.told('defences')[0]?.result]).toEqual([1, '1']);
    scene.rollFrom('end').until('landing');
    for (const unit of troops) expect(scene.open.box[unit]).toBe(ELIMINATED);
  });
  it('two-step ships may try for a Company Bonus, one-step ships may not (§4.4.4)', () => {
    const offers = (ship: string): boolean => {
      const scene = new GameScene('storming-sword').chit('naval').play(ship, '34.009');
      return scene.rolls === '' && scene.offers('bonus');
    };
    expect([offers('mauritius'), offers('kelvin')]).toEqual([true, false]);
  });
  it('eight steps and one unit in Column fill a hex: the E Yorks and the Funny (§4.5, example)', () => {
    const position = new Position('one-battalion-ashore');
    for (const company of YORKS) position.put(company, '34.008');
    const funny = position.put(FUNNY, '34.008', COLUMN);
    expect(massAt(world, position.open, at('34.008'), funny)).toBe(10);
  });
});
