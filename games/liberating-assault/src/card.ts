import type { GameCard } from '@bocage/kernel';

export const card: GameCard = {
  id: 'liberating-assault',
  place: 3,
  title: 'The Liberating Assault',
  subtitle: 'A megagame for two to a hundred and fifty',
  about:
    'An army group, two armies, nine corps and their divisions, from the landings to July. Cards go down the chain of command, everybody orders at once and in secret, and hardly anybody sees the whole map.',
  seats: [
    { id: 'allied', title: 'Allied', about: 'Land, feed the advance, choose where the few ships and aircraft go.' },
    { id: 'german', title: 'German', about: 'Short of everything: hold the hedgerows until the panzers come.' },
  ],
  suggestedSeat: 'allied',
  length: '10 or 18 turns · a long day',
  levels: ['random', 'greedy'],
};
