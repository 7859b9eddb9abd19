import type { CounterFace, InfoLine } from './game-ui.js';

/** What a box of a sheet beside the map is printed on. */
export type DisplayGround = 'deep' | 'sea' | 'shallows' | 'sand';

/** One box: its counters, and what is written on it. */
export interface DisplayGroup {
  readonly title: string;
  readonly faces: readonly CounterFace[];
  readonly note?: string;
  /** What is written on a display that is more than a box: points, leaders. Without counters it is no empty box. */
  readonly lines?: readonly InfoLine[];
  /** Strips printed on it. */
  readonly tracks?: readonly Track[];
  /** How many of the counters, in their order, lie together, such as a craft and whom it carries. */
  readonly sets?: readonly number[];
  /** Where it lies on a display that is a sheet of its own, rows and columns from 1. Without it boxes follow each other. */
  readonly at?: { readonly row: number; readonly column: number; readonly columns?: number };
  readonly ground?: DisplayGround;
}

/** Boxes beside the map: reserves, losses, reinforcements to come, a fleet. */
export interface Display {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly DisplayGroup[];
}

/** A strip of boxes with a marker: turns, phases, landing capacity, gunfire left, victory points. */
export interface Track {
  readonly id: string;
  readonly title: string;
  /** What the whole strip tells when it has no box. */
  readonly empty?: string;
  readonly boxes: readonly { readonly label: string; readonly note?: string; readonly state: 'past' | 'now' | 'to-come' }[];
}
