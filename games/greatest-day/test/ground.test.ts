import { type Json, word } from '@bocage/kernel';
import { replaced } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { data, game } from '../src/index.js';
import { createUi } from '../ui/index.js';

const module = game.create(data);
const ui = createUi(module);
const { grid } = module.world;
const begin = () => module.setup('ground', {});
const linesOf = (label: string): string[] =>
  ui.hexInfo(module.view(begin(), ['allied']), grid.parse(label) as number).map(({ text }) => text);

describe('the ground', () => {
  it('is read as its own grid labels it, three digits of column and row', () => {
    expect(game.lint(data)).toEqual([]);
    expect([grid.size, module.world.hexAt(grid.parse('109.010') as number)?.hex]).toEqual([6867, '109.010']);
    const bad = { ...data, map: replaced(data.map as Json, ['hexes', '98.024', 'hex'], '9824') };
    expect(game.lint(bad).map(({ file, reason }) => `${file}: ${reason}`)).toEqual(['map: must be a hex such as "07.004"']);
  });

  it('has one thing to decide, leaving it', () => {
    const state = begin();
    expect(module.awaits(state)).toEqual({ kind: 'seats', seats: ['allied'], mode: 'turn' });
    expect(module.legal(module.view(state, ['allied']), 'allied')).toEqual([word('done')]);
    module.play(state, 'allied', word('done'));
    expect(module.awaits(state)).toMatchObject({ kind: 'over', outcome: { level: 'looked-at' } });
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

  it('say on every screen that the game is in the making', () => {
    const view = module.view(begin(), ['allied']);
    for (const seat of ['allied', 'german']) expect(ui.prompt(view, seat).text).toMatch(/^In the making/);
    expect([ui.status(view).turn, game.meta.title]).toEqual(['In the making', 'The Greatest Day (in the making)']);
    expect(ui.outcome({ level: 'looked-at' })).toContain('in the making');
  });

  it('have a terrain line for every hex of the map', () => {
    const { hexes } = data.map as unknown as { readonly hexes: readonly { readonly hex: string }[] };
    for (const { hex } of hexes) expect(linesOf(hex)[1]).toMatch(/^[A-Z][a-z ,:-]+\.$/);
  });
});
