import type { World } from '../src/world.js';

/** Quiet stripes, so that formations can be told apart at a glance; neighbours in the list differ. */
const COLOURS = ['#7a2e2e', '#2f5d73', '#c39a2b', '#4f6b3a', '#6b4a7d', '#b5653a', '#3d4f8f', '#8a8f3c', '#7d5a3c', '#3f7f78'] as const;

export const createBands = ({ data }: World): readonly string[] =>
  data.counters.formations.map((_, i) => COLOURS[i % COLOURS.length] as string);
