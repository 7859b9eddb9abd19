import { lintIds, type Say } from '@bocage/kernel';
import type { Ground } from '../ground.js';
import { isHeadquarters, sideOfNation } from '../roster.js';
import { ALLIED, GERMAN } from '../types.js';
import type { Counter, FormationData, GameData } from './shapes.js';

function lintFormation(formation: FormationData, path: string, { scenarios }: GameData, say: Say): void {
  const { nation, level, command, arrives, entry, team } = formation;
  const isGerman = nation === 'german';
  const wanted = level === 'corps' ? 'army' : isGerman ? 'coordinator' : 'corps';
  const levelOf = (id: string): string => scenarios.teams.find((one) => one.id === id)?.level ?? '';
  if (levelOf(command) !== wanted) say('counters', `${path}.command`, `must be a team of level ${wanted}`);
  if (team !== '' && levelOf(team) !== (level === 'corps' ? 'corps' : isGerman ? 'german' : 'division'))
    say('counters', `${path}.team`, 'is no team that can play it');
  const ways: readonly string[] = isGerman ? ['set-up', 'east', 'south', 'west'] : ['assault', 'follow-up', 'airborne', 'sea'];
  if (!ways.includes(entry)) say('counters', `${path}.entry`, `must be one of ${ways.join(', ')}`);
  if (isGerman && level === 'corps') say('counters', `${path}.level`, 'must be division: Germans have no corps counters');
  if ((entry === 'set-up') !== (arrives === 0))
    say('counters', `${path}.arrives`, 'must be 0 for a formation that is set up, and for no other');
}

export function lintFormations(data: GameData, say: Say): void {
  const { formations, units } = data.counters;
  lintIds(say, 'counters', 'formations', formations);
  let german = false;
  formations.forEach((formation, i) => {
    const path = `formations[${i}]`;
    if (german && formation.nation !== 'german') say('counters', path, 'must stand before the German formations');
    german ||= formation.nation === 'german';
    lintFormation(formation, path, data, say);
    const own = units.filter((unit) => unit.formation === formation.id);
    if (own.filter(({ kind }) => isHeadquarters(kind)).length !== 1) say('counters', path, 'must have one headquarters');
    if (own.filter(({ kind }) => kind.endsWith('artillery')).length !== 1) say('counters', path, 'must have one artillery counter');
  });
}

/** §3.1 §8.3 §10.1 */
export function lintUnits(data: GameData, ground: Ground, say: Say): void {
  const { units } = data.counters;
  lintIds(say, 'counters', 'units', units);
  let german = false;
  units.forEach((unit, i) => {
    if (german && unit.nation !== 'german') say('counters', `units[${i}]`, 'must stand before the German units');
    german ||= unit.nation === 'german';
    if (unit.strength > 0 && !data.tables.tracks.some(({ strength }) => strength === unit.strength))
      say('counters', `units[${i}].strength`, 'has no track of boxes');
    lintStart(unit, `units[${i}]`, data, ground, say);
  });
}

function lintStart(unit: Counter, path: string, { counters }: GameData, ground: Ground, say: Say): void {
  const formation = counters.formations.find(({ id }) => id === unit.formation);
  if (unit.formation !== '' && !formation) {
    say('counters', `${path}.formation`, 'is no formation');
    return;
  }
  if (formation && sideOfNation(formation.nation) !== sideOfNation(unit.nation)) say('counters', `${path}.formation`, 'is the enemy’s');
  const isSetUp = /^\d{4}$/.test(unit.start);
  if (isSetUp !== (formation?.entry === 'set-up'))
    say('counters', `${path}.start`, 'must be a hex for a formation that is set up, and for no other');
  if (isSetUp && !ground.land.includes(ground.grid.parse(unit.start) ?? -1)) say('counters', `${path}.start`, 'is no land hex');
  if (unit.start === 'arrival' && !formation) say('counters', `${path}.start`, 'has no formation to come with');
  if (unit.start.startsWith('turn:') && (sideOfNation(unit.nation) === GERMAN) !== unit.start.split(':').length > 2)
    say('counters', `${path}.start`, 'must name a side of the map for a German unit only');
  if (sideOfNation(unit.nation) === ALLIED && ['werfer', 'flak', 'panzer', 'panzergrenadier', 'grenadier'].includes(unit.kind))
    say('counters', `${path}.kind`, 'is German');
}
