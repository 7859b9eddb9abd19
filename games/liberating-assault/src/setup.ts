import { type Options, optionOf } from '@bocage/kernel';
import { CARDS } from './data/shapes.js';
import { TABLES } from './ground.js';
import { meta } from './meta.js';
import { setHand } from './rules/hands.js';
import { firstCards } from './rules/supply.js';
import { seatIds, wayOf } from './seats.js';
import { FACE_DOWN, type Field, GERMAN, type LiberatingAssaultState, NO_ORDER, NONE, type Open, type Sealed, STAGES } from './types.js';
import type { World } from './world.js';

const chosen = (options: Options, id: string): string => optionOf(meta, options, id);

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);
const lists = (length: number): number[][] => Array.from({ length }, () => []);

function emptyField({ roster, places }: World): Field {
  const zeros = (): number[] => filled(roster.units, 0);
  return {
    hex: roster.start.map(({ hex }) => hex),
    lost: zeros(),
    marks: zeros(),
    fuel: zeros(),
    ammo: zeros(),
    air: zeros(),
    naval: zeros(),
    funnies: zeros(),
    forces: zeros(),
    permit: filled(roster.units, NONE),
    held: filled(places.length, GERMAN),
    fought: [],
  };
}

function openAtStart(world: World, scenario: string, options: Options): Open {
  const { formations, teams, ground, roster, data } = world;
  const teamNamed = (id: string): number => teams.ids.get(id) ?? NONE;
  const isHere = (formation: number): boolean => formations.level[formation] === 'corps' || (formations.arrives[formation] as number) <= 1;
  return {
    stack: [{ step: 'game', next: -1 }],
    scenario,
    way: wayOf(chosen(options, 'way')),
    umpires: chosen(options, 'umpires') === 'people' ? 1 : 0,
    sight: chosen(options, 'sight') === 'whole' ? 1 : 0,
    shown: chosen(options, 'orders') === 'shown' ? 1 : 0,
    turn: 1,
    stage: STAGES[0],
    player: formations.team.map((team, formation) => (isHere(formation) ? teamNamed(team) : NONE)),
    command: formations.command.map(teamNamed),
    stunned: filled(formations.count, 0),
    idle: filled(teams.count, 0),
    attached: [...roster.formation],
    coast: filled(ground.coast.length, FACE_DOWN),
    coastTactic: filled(ground.coast.length, NONE),
    coastBag: data.tables.coast.counters.map(({ count }) => count),
    resistance: filled(TABLES, 0),
    cuts: [],
    rulings: 0,
  };
}

/** §8.2 §8.4 The position before the landing: Germans on the map, the assault at sea, the first cards dealt. */
export function setup(world: World, scenario: string, options: Options): LiberatingAssaultState {
  if (!world.data.scenarios.scenarios.some(({ id }) => id === scenario)) throw new Error(`no scenario named ${scenario}`);
  const open = openAtStart(world, scenario, options);
  const seats = seatIds(world.teams, open.way).length;
  const sealed: Sealed = {
    ...emptyField(world),
    due: world.formations.arrives.map((turn) => (turn > 1 ? turn : 0)),
    hand: filled(world.holders * CARDS.length, 0),
    order: filled(world.roster.units, NO_ORDER),
    path: lists(world.roster.units),
    battles: [],
    targets: lists(world.formations.count),
    gift: [],
    laying: [],
    wanted: [],
    told: [],
    bombs: [],
    breaks: [],
    agents: filled(TABLES * 2, 0),
    struck: [],
    cursor: filled(seats, NONE),
    done: filled(seats, 0),
  };
  for (const { holder, card, count } of firstCards(world)) setHand(sealed, holder, card, count);
  return { open, sealed };
}
