import type { Chart } from '@bocage/board';
import { SEGMENTS } from '../src/types.js';
import { SEGMENT_WORDS } from './calendar.js';
import { listed } from './text.js';
import type { Words } from './words.js';

/** §3.1 */
const sequenceChart = (): Chart => ({
  id: 'sequence',
  title: 'Sequence of a turn',
  section: '3.1',
  columns: ['Segment', 'Whose', 'What'],
  rows: SEGMENTS.map((segment, i) => ['ABCDEFGHIJKL'.charAt(i), ...SEGMENT_WORDS[segment].crumbs]),
  from: 'rulebook §3.1',
  notes: ['Green disruption recovers in the first recovery, grey in the second (§10.6.4, §10.6.5).'],
});

/** §2.5 §5.2 §11.2 */
function turnChart({ world }: Words): Chart {
  const { turns, support } = world.data.tables;
  const points = (scale: 'campaign' | 'introductory', turn: number): string => {
    const row = support[scale].find(({ turns: of }) => of.includes(turn));
    if (!row) return '–';
    return row.perPip > 0 ? `${row.points} + ${row.perPip} a pip` : String(row.points);
  };
  return {
    id: 'turns',
    title: 'Turns and support points',
    section: '11.2',
    columns: ['Turn', 'When', 'Landing', 'Support, introductory', 'Support, campaign'],
    rows: turns.track.map(({ turn, hour, day, night, air, landing }) => [
      String(turn),
      `${day} June, ${hour}${night ? ', night' : ''}${air ? ', air window' : ''}`,
      landing ? `cycle ${landing[0]}, wave ${landing[1]}` : '–',
      points('introductory', turn),
      points('campaign', turn),
    ]),
    from: `${turns.from}; ${support.from}`,
    notes: ['What is not used in its turn is lost (§11.1.5).'],
  };
}

/** §17.0 §18.0 */
function victoryChart({ world }: Words): Chart {
  const { scenarios, from } = world.data.scenarios;
  return {
    id: 'victory',
    title: 'How you win',
    section: '17.0',
    columns: ['Scenario', 'American tactical', 'American strategic', 'German tactical', 'German strategic'],
    rows: scenarios.map(({ title, victory, losses }) => {
      const allied =
        victory.kind === 'lodgments'
          ? [`${victory.tactical} lodgment`, `${victory.strategic} lodgments`]
          : [`no German within ${victory.tactical}`, `no German within ${victory.strategic}`];
      return [title, ...allied, `${losses.tactical} Allied units lost`, `${losses.strategic} Allied units lost`];
    }),
    from: [from, ...scenarios.map((scenario) => scenario.from)].join('; '),
    notes: [
      'Hexes are counted from the beachhead; without one nothing is won there (§5.10.2). Garrisons do not count (§17.1.3).',
      'The higher level wins; of equal levels nobody does, unless a drop zone was lost (§17.1.4, §17.1.5).',
      `A lodgment is a beachhead with no German within ${listed([...new Set(scenarios.filter(({ victory }) => victory.radius > 0).map(({ victory }) => String(victory.radius)))], 'or')} hexes (§17.1.3).`,
    ],
  };
}

export const turnCharts = (words: Words): readonly Chart[] => [sequenceChart(), turnChart(words), victoryChart(words)];
