/** §11.3.5 What each result of the table does. */
export const RESULTS: Readonly<Record<string, string>> = {
  AL2: 'the attacker loses two steps',
  AL1: 'the attacker loses a step',
  BL1: 'each side loses a step',
  EX: 'exchange: the defenders are eliminated and the attacker loses as many steps',
  DR: 'the defenders retreat',
  'DR*': 'the defenders retreat',
  DE: 'the defenders are eliminated',
  '-': 'the defenders hold',
};
