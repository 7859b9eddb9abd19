import { clone, createRng } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { data } from '../../src/index.js';
import type { NormandyState } from '../../src/types.js';
import { game, playGame, ui } from './played.js';

const OUTSIDERS = [['allied'], []] as const;

/** §R.12 Another sealed part that the Allies could not tell from this one. */
const disguised = (state: NormandyState, seed: string): NormandyState => game.imagine(game.view(clone(state), ['allied']), createRng(seed));

/** All that an outsider is shown. */
function shown(state: NormandyState, seats: readonly string[]): unknown {
  const view = game.view(state, seats);
  const units = [...view.open.hex.keys()];
  return {
    stacks: ui.stacks(view),
    faces: units.map((unit) => ui.face(view, unit)),
    units: units.map((unit) => ui.unitInfo(view, unit)),
    prompts: ['allied', 'german'].map((seat) => ui.prompt(view, seat)),
    status: ui.status(view),
    tracks: ui.tracks(view),
    displays: ui.displays(view),
    overlays: ui.overlays.map(({ id }) => ui.overlay(view, 'allied', id)),
    reach: units.filter((_, i) => i % 7 === 0).map((unit) => ui.overlay(view, 'allied', `reach:${unit}`)),
    guide: ui.guide(view, 'allied'),
  };
}

describe('§R.12 the Allies and the spectator', () => {
  it('are shown the same whatever lies face down', { timeout: 120_000 }, () => {
    let compared = 0;
    let differing = 0;
    let moments = 0;
    playGame('secrets', {
      before({ state }) {
        if (moments++ % 83 !== 0) return;
        const other = disguised(state, `other-${moments}`);
        if (JSON.stringify(other.sealed) !== JSON.stringify(state.sealed)) differing++;
        for (const seats of OUTSIDERS) expect(shown(other, seats)).toEqual(shown(state, seats));
        compared++;
      },
    });
    expect(compared).toBeGreaterThan(10);
    expect(differing).toBeGreaterThan(5);
  });

  it('see the back of a counter where its owner sees what it is', () => {
    const state = playGame('backs', {}, { most: 200 });
    const { allied, units, dummy } = rosterOf();
    const theirs = game.view(state, ['allied']);
    const own = game.view(state, ['german']);
    let hidden = 0;
    for (let unit = allied; unit < units; unit++) {
      if ((state.open.hex[unit] as number) < 0 || (state.open.piece[unit - allied] as number) >= 0) continue;
      hidden++;
      const back = ui.face(theirs, unit);
      expect(back).toMatchObject({ symbol: 'unknown', factors: '?', left: '', right: '', name: 'Face-down counter' });
      expect(back.marks).toContain('face down');
      expect(back.strength).toBeUndefined();
      const face = ui.face(own, unit);
      expect(face.marks).toContain('face down');
      expect(face.name === 'Dummy').toBe(state.sealed.piece[unit - allied] === dummy);
      expect(face.factors).toMatch(/^(Dummy|\(?\d+\)?-\d+)$/);
    }
    expect(hidden).toBeGreaterThan(20);
  });
});

function rosterOf(): { allied: number; units: number; dummy: number } {
  const { hex, piece } = game.setup('campaign', {}).open;
  const { german } = data.counters as unknown as { german: readonly unknown[] };
  return { allied: hex.length - piece.length, units: hex.length, dummy: german.length };
}
