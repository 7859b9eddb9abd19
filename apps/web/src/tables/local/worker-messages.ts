import type { Level, OrderChange, Seat } from '@bocage/kernel';
import type { ProposalKind } from '../table-source.js';
import type { LocalNews } from './local-host.js';

/** What the page asks of the worker that hosts its game. */
export type HostRequest =
  | { readonly what: 'act'; readonly seat: Seat; readonly position: number; readonly action: string }
  | { readonly what: 'undo'; readonly seat: Seat; readonly position: number }
  | { readonly what: 'propose'; readonly seat: Seat; readonly proposal: ProposalKind }
  | { readonly what: 'resign'; readonly seat: Seat }
  | { readonly what: 'roll'; readonly result: readonly number[] }
  | { readonly what: 'look'; readonly seats: readonly Seat[] }
  /** A computer decides for a player until his part of the step is done. */
  | { readonly what: 'assist'; readonly seat: Seat }
  /** How a seat answers from now on where it has said so beforehand. */
  | { readonly what: 'orders'; readonly seat: Seat; readonly change: readonly OrderChange[] }
  | { readonly what: 'all-orders' }
  | { readonly what: 'view-at'; readonly position: number }
  | { readonly what: 'log' }
  /** The turn in words, for the list of games: only the page has the words. */
  | { readonly what: 'label'; readonly when: string };

export type ToHostWorker =
  /** Each computer player sits in a worker of its own at the other end of a port. */
  | { readonly type: 'open'; readonly table: string; readonly thinkers: Readonly<Record<Seat, MessagePort>> }
  /** Somebody who thinks for a player's own seat when asked to. */
  | { readonly type: 'helper'; readonly seat: Seat; readonly port: MessagePort }
  | { readonly type: 'request'; readonly id: number; readonly request: HostRequest };

export type FromHostWorker =
  | { readonly type: 'news'; readonly news: LocalNews }
  | { readonly type: 'reply'; readonly id: number; readonly value: unknown }
  /** The game is open in another tab; this one takes over when that one closes. */
  | { readonly type: 'waiting' }
  | { readonly type: 'missing' }
  | { readonly type: 'failed'; readonly message: string };

export interface ToThinker {
  readonly type: 'sit';
  readonly game: string;
  readonly pack?: unknown;
  readonly player: Level;
  readonly seed: string;
  readonly port: MessagePort;
}

/** Over the port between host and thinker. */
export interface ThinkRequest {
  readonly seat: Seat;
  readonly view: unknown;
}
export type ThinkReply = { readonly action: string } | { readonly failed: string };
