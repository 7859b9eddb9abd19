import type { Level } from '@bocage/kernel';

/** The games of this house, as the front page names them before anything of theirs is loaded. */
export interface CatalogueGame {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly about: string;
  readonly seats: readonly { readonly id: string; readonly title: string; readonly about: string }[];
  /** The side a newcomer is offered first. */
  readonly suggestedSeat: string;
  readonly length: string;
  /** As in the game's own description: pages offer opponents before its rules are loaded. */
  readonly levels?: readonly Level[];
}

export const CATALOGUE: readonly CatalogueGame[] = [
  {
    id: 'normandy-1969',
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
  },
  {
    id: 'dark-summer',
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
  },
  {
    id: 'liberating-assault',
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
  },
];

export function catalogueGame(id: string): CatalogueGame | undefined {
  return CATALOGUE.find((game) => game.id === id);
}
