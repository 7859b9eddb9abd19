import type { Forecast, Roll } from '@bocage/kernel';
import { createStore, type StoreApi } from 'zustand';
import type { TableState } from '../tables/table-source.js';
import { EMPTY_LOG, type LogBook } from './log-lines.js';
import type { Situation } from './situation.js';

export type Panel = 'inspector' | 'rules' | 'none';
export type Dialog = 'help' | 'find' | 'settings' | 'dice' | 'table' | 'charts' | 'seats';
export type SheetTab = 'act' | 'desk' | 'stack' | 'log' | 'mail' | 'charts';
export type HandMode = 'play' | 'ruler' | 'plan';

/** A remark beside the pointer: why not, how far. */
export interface Tip {
  readonly text: string;
  readonly section?: string;
  readonly x: number;
  readonly y: number;
  readonly tone: 'why-not' | 'note';
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly section?: string;
  readonly tone: 'why-not' | 'note' | 'alarm';
}

/** A roll on the table, with the odds it was rolled under when it had any. */
export interface ShownDice {
  readonly id: number;
  readonly roll: Roll;
  readonly result: readonly number[];
  readonly forecast: Forecast | undefined;
}

export interface TableData {
  readonly failed: string | undefined;
  /** The newest state from the source. */
  readonly live: TableState | undefined;
  /** What is on the screen: the newest state, or one on the way to it, or one of the replay. */
  readonly shown: Situation | undefined;
  readonly log: LogBook;
  /** The opponent's moves are being shown. */
  readonly isPlaying: boolean;
  /** An answer is on its way. */
  readonly isSending: boolean;
  readonly replay: { readonly at: number; readonly running: boolean; readonly until: number } | undefined;
  readonly selectedHex: number | undefined;
  readonly selectedUnit: number | undefined;
  /** The hex under the pointer or the keyboard cursor. */
  readonly hoverHex: number | undefined;
  readonly lit: readonly number[];
  readonly formation: readonly number[];
  readonly overlay: string | undefined;
  readonly counters: 'all' | 'none';
  readonly mode: HandMode;
  readonly measured: readonly number[];
  readonly plans: readonly (readonly number[])[];
  readonly tip: Tip | undefined;
  readonly toast: Toast | undefined;
  readonly dice: ShownDice | undefined;
  /** A word that must be pressed once more. */
  readonly confirming: string | undefined;
  readonly panel: Panel;
  readonly section: string | undefined;
  readonly dialog: Dialog | undefined;
  readonly drawer: string | undefined;
  readonly rail: 'open' | 'folded';
  readonly desk: 'open' | 'folded';
  /** What the rail shows under the decision, in a hall. */
  readonly below: 'log' | 'letters';
  /** Letters read so far. */
  readonly read: number;
  readonly tab: SheetTab;
  readonly list: 'hidden' | 'shown';
  /** Read aloud politely. */
  readonly said: string;
  /** Told entries up to here were there when this player last acted. */
  readonly lastTurn: number;
  readonly guide: 'on' | 'off';
}

export const INITIAL: TableData = {
  failed: undefined,
  live: undefined,
  shown: undefined,
  log: EMPTY_LOG,
  isPlaying: false,
  isSending: false,
  replay: undefined,
  selectedHex: undefined,
  selectedUnit: undefined,
  hoverHex: undefined,
  lit: [],
  formation: [],
  overlay: undefined,
  counters: 'all',
  mode: 'play',
  measured: [],
  plans: [],
  tip: undefined,
  toast: undefined,
  dice: undefined,
  confirming: undefined,
  panel: 'none',
  section: undefined,
  dialog: undefined,
  drawer: undefined,
  rail: 'open',
  desk: 'open',
  below: 'log',
  read: 0,
  tab: 'act',
  list: 'hidden',
  said: '',
  lastTurn: 0,
  guide: 'off',
};

export type TableStore = StoreApi<TableData>;

export function createTableStore(patch: Partial<TableData> = {}): TableStore {
  return createStore<TableData>(() => ({ ...INITIAL, ...patch }));
}
