import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../src/data/shapes.js';
import { ALLIED, ELIMINATED } from '../../src/types.js';
import { at, Position } from '../position.js';
import { assaulting, type BradleyScene, firing, moving } from '../scene.js';

/** Fifty points and more on the town of 4829, with these dice. */
function shell(position: Position, ...dice: number[]): BradleyScene {
  position.open.asp = 100;
  return firing(position, ALLIED).play('4829', 'asp:25', 'asp:25', 'asp:25', 'declare').roll(dice);
}

describe('ruins (§12.0)', () => {
  it('a light red result of a bombardment on a town leaves ruins there (§12.0, §12.1.1, §12.1.2)', () => {
    const position = new Position();
    const unit = position.put('ge-i-916', '4829');
    // 75 − 2 × 2 = 71: G. Twelve less one: E, light red.
    const drill = shell(position, 6, 6);
    expect(drill.told('result').map(({ letter, effect, lightRed }) => [LETTERS[letter], effect, lightRed])).toEqual([['G', 'E', 1]]);
    expect([position.open.ruins, position.open.box[unit], drill.told('ruined')[0]?.section]).toEqual([[at('4829')], ELIMINATED, '12.1.2']);
  });
  it('a result that is not light red does not, nor does one in the open (§12.1.1)', () => {
    const position = new Position();
    position.put('ge-i-916', '4829');
    shell(position, 4, 5);
    expect(position.open.ruins).toEqual([]);
    position.put('ge-ii-916', '4630');
    position.open.asp = 75;
    firing(position, ALLIED).play('4630', 'asp:25', 'asp:25', 'asp:25', 'declare').roll([6, 6]);
    expect(position.open.ruins).toEqual([]);
  });
  it('light red of an assault leaves none (§12.1.1, §10.4)', () => {
    const position = new Position();
    position.disrupt(position.put('ge-static-1', '4829'));
    for (const id of ['us-1-16', 'us-2-16', 'us-3-16']) position.put(id, '4830');
    const drill = assaulting(position, ALLIED).play('4829', 'us-1-16', 'us-2-16', 'us-3-16', 'declare').roll([6, 6]);
    expect([drill.told('result')[0]?.lightRed, position.open.ruins]).toEqual([1, []]);
  });
  it('four points in Combat Mode, and engineers clear them; then it is a town again, and can be ruined again (§12.2.2, §12.2.5, §15.3.4)', () => {
    const position = new Position();
    position.open.ruins = [at('4829')];
    position.put('us-1-eng', '4830');
    moving(position, ALLIED).play('us-1-eng', '4829');
    expect(position.open.hex[position.of('us-1-eng')]).toBe(at('4829'));
    position.open.marks[position.of('us-1-eng')] = 0;
    const drill = moving(position, ALLIED).play('us-1-eng', 'ruins');
    expect([position.open.ruins, drill.told('worked').map(({ work }) => work)]).toEqual([[], ['ruins']]);
    // Two of four points are left: into the next hex and on.
    drill.play('4830');
    expect(drill.told('moved').map(({ halves }) => halves)).toEqual([2]);
    drill.play('end');
    position.put('ge-i-916', '4829');
    shell(position, 6, 6);
    expect(position.open.ruins).toEqual([at('4829')]);
  });
});
