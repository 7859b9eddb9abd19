import { describe, expect, it } from 'vitest';
import { COLOURS, differs } from '../../src/data/counter-shapes.js';
import { COLUMN, ELIMINATED, SHIP_BOX } from '../../src/index.js';
import { defenceLines } from '../../src/rules/defences.js';
import { hit, massAt } from '../../src/rules/fire.js';
import { sum } from '../../src/rules/quality.js';
import { rangeToShip } from '../../src/rules/ships.js';
import { at, Position, world } from '../position.js';
import { GameScene } from '../scene.js';

const FUNNY = '3rd-5-ar-re-79th-77-5-ar';
const CRAFT = 'landing-craft-1';
const YORKS = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-2-e-yorks-${company}`);

/**
 * What the worked examples and asides of the rulebook demand, by the number the reading gave each, and the test that asserts it:
 * C1 Sea State 7: `results`. C2, C4, C5, C7, C8, C10, C14, C28 to C32: `queen-red`, one after another. C3 slip: the printed 2 would hit, so the
 * die is a 3 in `queen-red`. C6, C11 Obstacles below 4, and a fifth of all tries: `results`. C9 slip, true only out of Column: below.
 * C12 quality of a craft: `queen-red`, S.17. C13 a tenth: `results`; its strength counts a bonus the rule denies, 5 in `queen-red`. C15 no more
 * than 8: `queen-red`, `guns`. C16 mass: below. C17 Column: `guns`. C18, C19, C20 Bravery, mines, guns in a city: S.26. C23, C24 ranges: `guns`, the
 * 46 below. C25 night fighters: 13.0. C26 a Hero's figures: below, the rest waits with §6.1. C27 Commandos: below. C33 beside a target: S.23.
 * C34 effective fire: 4.4-fleet. C35 rubble: S.23. C36 ships: 4.4-ships-fire, below. C40 tracks: below.
 * C21, C22, C39 wait with the airborne (§3.0), C37 with random events (§6.1), C38 with interdiction (§17.1): no scenario here has them.
 */
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
  it('nests of 3 at a Funny, −4: only a 0 hits; in Column, where the example has it, a 1 as well (§4.4, example)', () => {
    const position = new Position('one-battalion-ashore');
    const funny = position.put(FUNNY, '34.008');
    const [sword, target] = [0, { kind: 'fire' as const, colour: COLOURS.indexOf('red'), target: funny }];
    position.open.nests[sword] = 3;
    const strength = (): number =>
      sum(defenceLines(world, position.open, { kind: 'nests', how: 'active', beach: sword, target: funny, at: at('34.008') }));
    const hits = (): number[] =>
      Array.from({ length: 10 }, (_, die) => die).filter((die) => hit(world, position.open, target, strength(), die) !== undefined);
    expect([strength(), hits()]).toEqual([-1, [0]]);
    position.open.posture[funny] = COLUMN;
    expect([strength(), hits()]).toEqual([1, [0, 1]]);
  });
  it('a Hero is worth 2 in fire and assault, 1 in quality, 2 in defence, as the marker says (§6.1)', () => {
    const { fire, assault, quality, target } = world.data.tables.modifiers;
    expect([fire.hero, assault.hero, quality.hero, target.hero]).toEqual([2, 2, 1, -2]);
  });
  it('Commandos have one step, every one of them (§4.5.4)', () => {
    const { units, templates } = world.data.counters;
    const stepsOf = new Map(templates.map(({ id, steps, symbol }) => [id, symbol.startsWith('commando') ? (steps as number) : 0]));
    const commandos = units.filter(({ template }) => (stepsOf.get(template) as number) > 0);
    expect(commandos.length).toBeGreaterThan(40);
    expect(commandos.filter(({ steps, template }) => (differs(steps) ? steps : stepsOf.get(template)) !== 1)).toEqual([]);
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
