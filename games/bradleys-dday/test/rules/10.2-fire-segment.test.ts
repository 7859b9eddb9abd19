import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../src/data/shapes.js';
import { fireFactor, whyNot } from '../../src/rules/fire.js';
import { setMark } from '../../src/rules/units.js';
import { ALLIED, ELIMINATED, GERMAN, GREEN, UNRELEASED } from '../../src/types.js';
import { at, Position } from '../position.js';
import { firing, fromSegment } from '../scene.js';

describe('the fire segments (§10.2)', () => {
  it('both sides fire in their own segment and once more in defence, whether anybody moved or not (§10.2.1)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    position.put('ge-i-916', '4630');
    const drill = fromSegment(position, 'allied-fire');
    const asked: string[] = [];
    while (position.open.turn === 3) {
      if (drill.step === 'fire') asked.push(`${position.open.segment} ${drill.seat} ${drill.hexes().join()}`);
      drill.play('done');
    }
    expect(asked).toEqual([
      'allied-fire allied 4630',
      'german-defensive-fire german 4629',
      'german-fire german 4629',
      'allied-defensive-fire allied 4630',
    ]);
  });
  it('at hexes with enemies that can be hit, and no others (§10.2.2)', () => {
    const position = new Position();
    position.open.asp = 10;
    position.put('ge-i-916', '4630');
    position.put('ge-garrison-1', '4124');
    expect(firing(position, ALLIED).hexes()).toEqual(['4630']);
  });
  it('a unit once and a hex once in a segment, all that fire at it together (§10.2.3, §10.2.4, §10.2.5)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    position.put('us-3-116', '4730');
    position.put('ge-i-916', '4630');
    position.put('ge-i-914', '4628');
    const drill = firing(position, ALLIED);
    expect(drill.hexes()).toEqual(['4628', '4630']);
    drill.play('4630', 'us-2-116', 'us-3-116', 'declare');
    // 16 − 2 = 14 by small arms: F. A five misses.
    expect(drill.told('declared')[0]?.attackers).toHaveLength(2);
    drill.roll([2, 3]);
    expect(drill.told('result').map(({ differential, letter, effect }) => [differential, LETTERS[letter], effect])).toEqual([
      [14, 'F', ''],
    ]);
    // The battalion next to 4628 has fired, and 4630 was fired at.
    expect(drill.step).toBe('over');
  });
  it('whoever has not fired does not fire at that hex any more, nor do support points (§10.2.4)', () => {
    const position = new Position();
    position.open.asp = 40;
    for (const [id, hex] of [
      ['us-2-116', '4629'],
      ['us-3-116', '4730'],
      ['ge-i-916', '4630'],
      ['ge-i-914', '4731'],
    ] as const)
      position.put(id, hex);
    const drill = firing(position, ALLIED).play('4630', 'us-2-116', 'declare').roll([1, 2]);
    expect([drill.hexes(), drill.why('4630')]).toEqual([['4731'], 'fired-at 10.2.4']);
    expect(drill.play('4731').units()).toEqual(['us-3-116']);
  });
  it('all in the hex are struck as one (§10.2.6)', () => {
    const position = new Position();
    position.open.asp = 60;
    const units = ['ge-i-916', 'ge-ii-916', 'ge-static-1'].map((id) => position.put(id, '4630'));
    // 50 − 6 = 44: G. A nine disrupts all.
    const drill = firing(position, ALLIED).play('4630', 'asp:25', 'asp:25', 'declare').roll([4, 5]);
    expect(drill.told('result').map(({ differential, letter }) => [differential, LETTERS[letter]])).toEqual([[44, 'G']]);
    expect(units.map((unit) => position.open.disrupted[unit])).toEqual([GREEN, GREEN, GREEN]);
  });
  it('too little to reach the table does nothing, without dice (§10.1.3, §10.2.8 e)', () => {
    const position = new Position();
    position.open.asp = 7;
    position.put('ge-i-916', '4630');
    const drill = firing(position, ALLIED).play('4630', 'asp:5', 'asp:1', 'asp:1', 'declare');
    expect(drill.told('failed').map(({ section, differential }) => [section, differential])).toEqual([['10.1.3', 5]]);
    expect([drill.told('result'), position.open.asp]).toEqual([[], 0]);
  });
  it('guns at armor alone strike the armor, with a column more, and the rest is left in peace (§10.2.7 b, §10.2.8 h)', () => {
    const position = new Position();
    const tank = position.put('us-743-tk', '4630');
    const foot = position.put('us-2-116', '4630');
    position.put('ge-100-pz', '4631');
    position.put('ge-i-916', '4530');
    const drill = firing(position, GERMAN).play('4630', 'armor');
    // Infantry cannot join; it cannot fire at the others afterwards either.
    expect(drill.units()).toEqual(['ge-100-pz']);
    // 12 − 4 = 8: the fourth column, protection 4: B, one more: C. Twelve disrupts.
    drill.play('ge-100-pz', 'declare').roll([6, 6]);
    expect(drill.told('result').map(({ letter, effect }) => [LETTERS[letter], effect])).toEqual([['C', 'D']]);
    expect([position.open.disrupted[tank] !== 0, position.open.disrupted[foot]]).toEqual([true, 0]);
    expect(drill.step).toBe('over');
  });
  it('support points and rockets cannot single out armor (§10.2.7 b)', () => {
    const position = new Position();
    position.open.asp = 20;
    position.put('ge-100-pz', '4630');
    const drill = firing(position, ALLIED).play('4630');
    expect(drill.offered()).not.toContain('armor');
    const other = new Position();
    other.put('us-743-tk', '4630');
    other.put('ge-12-wf', '4632');
    expect(firing(other, GERMAN).play('4630').offered()).toEqual(['ge-12-wf']);
  });
  it('a full-range shot of an odd range: five of eleven whole, six half (§10.2.7 a)', () => {
    const position = new Position();
    const { world, open } = position;
    const gun = position.put('ge-iii-1716', '4420');
    expect([5, 6, 11].map((hexes) => fireFactor(world, open, gun, at(`44${20 + hexes}`)))).toEqual([10, 5, 5]);
    position.put('ge-352-hq', '4420');
    expect([whyNot(world, open, gun, at('4431')), whyNot(world, open, gun, at('4432'))]).toEqual([undefined, 'range']);
  });
  it('artillery on the march fires with what its face says (§10.2.7, §7.4.4)', () => {
    const position = new Position();
    const { world, open } = position;
    const gun = position.put('ge-iii-1716', '4630', 0);
    expect(fireFactor(world, open, gun, at('4628'))).toBe(1);
  });
  it('a wall between the two hexes stops direct guns too, a longer shot passes over it (§6.3.6, §10.2.7)', () => {
    const position = new Position();
    const { world, open } = position;
    position.put('us-1-hq', '4023');
    const tank = position.put('us-743-tk', '3921');
    expect(whyNot(world, open, tank, at('3922'))).toBe('wall');
    expect(whyNot(world, open, position.put('us-5-fa', '3921'), at('3922'))).toBeUndefined();
    const far = position.put('us-745-tk', '3920');
    expect(whyNot(world, open, far, at('3922'))).toBeUndefined();
  });
  it('the disrupted fire at half, garrisons and the unreleased not at all (§10.2.3, §10.6.1, §13.3.2)', () => {
    const position = new Position();
    const { world, open } = position;
    const shaken = position.put('ge-i-916', '4630');
    position.disrupt(shaken);
    expect([whyNot(world, open, shaken, at('4629')), fireFactor(world, open, shaken, at('4629'))]).toEqual([undefined, 3]);
    expect(whyNot(world, open, position.put('ge-garrison-1', '4630'), at('4629'))).toBe('no-fire');
    const held = position.put('ge-i-914', '4630');
    setMark(open, held, UNRELEASED);
    expect(whyNot(world, open, held, at('4629'))).toBe('held');
  });
  it('one attack is resolved before the next is declared (§10.2.8)', () => {
    const position = new Position();
    position.open.asp = 100;
    const gun = position.put('ge-191-at', '4630');
    position.put('ge-i-916', '4830');
    const drill = firing(position, ALLIED).play('4630', 'asp:25', 'asp:25', 'declare');
    expect([drill.awaits.kind, drill.offered()]).toEqual(['chance', []]);
    // 48: G. A five drives the gun back, which cannot move: it is lost (§10.5.3 e).
    drill.roll([2, 3]);
    expect([position.open.box[gun], drill.hexes()]).toEqual([ELIMINATED, ['4830']]);
  });
});
