import type { GuideStep } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import type { BradleyFrame, BradleyView } from '../src/types.js';
import { topOf, type Words } from './words.js';

/** What to do at a step, for a first game: the proposals of the staff, and what matters most. */
const STEPS: Readonly<Partial<Record<BradleyFrame['step'], GuideStep>>> = {
  deploy: {
    title: 'Set-up',
    text: 'Let the staff place your free units: it knows where they are wanted.',
    words: ['rest'],
    section: '2.5',
  },
  'deploy-modes': { title: 'Modes', text: 'Leave all in Combat Mode, where they fight to all sides.', words: ['done'], section: '7.0' },
  mines: { title: 'Minefields', text: 'Mine beach hexes before the exits. Nobody else sees them.', section: '5.4.3' },
  allot: {
    title: 'The waves',
    text: 'Let the staff fill each wave. Early waves need engineers and tanks.',
    words: ['fill', 'next'],
    section: '5.1.6',
  },
  approach: {
    title: 'To sea',
    text: 'Let the staff spread the wave, so that one bad shift does not pile it up.',
    words: ['spread', 'done'],
    section: '5.3.1',
  },
  fire: {
    title: 'Fire',
    text: 'Choose a German hex over the beach, add support points until the column is good, and open fire.',
    why: 'Points that are not used are lost at the end of the turn.',
    section: '11.1',
    points: 'forecast',
  },
  volley: {
    title: 'A volley',
    text: 'Add units and support; the forecast shows each result with its chance.',
    section: '10.2.8',
    points: 'forecast',
  },
  movement: {
    title: 'Movement',
    text: 'Bring those on the flats up the beach before High tide, engineers to the sea walls and mines.',
    why: 'Infantry on the flats is disrupted at High tide, tanks and guns are lost.',
    section: '6.3.4',
  },
  assaults: { title: 'Close assault', text: 'Assault what fire has disrupted, with engineers against fortifications.', section: '10.3' },
};

/** Where the German is told something else: he has no fleet, and no wave to bring up the beach. */
const GERMAN_STEPS: typeof STEPS = {
  ...STEPS,
  fire: {
    title: 'Fire',
    text: 'Choose an American hex your guns reach, best a full or a disrupted one, and open fire.',
    why: 'A second disruption eliminates. Units that have fired in this segment are grey.',
    section: '10.2',
    points: 'forecast',
  },
  volley: {
    title: 'A volley',
    text: 'Add guns and those next to the target; the forecast shows each result with its chance.',
    section: '10.2.8',
    points: 'forecast',
  },
  movement: {
    title: 'Movement',
    text: 'Bring battalions up on the march, two hexes off the Americans; into Combat Mode before they meet.',
    why: 'Entering a zone of control ends the move. In a fortification fire does not drive them out.',
    section: '7.0',
  },
  assaults: {
    title: 'Close assault',
    text: 'Assault what fire has disrupted. Nobody has to: those in fortifications do best to stay.',
    section: '10.3',
  },
};

export function guideOf(_words: Words, { open }: BradleyView, seat: Seat): GuideStep | undefined {
  const frame = topOf(open);
  return 'asks' in frame && frame.asks === seat ? (seat === 'german' ? GERMAN_STEPS : STEPS)[frame.step] : undefined;
}
