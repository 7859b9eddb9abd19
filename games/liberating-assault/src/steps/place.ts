import type { Action, Refusal, Seat, Step } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import { TABLES } from '../ground.js';
import { isHeldBy } from '../occupancy.js';
import { isIdle } from '../rules/hand-down.js';
import { addToHand, handOf } from '../rules/hands.js';
import { formationsAt, mayCut } from '../rules/interference.js';
import { layAll, layings, permissions, withLaid } from '../rules/laying.js';
import { seatOfFormation, seatOfTeam } from '../rules/roles.js';
import {
  GERMAN,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  type LiberatingAssaultView,
  type Open,
  type PlaceFrame,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';
import { numbered, readNumbered, seatsInOrder, simultaneous } from './steps.js';
import { createWatch } from './watch.js';
import { whyNotLaid } from './why-cards.js';

const groupOf = (world: World): number => world.teams.ids.get('army-group') as number;

/** §4.3 First those with counters on the map, then the army group, which sees what lies there. */
export function placeFrames(world: World, open: Open): PlaceFrame[] {
  const group = groupOf(world);
  const above = [seatOfTeam(world, open, group, 'bombers'), seatOfTeam(world, open, group, 'special-operations')];
  const below = world.formations.side.map((_, formation) => seatOfFormation(world, open, formation, 'place'));
  const frame = (level: PlaceFrame['level'], seats: readonly (Seat | undefined)[]): PlaceFrame => ({
    step: 'place',
    level,
    asks: seatsInOrder(world, open, seats),
  });
  return [frame('army-group', above), frame('division', below)];
}

/** §4.3 §6.3 §7.4 What a division or corps can lay, and whom a corps can lend its guns to. */
function layLegal(world: World, { open, known }: LiberatingAssaultView, seat: Seat): Action[] {
  const trial = withLaid(known);
  return world.formations.side.flatMap((_, formation) => {
    if (seatOfFormation(world, open, formation, 'place') !== seat) return [];
    if (world.formations.level[formation] === 'corps' && isIdle(open, open.player[formation] as number)) return [];
    return [
      ...layings(world, open, known, trial, formation).map(({ unit, card }) => numbered('lay', CARDS.indexOf(card), unit)),
      ...permissions(world, open, known, formation).map(({ gun, division }) => numbered('permit', gun, division)),
    ];
  });
}

/** §2.6 §2.7 §2.9 §2.10 What the army group can still place. */
function groupLegal(world: World, { open, known }: LiberatingAssaultView, seat: Seat): Action[] {
  const group = groupOf(world);
  const actions: Action[] = [];
  const bombers = handOf(known.hand, group, 'bomber') - known.bombs.length - known.breaks.length;
  if (seatOfTeam(world, open, group, 'bombers') === seat && bombers > 0) {
    const { land } = world.ground;
    actions.push(
      ...land
        .filter((hex) => isHeldBy(world, known, GERMAN, hex) && formationsAt(world, open, known, GERMAN, hex).length > 0)
        .map((hex) => numbered('bomb', hex)),
    );
    actions.push(...land.filter((hex) => !known.breaks.includes(hex) && mayCut(world, open, hex)).map((hex) => numbered('cut', hex)));
  }
  if (seatOfTeam(world, open, group, 'special-operations') !== seat) return actions;
  (['resistance', 'soe'] as const).forEach((card, kind) => {
    const used = known.agents.reduce((sum, count, i) => (i % 2 === kind ? sum + count : sum), 0);
    if (handOf(known.hand, group, card) <= used) return;
    for (let table = 0; table < TABLES; table++) actions.push(numbered(card, table));
  });
  return actions;
}

/** §2.6 §2.7 A tap on the map that is neither a German division nor a road. */
const whyNotPlaced = ({ kind }: Action): Refusal | undefined =>
  kind === 'word' ? { code: 'no-card', section: '4.3' } : { code: 'nothing-to-bomb', section: '2.6' };

function playLay({ sealed }: LiberatingAssaultState, seat: Seat, action: Action, tell: Tell): void {
  const { name, numbers } = readNumbered(action);
  const [first, second] = numbers as [number, number];
  if (name === 'permit') {
    sealed.permit[first] = second;
    tell({ event: 'permitted', section: '6.3', unit: first, formation: second, to: [seat] });
    return;
  }
  sealed.laying[second * CARDS.length + first] = (sealed.laying[second * CARDS.length + first] as number) + 1;
  tell({ event: 'lays', section: '4.3', unit: second, card: CARDS[first] as CardKind, to: [seat] });
}

function playGroup({ sealed }: LiberatingAssaultState, seat: Seat, action: Action, tell: Tell): void {
  const { name, numbers } = readNumbered(action);
  const what = name as 'bomb' | 'cut' | 'soe' | 'resistance';
  const [at] = numbers as [number];
  if (what === 'bomb') sealed.bombs.push(at);
  else if (what === 'cut') sealed.breaks.push(at);
  else sealed.agents[at * 2 + (what === 'soe' ? 1 : 0)] = (sealed.agents[at * 2 + (what === 'soe' ? 1 : 0)] as number) + 1;
  tell({ event: 'places', section: what === 'bomb' || what === 'cut' ? '2.6' : '2.9', what, at, to: [seat] });
}

/** §2.7 §2.9 The army group’s cards lie on the map: roads are closed, the Resistance waits. SOE strikes with the activated ones. */
function placeGroupCards(world: World, { open, sealed }: LiberatingAssaultState): void {
  const group = groupOf(world);
  const spent = (kind: number): number => sealed.agents.reduce((sum, count, i) => (i % 2 === kind ? sum + count : sum), 0);
  addToHand(sealed, group, 'bomber', -(sealed.bombs.length + sealed.breaks.length));
  addToHand(sealed, group, 'resistance', -spent(0));
  addToHand(sealed, group, 'soe', -spent(1));
  open.cuts = [...sealed.breaks];
  sealed.breaks = [];
  open.resistance = open.resistance.map((count, table) => count + (sealed.agents[table * 2] as number));
  sealed.agents = sealed.agents.map((count, i) => (i % 2 === 0 ? 0 : count));
}

/** §4.3 Whoever sees a counter sees what lies on it. */
function tellLaid(world: World, { open, sealed }: LiberatingAssaultState, tell: Tell): void {
  const watch = createWatch(world, open, sealed);
  sealed.laying.forEach((count, i) => {
    if (count === 0) return;
    const [unit, card] = [Math.floor(i / CARDS.length), CARDS[i % CARDS.length] as CardKind];
    tell({ event: 'laid', section: '4.3', unit, card, count, ...watch.knowers(unit), reveals: 'all' });
  });
}

/** §4.3 Cards are laid by all at once and turned up together. */
export const createPlaceStep = (world: World): Step<LiberatingAssaultTypes, PlaceFrame> =>
  simultaneous<PlaceFrame>(world, {
    section: '4.3',
    begin(sealed) {
      if (sealed.laying.length === 0) sealed.laying = new Array<number>(world.roster.units * CARDS.length).fill(0);
    },
    legal: (view, { level }, seat) => (level === 'division' ? layLegal(world, view, seat) : groupLegal(world, view, seat)),
    whyNot: (view, { level }, seat, action) => (level === 'division' ? whyNotLaid(world, view, seat, action) : whyNotPlaced(action)),
    play: (state, { level }, seat, action, tell) =>
      level === 'division' ? playLay(state, seat, action, tell) : playGroup(state, seat, action, tell),
    close(state, { level }, tell) {
      if (level === 'division') {
        tellLaid(world, state, tell);
        layAll(world, state.open, state.sealed);
      } else {
        placeGroupCards(world, state);
        state.sealed.laying = [];
        for (const hex of state.open.cuts) tell({ event: 'cut', section: '2.7', hex, reveals: 'all' });
      }
    },
  });
