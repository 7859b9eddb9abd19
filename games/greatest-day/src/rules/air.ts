import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { COLOURS } from '../data/counter-shapes.js';
import { TERRAINS } from '../data/map-shapes.js';
import { holderOf, unitsAt } from '../occupancy.js';
import { ALLIED, GERMAN } from '../sides.js';
import { HEAVY, LIGHT, type Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { nightAt } from './calendar.js';
import { isInCommand } from './command.js';
import { coverLines } from './cover.js';
import { massLines } from './fire.js';
import { type Line, line } from './quality.js';
import { defenceOf } from './ratings.js';
import { spots } from './sight.js';
import { barrageAt, unitsOnMap } from './units.js';

/** A terrain's flak is silent with an enemy this near (§17.1). */
const SILENCED = 2;

/** §17.1 Hexes with Germans whom a unit of the division In Command sees. */
export function strikeHexes(world: World, open: Open, division: number): HexId[] {
  if (nightAt(world, open)) return [];
  const roster = rosterOf(world, open);
  const eyes = unitsOnMap(world, open, ALLIED).filter((unit) => roster.division[unit] === division && isInCommand(world, open, unit));
  const from = [...new Set(eyes.map((unit) => hexOf(open, unit)))];
  const targets = new Set(unitsOnMap(world, open, GERMAN).map((unit) => hexOf(open, unit)));
  return [...targets].filter((hex) => from.some((place) => spots(world, open, place, hex))).sort((a, b) => a - b);
}

/** §17.1 Who can be struck in a hex. */
export const strikable = (world: World, open: Open, hex: HexId): UnitId[] =>
  holderOf(world, open, hex) === GERMAN ? unitsAt(world, open, hex) : [];

/** §17.1 The best flak of towns, cities and fortified places in or beside the hex; none where an Allied unit is near. */
function terrainFlak(world: World, open: Open, hex: HexId): number {
  const { terrain: rows } = world.data.tables.air;
  const isSilent = (place: HexId): boolean =>
    unitsOnMap(world, open, ALLIED).some((unit) => world.grid.distance(hexOf(open, unit), place) <= SILENCED);
  const values = world.grid.within(hex, 1).map((place) => {
    const value = rows.find(({ terrain }) => terrain === TERRAINS[world.ground.terrain[place] as number])?.aa ?? 0;
    return value > 0 && isSilent(place) ? 0 : value;
  });
  return Math.max(0, ...values);
}

/** §17.1 §S.36 Flak over a hex, value by value: one of the terrain, and every unit with flak in range. */
export function flakOver(world: World, open: Open, hex: HexId): number[] {
  const { aa } = rosterOf(world, open);
  const { aaRange } = world.data.tables.air;
  const units = unitsOnMap(world, open, GERMAN)
    .filter((unit) => (aa[unit] as number) > 0 && world.grid.distance(hexOf(open, unit), hex) <= aaRange)
    .map((unit) => aa[unit] as number);
  const ground = terrainFlak(world, open, hex);
  return ground > 0 ? [ground, ...units] : units;
}

/** §17.1 J The strength of a strike: as direct fire without range; a barrage on the hex is in the pilot's way. */
export function strikeLines(world: World, open: Open, target: UnitId): Line[] {
  const { air, modifiers } = world.data.tables;
  const at = hexOf(open, target);
  const level = barrageAt(open, at);
  return [
    { what: 'plane', add: air.strength, section: '17.1' },
    ...line('barrage', level === HEAVY ? modifiers.fire.heavyBarrage : level === LIGHT ? modifiers.fire.lightBarrage : 0, '17.1'),
    ...coverLines(world, open, target, at, 'air', COLOURS.indexOf(air.colour)),
    ...massLines(world, open, target, at),
    ...line('defence', defenceOf(rosterOf(world, open), open, target), 'S.37'),
  ];
}
