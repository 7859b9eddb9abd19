import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../src/data/shapes.js';
import { assaultOdds } from '../../src/rules/close-assault.js';
import { letterOf } from '../../src/rules/crt.js';
import { multiplierOf, sumOf } from '../../src/rules/defence.js';
import { fireOdds } from '../../src/rules/fire.js';
import { ALLIED, GERMAN } from '../../src/types.js';
import { at, data, Position } from '../position.js';

describe('elements of combat (§10.0, §10.1)', () => {
  it('fire sets combat against protection factors, an assault combat against combat factors (§10.1.1, §10.1.5)', () => {
    const position = new Position();
    const { world, open } = position;
    position.put('ge-i-916', '4630');
    position.put('ge-352-eng', '4630');
    const attackers = [position.put('us-2-116', '4629'), position.put('us-3-116', '4629')];
    const target = at('4630');
    const fire = fireOdds(world, open, { side: ALLIED, target, firers: attackers, asp: 0, armorOnly: 0 }, []);
    // 8 + 8 against protection 2 + 3; the letter by the highest, 3.
    expect([fire.differential, fire.line, LETTERS[fire.letter]]).toEqual([11, 'smallArms', 'D']);
    const assault = assaultOdds(world, open, { kind: 'assault', side: ALLIED, target, attackers }, []);
    // 16 against 5 + 8 = +3: third column, and protection 3 again for the letter: B. Morale 3 to 3.
    expect([assault.differential, assault.shifts, LETTERS[assault.letter]]).toEqual([3, [], 'B']);
  });
  it('the close assault line is for close assaults, each kind of fire has its own (§10.1.2)', () => {
    const { world } = new Position();
    expect(Object.keys(data.tables.crt.least)).toEqual(['closeAssault', 'bombardment', 'directGun', 'smallArms', 'mixed']);
    const letters = (['closeAssault', 'bombardment', 'directGun', 'smallArms', 'mixed'] as const).map(
      (line) => LETTERS[letterOf(world, line, 8, 2)],
    );
    expect(letters).toEqual(['D', 'A', 'D', 'D', 'D']);
  });
  it('the highest protection of one defender, not their sum, and not multiplied (§10.1.4, §10.2.8)', () => {
    const position = new Position();
    const { world, open } = position;
    // Two companies of protection 2 in Vierville: 4 × 4 = 16, yet the row of 2.
    for (const id of ['ge-static-1', 'ge-static-2']) position.put(id, '3822');
    const odds = fireOdds(world, open, { side: ALLIED, target: at('3822'), firers: [], asp: 16 + 26, armorOnly: 0 }, []);
    expect([sumOf(odds.defence), odds.differential, LETTERS[odds.letter]]).toEqual([16, 26, 'D']);
  });
  it('a fort adds what the hex has, other ground gives the best alone; clear ground gives a fort nothing (§10.1.6)', () => {
    const { world, open } = new Position();
    const times = (hex: string): number => multiplierOf(world, open, at(hex), GERMAN, 'fire');
    // Clear, hill, town, city, swamp; a town on a hill, a town in a swamp.
    expect(['4630', '4824', '4829', '5331', '2227', '4626', '1819'].map(times)).toEqual([1, 2, 2, 3, 2, 2, 2]);
    // A nest on clear ground, on a beach, on a hill, in a swamp; a strongpoint in a swamp.
    expect(['5925', '1816', '4124', '1919', '1513'].map(times)).toEqual([2, 2, 4, 4, 5]);
    // An American there has the ground alone.
    expect(multiplierOf(world, open, at('4124'), ALLIED, 'fire')).toBe(2);
  });
});
