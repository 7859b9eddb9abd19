import type { PackageMeta } from '@bocage/kernel';

export const meta: PackageMeta = {
  id: '_template',
  title: 'Crossroads',
  version: 2,
  published: 'an example, never printed',
  seats: [
    { id: 'blue', title: 'Blue' },
    { id: 'red', title: 'Red' },
  ],
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
