import type { InfoLine } from '@bocage/board';
import type { Action } from '@bocage/kernel';
import { indirectForecast } from '../src/forecast/indirect.js';
import { effectChance, shotForecast } from '../src/forecast/shot.js';
import { unitsAt } from '../src/occupancy.js';
import { assaultTargets } from '../src/rules/assault.js';
import { defencesBefore } from '../src/rules/beach-fire.js';
import { braveryLines, needsBravery } from '../src/rules/bravery.js';
import { targetsOf } from '../src/rules/fire.js';
import { aimedAt, bombardable, eyesOn } from '../src/rules/guns.js';
import { passes, qualityLines, sum } from '../src/rules/quality.js';
import type { AssaultFrame, GreatestDayView } from '../src/types.js';
import { namesOf, shortName } from './names.js';
import { effectText, percent } from './odds.js';
import { capital, minus, orLess } from './text.js';
import { topOf, type Words } from './words.js';

interface Aim {
  readonly target: number;
  readonly strength: number;
  readonly chance: number;
  readonly contact: number;
}

/** §S.23 Through every eye at everybody it shows; of each target what promises most. */
function bestAims({ world }: Words, { open }: GreatestDayView, firer: number, at: number): Aim[] {
  const best = new Map<number, Aim>();
  for (const eye of eyesOn(world, open, firer, at)) {
    const kind = eye.by === 'counter-battery' ? eye.by : 'indirect';
    for (const target of aimedAt(world, open, firer, at, eye)) {
      const odds = effectChance(indirectForecast(world, open, { kind, firer, target, at, bonus: 0, contact: eye.contact }));
      if (odds.chance >= (best.get(target)?.chance ?? 0)) best.set(target, { target, ...odds, contact: eye.contact });
    }
  }
  return [...best.values()].sort((a, b) => b.chance - a.chance);
}

/** §S.23 §4.4.4 What shells in a hex would do, before it is chosen. */
export function bombardLines(words: Words, view: GreatestDayView, firer: number, at: number): InfoLine[] {
  const aims = bestAims(words, view, firer, at);
  if (aims.length === 0) return [{ text: 'Nobody there can be aimed at: only a barrage falls.', section: 'S.24' }];
  return aims.map(({ target, strength, chance, contact }) => ({
    text: `${capital(shortName(words, view.open, target))}: strength ${minus(strength)}, ${percent(chance)} to take effect${contact < 0 ? '' : `, put through by ${contact} or less`}.`,
    section: 'S.23',
  }));
}

const TEN = Array.from({ length: 10 }, (_, die) => die);

/** §S.26 What the Bravery Check of a unit needs, and how often that comes; nothing where it needs none. */
function braveryOf({ world }: Words, { open }: GreatestDayView, unit: number, units: readonly number[], hex: number) {
  if (!needsBravery(world, open, unit, hex)) return undefined;
  const needs = sum([...qualityLines(world, open, unit), ...braveryLines(world, open, unit, units, hex)]);
  return { needs, chance: TEN.filter((die) => passes(die, needs)).length / TEN.length };
}

/** §S.26 Who is assaulted there, and how brave one has to be. */
export function assaultLines(words: Words, view: GreatestDayView, { unit, units }: AssaultFrame, hex: number): InfoLine[] {
  const { open } = view;
  const defenders = { text: `Assault ${namesOf(words, open, unitsAt(words.world, open, hex))}.`, section: 'S.26' };
  const brave = braveryOf(words, view, unit, units, hex);
  if (!brave) return [defenders, { text: 'No Bravery Check: no enemy zone covers the hex.', section: 'S.26' }];
  const text = `${capital(shortName(words, open, unit))} alone goes in by ${orLess(brave.needs)}, ${percent(brave.chance)}; armour that joins helps all.`;
  return [defenders, { text, section: 'S.26' }];
}

/** §S.26 What who goes in with those who are chosen needs: each of them, or who would join them. */
export function braveryOdds(words: Words, view: GreatestDayView, action: Action): string | undefined {
  const frame = topOf(view.open);
  if (frame.step !== 'assault' || frame.stage !== 'stack') return undefined;
  const said = (unit: number, units: readonly number[]): string => {
    const brave = braveryOf(words, view, unit, units, frame.target);
    return brave ? `goes in by ${orLess(brave.needs)}, ${percent(brave.chance)}` : 'goes in without a check';
  };
  if (action.kind === 'unit') return said(action.unit, [...frame.units, action.unit]);
  if (action.kind !== 'word' || action.word !== 'go') return undefined;
  return frame.units.map((unit) => `${shortName(words, view.open, unit)} ${said(unit, frame.units)}`).join('; ');
}

function onlyAssault(words: Words, view: GreatestDayView, unit: number): string | undefined {
  const { open } = view;
  const [hex, ...more] = assaultTargets(words.world, open, unit);
  if (hex === undefined || more.length > 0) return undefined;
  const brave = braveryOf(words, view, unit, [unit], hex);
  const goesIn = brave ? `goes in by ${orLess(brave.needs)}, ${percent(brave.chance)}` : 'goes in';
  return `${namesOf(words, open, unitsAt(words.world, open, hex))}: ${goesIn}`;
}

function onlyShot(words: Words, { open }: GreatestDayView, unit: number): string | undefined {
  const { world } = words;
  const [target, ...more] = open.suppressed[unit] === 0 ? targetsOf(world, open, unit) : [];
  if (target === undefined || more.length > 0 || bombardable(world, open, unit).length > 0 || defencesBefore(world, open, unit) >= 0)
    return undefined;
  const at = open.hex[target] as number;
  const forecast = shotForecast(world, open, { kind: 'fire', firer: unit, target, at, add: 0, bonus: 0 });
  return `${shortName(words, open, target)}: ${effectText(forecast)}`;
}

/** §S.17 §S.26 Where a Fire or Assault Action leaves no choice it goes on at once: its button says what may come of it. */
export function onlyTarget(words: Words, view: GreatestDayView, unit: number, action: string): string | undefined {
  if (action === 'assault') return onlyAssault(words, view, unit);
  return action === 'fire' ? onlyShot(words, view, unit) : undefined;
}
