import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../src/data/shapes.js';
import { headquartersOf, isCommanded, isWithinCommand } from '../../src/rules/command.js';
import { whyNot } from '../../src/rules/fire.js';
import { ALLIED } from '../../src/types.js';
import { at, Position } from '../position.js';
import { assaulting, type BradleyScene, busy, firing, fromSegment } from '../scene.js';

const letters = (drill: BradleyScene): string[] => drill.told('result').map(({ letter }) => LETTERS[letter] as string);

describe('headquarters in a fight (§16.0, §16.1)', () => {
  it('the attacker says first, the defender answers before the dice: each shifts by its factor (§16.1)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    position.put('us-1-hq', '4627');
    position.put('ge-i-916', '4630');
    position.put('ge-352-hq', '4633', 0);
    // 8 − 5 = 3: C. The American two columns more: E; the German on the march one less: D.
    const drill = assaulting(position, ALLIED).play('4630', 'us-2-116');
    const own = `support:${position.of('us-1-hq')}`;
    drill.play(own, 'declare');
    const answer = `support:${position.of('ge-352-hq')}`;
    expect([drill.step, drill.seat, drill.offered()]).toEqual(['battle', 'german', [answer, 'ready']]);
    drill.play(answer).roll([2, 3]);
    expect(letters(drill)).toEqual(['D']);
    expect(drill.told('supported').map(({ headquarters }) => headquarters)).toEqual([position.of('ge-352-hq')]);
  });
  it('in fire too, but not for support points alone (§16.1, §11.1.1)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    position.put('us-1-hq', '4627');
    position.put('ge-i-916', '4630');
    position.open.asp = 20;
    const drill = firing(position, ALLIED).play('4630', 'asp:10');
    expect(drill.units()).toEqual(['us-2-116']);
    drill.play('us-2-116');
    expect(drill.units()).toEqual(['us-1-hq']);
    // 18 − 2 = 16 mixed: F; two more: H.
    drill.play('us-1-hq', 'declare').roll([1, 1]);
    expect(letters(drill)).toEqual(['H']);
  });
  it('once in a player turn, fire or assault, in attack or defence; again in the next (§16.1)', () => {
    const position = busy();
    position.put('us-1-hq', '4227');
    const drill = fromSegment(position, 'allied-fire').play('4329', 'us-1-16', 'us-1-hq', 'declare').roll([1, 1]);
    drill.passTo('allied-assault').play('4329', 'us-1-16');
    expect(drill.offered()).toEqual(['declare']);
    drill.play('declare').roll([2, 3]).passTo('german-fire');
    // The German turn: it may answer for the defender.
    drill.play('4229', 'ge-i-914', 'declare');
    expect([drill.step, drill.seat, drill.offered().length]).toEqual(['battle', 'allied', 2]);
  });
  it('of another division does not help where the unit has its own (§16.1)', () => {
    const position = new Position();
    position.put('us-1-16', '4629');
    position.put('us-4-hq', '4628');
    position.put('us-1-hq', '3024');
    position.put('ge-i-916', '4630');
    const drill = assaulting(position, ALLIED).play('4630', 'us-1-16');
    expect(drill.offered()).toEqual(['declare']);
  });
});

describe('command (§16.2)', () => {
  it('is counted straight from hex to hex, through enemies, zones and water (§16.2.3)', () => {
    const position = new Position();
    const { world, open } = position;
    const hq = position.put('us-1-hq', '4323');
    const gun = position.put('us-5-fa', '4331');
    for (const [i, hex] of ['4326', '4327', '4328', '4329', '4330'].entries()) position.put(`ge-static-${i + 1}`, hex);
    expect([
      isWithinCommand(world, open, hq, at('4331')),
      isWithinCommand(world, open, hq, at('4332')),
      isCommanded(world, open, gun),
    ]).toEqual([true, false, true]);
  });
  it('independent units obey any headquarters; so do those whose own is not in play (§16.2.1)', () => {
    const position = new Position();
    const { world, open } = position;
    const [first, fourth] = [position.put('us-1-hq', '4323'), position.put('us-4-hq', '1816')];
    expect(headquartersOf(world, open, position.put('us-743-tk', '4330'))).toEqual([first, fourth].sort((a, b) => a - b));
    // The 716th has no headquarters here: the 352nd's will do.
    const staff = position.put('ge-352-hq', '4030');
    expect(headquartersOf(world, open, position.put('ge-iii-1716', '3927'))).toEqual([staff]);
    expect(headquartersOf(world, open, position.put('us-1-16', '4330'))).toEqual([first]);
  });
  it('German tanks, anti-tank guns and all flak fire without one, German artillery does not (§16.2.1, §16.2.2)', () => {
    const position = new Position();
    const { world, open } = position;
    const why = (id: string): string | undefined => whyNot(world, open, position.put(id, '4630'), at('4629'));
    expect(['ge-100-pz', 'ge-191-at', 'ge-i-1-flak', 'us-80-aa', 'us-2-116'].map(why)).toEqual(Array.from({ length: 5 }, () => undefined));
    expect(['ge-i-352', 'us-743-tk', 'us-899-td', 'us-5-fa'].map(why)).toEqual(['command', 'command', 'command', 'command']);
  });
});
