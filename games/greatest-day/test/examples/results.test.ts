import { describe, expect, it } from 'vitest';
import type { COLOURS } from '../../src/data/counter-shapes.js';
import type { Tables } from '../../src/data/table-shapes.js';
import { data } from '../position.js';

const { crt, beachFire } = data.tables as unknown as Tables;
const cell = (colour: (typeof COLOURS)[number], target: 'armoured' | 'unarmoured', die: number): string | undefined =>
  crt.rows.find((row) => row.colour === colour)?.[target][die];
const chance = (colour: (typeof COLOURS)[number], target: 'armoured' | 'unarmoured', strength: number, ...results: string[]): number =>
  Array.from({ length: 9 }, (_, die) => die).filter((die) => die <= strength && results.includes(cell(colour, target, die) as string))
    .length * 10;
const beach = (firer: string, roll: number): string | undefined => beachFire.rows.find((row) => row.firer === firer)?.results[roll];

describe('the worked examples read the tables as printed (§X.1, §S.19)', () => {
  it('Sea State 7 sinks a swimming tank in a fifth of all tries, a 1 suppresses it (§4.2.5)', () => {
    expect([chance('blue', 'armoured', 7, 'E'), cell('blue', 'armoured', 1)]).toEqual([20, 'S']);
  });
  it('Obstacles of 5 cost a craft a step in a fifth of all tries, a 2 suppresses it; below 4 no step can be lost (§4.2.1)', () => {
    expect([chance('white', 'armoured', 5, '1'), cell('white', 'armoured', 2), chance('white', 'armoured', 3, '1', 'E')]).toEqual([
      20,
      'S',
      0,
    ]);
  });
  it('6 white at a craft sinks it in a tenth (§4.5.4(3))', () => expect(chance('white', 'armoured', 6, 'E')).toBe(10));
  it('firing at beach defences: a tank 5, a craft 2 and 3, the 79th 2 (§4.2.6(2))', () => {
    expect([beach('tank', 5), beach('craft', 2), beach('craft', 3), beach('79th', 2)]).toEqual(['N1', 'N1', 'N1', 'A2']);
  });
});
