import { createPlayer } from '@bocage/ai';
import type { GameModule, Json } from '@bocage/kernel';
import { atRandom, replaced, shadowGame } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { data, type GreatestDayEvent, type GreatestDayState, type GreatestDayTypes, game, JOBS } from '../../../src/index.js';
import { readPaper } from '../series/paper.js';
import { createSpecialShadows } from './special-shadows.js';

type Module = GameModule<GreatestDayTypes>;
const sound = game.create(data);
const paper = readPaper(data);

/** A print of the game's charts that only one of the two readers has. */
const printed = (path: readonly string[], value: Json): Module =>
  game.create({ ...data, tables: replaced(data.tables as Json, path, value) });

/** The game with one word or the first hex left out that one step offers. */
const withheld = (step: string, left: string, whole = sound): Module => ({
  ...whole,
  legal(view, seat) {
    const actions = whole.legal(view, seat);
    const out = actions.find((action) => (left === 'hex' ? action.kind === 'hex' : action.kind === 'word' && action.word.startsWith(left)));
    return view.open.stack.at(-1)?.step === step && actions.length > 1 ? actions.filter((action) => action !== out) : actions;
  },
});

/** The game with the state spoilt after what it tells. */
function afterwards(spoil: (state: GreatestDayState, event: GreatestDayEvent) => void): Module {
  const all = (state: GreatestDayState, events: ReturnType<Module['play']>) => {
    for (const event of events) spoil(state, event);
    return events;
  };
  return {
    ...sound,
    play: (state, ...rest) => all(state, sound.play(state, ...rest)),
    resolve: (state, ...rest) => all(state, sound.resolve(state, ...rest)),
  };
}

interface Stood {
  readonly unit: string;
  readonly hex: string;
  readonly posture: string;
  works?: string;
}
/** The data with another set-up in one scenario, for both readers. */
function withSetUp(scenario: string, change: (setUp: Stood[]) => void) {
  const scenarios = structuredClone(data.scenarios) as unknown as { scenarios: { id: string; setUp: Stood[] }[] };
  for (const { id, setUp } of scenarios.scenarios) if (id === scenario) change(setUp);
  return { ...data, scenarios: scenarios as unknown as Json };
}

/** Not every game comes to every rule. */
const SEEDS = ['broken', 'broken once more', 'broken again', 'broken a fourth time'];

function firstFound(module: Module, name: string, scenario: string, player: 'greedy' | 'random' = 'random', most = 900, print = paper) {
  for (const seed of SEEDS) {
    const shadows = createSpecialShadows(print).filter((shadow) => shadow.name === name || shadow.name === 'fresh look');
    const greedy = createPlayer('greedy', module, seed);
    const choose = player === 'random' ? atRandom<GreatestDayTypes>(seed) : greedy.choose.bind(greedy);
    const [found] = shadowGame(module, { scenario, options: {} }, { seed, shadows, choose, enough: 1, most });
    if (found) return found.what;
  }
  return '';
}

it('purchases: a chit not shown, one that costs less, a beach that frees nobody', () => {
  expect(firstFound(withheld('purchase', 'buy:'), 'purchase', 'to-the-sea')).toMatch(/^what .* may buy/);
  expect(firstFound(printed(['command', 'formationChit'], 1), 'purchase', 'to-the-sea')).toMatch(/^what .* may buy|^points of/);
  const sour = afterwards(({ open }, event) => {
    if (event.event === 'turn' && event.turn === 2) open.quality[0] = (open.quality[0] as number) - 1;
  });
  expect(firstFound(sour, 'purchase', 'to-the-sea')).toBe('Troop Quality of 3rd');
});

it('aircraft: a hex not shown, planes that strike harder, one that is not used up', () => {
  expect(firstFound(withheld('air', 'hex'), 'air', 'day-of-the-tiger')).toBe('where planes may go');
  expect(firstFound(printed(['air', 'strength'], 8), 'air', 'day-of-the-tiger')).toMatch(/^strength of/);
  const spare = afterwards(({ open }, event) => {
    if (event.event === 'sent') open.planes[event.division] = (open.planes[event.division] as number) + 1;
  });
  expect(firstFound(spare, 'air', 'day-of-the-tiger')).toBe('planes left');
});

it('aircraft: flak that reaches less far than it does', () => {
  // No scenario has planes and flak together: here a battery stands at Villers.
  const defended = withSetUp('day-of-the-tiger', (setUp) => {
    setUp.push({ unit: '716-l-flak-996-1', hex: '80.059', posture: 'deployed' });
  });
  const near = game.create({ ...defended, tables: replaced(data.tables as Json, ['air', 'aaRange'], 1) });
  expect(firstFound(near, 'air', 'day-of-the-tiger', 'random', 900, readPaper(defended))).toMatch(/^flak before/);
});

it('heroes: one who is not shown, who leaves hits, who gives an Action too many, who stays', () => {
  expect(firstFound(withheld('acting', 'wittmann'), 'heroes', 'black-baron')).toMatch(/^whether wittmann may come/);
  const tired = afterwards(({ open }, event) => {
    if (event.event === 'hero') open.cohesion[event.unit] = 1;
  });
  expect(firstFound(tired, 'heroes', 'black-baron')).toMatch(/^what is left on/);
  expect(firstFound(printed(['heroes', 'wittmann', 'actions'], 6), 'heroes', 'black-baron', 'greedy')).toBe('Actions that Wittmann gives');
  const stays = afterwards(({ open }, event) => {
    if (event.event === 'turn' && open.heroes[0] === -2) open.heroes[0] = open.hex.findIndex((hex) => hex >= 0);
  });
  expect(firstFound(stays, 'heroes', 'black-baron')).toBe('Wittmann in the next turn');
});

it('telephones and rubble: lines that hold after a 0, that go without one, houses that stand', () => {
  const whole = afterwards(({ open }) => {
    open.cut.fill(0);
  });
  expect(firstFound(whole, 'wires', 'storming-gold', 'random', 2500)).toBe('lines after a 0');
  const loose: Module = {
    ...sound,
    resolve: (...rolled) => {
      const events = sound.resolve(...rolled);
      return events.some(({ event }) => event === 'bombarded') ? [...events, { event: 'cut', section: '16.1', beach: 2 }] : events;
    },
  };
  expect(firstFound(loose, 'wires', 'storming-gold')).toBe('lines are cut');
});

it('work: a job not shown, help that never comes, works that are not there, a pool that does not run out', () => {
  // Few come to it by themselves: here the sappers are dug in from the beginning.
  const dug = withSetUp('to-the-sea', (setUp) => {
    for (const listed of setUp) if (listed.unit.startsWith('3rd-re-')) listed.works = 'ip';
  });
  const shallow = withheld('engineer', 'entrench', game.create(dug));
  expect(firstFound(shallow, 'labour', 'to-the-sea', 'random', 900, readPaper(dug))).toMatch(/^what else .* may do/);
  expect(firstFound(printed(['modifiers', 'quality', 'menAtWork'], 1), 'labour', 'day-of-the-tiger')).toMatch(/^help for/);
  const sloppy = afterwards((state, event) => {
    if (event.event === 'worked' && event.job === 'dig' && event.done === 1) state.open.works = state.open.works.with(event.unit, 0);
  });
  expect(firstFound(sloppy, 'labour', 'day-of-the-tiger')).toMatch(/^works after dig/);
  const endless = afterwards(({ open }, event) => {
    if (event.event === 'worked' && event.job === 'rearguard') open.rearguards = open.rearguards.map((left) => left + 1);
  });
  expect(firstFound(endless, 'labour', 'day-of-the-tiger')).toMatch(/^rearguards left after/);
  const forgetful = afterwards((state, event) => {
    if (event.event === 'worked' && event.done === 0) state.open.job = state.open.job.with(event.unit, -1);
  });
  expect(firstFound(forgetful, 'labour', 'day-of-the-tiger')).toMatch(/^Men at Work after a failed/);
  expect(JOBS).toContain('blow');
});
