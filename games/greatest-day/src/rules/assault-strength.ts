import type { UnitId } from '@bocage/kernel';
import { NO_RATING } from '../data/counter-shapes.js';
import { HEAVY, LIGHT, type Open, STORM } from '../types.js';
import { rosterOf, type World } from '../world.js';
import { nightAt } from './calendar.js';
import { isInCommand } from './command.js';
import { type Line, line } from './quality.js';
import { losesByStep } from './ratings.js';
import { inColumn, isUnder } from './units.js';

/** §S.37 Whether a unit has an Assault rating. */
export const hasAssault = (world: World, open: Open, unit: UnitId): boolean => rosterOf(world, open).assault[unit] !== NO_RATING;

/** §1.1 Divisions that know how to fight at night: in the Assault rating alone. */
function nightLines(world: World, open: Open, unit: UnitId): Line[] {
  if (!nightAt(world, open)) return [];
  const { assault } = world.data.tables.modifiers;
  const roster = rosterOf(world, open);
  const isNightFighter = world.data.tables.assaulting.nightFighters.includes(roster.divisions[roster.division[unit] as number] as string);
  return [
    ...line('dark', open.weather === STORM ? assault.nightAndStorm : assault.night, '1.1'),
    ...line('night-fighters', isNightFighter ? assault.nightFighters : 0, '1.1'),
  ];
}

/** §S.26 The second attack of an assault: the Assault rating and what is set against it. A storm by day does not count (§1.2). */
export function assaultLines(world: World, open: Open, unit: UnitId): Line[] {
  const roster = rosterOf(world, open);
  const { assault } = world.data.tables.modifiers;
  const isCommando = roster.templates[unit]?.symbol.startsWith('commando') ?? false;
  return [
    { what: 'assault', add: roster.assault[unit] as number, section: 'S.37' },
    ...line('column', inColumn(open, unit) ? assault.column : 0, 'S.12'),
    ...line('cohesion', (open.cohesion[unit] as number) * assault.perCohesion, 'S.21'),
    ...line('step-loss', losesByStep(roster, open, unit) ? assault.stepLoss : 0, 'S.37'),
    ...line('barrage', isUnder(open, unit, HEAVY) ? assault.heavyBarrage : isUnder(open, unit, LIGHT) ? assault.lightBarrage : 0, 'S.24'),
    ...line('suppressed', open.suppressed[unit] === 1 ? assault.suppressed : 0, 'S.21'),
    ...line('bocage', open.bocage.includes(unit) ? assault.bocage : 0, '16.3'),
    ...line('out-of-command', isCommando && !isInCommand(world, open, unit) ? assault.commandoOutOfCommand : 0, '17.3.2'),
    ...nightLines(world, open, unit),
  ];
}
