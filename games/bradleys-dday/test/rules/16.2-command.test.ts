import { describe, expect, it } from 'vitest';
import { useSupport } from '../../src/rules/battle.js';
import { headquartersOf, isCommanded, supporters, supportOf } from '../../src/rules/command.js';
import { whyNot } from '../../src/rules/fire.js';
import { setMark } from '../../src/rules/units.js';
import { beginSegment } from '../../src/sequence.js';
import { AFLOAT } from '../../src/types.js';
import { at, Position } from '../position.js';

describe('headquarters (§16.0)', () => {
  it('shift by their factor, halved up while disrupted, once in a player turn (§16.1)', () => {
    const position = new Position();
    const { world, open, state, tell } = position;
    const hq = position.put('us-1-hq', '4328');
    const unit = position.put('us-1-16', '4330');
    expect([supporters(world, open, [unit], []), supportOf(world, open, hq)]).toEqual([[hq], 2]);
    useSupport(open, [hq]);
    expect(supporters(world, open, [unit], [])).toEqual([]);
    beginSegment(world, state, 'german-fire', tell);
    expect(supporters(world, open, [unit], [])).toEqual([]);
    beginSegment(world, state, 'second-recovery', tell);
    expect(supporters(world, open, [unit], [])).toEqual([hq]);
    position.disrupt(hq);
    expect(supportOf(world, open, hq)).toBe(1);
  });
  it('artillery, and Allied tanks, fire within the radius of their headquarters only (§16.2.1, §16.2.2)', () => {
    const position = new Position();
    const { world, open } = position;
    position.put('us-1-hq', '4323');
    const near = position.put('us-5-fa', '4331');
    expect([isCommanded(world, open, near), isCommanded(world, open, position.put('us-32-fa', '4332'))]).toEqual([true, false]);
    expect(whyNot(world, open, position.put('us-743-tk', '4332'), at('4331'))).toBe('command');
    expect(whyNot(world, open, position.put('ge-100-pz', '4332'), at('4331'))).toBeUndefined();
    expect(whyNot(world, open, position.put('ge-i-352', '4332'), at('4331'))).toBe('command');
  });
  it('the 29th is under the 1st until its own headquarters has landed (§16.2.1)', () => {
    const position = new Position();
    const { world, open } = position;
    const first = position.put('us-1-hq', '4328');
    const unit = position.put('us-2-116', '4330');
    const own = position.of('us-29-hq');
    setMark(open, own, AFLOAT);
    position.put('us-29-hq', '4321');
    expect(headquartersOf(world, open, unit)).toEqual([first]);
    const landed = new Position();
    landed.put('us-1-hq', '4328');
    landed.put('us-29-hq', '4323');
    expect(headquartersOf(landed.world, landed.open, unit)).toEqual([own]);
  });
  it('the 1st stands in for the 29th and nobody else does, however near (§16.2.1, R24)', () => {
    const position = new Position();
    const { world, open } = position;
    const unit = position.put('us-110-fa', '4330');
    const other = position.put('us-4-hq', '4329');
    expect([headquartersOf(world, open, unit), isCommanded(world, open, unit)]).toEqual([[other], true]);
    const first = position.put('us-1-hq', '4315');
    expect([headquartersOf(world, open, unit), isCommanded(world, open, unit)]).toEqual([[first], false]);
  });
  it('one that is taken, or answers to several, is offered once and by its number (§16.1)', () => {
    const position = new Position();
    const { world, open } = position;
    const units = [position.put('us-1-8', '4330'), position.put('us-1-16', '4330'), position.put('us-2-16', '4331')];
    const [first, fourth] = [position.put('us-1-hq', '4328'), position.put('us-4-hq', '4329')];
    expect(supporters(world, open, units, [])).toEqual([first, fourth]);
    expect(supporters(world, open, units, [first])).toEqual([fourth]);
  });
});
