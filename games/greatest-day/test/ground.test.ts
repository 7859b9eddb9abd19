import type { Json } from '@bocage/kernel';
import { replaced } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { data, game } from '../src/index.js';
import { createUi } from '../ui/index.js';

const module = game.create(data);
const ui = createUi(module);
const { grid, printed } = module.world;
const begin = () => module.setup('black-baron', {});
const linesOf = (label: string): string[] =>
  ui.hexInfo(module.view(begin(), ['allied']), grid.parse(label) as number).map(({ text }) => text);

describe('the ground', () => {
  it('is read as its own grid labels it, three digits of column and row', () => {
    expect(game.lint(data)).toEqual([]);
    expect([grid.size, printed.hexAt(grid.parse('109.010') as number)?.hex]).toEqual([6867, '109.010']);
    const bad = { ...data, map: replaced(data.map as Json, ['hexes', '98.024', 'hex'], '9824') };
    expect(game.lint(bad).map(({ file, reason }) => `${file}: ${reason}`)).toContain('map: must be a hex such as "07.004"');
  });

  it('has a strongpoint wherever one is set up (§4.2)', () => {
    const { hexes } = data.map as unknown as { readonly hexes: readonly { readonly hex: string; readonly features?: readonly string[] }[] };
    const forts = new Set(hexes.filter(({ features }) => features?.includes('wn')).map(({ hex }) => hex));
    const { counters, scenarios } = module.world.data;
    const templateOf = (id: string): string => counters.units.find((unit) => unit.id === id)?.template ?? '';
    const set = scenarios.scenarios
      .flatMap(({ setUp }) => setUp)
      .filter(({ unit }) => ['strongpoint-stp', 'resistance-point-wn'].includes(templateOf(unit)));
    expect(set.length).toBeGreaterThan(20);
    expect(set.filter(({ hex }) => !forts.has(hex))).toEqual([]);
  });

  it('has the road on which 7th Armoured comes in a column from the west, and the lane by which it leaves (§17.5)', () => {
    const { sides } = data.map as unknown as {
      readonly sides: readonly { readonly a: string; readonly b: string; readonly road?: string }[];
    };
    const roads = new Set(sides.filter(({ road }) => road).flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
    for (const step of ['99.062 98.063', '98.063 97.062', '99.031 98.031']) expect(roads).toContain(step);
    expect(roads).not.toContain('99.062 98.062');
  });

  it('has no other scenario', () => expect(() => module.setup('campaign', {})).toThrow('no scenario named campaign'));
});

describe('the words', () => {
  it('say of a hex all the map knows: place, terrain, ways, waters, bridges', () => {
    expect(linesOf('98.024').slice(0, 2)).toEqual(['98.024 Bayeux', 'City.']);
    const pegasus = data.map as unknown as { readonly sides: readonly { readonly a: string; readonly bridge?: string }[] };
    const at = pegasus.sides.find(({ bridge }) => bridge === 'Pegasus bridge')?.a as string;
    expect(linesOf(at).join('\n')).toMatch(/Pegasus bridge to the (north|south)/);
    expect(linesOf('87.007')).toContain('Site of the Mulberry harbour.');
    expect(linesOf('01.001').slice(0, 2)).toEqual(['01.001', 'Sea.']);
  });

  it('say what a hex has on every side, once a kind', () => {
    const [hex] = (data.map as unknown as { readonly hexes: readonly { readonly hex: string }[] }).hexes.filter(
      ({ hex: label }) => linesOf(label).filter((line) => line.startsWith('Major road')).length === 1,
    );
    expect(linesOf(hex?.hex as string).find((line) => line.startsWith('Major road'))).toMatch(/^Major road to the [a-z, -]+\.$/);
  });

  it('have a terrain line for every hex of the map', () => {
    const { hexes } = data.map as unknown as { readonly hexes: readonly { readonly hex: string }[] };
    for (const { hex } of hexes) expect(linesOf(hex)[1]).toMatch(/^[A-Z][a-z ,:-]+\.$/);
  });
});
