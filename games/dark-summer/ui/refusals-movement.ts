import type { Wording } from './refusals.js';
import { points } from './text.js';

/** What is refused while units move. */
export const MOVEMENT_REFUSALS: Readonly<Record<string, Wording>> = {
  'moved-already': 'This unit has moved in this round: each moves once.',
  'cannot-move': 'This unit cannot move.',
  'just-entered': 'It has just entered Brittany: it may leave from next turn.',
  'not-on-map': 'This unit is not on the map: choose one that is.',
  afloat: 'It is still at sea: it comes ashore by the rules of its wave.',
  'not-active': 'In a reaction only the stack or formation activated may act.',
  'cherbourg-isolated': 'Cherbourg is cut off: no German leaves it in this round.',
  'cherbourg-contested': 'Nobody leaves Cherbourg while the enemy is in the box: win the battle there first.',
  held: 'Enemy units and their zones hold it fast, and it has nowhere to slip away to.',
  'no-destination': 'It has no hex to go to: ground, stacking or the enemy stop it.',
  'must-leave-lettered': (params, { place }) => `A German unit may not stay ${place(params)}: it must move out before movement ends.`,
  'must-return': (params, { place }) => `The unit ${place(params)} is too far over the boundary: it must move back towards its own zone.`,
  'move-chosen-first': 'A unit has been picked up: choose where it goes, or undo to put it back.',
  impassable: 'Nobody can go there: sea, flooded ground or an all-sea side is in the way.',
  'already-there': 'The unit stands in that hex: choose another, or undo to leave it where it is.',
  'enemy-occupied': 'The enemy holds that hex: it opens when he is eliminated or retreats.',
  'open-beach': 'No German walks onto an open beach: it must be attacked, and taken by an advance.',
  boundary: 'That is more than one column beyond the operational boundary.',
  'exit-marker': 'An exit marker closes that hex to this unit.',
  'lettered-hex': 'Germans neither stop in nor attack C, W and S hexes.',
  stacking: ({ limit = 4 }) =>
    `There is no room: ${limit} units a hex, of one division and one command. Choose another hex, or clear it first.`,
  'out-of-range': ({ halves = 0 }) => `That is beyond its reach: it has ${points(Number(halves))}, and stops on entering an enemy zone.`,
  'zone-to-zone': 'Nobody steps straight from one enemy zone into another: leave into a hex free of them.',
  'no-bridge': 'Armour, cavalry, Flak and mechanized units cross a major river only by a bridge.',
  'no-way-to-box': 'It cannot reach a lettered hex with a point to spare, or an enemy zone there bars the way.',
  'cherbourg-captured': 'Cherbourg has fallen: no German enters it again.',
  'brittany-us-only': 'Only US units go into Brittany.',
  'brittany-closed': 'Units have come back from Brittany in an earlier turn: nobody else may enter it.',
  'exit-before-brittany': 'US and French units leave to the east only once Americans have entered Brittany and that round is over.',
  'exit-before-caen': 'British units leave to the east only from the turn in which all of Caen is first Allied.',
  'does-not-count': 'Battalions and strongpoints take no room: eliminating one would not help.',
  'not-over-stacked': 'Choose a unit in the hex that holds too many.',
};
