import { describe, expect, it } from 'vitest';
import { controls } from '../../src/occupancy.js';
import { workOf } from '../../src/rules/engineers.js';
import { mayMove } from '../../src/rules/movement.js';
import { allowance, combatFactor, protectionFactor } from '../../src/rules/units.js';
import { moveFrame } from '../../src/steps/move.js';
import { ALLIED, COMBAT_MODE, MOVEMENT_MODE, type Side } from '../../src/types.js';
import { at, data, ground, Position } from '../position.js';
import { assaulting, moving } from '../scene.js';

const around = (hex: string): string[] =>
  [0, 1, 2, 3, 4, 5].map((direction) => ground.grid.label(ground.grid.neighbour(at(hex), direction)));
const zone = ({ world, open }: Position, side: Side, hex: string): string[] =>
  around(hex).filter((to) => controls(world, open, side, at(to)));

describe('the two modes (§7.0)', () => {
  it('the face that shows has the factors: on the march most movement and least combat (§7.0, §7.1, §7.2, §7.2.1)', () => {
    const position = new Position();
    const { roster } = position.world;
    const shown = (unit: number): number[] => [combatFactor, protectionFactor, allowance].map((of) => of(roster, position.open, unit));
    expect([shown(position.put('us-743-tk', '4630')), shown(position.put('us-743-tk', '4630', 0))]).toEqual([
      [25, 4, 6],
      [7, 4, 12],
    ]);
    for (const { cm, mm, class: kind } of data.counters.units) {
      if (kind === 'garrison') continue;
      expect(mm[2]).toBeGreaterThanOrEqual(cm[2]);
      expect(mm[0]).toBeLessThanOrEqual(cm[0]);
    }
  });
  it('ways help on the march only (§7.1.1)', () => {
    const position = new Position();
    position.put('us-2-116', '4428', 0);
    position.put('us-3-116', '4428');
    const costs = (id: string): number | undefined => {
      const drill = moving(position, ALLIED).play(id, '4529');
      return drill.told('moved')[0]?.halves;
    };
    // A road into a town: half a point, or two in Combat Mode.
    expect([costs('us-2-116'), costs('us-3-116')]).toEqual([1, 4]);
  });
  it('nobody on the march goes into or through ruins (§7.1.3)', () => {
    const position = new Position();
    position.open.ruins = [at('4529')];
    const marching = position.put('us-2-116', '4428', 0);
    expect(position.reach(marching)).not.toContain('4529');
    expect(position.reach(position.put('us-3-116', '4428'))).toContain('4529');
    const drill = moving(position, ALLIED).play('us-2-116', '4528');
    expect(drill.told('moved')[0]?.path).not.toContain(at('4529'));
  });
  it('engineers work in Combat Mode only: mines, walls, ruins (§7.1.4, §7.2.4)', () => {
    const position = new Position();
    const { world, open } = position;
    open.checked = [at('3921')];
    open.checkedAs = [1];
    open.ruins = [at('4030')];
    const works = (hex: string, ...facing: number[]): string[] => {
      const unit = position.put('us-1-eng', hex, ...facing);
      return workOf(world, open, moveFrame(world, open, unit));
    };
    expect([works('3921', 3), works('4030', 0)]).toEqual([[], []]);
    expect([works('3921').length > 1, works('3921').includes('clear'), works('4030')]).toEqual([true, true, ['ruins']]);
  });
  it('the disrupted change neither mode nor facing (§7.3.4, §10.6.1)', () => {
    const position = new Position();
    const unit = position.put('us-2-116', '4630', 3);
    position.disrupt(unit);
    expect(mayMove(position.world, position.open, unit)).toBe(false);
    expect(moving(position, ALLIED).step).toBe('over');
  });
  it('mode may be changed before, during and after the move, as often as points last (§7.3.3)', () => {
    const position = new Position();
    const unit = position.put('us-2-116', '4630', 3);
    const drill = moving(position, ALLIED).play('us-2-116', '4629', 'mode', '4628');
    // Eight points: one, two, one by the ground; two more take it back, and two are left.
    expect([position.open.mode[unit], drill.where('us-2-116')]).toEqual([COMBAT_MODE, '4628']);
    drill.play('mode', 'mode');
    expect(position.open.mode[unit]).toBe(COMBAT_MODE);
    expect(drill.step).toBe('over');
  });
});

describe('facing (§7.4)', () => {
  it('is one of six hexsides, taken for nothing where the move ends (§7.4, §7.4.1, §7.5)', () => {
    const position = new Position();
    const unit = position.put('us-2-116', '4630', 3);
    const drill = moving(position, ALLIED).play('us-2-116');
    expect(drill.offered().filter((text) => text.startsWith('face'))).toHaveLength(6);
    drill.play('4629', 'face:5');
    expect([position.open.facing[unit], position.open.mode[unit]]).toEqual([5, MOVEMENT_MODE]);
  });
  it('the zone lies before it, not on its flanks, and turns with it (§7.1.2, §7.4.2, §7.4.3)', () => {
    const position = new Position();
    position.put('us-2-116', '4630', 3);
    expect(zone(position, ALLIED, '4630')).toEqual([2, 3, 4].map((direction) => around('4630')[direction]));
    moving(position, ALLIED).play('us-2-116', 'face:0');
    expect(zone(position, ALLIED, '4630').sort()).toEqual([5, 0, 1].map((direction) => around('4630')[direction] as string).sort());
  });
  it('units in Combat Mode have none to choose: to end is enough (§7.5, §7.4.5)', () => {
    const position = new Position();
    position.put('us-2-116', '4630');
    const drill = moving(position, ALLIED).play('us-2-116');
    expect([drill.offered().includes('end'), drill.offered().some((text) => text.startsWith('face'))]).toEqual([true, false]);
    expect(zone(position, ALLIED, '4630')).toHaveLength(6);
  });
  it('an advance keeps the facing (§7.5)', () => {
    const position = new Position();
    position.put('ge-i-916', '4630');
    position.disrupt(position.of('ge-i-916'));
    const tank = position.put('us-743-tk', '4629', 2);
    position.put('us-2-116', '4629');
    // 8 + 7 − 3 = 12: E, armor F. Nine disrupts, which ends the disrupted.
    const drill = assaulting(position, ALLIED).play('4630', 'us-743-tk', 'us-2-116', 'declare').roll([4, 5]);
    expect(drill.told('result').map(({ letter, effect }) => [letter, effect])).toEqual([[5, 'D']]);
    drill.play('us-743-tk');
    expect([drill.where('us-743-tk'), position.open.facing[tank], position.open.mode[tank]]).toEqual(['4630', 2, MOVEMENT_MODE]);
  });
});
