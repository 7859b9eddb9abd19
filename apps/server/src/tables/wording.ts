/** What a refusal says to a person: what happened, and what to do. */
const WORDING: Readonly<Record<string, string>> = {
  stale: 'The table has moved on since you looked. Look again and choose anew.',
  unreadable: 'That is not an action. Reload the page.',
  over: 'This game is over.',
  'not-asked': 'It is not this seat’s turn to decide.',
  'not-legal': 'That is not allowed here.',
  'no-roll-awaited': 'No roll is awaited.',
  'wrong-result': 'The dice cannot show that. Enter what was rolled, one number a die.',
  'nothing-to-undo': 'There is nothing to take back.',
  roll: 'A die has been rolled since. Ask the others for a take-back.',
  reveal: 'Something was revealed since. Ask the others for a take-back.',
  'other-seat': 'Another seat has acted since. Ask the others for a take-back.',
  depends: 'What came after rests on it. Undo that first, or ask for a take-back.',
  'not-saved': 'The server could not write this to its disk, so it did not happen. Try again; if it stays, tell the host of the server.',
  stopped: 'This table has stopped because its rules failed. The others go on. The game is kept as it was before the last action.',
  'unknown-table': 'There is no such table. Check the link.',
  'wrong-seat': 'This browser does not hold that seat. Use the invitation link in this browser.',
  'not-invited': 'This browser has no place at that table. Ask for an invitation or the spectators’ link.',
  'bad-message': 'The message could not be read. Reload the page.',
  'too-large': 'The message is too large.',
  'too-fast': 'Too many messages at once. Wait a moment.',
  'too-many-watchers': 'Too many are looking at this table.',
  'too-many-tables': 'This connection looks at too many tables. Close one.',
  'no-proposal': 'Nobody has proposed that, or it has been answered.',
  'computer-declines': 'The computer does not agree to a draw.',
  'not-by-hand': 'The dice of this table are rolled by the server.',
  'server-error': 'The server failed. Nothing was changed; try again.',
  'log-full': 'This game has been undone and played again too often: its log is full. Resign or agree on a draw.',
  'chat-full': 'The chat of this table is full.',
};

export function wordingOf(code: string): string {
  return WORDING[code] ?? 'That could not be done.';
}
