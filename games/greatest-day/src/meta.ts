import type { PackageMeta } from '@bocage/kernel';

export const meta: PackageMeta = {
  id: 'greatest-day',
  title: 'The Greatest Day (in the making)',
  version: 0,
  published: 'After the rules of The Greatest Day: Sword, Juno and Gold, 2015: so far its ground, and none of its rules',
  seats: [
    { id: 'allied', title: 'Allied' },
    { id: 'german', title: 'German' },
  ],
  options: [],
  longestGame: 2,
  levels: ['random'],
};
