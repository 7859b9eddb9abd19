import { describe, expect, it } from 'vitest';
import { setMark } from '../../src/rules/units.js';
import { AFLOAT, ALLIED, type BradleyFrame, DZ_IN_HAND, DZ_LANDED } from '../../src/types.js';
import { Solitaire } from '../automaton.js';
import { Drop, ZONE } from '../dropping.js';
import { at, Position } from '../position.js';
import { type BradleyScene, only } from '../scene.js';

/** A click that means nothing anywhere: what answers it is the rule of the step. */
const nonsense = (scene: BradleyScene): string => scene.why('none-of-it');

describe('each decision cites the rule it is made by', () => {
  /** Somebody of each side, next to each other. */
  const facing = (frame: (position: Position) => BradleyFrame): BradleyScene => {
    const position = new Position('d-day');
    for (const id of ['us-2-116', 'us-3-116']) position.put(id, '4629');
    for (const id of ['ge-i-916', 'ge-ii-916']) position.put(id, '4630');
    return only(position, frame(position));
  };
  const asked: readonly (readonly [string, (position: Position) => BradleyFrame])[] = [
    ['6.0', () => ({ step: 'movement', asks: 'allied', side: ALLIED, who: 'all' })],
    [
      '6.1',
      ({ of, open }) => ({
        step: 'move',
        asks: 'allied',
        unit: of('us-2-116'),
        points: 8,
        from: open.hex[of('us-2-116')] as number,
        gone: 0,
        changed: 0,
        stopped: 0,
      }),
    ],
    ['10.2', () => ({ step: 'fire', asks: 'allied', side: ALLIED })],
    ['10.3', () => ({ step: 'assaults', asks: 'allied', side: ALLIED })],
    ['10.4', ({ of }) => ({ step: 'stack-choice', asks: 'german', hexes: [at('4629')], attackers: [of('us-2-116')] })],
    ['10.3.5', ({ of }) => ({ step: 'advance', asks: 'allied', side: ALLIED, to: at('4729'), units: [of('us-2-116')] })],
    ['18.4', ({ of }) => ({ step: 'released', asks: 'german', units: [of('ge-i-916')] })],
    ['5.8.3', ({ of }) => ({ step: 'swim', asks: 'allied', units: [of('us-2-116')] })],
    ['5.5.4', () => ({ step: 'fullest', asks: 'allied', hexes: [at('4122'), at('4222')] })],
  ];
  it.each(asked)('§%s', (section, frame) => {
    expect(nonsense(facing(frame))).toBe(`not-offered ${section}`);
  });
  it('several must retreat: by the rule of who goes first (§10.5.1)', () => {
    const scene = facing(({ of }) => ({
      step: 'retreat',
      asks: 'german',
      units: [of('ge-i-916'), of('ge-ii-916')],
      unit: -1,
      trail: [],
      by: 'fire',
    }));
    expect([scene.why('us-2-116'), scene.units()]).toEqual(['not-retreating 10.5.1', ['ge-i-916', 'ge-ii-916']]);
  });
  it('a zone still in hand is aimed (§4.2.1)', () => {
    const position = new Position();
    expect(position.open.dzState[0]).toBe(DZ_IN_HAND);
    expect(nonsense(only(position, { step: 'aim', asks: 'allied', zone: 0 }))).toMatch(/^not-offered 4\./);
  });
});

describe('every roll says what it is for, by which rule, with which dice', () => {
  const rollOf = (scene: BradleyScene): unknown[] => {
    const { awaits } = scene;
    if (awaits.kind !== 'chance' || awaits.roll.kind !== 'dice') return [awaits.kind];
    const { why, section, count, sides } = awaits.roll;
    return [why, section, count, sides];
  };
  const afloat = (): Position => {
    const position = new Position('d-day');
    setMark(position.open, position.of('us-1-16'), AFLOAT);
    position.put('us-1-16', '4121');
    position.open.segment = 'allied-movement';
    return position;
  };
  it('the sea, the drift, what a landing costs (§5.4.2, §5.5.2, §5.6.3)', () => {
    const scene = only(afloat(), { step: 'landings', asks: 'allied' });
    expect(rollOf(scene)).toEqual(['sea', '5.4.2', 1, 6]);
    expect(rollOf(scene.roll(1))).toEqual(['displacement', '5.5.2', 2, 6]);
    expect(rollOf(scene.roll([3, 4]))).toEqual(['casualties', '5.6.3', 2, 6]);
  });
  it('wind, the zone, who jumps (§4.3.2, §4.3.3, §4.4.2)', () => {
    const drop = new Drop({ 'us-1-505': ZONE.main82 });
    drop.open.dzHex[ZONE.main82] = at('1932');
    drop.open.dzState[ZONE.main82] = DZ_IN_HAND;
    expect(rollOf(only(drop, { step: 'wind', zone: 0 }))).toEqual(['wind', '4.3.2', 1, 6]);
    expect(rollOf(only(drop, { step: 'zone-scatter', zone: 0, again: 0 }))).toEqual(['zone', '4.3.3', 2, 6]);
    drop.open.dzState[ZONE.main82] = DZ_LANDED;
    expect(rollOf(only(drop, { step: 'scatter', zone: 0, unit: drop.of('us-1-505') }))).toEqual(['scatter', '4.4.2', 2, 6]);
  });
  it('engineers at mines and at a wall (§15.1.5, §15.2.4)', () => {
    const position = new Position();
    const unit = position.put('us-1-eng', '4223');
    expect(rollOf(only(position, { step: 'work-die', unit, work: 'mines' }))).toEqual(['work', '15.1.5', 1, 6]);
    const wall = only(position, { step: 'work-die', unit, work: 'wall' });
    expect(rollOf(wall)).toEqual(['work', '15.2.4', 1, 6]);
    wall.roll(6);
    expect([wall.told('work-die')[0]?.section, wall.told('disrupted')[0]?.section]).toEqual(['15.2.4', '15.2.4']);
  });
  it('mines, a division held back (§18.1.5, §18.4)', () => {
    const position = new Position('d-day');
    expect(rollOf(only(position, { step: 'release' }))).toEqual(['release', '18.4', 1, 6]);
    expect(rollOf(only(new Position('omaha'), { step: 'mine-die', beach: 0 }))).toEqual(['mines', '18.1.5', 1, 6]);
  });
  it('an automaton’s commands: two dice, and one for who is out of command (§20.3, §20.5)', () => {
    const p = new Solitaire('d-day');
    const unit = p.put('ge-i-916', '4630');
    const command = p.world.commands.list.find(({ units }) => units.includes(unit))?.index as number;
    const scene = only(p, { step: 'command', command });
    expect(rollOf(scene)).toEqual(['command', '20.3', 2, 6]);
    scene.roll([3, 4]);
    const [told] = scene.told('command');
    expect(told).toMatchObject({ section: '20.3', command, dice: [3, 4], action: p.open.commands[command] });
    const remote = only(p, { step: 'remote', command });
    // Its headquarters is nowhere: it is out of command.
    expect(rollOf(remote)).toEqual(['remote', '20.5', 1, 6]);
    const holds = remote.fork().roll(1);
    expect([holds.told('remote')[0]?.obey, holds.told('remote')[0]?.units, holds.open.remote]).toEqual([0, [unit], [unit]]);
    remote.roll(6);
    expect([remote.told('remote')[0]?.obey, remote.open.remote]).toEqual([1, []]);
  });
  it('nobody is out of command: nothing is rolled (§20.5)', () => {
    const p = new Solitaire('d-day');
    expect(only(p, { step: 'remote', command: 0 }).step).toBe('over');
  });
});
