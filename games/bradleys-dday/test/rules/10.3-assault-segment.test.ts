import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../src/data/shapes.js';
import { advantagesOf, moraleOfUnit } from '../../src/rules/advantages.js';
import { type Assault, assaultersOf, assaultOdds, defendersIn, whyNoAssault } from '../../src/rules/close-assault.js';
import { sumOf } from '../../src/rules/defence.js';
import { ALLIED, ELIMINATED, GERMAN, GREEN, GREY, type Side } from '../../src/types.js';
import { at, Position } from '../position.js';
import { assaulting, type BradleyScene, fromSegment } from '../scene.js';

const against = (side: Side, hex: string, attackers: number[]): Assault => ({ kind: 'assault', side, target: at(hex), attackers });
const shifts = ({ world, open }: Position, fight: Assault): Record<string, number> =>
  Object.fromEntries(
    advantagesOf(world, open, fight, defendersIn(world, open, fight.side, fight.target)).map(({ label, value }) => [label, value]),
  );
const results = (drill: BradleyScene) => drill.told('result').map(({ letter, effect, lightRed }) => [LETTERS[letter], effect, lightRed]);

describe('the close assault segments (§10.3)', () => {
  it('each side in its own player turn only (§10.3.2)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    position.put('ge-i-916', '4630');
    const drill = fromSegment(position, 'allied-fire');
    const asked: string[] = [];
    while (position.open.turn === 3) {
      if (drill.step === 'assaults') asked.push(`${position.open.segment} ${drill.seat}`);
      drill.play('done');
    }
    expect(asked).toEqual(['allied-assault allied', 'german-assault german']);
  });
  it('at the next hex only, a garrison’s too; a unit and a hex once; units of a hex may split (§10.3.3, §10.3.1)', () => {
    const position = new Position();
    for (const id of ['us-2-116', 'us-3-116']) position.put(id, '4125');
    position.put('ge-garrison-1', '4124');
    position.put('ge-i-916', '4126');
    position.put('ge-i-914', '4127');
    const drill = assaulting(position, ALLIED);
    expect(drill.hexes()).toEqual(['4124', '4126']);
    drill.play('4126', 'us-2-116', 'declare').roll([3, 3]);
    expect(drill.hexes()).toEqual(['4124']);
    expect(drill.play('4124').units()).toEqual(['us-3-116']);
  });
  it('headquarters may assault, and defend with their factor; guns defend with their protection (§10.3.1, §10.3.3)', () => {
    const position = new Position();
    const { world, open } = position;
    position.put('ge-352-hq', '4630');
    position.put('ge-i-352', '4630');
    position.put('ge-i-1-flak', '4630');
    const hq = position.put('us-1-hq', '4629');
    expect(assaultersOf(world, open, ALLIED, at('4630'))).toEqual([hq]);
    // Headquarters 2, artillery protection 2, flak protection 3.
    const odds = assaultOdds(world, open, against(ALLIED, '4630', [hq]), []);
    expect([sumOf(odds.attack), sumOf(odds.defence)]).toEqual([2, 7]);
  });
  it('rocket batteries count with the guns: no assault, protection in defence, no help against armor (§10.3.1, §2.3)', () => {
    const position = new Position();
    const { world, open } = position;
    const rockets = position.put('ge-12-wf', '4630');
    expect(whyNoAssault(world, open, rockets, at('4629'))).toBe('no-assault');
    const tank = position.put('us-743-tk', '4629');
    const odds = assaultOdds(world, open, against(ALLIED, '4630', [tank]), []);
    expect(sumOf(odds.defence)).toBe(2);
    expect(shifts(position, against(ALLIED, '4630', [tank])).armor).toBe(1);
  });
  it('too weak: one attacking stack is disrupted, the defender unhurt, without dice (§10.3.4 e)', () => {
    const position = new Position();
    const weak = position.put('us-c-2-rgr', '4629');
    for (const id of ['ge-i-916', 'ge-ii-916']) position.put(id, '4630');
    // 2 − 10 = −8.
    const drill = assaulting(position, ALLIED).play('4630', 'us-c-2-rgr', 'declare');
    expect(drill.told('failed').map(({ section, differential }) => [section, differential])).toEqual([['10.3.4', -8]]);
    expect([position.open.disrupted[weak], drill.told('result')]).toEqual([GREEN, []]);
  });
  it('a unit halved across water by itself, rounded down (§10.3.4 a)', () => {
    const position = new Position();
    const { world, open } = position;
    position.put('us-2-116', '4131');
    const across = position.put('ge-i-916', '4230');
    const odds = assaultOdds(world, open, against(GERMAN, '4131', [across, position.put('ge-ii-916', '4230')]), []);
    expect(odds.attack.map(({ value }) => value)).toEqual([2, 2]);
    // A bridge helps nobody here.
    position.put('us-3-116', '4231');
    expect(assaultOdds(world, open, against(GERMAN, '4231', [position.put('ge-i-914', '4331')]), []).attack[0]?.value).toBe(2);
  });
  it('light red: one attacking stack, by the defender’s choice, beside whatever else happens (§10.4)', () => {
    const position = new Position();
    position.put('ge-i-916', '4630');
    const units = [position.put('us-2-116', '4629'), position.put('us-3-116', '4631')];
    // 16 − 5 = 11: E, surrounded F. Twelve: eliminated, light red.
    const drill = assaulting(position, ALLIED).play('4630', 'us-2-116', 'us-3-116', 'declare').roll([6, 6]);
    expect(results(drill)).toEqual([['F', 'E', 1]]);
    expect([drill.step, drill.seat, drill.hexes()]).toEqual(['stack-choice', 'german', ['4629', '4631']]);
    drill.play('4631');
    expect(units.map((unit) => position.open.disrupted[unit])).toEqual([0, GREEN]);
    // Only who is steady can follow (§10.3.5, §10.6.3).
    expect(drill.units()).toEqual(['us-2-116']);
  });
});

describe('advance after combat (§10.3.5)', () => {
  it('into a hex that is empty, unit by unit up to the limit; nobody must, nobody disrupted does (§10.3.5, §10.6.3)', () => {
    const position = new Position();
    position.disrupt(position.put('ge-static-1', '4630'));
    for (const id of ['us-2-116', 'us-1-16', 'us-743-tk']) position.put(id, id === 'us-743-tk' ? '4730' : '4629');
    // 8 + 8 + 25 − 1 = 40: G, morale, armor: I. A six disrupts, and ends the disrupted.
    const drill = assaulting(position, ALLIED).play('4630', 'us-2-116', 'us-1-16', 'us-743-tk', 'declare').roll([3, 3]);
    expect([results(drill), position.open.box[position.of('ge-static-1')]]).toEqual([[['I', 'D', 0]], ELIMINATED]);
    expect(drill.offered()).toContain('done');
    drill.play('us-2-116', 'us-743-tk');
    expect([drill.where('us-2-116'), drill.where('us-743-tk'), drill.where('us-1-16'), drill.step]).toEqual([
      '4630',
      '4630',
      '4629',
      'over',
    ]);
  });
  it('a D that leaves defenders in the hex lets nobody in (§10.3.5)', () => {
    const position = new Position();
    position.put('ge-i-916', '4630');
    position.put('us-2-116', '4629');
    const drill = assaulting(position, ALLIED).play('4630', 'us-2-116', 'declare').roll([6, 6]);
    expect(results(drill)).toEqual([['C', 'D', 0]]);
    expect([drill.step, drill.where('us-2-116')]).toEqual(['over', '4629']);
  });
  it('not where the unit could not go by itself: ruins on the march, no allowance (§10.3.5)', () => {
    const position = new Position();
    position.open.ruins = [at('4829')];
    position.disrupt(position.put('ge-static-1', '4829'));
    for (const id of ['us-1-16', 'us-2-16', 'us-3-16']) position.put(id, '4830');
    position.put('us-743-tk', '4730', 1);
    // 24 + 7 − 1 × 4 = 27: G, morale H. Twelve less three disrupts, which ends the disrupted. The tanks are on the march.
    const drill = assaulting(position, ALLIED).play('4829', 'us-1-16', 'us-2-16', 'us-3-16', 'us-743-tk', 'declare').roll([6, 6]);
    expect(results(drill)).toEqual([['H', 'D', 0]]);
    expect([drill.step, drill.units()]).toEqual(['advance', ['us-1-16', 'us-2-16', 'us-3-16']]);
    const open = new Position();
    open.disrupt(open.put('us-c-2-rgr', '4630'));
    open.put('ge-static-1', '4629');
    open.put('ge-i-916', '4629');
    open.open.segment = 'german-assault';
    // 2 + 5 − 1 = 6, protection 3: C, morale B. Eleven retreats, one hex.
    const next = assaulting(open, GERMAN).play('4630', 'ge-static-1', 'ge-i-916', 'declare').roll([6, 5]);
    expect(results(next)).toEqual([['B', 'R', 0]]);
    next.play('4631', 'stop');
    expect([next.step, next.units()]).toEqual(['advance', ['ge-i-916']]);
    expect(next.play('ge-i-916').where('ge-i-916')).toBe('4630');
  });
});

describe('advantages (§10.3.6)', () => {
  it('equal morale shifts nothing, the better one a column either way (§10.3.6 a)', () => {
    const position = new Position();
    position.put('ge-i-916', '4630');
    expect(shifts(position, against(ALLIED, '4630', [position.put('us-2-116', '4629')])).morale).toBeUndefined();
    expect(shifts(position, against(ALLIED, '4630', [position.put('us-5-rgr', '4629')])).morale).toBe(1);
    const other = new Position();
    other.put('us-5-rgr', '4630');
    expect(shifts(other, against(GERMAN, '4630', [other.put('ge-i-916', '4629')])).morale).toBe(-1);
  });
  it('a garrison with two units equally near has the better morale (§13.3.3)', () => {
    const position = new Position();
    const garrison = position.put('ge-garrison-1', '4630');
    position.put('ge-static-1', '4628');
    position.put('ge-i-916', '4632');
    expect(moraleOfUnit(position.world, position.open, garrison)).toBe(3);
  });
  it('armor is lost over water, uphill and into towns only if all of it attacks so (§10.3.6 b)', () => {
    const position = new Position();
    position.put('ge-i-916', '4231');
    const [wet, dry] = [position.put('us-743-tk', '4331'), position.put('us-745-tk', '4232')];
    expect(shifts(position, against(ALLIED, '4231', [wet])).armor).toBeUndefined();
    expect(shifts(position, against(ALLIED, '4231', [wet, dry])).armor).toBe(1);
    const uphill = new Position();
    uphill.put('ge-i-916', '4824');
    expect(shifts(uphill, against(ALLIED, '4824', [uphill.put('us-743-tk', '4825')])).armor).toBeUndefined();
    expect(shifts(uphill, against(ALLIED, '4824', [uphill.put('us-745-tk', '4724')])).armor).toBe(1);
  });
  it('armor stands against armor, reconnaissance, mechanized troops, flak and anti-tank guns (§10.3.6 b)', () => {
    for (const id of ['ge-100-pz', 'ge-i-1-flak', 'ge-191-at', 'ge-i-25', 'ge-12-rcn']) {
      const position = new Position();
      position.put(id, '4630');
      expect([id, shifts(position, against(ALLIED, '4630', [position.put('us-743-tk', '4629')])).armor]).toEqual([id, undefined]);
    }
  });
  it('surrounded: beyond the map counts, the sea is covered by zones like land (§10.3.6 d)', () => {
    const position = new Position();
    position.put('ge-i-916', '0105');
    const attackers = [position.put('us-2-116', '0104'), position.put('us-3-116', '0106')];
    expect(shifts(position, against(ALLIED, '0105', attackers)).surrounding).toBe(1);
    const beach = new Position();
    beach.put('us-2-116', '4423');
    const ring = [beach.put('ge-i-916', '4424'), beach.put('ge-ii-916', '4524')];
    expect(shifts(beach, against(GERMAN, '4423', ring)).surrounding).toBeUndefined();
  });
  it('surrounding, outflanking and armor do nothing against a fort that serves (§13.0, §10.3.6)', () => {
    const position = new Position();
    position.put('ge-iii-726', '4224', 0);
    const attackers = ['4225', '4223', '4324'].map((hex, i) => position.put(['us-2-116', 'us-3-116', 'us-743-tk'][i] as string, hex));
    const found = shifts(position, against(ALLIED, '4224', attackers));
    expect([found.armor, found.outflanking, found.surrounding]).toEqual([undefined, undefined, undefined]);
  });
  it('the hill counts when all attackers are lower, or all higher; a nest does not cancel it (§10.3.6 e)', () => {
    const position = new Position();
    position.put('ge-static-1', '4224');
    const [low, level] = [position.put('us-2-116', '4225'), position.put('us-3-116', '4324')];
    expect(shifts(position, against(ALLIED, '4224', [low])).hilltop).toBe(-1);
    expect(shifts(position, against(ALLIED, '4224', [low, level])).hilltop).toBeUndefined();
    // A town on a hill is as high as the hill.
    const town = new Position();
    town.put('ge-i-916', '4626');
    expect(shifts(town, against(ALLIED, '4626', [town.put('us-2-116', '4625')])).hilltop).toBe(-1);
  });
});

it('disruption in the German player turn is grey (§10.4)', () => {
  const position = new Position();
  position.open.segment = 'german-assault';
  const weak = position.put('ge-static-1', '4629');
  for (const id of ['us-2-116', 'us-3-116']) position.put(id, '4630');
  assaulting(position, GERMAN).play('4630', 'ge-static-1', 'declare');
  expect(position.open.disrupted[weak]).toBe(GREY);
});
