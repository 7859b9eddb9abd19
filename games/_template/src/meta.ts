import type { GameMeta } from '@bocage/kernel';
import scenarios from '../data/scenarios.json' with { type: 'json' };

export const meta: GameMeta = {
  id: '_template',
  title: 'Crossroads',
  version: 2,
  published: 'an example, never printed',
  seats: [
    { id: 'blue', title: 'Blue' },
    { id: 'red', title: 'Red' },
  ],
  scenarios: scenarios.scenarios.map(({ id, title, turns, about }) => ({ id, title, turns, about })),
  options: [
    {
      id: 'first',
      title: 'Who moves first',
      section: 'C.3',
      values: [
        { id: 'blue', title: 'Blue' },
        { id: 'red', title: 'Red' },
      ],
    },
  ],
  longestGame: 500,
};
