import type { Display } from '@bocage/board';
import type { AlliedGroup } from '../src/data/shapes.js';
import { ALLIED, GERMAN, LOST, type NormandyView, type Open, PIECE_BASE, WAITING } from '../src/types.js';
import { dayOf } from './calendar.js';
import { faceOf } from './faces.js';
import { orderTitle, possibleOrders } from './known-orders.js';
import { capital, counted, listed } from './text.js';
import { identify } from './units.js';
import type { Words } from './words.js';

type Group = Display['groups'][number];

/** §O.4 §O.5 §O.6 §O.7 §O.8 When each force comes, and what becomes of what does not. */
const FORCES: readonly { readonly group: AlliedGroup; readonly title: string; readonly note: string }[] = [
  { group: 'parachute', title: 'Parachute', note: 'Dropped first of all on 6 June; not dropped, they are lost (§O.4).' },
  { group: 'commando', title: 'Commandos', note: 'Landed on the coast on 6 June; not landed, they are lost (§O.4).' },
  { group: 'assault', title: 'Assault', note: 'Landed on the beaches on 6 June; not landed, they join the follow-up (§O.5).' },
  {
    group: 'second-wave',
    title: 'Second wave',
    note: 'From the second movement of 6 June, 30 points a beach (§O.6); afterwards with the follow-up.',
  },
  { group: 'glider', title: 'Gliders', note: 'In the second movement of 6 June, beside the parachutes (§O.7).' },
  { group: 'follow-up', title: 'Follow-up', note: 'In second movement from 7 June, 15 points a beach, saved up if not used (§O.8, §O.9).' },
];

function alliedForces(words: Words, view: NormandyView): Display {
  const { roster } = words.world;
  const groups = FORCES.map(({ group, title, note }): Group => {
    const faces = roster.group.flatMap((of, unit) => (of === group && view.open.hex[unit] === WAITING ? [faceOf(words, view, unit)] : []));
    return { title, faces, note };
  }).filter(({ faces }) => faces.length > 0);
  return { id: 'allied', title: 'Allied forces to come', groups };
}

/** §R.14 What has been lost, with what it counts for. */
function losses(words: Words, view: NormandyView): Display {
  const { open } = view;
  const lost = open.hex.flatMap((hex, unit) => (hex === LOST ? [unit] : []));
  const ofKind = (kind: string): number[] => lost.filter((unit) => identify(words, view, unit).kind === kind);
  const group = (title: string, units: readonly number[], note: string): Group => ({
    title,
    faces: units.map((unit) => faceOf(words, view, unit)),
    note,
  });
  return {
    id: 'losses',
    title: 'Losses',
    groups: [
      group('Allied', ofKind('allied'), lossNote(open, ALLIED)),
      group('German', ofKind('german'), lossNote(open, GERMAN)),
      group('Dummies turned up', ofKind('dummy'), 'Removed when they are turned up; they count for nothing (§R.12).'),
    ],
  };
}

const lossNote = (open: Open, side: 0 | 1): string => `${open.losses[side]} strength points lost (§R.14).`;

/** §R.13 What is still to come under the order that these eyes know. */
function germanArrivals(words: Words, view: NormandyView): Group[] {
  const { world } = words;
  const { open, known } = view;
  const listedArrivals = world.data.orders.orders[known.order - 1]?.arrivals ?? [];
  const waiting = listedArrivals.filter(({ piece }) => !open.piece.includes(world.roster.pieceIds.get(piece) ?? -1));
  const keys = [...new Set(waiting.map(({ turn, edges }) => `${turn}|${edges.join()}`))].sort(
    (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
  );
  return keys.map((key) => {
    const [turn = '', edges = ''] = key.split('|');
    const pieces = waiting.filter((arrival) => `${arrival.turn}|${arrival.edges.join()}` === key);
    return {
      title: `${dayOf(Number(turn))}, ${listed(edges.split(','), 'or')} edge`,
      faces: pieces.map(({ piece }) => faceOf(words, view, PIECE_BASE + (world.roster.pieceIds.get(piece) as number))),
      note: Number(turn) <= open.turn ? 'Due: enters in the German movement phase (§R.13).' : `From turn ${turn} on (§R.13).`,
    };
  });
}

/** §R.11 §R.12 What anybody can tell of the German order. */
function germanOrder(words: Words, view: NormandyView): Group {
  const orders = possibleOrders(words, view);
  const titles = orders.map((order) => orderTitle(words, order));
  const seen = words.world.data.counters.german.map((_, piece) => piece).filter((piece) => view.open.piece.includes(piece));
  const [only] = orders;
  const note =
    orders.length === 1 && only !== undefined
      ? `${view.known.order > 0 ? 'Your order' : 'The order'} is ${titles[0]}: ${words.world.data.orders.orders[only - 1]?.about}`
      : `${capital(counted(orders.length, 'order'))} fit what has been seen: ${listed(titles, 'or')} (§R.11).`;
  return { title: 'Seen so far', faces: seen.map((piece) => tokenFace(words, view, piece)), note };
}

function tokenFace(words: Words, view: NormandyView, piece: number) {
  return faceOf(words, view, words.world.roster.allied + view.open.piece.indexOf(piece));
}

export function displaysOf(words: Words, view: NormandyView): readonly Display[] {
  const german: Display = {
    id: 'german',
    title: view.known.order > 0 ? 'German order and reinforcements' : 'German order of battle',
    groups: [germanOrder(words, view), ...germanArrivals(words, view)],
  };
  return [alliedForces(words, view), german, losses(words, view)];
}
