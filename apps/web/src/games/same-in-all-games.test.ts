import { SIZE_TITLES, SYMBOL_TITLES } from '@bocage/board';
import { type Action, createRng, rollWith, type Seat, word } from '@bocage/kernel';
import { PLAYABLE_IDS } from '@bocage/shelf/rules';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../table/key-map.js';
import { loadGame } from './load-game.js';

const GAMES = PLAYABLE_IDS;
const CLICKS = 240;
const LOOKS = 13;
/** What the map in focus does by keys. */
const MAP_KEYS = ['0', '+', '-'];

/** Every counter and every word that is seen in a game played at random for a while. */
async function playedFor(id: string) {
  const { ui } = await loadGame(id);
  const { game } = ui;
  const rng = createRng(`key to ${id}`);
  const { scenarios, options } = game.meta;
  const state = game.setup(scenarios[0]?.id ?? '', Object.fromEntries(options.map((one) => [one.id, one.values[0]?.id ?? ''])));
  const found = { nations: new Set<string>(), symbols: new Set<string>(), sizes: new Set<string>(), marks: new Set<string>() };
  const keys = new Map<string, { key: string; isMain: boolean }>();
  for (let made = 0; made < CLICKS; made++) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') break;
    if (awaits.kind === 'chance') {
      game.resolve(state, awaits.roll, rollWith(rng, awaits.roll));
      continue;
    }
    const seat = awaits.seats.find((one) => game.legal(game.view(state, [one]), one).length > 0) as Seat;
    const view = game.view(state, [seat]);
    const legal = game.legal(view, seat);
    for (const action of legal) {
      if (action.kind !== 'word') continue;
      const { key = '', main = false } = ui.actionLabel(view, word(action.word));
      keys.set(action.word, { key, isMain: main });
    }
    game.play(state, seat, legal[rng.below(legal.length)] as Action);
    if (made % LOOKS !== 0) continue;
    const faces = [
      ...ui.stacks(view).flatMap((stack) => stack.faces),
      ...ui.displays(view).flatMap((d) => d.groups.flatMap((g) => g.faces)),
    ];
    for (const face of faces) {
      found.nations.add(face.nation);
      found.symbols.add(face.symbol);
      if (face.size !== '') found.sizes.add(face.size);
      for (const mark of face.marks) found.marks.add(mark);
    }
  }
  return { ui, found, keys };
}

describe.each(GAMES)('%s', (id) => {
  it('shows nothing on its counters that the key to them does not explain, and has the keys of all games', async () => {
    const { ui, found, keys } = await playedFor(id);
    // E ends, D declares; nothing else does. Other words have digits, or letters that no game has to share.
    for (const [name, { key, isMain }] of keys) {
      if (['done', 'pass', 'go', 'go-on'].includes(name)) expect(key, name).toBe('e');
      else if (name === 'declare') expect(key, name).toBe('d');
      else if (!isMain) expect(['e', 'd'], name).not.toContain(key);
    }
    // A key that opens the rulebook or lays an overlay on the map does so in every decision.
    const elsewhere = [...Object.values(COMMANDS), ...ui.overlays].map((one) => one.key).concat(MAP_KEYS);
    expect([...keys].filter(([, { key }]) => elsewhere.includes(key)).map(([name, { key }]) => `${name} ${key}`)).toEqual([]);
    expect([...keys.keys()].length).toBeGreaterThan(0);
    const key = ui.counterKey;
    if (!key) throw new Error('there is a key');
    expect(found.nations.size).toBeGreaterThan(1);
    const known = { nations: key.nations.map((one) => one.nation), marks: key.marks.map((one) => one.mark) };
    expect([...found.nations].filter((one) => !(known.nations as string[]).includes(one))).toEqual([]);
    expect([...found.symbols].filter((one) => !key.symbols.includes(one))).toEqual([]);
    expect([...found.sizes].filter((one) => !key.sizes.includes(one))).toEqual([]);
    expect([...found.marks].filter((one) => !known.marks.includes(one))).toEqual([]);
    for (const symbol of key.symbols) expect(SYMBOL_TITLES[symbol], symbol).toBeDefined();
    for (const size of key.sizes) expect(SIZE_TITLES[size], size).toBeDefined();
  });

  it('has a rulebook that says how one wins', async () => {
    const { ui } = await loadGame(id);
    expect(ui.rulebook.map((section) => section.id)).toContain(ui.winning);
  });
});

it('the same overlay has the same key in all games', async () => {
  const keys = new Map<string, Set<string>>();
  for (const id of GAMES)
    for (const { id: overlay, key } of (await loadGame(id)).ui.overlays) keys.set(overlay, (keys.get(overlay) ?? new Set()).add(key));
  for (const [overlay, used] of keys) expect(used.size, overlay).toBe(1);
  // What victory asks for goes by other names in the rulebooks.
  expect(['control', 'victory', 'places'].map((one) => [...(keys.get(one) ?? [])])).toEqual([['v'], ['v'], ['v']]);
});

it('a nation has one colour in all games, unless the key says that a rulebook sets another', async () => {
  const seen = new Map<string, Set<string>>();
  for (const id of GAMES) {
    const { ui } = await loadGame(id);
    const setsOwn = ui.counterKey?.notes.some(({ text }) => /colours? .*(handbook|rulebook|called by)/.test(text));
    if (setsOwn) continue;
    for (const { nation, title } of ui.counterKey?.nations ?? []) seen.set(title, (seen.get(title) ?? new Set()).add(nation));
  }
  expect(seen.get('United States')).toEqual(new Set(['us']));
  for (const [title, nations] of seen) expect(nations.size, title).toBe(1);
});
