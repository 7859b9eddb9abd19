import type { CounterFace, GameUi, Stack } from '@bocage/board';
import { type FakeEvent, type FakeTypes, fakeGame, grid, UNITS } from './fake-game.js';

const face = (unit: number): CounterFace => ({
  unit,
  nation: UNITS[unit]?.seat === 'blue' ? 'us' : 'german',
  symbol: 'infantry',
  size: 'III',
  left: UNITS[unit]?.seat ?? '',
  right: String(unit),
  factors: '4-3',
  marks: [],
  name: UNITS[unit]?.name ?? '',
});

/** The wording of the fake game. Only for tests. */
export const fakeUi: GameUi<FakeTypes> = {
  grid,
  map: { from: 'test', grid: grid.spec, place: { hexMetres: 1000, lat: 49, lon: 0, rotation: 0 }, hexes: [], sides: [] },
  ground: () => Promise.resolve({ from: 'test', land: [], areas: [], lines: [], labels: [] }),
  game: fakeGame,
  stacks: (view) => {
    const stacks = new Map<number, CounterFace[]>();
    view.open.hex.forEach((at, unit) => {
      if (at >= 0) stacks.set(at, [...(stacks.get(at) ?? []), face(unit)]);
    });
    return [...stacks].map(([hex, faces]): Stack => ({ hex, faces }));
  },
  hexOf: (view, unit) => view.open.hex[unit],
  face: (_view, unit) => face(unit),
  prompt: (_view, seat) => ({ text: `${seat}: choose a unit (§F.2), or end the turn.`, section: 'F.2' }),
  actionLabel: (_view, action) => (action.kind === 'word' ? { label: 'End turn', key: 'e', main: true } : { label: 'Choose' }),
  logLine: (_view, event: FakeEvent) => (event.event === 'moved' ? { text: `${UNITS[event.unit ?? 0]?.name} moved` } : undefined),
  rollLine: (roll, result) => ({ text: `${roll.why}: ${result.join()}`, tone: 'dice' }),
  refusal: (refusal) => `No: ${refusal.code}`,
  meaning: (means) => means.code,
  outcome: (outcome) => outcome.level,
  status: (view) => ({ turn: `Turn ${view.open.turn}`, date: '', phase: ['Movement'], score: '' }),
  tracks: () => [],
  displays: () => [],
  hexInfo: () => [],
  unitInfo: () => [],
  pathOf: (event) => {
    const { unit, path } = event as FakeEvent;
    return unit !== undefined && path ? { unit, hexes: path } : undefined;
  },
  overlays: [],
  overlay: () => [],
  charts: [],
  rulebook: [{ id: 'F.2', title: 'Choosing', text: ['One unit at a time.'], from: 'ours' }],
  guide: () => undefined,
};
