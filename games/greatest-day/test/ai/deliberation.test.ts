import { type Action, hex as hexAction, unit as unitAction, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { createDeliberation } from '../../src/ai/deliberation.js';
import { rollName } from '../../src/ai/roll-name.js';
import { actingFrame } from '../../src/steps/activation.js';
import type { GreatestDayFrame, GreatestDayView } from '../../src/types.js';
import { at, Position, world } from '../position.js';

const { clicks, stretch } = createDeliberation(world);
const viewOf = ({ open }: Position, ...frames: GreatestDayFrame[]): GreatestDayView => {
  open.stack.push(...frames);
  return { seats: ['german'], open, known: { bought: [null, null], answered: [0, 0], route: null } };
};

const GUN = '716-art-1716-hkaa-gwldrsee-1716';
const TANKS = '3rd-27-arm-bde-13-18-krh-a';
const COMPANY = '3rd-8-bde-1-s-lancs-a';
const WORDS = ['move', 'fire', 'rally', 'engineer', 'done'].map(word);

/** Two who have landed at Sword, and a battery that sees them. */
function landed(): { readonly position: Position; readonly gun: number; readonly legal: Action[] } {
  const position = new Position('storming-sword');
  const there = [position.put(TANKS, '33.008'), position.put(COMPANY, '34.009')];
  return { position, gun: position.unit(GUN), legal: [...there.map(unitAction), hexAction(at('33.008')), hexAction(at('35.010'))] };
}

describe('clicks that are weighed', () => {
  const fire = (unit: number): GreatestDayFrame => ({ step: 'fire', asks: 'german', unit, answer: -1 });

  it('are the German’s targets in a landing: units, and hexes with somebody in them (§S.17)', () => {
    const { position, gun, legal } = landed();
    const offered = clicks(viewOf(position, fire(gun)), 'german', legal, legal[0] as Action);
    expect(offered).toEqual(expect.arrayContaining(legal.slice(0, 3)));
    expect(offered).not.toContain(legal[3]);
  });

  it('are none of the Allied side’s, and none where nobody lands', () => {
    const { position, gun, legal } = landed();
    expect(clicks(viewOf(position, fire(gun)), 'allied', legal, legal[0] as Action)).toEqual([]);
    const inland = new Position('black-baron');
    expect(clicks(viewOf(inland, fire(0)), 'german', legal, legal[0] as Action)).toEqual([]);
  });

  it('are Actions whose worth shows at once, unless the script would move (§S.10)', () => {
    const { position, gun } = landed();
    const view = viewOf(position, actingFrame('german', gun, 0));
    expect(clicks(view, 'german', WORDS, word('fire'))).toEqual(['fire', 'rally', 'done'].map(word));
    expect(clicks(view, 'german', WORDS, word('move'))).toEqual([]);
  });
});

describe('how far a click is looked at', () => {
  it('is until the unit that is at it has done', () => {
    const { position, gun } = landed();
    const before = stretch?.(viewOf(position));
    const acts = stretch?.(viewOf(position, actingFrame('german', gun, 0)));
    expect(acts).not.toBe(before);
    expect(stretch?.(viewOf(position, { step: 'fire', asks: 'german', unit: gun, answer: -1 }))).toBe(acts);
    position.open.stack.splice(-2);
    expect(stretch?.(viewOf(position, actingFrame('german', gun + 1, 0)))).not.toBe(acts);
  });
});

describe('the name of a roll', () => {
  const check = (unit: number, why: 'rally' | 'result'): GreatestDayFrame => ({
    step: 'check',
    asks: 'german',
    unit,
    why,
    add: 0,
    open: 0,
  });

  it('is that of who checks and why, whatever was rolled before', () => {
    const name = (unit: number, why: 'rally' | 'result'): string => rollName(viewOf(new Position('storming-sword'), check(unit, why)));
    expect(name(3, 'rally')).toBe(name(3, 'rally'));
    expect(name(3, 'rally')).not.toBe(name(4, 'rally'));
    expect(name(3, 'rally')).not.toBe(name(3, 'result'));
  });
});
