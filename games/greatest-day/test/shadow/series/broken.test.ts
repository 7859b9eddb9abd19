import { createPlayer } from '@bocage/ai';
import type { GameModule, Json } from '@bocage/kernel';
import { atRandom, replaced, shadowGame } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { data, type GreatestDayTypes, game } from '../../../src/index.js';
import { readPaper } from './paper.js';
import { createShadows } from './shadows.js';

type Module = GameModule<GreatestDayTypes>;
const sound = game.create(data);
const paper = readPaper(data);

/** A print of the game's charts that only one of the two readers has. */
const printed = (path: readonly string[], value: Json): Module =>
  game.create({ ...data, tables: replaced(data.tables as Json, path, value) });

/** The game with the first unit or hex left out that one step offers. */
const withheld = (step: string): Module => ({
  ...sound,
  legal(view, seat) {
    const actions = sound.legal(view, seat);
    const first = actions.findIndex(({ kind }) => kind !== 'word');
    return view.open.stack.at(-1)?.step === step && actions.length > 1 ? actions.filter((_, index) => index !== first) : actions;
  },
});

/** Not every game comes to every rule. */
const SEEDS = ['broken', 'broken once more', 'broken again'];

function firstFound(module: Module, name: string, scenario = 'black-baron', player: 'greedy' | 'random' = 'greedy') {
  for (const seed of SEEDS) {
    const found = firstFoundIn(module, name, scenario, player, seed);
    if (found) return found;
  }
  return undefined;
}

function firstFoundIn(module: Module, name: string, scenario: string, player: 'greedy' | 'random', seed: string) {
  const shadows = createShadows(data, paper).filter((shadow) => shadow.name === name);
  const greedy = createPlayer('greedy', module, seed);
  const choose = player === 'random' ? atRandom<GreatestDayTypes>(seed) : greedy.choose.bind(greedy);
  return shadowGame(module, { scenario, options: {} }, { seed, shadows, choose, enough: 1, most: 700 })[0]?.what;
}

it('activation: somebody is not shown', () => {
  expect(firstFound(withheld('activation'), 'activation')).toBe('who may be picked');
});

it('movement: roads no better than fields, a way not shown', () => {
  expect(firstFound(printed(['movement', 'road'], 2), 'movement')).toMatch(/^where may go|^halves/);
  expect(firstFound(withheld('moving'), 'movement')).toMatch(/^where may go/);
});

it('combat: Column less of a target, works that steady nobody, dice read in another row', () => {
  expect(firstFound(printed(['modifiers', 'target', 'column'], 1), 'combat')).toMatch(/^strength/);
  expect(firstFound(printed(['modifiers', 'quality', 'suppressed'], 0), 'combat', 'day-of-the-tiger')).toMatch(/^what it needs/);
  const misread: Module = {
    ...sound,
    resolve: (...rolled) => sound.resolve(...rolled).map((event) => (event.event === 'shot' ? { ...event, result: 'E' } : event)),
  };
  expect(firstFound(misread, 'combat')).toMatch(/^result/);
});

it('react: a firer not shown, and one who is never asked', () => {
  expect(firstFound(withheld('react'), 'react')).toMatch(/^who may fire at/);
  // Guns that see no farther in this print never hear of what moves there.
  expect(firstFound(printed(['zones', 'pinned'], 0), 'react')).toMatch(/^who was not asked|^who may fire/);
});

it('results: a suppression that does not last', () => {
  const shirks: Module = {
    ...sound,
    resolve(state, ...rest) {
      const events = sound.resolve(state, ...rest);
      for (const event of events) if (event.event === 'suffered' && event.what === 'suppressed') state.open.suppressed[event.unit] = 0;
      return events;
    },
  };
  expect(firstFound(shirks, 'results', 'day-of-the-tiger')).toMatch(/^what S/);
});

it('assault: whom a defender may fire at not shown, and Bravery that knows of no cover', () => {
  const { rows } = (data.tables as unknown as { terrain: { rows: { terrain: string }[] } }).terrain;
  const open = rows.map((row) => ({ ...row, armoured: 0, unarmoured: 0 }));
  const plain = printed(['terrain', 'rows'], open as unknown as Json);
  expect(firstFound(plain, 'assault', 'day-of-the-tiger')).toMatch(/^Bravery/);
  expect(firstFound(withheld('defend'), 'assault')).toMatch(/^whom may fire at/);
});

it('guns: a target not shown, barrages too heavy, contact too easy', () => {
  expect(firstFound(withheld('fire'), 'guns', 'to-the-sea', 'random')).toMatch(/^whom may fire at/);
  expect(firstFound(printed(['guns', 'heavy'], 1), 'guns', 'day-of-the-tiger')).toMatch(/^barrage/);
  const easy = ['british-field', 'british-heavy', 'airborne', 'german', 'corps', 'static'].map((who) => ({ who, number: 9 }));
  expect(firstFound(printed(['guns', 'contact'], easy), 'guns', 'day-of-the-tiger')).toMatch(/^contact of/);
});

it('turn: fewer points than due, a mug with one chit too many', () => {
  expect(firstFound(printed(['command', 'cpMost'], 3), 'turn')).toMatch(/^Command Points/);
  const late = structuredClone(data.scenarios) as unknown as { scenarios: { id: string; chits: { mug: string[] } }[] };
  for (const { id, chits } of late.scenarios) if (id === 'to-the-sea') chits.mug = chits.mug.filter((chit) => chit !== 'royal-marines');
  const fewer = game.create({ ...data, scenarios: late as unknown as Json });
  expect(firstFound(fewer, 'turn', 'to-the-sea', 'random')).toMatch(/^the mug/);
});
