import type { SegmentId } from '../src/types.js';
import type { World } from '../src/world.js';

type TrackTurn = World['data']['tables']['turns']['track'][number];

const turnOf = ({ data }: World, turn: number): TrackTurn | undefined => data.tables.turns.track.find((entry) => entry.turn === turn);

export const hourOf = (world: World, turn: number): string => `${turnOf(world, turn)?.hour ?? '0000'} hours`;
export const isNight = (world: World, turn: number): boolean => turnOf(world, turn)?.night === true;
export const isAirWindow = (world: World, turn: number): boolean => turnOf(world, turn)?.air === true;

/** "6 June, 0500"; "6 June, 0100 ☾" by night. */
export const whenOf = (world: World, turn: number): string =>
  `${turnOf(world, turn)?.day ?? 6} June, ${turnOf(world, turn)?.hour ?? '0000'}${isNight(world, turn) ? ' ☾' : ''}`;

export const TIDE_NAMES = ['Low', 'Rising', 'Average', 'High', 'Falling'] as const;

export interface SegmentWords {
  /** Whose part of the turn it is, then the segment. */
  readonly crumbs: readonly [string, string];
  /** A line of the log when it begins. */
  readonly begins: string;
}

const AMERICAN = 'American turn';
const GERMAN = 'German turn';

/** §3.1 */
export const SEGMENT_WORDS: Readonly<Record<SegmentId, SegmentWords>> = {
  'set-up': { crumbs: ['Before the landing', 'Set-up'], begins: 'Set-up.' },
  placement: { crumbs: [AMERICAN, 'Invasion placement'], begins: 'Invasion placement.' },
  'first-recovery': { crumbs: [AMERICAN, 'First recovery'], begins: 'First recovery and tide.' },
  'allied-fire': { crumbs: [AMERICAN, 'Offensive fire'], begins: 'American offensive fire.' },
  'allied-movement': { crumbs: [AMERICAN, 'Movement and landings'], begins: 'American movement and landings.' },
  'german-defensive-fire': { crumbs: [AMERICAN, 'German defensive fire'], begins: 'German defensive fire.' },
  'allied-assault': { crumbs: [AMERICAN, 'Close assault'], begins: 'American close assaults.' },
  'second-recovery': { crumbs: [GERMAN, 'Second recovery'], begins: 'Second recovery and German arrivals.' },
  'german-fire': { crumbs: [GERMAN, 'Offensive fire'], begins: 'German offensive fire.' },
  'german-movement': { crumbs: [GERMAN, 'Movement'], begins: 'German movement.' },
  'allied-defensive-fire': { crumbs: [GERMAN, 'American defensive fire'], begins: 'American defensive fire.' },
  'german-assault': { crumbs: [GERMAN, 'Close assault'], begins: 'German close assaults.' },
  'end-of-turn': { crumbs: ['End of the turn', 'Tide'], begins: 'End of the turn.' },
};
