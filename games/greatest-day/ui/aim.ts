import type { InfoLine } from '@bocage/board';
import { indirectForecast } from '../src/forecast/indirect.js';
import { effectChance } from '../src/forecast/shot.js';
import { unitsAt } from '../src/occupancy.js';
import { braveryLines, needsBravery } from '../src/rules/bravery.js';
import { aimedAt, eyesOn } from '../src/rules/guns.js';
import { passes, qualityLines, sum } from '../src/rules/quality.js';
import type { AssaultFrame, GreatestDayView } from '../src/types.js';
import { namesOf, shortName } from './names.js';
import { percent } from './odds.js';
import { capital, minus } from './text.js';
import type { Words } from './words.js';

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

/** §S.26 Who is assaulted there, and how brave one has to be. */
export function assaultLines(words: Words, { open }: GreatestDayView, { unit, units }: AssaultFrame, hex: number): InfoLine[] {
  const { world } = words;
  const defenders = { text: `Assault ${namesOf(words, open, unitsAt(world, open, hex))}.`, section: 'S.26' };
  if (!needsBravery(world, open, unit, hex))
    return [defenders, { text: 'No Bravery Check: no enemy zone covers the hex.', section: 'S.26' }];
  const needs = sum([...qualityLines(world, open, unit), ...braveryLines(world, open, unit, units, hex)]);
  const chance = TEN.filter((die) => passes(die, needs)).length / TEN.length;
  return [
    defenders,
    {
      text: `${capital(shortName(words, open, unit))} alone goes in by ${minus(needs)} or less, ${percent(chance)}; armour that joins helps all.`,
      section: 'S.26',
    },
  ];
}
