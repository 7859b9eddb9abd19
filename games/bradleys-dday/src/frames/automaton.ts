import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Asks } from './game.js';

/** §20.3 The dice for what a command does this turn. */
export interface CommandFrame {
  readonly step: 'command';
  readonly command: number;
}
/** §20.5 The die for what units out of command do. */
export interface RemoteFrame {
  readonly step: 'remote';
  readonly command: number;
}
/** §20.1 Whether an engineer's check finds one of the automaton's mines. */
export interface MineCheckFrame {
  readonly step: 'mine-check';
  readonly unit: UnitId;
  readonly hex: HexId;
}
/** §18.4 The die for the release of 12 SS. */
export interface ReleaseFrame {
  readonly step: 'release';
}

/** §18.4 Units just released that may still take up Combat Mode for nothing. */
export interface ReleasedFrame extends Asks {
  readonly step: 'released';
  readonly units: UnitId[];
}

export type AutomatonFrames = CommandFrame | RemoteFrame | MineCheckFrame | ReleaseFrame | ReleasedFrame;
