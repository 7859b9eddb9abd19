import { describe, expect, it } from 'vitest';
import { MINED } from '../../src/rules/checked.js';
import { workOf } from '../../src/rules/engineers.js';
import { setMark } from '../../src/rules/units.js';
import { moveFrame } from '../../src/steps/move.js';
import { LANDED } from '../../src/types.js';
import { at, ground, Position } from '../position.js';

function works(position: Position, unit: number, changes: { points?: number; gone?: number; changed?: 0 | 1 } = {}): string[] {
  const { world, open } = position;
  return workOf(world, open, { ...moveFrame(world, open, unit), ...changes });
}

describe('engineers (§15.0)', () => {
  it('check a beach hex for one point in either mode, clear it in Combat Mode for two (§15.1.1, §15.1.2)', () => {
    const position = new Position();
    const { open } = position;
    const unit = position.put('us-1-eng', '4323', 0);
    expect([works(position, unit, { points: 2 }), works(position, unit, { points: 1 })]).toEqual([['check'], []]);
    open.checked = [at('4323')];
    open.checkedAs = [MINED];
    expect(works(position, unit)).toEqual([]);
    position.put('us-1-eng', '4323');
    expect([works(position, unit, { points: 4 }), works(position, unit, { points: 3 })]).toEqual([['clear'], []]);
    expect(works(position, position.put('us-2-116', '4323'))).toEqual([]);
  });
  it('breach a wall they stood at when the segment began, in Combat Mode (§15.2.1, §15.2.2)', () => {
    const position = new Position();
    const { open } = position;
    const unit = position.put('us-1-eng', '3921');
    const wall = `breach:${ground.grid.directionTo(at('3921'), at('3922'))}`;
    expect(works(position, unit)).toContain(wall);
    expect(works(position, unit, { gone: 1 })).not.toContain(wall);
    setMark(open, unit, LANDED);
    expect(works(position, unit)).not.toContain(wall);
    expect(works(position, position.put('us-146-eng', '3921', 0))).not.toContain(wall);
  });
  it('clear ruins they began the segment in, in Combat Mode from the start; Germans too (§15.3.1)', () => {
    const position = new Position();
    const { open } = position;
    open.ruins = [at('4030')];
    const unit = position.put('us-1-eng', '4030');
    expect(works(position, unit)).toEqual(['ruins']);
    expect([works(position, unit, { gone: 1 }), works(position, unit, { changed: 1 }), works(position, unit, { points: 3 })]).toEqual([
      [],
      [],
      [],
    ]);
    expect(works(position, position.put('ge-352-eng', '4030'))).toEqual(['ruins']);
  });
});
