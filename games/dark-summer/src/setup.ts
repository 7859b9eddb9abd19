import { type Options, optionOf } from '@bocage/kernel';
import { meta } from './meta.js';
import { REPLACEMENTS } from './rules/8-reinforcements/replacements.js';
import { CHERBOURG, CUP, type DarkSummerState, GERMAN, type Open, PHASES, SHOWERS, WAITING } from './types.js';
import type { World } from './world.js';

const chosen = (options: Options, id: string): string => optionOf(meta, options, id);

const isChosen = (options: Options, id: string): number => (chosen(options, id) === 'yes' ? 1 : 0);

/** §4.0 Play begins with the Action Phase of turn 1. */
const FIRST_PHASE = PHASES.indexOf('action');

const filled = (length: number, value: number): number[] => Array.from({ length }, () => value);

/** §3.1 The position before the first wave. */
export function setup(world: World, scenario: string, options: Options): DarkSummerState {
  const { roster, data } = world;
  if (!data.scenarios.scenarios.some(({ id }) => id === scenario)) throw new Error(`no scenario named ${scenario}`);
  const { weather, support } = data.tables;
  const historicalWeather = isChosen(options, 'historical-weather');
  const open: Open = {
    stack: [{ step: 'game', next: FIRST_PHASE, attrition: [] }],
    scenario,
    players: chosen(options, 'players') === 'three' ? 3 : 2,
    historicalWeather,
    reactionWithdrawal: isChosen(options, 'reaction-withdrawal'),
    assaultGuns: isChosen(options, 'assault-guns'),
    turn: 1,
    phase: 'action',
    weather: SHOWERS,
    weatherCup: [...(historicalWeather === 1 ? weather.historical : weather.chits)],
    cup: filled(CUP.length, 0),
    track: [],
    reactions: 0,
    thirdWave: [0, 0],
    replacements: filled(REPLACEMENTS.length, 0),
    hex: roster.start.map(({ hex, cherbourg, turn }) => (cherbourg ? CHERBOURG : turn > 0 ? WAITING : hex)),
    steps: roster.fullSteps.map((steps, unit) => (roster.start[unit]?.reduced ? steps - 1 : steps)),
    marks: filled(roster.units, 0),
    due: roster.start.map(({ turn }) => turn),
    value: filled(roster.units, -1),
    control: filled(world.controlHexes.length, GERMAN),
    beach: filled(world.ground.beaches.length, 0),
    exits: filled(world.ground.lettered.E.length, 0),
    roundUses: filled(support.length, 0),
    turnUses: filled(support.length, 0),
    gameUses: filled(support.length, 0),
    attacked: [],
    obliged: [],
    cherbourgFought: 0,
    isolated: 0,
    cherbourgTurn: 0,
    brittanyTurn: 0,
    returnTurn: 0,
    caenTurn: 0,
    saintLoTurn: 0,
    boundaryLifted: 0,
    ledger: [],
  };
  return { open, sealed: {} };
}
