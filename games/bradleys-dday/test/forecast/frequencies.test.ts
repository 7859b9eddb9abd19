import { type Action, createRng, hex, type Rng, type RollResult, unit as unitAction, word } from '@bocage/kernel';
import { frequencies } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { type DropFate, fateOfAim, roseOfAim } from '../../src/forecast/drop.js';
import { type Fate, forecastLanding } from '../../src/forecast/landing.js';
import { setBox, setMark } from '../../src/rules/units.js';
import { AFLOAT, ALLIED, type BradleyEvent, type BradleyState, DZ_BOX, DZ_IN_HAND, ELIMINATED, ON_MAP, STEADY } from '../../src/types.js';
import { view } from '../../src/view.js';
import { firePlan } from '../../ui/plan/fire.js';
import { createWords, topOf } from '../../ui/words.js';
import { at, ground, Position } from '../position.js';
import { game } from '../ui/played.js';

/** Words that go on with what was begun; where none is offered anything legal will do. */
const GOES_ON = ['ready', 'declare', 'done', 'stop'].map((text) => word(text));

/** One roll, or one decision of whoever is asked. */
function goOn(state: BradleyState, rng: Rng): readonly BradleyEvent[] {
  const awaits = game.awaits(state);
  if (awaits.kind === 'over') throw new Error('it is over');
  if (awaits.kind === 'chance') {
    const { roll } = awaits;
    const result: RollResult = roll.kind === 'dice' ? Array.from({ length: roll.count }, () => 1 + rng.below(roll.sides)) : [0];
    return game.resolve(state, roll, result);
  }
  const seat = awaits.seats[0] as string;
  const legal = game.legal(game.view(state, [seat]), seat);
  return game.play(state, seat, GOES_ON.find((one) => legal.includes(one)) ?? (legal[rng.below(legal.length)] as Action));
}

/** Plays until one of these steps is on top, and tells what happened. */
function until(state: BradleyState, rng: Rng, ...steps: readonly string[]): readonly BradleyEvent[] {
  const told: BradleyEvent[] = [];
  while (!steps.includes(topOf(state.open).step)) told.push(...goOn(state, rng));
  return told;
}

/** What comes seldom is counted together: the test is for what is to be expected some ten times. */
const SELDOM = 10;

function check(shares: ReadonlyMap<string, number>, draws: number, draw: () => string): void {
  const often = new Set([...shares].flatMap(([label, share]) => (share * draws >= SELDOM ? [label] : [])));
  const rest = [...shares].reduce((sum, [label, share]) => sum + (often.has(label) ? 0 : share), 0);
  const expected = Object.fromEntries([...[...shares].filter(([label]) => often.has(label)), ...(rest > 1e-9 ? [['rest', rest]] : [])]);
  const one = (label: string): string => (often.has(label) ? label : 'rest');
  const { ok, counts, chiSquare, limit } = frequencies({ expected, draws, draw: () => one(draw()) });
  expect(ok, `${JSON.stringify(expected)} came as ${JSON.stringify(counts)}: ${chiSquare} of at most ${limit}`).toBe(true);
}

/** A list of what came up, one after another. */
function inTurn(list: readonly string[]): () => string {
  const left = list.values();
  return () => left.next().value as string;
}

const STOP = { step: 'over', outcome: { level: 'stopped' } } as const;

describe('a wave landed again and again comes to what the planner said (§5.4, §5.5, §5.6)', () => {
  const WAVE = { 'us-1-16': '4221', 'us-2-16': '4221', 'us-743-tk': '4121', 'us-146-eng': '3919', 'us-2-116': '4421' };
  const DRAWS = 1000;

  /** American eyes see no mines: each landing is over other mines that may lie there. */
  function land(): { readonly position: Position; readonly fates: readonly (readonly string[])[]; readonly shifts: readonly string[] } {
    const position = new Position('omaha');
    const { open } = position;
    open.segment = 'allied-movement';
    open.tide = 2;
    for (const [id, lane] of Object.entries(WAVE)) {
      setMark(open, position.of(id), AFLOAT);
      position.put(id, lane);
    }
    position.put('ge-iii-1716', '3927');
    position.put('ge-hoc', '3319');
    open.stack.push(STOP, { step: 'landing', beach: 0, stage: 'sea', swimming: [], shifted: [], assaulted: [], landed: [] });
    open.stack.push({ step: 'sea', beach: 0 });
    const seen = view(position.state, ['allied']);
    const rng = createRng('landings');
    const shifts: string[] = [];
    const fates = Array.from({ length: DRAWS }, () => {
      const state = game.imagine(seen, rng);
      for (const event of until(state, rng, 'movement', 'over')) if (event.event === 'displaced') shifts.push(String(event.shift));
      return Object.keys(WAVE).map((id) => fateIn(state, position.of(id)));
    });
    return { position, fates, shifts };
  }

  function fateIn({ open }: BradleyState, unit: number): string {
    if (open.box[unit] === ELIMINATED) return 'lost';
    if (open.box[unit] !== ON_MAP) return 'turned back';
    return `${open.disrupted[unit] === STEADY ? 'in order' : 'disrupted'}`;
  }

  const sharesOf = ({ disrupted, lost, turnsBack }: Fate): Map<string, number> =>
    new Map(Object.entries({ 'in order': 1 - disrupted - lost - turnsBack, disrupted, lost, 'turned back': turnsBack }));

  it('lane by lane and unit by unit', () => {
    const { position, fates, shifts } = land();
    const forecast = forecastLanding(position.world, view(position.state, ['allied']), 0);
    if (!forecast) throw new Error('nobody is at sea');
    check(new Map([...forecast.shifts].map(([shift, share]) => [String(shift), share])), DRAWS, inTurn(shifts));
    for (const [i, id] of Object.keys(WAVE).entries()) {
      const fate = forecast.fates.get(position.of(id)) as Fate;
      check(sharesOf(fate), DRAWS, inTurn(fates.map((all) => all[i] as string)));
    }
  });
});

describe('a zone aimed and a battalion dropped again and again come down where the rose says (§4.3, §4.4)', () => {
  const AIM = '0808';
  const DRAWS = 1200;
  const label = (to: number): string => (to < 0 ? 'nowhere' : ground.grid.label(to));

  function aimed(): { readonly position: Position; readonly unit: number } {
    const position = new Position('d-day');
    const { open } = position;
    open.turn = 1;
    open.segment = 'allied-movement';
    open.dzHex[0] = at(AIM);
    open.dzState[0] = DZ_IN_HAND;
    const unit = position.of('us-1-505');
    setBox(open, unit, DZ_BOX);
    position.put('ge-i-1057', '0709');
    open.stack.push(STOP, { step: 'scatter', zone: 0, unit }, { step: 'zone-scatter', zone: 0, again: 0 }, { step: 'wind', zone: 0 });
    return { position, unit };
  }

  it('the zone', () => {
    const { position } = aimed();
    const rose = roseOfAim(position.world, view(position.state, ['allied']), 0, at(AIM));
    const rng = createRng('zones');
    check(new Map([...rose].map(([to, share]) => [label(to), share])), DRAWS, () => {
      const state = structuredClone(position.state);
      until(state, rng, 'scatter');
      return label(state.open.dzHex[0] as number);
    });
  });

  it('the battalion that jumps there', () => {
    const { position, unit } = aimed();
    const fate: DropFate = fateOfAim(position.world, view(position.state, ['allied']), 0, at(AIM), unit);
    const { disrupted, lost, turnsBack, meetsGermans } = fate;
    const steady = 1 - disrupted - lost - turnsBack - meetsGermans;
    const rng = createRng('battalions');
    check(new Map(Object.entries({ steady, disrupted, lost, turnsBack, meetsGermans })), DRAWS, () => {
      const state = structuredClone(position.state);
      const { open } = state;
      until(state, rng, 'scatter');
      const told = goOn(state, rng);
      // §10.3.4 The fight may be lost before any dice, when it is below the table.
      if (topOf(open).step !== 'over' || told.some(({ event }) => event === 'failed')) return 'meetsGermans';
      if (open.box[unit] === ELIMINATED) return 'lost';
      if (open.box[unit] !== ON_MAP) return 'turnsBack';
      return open.disrupted[unit] === STEADY ? 'steady' : 'disrupted';
    });
  });
});

describe('fire opened again and again does to them what the planner said (§10.2, §10.4, §10.5)', () => {
  const DRAWS = 800;

  /** What became of those in a hex, in the planner's words. */
  function fateOf({ open }: BradleyState, units: readonly number[], before: BradleyState): string {
    if (units.every((unit) => open.box[unit] === ELIMINATED)) return 'eliminated';
    if (units.some((unit) => open.hex[unit] !== before.open.hex[unit])) return 'driven out';
    return units.some((unit) => open.disrupted[unit] !== before.open.disrupted[unit]) ? 'disrupted' : 'nothing';
  }

  it.each([
    ['a battalion in the open', ['ge-i-915'], '4427', 'F'],
    ['a battalion disrupted before', ['ge-i-915'], '4427', 'F', 'disrupted'],
    ['a gun that cannot go back', ['ge-iii-1716'], '3927', 'D'],
    ['guns in a strongpoint', ['ge-1716c'], '3922', 'F'],
    ['two of one regiment', ['ge-i-915', 'ge-ii-915'], '4427', 'G'],
    ['a static company in a nest', ['ge-static-4'], '4124', 'F'],
  ])('%s', (_, ids, target, column, was = 'steady') => {
    const position = new Position('omaha');
    const { world, state, open } = position;
    const units = (ids as readonly string[]).map((id) => position.put(id, target));
    if (was === 'disrupted') position.disrupt(...units);
    open.asp = 120;
    open.segment = 'allied-fire';
    open.stack.push(STOP, { step: 'fire', asks: 'allied', side: ALLIED });
    game.play(state, 'allied', hex(at(target)));
    const frame = topOf(open);
    if (frame.step !== 'volley') throw new Error('no volley is put together');
    const { parts } = firePlan(createWords(world), view(state, ['allied']), frame);
    const row = parts[0]?.rows?.find(({ title }) => title.startsWith(`Column ${column}:`));
    if (!row) throw new Error(`column ${column} is not proposed`);
    for (const action of row.actions?.[0]?.takes ?? []) game.play(state, 'allied', action);
    const rng = createRng(`fire at ${ids}`);
    check(new Map((row.bar ?? []).map(({ label, share }) => [label, share])), DRAWS, () => {
      const after = structuredClone(state);
      until(after, rng, 'fire', 'over');
      return fateOf(after, units, state);
    });
  });
});

it('assaults made again and again have the results that were forecast (§10.3, §10.4)', () => {
  const position = new Position('omaha');
  const { state, open } = position;
  const attackers = [position.put('us-1-16', '4425'), position.put('us-299-eng', '4425'), position.put('us-2-16', '4526')];
  position.put('ge-i-915', '4426');
  open.stack.push(STOP, { step: 'assaults', asks: 'allied', side: ALLIED });
  for (const action of [hex(at('4426')), ...attackers.map(unitAction)]) game.play(state, 'allied', action);
  const forecast = game.preview?.(view(state, ['allied']), 'allied');
  if (!forecast) throw new Error('nothing is forecast');
  const rng = createRng('assaults');
  check(new Map(forecast.outcomes.map(({ result, ways, of }) => [result, ways / of])), 800, () => {
    const after = structuredClone(state);
    const told = until(after, rng, 'assaults', 'over');
    const result = told.find((event) => event.event === 'result');
    if (result?.event !== 'result') throw new Error('no dice fell');
    return `${result.effect}${result.lightRed === 1 ? '*' : ''}` || '–';
  });
});
