import { type PhaseId, type RoundFrame, type TrackSpace, WEATHERS } from '../src/types.js';
import type { World } from '../src/world.js';
import { commandAdjective } from './sides.js';
import { capital } from './text.js';

/** §3.1 "June II". */
export const turnName = ({ data }: World, turn: number): string => data.scenarios.turns.names[turn - 1] ?? `turn ${turn}`;

export const lastTurn = ({ data }: World): number => data.scenarios.scenarios[0]?.turns ?? 10;

/** §7.0 */
export const weatherName = (weather: number): string => capital(WEATHERS[weather] ?? '');

export interface PhaseWords {
  readonly title: string;
  readonly section: string;
  /** A line of the log when it begins. */
  readonly begins: string;
}

/** §4.0 */
export const PHASE_WORDS: Readonly<Record<PhaseId, PhaseWords>> = {
  weather: { title: 'Weather', section: '7.1', begins: 'The weather is drawn.' },
  'allied-replacement': { title: 'Allied replacements', section: '8.2', begins: 'The Allies rebuild units.' },
  'german-replacement': { title: 'German replacements', section: '8.2', begins: 'The Germans rebuild units.' },
  action: { title: 'Action', section: '9.0', begins: 'The action phase begins.' },
  attrition: { title: 'Attrition', section: '14.0', begins: 'Attrition: units out of supply lose a step.' },
  'clean-up': { title: 'Tidying up', section: '4.0', begins: 'The turn is tidied up.' },
  victory: { title: 'Victory check', section: '3.2.2', begins: 'Victory points are counted.' },
};

type Round = Pick<TrackSpace | RoundFrame, 'command' | 'kind' | 'chit' | 'prepared'>;

/** §9.3 §9.4 "US combined action", "Second wave", "German reaction". */
export function roundName({ command, kind, chit, prepared }: Round): string {
  if (kind === 'wave1') return 'First wave';
  if (kind === 'wave2') return 'Second wave';
  if (kind === 'first-reaction') return 'First German reaction';
  if (kind === 'reaction') return 'German reaction';
  const whose = commandAdjective(command);
  if (kind === 'combined') return `${whose} combined action (${chit} chit)`;
  return prepared === 1 ? `${whose} prepared offensive` : `${whose} ${kind} round`;
}

const ROUND_SECTIONS: Readonly<Record<Round['kind'], string>> = {
  wave1: '9.4.1',
  wave2: '9.4.3',
  move: '9.3.1',
  combat: '9.3.2',
  combined: '9.3.3',
  'first-reaction': '9.4.2',
  reaction: '9.3.4',
};

export const roundSection = ({ kind, prepared }: Pick<Round, 'kind' | 'prepared'>): string =>
  prepared === 1 ? '7.2.3' : ROUND_SECTIONS[kind];
