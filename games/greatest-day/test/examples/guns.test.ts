import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../src/data/counter-shapes.js';
import { COLUMN, SHIP_BOX } from '../../src/index.js';
import { capped, fireLines, hit } from '../../src/rules/fire.js';
import { passes, sum } from '../../src/rules/quality.js';
import { rangeOf } from '../../src/rules/ratings.js';
import { isInRange, rangeToShip } from '../../src/rules/ships.js';
import { rosterOf } from '../../src/world.js';
import { at, Position, world } from '../position.js';

const YORKS = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-2-e-yorks-${company}`);

/** The table written out once more, from the reading and not from the data: dice 0 to 8. */
const PRINTED: Readonly<Record<(typeof COLOURS)[number], readonly [unarmoured: string, armoured: string]>> = {
  white: ['1 S S C C 1 E E E', 'C S S C 1 1 E E E'],
  red: ['C S? S? S C C 1 1 E', 'C S? S? S S C C 1 E'],
  blue: ['C S? S? S? S S S C 1', 'C S S C 1 1 E E E'],
  green: ['1 S? S S C C 1 E E', 'C S? S? S? S? S C C 1'],
  orange: ['1 S? S C C 1 E E E', 'C S? S? S? S? C C 1 1'],
  brown: ['1 S? S C C 1 E E E', 'C S? S? S? S? C C 1 1'],
  black: ['1 S? S C C 1 E E E', 'C S? S? S? S? C C 1 1'],
  yellow: ['1 S S C C 1 E E E', 'C S? S? S S S C 1 1'],
  purple: ['C S? S? S? S C C 1 E', 'C S? S? S? S? S? S? S S'],
};

describe('the nine weapon classes (§S.17, §S.19)', () => {
  const position = new Position('to-the-sea');
  const men = position.unit('3rd-8-bde-1-suffolk-a');
  const tanks = position.unit('3rd-27-arm-bde-staffs-yeo-a');
  it.each(COLOURS)('%s', (colour) => {
    const row = (target: number): string =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((die) => hit(world, position.open, { kind: 'fire', colour: COLOURS.indexOf(colour), target }, 8, die))
        .join(' ');
    expect([row(men), row(tanks)]).toEqual(PRINTED[colour]);
  });
  it('a die hits at the strength or below; 0 always, 9 never (C6, C7, C9)', () => {
    const hits = (strength: number): number[] =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((die) => hit(world, position.open, { kind: 'fire', colour: 0, target: men }, strength, die));
    expect([hits(-1), hits(3), hits(8)]).toEqual([[0], [0, 1, 2, 3], [0, 1, 2, 3, 4, 5, 6, 7, 8]]);
  });
});

describe('the worked landing, as far as fire goes (§X.1)', () => {
  /** Four companies of East Yorks on the sand before Stp 20, and one unit more in Column. */
  function landed() {
    const position = new Position('to-the-sea');
    const { open } = position;
    open.hex.fill(-1);
    open.box.fill(1);
    const cod = position.put('716-kg-krug-stp-17-hillman', '34.009');
    const yorks = YORKS.map((id) => position.put(id, '33.008'));
    for (const unit of yorks) open.steps[unit] = 2;
    position.put('3rd-27-arm-bde-staffs-yeo-c', '33.008', COLUMN);
    return { open, lines: fireLines(world, open, 'opportunity', cod, yorks[0] as number, at('33.008')) };
  }
  it('6 and the sand, and the fire zone, and ten steps: 12, of which 8 count (C14, C15)', () => {
    const { lines } = landed();
    const named = Object.fromEntries(lines.map(({ what, add }) => [what, add]));
    expect(named).toEqual({ fire: 6, terrain: 1, mass: 3 });
    const { zoneToZone } = world.data.tables.modifiers.target;
    expect([sum(lines) + zoneToZone, capped(world, sum(lines) + zoneToZone)]).toEqual([12, 8]);
  });
  it('who unloads in Column is two easier to hit (C17)', () => {
    const { open } = landed();
    const [cod, company] = [open.hex.indexOf(at('34.009')), open.hex.indexOf(at('33.008'))];
    const before = sum(fireLines(world, open, 'opportunity', cod, company, at('33.008')));
    open.posture[company] = COLUMN;
    expect(sum(fireLines(world, open, 'opportunity', cod, company, at('33.008'))) - before).toBe(2);
  });
  it('a craft’s quality of 4, less one while the beach is not cleared: a 4 fails (C12)', () => {
    expect([passes(3, 4 - 1), passes(4, 4 - 1)]).toEqual([true, false]);
  });
});

describe('batteries and ships (§4.4.7 example)', () => {
  const position = new Position('storming-gold');
  const { open } = position;
  const roster = rosterOf(world, open);
  it('Mont Fleury reaches 41 hexes: every box off Gold (C23)', () => {
    const [battery, ajax] = [position.unit('716-art-1716-hkaa-mont-fleury-3-1260'), position.unit('ajax')];
    open.box[ajax] = SHIP_BOX + 3;
    expect([rangeToShip(world, open, open.hex[battery] as number, ajax), rangeOf(roster, open, battery)]).toEqual([35, 41]);
  });
  it('Marefontaine four hexes from the marker cannot reach the middle box: 24 (C24)', () => {
    const [battery, ajax] = [position.unit('716-art-1716-hkaa-6-1716-marefontaine'), position.unit('ajax')];
    open.box[ajax] = SHIP_BOX + 2;
    const far = rangeToShip(world, open, at('75.006'), ajax);
    expect([far, rangeOf(roster, open, battery) < far]).toEqual([24, true]);
  });
  it('ships shoot as far as they are shot at', () => {
    const ajax = position.unit('ajax');
    open.box[ajax] = SHIP_BOX + 3;
    expect([isInRange(world, open, ajax, at('72.006')), isInRange(world, open, ajax, at('95.013'))]).toEqual([true, false]);
  });
});
