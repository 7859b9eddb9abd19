import { createLint, lintIds, lintOddsTable, type Say } from '@bocage/kernel';
import { BEACHES, createGround, type Ground, LETTER_C, LETTER_S, LETTER_W, LETTERS } from '../ground.js';
import { readStart } from '../roster.js';
import type { Counter, GameData } from './shapes.js';

/** What a well-shaped file can still get wrong: names that name nothing, tables that do not fit, set-ups that cannot be made. */
export const lintMeaning = createLint<GameData, Ground>({
  files: [lintRivers, lintTables, lintCounters],
  ground: ({ map }) => createGround(map),
  onGround: [lintGround, lintPlaces, lintStarts, lintPools],
});

function lintRivers({ map }: GameData, say: Say): void {
  map.sides.forEach(({ river, class: size }, i) => {
    if ((river === '') !== (size === '')) say('map', `sides[${i}]`, 'must give a river both its name and its class');
  });
}

/** §2.1 §2.4 §9.4 */
function lintGround(_: GameData, ground: Ground, say: Say): void {
  for (const beach of BEACHES)
    if (!ground.beaches.some(({ name }) => name === beach)) say('map', 'hexes', `no hex has the feature beach:${beach}`);
  for (const { hex, approach } of ground.beaches) {
    if (approach < 0 || ground.grid.directionTo(approach, hex) < 0)
      say('map', 'hexes', `no hex next to ${ground.grid.label(hex)} is its approach`);
  }
  for (const letter of LETTERS)
    if (letter !== '' && ground.lettered[letter].length === 0) say('map', 'hexes', `no hex has the feature letter:${letter}`);
  const water = Object.values(ground.lettered)
    .flat()
    .filter((hex) => !ground.land.includes(hex));
  for (const hex of water) say('map', 'hexes', `${ground.grid.label(hex)} has a letter and is no land hex`);
}

function lintTables({ tables }: GameData, say: Say): void {
  for (const table of ['crt', 'cherbourg'] as const) lintOddsTable(say, 'tables', table, tables[table]);
  if (tables.crt.columns[0] !== '1-3') say('tables', 'crt.columns[0]', 'must be "1-3": worse odds are counted on from there');
  const ids = tables.support.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) say('tables', 'support', 'names a marker twice');
  tables.actions.british.forEach(({ total, move, combat }, i) => {
    if (total > move + combat || total < move + combat - 1) say('tables', `actions.british[${i}]`, 'must leave out one chit at most');
  });
}

function lintCounters({ counters }: GameData, say: Say): void {
  lintIds(say, 'counters', 'units', counters.units);
  let german = false;
  counters.units.forEach((unit, i) => {
    const isGerman = unit.nation === 'german' || unit.nation === 'ss';
    if (german && !isGerman) say('counters', `units[${i}]`, 'must stand before the German units');
    german ||= isGerman;
    if (unit.reduced.some((factor, f) => factor > (unit.full[f] as number)))
      say('counters', `units[${i}].reduced`, 'must not be stronger than full');
    if (unit.steps === 1 && (unit.replaceable || unit.startsReduced)) say('counters', `units[${i}]`, 'has one step and cannot be reduced');
  });
}

function lintStarts({ counters }: GameData, ground: Ground, say: Say): void {
  counters.units.forEach((unit, i) => {
    lintStart(ground, unit, `units[${i}].start`, say);
  });
}

/** §3.1 §10.1 §8.1 Where a counter begins or enters. */
function lintStart(ground: Ground, unit: Counter, path: string, say: Say): void {
  const isGerman = unit.nation === 'german' || unit.nation === 'ss';
  const { hex, cherbourg, turn, letter, wave, beaches } = readStart(ground, unit);
  const code = hex < 0 ? 0 : (ground.letter[hex] as number);
  if (cherbourg) {
    if (!isGerman) say('counters', path, 'is the German garrison’s box');
  } else if (turn > 0) {
    if (isGerman !== letter > 0) say('counters', path, 'must name an entry letter for a German unit only');
  } else if (hex < 0) say('counters', path, 'is no hex of the map');
  else if (wave > 0) {
    if (isGerman) say('counters', path, 'is a wave of the landing');
    const lands = wave < 3 || unit.kind !== 'glider';
    if (lands && (beaches.length === 0 || beaches.includes(-1))) say('counters', path, 'names no beach');
  } else if (!ground.land.includes(hex)) say('counters', path, 'is no land hex');
  if (isGerman && (code === LETTER_C || code === LETTER_W || code === LETTER_S))
    say('counters', path, 'is a C, W or S hex, where no German may stop');
}

function lintPlaces({ scenarios }: GameData, ground: Ground, say: Say): void {
  const isLand = (label: string): boolean => ground.land.includes(ground.grid.parse(label) ?? -1);
  const { caen, saintLo, others, noted } = scenarios.places;
  caen.forEach((hex, i) => {
    if (!isLand(hex)) say('scenarios', `places.caen[${i}]`, 'must be a land hex of the map');
  });
  if (!isLand(saintLo)) say('scenarios', 'places.saintLo', 'must be a land hex of the map');
  others.forEach(({ hex }, i) => {
    if (!isLand(hex)) say('scenarios', `places.others[${i}].hex`, 'must be a land hex of the map');
  });
  noted.forEach(({ hex }, i) => {
    if (!isLand(hex)) say('scenarios', `places.noted[${i}].hex`, 'must be a land hex of the map');
  });
  if (!isLand(scenarios.suddenDeath.avranches)) say('scenarios', 'suddenDeath.avranches', 'must be a land hex of the map');
  if (scenarios.turns.names.length !== scenarios.scenarios[0]?.turns) say('scenarios', 'turns.names', 'must name every turn');
}

/** §11.5 */
function lintPools({ tables, counters }: GameData, _: Ground, say: Say): void {
  for (const kind of ['strongpoint', 'ost'] as const) {
    const drawn = tables.pools[kind].reduce((sum, count) => sum + count, 0);
    const held = counters.units.filter((unit) => unit.kind === kind).length;
    if (drawn !== held) say('tables', `pools.${kind}`, `must hold ${held} factors, one for each counter`);
  }
}
