import { describe, expect, it } from 'vitest';
import { setMark } from '../../src/rules/units.js';
import { ALLIED, DZ_LANDED, GERMAN, GLIDED, LANDED, UNRELEASED, WET } from '../../src/types.js';
import { at, ground, Position } from '../position.js';
import { assaulting, firing, moving, only } from '../scene.js';
import { climbs, fords, type GroundStep } from '../steps-of-ground.js';

describe('why a unit is not given a move (§6.0)', () => {
  it('garrisons, gliders, the unreleased, who is not on the map, who shows no allowance (§13.3.2, §6.1.5, §18.4, §6.1.2)', () => {
    const position = new Position();
    position.put('ge-garrison-1', '4124');
    setMark(position.open, position.put('ge-i-916', '4630'), UNRELEASED);
    position.put('ge-ii-916', '4530');
    const german = moving(position, GERMAN);
    expect(['ge-garrison-1', 'ge-i-916', 'ge-i-914', '4124'].map((name) => german.why(name))).toEqual([
      'garrison-stays 13.3.2',
      'not-released 18.4',
      'not-on-map 6.2',
      'garrison-stays 13.3.2',
    ]);
    const allied = new Position();
    setMark(allied.open, allied.put('us-1-325', '4630'), GLIDED);
    allied.put('us-2-116', '4530');
    expect(moving(allied, ALLIED).why('us-1-325')).toBe('glided 6.1.5');
  });
  it('after a landing only those who came ashore move (§5.9.1)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    setMark(position.open, position.put('us-1-16', '4229'), WET | LANDED);
    const scene = only(position, { step: 'movement', asks: 'allied', side: ALLIED, who: 'landed' });
    expect([scene.units(), scene.why('us-2-116')]).toEqual([['us-1-16'], 'only-landed 5.9.1']);
  });
  it('grey and green disorder are told apart (§10.6.1)', () => {
    const position = new Position();
    position.disrupt(position.put('us-1-16', '4830'));
    position.put('us-2-116', '4630');
    expect(moving(position, ALLIED).why('4830')).toBe('disrupted-green 10.6.1');
  });
});

describe('why a move does not go there (§6.2, §6.3)', () => {
  it('who has entered a zone goes no further, and one unit is finished before the next (§9.1.1, §6.2.6)', () => {
    const position = new Position();
    position.put('us-1-eng', '4628');
    position.put('us-2-116', '4229');
    position.put('ge-i-916', '4630');
    const scene = moving(position, ALLIED).play('us-1-eng', '4629');
    expect(scene.step === 'move' ? [scene.why('4729'), scene.why('us-2-116'), scene.why('4229')] : [scene.step]).toEqual([
      'stopped 9.1.1',
      'finish-move 6.2.6',
      'stopped 9.1.1',
    ]);
  });
  it('over a canal only by a bridge; a way leads armor off a beach (§6.3.3, §6.2.9)', () => {
    const why = (unit: string, step: GroundStep | undefined): string => {
      const [from, to] = [step?.from, step?.to].map((hex) => ground.grid.label(hex as number)) as [string, string];
      const position = new Position();
      position.put(unit, from);
      return moving(position, ALLIED).play(unit).why(to);
    };
    expect([why('us-745-tk', fords()[0]), why('us-745-tk', climbs('way')[0])]).toEqual(['canal 6.3.3', 'offered']);
  });
});

describe('why nobody fires or assaults, further (§10.2, §10.3)', () => {
  it('infantry does not fire at the armor alone; the target’s hex is being fired at (§10.2.7, §10.2.8)', () => {
    const position = new Position();
    position.put('us-745-tk', '4629');
    position.put('us-2-116', '4629');
    position.put('us-1-hq', '4729');
    position.put('ge-100-pz', '4630');
    const scene = firing(position, ALLIED).play('4630', 'armor');
    expect([scene.why('us-2-116'), scene.why('4630'), scene.why('4010')]).toEqual([
      'not-at-armor 10.2.7',
      'volley-open 10.2.8',
      'volley-open 10.2.8',
    ]);
  });
  it('what is in the way of the eye is named, and how far it is (§10.2.7)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    position.put('us-745-tk', '4129');
    position.put('us-1-hq', '4229');
    position.put('us-1-16', '4229');
    position.put('ge-i-916', '4630');
    const scene = firing(position, ALLIED).play('4630');
    expect(scene.refusal('us-1-16')).toMatchObject({ code: 'fire-range', params: { far: 4 } });
  });
  it('each hex and each unit once in a segment; who could, but has (§10.3.2)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    position.put('us-1-16', '4729');
    position.put('ge-i-916', '4630');
    position.put('ge-ii-916', '4730');
    position.open.assaulted = [at('4630')];
    const scene = assaulting(position, ALLIED);
    expect([scene.why('4630'), scene.why('us-2-116')]).toEqual(['assaulted-already 10.3.2', 'target-first 10.3.4']);
    scene.play('4730', 'us-1-16');
    expect([scene.why('us-1-16'), scene.why('4630')]).toEqual(['in-it 10.3.4', 'assault-open 10.3.4']);
  });
});

describe('why not in the invasion, further (§4.0, §13.3)', () => {
  it('a drop zone: not outside, not on another, on clear ground (§18.0, §4.2.2, §4.2.1)', () => {
    const position = new Position('utah');
    position.open.dzHex[1] = at('1011');
    const scene = only(position, { step: 'aim', asks: 'allied', zone: 0 });
    expect([scene.why('1011'), scene.why('0607'), scene.why('5010')]).toEqual(['aim-taken 4.2.2', 'aim-ground 4.2.1', 'outside-area 18.0']);
  });
  it('flak: never a garrison, each unit at one zone (§4.3.2)', () => {
    const position = new Position();
    for (const [id, hex] of [
      ['ge-i-914', '1010'],
      ['ge-ii-914', '1011'],
      ['ge-garrison-1', '1110'],
    ] as const)
      position.put(id, hex);
    position.open.dzHex[0] = at('0910');
    position.open.dzState[0] = DZ_LANDED;
    position.open.flakAt = position.open.flakAt.with(position.of('ge-i-914'), 1);
    const scene = only(position, { step: 'flak', asks: 'german', zone: 0 });
    expect(['ge-garrison-1', 'ge-i-914'].map((name) => scene.why(name))).toEqual(['garrison-flak 4.3.2', 'flak-spent 4.3.2']);
    scene.play('ge-ii-914');
    expect(scene.step === 'flak' ? scene.why('ge-ii-914') : 'in-it 4.3.2').toBe('in-it 4.3.2');
  });
});

describe('why a retreat or an advance does not go there, further (§10.5.3, §10.3.5)', () => {
  const retreat = (put: (position: Position) => void, unit = 'ge-i-916') => {
    const position = new Position();
    position.put(unit, '4630');
    put(position);
    return only(position, { step: 'retreat', asks: 'german', units: [position.of(unit)], unit: -1, trail: [], by: 'fire' });
  };
  it('not back where it came from, not into a zone without a friend, not far at once', () => {
    const scene = retreat((position) => void position.put('us-2-116', '4429'));
    expect(scene.why('4530')).toBe('retreat-zone 10.5.3');
    const gone = retreat(() => undefined).play('4631');
    expect([gone.why('4630'), gone.why('4010')]).toEqual(['retreat-back 10.5.3', 'retreat-far 10.5.3']);
  });
  it('several must go and one has no way: it waits for others to make way (§10.5.4)', () => {
    const position = new Position();
    for (const id of ['ge-i-916', 'ge-ii-916']) position.put(id, '4630');
    position.put('ge-i-914', '4733');
    const units = ['ge-i-916', 'ge-ii-916'].map((id) => position.of(id));
    const scene = only(position, { step: 'retreat', asks: 'german', units, unit: -1, trail: [], by: 'fire' });
    expect(scene.why('ge-i-914')).toBe('not-retreating 10.5.1');
  });
  it('an advance: who took part, is steady, and has room (§10.3.5, §8.1)', () => {
    const position = new Position();
    for (const id of ['us-2-116', 'us-3-116', 'us-1-116']) position.put(id, '4629');
    position.put('us-1-16', '4529');
    position.disrupt(position.of('us-3-116'));
    const to = at('4630');
    const units = ['us-2-116', 'us-3-116'].map((id) => position.of(id));
    const scene = only(position, { step: 'advance', asks: 'allied', side: ALLIED, to, units });
    expect(['us-1-16', 'us-3-116', 'us-1-116'].map((name) => scene.why(name))).toEqual([
      'not-in-assault 10.3.5',
      'advance-disrupted 10.3.5',
      'not-in-assault 10.3.5',
    ]);
    scene.play('us-2-116');
    expect(scene.step === 'advance' ? scene.why('us-2-116') : 'over').toBe('over');
  });
});
