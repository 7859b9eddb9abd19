import type { GuideStep } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { CLEAR } from '../src/ground.js';
import { targetsOf } from '../src/rules/combat.js';
import { countersToPlace } from '../src/rules/deployment.js';
import { dropZones } from '../src/rules/landing.js';
import { ALLIED, GERMAN, type NormandyFrame, type NormandyView, type Open } from '../src/types.js';
import type { Words } from './words.js';

type Say = (words: Words, view: NormandyView) => GuideStep;
type Guide = Readonly<Partial<Record<NormandyFrame['step'], Say>>>;

const BEHIND_THE_BEACHES = 4;

/** §P.1 Clear ground a little inland, where a drop costs least and helps the landing most. */
function goodDropZones({ world }: Words, { open }: NormandyView): number[] {
  const { terrain, beach, beachHexes } = world.ground;
  const near = new Set(beachHexes.flat().flatMap((hex) => world.grid.within(hex, BEHIND_THE_BEACHES)));
  return dropZones(world, open, []).filter((hex) => near.has(hex) && terrain[hex] === CLEAR && (beach[hex] as number) < 0);
}

const ALLIED_FIRST_DAY: Guide = {
  deploy: () => ({
    text: 'You command the Allies. While the Germans set up in secret, look at the map: ten beach hexes from Utah to Sword, and the towns that score. The rulebook opens at every §.',
    section: 'R.1',
  }),
  drop: (words, { open }) => {
    const dropped = open.hex.some((hex, unit) => hex >= 0 && words.world.roster.group[unit] === 'parachute');
    return dropped
      ? {
          text: 'Each regiment has its own die. Drop the rest in the same way, or end the drop when you like the look of it: what stays behind is lost.',
          section: 'O.4',
        }
      : { text: 'Your parachutists jump first. Choose a regiment from the tray; then you choose its hex.', section: 'O.2' };
  },
  'drop-zone': (words, view) => ({
    text: 'Aim at clear ground behind the beaches, to block the roads that lead to them: the hexes picked out along the coast will do. Over bocage four results in six cost battalions, over clear ground two.',
    section: 'P.1',
    hexes: goodDropZones(words, view),
  }),
  commandos: () => ({
    text: 'Commandos and rangers land anywhere on the coast. Alone they ignore a fortification: put two or three beside one that must fall.',
    section: 'R.9',
  }),
  assault: ({ world }) => ({
    text: 'Now the beaches. Mix infantry and swimming tanks, three units to a hex: tanks cannot attack into bocage, infantry can.',
    section: 'O.1',
    hexes: world.ground.beachHexes.flat(),
  }),
  combat: ({ world }, { open }) => ({
    text: 'Combat is your choice. Start where the forecast is best: choose a marked German hex. What you attack is turned face up first, so there may be less, or more, than you think.',
    section: 'R.5',
    hexes: targetsOf(world, open, ALLIED),
  }),
  attack: () => ({
    text: 'Add units and watch the odds: the forecast shows every line of the sum and the chance of each result. Gunfire comes on top after you declare.',
    section: 'C.2',
  }),
  gunfire: () => ({
    text: 'Eight ships’ missions a phase: three heavy, one medium, four light. Spend the heavy ones where the die would otherwise fail you.',
    section: 'G.1',
  }),
  exchange: () => ({
    text: 'An exchange is paid by the attacker, who chooses what to give up: find the units that come closest to the price.',
    section: 'C.4',
  }),
  retreat: () => ({
    text: 'The winner shows the loser the way out. Send him where he is of least use, or where he cannot go on.',
    section: 'C.8',
  }),
  movement: ({ world }, { open }) =>
    open.phase === 'allied-first'
      ? {
          text: 'First movement: commandos and the assault may go up to two points inland before the fight. Who steps next to a strongpoint now can attack it in a moment.',
          section: 'R.1',
        }
      : {
          text: 'Second movement: those who fought may move again, gliders come down beside the parachutes, and the second wave lands, 30 points a beach. Units that land may move on.',
          section: 'O.6',
          hexes: world.ground.beachHexes.flat(),
        },
};

const ALLIED_SECOND_DAY: Guide = {
  movement: (_, { open }) =>
    open.phase === 'allied-first'
      ? {
          text: 'From today you move, fight and move again. A road costs a third of a point a hex; enemy zones cost one more to enter and one to leave.',
          section: 'R.2',
        }
      : {
          text: 'The follow-up lands from now on, 15 points a beach and day. What a beach does not use is saved for a larger brigade. That is all there is to the turn: good hunting.',
          section: 'O.9',
        },
};

const GERMAN_FIRST_DAY: Guide = {
  deploy({ world }, { known }) {
    if (known.chosen >= 0) {
      return {
        text: 'The marked hexes are the area of this counter. On the coast, fortified hexes add four to the attacker’s die.',
        section: 'E.11',
      };
    }
    return known.order > 0 && countersToPlace(world, known).length === 0
      ? {
          text: 'Look your line over: the Allies will see where these counters lie, and nothing else. Finish when it pleases you.',
          section: 'R.12',
        }
      : {
          text: 'You command the Germans. Only you know which of six orders was drawn. The ready-made set-up is a sound one: take it for a first game, or place your reserves yourself first.',
          section: 'R.13',
        };
  },
  drop: () => ({
    text: 'The Allies jump. Wherever a unit of theirs ends next to your counters, these are turned up; everything else stays your secret.',
    section: 'R.12',
  }),
  assault: () => ({
    text: 'The boats come in. Your coast is thin on purpose: what matters is where your reserves stand tonight.',
    section: 'O.1',
  }),
  combat: ({ world }, { open }) =>
    open.phase === 'german-combat'
      ? {
          text: 'Your combat phase. Strike units without supply or alone on a beach; the ships will answer with up to ten points for the defender.',
          section: 'G.3',
          hexes: targetsOf(world, open, GERMAN),
        }
      : {
          text: 'The Allies attack. Bocage, cities, fortifications, trenches and rivers add to their die, the largest of them once.',
          section: 'E.3',
        },
  attack: () => ({
    text: 'Watch the forecast: below 2-1 an attack mostly hurts the attacker. Strengths in brackets only defend.',
    section: 'C.2',
  }),
  exchange: () => ({
    text: 'An exchange is paid by the attacker, who chooses what to give up: find the units that come closest to the price.',
    section: 'C.4',
  }),
  retreat: () => ({
    text: 'You choose the way of the beaten, hex by hex. No retreat crosses a river or enters your zones of control.',
    section: 'C.8',
  }),
  movement: (_, { open }) =>
    open.phase === 'german-movement'
      ? {
          text: 'Your movement. What moves turns face up, so leave dummies and what need not move where they are. Roads are fast; you pay nothing to leave an enemy zone.',
          section: 'R.12',
        }
      : { text: 'The second wave lands. Mark the beaches that fill up: the breakout starts there.', section: 'O.6' },
  leg: () => ({
    text: 'Hexes are shaded by cost. Stop next to the enemy only where you mean to stay: his zone costs a point to enter.',
    section: 'E.8',
  }),
  entry: () => ({ text: 'A reinforcement enters face up by a road of its edge and may move at once.', section: 'R.13' }),
};

const GERMAN_SECOND_DAY: Guide = {
  movement: (_, { open }) =>
    open.phase === 'german-movement'
      ? {
          text: 'Units that neither move nor fight dig in when your turn ends: plus four for the defence. Hold Caen, Saint-Lô and Carentan and time is on your side.',
          section: 'R.10',
        }
      : {
          text: 'The Allies move twice and fight in between. Your reserves arrive by day and edge: see the German display.',
          section: 'R.13',
        },
};

const GUIDES: Readonly<Record<Seat, readonly Guide[]>> = {
  allied: [ALLIED_FIRST_DAY, ALLIED_SECOND_DAY],
  german: [GERMAN_FIRST_DAY, GERMAN_SECOND_DAY],
};

const guideFor = (open: Open, seat: Seat): Guide | undefined => GUIDES[seat]?.[open.turn - 1];

/**
 * The guided opening: what this seat should look at now, through 6 and 7 June; nothing afterwards. A decision without a
 * word of its own keeps that of the one it belongs to.
 */
export function guideOf(words: Words, view: NormandyView, seat: Seat): GuideStep | undefined {
  const guide = guideFor(view.open, seat);
  const step = view.open.stack.findLast((frame) => guide?.[frame.step as NormandyFrame['step']] !== undefined)?.step;
  return guide?.[step as NormandyFrame['step']]?.(words, view);
}
