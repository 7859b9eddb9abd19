import type { UnitId } from '@bocage/kernel';
import { ENTRENCHED, HEAVY, IMPROVED, LIGHT, type Open } from '../types.js';
import { rosterOf, type World } from '../world.js';
import { isInCommand } from './command.js';
import { losesByStep } from './ratings.js';
import { inBocage, isCommando, isUnder } from './units.js';

/** One addend of a strength or a quality, with its section. */
export interface Line {
  readonly what: string;
  readonly add: number;
  readonly section: string;
}

/** Nothing where nothing is added. */
export const line = (what: string, add: number, section: string): Line[] => (add === 0 ? [] : [{ what, add, section }]);

/** §S.20 What a unit must roll at most, as addends: the printed quality first. */
export function qualityLines(world: World, open: Open, unit: UnitId): Line[] {
  const roster = rosterOf(world, open);
  const { quality } = world.data.tables.modifiers;
  const outOfCommand = isInCommand(world, open, unit) ? 0 : isCommando(roster, unit) ? quality.commandoOutOfCommand : quality.outOfCommand;
  const works = open.works[unit] === IMPROVED ? quality.improved : open.works[unit] === ENTRENCHED ? quality.entrenched : 0;
  return [
    { what: 'printed', add: roster.tq[unit] as number, section: 'S.37' },
    ...line('out-of-command', outOfCommand, 'S.9'),
    ...line('cohesion', (open.cohesion[unit] as number) >= 2 ? quality.twoCohesion : 0, 'S.21'),
    ...line('suppressed', open.suppressed[unit] === 1 ? quality.suppressed : 0, 'S.21'),
    ...line('step-loss', losesByStep(roster, open, unit) ? quality.stepLoss : 0, 'S.37'),
    ...line('barrage', isUnder(open, unit, HEAVY) ? quality.heavyBarrage : isUnder(open, unit, LIGHT) ? quality.lightBarrage : 0, 'S.24'),
    ...line('works', works, 'S.30'),
    ...line('bocage', inBocage(open, unit) ? quality.bocage : 0, '16.3'),
    ...line('division', open.quality[roster.division[unit] as number] as number, '9.0'),
  ];
}

export const sum = (lines: readonly Line[]): number => lines.reduce((total, { add }) => total + add, 0);

/** §9.0 A division's quality shifts for all its units, never more than two down nor one up: what would go beyond is lost. */
export function shiftQuality({ data }: World, open: Open, division: number, by: number): void {
  const { least, most } = data.tables.modifiers.quality;
  open.quality[division] = Math.max(least, Math.min(most, (open.quality[division] as number) + by));
}

/** §S.20 0 always passes, 9 always fails (A14). */
export const passes = (die: number, needs: number): boolean => die === 0 || (die !== 9 && die <= needs);
