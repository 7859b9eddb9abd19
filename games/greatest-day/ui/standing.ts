import type { InfoLine, Standing } from '@bocage/board';
import type { Scenario } from '../src/data/scenario-shapes.js';
import { worth } from '../src/rules/victory.js';
import type { GreatestDayView, Open } from '../src/types.js';
import { fieldOf } from '../src/world.js';
import { whenAt } from './calendar.js';
import { outcomeText, scoreText } from './outcomes.js';
import { capital, counted, listed, minus } from './text.js';
import type { Words } from './words.js';

type Award = Scenario['victory']['points'][number];
type Wording = (words: Words, open: Open, award: Award) => string;

const placesOf = ({ world, places }: Words, { hexes }: Award): string =>
  listed(hexes.map((label) => places.entry(world.grid.parse(label) as number)));

const whose = ({ world }: Words, { division, formation, but }: Award): string => {
  const { divisions, formations } = world.data.counters;
  const formationName = (id: string): string => formations.find((one) => one.id === id)?.name ?? id;
  if (formation !== '') return ` of ${formationName(formation)}`;
  if (but !== '') return `, not of ${formationName(but)}`;
  return division === '' ? '' : ` of ${divisions.find((one) => one.id === division)?.name ?? division}`;
};

const by = ({ world }: Words, open: Open, { turn, late }: Award): string =>
  `by ${whenAt(world, open, turn)}${late ? `, or ${counted(late.points, 'point')} by ${whenAt(world, open, late.turn)}` : ''}`;

/** §S.39 What each kind of award is for. */
const KINDS: Readonly<Record<Award['kind'], Wording>> = {
  held: (words, _, award) => `holding ${placesOf(words, award)}`,
  empty: (words, _, award) => `no German in ${placesOf(words, award)}`,
  'steps-lost': (words, _, award) =>
    `every ${award.per === 1 ? '' : `${award.per} `}${award.side === 'german' ? 'German' : 'Allied'} ${award.per === 1 ? 'step' : 'steps'} lost${whose(words, award)}`,
  'tracks-down': (words, open, award) => `Gaps, Obstacles and Nests all at 0 ${by(words, open, award)}`,
  'beach-cleared': (words, open, award) => `the beach cleared ${by(words, open, award)}`,
  'tracks-at-most': (_, __, { gaps, nests }) => `Gaps at ${gaps} and Nests at ${nests} or less`,
  'driven-out': (_, __, { most }) => `every German unit gone of those near the reinforcement hexes, ${most} at most`,
  'at-the-coast': (words, _, award) =>
    `${counted(award.steps, 'step')}${whose(words, award)} within ${counted(award.within, 'hex', 'hexes')} of one coast hex of columns ${award.columns?.join(' to ') ?? ''}`,
  ashore: (_, __, { battalion, companies }) => `${counted(companies, 'company', 'companies')} of ${battalion} ashore`,
};

function awardLine(words: Words, open: Open, award: Award): InfoLine {
  const now = worth(words.world, open, award);
  const side = award.for === 'german' ? 'Germans' : 'Allies';
  return { text: `${side} ${minus(award.points)}: ${KINDS[award.kind](words, open, award)}. Now ${minus(now)}.`, section: 'S.39' };
}

/** §S.39 The levels from the best to the worst, each from which margin on. */
function levelLine({ levels, margin }: Scenario['victory']): InfoLine {
  const ladder = levels.map(({ level, from, winner }, i) => {
    const outcome = { level, ...(winner === undefined || winner === '' ? {} : { winner }) };
    return `${outcomeText(outcome)}${i === levels.length - 1 ? ' below that' : ` from ${minus(from)}`}`;
  });
  return { text: `${capital(margin)} points less the others’: ${ladder.join('; ')}.`, section: 'S.39' };
}

/** §S.39 How one wins this scenario, line by line, and what each line is worth now. */
export function standingOf(words: Words, { open }: GreatestDayView): Standing {
  const { victory } = fieldOf(words.world, open).scenario;
  return {
    lines: [
      { text: `${scoreText(words.world, open)}.`, section: 'S.39' },
      ...victory.points.map((award) => awardLine(words, open, award)),
      levelLine(victory),
    ],
  };
}
