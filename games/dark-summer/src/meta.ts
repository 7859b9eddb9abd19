import type { PackageMeta } from '@bocage/kernel';

const yesNo = (id: string, title: string, section: string) => ({
  id,
  title,
  section,
  values: [
    { id: 'no', title: 'No' },
    { id: 'yes', title: 'Yes' },
  ],
});

export const meta: PackageMeta = {
  id: 'dark-summer',
  title: 'The Dark Summer',
  version: 3,
  published: 'After the rules of The Dark Summer: Normandy 1944, Ted S. Raicer, 2021',
  seats: [
    { id: 'allied', title: 'Allied' },
    { id: 'us', title: 'American', side: 'allied' },
    { id: 'british', title: 'British', side: 'allied' },
    { id: 'german', title: 'German' },
  ],
  options: [
    {
      id: 'players',
      title: 'Players',
      section: '3.0',
      values: [
        { id: 'two', title: 'Two: Allied and German', seats: ['allied', 'german'] },
        { id: 'three', title: 'Three: American, British and German', seats: ['us', 'british', 'german'] },
      ],
    },
    yesNo('historical-weather', 'Historical weather', '7.3'),
    yesNo('reaction-withdrawal', 'Emergency withdrawal in reaction', '10.3.2'),
    yesNo('assault-guns', 'German assault guns', '12.7'),
  ],
  longestGame: 60_000,
};
