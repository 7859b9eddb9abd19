import { describe, expect, it } from 'vitest';
import { unreleased } from '../../src/rules/release.js';
import { isInPlay } from '../../src/rules/scenario.js';
import { supportOfTurn } from '../../src/rules/support-points.js';
import { eliminate, setBox } from '../../src/rules/units.js';
import { outcomeOf, turnsOf } from '../../src/rules/victory.js';
import { AIRFIELD, COMBAT_MODE, DUE, MOVEMENT_MODE, POOL, TIDES, UNPLACED, UNRELEASED } from '../../src/types.js';
import { at, data, ground, Position, unit } from '../position.js';
import { fromSegment, scenario } from '../scene.js';

const utah = scenario('utah');
const factors = (id: string): string => unit(id).cm.join('-');
const dueOn = (force: string, turn: number): string[] =>
  data.scenarios.forces
    .find(({ id }) => id === force)
    ?.reinforcements.filter((entry) => entry.turn === turn)
    .flatMap(({ units }) => units) ?? [];

describe('Utah Beach (§18.2)', () => {
  it('turns 1 to 14, Average tide at the first landing, 23xx and west (§18.2)', () => {
    const { world, open } = utah;
    expect([open.turn, turnsOf(world, open), TIDES[open.tide]]).toEqual([1, 14, 'average']);
    expect([isInPlay(world, open, at('2328')), isInPlay(world, open, at('2428'))]).toEqual([true, false]);
    expect(TIDES[scenario('utah').goTo('sea').open.tide]).toBe('average');
  });
  it.each([
    ['0626', 'ge-100-pz', '12-3-5'],
    ['0913', 'ge-bruno', '16-2-0'],
    ['0917', 'ge-aok7c', '4-2-0'],
    ['1011', 'ge-2-1261', '6-2-0'],
    ['1427', 'ge-iii-6', '8-3-4'],
    ['1427', 'ge-13-6', '4-2-0'],
    ['1428', 'ge-14-6', '4-2-0'],
    ['1818', 'ge-795-ost', '4-2-4'],
    ['1108', 'ge-i-919', '5-2-4'],
    ['1310', 'ge-709-aa', '6-2-0'],
  ])('%s: %s (%s) (§18.2.1)', (hex, id, cm) => expect([utah.where(id), factors(id)]).toEqual([hex, cm]));
  it('the 709th’s engineers (4-3-4) anywhere west of 20xx (§18.2.1)', () => {
    expect([factors('ge-709-eng'), utah.box('ge-709-eng')]).toEqual(['4-3-4', UNPLACED]);
    const offered = scenario('utah').play('ge-709-eng').offered();
    expect(offered.every((label) => Number(label.slice(0, 2)) < 20)).toBe(true);
    expect(offered).toContain('1919');
  });
  it('eight static companies and twelve garrisons more, twenty and twenty-five with Omaha’s', () => {
    const waiting = (type: string): number =>
      data.counters.units.filter((known) => known.type === type && utah.box(known.id) === UNPLACED).length;
    expect([waiting('static'), waiting('garrison')]).toEqual([8, 12]);
  });
  it('German reinforcements come on turns 5, 9, 10 and 11 at the edge of the map (§18.2.2)', () => {
    expect([5, 9, 10, 11].map((turn) => dueOn('utah-german', turn).length)).toEqual([6, 4, 1, 4]);
    const entries = data.scenarios.forces.find(({ id }) => id === 'utah-german')?.reinforcements.flatMap(({ hexes }) => hexes) ?? [];
    expect(entries.every((label) => ground.edge.includes(at(label)))).toBe(true);
    const position = new Position('utah');
    position.open.turn = 5;
    setBox(position.open, position.of('ge-ii-919'), DUE);
    const scene = fromSegment(position, 'second-recovery').play('ge-ii-919');
    expect(scene.offered()).toEqual(['1001']);
    expect(scene.play('1001').open.mode[scene.id('ge-ii-919')]).toBe(MOVEMENT_MODE);
  });
  it('the 4th Division and its attachments by sea, both airborne divisions by air on turn 1 (§18.2.3)', () => {
    const at0 = (box: number): string[] => [...utah.open.box.keys()].filter((i) => utah.open.box[i] === box).map((i) => utah.nameOf(i));
    expect([at0(POOL + 1).length, at0(POOL).length, at0(AIRFIELD).length]).toEqual([23, 0, 26]);
    expect(at0(AIRFIELD).filter((id) => unit(id).type === 'parachute-infantry')).toHaveLength(18);
    expect(['us-4-hq', 'us-1-8', 'us-70-tk', 'us-746-tk'].every((id) => at0(POOL + 1).includes(id))).toBe(true);
  });
  it('Allied reinforcements: gliders on turns 8 and 11, the rest by sea (§18.2.4, §4.6, §5.0)', () => {
    expect([5, 8, 11, 12, 13].map((turn) => dueOn('utah-allied', turn).length)).toEqual([1, 5, 5, 5, 4]);
    const gliders = data.scenarios.forces
      .find(({ id }) => id === 'utah-allied')
      ?.reinforcements.filter(({ by, turn }) => by === 'glider' && turn > 1);
    expect(gliders?.map(({ turn }) => turn)).toEqual([8, 11]);
    const position = new Position('utah');
    position.open.turn = 8;
    for (const id of ['us-319-gfa', 'us-1-359']) setBox(position.open, position.of(id), DUE);
    position.open.dzState = [2, 3, 0, 0];
    position.open.dzHex[0] = at('0808');
    const scene = fromSegment(position, 'placement').goTo('allot');
    expect([scene.box('us-319-gfa'), scene.box('us-1-359')]).toEqual([12, POOL + 1]);
  });
  it('no support on turn 1, then as at Omaha; one or two mine points by a secret die (§18.2.5)', () => {
    const { world, open } = new Position('utah');
    const supported = [1, 2, 3, 8, 9].map((turn) => supportOfTurn(world, { ...open, turn }));
    expect(supported.map(({ points, perPip }) => [points, perPip])).toEqual([
      [0, 0],
      [100, 5],
      [50, 5],
      [25, 2],
      [10, 1],
    ]);
    const mines = [1, 3, 4, 6].map((die) => scenario('utah').goTo('mine-die').roll(die).sealed.minePoints);
    expect(mines).toEqual([1, 1, 2, 2]);
  });
  it.each([
    [5, 'draw'],
    [6, 'tactical'],
    [7, 'tactical'],
    [8, 'strategic'],
  ])('%i Allied units lost: %s (§18.2.6)', (lost, level) => {
    const { world, state, open, tell } = new Position('utah');
    eliminate(
      world,
      state,
      Array.from({ length: lost }, (_, i) => i),
      'fire',
      '10.4',
      tell,
    );
    expect(outcomeOf(world, open).level).toBe(level);
  });
  it('Germans beyond the Carentan canal do not count against Utah (§18.2.6, §17.1.3)', () => {
    const position = new Position('utah');
    const { world, open } = position;
    open.beachhead[1] = at('1918');
    position.put('ge-iii-6', '1628');
    expect([ground.grid.distance(at('1918'), at('1628')) <= 12, outcomeOf(world, open).level]).toEqual([true, 'strategic']);
    position.put('ge-795-ost', '1818');
    expect(outcomeOf(world, open).level).toBe('draw');
  });
});

describe('the long scenarios (§18.3, §18.4, §18.5)', () => {
  it.each([
    ['d-day', 14],
    ['rommels-fantasy', 15],
    ['optimal-defense', 16],
  ])('%s: whole map, turns 1 to %i, both beaches, five mine points, 18 and 27 losses (§17.0, §17.1.2, §5.4.3)', (id, last) => {
    const scene = scenario(id);
    const { world, open } = scene;
    expect([open.turn, turnsOf(world, open), TIDES[open.tide]]).toEqual([1, last, 'low']);
    expect(['0101', '6136'].every((label) => isInPlay(world, open, at(label)))).toBe(true);
    const known = data.scenarios.scenarios.find((other) => other.id === id);
    expect(known).toMatchObject({ beaches: ['omaha', 'utah'], losses: { tactical: 18, strategic: 27 }, dropZoneBreaksTies: true });
    expect(scene.goTo('mines').sealed.minePoints).toBe(5);
  });
  it('18.3 joins both set-ups; the 30th Brigade goes round if Allies are near 2227 (§18.3)', () => {
    const both = scenario('d-day').goTo('mines');
    expect([both.where('ge-bruno'), both.where('ge-hoc'), both.box('us-1-16'), both.box('us-1-8')]).toEqual([
      '0913',
      '3319',
      POOL,
      POOL + 1,
    ]);
    const position = new Position('d-day');
    position.open.turn = 13;
    setBox(position.open, position.of('ge-513-30'), DUE);
    position.put('us-1-16', '2225');
    expect(fromSegment(position, 'second-recovery').play('ge-513-30').offered()).toEqual(['2336']);
  });
  it('12 SS sets up on the march behind the Vire, and waits (§18.4)', () => {
    const scene = scenario('rommels-fantasy').play('ge-i-12-a');
    expect(scene.offered().every((label) => Number(label.slice(0, 2)) >= 20 && Number(label.slice(2)) >= 28)).toBe(true);
    scene.play(scene.offered()[0] as string);
    const panzer = scene.id('ge-i-12-a');
    expect([scene.open.mode[panzer], (scene.open.marks[panzer] as number) & UNRELEASED]).toEqual([MOVEMENT_MODE, UNRELEASED]);
    expect(unreleased(scene.open)).toHaveLength(19);
  });
  it.each([
    [3, 5, 6],
    [4, 4, 5],
    [5, 3, 4],
    [6, 2, 3],
  ])('on turn %i a %i does not release it and a %i does (§18.4)', (turn, low, high) => {
    const released = (die: number): number => {
      const position = new Position('rommels-fantasy');
      position.open.turn = turn;
      position.open.marks[position.put('ge-i-12-a', '2530')] = UNRELEASED;
      return unreleased(fromSegment(position, 'second-recovery').roll(die).open).length;
    };
    expect([released(low), released(high)]).toEqual([1, 0]);
  });
  it('it is free on turn 7, or when an Allied unit is within four hexes; in 18.5 on turn 2 (§18.4, §18.5)', () => {
    const waiting = (id: string, turn: number, allied?: string): number => {
      const position = new Position(id);
      position.open.turn = turn;
      position.open.marks[position.put('ge-i-12-a', '2530')] = UNRELEASED;
      if (allied) position.put('us-1-16', allied);
      return unreleased(fromSegment(position, 'second-recovery').open).length;
    };
    expect([waiting('rommels-fantasy', 2), waiting('rommels-fantasy', 2, '2526'), waiting('rommels-fantasy', 7)]).toEqual([1, 0, 0]);
    expect([waiting('optimal-defense', 1), waiting('optimal-defense', 2)]).toEqual([1, 0]);
  });
  it('once released each unit may deploy for nothing, or stay on the march (§18.4)', () => {
    const position = new Position('rommels-fantasy');
    position.open.turn = 7;
    for (const id of ['ge-i-12-a', 'ge-i-12-b']) position.open.marks[position.put(id, '2530', 0)] = UNRELEASED;
    const scene = fromSegment(position, 'second-recovery');
    expect([scene.seat, scene.offered()]).toEqual(['german', ['ge-i-12-a', 'ge-i-12-b', 'done']]);
    scene.play('ge-i-12-a', 'done');
    expect(['ge-i-12-a', 'ge-i-12-b'].map((id) => scene.open.mode[scene.id(id)])).toEqual([COMBAT_MODE, MOVEMENT_MODE]);
  });
  it('18.5: divisions set up anywhere in their zones, and three nests more are dug in coastal towns (§18.5)', () => {
    const scene = scenario('optimal-defense');
    expect(scene.step).toBe('nest');
    const nests = scene.offered().slice(0, 3);
    scene.play(nests[0] as string, nests[1] as string, nests[2] as string);
    expect([scene.step, scene.open.extraNests]).toEqual(['deploy', nests.map(at)]);
    scene.play('ge-i-919');
    expect(scene.offered().every((label) => Number(label.slice(0, 2)) <= 22 && Number(label.slice(2)) <= 18)).toBe(true);
    expect(scene.offered()).toContain('1517');
  });
});
