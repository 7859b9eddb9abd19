import { CLEAR } from '../src/ground.js';
import { refuseSupport, type SupportCase, type Unavailable } from '../src/rules/12-support/support.js';
import { supportCaseOf } from '../src/steps/support.js';
import { type Command, GERMANS, type Open } from '../src/types.js';
import type { World } from '../src/world.js';
import { frameOf } from './words.js';

type Marker = World['data']['tables']['support'][number];

const NAMES: Readonly<Record<string, string>> = {
  'bomber-command': 'Bomber Command',
  'eighth-air-force': '8th Air Force',
  'us-tac-air-1': 'IX Tactical Air Command',
  'us-tac-air-2': 'XIX Tactical Air Command',
  'british-tac-air-1': '83 Group RAF',
  'british-tac-air-2': '84 Group RAF',
  'us-naval': 'US fleet',
  'british-naval': 'British fleet',
  'tank-destroyers-1': 'First US tank destroyers',
  'tank-destroyers-2': 'Second US tank destroyers',
  nebelwerfer: 'Nebelwerfer',
  'german-artillery': 'German artillery',
  'assault-guns': 'German assault guns',
};

export const supportName = (id: string): string => NAMES[id] ?? id;

const KINDS: Readonly<Record<Marker['kind'], string>> = {
  carpet: 'carpet bombing, a column right',
  'tac-air': 'Tac Air',
  naval: 'naval gunfire',
  'tank-destroyer': 'tank destroyers',
  nebelwerfer: 'rockets',
  artillery: 'artillery',
  'assault-gun': 'assault guns',
};

export const supportKind = ({ kind, value }: Marker): string => (value > 0 ? `${KINDS[kind]} +${value}` : KINDS[kind]);

const COMMANDS = ['us', 'british', 'german'] as const;
export const supportCommand = ({ nation }: Pick<Marker, 'nation'>): Command => COMMANDS.indexOf(nation) as Command;

/** §12.0 Short reasons for a track; each has its section beside it. */
const REASONS: Readonly<Record<string, string>> = {
  weather: 'not in this weather',
  round: 'not in this kind of round',
  used: 'used up',
  'not-together': 'not together with what is given already',
  terrain: 'ships do not help in this ground',
  range: 'beyond the gun line',
  supply: 'no unit in supply',
  option: 'an option not in play',
  americans: 'US or French units take part',
  nation: 'not in a round of the other Allies',
  'no-fights': 'no fights in this round',
  'not-yet': 'not yet here',
};

export const supportReason = (code: string): string => REASONS[code] ?? code;

function roundOf(open: Open): SupportCase['round'] {
  const round = frameOf(open, 'round')?.kind;
  if (round === 'wave1' || round === 'wave2' || round === 'combined') return round;
  return round === 'reaction' || round === 'first-reaction' ? 'reaction' : 'combat';
}

/** Units on the map for whom a marker might be used: of its own command. */
const unitsOf = ({ roster }: World, open: Open, command: Command): number[] =>
  open.hex.flatMap((hex, unit) => (hex >= 0 && roster.command[unit] === command ? [unit] : []));

/** §12.0 The most favourable fight of this round for a marker: what refuses here, refuses everywhere. */
function bestCase(world: World, open: Open, marker: Marker): SupportCase {
  const command = supportCommand(marker);
  const active = frameOf(open, 'round')?.command ?? command;
  const isDefence = marker.kind === 'assault-gun' || (active === GERMANS) !== (command === GERMANS);
  return {
    command,
    purpose: isDefence ? 'defence' : 'attack',
    round: roundOf(open),
    target: world.ground.land.find((hex) => world.ground.gunLine[hex] === 1 && world.ground.terrain[hex] === CLEAR) ?? -1,
    units: unitsOf(world, open, command),
    americans: 'out',
    given: [],
  };
}

/** §11.3.2 The fight that support is being chosen for, if there is one. */
function presentCase(world: World, open: Open): SupportCase | undefined {
  const frame = frameOf(open, 'support');
  return frame && frame === open.stack[open.stack.length - 1] ? supportCaseOf(world, open, frame) : undefined;
}

/** §9.3 §12.0 A round without fights, or one in which another Allied command attacks, has no use for a marker. */
function refuseByRound(open: Open, command: Command): Unavailable | undefined {
  const round = frameOf(open, 'round');
  if (!round) return undefined;
  if (round.kind === 'move') return { code: 'no-fights', section: '9.3.1' };
  const isTheirs = round.command !== GERMANS && command !== GERMANS && round.command !== command;
  return isTheirs && round.kind !== 'wave2' ? { code: 'nation', section: '12.0' } : undefined;
}

/** §12.0 Why a marker may not help in the fight at hand or, when none is, in any fight of this round; undefined when it may. */
export function whyNotNow(world: World, open: Open, index: number): Unavailable | undefined {
  const marker = world.data.tables.support[index] as Marker;
  const refused = refuseByRound(open, supportCommand(marker));
  if (refused) return refused;
  const present = presentCase(world, open);
  return refuseSupport(world, open, index, present?.command === supportCommand(marker) ? present : bestCase(world, open, marker));
}
