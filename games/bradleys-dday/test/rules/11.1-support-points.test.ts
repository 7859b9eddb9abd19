import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../src/data/shapes.js';
import { supportOfTurn } from '../../src/rules/support-points.js';
import { ALLIED, GERMAN } from '../../src/types.js';
import { Position } from '../position.js';
import { busy, firing, fromSegment } from '../scene.js';

describe('air and naval support (§11.0)', () => {
  it('any number of points at any hex, however far, without a headquarters (§11.1.1, §11.1.2)', () => {
    const position = new Position();
    position.open.asp = 41;
    position.put('ge-i-916', '0105');
    position.put('ge-ii-916', '5534');
    const drill = firing(position, ALLIED);
    expect(drill.hexes()).toEqual(['0105', '5534']);
    drill.play('0105', 'asp:25', 'asp:10', 'asp:5', 'asp:1');
    expect(drill.offered()).toEqual(['declare']);
    // 41 − 2 = 39: F. Full value at any distance.
    drill.play('declare').roll([2, 3]);
    expect(drill.told('result').map(({ differential, letter }) => [differential, LETTERS[letter]])).toEqual([[39, 'F']]);
  });
  it('alone and with artillery bombardment, with others mixed (§11.1.3)', () => {
    const line = (...ids: string[]): number | undefined => {
      const position = new Position();
      position.open.asp = 10;
      position.put('ge-i-916', '4630');
      position.put('us-1-hq', '4628');
      for (const id of ids) position.put(id, '4629');
      const drill = firing(position, ALLIED).play('4630', 'asp:10', ...ids, 'declare');
      return drill.roll([2, 2]).told('result')[0]?.letter;
    };
    // 10 − 2 = 8 bombards on A; 12 more 20 on C; 8 more, mixed, 16 on F.
    expect([line(), line('us-5-fa'), line('us-2-116')].map((letter) => LETTERS[letter as number])).toEqual(['A', 'C', 'F']);
  });
  it('in both fire segments of the American, from one store; the German has none (§11.1.4, §11.1.5)', () => {
    const position = busy();
    const drill = fromSegment(position, 'placement').passTo('allied-fire');
    expect(position.open.asp).toBe(100);
    drill.play('4329', 'asp:25', 'declare').roll([1, 1]);
    expect(position.open.asp).toBe(75);
    drill.passTo('german-fire');
    expect(
      drill
        .play('4229')
        .offered()
        .filter((text) => text.startsWith('asp')),
    ).toEqual([]);
    drill.play('ge-i-914', 'declare').roll([1, 1]);
    drill.passTo('allied-defensive-fire');
    expect([position.open.asp, drill.play('4329').offered().includes('asp:25')]).toEqual([75, true]);
    drill.play('asp:25', 'asp:25', 'asp:25', 'declare').roll([1, 1]);
    expect(position.open.asp).toBe(0);
    // What a turn brings does not add to what was left of the last.
    drill.passTo('allied-fire');
    expect([position.open.turn, position.open.asp]).toEqual([4, 100]);
  });
  it('are lost if not used (§11.1.5)', () => {
    const position = busy();
    fromSegment(position, 'placement').passTo('german-fire').passTo('allied-fire');
    expect([position.open.turn, position.open.asp]).toEqual([4, 100]);
  });
});

describe('how many (§11.2)', () => {
  it('the campaign: none, 200, 100 by day, half with airborne landings, 25 by night (§11.2.2)', () => {
    for (const scenario of ['d-day', 'rommels-fantasy', 'optimal-defense']) {
      const position = new Position(scenario);
      const points = Array.from({ length: 16 }, (_, i) => supportOfTurn(position.world, { ...position.open, turn: i + 1 }));
      expect(points.map((turn) => turn.points)).toEqual([0, 200, 100, 100, 100, 100, 100, 50, 25, 25, 50, 100, 100, 100, 100, 100]);
      expect(points.every(({ perPip }) => perPip === 0)).toBe(true);
    }
  });
  it('the introductory scenarios: a die each turn, five for a pip by day (§11.2.1)', () => {
    for (const [turn, die, points] of [
      [2, 6, 130],
      [3, 4, 70],
      [8, 3, 31],
      [9, 5, 15],
      [11, 6, 37],
    ] as const) {
      const position = new Position('omaha');
      position.open.turn = turn;
      position.put('us-1-16', '4229');
      position.put('ge-i-914', '4329');
      const drill = fromSegment(position, 'placement').roll(die);
      expect([turn, position.open.asp]).toEqual([turn, points]);
      expect(drill.awaits.kind).toBe('seats');
    }
  });
  it('who fires back with nothing is not asked for points (§11.1.4)', () => {
    const position = busy();
    position.open.asp = 50;
    expect(firing(position, GERMAN).play('4229').offered()).toEqual(['ge-i-914']);
  });
});
