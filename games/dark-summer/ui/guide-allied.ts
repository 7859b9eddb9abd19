import type { GuideStep } from '@bocage/board';
import { openBeaches } from './guide-hexes.js';
import { type Guide, partOf } from './guide-table.js';

const WAVES: GuideStep = {
  text: 'Your second wave lands and fights. From the water only the beach ahead can be attacked; troops ashore may attack any German next to them. Beaches still German at the end are lost for good.',
  section: '9.4.3',
};

/** The first turn through Allied eyes. */
export const ALLIED_GUIDE: Guide = {
  'british-chits': () => ({
    text: 'Before the landing, say which British chits the cup gets. Two moves bring your third wave and reinforcements in sooner; two combats push inland harder. Two moves suit a first game.',
    section: '9.1',
  }),
  assault: () => ({
    text: 'Dawn, 6 June. Choose the marked hexes one by one: all boats off a beach attack it together, and only the order is yours. A strongpoint’s factor is drawn when you attack. Omaha is the hard one.',
    section: '9.4.1',
  }),
  advance: (_, view) =>
    partOf(view) === 'later'
      ? {
          text: 'The hex is empty: send in what you can spare, but keep supply behind you. Only units that attacked advance.',
          section: '11.3.8',
        }
      : { text: 'The strongpoint is gone. Land everybody: the first man ashore opens the beach.', section: '9.4.1' },
  'second-advance': () => ({
    text: 'Those who landed may go one hex further at once. Widen the beachhead, but do not leave an open beach empty with Germans near.',
    section: '9.4.1',
  }),
  fighting: (_, view) =>
    partOf(view) === 'wave2'
      ? WAVES
      : {
          text: 'Combat round: choose a German hex, then the units. Attacking from more than one hex can oblige you to attack other hexes as well: the prompt names them before you declare.',
          section: '11.2',
        },
  attack: () => ({
    text: 'Add units and watch the forecast: bocage and cities shift two columns against you, towns and forests one. 3-1 after shifts is a sound attack.',
    section: '11.3.4',
  }),
  support: () => ({
    text: 'Ships add 6 once a round to a clear, beach or town hex inside the gun line. The overlay “Naval gun line” shows how far that is.',
    section: '12.3',
  }),
  chit: () => ({
    text: 'Your chit: a move brings in the third wave first, then every unit may move; combat lets every unit attack. You never know how soon the next chit is yours.',
    section: '9.2',
  }),
  'third-wave': (words, { open }) => ({
    text: 'The third wave needs no roll. Land it where you want to push; units in the way may be shoved one hex inland.',
    section: '8.1.3',
    hexes: openBeaches(words, open),
  }),
  withdraw: () => ({
    text: 'Paratroops, Rangers and commandos may go home through an open beach until turn 5. Each that does not gives the Germans half a point: but not today, they are needed.',
    section: '8.3',
  }),
  moving: () => ({
    text: 'Move units one by one. Everybody stops on entering a German zone, and no one goes from zone to zone. Link the beaches, and bring the paratroops into supply.',
    section: '10.1',
  }),
  react: () => ({
    text: 'The Germans may react after each of your rounds: one stack or one division moves, and panzers among them may attack once.',
    section: '9.3.4',
  }),
  round: (_, view) =>
    partOf(view) === 'first-reaction'
      ? { text: 'The Germans react to the first wave at half speed. Then your second wave comes.', section: '9.4.2' }
      : undefined,
};
