import { describe, expect, it } from 'vitest';
import { stakesOf } from '../../src/ai/chances.js';
import { controls } from '../../src/occupancy.js';
import { preview } from '../../src/preview.js';
import { isInArc } from '../../src/rules/arcs.js';
import { plainBattle } from '../../src/rules/battle.js';
import { whyNot } from '../../src/rules/fire.js';
import { landingFire } from '../../src/rules/landing-fire.js';
import { setup } from '../../src/setup.js';
import { ALLIED, COMBAT_MODE, ELIMINATED, GERMAN, MOVEMENT_MODE, OMAHA, UTAH } from '../../src/types.js';
import { at, ground, Position } from '../position.js';
import { assaulting, firing, moving } from '../scene.js';

const around = (hex: string): string[] =>
  [0, 1, 2, 3, 4, 5].map((direction) => ground.grid.label(ground.grid.neighbour(at(hex), direction)));

describe('coastal artillery (§14.0, §14.1)', () => {
  it('is Bruno alone: the guns of Pointe du Hoc and of the 1261st are artillery like any other (§14.0)', () => {
    const position = new Position();
    const { world, open } = position;
    for (const [id, hex] of [
      ['ge-hoc', '3319'],
      ['ge-2-1261', '1011'],
    ] as const) {
      const gun = position.put(id, hex);
      position.put('ge-91-hq', hex);
      position.put('ge-352-hq', hex);
      expect(around(hex).map((to) => whyNot(world, open, gun, at(to)))).toEqual(Array.from({ length: 6 }, () => undefined));
    }
  });
  it('never moves, and turns only in Movement Mode (§14.1.1)', () => {
    const position = new Position();
    position.put('ge-bruno', '0913');
    const drill = moving(position, GERMAN).play('ge-bruno');
    expect(drill.offered()).toEqual(['mode', 'end']);
    drill.play('mode');
    expect(drill.offered()).toEqual([0, 1, 2, 3, 4, 5].map((facing) => `face:${facing}`));
    drill.play('face:3');
    const gun = position.of('ge-bruno');
    expect([position.open.mode[gun], position.open.facing[gun], drill.where('ge-bruno')]).toEqual([MOVEMENT_MODE, 3, '0913']);
  });
  it('is lost when an assault says retreat, though a nest or fire would spare it (§14.1.2)', () => {
    const position = new Position();
    position.put('ge-bruno', '0913');
    position.open.facing = position.open.facing.with(position.of('ge-bruno'), 0);
    position.put('us-1-505', '0914');
    // 8 − 2 = 6: D for protection 2; morale 4 to 2: E. A six retreats.
    const drill = assaulting(position, ALLIED).play('0913', 'us-1-505', 'declare').roll([3, 3]);
    expect(drill.told('result').map(({ letter, effect }) => [letter, effect])).toEqual([[4, 'R']]);
    expect(position.open.box[position.of('ge-bruno')]).toBe(ELIMINATED);
  });
  it('stays where fire would drive others back (§14.1.2)', () => {
    const position = new Position();
    position.put('ge-bruno', '0913');
    position.open.asp = 50;
    // 29 − 2 = 27 bombardment: D. A seven retreats.
    const drill = firing(position, ALLIED).play('0913', 'asp:25', 'asp:1', 'asp:1', 'asp:1', 'asp:1', 'declare').roll([3, 4]);
    expect([drill.told('result')[0]?.effect, drill.told('stood')[0]?.section, drill.where('ge-bruno')]).toEqual(['R', '14.1.2', '0913']);
  });
  it('and the forecast says so (§14.1.2)', () => {
    const position = new Position();
    position.put('ge-bruno', '0913');
    position.open.asp = 50;
    firing(position, ALLIED).play('0913', 'asp:25');
    const seen = { seats: ['allied'], open: position.open, known: { mines: null, minePoints: 0 } };
    const means = preview(position.world, seen, 'allied')?.outcomes.filter(({ result }) => result === 'R');
    expect(means?.map((outcome) => outcome.means)).toEqual([[{ code: 'gun-stays' }]]);
    expect(stakesOf(position.world, position.open, { ...plainBattle('fire', ALLIED, at('0913'), []), asp: 25 }).R).toBe(0);
  });
  it('fires into its 120 degrees with the rows that bound them, in Combat Mode too (§14.1.3)', () => {
    const position = new Position();
    const { world, open } = position;
    position.put('ge-91-hq', '0913');
    const gun = position.put('ge-bruno', '0913');
    open.facing = open.facing.with(gun, 2);
    expect(open.mode[gun]).toBe(COMBAT_MODE);
    const front = around('0913').map((to) => whyNot(world, open, gun, at(to)) ?? 'fires');
    expect(front).toEqual(['facing', 'fires', 'fires', 'fires', 'facing', 'facing']);
    expect([isInArc(world, at('0913'), 2, at('0936')), isInArc(world, at('0913'), 2, at('0813'))]).toEqual([true, false]);
  });
  it('has its zone in the same three hexes (§14.1.4)', () => {
    const position = new Position();
    const { world, open } = position;
    open.facing = open.facing.with(position.of('ge-bruno'), 0);
    position.put('ge-bruno', '0913');
    const before = [5, 0, 1].map((direction) => around('0913')[direction]);
    expect(around('0913').filter((to) => controls(world, open, GERMAN, at(to)))).toEqual(
      around('0913').filter((to) => before.includes(to)),
    );
  });
  it('points at both beaches from the start, and so do the guns of Pointe du Hoc at Omaha (§14.1.3, §5.6.1)', () => {
    const { world } = new Position();
    const { open } = setup(world, 'd-day', {});
    expect(open.facing[world.roster.number.get('ge-bruno') as number]).toBe(2);
    const alone = (id: string): number[] => {
      const position = new Position();
      position.open.facing = position.open.facing.with(position.of(id), open.facing[position.of(id)] as number);
      const gun = position.of(id);
      position.put(id, ground.grid.label(open.hex[gun] as number));
      position.open.facing = position.open.facing.with(gun, open.facing[gun] as number);
      return [landingFire(position.world, position.open, OMAHA), landingFire(position.world, position.open, UTAH)];
    };
    expect([alone('ge-bruno'), alone('ge-hoc')]).toEqual([
      [16, 16],
      [12, 0],
    ]);
  });
});
