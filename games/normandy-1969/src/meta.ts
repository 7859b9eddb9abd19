import type { GameMeta } from '@bocage/kernel';

export const meta: GameMeta = {
  id: 'normandy-1969',
  title: 'Normandy (1969)',
  version: 2,
  published: 'After the rules of Normandy: The Invasion of Europe 1944, James Dunnigan, 1969, second edition 1971',
  seats: [
    { id: 'allied', title: 'Allied' },
    { id: 'german', title: 'German' },
  ],
  scenarios: [
    { id: 'campaign', title: 'Six days in June', turns: 6, about: 'The whole game: 6 to 11 June 1944, six turns.' },
    {
      id: 'bridgehead',
      title: 'The bridgehead',
      turns: 2,
      about: 'The landings and the first counter-attacks: 6 and 7 June 1944, two turns.',
    },
  ],
  options: [
    {
      id: 'allied-list',
      title: 'Allied order of battle',
      section: 'O.6',
      values: [
        { id: 'historical', title: 'As history has it: the sheet without its repeats' },
        { id: 'literal', title: 'As printed: a second wave more than twice as strong' },
      ],
    },
    {
      id: 'german-order',
      title: 'German order of battle',
      section: 'R.11',
      values: [
        { id: 'secret', title: 'Drawn in secret' },
        { id: '1', title: '1 As it was' },
        { id: '2', title: '2 Rommel’s wish' },
        { id: '3', title: '3 The armoured fist' },
        { id: '4', title: '4 Cotentin alert' },
        { id: '5', title: '5 Deceived' },
        { id: '6', title: '6 Reinforced coast' },
      ],
    },
  ],
  longestGame: 20_000,
};
