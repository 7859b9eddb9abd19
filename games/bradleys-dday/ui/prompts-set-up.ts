import { placementName, unplaced, waitingGarrisons } from '../src/rules/deployment.js';
import { nameOf, shortName } from './names.js';
import { outcomeText } from './outcomes.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { counted } from './text.js';

type SetUpStep = 'nest' | 'deploy' | 'deploy-at' | 'garrison' | 'deploy-modes' | 'deploy-facing' | 'mine-die' | 'mines' | 'game' | 'over';

export const SET_UP_PROMPTS: PromptTable<SetUpStep> = {
  deploy: {
    section: '18.0',
    ask: ({ world }, { open }) =>
      `Set-up: choose one of the ${counted(unplaced(world, open).length, 'unit')} you place freely, or let your staff place all that are left`,
    wait: () => 'The Germans are setting up the units they place freely',
  },
  'deploy-at': {
    section: '18.0',
    ask: (words, { open }, { unit }) => {
      const where = placementName(words.world, open, unit);
      return `Choose where ${nameOf(words, unit)} is set up${where === '' ? '' : `, in ${where}`}: its hexes are marked`;
    },
    wait: (words, _, { unit }) => `The Germans are setting up ${shortName(words, unit)}`,
  },
  nest: {
    section: '18.5',
    ask: () => 'Choose a coastal town for another resistance nest',
    wait: () => 'The Germans are digging resistance nests',
  },
  garrison: {
    section: '13.3.1',
    ask: ({ world }, { open }) =>
      `Garrisons: choose an empty fortification for the next platoon, ${counted(waitingGarrisons(world, open).length, 'platoon')} left; a German unit must be within three hexes`,
    wait: () => 'The Germans are choosing the fortifications that get a garrison',
  },
  'deploy-modes': {
    section: '18.0',
    ask: ({ world }, { open }) => {
      const hasGun = open.hex.some((hex, unit) => hex >= 0 && world.roster.type[unit] === 'coastal-artillery');
      const gun = hasGun ? ', or the coastal gun to point it' : '';
      return `All units stand in Combat Mode: choose one that begins on the march, in Movement Mode${gun}; then say that the set-up is done`;
    },
    wait: () => 'The Germans are choosing the units that begin in Movement Mode',
  },
  'deploy-facing': {
    section: '7.4',
    ask: (words, _, { unit }) => `Choose the hexside ${nameOf(words, unit)} faces: it sees and fights to that side and the two beside it`,
    wait: (words, _, { unit }) => `The Germans are turning ${shortName(words, unit)}`,
  },
  'mine-die': forAll('18.1.5', () => 'A die seen by the German alone says how many mine points he has'),
  mines: {
    section: '5.4.3',
    ask: (_, { known }) =>
      `Minefields, in secret: choose a beach hex for the next of ${counted(known.minePoints, 'mine point')}; ${counted(known.mines?.length ?? 0, 'hex is', 'hexes are')} mined so far`,
    wait: () => 'The Germans are laying mines in secret',
  },
  game: forAll('3.1', () => 'The next segment begins'),
  over: forAll('17.0', (_, __, { outcome }) => `The game is over: ${outcomeText(outcome)}`),
};
