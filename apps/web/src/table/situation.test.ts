import type { CounterFace } from '@bocage/board';
import { Table } from '@bocage/kernel';
import type { Picture } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { fakeGame, grid } from '../testing/fake-game.js';
import { fakeUi } from '../testing/fake-ui.js';
import { decisionHexes, lookOf, situate, trayGroups, unitHexes, withOnTop } from './situation.js';

const ui = fakeUi as unknown as Parameters<typeof situate>[0];

function pictureOf(seats: readonly string[]): Picture {
  const table = new Table(fakeGame, { scenario: 'only', options: {}, commitment: '' });
  const { open, known } = table.view(seats);
  return { seats, position: 0, view: { open, known }, awaits: table.awaits() as Picture['awaits'], undo: {} };
}

describe('a situation', () => {
  it('offers the asked seat its legal actions', () => {
    const shown = situate(ui, pictureOf(['blue']));
    expect(shown.isMine).toBe(true);
    expect([...shown.units]).toEqual([0, 1, 2]);
    expect(shown.words).toEqual(['done']);
  });

  it('offers a seat that is not asked, and a spectator, nothing', () => {
    for (const seats of [['red'], []]) {
      const shown = situate(ui, pictureOf(seats));
      expect(shown.isMine).toBe(false);
      expect(shown.legal).toEqual([]);
    }
  });

  it('speaks for the asked one of several seats', () => {
    expect(situate(ui, pictureOf(['red', 'blue'])).seat).toBe('blue');
  });

  it('knows where legal units lie', () => {
    const shown = situate(ui, pictureOf(['blue']));
    const first = grid.parse('0102') as number;
    expect(unitHexes(ui, shown).get(first)).toEqual([0, 1]);
    expect(decisionHexes(ui, shown)).toContain(first);
  });
});

describe('the tray', () => {
  const offMap = { ...ui, hexOf: () => undefined };

  it('puts counters that look alike together and keeps every unit of the group', () => {
    const alike = {
      ...offMap,
      face: (_view: unknown, unit: number) => ({ ...fakeUi.face({} as never, unit), left: 'x', right: 'y', nation: 'us' as const }),
    };
    const shown = situate(ui, pictureOf(['blue']));
    expect(trayGroups(alike, shown).map((group) => group.units)).toEqual([[0, 1, 2]]);
  });

  it('keeps counters apart that differ in anything a player can see', () => {
    const shown = situate(ui, pictureOf(['blue']));
    expect(trayGroups(offMap, shown)).toHaveLength(3);
  });

  it('leaves out units that are on the map', () => {
    expect(trayGroups(ui, situate(ui, pictureOf(['blue'])))).toEqual([]);
  });

  it('tells a spent counter from a fresh one', () => {
    const face: CounterFace = fakeUi.face({} as never, 0);
    expect(lookOf(face)).not.toBe(lookOf({ ...face, spent: true }));
  });
});

describe('the chosen counter', () => {
  const stacks = situate(ui, pictureOf(['blue'])).stacks;

  it('lies on top of its stack', () => {
    const units = (list: typeof stacks) => list.map((stack) => stack.faces.map((face) => face.unit));
    expect(units(stacks)[0]).toEqual([0, 1]);
    expect(units(withOnTop(stacks, 0))[0]).toEqual([1, 0]);
    expect(units(withOnTop(stacks, 0)).slice(1)).toEqual(units(stacks).slice(1));
  });

  it('changes nothing when it lies there already or is not on the map', () => {
    expect(withOnTop(stacks, 1)).toBe(stacks);
    expect(withOnTop(stacks, 99)).toBe(stacks);
    expect(withOnTop(stacks, undefined)).toBe(stacks);
  });
});
