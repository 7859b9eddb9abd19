import type { GameMeta } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import type { Setting } from './law.js';
import { saySetting, settingsOf } from './settings.js';

/** A game with so many scenarios, and options with so many values each. */
function metaWith(scenarios: number, ...options: number[]): GameMeta {
  const values = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `v${i}`, title: '' }));
  return {
    scenarios: values(scenarios),
    options: options.map((count, i) => ({ id: `o${i}`, title: '', section: '', values: values(count) })),
  } as unknown as GameMeta;
}

const chosenIn = ({ scenario, options }: Setting): string[] => [
  `scenario=${scenario}`,
  ...Object.entries(options).map(([id, value]) => `${id}=${value}`),
];

/** All pairs of different choices that occur in some setting. */
function pairsIn(settings: readonly Setting[]): Set<string> {
  return new Set(
    settings.flatMap((setting) => chosenIn(setting).flatMap((one, i, all) => all.slice(i + 1).map((other) => `${one} ${other}`))),
  );
}

function pairsThereAre(...counts: number[]): number {
  return counts.reduce((sum, count, i) => sum + counts.slice(i + 1).reduce((row, other) => row + count * other, 0), 0);
}

describe('settings', () => {
  it.each([
    [[1], 1],
    [[4], 4],
    [[3, 2], 6],
    [[1, 3, 2, 2, 2], 7],
    [[2, 3, 3, 3, 3], 15],
    [[18, 2, 2, 3], 54],
    [[18, 2, 2, 2, 2, 2], 40],
  ])('bring any two values of %j together, in at most %i sets', (counts, most) => {
    const settings = settingsOf(metaWith(...(counts as [number, ...number[]])));
    expect(pairsIn(settings).size).toBe(pairsThereAre(...counts));
    expect(new Set(settings.flatMap(chosenIn)).size).toBe(counts.reduce((sum, count) => sum + count, 0));
    expect(settings.length).toBeLessThanOrEqual(most);
    expect(new Set(settings.map(saySetting)).size).toBe(settings.length);
  });

  it('begin with the defaults', () => {
    expect(settingsOf(metaWith(2, 2, 3))[0]).toEqual({ scenario: 'v0', options: { o0: 'v0', o1: 'v0' } });
  });

  it('keep what is chosen already', () => {
    const settings = settingsOf(metaWith(2, 3, 3), { options: { o1: 'v2' } });
    expect(settings).toHaveLength(6);
    expect(settings.every(({ options }) => options.o1 === 'v2')).toBe(true);
    expect(settingsOf(metaWith(2, 3, 3), { scenario: 'v1' }).map(({ scenario }) => scenario)).toEqual(Array(9).fill('v1'));
    expect(settingsOf(metaWith(2, 3), { scenario: 'elsewhere' })).toEqual([]);
  });
});
