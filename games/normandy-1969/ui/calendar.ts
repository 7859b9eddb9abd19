import { phasesOf } from '../src/sequence.js';
import type { PhaseId } from '../src/types.js';

/** §T.1 Turn 1 is 6 June. */
export const dayOf = (turn: number): string => `${5 + turn} June`;
export const dateOf = (turn: number): string => `${dayOf(turn)} 1944`;

export interface PhaseWords {
  /** Whose part of the turn it is, then the phase. */
  readonly crumbs: readonly [string, string];
  readonly section: string;
  /** A line of the log when it begins. */
  readonly begins: string;
}

export const PHASES: Readonly<Record<PhaseId, PhaseWords>> = {
  order: { crumbs: ['Before the landing', 'German order'], section: 'R.11', begins: 'A German order of battle is drawn in secret.' },
  deployment: { crumbs: ['Before the landing', 'German set-up'], section: 'R.13', begins: 'The Germans set up.' },
  drop: { crumbs: ['Allied player turn', 'Parachute drop'], section: 'R.8', begins: 'Parachute drop.' },
  commandos: { crumbs: ['Allied player turn', 'Commandos'], section: 'R.9', begins: 'Commando landings.' },
  assault: { crumbs: ['Allied player turn', 'Beach assault'], section: 'O.1', begins: 'Beach assault.' },
  'allied-first': { crumbs: ['Allied player turn', 'First movement'], section: 'R.2', begins: 'Allied first movement.' },
  'allied-combat': { crumbs: ['Allied player turn', 'Combat'], section: 'R.5', begins: 'Allied combat.' },
  'allied-second': { crumbs: ['Allied player turn', 'Second movement'], section: 'R.2', begins: 'Allied second movement.' },
  'german-movement': { crumbs: ['German player turn', 'Movement'], section: 'R.2', begins: 'German movement.' },
  'german-combat': { crumbs: ['German player turn', 'Combat'], section: 'R.5', begins: 'German combat.' },
};

export { phasesOf };
