import type { Chart } from '@bocage/board';
import { WEATHERS } from '../src/types.js';
import { weatherName } from './calendar.js';
import { commandAdjective } from './sides.js';
import { supportCommand, supportKind, supportName } from './support.js';
import type { Words } from './words.js';

const WEATHER_COLUMNS = WEATHERS.map((_, i) => weatherName(i));
const row = (title: string, counts: readonly number[]): string[] => [title, ...counts.map(String)];

/** §7.2 */
export const weatherChart = (): Chart => ({
  id: 'weather',
  title: 'What weather does',
  section: '7.2',
  columns: ['Matter', ...WEATHER_COLUMNS],
  rows: [
    ['German roads', 'no', 'no', 'yes', 'yes', 'yes'],
    ['Clear costs Germans', '2', '2', '2', '1', '1'],
    ['German attacks', '1 left', '1 left', 'normal', 'normal', 'normal'],
    ['Prepared offensives', 'yes', 'yes', 'no', 'no', 'no'],
    ['Carpet bombing', 'yes', 'yes', 'no', 'no', 'no'],
    ['Tac Air', 'each round', 'each round', 'once a turn', 'no', 'no'],
    ['Ships', 'yes', 'yes', 'yes', 'no', 'no'],
    ['German artillery', 'no', 'no', 'no', 'yes', 'yes'],
    ['Assault guns (option)', 'once', 'twice', 'twice', 'twice', 'twice'],
    ['German entry roll', '−2', 'normal', 'normal', 'normal', 'normal'],
    ['Allied entry roll', 'normal', 'normal', 'normal', 'normal', '−2'],
    ['Allies sent home', 'yes', 'yes', 'yes', 'yes', 'no'],
    ['Attrition', 'Germans', 'Germans', 'Germans', 'both', 'both'],
  ],
  from: 'rulebook §7.2, assembled by us from the sections that say it',
  notes: ['Weather is drawn each turn from turn 2 and never goes back into the cup (§7.1).'],
});

/** §9.1 §9.2 */
export function chitsChart({ world }: Words): Chart {
  const { actions, weather } = world.data.tables;
  return {
    id: 'chits',
    title: 'Chits by weather',
    section: '9.1',
    columns: ['Chits', ...WEATHER_COLUMNS],
    rows: [
      row('Weather chits', weather.chits),
      row('with historical weather', weather.historical),
      row('US actions', actions.us),
      ['British actions', ...actions.british.map(({ total, move, combat }) => `${total} of ${move} moves, ${combat} combats`)],
      row('German actions', actions.german),
      row('German reactions', actions.reaction),
    ],
    from: `${actions.from}; ${weather.from}`,
    notes: [
      'Germans play two moves and a combat; in the storm a move and two combats will do. The US never play more than two of a kind, in rain and storm one of each (§9.2).',
      'From turn 2 the Allies open with a chit of their choice, kept out of the cup (§9.1).',
    ],
  };
}

/** §8.2 */
export function replacementsChart({ world }: Words): Chart {
  const { us, british, canadian, german, from } = world.data.tables.replacements;
  return {
    id: 'replacements',
    title: 'Replacements by weather',
    section: '8.2',
    columns: ['Replacements', ...WEATHER_COLUMNS],
    rows: [
      row('US infantry', us.infantry),
      row('US armor', us.armor),
      row('British infantry', british.infantry),
      row('British armour', british.armor),
      row('Canadian, any kind', canadian),
      row('German infantry', german.infantry),
      row('German mechanized', german.mechanized),
      row('German armour', german.armor),
    ],
    from,
    notes: ['From turn 2, the Allies first; what is not spent is lost (§8.2.2).'],
  };
}

/** §8.2.1 */
export const rebuildingChart = (): Chart => ({
  id: 'rebuilding',
  title: 'What rebuilds whom',
  section: '8.2.1',
  columns: ['Unit', 'Replacement'],
  rows: [
    ['US infantry', 'US infantry'],
    ['US combat commands', 'US armor'],
    ['US cavalry', 'US infantry or armor'],
    ['British infantry', 'British infantry'],
    ['British armoured and tank brigades', 'British armour'],
    ['Canadian units', 'Canadian'],
    ['German infantry, Fallschirmjäger, Cherbourg garrison', 'German infantry'],
    ['Kampfgruppen', 'German mechanized'],
    ['Tiger battalions', 'German armour'],
    ['Airborne, Rangers, Special Service, French, Poles, Flak', 'never rebuilt'],
    ['Units of one step, eliminated units', 'never rebuilt'],
  ],
  from: 'rulebook §8.2, §8.2.1',
  notes: ['A replacement turns one reduced unit in supply back to its full side where it stands (§8.2.2).'],
});

/** §12.0 */
export function supportChart({ world }: Words): Chart {
  const { support } = world.data.tables;
  return {
    id: 'support',
    title: 'Support markers',
    section: '12.0',
    columns: ['Marker', 'Whose', 'What', 'From turn'],
    rows: support.map((marker) => [
      supportName(marker.id),
      commandAdjective(supportCommand(marker)),
      supportKind(marker),
      String(marker.turn),
    ]),
    from: [...new Set(support.map(({ from }) => from))].join('; '),
    notes: [
      'The attacker names his support first, then the defender (§11.3.2).',
      'Carpet bombing shifts a column and flattens the ground (§12.1).',
    ],
  };
}
