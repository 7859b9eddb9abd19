import type { GameCard } from '@bocage/kernel';

/** What the front page would say of it; an example stands on no shelf. */
export const card: GameCard = {
  id: '_template',
  place: 9,
  title: 'Crossroads',
  subtitle: 'An example',
  about: 'Two sides of four counters fight for a village where two roads meet.',
  seats: [
    { id: 'blue', title: 'Blue', about: 'Comes from the west.' },
    { id: 'red', title: 'Red', about: 'Comes from the east.' },
  ],
  suggestedSeat: 'blue',
  length: '5 turns · a quarter of an hour',
};
