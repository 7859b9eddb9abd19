import type { GameCard } from '@bocage/kernel';

export const card: GameCard = {
  id: 'dark-summer',
  place: 2,
  title: 'The Dark Summer',
  subtitle: 'The campaign, chit by chit',
  about:
    'Ten turns from the landings to the middle of August, regiment by regiment. Chits drawn from a cup say who moves and who fights, the weather decides how often, and nobody knows what waits in the strongpoints on the shore.',
  seats: [
    { id: 'allied', title: 'Allied', about: 'Take Cherbourg and Caen, break out through Avranches, close on the Seine.' },
    { id: 'german', title: 'German', about: 'React where it hurts, hold the hedgerows, save your divisions in time.' },
  ],
  suggestedSeat: 'allied',
  length: '10 turns · a long day, or a few evenings',
};
