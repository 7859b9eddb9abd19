import type { Chart } from '@bocage/board';
import type { AlliedCounter, GermanCounter, Order } from '../src/data/shapes.js';
import { dayOf } from './calendar.js';
import { abbreviated, listed, listedUpTo } from './text.js';
import { formationName, pieceFactors } from './units.js';
import type { Words } from './words.js';

const GROUPS: Readonly<Record<AlliedCounter['group'], string>> = {
  parachute: 'Parachute (§O.2)',
  commando: 'Commandos (§O.3)',
  assault: 'Assault (§O.1)',
  'second-wave': 'Second wave (§O.6)',
  glider: 'Gliders (§O.7)',
  'follow-up': 'Follow-up (§O.8)',
};

const factorsOf = ({ strengths, allowance }: AlliedCounter): string => `${strengths[0]}-${allowance}`;

/** §O.1 §O.2 §O.3 §O.6 §O.7 §O.8 Force by force, like factors together. */
function alliedChart({ world }: Words): Chart {
  const { counters, scenarios } = world.data;
  const rows = (Object.keys(GROUPS) as AlliedCounter['group'][]).flatMap((group) => {
    const units = counters.allied.filter((unit) => unit.group === group && unit.lists.includes('historical'));
    const kinds = [...new Set(units.map(factorsOf))];
    return kinds.map((factors) => {
      const alike = units.filter((unit) => factorsOf(unit) === factors);
      return [GROUPS[group], factors, String(alike.length), alike.map(({ name }) => abbreviated(name)).join(', ')];
    });
  });
  const { secondWave, followUp } = scenarios.landing;
  return {
    id: 'allied-order',
    title: 'Allied order of battle',
    section: 'O.1',
    columns: ['Force', 'Factors', 'Number', 'Units'],
    rows,
    from: `${counters.from}; ${scenarios.landing.from}`,
    notes: [
      `The second wave lands ${secondWave} strength points a beach on 6 June (§O.6), the follow-up ${followUp} a beach and day, saved up if not used (§O.8, §O.9).`,
      'The literal list, an option when a table is opened, has a second wave more than twice as strong.',
    ],
  };
}

/** Pieces of the same formation together, as rows: what comes before, formation, units, what comes after. */
function rowsByFormation(
  german: readonly GermanCounter[],
  ids: readonly string[],
  when: string,
  where: (ids: readonly string[]) => string,
): string[][] {
  const pieces = ids.flatMap((id) => german.find((piece) => piece.id === id) ?? []);
  const formations = [...new Set(pieces.map(({ formation }) => formation))];
  return formations.map((formation) => {
    const own = pieces.filter((piece) => piece.formation === formation);
    const units = own.map((piece) => `${piece.designation} ${pieceFactors(piece)}`).join(', ');
    return [when, formationName(formation), units, where(own.map(({ id }) => id))];
  });
}

/** §R.13 "within 3 of Isigny-sur-Mer". */
function zoneText({ world, places }: Words, order: Order, ids: readonly string[]): string {
  const zones = [...new Set(order.setup.filter(({ piece }) => ids.includes(piece)).map(({ zone }) => zone))];
  const texts = zones.flatMap((id) => {
    const zone = world.data.orders.zones.find((listedZone) => listedZone.id === id);
    if (!zone) return [];
    const around = zone.around.map((label) => places.way(world.grid.parse(label) as number));
    return [`within ${zone.within} of ${listedUpTo(3, around)}`];
  });
  return texts.join('; ');
}

/** §R.13 By day and edge. */
function arrivalRows(german: readonly GermanCounter[], order: Order): string[][] {
  const keys = [...new Set(order.arrivals.map(({ turn, edges }) => `${turn}|${edges.join()}`))];
  keys.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return keys.flatMap((key) => {
    const due = order.arrivals.filter(({ turn, edges }) => `${turn}|${edges.join()}` === key);
    const [{ turn, edges }] = due as [Order['arrivals'][number]];
    const ids = due.map(({ piece }) => piece);
    return rowsByFormation(german, ids, dayOf(turn), () => `${listed(edges, 'or')} edge`);
  });
}

/** §R.11 §R.13 The six orders side by side are public; which one is played is not. */
function germanChart(words: Words, order: Order, i: number): Chart {
  const { orders, counters } = words.world.data;
  const { german } = counters;
  const setup = order.setup.map(({ piece }) => piece);
  const dugIn = new Set(german.filter(({ id }) => order.entrenched.includes(id)).map(({ formation }) => formationName(formation)));
  return {
    id: `german-order-${i + 1}`,
    title: `German order ${i + 1}: ${order.title}`,
    section: 'R.11',
    columns: ['When', 'Formation', 'Units', 'Where'],
    rows: [...rowsByFormation(german, setup, 'On the map', (ids) => zoneText(words, order, ids)), ...arrivalRows(german, order)],
    from: orders.from,
    notes: [
      order.about,
      `With ${orders.tokens - order.setup.length} dummies, so that every order sets up ${orders.tokens} counters (§R.12).`,
      ...(dugIn.size > 0 ? [`Dug in from the start: ${listed([...dugIn])} (§R.13).`] : []),
    ],
  };
}

export function orderCharts(words: Words): readonly Chart[] {
  return [alliedChart(words), ...words.world.data.orders.orders.map((order, i) => germanChart(words, order, i))];
}
