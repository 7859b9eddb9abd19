import { describe, expect, it } from 'vitest';
import { ALLIED, type VolleyFrame } from '../../src/types.js';
import { view } from '../../src/view.js';
import { firePlan } from '../../ui/plan/fire.js';
import { createWords } from '../../ui/words.js';
import { at, Position } from '../position.js';

/** What the proposal of a column says comes of it, as "label percent". */
function barAt(position: Position, target: string, column: string): readonly string[] {
  const { world, state } = position;
  const frame: VolleyFrame = {
    step: 'volley',
    asks: 'allied',
    side: ALLIED,
    target: at(target),
    firers: [],
    asp: 0,
    armorOnly: 0,
    headquarters: [],
  };
  state.open.stack.push(frame);
  state.open.asp = 60;
  const { parts } = firePlan(createWords(world), view(state, ['allied']), frame);
  const row = parts[0]?.rows?.find(({ title }) => title.startsWith(`Column ${column}:`));
  return (row?.bar ?? []).map(({ label, share }) => `${label} ${Math.round(36 * share)}`);
}

describe('what the planner says comes of a column', () => {
  it('a gun that cannot go back is lost by a retreat, and is not called driven out (§10.5.3)', () => {
    const position = new Position('omaha');
    position.put('ge-iii-1716', '3927');
    // Column D in the clear: 7 to 10 drive out, 11 disrupts, 12 eliminates.
    expect(barAt(position, '3927', 'D')).toEqual(['eliminated 19', 'disrupted 2', 'driven out 0', 'nothing 15']);
  });
  it('those disrupted before are lost by a second disruption (§10.6.7)', () => {
    const position = new Position('omaha');
    position.disrupt(position.put('ge-i-915', '4427'));
    expect(barAt(position, '4427', 'D')).toEqual(['eliminated 3', 'disrupted 0', 'driven out 18', 'nothing 15']);
  });
});
