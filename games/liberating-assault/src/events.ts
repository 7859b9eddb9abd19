import type { GameEvent, Outcome, Seat } from '@bocage/kernel';
import type { CardKind, Tactic } from './data/shapes.js';
import type { StageId } from './frames.js';

interface Said<Name extends string> extends GameEvent {
  readonly event: Name;
}

/** Places are told only to those who see them: `to` of each event names them (§9.5). */
export type LiberatingAssaultEvent =
  | (Said<'turn'> & { readonly turn: number })
  | (Said<'beach'> & { readonly formation: number; readonly hex: number })
  | (Said<'aimed'> & { readonly formation: number; readonly hex: number })
  | (Said<'closed'> & { readonly step: string })
  | (Said<'waves' | 'begun'> & Readonly<Record<never, never>>)
  | (Said<'lays'> & { readonly unit: number; readonly card: CardKind })
  | (Said<'places'> & { readonly what: 'bomb' | 'cut' | 'soe' | 'resistance'; readonly at: number })
  | (Said<'fires'> & { readonly target: number; readonly gun: number; readonly how: 'fire' | 'flak' })
  | (Said<'tactic'> & { readonly target: number; readonly tactic: Tactic })
  | (Said<'asks-back'> & { readonly holder: number; readonly card: CardKind })
  | (Said<'wants'> & { readonly holder: number; readonly card: CardKind })
  | (Said<'wanted'> & { readonly holder: number; readonly card: CardKind; readonly count: number })
  | (Said<'done'> & { readonly seat: Seat })
  | (Said<'stage'> & { readonly turn: number; readonly stage: StageId })
  | (Said<'arriving'> & { readonly formation: number })
  | (Said<'allocated'> & { readonly formation: number; readonly command: number })
  | (Said<'arrived'> & { readonly formation: number; readonly command: number; readonly player: number })
  | (Said<'attached'> & { readonly unit: number; readonly formation: number })
  | (Said<'supplied'> & { readonly holder: number; readonly card: CardKind; readonly count: number })
  | (Said<'gift'> & { readonly holder: number; readonly card: CardKind })
  | (Said<'handed'> & { readonly holder: number; readonly card: CardKind; readonly count: number })
  | (Said<'permitted'> & { readonly unit: number; readonly formation: number })
  | (Said<'laid'> & { readonly unit: number; readonly card: CardKind; readonly count: number })
  | (Said<'cut'> & { readonly hex: number })
  | (Said<'activated'> & { readonly table: number; readonly die: number })
  | (Said<'struck'> & { readonly formation: number; readonly cards: readonly CardKind[]; readonly by: 'bomber' | 'resistance' })
  | (Said<'bombs-astray'> & { readonly formation: number; readonly die: number })
  | (Said<'ordered'> & { readonly unit: number; readonly order: number; readonly path: readonly number[] })
  | (Said<'order-struck'> & { readonly unit: number; readonly why: 'attacked' | 'mutual' | 'withdrew' | 'ruling' })
  | (Said<'moved'> & { readonly unit: number; readonly path: readonly number[]; readonly how: MovedHow })
  | (Said<'joined'> & { readonly battle: number; readonly target: number; readonly attackers: readonly number[] })
  | (Said<'coast'> & { readonly hex: number; readonly strength: number; readonly tactic: Tactic })
  | (Said<'coast-cleared'> & { readonly hex: number })
  | (Said<'battle'> & BattleReport)
  | (Said<'boxes-lost'> & { readonly unit: number; readonly boxes: number; readonly left: number })
  | (Said<'boxes-ruled'> & { readonly unit: number; readonly left: number })
  | (Said<'removed'> & { readonly unit: number })
  | (Said<'told'> & { readonly unit: number; readonly hex: number })
  | (Said<'called-up'> & { readonly formation: number })
  | (Said<'destroyed'> & { readonly unit: number })
  | (Said<'driven-back'> & { readonly formation: number; readonly beaten: boolean })
  | (Said<'dropped'> & { readonly unit: number; readonly hex: number; readonly die: number; readonly losses: number })
  | (Said<'used'> & { readonly formation: number; readonly card: 'fuel' | 'ammo'; readonly count: number })
  | (Said<'ruling'> & { readonly number: number; readonly what: RulingKind })
  | (Said<'asks-dismissal' | 'dismissed' | 'kept'> & { readonly seat: Seat; readonly by: Seat })
  | (Said<'over'> & { readonly outcome: Outcome });

export type MovedHow = 'attack' | 'exploit' | 'tactical' | 'strategic' | 'withdrew' | 'advanced' | 'landed' | 'arrived' | 'ruling';

/** What control can decide (§9.8). */
export const RULINGS = ['move', 'remove', 'attach', 'boxes', 'cards', 'order', 'attacker', 'reveal', 'arrival', 'end'] as const;
export type RulingKind = (typeof RULINGS)[number];

export interface BattleReport {
  readonly battle: number;
  readonly target: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly attackTactic: Tactic;
  readonly defenceTactic: Tactic;
  readonly tactical: 'win' | 'draw' | 'lose';
  readonly attack: number;
  readonly defence: number;
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  readonly withdrawal: number;
}
