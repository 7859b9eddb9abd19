import type { Frame } from '@bocage/kernel';

/** The bottom of the stack: the sequence of play (§4.0). */
export interface GameFrame extends Frame {
  readonly step: 'game';
}

export type DarkSummerFrame = GameFrame;
