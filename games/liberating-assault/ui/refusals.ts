import type { Refusal } from '@bocage/kernel';
import { meta } from '../src/meta.js';

/** §4.5 to §4.7 Why a counter cannot be ordered so. */
const ORDERS: Readonly<Record<string, string>> = {
  'not-a-counter': 'There is no such counter.',
  'not-yours': 'That counter is not yours to command: choose one of those that are lit.',
  'no-division': 'It belongs to no division yet: its army gives it to a corps, and that to a division.',
  'has-order': 'It has its order already: undo takes the last order back.',
  'order-begun': 'Another order is begun: finish it, or undo it first.',
  'choose-counter': 'Choose one of your own counters first: those that can still be ordered are lit.',
  'choose-order': 'Say first what it is to do: attack, exploit or move.',
  'not-on-the-map': 'It is not on the map.',
  'corps-idle': 'This corps’ headquarters was beaten: its team does nothing this turn.',
  'does-not-fight': 'Guns and headquarters do not attack: they support from where they are, or move.',
  'no-fuel': 'No fuel lies on its headquarters, so it cannot attack, exploit or go by road; it may move one hex.',
  'no-fuel-at-sea':
    'No fuel lies on its headquarters: it cannot attack a beach. It can move onto one that others have opened, and none is.',
  'no-open-beach': 'From the sea it moves onto an open beach of its corps: cleared, without Germans, and with room.',
  'follow-up-exploits': 'On the first turn a follow-up division only exploits: it comes in behind the assault.',
  'follows-ashore': 'Headquarters and guns come ashore by themselves, as soon as a beach of their division is open.',
  'no-beach': 'Its division has no beach to land at.',
  'not-its-beach': 'From the sea it attacks a beach that its division was given: those are lit.',
  'headquarters-beaten': 'Its headquarters was attacked alone last turn: the division does not attack in this one.',
  'out-of-command': 'It is more than three hexes from its headquarters: it can move and defend, nothing else.',
  'hemmed-in': 'There is no hex next to it that it could go to.',
  'not-next': 'A route goes hex by hex: choose a hex next to where it has got to.',
  'no-way': 'Its route cannot go there: it has been there already, or is as long as it may be.',
  'armour-in-swamp': 'Armour neither attacks into swamp nor through it.',
  sea: 'That is sea.',
  'enemy-there': 'Enemies stand there: a move does not enter their hex, an attack does.',
  'too-far': 'That is too far: a tactical move is three hexes at most, round the enemy.',
  'too-far-unfuelled': 'Without fuel on its headquarters it moves one hex and no farther.',
  'no-road': 'No open road leads there: strategic movement goes by road from hex to hex.',
  'road-closed': 'Strategic movement keeps away from enemies, battles and bombed roads, and that hex is next to one.',
};

/** §4.2 §4.3 Why a card cannot go there. */
const CARD_REASONS: Readonly<Record<string, string>> = {
  'give-from-the-desk': 'Cards are handed down from your desk: press the card beside the name of whoever is to have it.',
  'no-card-to-give': 'You have no card of that kind left to hand down.',
  'stays-with-army-group': 'Bombers, SOE and Resistance stay with the army group.',
  'not-come-yet': 'That division has not come yet.',
  'too-far-from-corps': 'Its headquarters is more than five hexes from that of its corps: it receives no cards.',
  'lay-from-the-desk': 'Nothing of yours there takes a card you have. What can be laid where stands on your desk.',
  'no-card': 'There is no card of that kind in hand.',
  'all-laid': 'All cards of that kind are laid already; undo takes the last one back.',
  'has-fuel': 'One fuel card lies there already, and one is enough for the whole division.',
  'fuel-on-headquarters': 'Fuel goes on the headquarters of a formation that needs it.',
  'ammo-on-guns': 'Ammo goes on guns.',
  'guns-full': 'These guns have as many cards as they can fire.',
  'only-on-brigades': 'Aircraft, ships and assault cards go on brigades and regiments, not on guns and headquarters.',
  'out-of-naval-reach': 'Naval guns do not reach it: they shell the marked zone along the coast.',
  'only-in-the-assault': 'Funnies and special forces are for the assault on the first day, on brigades still at sea.',
  'not-struck': 'That card cannot be given up now: those that can stand on your desk, and on the map they are lit.',
  'nothing-to-bomb': 'Bombers go on a German division or on a road: those hexes are lit.',
};

/** Landing, battles and what follows them. */
const OTHERS: Readonly<Record<string, string>> = {
  'not-a-beach': 'A division lands on the coast of its own corps: those hexes are lit.',
  'not-a-drop-zone':
    'A drop zone is land behind the coast, without Germans, at most four hexes from the beaches of the division’s corps: those hexes are lit.',
  'choose-division': 'Choose the division on your desk that is to have it.',
  'choose-corps': 'Choose the corps on your desk that is to have it; the corps then gives it to a division.',
  'comes-by-air': 'That division comes by air on the first turn: a brigade that comes by sea cannot be with it yet.',
  'allocate-first': 'A division has come and waits for its corps: name that first.',
  'not-its-corps': 'An army puts its own divisions under its own corps that are here: what it can choose stands on its desk.',
  'does-not-reach': 'That gun has no card left, does not reach that battle, or may not fire for it.',
  'not-this-card': 'Its conditions are not met: they stand below its name on your desk.',
  'not-a-way-back': 'It cannot go back there: it goes away from the lost hex, past as few enemies as possible.',
  'not-in-this-battle': 'Only counters that won this battle may enter the hex, as long as there is room for six.',
};

/** Every code the rules refuse with, in a sentence that says what would make it possible. */
export const REFUSALS: Readonly<Record<string, string>> = {
  'not-asked': 'It is not your decision now: the step waits for others.',
  'not-offered': 'That is not on offer in this step: what can be chosen is lit on the map or stands on your desk.',
  'is-done': 'You have said that you are done with this step: it waits for the others.',
  ...ORDERS,
  ...CARD_REASONS,
  ...OTHERS,
};

const MAKESHIFT = `That is not allowed by the rules of ${meta.title}.`;

export const refusalText = ({ code }: Refusal): string => REFUSALS[code] ?? MAKESHIFT;
