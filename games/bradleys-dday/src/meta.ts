import type { PackageMeta } from '@bocage/kernel';

const OFF_OR_ON = (off: string, on: string) => [
  { id: 'off', title: off },
  { id: 'on', title: on },
];

export const meta: PackageMeta = {
  id: 'bradleys-dday',
  title: 'Bradley’s D-Day',
  version: 1,
  published: 'After the rules of Bradley’s D-Day, John Prados, Against the Odds Annual 2011',
  seats: [
    { id: 'allied', title: 'American' },
    { id: 'german', title: 'German' },
  ],
  options: [
    {
      id: 'tide',
      title: 'Tide of the first landing',
      section: '19.1',
      values: [
        { id: 'scenario', title: 'As the scenario says' },
        { id: 'low', title: 'Low' },
        { id: 'average', title: 'Average' },
        { id: 'high', title: 'High' },
      ],
    },
    { id: 'bombing', title: 'Bombing', section: '19.2', values: OFF_OR_ON('Support points of one kind', 'Ships and aircraft apart') },
    { id: 'northern-utah', title: 'Utah Beach', section: '19.3', values: OFF_OR_ON('Where history landed', 'On the northern beaches') },
    { id: 'hex-shift', title: 'Landing shifts', section: '19.4', values: OFF_OR_ON('Once for a beach', 'For each hex') },
    {
      id: 'new-cycle',
      title: 'Landings of the second day',
      section: '5.1.11',
      values: OFF_OR_ON('The third cycle goes on', 'A new cycle begins'),
    },
    { id: 'solitaire', title: 'Commands of the automaton', section: '20.1', values: OFF_OR_ON('None', 'Rolled for the Germans') },
  ],
  longestGame: 40_000,
};
