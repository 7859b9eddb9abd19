import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../src/data/counter-shapes.js';
import type { ShotKind } from '../../src/index.js';
import { COLUMN, ENTRENCHED, HEAVY, IMPROVED, LIGHT, MOUNTED, STORM } from '../../src/index.js';
import { strikeLines } from '../../src/rules/air.js';
import { capped, colourOf, fireLines, resultOf } from '../../src/rules/fire.js';
import { sum } from '../../src/rules/quality.js';
import { at, Position, world } from '../position.js';

const RIFLES = '3rd-8-bde-1-suffolk-a';
const TANKS = '3rd-27-arm-bde-staffs-yeo-a';
const GERMANS = '21pz-kg-rauch-ii-pzgr-192-5';
const PANZERS = '21pz-kg-oppeln-i-pz-22-1';
const HILLMAN = '716-kg-krug-stp-17-hillman';
const PAK = '21pz-pz-jg-200-1';
const GUNS = '21pz-iii-pz-art-155-9';
const MORTARS = '716-kg-krug-iii-736-12';

/** Two units far from everybody else, and the addends of one shot between them by their names. */
function duel(firer: string, from: string, target: string, hex: string) {
  const position = new Position('to-the-sea');
  const { open } = position;
  open.hex.fill(-1);
  open.box.fill(1);
  const [a, b] = [position.put(firer, from), position.put(target, hex)];
  const lines = (kind: ShotKind = 'fire') => fireLines(world, open, kind, a, b, open.hex[b] as number);
  return {
    ...{ position, open, a, b, lines },
    named: (kind?: ShotKind) => Object.fromEntries(lines(kind).map(({ what, add }) => [what, add])),
    strength: (kind?: ShotKind) => capped(world, sum(lines(kind))),
  };
}

describe('what the firer brings (§S.18)', () => {
  it('is its rating, less when in Column, shaken or reduced', () => {
    const { open, a, named } = duel(RIFLES, '33.010', GERMANS, '33.011');
    expect(named()).toEqual({ fire: 4 });
    open.posture[a] = COLUMN;
    open.cohesion[a] = 2;
    open.steps[a] = 1;
    expect(named()).toEqual({ fire: 4, column: -1, cohesion: -2, 'step-loss': -1 });
  });
  it('shows a printed reduced side instead of a lost step (§S.37)', () => {
    const { open, a, named } = duel(TANKS, '33.010', GERMANS, '33.011');
    expect(named().fire).toBe(6);
    open.steps[a] = 1;
    expect(named()).toEqual({ fire: 4 });
  });
  it('suffers from a barrage on its own hex, and gains from works and Bocage (§S.24, §S.30, §16.3)', () => {
    const { open, a, named } = duel(GERMANS, '33.010', RIFLES, '33.011');
    open.works = open.works.with(a, ENTRENCHED);
    open.bocage = [a];
    expect(named()).toEqual({ fire: 4, entrenched: 1, bocage: 1 });
    open.barrages = [at('33.010')];
    for (const [level, add] of [
      [LIGHT, -1],
      [HEAVY, -2],
    ]) {
      open.barrageLevels = [level as number];
      expect(named().barrage).toBe(add);
    }
  });
  it('is worse in a storm (§1.2), by two', () => {
    const { open, named } = duel(RIFLES, '33.010', GERMANS, '33.011');
    open.weather = STORM;
    expect(named().dark).toBe(-2);
  });
});

describe('where the target is (§S.18, §2.1)', () => {
  it.each([
    ['36.016', 'clear', undefined, undefined],
    ['40.026', 'clear', undefined, undefined],
    ['39.025', 'woods', -2, -2],
    ['41.023', 'village', -1, undefined],
    ['37.011', 'town', -2, -1],
    ['38.033', 'city', -3, -2],
    ['49.033', 'fortified', -4, -3],
    ['28.021', 'marsh', 1, undefined],
    ['36.007', 'beach', 1, undefined],
    ['34.014', 'hedgerow', -2, -1],
  ])('%s, %s, counts %s against men and %s against armour', (hex, name, men, armour) => {
    expect(world.printed.hexAt(at(hex))?.terrain).toBe(name);
    const from = world.grid.label(world.grid.neighbour(at(hex), 0) as number);
    expect(duel(HILLMAN, from, RIFLES, hex).named().terrain).toBe(men);
    expect(duel(HILLMAN, from, TANKS, hex).named().terrain).toBe(armour);
  });
  it('guns and mortars do not mind woods (§2.1.2)', () => {
    expect(duel(PAK, '39.024', RIFLES, '39.025').named().terrain).toBe(-2);
    expect(duel(GUNS, '39.024', RIFLES, '39.025').named().terrain).toBeUndefined();
    expect(duel(MORTARS, '39.024', RIFLES, '39.025').named('indirect').terrain).toBeUndefined();
  });
  it('in Column what protects is lost and what harms is kept (§S.12)', () => {
    const town = duel(HILLMAN, '37.010', RIFLES, '37.011');
    town.open.posture[town.b] = COLUMN;
    expect(town.named()).toEqual({ fire: 6, column: 2 });
    const marsh = duel(HILLMAN, '28.022', RIFLES, '28.021');
    marsh.open.posture[marsh.b] = COLUMN;
    expect(marsh.named()).toEqual({ fire: 6, terrain: 1, column: 2 });
  });
  it('rubble adds one to its cover (§2.5)', () => {
    const { open, named } = duel(HILLMAN, '38.032', RIFLES, '38.033');
    open.rubble = [at('38.033')];
    expect(named()).toMatchObject({ terrain: -3, rubble: -1 });
  });
  it('a hill counts against direct fire alone, twice for armour (§2.1.11)', () => {
    const men = duel(HILLMAN, '42.027', RIFLES, '42.028');
    expect([men.named().hill, men.named('opportunity').hill, men.named('indirect').hill]).toEqual([-1, -1, undefined]);
    expect(duel(HILLMAN, '42.027', TANKS, '42.028').named().hill).toBe(-2);
  });
  it('a ridge it is fired at across counts so too, not against Assault ratings (§2.2.2)', () => {
    const men = duel(HILLMAN, '88.008', RIFLES, '87.008');
    expect([men.named().ridge, men.named('indirect').ridge, men.named('assault').ridge]).toEqual([-1, undefined, undefined]);
    expect(duel(HILLMAN, '88.008', TANKS, '87.008').named().ridge).toBe(-2);
    expect(duel(HILLMAN, '86.009', RIFLES, '87.008').named().ridge).toBeUndefined();
    men.open.posture[men.b] = COLUMN;
    expect(men.named().ridge).toBeUndefined();
  });
  it('a dyke lifts it into view, a cutting hides it, in Column too (§2.3.3(4), §2.3.5(4))', () => {
    expect(duel(HILLMAN, '09.010', RIFLES, '09.011').named()).toMatchObject({ raised: 2, terrain: 1 });
    const cut = duel(HILLMAN, '70.032', RIFLES, '70.033');
    expect(cut.named().sunken).toBe(-2);
    cut.open.posture[cut.b] = COLUMN;
    expect(cut.named()).toMatchObject({ sunken: -2, column: 2 });
    expect(duel(HILLMAN, '70.032', TANKS, '70.033').named().sunken).toBe(-3);
  });
  it('in Column beside one of the seven bridges two more, whatever the ground (§2.4), while it stands', () => {
    const { open, b, named } = duel(HILLMAN, '28.021', RIFLES, '28.020');
    expect(named()).toMatchObject({ terrain: 1 });
    open.posture[b] = COLUMN;
    expect(named()).toEqual({ fire: 6, bridge: 2, column: 2 });
    open.blown = [world.grid.sideBetween(at('28.020'), at('29.019')), world.grid.sideBetween(at('28.020'), at('27.020'))];
    expect(named()).toEqual({ fire: 6, terrain: 1, column: 2 });
  });
  it('works count for who stays in them, Bocage for who leaves as well (§S.30, §16.3)', () => {
    const { open, b, named } = duel(RIFLES, '33.010', GERMANS, '33.011');
    for (const [works, add] of [
      [IMPROVED, -1],
      [ENTRENCHED, -2],
    ]) {
      open.works = open.works.with(b, works as number);
      expect([named().works, named('opportunity').works, named('indirect').works]).toEqual([add, undefined, add]);
    }
    open.bocage = [b];
    expect([named().bocage, named('opportunity').bocage]).toEqual([-1, -1]);
  });
});

describe('how far, how many (§S.18)', () => {
  it('each hex beyond the first counts against men; against armour one, two at the farthest', () => {
    const far = ['33.011', '33.012', '33.013'];
    expect(far.map((hex) => duel(HILLMAN, '33.010', RIFLES, hex).named().range)).toEqual([undefined, -1, -2]);
    expect(far.map((hex) => duel(HILLMAN, '33.010', TANKS, hex).named().range)).toEqual([undefined, -1, -2]);
    expect([...far, '33.014'].map((hex) => duel(PANZERS, '33.010', TANKS, hex).named().range)).toEqual([undefined, -1, -1, -2]);
    expect(duel(HILLMAN, '33.010', RIFLES, '33.013').named('indirect').range).toBeUndefined();
  });
  it('ten steps in a hex make three more (§4.5 example), and nothing counts above eight', () => {
    const { position, named, strength } = duel(HILLMAN, '33.010', RIFLES, '33.011');
    const masses = ['b', 'c', 'd'].map((company) => {
      position.put(`3rd-8-bde-1-suffolk-${company}`, '33.011');
      return named().mass;
    });
    expect(masses).toEqual([1, 2, 3]);
    position.put(TANKS, '33.011', COLUMN);
    expect([named().mass, strength()]).toEqual([3, 8]);
  });
  it('a hex without steps is harder to hit', () => {
    const { open, b, named } = duel(HILLMAN, '33.010', RIFLES, '33.011');
    open.steps[b] = 0;
    expect(named().mass).toBe(-1);
  });
});

describe('which row (§S.17)', () => {
  it('guns that see their target fire on the yellow row, others on their own', () => {
    const { open, a } = duel(GUNS, '33.010', RIFLES, '33.011');
    expect(
      ['fire', 'opportunity', 'indirect', 'counter-battery'].map((kind) => COLOURS[colourOf(world, open, kind as ShotKind, a)]),
    ).toEqual(['yellow', 'yellow', 'orange', 'orange']);
  });
  it('who is entrenched is hit as armour is, not while he moves; who is mounted as his transport is (§S.13)', () => {
    const { open, a, b } = duel(PAK, '33.010', RIFLES, '33.011');
    const five = (kind: ShotKind): string | undefined => resultOf(world, open, { kind, firer: a, target: b }, 8, 5);
    expect(five('fire')).toBe('S');
    open.works = open.works.with(b, ENTRENCHED);
    expect([five('fire'), five('opportunity')]).toEqual(['1', 'S']);
    const riders = duel(RIFLES, '33.010', '21pz-kg-rauch-i-pzgr-192-1', '33.011');
    const eight = (): string | undefined => resultOf(world, riders.open, { kind: 'fire', firer: riders.a, target: riders.b }, 8, 6);
    expect([riders.strength(), eight()]).toEqual([4, '1']);
    // Half-tracks: armoured, Defence −1.
    riders.open.posture[riders.b] = MOUNTED;
    expect([riders.strength(), eight()]).toEqual([3, 'C']);
  });
});

describe('aircraft (§17.1)', () => {
  it('strike with seven, against cover, mass and Defence, through a barrage less well', () => {
    const { open, b } = duel(HILLMAN, '33.010', GERMANS, '37.011');
    const named = (): Record<string, number> => Object.fromEntries(strikeLines(world, open, b).map(({ what, add }) => [what, add]));
    expect(named()).toEqual({ plane: 7, terrain: -2 });
    open.posture[b] = COLUMN;
    open.barrages = [at('37.011')];
    open.barrageLevels = [HEAVY];
    expect(named()).toEqual({ plane: 7, column: 2, barrage: -2 });
  });
});
