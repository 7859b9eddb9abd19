import type { InfoLine, Way } from '@bocage/board';
import type { Action, Forecast, Roll } from '@bocage/kernel';
import { createStore, type StoreApi } from 'zustand';
import type { Ending, TableState } from '../tables/table-source.js';
import { EMPTY_LOG, type LogBook } from './log-lines.js';
import type { Situation } from './situation.js';

export type Panel = 'inspector' | 'rules' | 'none';
export type Dialog = 'help' | 'find' | 'settings' | 'dice' | 'table' | 'charts' | 'seats' | 'orders';
export type SheetTab = 'act' | 'desk' | 'stack' | 'log' | 'mail' | 'charts';
/** 'auto' opens for a look and steps aside for the action, 'pinned' stays, 'closed' opens only when it is asked for. */
export type InspectorHabit = 'auto' | 'pinned' | 'closed';
export type HandMode = 'play' | 'ruler' | 'plan';

/** A remark beside the pointer: why not, how far, which way. */
export interface Tip {
  readonly text: string;
  readonly lines?: readonly InfoLine[];
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
  /** Why the table cannot be seen, or no more. */
  readonly ending: Ending | undefined;
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
  /** The choice of the plan that is being looked at: its chances lie on the map. */
  readonly about: Action | undefined;
  /** The odds of the counter that is pointed at, where the decision has none of its own. */
  readonly looked: Forecast | undefined;
  /** Where a click on the hex under the pointer would lead. */
  readonly way: Way | undefined;
  /** A counter is in the hand, or none. */
  readonly hand: 'full' | 'empty';
  /** Units of one stack that go together, the chosen one among them. */
  readonly party: readonly number[];
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
  /** Units taken one after another in the present decision, by clicks of this table. */
  readonly picked: readonly number[];
  readonly panel: Panel;
  readonly inspector: InspectorHabit;
  /** The kind of plan or odds that was put away. */
  readonly closedAid: string | undefined;
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
  /** A guided game: the guide can be called back, and says at the end where to go next. */
  readonly lesson: 'yes' | 'no';
}

export const INITIAL: TableData = {
  ending: undefined,
  live: undefined,
  shown: undefined,
  log: EMPTY_LOG,
  isPlaying: false,
  isSending: false,
  replay: undefined,
  selectedHex: undefined,
  selectedUnit: undefined,
  hoverHex: undefined,
  about: undefined,
  looked: undefined,
  way: undefined,
  hand: 'empty',
  party: [],
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
  picked: [],
  panel: 'none',
  inspector: 'auto',
  closedAid: undefined,
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
  lesson: 'no',
};

export type TableStore = StoreApi<TableData>;

export function createTableStore(patch: Partial<TableData> = {}): TableStore {
  return createStore<TableData>(() => ({ ...INITIAL, ...patch }));
}
