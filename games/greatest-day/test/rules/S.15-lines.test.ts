import type { Blocker } from '@bocage/wargame';
import { describe, expect, it } from 'vitest';
import { at, world } from '../position.js';
import { READ_LINES } from './sight-lines.js';

const { grid, sights } = world;
const nameOf = ({ hex, side }: Blocker): string => (hex >= 0 ? grid.label(hex) : `side ${side}`);
/** What may be named for one entry of the list: the hex, or either of the hexsides. */
const namesOf = (entry: string): string[] =>
  entry.split('|').map((one) => {
    const [a, b] = one.split('/') as [string, string?];
    return b === undefined ? a : `side ${grid.sideBetween(at(a), at(b))}`;
  });

describe('lines of sight read off the map by hand (§S.15, §2.1, §2.2, §2.3.3(5), §2.4.4)', () => {
  it('are many', () => expect(READ_LINES.length).toBeGreaterThanOrEqual(60));

  it.each(READ_LINES)('%s to %s', (from, to, blockers) => {
    const found = blockers.map((_, through) => sights.firstBlocker(at(from), at(to), through, []));
    for (const [i, blocker] of found.entries()) expect(namesOf(blockers[i] as string)).toContain(blocker && nameOf(blocker));
    expect(sights.firstBlocker(at(from), at(to), blockers.length, [])).toBeUndefined();
    expect(sights.sees(at(from), at(to), blockers.length, [])).toBe(true);
    if (blockers.length > 0) expect(sights.sees(at(from), at(to), blockers.length - 1, [])).toBe(false);
    const back = sights.firstBlocker(at(to), at(from), 0, []);
    expect(back === undefined ? [] : [nameOf(back)]).toEqual(blockers.length === 0 ? [] : [expect.anything()]);
    if (back && blockers.length > 0) expect(namesOf(blockers[blockers.length - 1] as string)).toContain(nameOf(back));
  });
});
