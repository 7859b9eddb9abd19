import { type Guide, partOf } from './guide-table.js';

/** The first turn through German eyes. */
export const GERMAN_GUIDE: Guide = {
  assault: ({ world }) => ({
    text: 'The boats come in. You watch: strongpoints shrug off retreats forced from the sea, and the two at Omaha fight with three more. Beaches the Allies miss are closed for good.',
    section: '11.5.1',
    hexes: world.ground.beaches.map(({ hex }) => hex),
  }),
  activate: (_, view) =>
    partOf(view) === 'first-reaction'
      ? {
          text: 'Your first reaction: one stack or one formation, at half speed and without roads. The 21st Panzer Division is your only armour here: turn it towards Caen and the beaches north of it.',
          section: '9.4.2',
        }
      : {
          text: 'A reaction: choose one stack or a whole division. Its Kampfgruppen may attack one hex after moving; infantry only moves. An open beach with nobody on it has a strength of one.',
          section: '9.3.4',
        },
  activation: () => ({
    text: 'A whole division moves wherever its units stand; a stack only those in one hex, whatever they belong to.',
    section: '9.3.4',
  }),
  moving: (_, view) =>
    partOf(view) === 'later'
      ? {
          text: 'Your movement. Build a line in bocage and behind rivers, where attacks shift against the Allies, and keep a way to the W, S or E hexes for supply. Hold Caen.',
          section: '10.1',
        }
      : { text: 'Move the units you activated. Half their allowance and no roads: a hex or two must do.', section: '9.4.2' },
  fighting: () => ({
    text: 'You may attack. An open beach that falls closes for good and is worth a point; three, two of them side by side, win the game. Ships will help the defence once a round.',
    section: '11.9',
  }),
  attack: () => ({
    text: 'Watch the forecast. Kampfgruppen and Tigers alone may turn an exchange into one step on both sides.',
    section: 'R.EX',
  }),
  chit: () => ({
    text: 'Your chit: two moves and one combat a turn. Use the first to bring in the panzer divisions waiting in the east, before the Allies link up.',
    section: '9.2',
  }),
  entry: ({ world }) => ({
    text: 'Choose who enters. 12th SS and Panzer Lehr come by the E hexes, 17th SS from the south. They may move at once, by road today.',
    section: '8.1.1',
    hexes: [...world.ground.lettered.E],
  }),
  arrive: () => ({
    text: 'Place the unit on a hex of its letter. In W and S hexes it may not stay: it must march out in this round.',
    section: '8.1.2',
  }),
  react: () => ({
    text: 'You have few reactions and keep none for the next turn. Pass unless a stack is in danger or a weak Allied hex lies before your panzers.',
    section: '9.3.4',
  }),
  retreat: () => ({
    text: 'You choose where a beaten unit ends: two hexes back, towards its supply. In bocage and cities your units often need not retreat at all.',
    section: '11.8',
  }),
  losses: () => ({
    text: 'Full units are reduced before any dies. Spare the Kampfgruppen: replacements for them are few.',
    section: '11.3.6',
  }),
};
