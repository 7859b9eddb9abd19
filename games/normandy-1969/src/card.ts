import type { GameCard } from '@bocage/kernel';

export const card: GameCard = {
  id: 'normandy-1969',
  place: 1,
  title: 'Normandy',
  subtitle: 'The rules of 1969',
  about:
    'Six days from the morning of 6 June 1944. Paratroops scatter in the dark, five beaches are stormed under naval gunfire, and a German order of battle that nobody has seen waits face down behind the hedgerows.',
  seats: [
    { id: 'allied', title: 'Allied', about: 'Land, link the beaches, break inland before the counter-attack.' },
    { id: 'german', title: 'German', about: 'Hide your strength, hold the beaches, throw them back into the sea.' },
  ],
  suggestedSeat: 'allied',
  length: '6 turns · an evening',
};
