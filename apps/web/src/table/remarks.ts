import type { UndoRefused } from '@bocage/kernel';

/** Why the undo button is grey. */
export const UNDO_TEXT: Readonly<Record<UndoRefused, string>> = {
  'nothing-to-undo': 'There is nothing of yours to undo.',
  roll: 'Undo ends at the last roll of the dice. A take-back needs the others’ consent.',
  reveal: 'Undo ends where a step was closed or something hidden was turned up. A take-back needs the others’ consent.',
  'other-seat': 'Undo ends where others have acted and you could notice it. A take-back needs their consent.',
  depends: 'Something done since depends on it.',
};

const ANSWERS: Readonly<Record<string, string>> = {
  declined: 'The computer plays on: it does not accept a draw.',
  over: 'The game is over.',
  'not-asked': 'It is not your decision now.',
  'not-legal': 'That is not possible now.',
  'wrong-seat': 'That seat is not yours.',
  'unknown-order': 'That cannot be said beforehand in this game.',
  'too-many-orders': 'That is more standing orders than are kept. Take some back first.',
  offline: 'No connection. It is sent as soon as there is one.',
};

export function answerText(code: string): string {
  return ANSWERS[code] ?? `That was refused (${code}).`;
}
