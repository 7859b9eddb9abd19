import { describe, expect, it } from 'vitest';
import { pointsAt } from '../../src/rules/mines.js';
import { ALLIED, COMBAT_MODE, GERMAN, GREEN, MOVEMENT_MODE, OMAHA } from '../../src/types.js';
import { at, ground, Position } from '../position.js';
import { moving } from '../scene.js';

/** Mines in two hexes of Omaha, of which all know the number. */
function mined(): Position {
  const position = new Position();
  position.state.sealed.mines = [at('4123'), at('4323')].sort((a, b) => a - b);
  position.state.sealed.minePoints = 2;
  position.open.minePoints = [2, -1];
  return position;
}

describe('mines (§15.1)', () => {
  it('on the march: in, ask, change mode, clear; each cleared hex is a point less (§15.1.1, §15.1.2, §15.1.3)', () => {
    const position = mined();
    const { world, open, state } = position;
    const unit = position.put('us-1-eng', '4223', 1);
    const drill = moving(position, ALLIED).play('us-1-eng', '4323', 'check');
    expect(drill.told('checked').map(({ mined, reveals }) => [mined, reveals])).toEqual([[1, 'all']]);
    // Eight points: one to enter, one to ask; on the march nothing can be cleared (§7.1.4).
    expect([open.mode[unit], drill.offered().includes('clear')]).toEqual([MOVEMENT_MODE, false]);
    drill.play('mode', 'clear');
    expect([pointsAt(world, open, state.sealed, OMAHA), open.minePoints[OMAHA], state.sealed.mines]).toEqual([1, 1, [at('4123')]]);
    expect(drill.awaits.kind).toBe('chance');
    drill.roll(5);
    // Two points are left: it may go on (R42).
    expect([open.disrupted[unit], open.mode[unit], drill.hexes().includes('4422')]).toEqual([0, COMBAT_MODE, true]);
  });
  it('a six disrupts the engineers, who do no more (§15.1.5)', () => {
    const position = mined();
    const unit = position.put('us-1-eng', '4223', 1);
    const drill = moving(position, ALLIED).play('us-1-eng', '4323', 'check', 'mode', 'clear').roll(6);
    expect([position.open.disrupted[unit], drill.step]).toEqual([GREEN, 'over']);
  });
  it('a hex without mines is told so, and cannot be asked twice (§15.1.1)', () => {
    const position = mined();
    position.put('us-1-eng', '4223');
    const drill = moving(position, ALLIED).play('us-1-eng', 'check');
    expect(drill.told('checked').map(({ mined }) => mined)).toEqual([0]);
    expect([drill.offered().includes('check'), drill.offered().includes('clear')]).toEqual([false, false]);
  });
  it('when the last of a beach is cleared the German says so (§15.1.4)', () => {
    const position = mined();
    position.put('us-1-eng', '4323');
    position.put('us-146-eng', '4123');
    position.open.checked = [at('4123'), at('4323')].sort((a, b) => a - b);
    position.open.checkedAs = [1, 1];
    const drill = moving(position, ALLIED).play('us-1-eng', 'clear').roll(1).play('end');
    expect(drill.told('beach-cleared')).toEqual([]);
    drill.play('us-146-eng', 'clear');
    expect(drill.told('beach-cleared').map(({ beach, reveals }) => [beach, reveals])).toEqual([[OMAHA, 'all']]);
  });
});

describe('Sea Walls (§15.2)', () => {
  it('breached with two points, marked, and passed at once with what is left (§15.2, §15.2.3)', () => {
    const position = new Position();
    const { open } = position;
    position.put('us-1-eng', '3921');
    const wall = `breach:${ground.grid.directionTo(at('3921'), at('3922'))}`;
    const drill = moving(position, ALLIED).play('us-1-eng', wall).roll(2);
    expect(open.breached).toEqual([ground.grid.sides[at('3921') * 6 + ground.grid.directionTo(at('3921'), at('3922'))]]);
    drill.play('3922');
    expect([drill.where('us-1-eng'), drill.told('moved')[0]?.halves]).toEqual(['3922', 4]);
  });
  it('a six disrupts the engineers, the wall is open all the same (§15.2.4)', () => {
    const position = new Position();
    const unit = position.put('us-1-eng', '3921');
    const wall = `breach:${ground.grid.directionTo(at('3921'), at('3922'))}`;
    const drill = moving(position, ALLIED).play('us-1-eng', wall).roll(6);
    expect([position.open.disrupted[unit], position.open.breached.length, drill.step, drill.told('work-die')[0]?.section]).toEqual([
      GREEN,
      1,
      'over',
      '15.2.4',
    ]);
  });
  it('from the land side as well, after a change of mode, by Americans only (§15.2, §15.2.1, §15.2.2)', () => {
    const position = new Position();
    const wall = `breach:${ground.grid.directionTo(at('3922'), at('3921'))}`;
    position.put('us-307-eng', '3922', 0);
    const drill = moving(position, ALLIED).play('us-307-eng');
    expect(drill.offered()).not.toContain(wall);
    expect(drill.play('mode').offered()).toContain(wall);
    const other = new Position();
    other.put('ge-352-eng', '3922');
    expect(moving(other, GERMAN).play('ge-352-eng').offered()).not.toContain(wall);
  });
});

describe('ruins (§15.3)', () => {
  it('a town takes two points, a city all of them (§15.3, §15.3.2, §15.3.3)', () => {
    const position = new Position();
    position.open.ruins = [at('4829'), at('5331')];
    position.put('us-1-eng', '4829');
    position.put('us-146-eng', '5331');
    const drill = moving(position, ALLIED).play('us-1-eng', 'ruins');
    expect([drill.top.step === 'move' && drill.top.points / 2, position.open.ruins]).toEqual([2, [at('5331')]]);
    drill.play('end', 'us-146-eng', 'ruins');
    expect([position.open.ruins, drill.step]).toEqual([[], 'over']);
  });
  it('German engineers clear ruins and nothing else (§15.3, §15.1)', () => {
    const position = mined();
    position.open.ruins = [at('4829')];
    position.put('ge-352-eng', '4829');
    position.put('ge-709-eng', '4323');
    const drill = moving(position, GERMAN).play('ge-709-eng');
    expect(drill.offered().includes('check')).toBe(false);
    drill.play('end', 'ge-352-eng', 'ruins');
    expect(position.open.ruins).toEqual([]);
  });
});
