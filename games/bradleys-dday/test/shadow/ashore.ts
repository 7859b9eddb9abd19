import { type Difference, differ, differInList } from '@bocage/testkit';
import { type BradleyEvent, type BradleyState, COMBAT_MODE, ELIMINATED, LANDED } from '../../src/types.js';
import { afloat, isMarine, isRanger } from './landing.js';
import { lanesOf, portOf, rangerCoast } from './lanes.js';
import type { Paper } from './paper.js';
import { landsAt } from './waves.js';

const names = ({ counters }: Paper, units: readonly number[]): string[] => units.map((unit) => counters[unit]?.id as string);

/** Where each unit that waits in an approach hex comes ashore, at the beach whose turn it is if one's is. */
function wayIn(paper: Paper, state: BradleyState): Map<number, number> {
  const frame = state.open.stack.find(({ step }) => step === 'landing');
  const beaches = frame?.step === 'landing' ? [frame.beach] : ([0, 1] as const).filter((beach) => landsAt(paper, state, beach));
  const lanes = [...beaches.flatMap((beach) => lanesOf(paper, state, beach)), ...rangerCoast(paper), portOf(paper)];
  return new Map(lanes.map(({ approach, landing }) => [approach, landing]));
}

/** §5.5.4 R6 The hexes the wave comes to once its aborts are made, with who comes there. */
function groups(paper: Paper, before: BradleyState, state: BradleyState, events: readonly BradleyEvent[]): Map<number, number[]> {
  const ways = wayIn(paper, before);
  const landed = events.flatMap((event) => (event.event === 'landed' ? [[event.unit, event.path.at(-1) as number] as const] : []));
  const waiting = afloat(paper, state).flatMap(({ unit, hex }) => (ways.has(hex) ? [[unit, ways.get(hex) as number] as const] : []));
  const found = new Map<number, number[]>();
  for (const [unit, hex] of [...landed, ...waiting])
    if (!isMarine(paper, unit) && !(isRanger(paper, unit) && rangerCoast(paper).some((lane) => lane.landing === hex)))
      found.set(hex, [...(found.get(hex) ?? []), unit]);
  return found;
}

/** §5.5.3 §5.5.4 §5.5.7 Who comes ashore where, in what order, and whom a shift disrupts. Remembers one landing at a time. */
export function ashoreShadow(paper: Paper) {
  let shifted = false;
  return function* made(before: BradleyState, state: BradleyState, events: readonly BradleyEvent[]): Iterable<Difference> {
    const single = state.open.options['hex-shift'] !== 'on';
    const after = before.open.stack.at(-1)?.step;
    const struck = events.flatMap((event) => (event.event === 'disrupted' && event.section === '5.5.4' ? event.units : []));
    for (const event of events) {
      if (event.event === 'displaced' && event.unit < 0) shifted = event.shift !== 0;
      if (event.event === 'landed') {
        const [from, to] = event.path as readonly [number, number];
        yield* differ(`where ${names(paper, [event.unit])} lands`, to, wayIn(paper, before).get(from));
        if (state.open.box[event.unit] === ELIMINATED) continue;
        yield* differ(`mode of ${names(paper, [event.unit])} ashore`, state.open.mode[event.unit], COMBAT_MODE);
        yield* differ(`mark of ${names(paper, [event.unit])} ashore`, (state.open.marks[event.unit] as number) & LANDED, LANDED);
      }
    }
    if (!single) return;
    if (struck.length > 0) {
      const all = [...groups(paper, before, state, events).values()];
      const most = Math.max(...all.map((group) => group.length));
      const group = all.find((one) => one.includes(struck[0] as number)) ?? [];
      yield* differ('how many the shift disrupts', [shifted, group.length], [true, most]);
      yield* differInList('whom the shift disrupts', names(paper, struck), names(paper, group));
      shifted = false;
    }
    if (after === 'casualties' && events.some((event) => event.event === 'casualty' && !isApart(paper, event.unit)))
      yield* differ('whether a shift was forgotten', shifted, false);
  };
}

const isApart = (paper: Paper, unit: number): boolean => isRanger(paper, unit) || isMarine(paper, unit);
