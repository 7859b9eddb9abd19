import { readFileSync } from 'node:fs';
import { clone, type GameModule } from '@bocage/kernel';
import { lawsOf } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { type BradleyTypes, game } from '../src/index.js';

type Module = GameModule<BradleyTypes>;
const csv = readFileSync(new URL('../sections.csv', import.meta.url), 'utf8');
const sections = csv.split('\n').flatMap((line) => line.split(',')[0] || []);
const options = Object.fromEntries(game.meta.options.map(({ id, values }) => [id, values[0]?.id as string]));

/** §5.4.3 The mines told in ways that nobody sees in a game as it goes. */
const LEAKS: readonly [string, (sound: Module) => Partial<Module>][] = [
  ['a view that has them', ({ view }) => ({ view: (state, seats) => ({ ...view(state, seats), known: { ...state.sealed } }) })],
  ['an event that tells how many', ({ eventFor }) => ({ eventFor: (e, seat) => (e.event === 'mine-points' ? e : eventFor(e, seat)) })],
  [
    'support points that depend on them',
    ({ play }) => ({
      play(state, ...rest) {
        const events = play(state, ...rest);
        const [first] = state.sealed.mines;
        if (first !== undefined) state.open.asp = 2 * Math.floor(state.open.asp / 2) + (first % 2);
        return events;
      },
    }),
  ],
];

it.each(LEAKS)('the laws find %s', (_, leak) => {
  const broken = { ...game, create: (...given: Parameters<typeof game.create>) => leaking(game.create(...given), leak) };
  const held = lawsOf(broken as typeof game, { sections, every: 1200, firsts: true, scenario: 'omaha', options });
  const holds = () => {
    for (const [, run] of held) run();
  };
  expect(holds).toThrow();
});

const leaking = (sound: Module, leak: (sound: Module) => Partial<Module>): Module => ({ ...sound, ...leak(sound) });

/** What everybody but the German sees and hears of each way to lay the next mine. */
function heardOfMines(module: Module): Set<string> {
  const state = module.setup('d-day', options);
  const heard = new Set<string>();
  const legal = () => module.legal(module.view(state, ['german']), 'german');
  for (let i = 0; i < 400 && state.open.stack.at(-1)?.step !== 'mines'; i++) {
    const next = legal().find(({ kind }) => kind === 'word') ?? legal()[0];
    if (next) module.play(state, 'german', next);
  }
  for (const action of legal()) {
    const copy = clone(state);
    const events = module.play(copy, 'german', action);
    const others = ['allied', undefined] as const;
    const told = others.map((seat) => events.flatMap((event) => module.eventFor(event, seat) ?? []));
    heard.add(JSON.stringify([told, others.map((seat) => module.view(copy, seat ? [seat] : []))]));
  }
  return heard;
}

it('wherever a mine is laid, the others see and hear the same (§5.4.3)', () => {
  const sound = game.create(game.data);
  expect(heardOfMines(sound).size).toBe(1);
  const talks: Module['eventFor'] = (event, seat) => (event.event === 'mine' ? event : sound.eventFor(event, seat));
  expect(heardOfMines({ ...sound, eventFor: talks }).size).toBeGreaterThan(1);
});
