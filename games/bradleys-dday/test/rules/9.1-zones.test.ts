import { describe, expect, it } from 'vitest';
import { controls } from '../../src/occupancy.js';
import { ALLIED, COMBAT_MODE, GERMAN } from '../../src/types.js';
import { at, ground, Position } from '../position.js';
import { moving } from '../scene.js';

const around = (hex: string): number[] => [...ground.grid.ring(at(hex), 1)];
const controlled = ({ world, open }: Position, side: typeof ALLIED | typeof GERMAN, hex: string): string[] =>
  around(hex)
    .filter((to) => controls(world, open, side, to))
    .map((to) => ground.grid.label(to));

describe('zones of control (§9.1)', () => {
  it('six hexes in Combat Mode, the three before it in Movement Mode (§7.4.2, §7.4.5, §9.0)', () => {
    const position = new Position();
    position.put('ge-i-916', '4428');
    expect(controlled(position, GERMAN, '4428')).toHaveLength(6);
    const marching = new Position();
    marching.put('ge-i-916', '4428', 0);
    const before = [5, 0, 1].map((direction) => ground.grid.label(ground.grid.neighbour(at('4428'), direction)));
    expect(controlled(marching, GERMAN, '4428').sort()).toEqual(before.sort());
  });
  it('none across a stream, bridged or not, none of the disrupted, none of garrisons (§9.1.4, §9.1.6, §9.1.7)', () => {
    const position = new Position();
    const { world, open } = position;
    position.put('ge-i-916', '0205');
    expect([controls(world, open, GERMAN, at('0204')), controls(world, open, GERMAN, at('0305'))]).toEqual([false, false]);
    const unit = position.put('ge-ii-916', '4428');
    position.disrupt(unit);
    position.put('ge-garrison-1', '4124');
    expect([controlled(position, GERMAN, '4428'), controlled(position, GERMAN, '4124')]).toEqual([[], []]);
  });
  it('entering one ends the movement, friends there or not; the disrupted do not hinder (§9.1.1, §9.1.5, §9.1.6)', () => {
    const position = new Position();
    const german = position.put('ge-i-916', '4330');
    const unit = position.put('us-2-116', '4328');
    expect(position.reach(unit)).toContain('4329');
    expect(position.reach(unit)).not.toContain('4331');
    position.put('us-1-16', '4329');
    expect(position.reach(unit)).not.toContain('4331');
    position.disrupt(german);
    expect(position.reach(unit)).toContain('4331');
  });
  it('from one straight into another there is no way (§9.1.2)', () => {
    const position = new Position();
    const { world, open } = position;
    position.put('ge-i-916', '4631');
    const onward = position.reach(position.put('us-3-116', '4630'), 1);
    const next = around('4630').map((hex) => ground.grid.label(hex));
    const free = next.filter((hex) => hex !== '4631' && !controls(world, open, GERMAN, at(hex)));
    expect(free).toHaveLength(3);
    expect(next.filter((hex) => onward.includes(hex)).sort()).toEqual(free.sort());
  });
  it('own zones hinder nobody (§9.1.3)', () => {
    const position = new Position();
    position.put('us-3-116', '4427');
    expect(position.reach(position.put('us-2-116', '4425'))).toContain('4428');
  });
  it('a zone left and another entered after a free hex, in one move (§9.1.2)', () => {
    const position = new Position();
    position.put('ge-i-916', '4630');
    position.put('us-2-116', '4629');
    // 4629 to 4729, which is free, and on to 4730 in the zone again: two points of four.
    expect(position.reach(position.of('us-2-116'), 2)).toContain('4730');
  });
  it('in a zone what points are left may still change the mode (§9.1.1, §7.3.3)', () => {
    const position = new Position();
    position.put('ge-i-916', '4630');
    const unit = position.put('us-2-116', '4627', 3);
    const drill = moving(position, ALLIED).play('us-2-116', '4629');
    expect([drill.hexes(), drill.offered().includes('mode')]).toEqual([[], true]);
    drill.play('mode');
    expect([position.open.mode[unit], drill.where('us-2-116'), drill.hexes()]).toEqual([COMBAT_MODE, '4629', []]);
  });
  it('a Sea Wall does not stop a zone, nor does the sea (§9.1.4)', () => {
    const position = new Position();
    position.put('ge-static-1', '3922');
    expect(controlled(position, GERMAN, '3922')).toContain('3921');
    position.put('us-2-116', '4323');
    expect(controlled(position, ALLIED, '4323')).toContain('4322');
  });
});
