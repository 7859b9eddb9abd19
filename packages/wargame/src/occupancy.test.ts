import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Occupancies } from './occupancy.js';
import { Stacks } from './stacks.js';
import { columnsOf, staleColumns } from './stale.js';

const HEXES = 5;
const UNITS = 8;

interface Table {
  readonly places: number[];
}

/** Units 0 to 3 against 4 to 7, which never share a hex here; `odd` counts the odd ones as a game would count zones. */
class Counted extends Stacks {
  readonly odd = new Uint8Array(HEXES);
  moves = 0;
}

function createCounted(built: string[] = []): Occupancies<Table, Counted> {
  const addOdd = ({ odd }: Counted, unit: number, hex: number, by: number): void => {
    odd[hex] = (odd[hex] as number) + (unit % 2) * by;
  };
  return new Occupancies({
    placesOf: ({ places }) => places,
    empty: () => new Counted(HEXES, UNITS),
    sideOf: (unit) => (unit < 4 ? 0 : 1),
    entered: (occupancy, _, unit, hex) => addOdd(occupancy, unit, hex, 1),
    left: (occupancy, _, unit, hex) => addOdd(occupancy, unit, hex, -1),
    placed: (occupancy, { places }, unit, _, to) => {
      if (places[unit] === to) occupancy.moves++;
    },
    built: () => void built.push('built'),
  });
}

const nobody = (): Table => ({ places: new Array(UNITS).fill(-1) });
const columns = (occupancy: Counted) => columnsOf(occupancy, { odd: occupancy.odd });

describe('occupancy', () => {
  it('chains the units of a hex in order of their numbers, however they came', () => {
    const kept = createCounted();
    const table = nobody();
    for (const unit of [2, 0, 3, 1]) kept.place(table, unit, 4);
    expect(kept.unitsAt(table, 4)).toEqual([0, 1, 2, 3]);
    kept.place(table, 2, 1);
    kept.place(table, 0, -7);
    expect([kept.unitsAt(table, 4), kept.unitsAt(table, 1)]).toEqual([[1, 3], [2]]);
    expect(table.places).toEqual([-7, 4, 1, 4, -1, -1, -1, -1]);
  });

  it('says how many stand in a hex and whose they are, and nobody’s once they have left', () => {
    const kept = createCounted();
    const table = nobody();
    kept.place(table, 5, 2);
    kept.place(table, 7, 2);
    expect([kept.of(table).count[2], kept.of(table).side[2]]).toEqual([2, 1]);
    kept.place(table, 5, 0);
    kept.place(table, 7, 0);
    expect([kept.of(table).count[2], kept.of(table).side[2]]).toEqual([0, -1]);
  });

  it('is the same kept through any moves as built from scratch, with what a game derives', () => {
    const moves = fc.array(fc.record({ unit: fc.nat(UNITS - 1), to: fc.integer({ min: -2, max: 1 }) }), { maxLength: 40 });
    fc.assert(
      fc.property(moves, (made) => {
        const kept = createCounted();
        const table = nobody();
        // Each side on its own hexes, and one off the map for good.
        for (const { unit, to } of made) kept.place(table, unit, to < 0 ? to : unit < 4 ? to : to + 2);
        expect(staleColumns(columns(kept.of(table)), columns(kept.build(table)))).toEqual([]);
        expect(kept.of(table).moves).toBe(made.length);
      }),
    );
  });

  it('is built once, when it is first asked for, and again when it was forgotten', () => {
    const built: string[] = [];
    const kept = createCounted(built);
    const table = nobody();
    expect(kept.of(table)).toBe(kept.of(table));
    expect(built).toHaveLength(1);
    table.places[3] = 4;
    kept.forget(table);
    expect(kept.unitsAt(table, 4)).toEqual([3]);
    expect(built).toHaveLength(2);
  });

  it('can be shared with a state in which everybody stands alike', () => {
    const kept = createCounted();
    const [table, copy] = [nobody(), nobody()];
    kept.place(table, 1, 1);
    kept.share(table, copy);
    expect(kept.of(copy)).toBe(kept.of(table));
  });

  it('is found out when a column was changed behind its back', () => {
    const kept = createCounted();
    const table = nobody();
    kept.of(table).odd[3] = 1;
    table.places[0] = 2;
    expect(staleColumns(columns(kept.of(table)), columns(kept.build(table)))).toEqual(
      ['count', 'side', 'first', 'odd'].map((name) => `the kept ${name} is not what the columns say`),
    );
  });
});
