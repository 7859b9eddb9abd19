import type { Frame, GameEvent, Outcome, Seat, State, View } from '@bocage/kernel';

/** 0 Allied, 1 German: the order of the seats. */
export type Side = 0 | 1;
export const ALLIED: Side = 0;
export const GERMAN: Side = 1;
export const SEATS: readonly ['allied', 'german'] = ['allied', 'german'];

export const seatOf = (side: Side): Seat => SEATS[side];
export const enemyOf = (side: Side): Side => (side === ALLIED ? GERMAN : ALLIED);

/** Values of the `hex` column that are no hex. */
export const WAITING = -1;
export const LOST = -2;
/** Not in this game: a unit of the other Allied list, a token nobody has used yet. */
export const ABSENT = -3;

/** Bits of the `marks` column. */
export const MOVED = 1;
export const FOUGHT = 2;
/** Moved, fought, landed or retreated in this player-turn: it cannot entrench at its end (§R.10). */
export const BUSY = 4;
/** Retreated in this combat phase: adds nothing to a later defence (§C.10). */
export const RETREATED = 8;
export const UNSUPPLIED = 16;
export const ENTRENCHED = 32;

/** Deployment and entry name a German piece as `unit(PIECE_BASE + piece)`: it has no token yet. */
export const PIECE_BASE = 400;

export type PhaseId =
  | 'order'
  | 'deployment'
  | 'drop'
  | 'commandos'
  | 'assault'
  | 'allied-first'
  | 'allied-combat'
  | 'allied-second'
  | 'german-movement'
  | 'german-combat';

/** `asks` names the seat this frame asks; absent where the host rolls or nothing is asked. */
interface Asking extends Frame {
  readonly asks: Seat;
}

export interface GameFrame extends Frame {
  readonly step: 'game';
  /** Which phase of the turn comes next. */
  next: number;
}
export interface OrderFrame extends Frame {
  readonly step: 'order';
}
export interface DeployFrame extends Asking {
  readonly step: 'deploy';
}
export interface ShuffleFrame extends Frame {
  readonly step: 'shuffle';
}
/** A list of units that still wait to land: parachutes, commandos or assault forces. */
export interface ArrivalFrame extends Asking {
  readonly step: 'drop' | 'commandos' | 'assault';
  /** Hexes already taken as a drop zone. */
  readonly zones: number[];
}
export interface ArrivalHexFrame extends Asking {
  readonly step: 'drop-zone' | 'commando-landing' | 'assault-landing' | 'landing' | 'glide';
  readonly unit: number;
}
export interface ScatterFrame extends Frame {
  readonly step: 'scatter' | 'drift';
  readonly unit: number;
  readonly hex: number;
}
export interface MovementFrame extends Asking {
  readonly step: 'movement';
  readonly side: Side;
  readonly phase: PhaseId;
}
export interface LegFrame extends Asking {
  readonly step: 'leg';
  /** −1 while the German has chosen a face-down token: which one lies in `sealed.chosen`. */
  readonly unit: number;
}
/** A reinforcement is about to enter; which one lies in `sealed.chosen`. */
export interface EntryFrame extends Asking {
  readonly step: 'entry';
}
export interface CombatFrame extends Asking {
  readonly step: 'combat';
  readonly side: Side;
}
export interface AttackFrame extends Asking {
  readonly step: 'attack';
  readonly side: Side;
  readonly targets: number[];
  readonly units: number[];
}
export interface GunfireFrame extends Asking {
  readonly step: 'gunfire';
  readonly purpose: 'attack' | 'defence';
  /** Hexes still to be decided, the first one now. */
  readonly hexes: number[];
}
export interface BattleFrame extends Frame {
  readonly step: 'battle';
  readonly side: Side;
  readonly targets: number[];
  readonly units: number[];
  attackSupport: number;
  defenceSupport: number;
}
export interface ExchangeFrame extends Asking {
  readonly step: 'exchange';
  readonly units: number[];
  owed: number;
}
export interface RetreatFrame extends Asking {
  readonly step: 'retreat';
  /** Units still to retreat, the first one now. */
  readonly units: number[];
  /** First hex of the path once it is chosen, else −1. */
  via: number;
}
export interface OverFrame extends Frame {
  readonly step: 'over';
  readonly outcome: Outcome;
}

export type NormandyFrame =
  | GameFrame
  | OrderFrame
  | DeployFrame
  | ShuffleFrame
  | ArrivalFrame
  | ArrivalHexFrame
  | ScatterFrame
  | MovementFrame
  | LegFrame
  | EntryFrame
  | CombatFrame
  | AttackFrame
  | GunfireFrame
  | BattleFrame
  | ExchangeFrame
  | RetreatFrame
  | OverFrame;

/**
 * What everybody sees. Units are numbered once: Allied units first, then German tokens. `hex` and `marks` run over all
 * units, `battalionsLost` over Allied units, `piece`, `home` and `entered` over tokens (unit − number of Allied units).
 */
export interface Open {
  stack: NormandyFrame[];
  scenario: string;
  alliedList: string;
  /** The German order when it was agreed openly, else 0 (§R.11). */
  agreedOrder: number;
  turn: number;
  phase: PhaseId;
  hex: number[];
  marks: number[];
  battalionsLost: number[];
  /** The piece a token is once it is face up; −1 face down or unused. */
  piece: number[];
  /** Where a token was set up or entered; −1 unused. */
  home: number[];
  /** The turn a token entered, 0 at set-up. */
  entered: number[];
  /** Hexes attacked in this combat phase (§R.5). */
  attacked: number[];
  /** Landing capacity left, by supply area (§O.6, §O.8). */
  capacity: number[];
  /** Naval missions left in this combat phase, by kind (§G.1). */
  missions: number[];
  /** Who last ended in each hex that victory asks for: 0 Allied, 1 German (§R.14). */
  control: number[];
  /** Strength points lost, by side. */
  losses: number[];
}

/** What only the German player may see. */
export interface Sealed {
  /** 1 … 6 once drawn, 0 before. */
  order: number;
  /** The piece of each face-down token; −1 once it is face up. */
  piece: number[];
  /** During deployment: where each piece was put, −1 not yet. Empty afterwards. */
  placed: number[];
  /** A face-down token, or PIECE_BASE + piece, that the German has chosen and not yet put anywhere; else −1. */
  chosen: number;
}

export type Known = Readonly<Sealed>;

/** What the Allies and the spectator know of the sealed part. */
export const NOTHING_KNOWN: Known = Object.freeze({
  order: 0,
  piece: Object.freeze([]) as unknown as number[],
  placed: Object.freeze([]) as unknown as number[],
  chosen: -1,
});

/** What rules that must know a piece read: a view, or the state itself. */
export interface Sight {
  readonly open: Open;
  readonly known: Known;
}

/** What everybody sees and nothing more: enough wherever a face-down token cannot matter. */
export const publicSight = (open: Open): Sight => ({ open, known: NOTHING_KNOWN });

export type NormandyState = State<Open, Sealed>;
export type NormandyView = View<Open, Known>;

interface Said<Name extends string> extends GameEvent {
  readonly event: Name;
}

export type NormandyEvent =
  | (Said<'order-drawn'> & { readonly order: number })
  | (Said<'piece-placed'> & { readonly piece: number; readonly hex: number })
  | (Said<'set-up'> & { readonly hexes: readonly number[] })
  | (Said<'turn'> & { readonly turn: number })
  | (Said<'phase'> & { readonly turn: number; readonly phase: PhaseId })
  | (Said<'dropped'> & { readonly unit: number; readonly hex: number })
  | (Said<'scatter'> & {
      readonly unit: number;
      readonly hex: number;
      readonly die: number;
      readonly loses: number;
      readonly scatters: number;
    })
  | (Said<'drifted'> & { readonly unit: number; readonly from: number; readonly hex: number; readonly die: number })
  | (Said<'landed'> & { readonly unit: number; readonly hex: number; readonly points: number })
  | (Said<'entered'> & { readonly unit: number; readonly piece: number; readonly hex: number })
  | (Said<'moved'> & { readonly unit: number; readonly path: readonly number[]; readonly thirds: number })
  | (Said<'revealed'> & { readonly hex: number; readonly units: readonly number[]; readonly pieces: readonly number[] })
  | (Said<'declared'> & { readonly side: Side; readonly targets: readonly number[]; readonly units: readonly number[] })
  | (Said<'gunfire'> & { readonly hex: number; readonly mission: string; readonly points: number; readonly purpose: 'attack' | 'defence' })
  | (Said<'battle'> & BattleReport)
  | (Said<'destroyed'> & { readonly units: readonly number[]; readonly why: DestroyedWhy })
  | (Said<'retreated'> & { readonly unit: number; readonly path: readonly number[] })
  | (Said<'reduced'> & { readonly unit: number; readonly battalions: number; readonly strength: number })
  | (Said<'left-behind'> & { readonly units: readonly number[]; readonly fate: 'lost' | 'follow-up' })
  | (Said<'entrenched'> & { readonly units: readonly number[] })
  | (Said<'supply'> & { readonly side: Side; readonly unsupplied: readonly number[] })
  | (Said<'capacity'> & { readonly capacity: readonly number[] })
  | (Said<'over'> & { readonly outcome: Outcome });

export type DestroyedWhy =
  | 'attacker-eliminated'
  | 'defender-eliminated'
  | 'exchange'
  | 'no-retreat'
  | 'static'
  | 'no-battalions'
  | 'scattered-off-map'
  | 'scattered-into-sea'
  | 'scattered-onto-enemy'
  | 'scattered-into-full-hex';

export interface BattleReport {
  readonly targets: readonly number[];
  readonly units: readonly number[];
  readonly attack: number;
  readonly defence: number;
  readonly column: string;
  readonly die: number;
  readonly addition: number;
  readonly row: number;
  readonly result: CombatResult;
}

export const COMBAT_RESULTS = ['AX', 'AR', 'DR', 'EX', 'DX'] as const;
export type CombatResult = (typeof COMBAT_RESULTS)[number];

export interface NormandyTypes {
  open: Open;
  sealed: Sealed;
  known: Known;
  event: NormandyEvent;
}

export type Told = (event: NormandyEvent) => void;
