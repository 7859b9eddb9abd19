import { fixed, type Options } from '@bocage/kernel';
import { BEACHES } from './data/shapes.js';
import { meta } from './meta.js';
import { isAutomaton, noRolls } from './rules/automaton/seats.js';
import { forcesOf, scenarioOf, zoneOf } from './rules/scenario.js';
import {
  ABSENT,
  AIRFIELD,
  ALLIED,
  type BradleyState,
  COMBAT_MODE,
  DROP_ZONES,
  DUE,
  DZ_IN_HAND,
  GERMAN,
  ON_MAP,
  type Open,
  POOL,
  STEADY,
  TIDES,
  UNPLACED,
  UNRELEASED,
} from './types.js';
import type { World } from './world.js';

// `new Array(length)` would leave columns that the engine takes to have holes, and hash a third slower.
const filled = (length: number, value: number): number[] => Array.from({ length }, () => value);

/** §19.0 The values chosen, the first of each option where none was. */
function chosen(options: Options): Record<string, string> {
  return Object.fromEntries(
    meta.options.map(({ id, values }) => {
      const value = options[id] ?? values[0]?.id;
      if (value === undefined || !values.some((known) => known.id === value)) throw new Error(`option ${id} has no value ${String(value)}`);
      return [id, value];
    }),
  );
}

/** §2.5 §18.0 The position before the German has set up what he may place freely. */
export function setup(world: World, scenario: string, options: Options): BradleyState {
  const { units } = world.roster;
  const open: Open = {
    stack: [{ step: 'game', next: 0 }],
    scenario,
    options: chosen(options),
    turn: 1,
    segment: 'set-up',
    tide: 0,
    hex: filled(units, -1),
    box: fixed(filled(units, ABSENT)),
    mode: fixed(filled(units, COMBAT_MODE)),
    facing: fixed(filled(units, 0)),
    disrupted: fixed(filled(units, STEADY)),
    marks: filled(units, 0),
    asp: 0,
    air: 0,
    sea: BEACHES.map(() => -1),
    minePoints: BEACHES.map(() => -1),
    checked: [],
    checkedAs: [],
    ruins: [],
    breached: [],
    extraNests: [],
    beachhead: BEACHES.map(() => -1),
    dzHex: filled(DROP_ZONES, -1),
    dzState: filled(DROP_ZONES, DZ_IN_HAND),
    dzWind: filled(DROP_ZONES, 0),
    dzFlakSign: filled(DROP_ZONES, 0),
    flakAt: fixed(filled(units, -1)),
    dzLost: 0,
    firedAt: [],
    assaulted: [],
    commands: [],
    remote: [],
  };
  if (isAutomaton(open, ALLIED) || isAutomaton(open, GERMAN)) {
    open.commands = noRolls(world);
  }
  const { firstTurn, tide } = scenarioOf(world, open);
  open.turn = firstTurn;
  open.tide = TIDES.findIndex((name) => name === (open.options.tide === 'scenario' ? tide : open.options.tide));
  placeForces(world, open);
  pointGun(world, open);
  holdBack(world, open);
  // §20.1 The automaton notes no hexes.
  if (!isAutomaton(open, GERMAN)) open.stack.push({ step: 'mines', asks: 'german' });
  open.stack.push(
    { step: 'mine-die', beach: 0 },
    { step: 'deploy-modes', asks: 'german' },
    { step: 'garrison', asks: 'german' },
    { step: 'deploy', asks: 'german' },
    { step: 'nest', asks: 'german' },
  );
  return { open, sealed: { mines: [], minePoints: 0 } };
}

/** §5.1.4 §18.0 §18.1.3 §18.2.3 §18.3 Units whose place is printed stand there; the others wait where the scenario says. */
function placeForces(world: World, open: Open): void {
  const number = (id: string): number => world.roster.number.get(id) as number;
  const box = [...open.box];
  for (const { setUp, free, garrisons, pool, reinforcements } of forcesOf(world, open)) {
    for (const { hex, units } of setUp)
      for (const id of units) {
        // §18.5 Who may set up as he likes waits for it.
        const isFree = zoneOf(world, open, number(id)) !== undefined;
        open.hex[number(id)] = isFree ? -1 : (world.grid.parse(hex) as number);
        box[number(id)] = isFree ? UNPLACED : ON_MAP;
      }
    for (const id of [...free.flatMap(({ units }) => units), ...(garrisons?.units ?? [])]) box[number(id)] = UNPLACED;
    if (pool) for (const id of pool.units) box[number(id)] = POOL + BEACHES.indexOf(pool.beach);
    for (const { turn, by, units } of reinforcements)
      for (const id of units) box[number(id)] = turn <= 1 && (by === 'parachute' || by === 'glider') ? AIRFIELD : DUE;
  }
  open.box = fixed(box);
}

/** §14.1.3 Where the coastal gun points unless the German turns it at set-up. */
function pointGun({ data, roster, grid }: World, open: Open): void {
  const { unit, facing } = data.tables.bruno;
  open.facing = fixed(open.facing.with(roster.number.get(unit) as number, grid.directionNames.indexOf(facing)));
}

/** §18.4 A division that is not yet released. */
function holdBack(world: World, open: Open): void {
  const { release } = scenarioOf(world, open);
  if (!release) return;
  const force = forcesOf(world, open).find(({ id }) => id === release.force);
  for (const { units } of force?.free ?? []) for (const id of units) open.marks[world.roster.number.get(id) as number] = UNRELEASED;
}
