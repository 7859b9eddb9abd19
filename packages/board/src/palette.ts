import type { PaletteName, SheetShade } from './board-types.js';
import type { Nation } from './game-ui.js';

export interface CounterColours {
  readonly ground: string;
  /** Symbol, text and factors. */
  readonly ink: string;
  /** Inside of the symbol's frame. */
  readonly box: string;
  /** A second national colour, as a stripe under the symbol. */
  readonly accent?: string;
}

export interface HighlightColours {
  readonly legal: string;
  readonly best: string;
  readonly target: string;
  readonly reach: string;
  readonly danger: string;
  readonly note: string;
  readonly selected: string;
  readonly friend: string;
  readonly enemy: string;
  readonly neutral: string;
  readonly cursor: string;
}

export interface Palette {
  readonly counters: Readonly<Record<Nation, CounterColours>>;
  readonly highlights: HighlightColours;
  readonly table: string;
  /** Laid over the sheet in dark mode; none by day. */
  readonly dim: string | undefined;
  /** The same for counters, more lightly: they must stay readable. */
  readonly counterDim: string | undefined;
}

const STANDARD: Readonly<Record<Nation, CounterColours>> = {
  us: { ground: '#8f9a5b', ink: '#15190c', box: '#dfe3c0' },
  british: { ground: '#cdb27c', ink: '#1f160a', box: '#f2e6cb' },
  canadian: { ground: '#cdb27c', ink: '#1f160a', box: '#f2e6cb', accent: '#b3282d' },
  french: { ground: '#8f9a5b', ink: '#10180f', box: '#c9e2f2', accent: '#6fb1dc' },
  polish: { ground: '#cdb27c', ink: '#1f160a', box: '#f2e6cb', accent: '#d9701e' },
  german: { ground: '#a3aaa3', ink: '#12161a', box: '#dde1dc' },
  ss: { ground: '#2f3a4e', ink: '#f1ede0', box: '#46536b' },
  naval: { ground: '#dbe7ee', ink: '#0f2a40', box: '#f3f8fb' },
  air: { ground: '#e6edf0', ink: '#0f2a40', box: '#f6fafb' },
  neutral: { ground: '#e4dcc6', ink: '#231e14', box: '#f5f0e2' },
  'us-blue': { ground: '#6f97c4', ink: '#0b1626', box: '#e3edf7' },
  'british-red': { ground: '#cf7a6b', ink: '#260d08', box: '#fae6df' },
  'canadian-red': { ground: '#cf7a6b', ink: '#260d08', box: '#fae6df', accent: '#8c1c1c' },
  'german-olive': { ground: '#8f9160', ink: '#14150a', box: '#e4e4c6' },
};

/** Friend and foe differ in lightness as well, so that they stay apart without red or green. */
const COLOUR_BLIND: Readonly<Record<Nation, CounterColours>> = {
  ...STANDARD,
  us: { ground: '#7fb2d6', ink: '#0b1620', box: '#dcedf8' },
  british: { ground: '#f0d784', ink: '#1f1805', box: '#fbf3d6' },
  canadian: { ground: '#f0d784', ink: '#1f1805', box: '#fbf3d6', accent: '#8a3b12' },
  french: { ground: '#7fb2d6', ink: '#0b1620', box: '#ffffff', accent: '#1d4f80' },
  polish: { ground: '#f0d784', ink: '#1f1805', box: '#fbf3d6', accent: '#d55e00' },
  german: { ground: '#8d8f93', ink: '#0d0e10', box: '#d4d5d8' },
  ss: { ground: '#23262d', ink: '#f4f1e8', box: '#3e434e' },
  'british-red': { ground: '#f0d784', ink: '#1f1805', box: '#fbf3d6' },
  'canadian-red': { ground: '#f0d784', ink: '#1f1805', box: '#fbf3d6', accent: '#8a3b12' },
  'german-olive': { ground: '#8d8f93', ink: '#0d0e10', box: '#d4d5d8' },
};

const HIGHLIGHTS: HighlightColours = {
  legal: '#f2c230',
  best: '#ffe23d',
  target: '#b3261e',
  reach: '#2f6f8f',
  danger: '#8e1f4f',
  note: '#5b4b9a',
  selected: '#fff4b8',
  friend: '#2f6f8f',
  enemy: '#b3261e',
  neutral: '#6b6253',
  cursor: '#111111',
};

const HIGHLIGHTS_COLOUR_BLIND: HighlightColours = {
  ...HIGHLIGHTS,
  legal: '#f0e442',
  best: '#fff56b',
  target: '#d55e00',
  reach: '#0072b2',
  danger: '#7a3470',
  friend: '#0072b2',
  enemy: '#d55e00',
};

export function paletteOf(name: PaletteName, shade: SheetShade): Palette {
  const standard = name === 'standard';
  return {
    counters: standard ? STANDARD : COLOUR_BLIND,
    highlights: standard ? HIGHLIGHTS : HIGHLIGHTS_COLOUR_BLIND,
    table: shade === 'light' ? '#d9cfb6' : '#191a1a',
    dim: shade === 'light' ? undefined : 'rgba(16, 20, 26, 0.46)',
    counterDim: shade === 'light' ? undefined : 'rgba(16, 20, 26, 0.16)',
  };
}
