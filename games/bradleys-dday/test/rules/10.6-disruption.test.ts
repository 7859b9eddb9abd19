import { describe, expect, it } from 'vitest';
import { controls } from '../../src/occupancy.js';
import { mayMove } from '../../src/rules/movement.js';
import { effectiveFactor, protectionFactor, setDisrupted } from '../../src/rules/units.js';
import { ALLIED, ELIMINATED, GERMAN, GREEN, GREY, HIGH_TIDE } from '../../src/types.js';
import { at, Position } from '../position.js';
import { assaulting, busy, fromSegment, moving } from '../scene.js';

describe('disruption (§10.6)', () => {
  it('half the combat factor rounded up, the protection factor whole; no zone, no move, no turn (§10.6.1, §10.6.2)', () => {
    const position = new Position();
    const { world, open } = position;
    const unit = position.put('ge-i-916', '4630', 0);
    const gun = position.put('ge-1716c', '4631');
    position.disrupt(unit, gun);
    expect([effectiveFactor(world.roster, open, unit), effectiveFactor(world.roster, open, gun)]).toEqual([1, 2]);
    expect(protectionFactor(world.roster, open, gun)).toBe(2);
    expect([controls(world, open, GERMAN, at('4629')), mayMove(world, open, unit)]).toEqual([false, false]);
    expect(moving(position, GERMAN).step).toBe('over');
  });
  it('the disrupted do not assault (§10.6.3)', () => {
    const position = new Position();
    position.put('ge-i-916', '4630');
    position.disrupt(position.put('us-2-116', '4629'));
    expect(assaulting(position, ALLIED).step).toBe('over');
  });
  it('lasts until its colour recovers: green with the next American turn, grey with the next German one (§10.6.4, §10.6.5, §10.6.6)', () => {
    const position = busy();
    const { open } = position;
    const [green, grey] = [position.put('us-2-116', '4630'), position.put('us-3-116', '4830')];
    const [german] = [position.put('ge-i-916', '5030')];
    setDisrupted(position.world, open, green, GREEN);
    setDisrupted(position.world, open, grey, GREY);
    setDisrupted(position.world, open, german as number, GREEN);
    const drill = fromSegment(position, 'allied-assault');
    const now = (): number[] => [green, grey, german as number].map((unit) => open.disrupted[unit] as number);
    drill.passTo('german-fire');
    expect(now()).toEqual([GREEN, 0, GREEN]);
    drill.passTo('allied-fire');
    expect(now()).toEqual([0, 0, 0]);
    expect(drill.told('recovered').map(({ section }) => section)).toEqual(['10.6.5', '10.6.4']);
  });
  it('recovery comes before the tide: who is green survives High water, who is grey does not (§10.6.4, §10.6.7, §6.3.4)', () => {
    const position = busy();
    const { open } = position;
    const [green, grey] = [position.put('us-2-116', '4322'), position.put('us-3-116', '4322')];
    setDisrupted(position.world, open, green, GREEN);
    setDisrupted(position.world, open, grey, GREY);
    open.tide = HIGH_TIDE;
    fromSegment(position, 'first-recovery');
    expect([open.disrupted[green], open.box[grey]]).toEqual([GREEN, ELIMINATED]);
  });
});
