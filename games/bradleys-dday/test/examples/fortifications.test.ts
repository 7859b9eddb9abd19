import { describe, expect, it } from 'vitest';
import { assaultOdds } from '../../src/rules/close-assault.js';
import { closeSegment } from '../../src/rules/closing.js';
import { sumOf } from '../../src/rules/defence.js';
import { fireOdds } from '../../src/rules/fire.js';
import { eliminate } from '../../src/rules/units.js';
import { ALLIED, ELIMINATED } from '../../src/types.js';
import { at, Position } from '../position.js';

/** What a hex is worth against fire and against close assault. */
function worth({ world, open }: Position, hex: string): [number, number] {
  const target = at(hex);
  const fire = fireOdds(world, open, { side: ALLIED, target, firers: [], asp: 1, armorOnly: 0 }, []);
  const assault = assaultOdds(world, open, { kind: 'assault', side: ALLIED, target, attackers: [] }, []);
  return [sumOf(fire.defence), sumOf(assault.defence)];
}

describe('fortifications', () => {
  it('a company and an anti-tank gun in 3922 are worth (2 + 2) × 5 = 20 both ways (§13.1)', () => {
    const position = new Position();
    position.put('ge-static-1', '3922');
    position.put('ge-191-at', '3922');
    expect(worth(position, '3922')).toEqual([20, 20]);
  });
  it('a battalion at Quinéville is worth 8 against fire and 20 against assault (§13.2)', () => {
    const position = new Position();
    position.put('ge-i-919', '1108');
    expect(worth(position, '1108')).toEqual([8, 20]);
  });
  it('an American in the same nest has the town only (§13.0)', () => {
    const position = new Position();
    position.put('us-1-505', '1108');
    const { world, open } = position;
    const odds = fireOdds(world, open, { side: 1, target: at('1108'), firers: [], asp: 0, armorOnly: 0 }, []);
    expect(sumOf(odds.defence)).toBe(3 * 2);
  });
  it('the garrisons of 3721, 3822 and 4124 go with the unit of 3922, and for good (§13.3.5)', () => {
    const position = new Position();
    const { world, state, open, tell } = position;
    const company = position.put('ge-static-1', '3922');
    const garrisons = ['3721', '3822', '4124'].map((hex, i) => position.put(`ge-garrison-${i + 1}`, hex));
    // Four hexes from 4124, the nearest of the three: it keeps nobody.
    position.put('ge-static-2', '4523');
    closeSegment(world, state, 'allied-fire', tell);
    expect(garrisons.map((unit) => open.hex[unit])).toEqual(['3721', '3822', '4124'].map(at));
    eliminate(world, state, [company], 'assault', '10.4', tell);
    closeSegment(world, state, 'allied-assault', tell);
    const gone = [ELIMINATED, ELIMINATED, ELIMINATED];
    expect(garrisons.map((unit) => open.box[unit])).toEqual(gone);
    // Others come near, and even into one of them: nobody mans the forts again.
    position.put('ge-static-3', '3922');
    position.put('ge-i-919', '4124');
    for (const segment of ['german-movement', 'german-assault'] as const) closeSegment(world, state, segment, tell);
    expect(garrisons.map((unit) => open.box[unit])).toEqual(gone);
    expect(garrisons.map((unit) => open.hex[unit])).toEqual([-1, -1, -1]);
  });
  it('a garrison goes when a regular unit takes its place (§13.3.5)', () => {
    const position = new Position();
    const { world, state, open, tell } = position;
    const garrison = position.put('ge-garrison-1', '3822');
    position.put('ge-static-1', '3822');
    closeSegment(world, state, 'german-movement', tell);
    expect(open.box[garrison]).toBe(ELIMINATED);
  });
});
