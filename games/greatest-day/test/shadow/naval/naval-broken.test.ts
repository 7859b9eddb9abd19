import type { GameModule, Json } from '@bocage/kernel';
import { atRandom, replaced, shadowGame } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { CUT_OFF, data, type GreatestDayEvent, type GreatestDayState, type GreatestDayTypes, game } from '../../../src/index.js';
import { readPaper } from '../series/paper.js';
import { createNavalShadows } from './naval-shadows.js';

type Module = GameModule<GreatestDayTypes>;
const sound = game.create(data);
const paper = readPaper(data);
const at = (label: string): number => sound.world.grid.parse(label) as number;

/** A print of the game's charts that only one of the two readers has. */
const printed = (path: readonly string[], value: Json): Module =>
  game.create({ ...data, tables: replaced(data.tables as Json, path, value) });

/** The game with one of its events told otherwise. */
const told = (name: string, change: object): Module => {
  const altered = (events: ReturnType<Module['play']>) =>
    events.map((event) => (event.event === name ? ({ ...event, ...change } as typeof event) : event));
  return { ...sound, play: (...played) => altered(sound.play(...played)), resolve: (...rolled) => altered(sound.resolve(...rolled)) };
};

/** The game with the first thing left out that one step offers. */
const withheld = (step: string): Module => ({
  ...sound,
  legal(view, seat) {
    const actions = sound.legal(view, seat);
    return view.open.stack.at(-1)?.step === step && actions.length > 1 ? actions.slice(1) : actions;
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

function firstFound(module: Module, name: string, scenario = 'storming-sword', seed = 'broken'): string {
  const shadows = createNavalShadows(paper).filter((shadow) => shadow.name === name || shadow.name === 'fresh look');
  const choose = atRandom<GreatestDayTypes>(seed);
  return shadowGame(module, { scenario, options: {} }, { seed, shadows, choose, enough: 1, most: 1500 })[0]?.what ?? '';
}

it('the Naval chit: a step out of turn', () => {
  expect(firstFound(told('naval-step', { number: 5 }), 'naval steps')).toBe('the next step of the Naval chit');
});

it('fire at the shore: a ship that is not shown, boxes nearer than they are', () => {
  expect(firstFound(withheld('bombard'), 'naval fire')).toBe('who does not fire at the shore');
  const near = [0, 10, 20, 60].map((range, index) => ({ box: ['close', 'short', 'medium', 'long'][index] as string, range }));
  expect(firstFound(printed(['naval', 'boxes'], near), 'naval fire')).toMatch(/^who (does not )?fires? at the shore|^where/);
});

it('batteries: a target not shown, a die read in another row', () => {
  expect(firstFound(withheld('batteries'), 'batteries', 'storming-gold')).toMatch(/^which batteries|^what .* may fire at/);
  expect(firstFound(told('battery', { result: 'E', strength: 8 }), 'batteries', 'storming-gold')).toMatch(/^fire of/);
});

it('landing: a craft or a hex not shown, who lands as if nothing had happened to his craft', () => {
  expect(firstFound(withheld('landing'), 'landing')).toMatch(/^who may land next|^where/);
  expect(firstFound(withheld('beaching'), 'landing')).toMatch(/^nests before|^who may|^what|^whom|^words/);
  const whole = afterwards(({ open }, event) => {
    if (event.event === 'unloaded') open.cohesion[event.unit] = 0;
  });
  expect(firstFound(whole, 'landing')).toMatch(/^state of/);
});

it('defences: nests without mass, obstacles in another row, drift that is one level less', () => {
  const light = [{ steps: 0, add: 0 }];
  expect(firstFound(printed(['modifiers', 'target', 'mass'], light), 'defences')).toMatch(/^nests at/);
  expect(firstFound(printed(['naval', 'obstacles', 'colour'], 'red'), 'defences')).toMatch(/^obstacles at/);
  expect(firstFound(printed(['naval', 'drift'], 1), 'defences')).toMatch(/^drift of/);
});

it('gaps: a table for others than tanks, a Gap not shown', () => {
  expect(firstFound(printed(['beachFire', 'modifiers', 'cohesion'], 0), 'gaps')).toMatch(/at the defences/);
  expect(firstFound(told('beach-fire', { result: 'A1' }), 'gaps')).toMatch(/at the defences/);
});

it('sand: somebody who climbs the dunes beside a Gap', () => {
  expect(firstFound(told('moved', { path: [at('36.007'), at('36.008')] }), 'sand')).toMatch(/^whether/);
});

it('boxes: a place for a marker or a ship not shown', () => {
  expect(firstFound(withheld('markers'), 'boxes')).toBe('where the marker may go');
  expect(firstFound(withheld('fleet'), 'boxes')).toMatch(/^which ships may sail|^where/);
});

it('commandos: one cut off from himself', () => {
  const astray = afterwards(({ open }, event) => {
    if (event.event === 'commandos') open.marks[event.unit] = CUT_OFF;
  });
  expect(firstFound(astray, 'commandos', 'to-the-sea')).toMatch(/^who is cut off/);
});

it('arrivals: who comes on somewhere else', () => {
  expect(firstFound(told('entered', { hex: at('84.060') }), 'arrivals', 'black-baron')).toMatch(/^how far from its hex/);
});

it('the verdict: a margin that is one less', () => {
  expect(firstFound(told('over', { outcome: { level: 'draw', margin: 1 } }), 'verdict', 'black-baron')).toMatch(/^how it ended/);
});

it('works: a job that is not shown', () => {
  expect(firstFound(withheld('engineer'), 'works', 'day-of-the-tiger')).toMatch(/^what .* may do/);
});
