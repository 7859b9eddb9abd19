import type { Refusal } from '@bocage/kernel';

type Params = Readonly<Record<string, string | number>>;
type Wording = string | ((params: Params, section: string) => string);

const GENERAL: Readonly<Record<string, Wording>> = {
  'not-asked': 'It is not your decision now: the prompt says who is asked.',
  'not-offered': 'That cannot be chosen now: the prompt says what is asked, and what can be chosen is marked.',
  'not-yours': 'That is an enemy unit: choose one of your own.',
  stacking: ({ limit }) => `That hex is full: at most ${limit} units may end there. Choose another hex, or clear it first.`,
  'enemy-occupied': 'The enemy holds that hex: it can be entered only after he has been destroyed or has retreated.',
  'all-sea': 'That hex is all sea: nobody enters it. Choose a land hex.',
};

const LANDING: Readonly<Record<string, Wording>> = {
  'not-of-this-force': 'That unit does not land now: choose one of the force the prompt names.',
  'drop-zone-taken': 'Another regiment already aims at that hex: each needs a hex of its own.',
  'not-coastal': 'Commandos land only on the coast: choose a hex that touches the sea.',
  'not-a-beach': 'Troops come ashore only on the beach hexes of Utah, Omaha, Gold, Juno and Sword: choose one of those.',
  'no-capacity': ({ points, most }) =>
    `This unit needs ${points} of landing capacity and ${most} is left here: land it elsewhere, or save capacity for it.`,
  'no-parachute-near': 'Gliders come down only in or next to the hex of a parachute unit: choose a clear hex beside one.',
  'not-clear': 'Gliders need clear country: choose a clear hex in or next to that of a parachute unit.',
  'no-glider-hex': 'No parachute unit has a free clear hex in or next to its own: the gliders have nowhere to come down.',
  'lands-in-second-movement': 'Troops from the sea come ashore in the second movement phase: wait for it.',
  'not-landing-this-turn': 'That unit belongs to a force that does not land this turn: the follow-up comes from 7 June.',
};

const SETUP: Readonly<Record<string, Wording>> = {
  'choose-counter-first': 'Choose a counter first, then the hex it is set up in.',
  'place-chosen-first': 'Put the counter you have chosen on the map first, or undo the choice.',
  'outside-setup-zone': 'That hex is outside the area of this counter: its hexes are marked.',
  'setup-unfinished': ({ left }) => `${left} counters are still to be set up: place them, or take the ready-made set-up for the rest.`,
  'not-to-set-up': 'That counter is not to be set up now: it is in place already, belongs to another order, or is a dummy and comes last.',
  'not-an-entry-hex': 'Reinforcements enter by the road hexes of their own map edge: choose a marked one.',
  'not-due': 'That reinforcement is not due, or has no free hex at its edge: try again on its day, or when the edge is clear.',
};

const MOVEMENT: Readonly<Record<string, Wording>> = {
  'move-chosen-first': 'A unit has been picked up: choose where it goes, or undo to put it back.',
  'already-there': 'The unit stands in that hex: choose another, or undo to leave it where it is.',
  'out-of-range': ({ allowance }) =>
    `That hex costs more than the ${allowance} points this unit has: choose a nearer one, or a way along a road.`,
  'not-nearer-supply': 'A unit without supply must end its move nearer to a source of supply: choose a hex on the way back.',
  'no-move-towards-supply': 'This unit lacks supply and can reach no hex nearer to it: open the way, or restore the line.',
  'no-destination': 'No hex this unit could end in is within its reach: make room, or clear the way.',
  'just-dropped': 'This regiment has just jumped and gathers where it is: it may attack now, and move in the second movement phase.',
  'moved-already': 'This unit has moved in this phase: each moves once.',
  'cannot-move': 'This unit cannot move: its allowance is 0.',
  lost: 'This unit is out of the game.',
  'all-sea-hexside': 'Only sea lies between these hexes: nothing crosses there. Go round, or choose another hex.',
  'flooded-hexside': 'The ground between is flooded: no attack goes across, and a move costs four points more unless a road crosses.',
};

const COMBAT: Readonly<Record<string, Wording>> = {
  'no-enemy-there': 'No enemy stands in that hex: choose one of the marked hexes.',
  'attacked-already': 'That hex has been attacked in this phase: each hex only once.',
  'already-a-target': 'That hex is part of this attack already: choose the units, or another hex.',
  'targets-before-units': 'All hexes of an attack are chosen before its units: undo the units to add a hex.',
  'cannot-attack-together': ({ limit }) =>
    `These hexes cannot be attacked together: at most ${limit}, every unit next to each, and at the lowest odds of the table at least.`,
  'gunfire-needed': ({ least }) =>
    `Without this gunfire the odds stay below ${least ?? 'the lowest column'}, where no attack is made: send the ships that lift it.`,
  'odds-too-low': ({ least }) => `The odds are below ${least ?? 'the lowest column'}: such an attack may not be made. Add units.`,
  'already-committed': 'That unit is part of this attack already.',
  'fought-already': 'That unit has attacked in this phase: each attacks once.',
  'defensive-only': 'A strength in brackets only defends: choose a unit without brackets.',
  'armour-tied-down': 'Armour stacked only with units that merely defend does not attack: it needs another attacker beside it.',
  'armour-into-bocage': 'Armour may not attack into bocage: use infantry, or attack from another quarter.',
  'nobody-can-attack':
    'No unit of yours can attack that hex: all next to it have fought, only defend, are armour against bocage, or face it across a flood.',
  'did-not-attack': 'Only units that took part in this attack can be given up.',
  'not-adjacent': (_, section) =>
    section.startsWith('C')
      ? 'A retreat goes from hex to neighbouring hex: choose one of the marked hexes.'
      : 'Attacker and defender must be in neighbouring hexes: move next to it first.',
};

const AFTER_COMBAT: Readonly<Record<string, Wording>> = {
  'no-mission-left': 'No mission of that kind is left in this combat phase: choose another, or none.',
  'out-of-gun-range': ({ range }) =>
    `The hex is out of range: these guns reach ${range} hexes from the sea. Choose heavier ships, or none.`,
  'adds-nothing': 'These guns add nothing here: choose heavier ships, or none.',
  'retreat-across-river': 'No retreat crosses a river, bridge or no bridge: choose another hex.',
  'retreat-across-flooded': 'No retreat crosses flooded ground: choose another hex.',
  'retreat-across-sea': 'No retreat crosses the sea: choose another hex.',
  'enemy-zoc': 'No retreat enters an enemy zone of control unless a friend stands there: choose another hex.',
  'leads-nowhere': 'From that hex the retreat could not go on to a second one: choose another way.',
  'not-two-hexes-away': 'A retreat must end two hexes from where it began: choose a marked hex.',
};

/** Every code the rules can refuse with, in a sentence that says what would make it possible. */
export const REFUSALS: Readonly<Record<string, Wording>> = { ...GENERAL, ...LANDING, ...SETUP, ...MOVEMENT, ...COMBAT, ...AFTER_COMBAT };

export function refusalText({ code, section, params = {} }: Refusal): string {
  const wording = REFUSALS[code];
  if (wording === undefined) return 'That is not allowed here.';
  return typeof wording === 'string' ? wording : wording(params, section);
}
