import type { GameEvent } from '@bocage/kernel';

/** What can be told, and what each sentence of the log needs. */
export interface CrossroadsEvent extends GameEvent {
  readonly event:
    | 'turn'
    | 'commander'
    | 'commanders'
    | 'drew'
    | 'ordered'
    | 'orders'
    | 'handed'
    | 'supplied'
    | 'moved'
    | 'sighted'
    | 'ambush'
    | 'shot'
    | 'halted'
    | 'card-shown'
    | 'identified'
    | 'attack'
    | 'result'
    | 'retreated'
    | 'lost'
    | 'over';
  readonly turn?: number;
  readonly side?: number;
  readonly unit?: number;
  readonly target?: number;
  readonly card?: number;
  readonly order?: number;
  readonly orders?: readonly number[];
  readonly commands?: number;
  readonly path?: readonly number[];
  /** Where a march is watched, and the hex it sets out for. */
  readonly at?: number;
  readonly towards?: number;
  readonly die?: number;
  readonly result?: string;
}
