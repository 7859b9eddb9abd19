import { createLint, type Say } from '@bocage/kernel';
import { createGround, type Ground, LANDING_CORPS } from '../ground.js';
import { lintFormations, lintUnits } from './lint-counters.js';
import { CARDS, type GameData, TACTICS } from './shapes.js';

/** What a well-shaped file can still get wrong: names that name nothing, tables that do not fit, set-ups that cannot be made. */
export const lintMeaning = createLint<GameData, Ground>({
  files: [lintTables, lintCards, lintTeams, lintFormations],
  ground: ({ map }) => createGround(map),
  onGround: [lintGround, lintUnits, lintScenarios],
});

/** §8.1 §8.4 §10.1 */
function lintGround(_: GameData, ground: Ground, say: Say): void {
  for (const corps of LANDING_CORPS) {
    const coast = ground.landings[corps] ?? [];
    if (coast.length === 0) say('map', 'hexes', `no hex is the landing coast of ${corps}`);
    for (const hex of coast)
      if ((ground.coastIndex[hex] as number) < 0)
        say('map', 'hexes', `${ground.grid.label(hex)} is a landing coast without a coastal defence`);
  }
  for (const edge of ['east', 'south', 'west'] as const)
    if (ground.arrivals[edge].length === 0) say('map', 'hexes', `no German can arrive from the ${edge}`);
}

function lintTables({ tables }: GameData, say: Say): void {
  tables.results.rows.forEach(({ least }, i, rows) => {
    const before = rows[i - 1];
    if (before && least >= before.least) say('tables', `results.rows[${i}].least`, 'must be smaller than in the row before');
  });
  if (tables.results.rows.at(-1)?.least !== -999)
    say('tables', 'results.rows', 'must end with a row for every smaller difference, least -999');
  tables.tracks.forEach(({ strength, boxes }, i, tracks) => {
    if (tracks.findIndex((track) => track.strength === strength) !== i) say('tables', `tracks[${i}].strength`, 'has a track already');
    if (boxes[0] !== strength) say('tables', `tracks[${i}].boxes[0]`, 'must be the full strength');
    if (boxes.some((box, b) => b > 0 && box > (boxes[b - 1] as number))) say('tables', `tracks[${i}].boxes`, 'must not grow');
  });
  tables.coast.counters.forEach(({ tactic }, i) => {
    if (!(TACTICS as readonly string[]).includes(tactic)) say('tables', `coast.counters[${i}].tactic`, 'is no tactics card');
    else if (tactic === 'infiltrate') say('tables', `coast.counters[${i}].tactic`, 'can be played in attack only');
  });
}

function lintCards({ cards }: GameData, say: Say): void {
  CARDS.forEach((id, i) => {
    if (cards.resources[i]?.id !== id) say('cards', `resources[${i}].id`, `must be ${id}`);
  });
  TACTICS.forEach((id, i) => {
    if (cards.tactics.cards[i]?.id !== id) say('cards', `tactics.cards[${i}].id`, `must be ${id}`);
  });
  if (!cards.tactics.cards.some(({ only, needs }) => only === 'both' && needs.length === 0))
    say('cards', 'tactics.cards', 'must have one that can always be played');
  cards.supply.periods.forEach(({ from, naval }, i, periods) => {
    const before = periods[i - 1];
    if (i === 0 ? from !== 1 : from <= (before?.from ?? 0)) say('cards', `supply.periods[${i}].from`, 'must begin at turn 1 and rise');
    const groups = naval.flat();
    if (new Set(groups).size !== groups.length) say('cards', `supply.periods[${i}].naval`, 'gives a group to both armies');
  });
}

function lintTeams({ scenarios }: GameData, say: Say): void {
  const above: Readonly<Record<string, string>> = { army: 'army-group', corps: 'army', division: 'corps', german: 'coordinator' };
  const byId = new Map(scenarios.teams.map((team) => [team.id, team]));
  if (byId.size !== scenarios.teams.length) say('scenarios', 'teams', 'names a team twice');
  scenarios.teams.forEach(({ level, superior }, i) => {
    const wanted = above[level] ?? '';
    if ((byId.get(superior)?.level ?? '') !== wanted)
      say('scenarios', `teams[${i}].superior`, wanted === '' ? 'must be nothing' : `must be a team of level ${wanted}`);
  });
  for (const id of ['army-group', 'us-army', 'br-army', 'german-west', 'german-centre', 'german-east', 'control'])
    if (!byId.has(id)) say('scenarios', 'teams', `must name ${id}`);
}

function lintScenarios({ scenarios }: GameData, ground: Ground, say: Say): void {
  scenarios.scenarios.forEach(({ turns, allied, german, duel, mega }, i) => {
    if (turns > scenarios.turns.names.length) say('scenarios', `scenarios[${i}].turns`, 'has turns without a name');
    if (german >= allied) say('scenarios', `scenarios[${i}].german`, 'must be less than allied');
    if (duel.german >= duel.allied) say('scenarios', `scenarios[${i}].duel.german`, 'must be less than allied');
    if (mega.german >= mega.allied) say('scenarios', `scenarios[${i}].mega.german`, 'must be less than allied');
  });
  scenarios.places.list.forEach(({ hex }, i) => {
    if (!ground.land.includes(ground.grid.parse(hex) ?? -1)) say('scenarios', `places.list[${i}].hex`, 'must be a land hex of the map');
  });
}
