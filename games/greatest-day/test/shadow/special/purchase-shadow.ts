import { type Difference, differ, differInList, type Shadow } from '@bocage/testkit';
import { CLEAR_SKY, type GreatestDayEvent, type GreatestDayState, type GreatestDayTypes, OVERCAST, STORM } from '../../../src/types.js';
import { offered } from '../series/answers.js';
import { type Chit, chitsOf } from '../series/chits.js';
import { commandersOf } from '../series/command.js';
import { type Paper, scenarioOf } from '../series/paper.js';
import { type Field, readField } from '../series/pieces.js';

const SIDES = ['allied', 'german'];
const WEATHER: Readonly<Record<string, number>> = { clear: CLEAR_SKY, overcast: OVERCAST, storm: STORM };
/** §17.2 Who may buy for a night turn besides the Germans. */
const AWAKE = ['6ab'];

const divisionOf = ({ counters }: Paper, division: string): number => counters.divisions.findIndex(({ id }) => id === division);

/** §S.7 What is paid in Command Points for what Dispatch Points do not reach to. */
function payment(field: Field, division: string, chits: number): { dp: number; cp: number } {
  const { formationChit, cpForDp } = field.paper.tables.command;
  const price = chits * formationChit;
  const dp = Math.min(price, field.open.dp[divisionOf(field.paper, division)] as number);
  return { dp, cp: (price - dp) * cpForDp };
}

/** §S.7 A12 Chits a side may still buy: Formations for sale whose leader is on the map, each once a turn, while its division can pay. */
function forSale(field: Field, chits: readonly Chit[], side: string, bought: readonly number[]): number[] {
  const leaders = commandersOf(field).map(({ formation }) => formation);
  return chits.flatMap((chit, number) => {
    const { division } = chit;
    if (chit.kind !== 'formation' || chit.side !== side || bought.includes(number)) return [];
    // A1 Its one chit has been carried over: it is in play already.
    if (field.open.chit === number || !leaders.includes(chit.formation)) return [];
    if (field.night && side === 'allied' && !AWAKE.includes(division)) return [];
    const had = bought.filter((one) => chits[one]?.division === division).length;
    return payment(field, division, had + 1).cp <= (field.open.cp[divisionOf(field.paper, division)] as number) ? [number] : [];
  });
}

/** §S.7 What was bought is paid for at once when both have answered. */
function* madePaid(before: Field, after: Field, chits: readonly Chit[], bought: readonly number[]): Iterable<Difference> {
  const divisions = new Set(bought.map((chit) => chits[chit]?.division as string));
  for (const division of divisions) {
    const { dp, cp } = payment(before, division, bought.filter((chit) => chits[chit]?.division === division).length);
    const at = divisionOf(before.paper, division);
    const was = [before.open.dp[at] as number, before.open.cp[at] as number] as const;
    yield* differ(`points of ${division} after buying`, [after.open.dp[at], after.open.cp[at]], [was[0] - dp, was[1] - cp]);
  }
}

/** §9.0 §4.5 A division's Troop Quality is what the scenario begins with, one more from the moment its beach is cleared. */
function* quality(paper: Paper, { open }: GreatestDayState): Iterable<Difference> {
  const scenario = scenarioOf(paper, open);
  const beaches = ['sword', 'juno', 'gold'];
  for (const { division, tq } of scenario.divisions) {
    const freed = scenario.beach?.division === division && (open.cleared[beaches.indexOf(scenario.beach.beach)] as number) > 0;
    yield* differ(`Troop Quality of ${division}`, open.quality[divisionOf(paper, division)], tq + (freed ? 1 : 0));
  }
}

/** §S.7 §1.2 §9.0 Purchases, and what stays as the scenario has it: weather, and Troop Quality until a beach is cleared. */
export function purchaseShadow(paper: Paper): Shadow<GreatestDayTypes> {
  const told = (events: readonly GreatestDayEvent[], name: string): boolean => events.some(({ event }) => event === name);
  return {
    name: 'purchase',
    *asked({ state, seat, legal }): Iterable<Difference> {
      if (state.open.stack.at(-1)?.step !== 'purchase') return;
      const field = readField(paper, state);
      const chits = chitsOf(field);
      const side = SIDES.indexOf(seat);
      const { words } = offered(legal);
      const names = (numbers: readonly number[]): string[] => numbers.map((chit) => chits[chit]?.id ?? String(chit));
      const buys = words.filter((word) => word.startsWith('buy:')).map((word) => Number(word.slice(4)));
      yield* differInList(`what ${seat} may buy`, names(buys), names(forSale(field, chits, seat, state.sealed.bought[side] ?? [])));
      yield* differ(`whether ${seat} may end it`, words.includes('done'), true);
    },
    *made({ before, state, events }): Iterable<Difference> {
      if (told(events, 'turn') || told(events, 'cleared')) {
        const scenario = scenarioOf(paper, state.open);
        yield* quality(paper, state);
        yield* differ('the weather', state.open.weather, WEATHER[scenario.weather]);
      }
      if (before.open.stack.at(-1)?.step !== 'purchase' || state.open.stack.some(({ step }) => step === 'purchase')) return;
      const [field, after] = [readField(paper, before), readField(paper, state)];
      // A chit that comes into play at once gains its division points.
      if (told(events, 'chit')) return;
      yield* madePaid(field, after, chitsOf(field), before.sealed.bought.flat());
    },
  };
}
