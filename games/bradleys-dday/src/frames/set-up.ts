import type { UnitId } from '@bocage/kernel';
import type { BeachArea } from '../sides.js';
import type { Asks } from './game.js';

/** Set-up (§2.5, §18.0) */

/** §18.5 Resistance nests beyond the printed ones: hex by hex. */
export interface NestFrame extends Asks {
  readonly step: 'nest';
}
/** Units set up by choice: a unit, then its hex. */
export interface DeployFrame extends Asks {
  readonly step: 'deploy';
}
export interface DeployAtFrame extends Asks {
  readonly step: 'deploy-at';
  readonly unit: UnitId;
}
/** §13.3.1 Which fortifications get a garrison: hex by hex. */
export interface GarrisonFrame extends Asks {
  readonly step: 'garrison';
}
/** §18.0 Which units start in Movement Mode: a unit, then its facing. Also Bruno's facing. */
export interface DeployModesFrame extends Asks {
  readonly step: 'deploy-modes';
}
export interface DeployFacingFrame extends Asks {
  readonly step: 'deploy-facing';
  readonly unit: UnitId;
}
/** §18.1.5 b Seen by the German alone. */
export interface MineDieFrame {
  readonly step: 'mine-die';
  readonly beach: BeachArea;
}
/** §5.4.3 Sealed: the German puts down one mine point after another. */
export interface MinesFrame extends Asks {
  readonly step: 'mines';
}

export type SetUpFrames =
  | NestFrame
  | DeployFrame
  | DeployAtFrame
  | GarrisonFrame
  | DeployModesFrame
  | DeployFacingFrame
  | MineDieFrame
  | MinesFrame;
