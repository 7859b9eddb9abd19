import type { GameEvent } from '@bocage/kernel';

/** PLACEHOLDER: replace by the events of this chapter. */
interface InvasionEvent extends GameEvent {
  readonly event: 'invasion';
}

export type InvasionEvents = InvasionEvent;
