import { createPlayer } from '@bocage/ai';
import type { Action, GameModule, Json } from '@bocage/kernel';
import { atRandom, replaced, shadowGame } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { type BradleyTypes, data, game } from '../../src/index.js';
import { createShadows } from './shadows.js';

type Module = GameModule<BradleyTypes>;
const sound = game.create(data);

/** A print of the game's charts that only one of the two readers has. */
const printed = (path: readonly string[], value: Json): Module =>
  game.create({ ...data, tables: replaced(data.tables as Json, path, value) });

function firstFound(module: Module, name: string, player: 'random' | 'greedy', setting: { scenario?: string; options?: object } = {}) {
  const { scenario = 'omaha', options = {} } = setting;
  const seed = 'broken';
  const shadows = createShadows(data).filter((shadow) => shadow.name === name);
  const greedy = createPlayer('greedy', module, seed);
  const choose =
    player === 'random' ? atRandom<BradleyTypes>(seed) : (...asked: Parameters<typeof greedy.choose>) => greedy.choose(...asked);
  return shadowGame(module, { scenario, options: options as Record<string, string> }, { seed, shadows, choose, enough: 1, most: 1500 })[0];
}

it('movement: roads that are no better than trails, and a way that is not shown', () => {
  expect(firstFound(printed(['ways', 'road'], 1), 'movement', 'greedy')?.what).toMatch(/^where may go|^halves/);
  const legal: Module['legal'] = (view, seat) => {
    const actions = sound.legal(view, seat);
    return view.open.stack.at(-1)?.step === 'move' && actions.length > 1 ? actions.slice(1) : actions;
  };
  expect(firstFound({ ...sound, legal }, 'movement', 'random')?.what).toMatch(/^where may go|^what may do/);
});

it('combat: a strongpoint that protects less, and dice that are read in another row', () => {
  expect(firstFound(printed(['forts', 'resistanceNest', 'multiplier'], 1), 'combat', 'greedy')?.what).toMatch(/^(fire|assault|landing) at/);
  const resolve: Module['resolve'] = (state, roll, [die, ...rest]) =>
    sound.resolve(state, roll, roll.why === 'fire' ? [die as number, 7 - (rest[0] as number)] : [die as number, ...rest]);
  const misread: Module = {
    ...sound,
    resolve: (state, roll, result) =>
      resolve(state, roll, result).map((event) => (event.event === 'result' ? { ...event, dice: result as number[] } : event)),
  };
  expect(firstFound(misread, 'combat', 'greedy')?.what).toMatch(/^fire at/);
});

it('combat: a target that is not shown', () => {
  const legal: Module['legal'] = (view, seat) => {
    const actions = sound.legal(view, seat);
    return view.open.stack.at(-1)?.step === 'fire' && actions.length > 1 ? actions.slice(1) : actions;
  };
  expect(firstFound({ ...sound, legal }, 'combat', 'random')?.what).toBe('what may be fired at');
});

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

it('retreat: a way back and an advance not shown, and companies that get away', () => {
  expect(firstFound(withheld('retreat'), 'retreat', 'greedy')?.what).toMatch(/^where may retreat|^who may retreat/);
  expect(firstFound(withheld('advance'), 'retreat', 'greedy')?.what).toMatch(/^who may advance/);
  // Static companies that show an allowance in this print can go back.
  const { units } = data.counters as unknown as { units: { id: string; cm: number[] }[] };
  const agile = units.map((unit) => (unit.id.startsWith('ge-static') ? { ...unit, cm: [2, 2, 4] } : unit));
  const counters = replaced(data.counters as Json, ['units'], agile as unknown as Json);
  expect(firstFound(game.create({ ...data, counters }), 'retreat', 'greedy')?.what).toMatch(/retreat|advance|disrupts/);
});

it('landing: a unit or an approach not shown, targets less large, a shift read otherwise, another column', () => {
  expect(firstFound(withheld('allot'), 'landing', 'random')?.what).toMatch(/^who may go into wave/);
  expect(firstFound(withheld('approach-at'), 'landing', 'greedy')?.what).toMatch(/^where .* may wait/);
  expect(firstFound(printed(['casualties', 'large'], 2), 'landing', 'random')?.what).toMatch(/^casualties of/);
  expect(firstFound(printed(['displacement', 'pivot'], 6), 'landing', 'random', { options: { 'hex-shift': 'on' } })?.what).toMatch(
    /displacement/,
  );
  expect(firstFound(told('casualty', { column: 1 }), 'landing', 'random')?.what).toMatch(/^casualties of/);
});

it('airborne: another wind, flak that reaches farther, ground that drifts, a place for a zone not shown', () => {
  const utah = { scenario: 'utah' };
  expect(firstFound(printed(['wind', 'drm'], [1, 1, 1, 1, 1, 1]), 'airborne', 'random', utah)?.what).toMatch(/wind|modifier/);
  expect(firstFound(printed(['flak', 'within'], 4), 'airborne', 'random', utah)?.what).toMatch(/^flak|^modifier/);
  expect(firstFound(printed(['scatterTerrain', 'parachute', 'clear'], 1), 'airborne', 'random', utah)?.what).toMatch(/^modifier of us-/);
  expect(firstFound(withheld('aim'), 'airborne', 'random', utah)?.what).toMatch(/^where zone/);
});

it('turn: a tide that leaps, support that is not due, a segment too early, a marker that stays', () => {
  expect(firstFound(told('tide', { tide: 2 }), 'turn', 'random')?.what).toBe('the tide');
  expect(firstFound(told('support', { points: 7 }), 'turn', 'random')?.what).toMatch(/^support of turn|^points/);
  expect(firstFound(told('segment', { segment: 'german-fire' }), 'turn', 'random')?.what).toBe('the next segment');
  const shirks: Module = {
    ...sound,
    play(state, ...rest) {
      const green = state.open.disrupted.indexOf(1);
      const events = sound.play(state, ...rest);
      if (green >= 0 && (state.open.hex[green] as number) >= 0) (state.open.disrupted as number[])[green] = 1;
      return events;
    },
  };
  expect(firstFound(shirks, 'turn', 'random')?.what).toMatch(/^who is still disrupted/);
});

it('set-up: a place, or a hex for a mine, not shown', () => {
  expect(firstFound(withheld('deploy-at'), 'set-up', 'random')?.what).toMatch(/^where ge-/);
  expect(firstFound(withheld('mines'), 'set-up', 'random')?.what).toBe('where a mine may lie');
});

it('automaton: dice that are read otherwise', () => {
  expect(firstFound(told('command', { action: 9 }), 'automaton', 'random', { options: { solitaire: 'german' } })?.what).toMatch(
    /^action of/,
  );
});

/** The German seat is the automaton's. */
const alone = { options: { solitaire: 'german' } };

/** What a shadow finds where the automaton answers one kind of question by other means than its own. */
function foundOtherwise(name: string, step: string, choose: (legal: readonly Action[]) => Action | undefined): string | undefined {
  const seed = 'broken';
  const [player, other] = [createPlayer('automaton', sound, seed), atRandom<BradleyTypes>(seed)];
  const shadows = createShadows(data).filter((shadow) => shadow.name === name);
  const asked = (...[view, seat, legal]: Parameters<typeof player.choose>): Action => {
    if (seat !== 'german') return other(view, seat, legal);
    const own = view.open.stack.at(-1)?.step === step ? choose(legal) : undefined;
    return own ?? player.choose(view, seat, legal);
  };
  const setting = { scenario: 'omaha', ...alone };
  return shadowGame(sound, setting, { seed, shadows, choose: asked, enough: 1, most: 3000 })[0]?.what;
}
const lastHex = (legal: readonly Action[]) => legal.filter(({ kind }) => kind === 'hex').at(-1);

it('choices: an automaton that goes to another hex, or back to another', () => {
  expect(foundOtherwise('choices', 'retreat', lastHex)).toMatch(/^whether ge-.* goes back to the best hex/);
  expect(foundOtherwise('choices', 'move', lastHex)).toMatch(/^whether ge-.* (holds|halts) in the best hex/);
});

it('conduct: an automaton that fires elsewhere, digs in another way, or assaults too early', () => {
  const otherwise = (step: string, choose: (legal: readonly Action[]) => Action | undefined) => foundOtherwise('conduct', step, choose);
  expect(otherwise('fire', lastHex)).toMatch(/^what is fired at|^fire at/);
  expect(otherwise('move', lastHex)).toMatch(/^whether|^ge-/);
  expect(otherwise('assaults', lastHex)).toMatch(/^whether the assault on/);
  expect(otherwise('advance', (legal) => legal.find(({ kind }) => kind === 'unit'))).toMatch(/advance/);
});

it('marches: an automaton that looks elsewhere, and guns that do not flee', () => {
  const face = (legal: readonly Action[]) => legal.find((action) => action.kind === 'word' && action.word === 'face:4');
  expect(foundOtherwise('marches', 'move', face)).toMatch(/^whether ge-.* looks at/);
  const stays = (legal: readonly Action[]) => legal.find((action) => action.kind === 'word' && action.word === 'end');
  expect(foundOtherwise('marches', 'move', stays)).toMatch(/from the enemy, (CM|MM)$/);
});

it('attacks: an automaton that does not attack, and one that wants better odds', () => {
  expect(foundOtherwise('attacks', 'movement', (legal) => legal.find(({ kind }) => kind === 'word'))).toBe('who is left out');
  const sheet = data.automaton as unknown as { readonly parameters: object };
  const timid = {
    ...data,
    automaton: { ...sheet, parameters: { ...sheet.parameters, assaultFrom: 'F', allOutFrom: 'F' } } as unknown as Json,
  };
  const bold = game.create(timid);
  const player = createPlayer('automaton', bold, 'broken');
  const other = atRandom<BradleyTypes>('broken');
  const shadows = createShadows(data).filter(({ name }) => name === 'attacks');
  const choose = (...[view, seat, legal]: Parameters<typeof player.choose>) =>
    seat === 'german' ? player.choose(view, seat, legal) : other(view, seat, legal);
  const found = shadowGame(bold, { scenario: 'omaha', ...alone }, { seed: 'broken', shadows, choose, enough: 1, most: 3000 });
  expect(found[0]?.what).toMatch(/^what is attacked|^who is left out/);
});

it('bombing: bombs that count double, ships that reach farther, and a hex not shown', () => {
  const bombing = { options: { bombing: 'on' } };
  expect(firstFound(told('bombed', { asp: 99 }), 'bombing', 'random', bombing)?.what).toMatch(/^bombs/);
  const path = ['options', 'alternateBombing', 'navalReach'];
  const far = game.create({ ...data, scenarios: replaced(data.scenarios as Json, path, 14) });
  expect(firstFound(far, 'bombing', 'random', bombing)?.what).toMatch(/^points for|^what may be bombed/);
  expect(firstFound(withheld('fire'), 'bombing', 'random', bombing)?.what).toBe('what may be bombed or fired at');
});

it('release: a die that is read otherwise, and a division that does not wait', () => {
  const fantasy = { scenario: 'rommels-fantasy' };
  expect(firstFound(told('release', { released: 2 }), 'release', 'greedy', fantasy)?.what).toMatch(/^die of/);
  const otherwise = (what: string, value: Json) =>
    game.create({ ...data, scenarios: replaced(data.scenarios as Json, ['scenarios', 'rommels-fantasy', 'release', what], value) });
  expect(firstFound(otherwise('alliedWithin', 0), 'release', 'random', fantasy)?.what).toMatch(/^whether any still waits/);
});

it('taking up a zone: a Main one, and one that stays where it lay', () => {
  const lies = told('zone', { what: 'taken-up' });
  expect(firstFound(lies, 'take-up', 'random', { scenario: 'utah' })?.what).toMatch(/^zone|^zones lost/);
});
