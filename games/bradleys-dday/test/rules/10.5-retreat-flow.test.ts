import { describe, expect, it } from 'vitest';
import { sumOf } from '../../src/rules/defence.js';
import { fireOdds } from '../../src/rules/fire.js';
import { ALLIED, COMBAT_MODE, ELIMINATED, GERMAN, HIGH_TIDE, MOVEMENT_MODE } from '../../src/types.js';
import { at, ground, Position } from '../position.js';
import { assaulting, type BradleyScene, firing } from '../scene.js';

/** Fire of so many support points on a hex, with these dice. */
function bombard(position: Position, hex: string, points: number, ...dice: number[]): BradleyScene {
  position.open.asp = points;
  const drill = firing(position, ALLIED).play(hex);
  for (let left = points; left > 0; ) {
    const helping = [25, 10, 5, 1].find((size) => size <= left) as number;
    drill.play(`asp:${helping}`);
    left -= helping;
  }
  return drill.play('declare').roll(dice);
}

describe('retreat through its steps (§10.5)', () => {
  it('the owner goes unit by unit, one hex or two, for no movement points (§10.5.1, §10.5.3)', () => {
    const position = new Position();
    for (const id of ['ge-i-916', 'ge-ii-916']) position.put(id, '4630');
    // 30 − 4 = 26: D. A seven retreats.
    const drill = bombard(position, '4630', 30, 3, 4);
    expect([drill.step, drill.seat, drill.units()]).toEqual(['retreat', 'german', ['ge-i-916', 'ge-ii-916']]);
    drill.play('ge-ii-916', '4631', 'stop');
    drill.play('4530', '4529');
    expect([drill.where('ge-ii-916'), drill.where('ge-i-916'), drill.step]).toEqual(['4631', '4529', 'over']);
    expect(position.open.marks[position.of('ge-i-916')]).toBe(0);
  });
  it('one hex is the least: nobody stops where he was (§10.5.3)', () => {
    const position = new Position();
    position.put('ge-i-916', '4630');
    const drill = bombard(position, '4630', 28, 3, 4);
    expect(drill.offered()).not.toContain('stop');
    expect(drill.hexes()).toHaveLength(6);
  });
  it('a gun outside a fort, and a static company, are lost to any retreat; on the march a gun gets away (§10.5.3 e)', () => {
    for (const id of ['ge-i-352', 'ge-static-1', 'ge-191-at']) {
      const position = new Position();
      const unit = position.put(id, '4630');
      const drill = bombard(position, '4630', 28, 3, 4);
      expect([id, position.open.box[unit], drill.told('eliminated')[0]?.section]).toEqual([id, ELIMINATED, '10.5.4']);
    }
    const position = new Position();
    const gun = position.put('ge-i-352', '4630', 0);
    bombard(position, '4630', 28, 3, 4).play('4631', 'stop');
    expect([position.open.mode[gun], position.open.hex[gun]]).toEqual([COMBAT_MODE, at('4631')]);
  });
  it('who was on the march is in Combat Mode after it, the allowance of the march counting until then (§10.5.2)', () => {
    const position = new Position();
    const unit = position.put('ge-static-1', '4630', 3);
    expect(position.open.mode[unit]).toBe(MOVEMENT_MODE);
    bombard(position, '4630', 28, 3, 4).play('4631', '4632');
    expect([position.open.mode[unit], position.open.hex[unit]]).toEqual([COMBAT_MODE, at('4632')]);
  });
  it('surrounded by zones nobody gets out (§10.5.3 a, §10.5.4)', () => {
    const position = new Position();
    const unit = position.put('ge-i-916', '4630');
    position.put('us-2-116', '4629');
    position.put('us-3-116', '4631');
    const drill = bombard(position, '4630', 28, 3, 4);
    expect([position.open.box[unit], drill.step]).toEqual([ELIMINATED, 'over']);
  });
  it('a friend who stands in the zone opens the way, and the way through him (§10.5.3 b, §9.1.5)', () => {
    const position = new Position();
    position.put('ge-i-916', '4630');
    position.put('us-2-116', '4629');
    position.put('us-3-116', '4631');
    position.put('ge-ii-916', '4730');
    const drill = bombard(position, '4630', 28, 3, 4);
    expect(drill.hexes()).toEqual(['4730']);
    drill.play('4730');
    expect([drill.offered().includes('stop'), drill.hexes().includes('4830')]).toEqual([true, true]);
  });
  it('not over a canal without a bridge, nor into the sea at High tide (§10.5.3 f, §10.5.3 a)', () => {
    const position = new Position();
    position.put('us-2-116', '4323');
    position.open.segment = 'german-fire';
    const ways = (): string[] => {
      position.put('ge-i-352', '4327');
      const drill = firing(position, GERMAN);
      position.open.stack.push({
        step: 'retreat',
        asks: 'allied',
        units: [position.of('us-2-116')],
        unit: position.of('us-2-116'),
        trail: [at('4323')],
        by: 'fire',
      });
      return drill.hexes();
    };
    expect(ways()).toContain('4322');
    position.open.tide = HIGH_TIDE;
    expect(ways()).not.toContain('4322');
  });
  it('three hexes are too many for an allowance of two: it is lost instead (§10.5.3 d, §10.5.3 e)', () => {
    const position = new Position();
    const flak = position.put('us-80-aa', '4630');
    const near = [...ground.grid.ring(at('4630'), 1), ...ground.grid.ring(at('4630'), 2)].map((hex) => ground.grid.label(hex));
    const others = position.open.hex.map((_, other) => other).filter((other) => position.isAlliedBattalion(other));
    for (const hex of near) for (const id of others.splice(0, 2)) position.stand(id, hex);
    const drill = firing(position, GERMAN);
    position.open.stack.push({ step: 'retreat', asks: 'allied', units: [flak], unit: -1, trail: [], by: 'fire' });
    expect(drill.offered()).toEqual([]);
  });
  it('whoever has retreated into a hex defends it with the others, and suffers with them (§10.5.5, §10.5.6)', () => {
    const position = new Position();
    const { world, open } = position;
    position.put('ge-i-916', '4630');
    position.put('ge-ii-916', '4631');
    const drill = bombard(position, '4630', 28, 3, 4).play('4631', 'stop');
    expect(drill.step).toBe('over');
    const odds = fireOdds(world, open, { side: ALLIED, target: at('4631'), firers: [], asp: 50, armorOnly: 0 }, []);
    expect(sumOf(odds.defence)).toBe(4);
    open.firedAt = [];
    // 50 − 4 = 46: F. An eight disrupts both.
    bombard(position, '4631', 50, 4, 4);
    expect(['ge-i-916', 'ge-ii-916'].map((id) => open.disrupted[position.of(id)] !== 0)).toEqual([true, true]);
  });
  it('fire does not drive Germans from forts, Americans from the same hex it does (§10.4, §13.0)', () => {
    const position = new Position();
    position.put('ge-iii-726', '4224');
    // 4224 is a nest on a hill: 2 × 4 = 8. 34 − 8 = 26: D, −1. Eight less one retreats.
    const drill = bombard(position, '4224', 34, 4, 4);
    expect([drill.told('result')[0]?.effect, drill.told('stood')[0]?.section, drill.where('ge-iii-726')]).toEqual(['R', '13.0', '4224']);
    const other = new Position();
    other.put('us-2-116', '4224');
    other.put('ge-i-916', '4225');
    other.put('ge-ii-916', '4225');
    other.open.segment = 'german-fire';
    // The hill alone: 10 − 2 × 2 = 6 by small arms: D. A seven retreats.
    const next = firing(other, GERMAN).play('4224', 'ge-i-916', 'ge-ii-916', 'declare').roll([3, 4]);
    expect([next.told('result')[0]?.effect, next.step, next.seat]).toEqual(['R', 'retreat', 'allied']);
  });
  it('an assault drives them out of a fort (§10.4, §10.5.3)', () => {
    const position = new Position();
    position.put('ge-iii-726', '4224');
    position.disrupt(position.of('ge-iii-726'));
    for (const id of ['us-1-16', 'us-2-16', 'us-3-16']) position.put(id, '4225');
    // 24 − 2 × 4 = 16: F; morale +1, hill −1: F. Seven less one retreats.
    const drill = assaulting(position, ALLIED).play('4224', 'us-1-16', 'us-2-16', 'us-3-16', 'declare').roll([3, 4]);
    expect([drill.told('result')[0]?.letter, drill.told('result')[0]?.effect, drill.step]).toEqual([5, 'R', 'retreat']);
  });
});
