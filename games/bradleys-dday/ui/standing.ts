import type { InfoLine, Standing } from '@bocage/board';
import { GARRISON } from '../src/roster.js';
import { isInPlay, scenarioOf } from '../src/rules/scenario.js';
import { unitsOnMap } from '../src/rules/units.js';
import { alliedLosses, outcomeOf } from '../src/rules/victory.js';
import { landingBeaches } from '../src/rules/waves.js';
import { type BeachArea, type BradleyView, GERMAN, type Open } from '../src/types.js';
import { namesUpTo } from './names.js';
import { outcomeText } from './outcomes.js';
import { beachName } from './places.js';
import { capital, counted } from './text.js';
import type { Words } from './words.js';

/** §17.1.3 §18.1.6 Germans who stand too near a beachhead, the nearest first. */
function tooNear({ world }: Words, open: Open, marker: number, radius: number): number[] {
  const far = (unit: number): number => world.grid.distance(open.hex[unit] as number, marker);
  return unitsOnMap(world, open, GERMAN)
    .filter((unit) => world.roster.kind[unit] !== GARRISON && far(unit) <= radius)
    .sort((a, b) => far(a) - far(b));
}

/** §5.10 §17.1.3 */
function beachLine(words: Words, open: Open, beach: BeachArea): InfoLine {
  const { victory } = scenarioOf(words.world, open);
  const marker = open.beachhead[beach] as number;
  if (marker < 0)
    return {
      text: `${beachName(beach)}: no beachhead yet. The first beach fortification the Americans take becomes it.`,
      section: '5.10.1',
    };
  const radius = victory.kind === 'lodgments' ? victory.radius : victory.tactical;
  const near = tooNear(words, open, marker, radius);
  if (near.length === 0) return { text: `${beachName(beach)}: no German within ${radius} hexes of the beachhead.`, section: '17.1.3' };
  return {
    text: `${beachName(beach)}: ${counted(near.length, 'German unit')} within ${radius} hexes of the beachhead: ${namesUpTo(6, words, near)}.`,
    section: '17.1.3',
  };
}

/** §17.0 §18.1.6 What each side counts, and what it would come to now. */
export function standingOf(words: Words, { open }: BradleyView): Standing {
  const { losses } = scenarioOf(words.world, open);
  const lost = alliedLosses(words.world, open);
  return {
    lines: [
      { text: `If it ended now: ${outcomeText(outcomeOf(words.world, open)).toLowerCase()}.`, section: '17.1.4' },
      ...landingBeaches(words.world, open).map((beach) => beachLine(words, open, beach)),
      {
        text: `${capital(counted(lost, 'Allied unit'))} lost: ${losses.tactical} are a German tactical victory, ${losses.strategic} a strategic one.`,
        section: '17.1.2',
      },
    ],
    overlay: 'lodgment',
  };
}

/** §18.1 §18.2 Hexes outside the area of the scenario. */
export function outsideOf({ world }: Words, { open }: BradleyView): readonly number[] {
  return [...world.ground.terrain.keys()].filter((hex) => !isInPlay(world, open, hex));
}
