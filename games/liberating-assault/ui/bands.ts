import type { World } from '../src/world.js';

const COLOURS = ['#f2e9c9', '#2b4f7e', '#7a2f2f', '#39613d', '#c98a1b', '#5b4278', '#1f6f70', '#b05a8a', '#6d6d6d', '#a3492a'] as const;

/** A stripe for each formation: neighbours in the order of battle differ. */
export const createBands = ({ formations }: World): readonly string[] =>
  formations.side.map((_, i) => COLOURS[i % COLOURS.length] as string);
