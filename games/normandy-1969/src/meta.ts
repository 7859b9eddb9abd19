import type { PackageMeta } from '@bocage/kernel';
import orders from '../data/orders.json' with { type: 'json' };

export const meta: PackageMeta = {
  id: 'normandy-1969',
  title: 'Normandy (1969)',
  version: 3,
  published: 'After the rules of Normandy: The Invasion of Europe 1944, James Dunnigan, 1969, second edition 1971',
  seats: [
    { id: 'allied', title: 'Allied' },
    { id: 'german', title: 'German' },
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
        ...orders.orders.map(({ title }, i) => ({ id: `${i + 1}`, title: `${i + 1} ${title}` })),
      ],
    },
  ],
  longestGame: 20_000,
};
