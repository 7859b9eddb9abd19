import type { GameUi } from '@bocage/board';
import { type Frame, hex, unit, word } from '@bocage/kernel';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { slowTable, tableWith } from '../testing/controlled-table.js';
import { type FakeOpen, fakeGame, grid } from '../testing/fake-game.js';

const PATIENCE = { timeout: 20_000 };

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('localStorage', { getItem: () => '{"forced":"off"}' });
  return () => vi.unstubAllGlobals();
});

it('takes the next click as soon as the table has moved on, and no second one for the same decision', async () => {
  const { table, sent, held } = await slowTable();
  const first = table.act(unit(0));
  expect(await table.act(unit(1))).toBe(false);
  await vi.waitFor(() => expect(held).toHaveLength(1), PATIENCE);
  await table.playback.idle();
  const next = [...(table.shown?.hexes ?? [])][0] as number;
  const second = table.act(hex(next));
  await vi.waitFor(() => expect(held).toHaveLength(2), PATIENCE);
  for (const letGo of held) letGo();
  expect([await first, await second]).toEqual([true, true]);
  expect(sent).toEqual(['u0', `h${next}`]);
  expect(table.store.getState().isSending).toBe(false);
});

it('shows who sits down nothing of what the one before looked at last', async () => {
  const { table } = await tableWith({});
  table.select(7, 0);
  table.handOver('red');
  expect(table.store.getState()).toMatchObject({ selectedHex: undefined, selectedUnit: undefined, panel: 'none', lit: [] });
});

describe('ending something', () => {
  it('asks no second time while units could still act, for nothing is lost by it', async () => {
    const { table, sent } = await tableWith({});
    expect(table.shown?.units.size).toBeGreaterThan(0);
    await table.press('done');
    expect(sent).toEqual(['done']);
  });

  it('names what would be lost, and does it on the second press', async () => {
    const risks = [{ text: 'Two glider regiments stay in England for good.', hexes: [7] }];
    const { table, sent } = await tableWith({ risks: () => risks });
    await table.press('done');
    expect(sent).toEqual([]);
    expect(table.store.getState()).toMatchObject({ confirming: 'done', lit: [7], said: `Sure? ${risks[0]?.text}` });
    await table.press('done');
    expect(sent).toEqual(['done']);
  });

  it('is not done by Esc, which takes the question away', async () => {
    const { table, sent } = await tableWith({ risks: () => [{ text: 'A regiment is lost.' }] });
    await table.press('done');
    table.tools.run('back');
    expect(table.store.getState().confirming).toBeUndefined();
    expect(sent).toEqual([]);
  });
});

it('forgets the way that was looked at with the next click', async () => {
  const to = grid.parse('0302') as number;
  const { table } = await tableWith({ way: () => ({ hexes: [grid.parse('0102') as number, to], lines: [{ text: 'Two hexes.' }] }) });
  await table.act(unit(0));
  await table.playback.idle();
  const [goal] = [...(table.shown?.hexes ?? [])] as [number];
  expect(table.hover.press(goal, { x: 1, y: 1, pointer: 'touch' })).toBe(true);
  expect(table.store.getState().way).toBeDefined();
  table.hands.tapHex(grid.parse('0102') as number, 'touch');
  expect(table.store.getState()).toMatchObject({ way: undefined, tip: undefined });
});

describe('a hex that is fought for at once', () => {
  const ODDS = 'with two units, 5 to 3: 40 % to take it';
  const fight: Partial<GameUi> = {
    actionLabel: (_view, { kind }) => ({ label: 'it', ...(kind === 'hex' ? { odds: ODDS } : {}) }),
    rollsAtOnce: (_view, { kind }) => kind === 'hex',
  };
  const screen = (matches: boolean) => void vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {} }));
  const phone = () => [screen(true), onTestFinished(() => screen(false))];
  const started = async (ui: Partial<GameUi>) => {
    const { table, sent } = await tableWith(ui);
    await table.act(unit(0));
    await table.playback.idle();
    const [goal, other] = [...(table.shown?.hexes ?? [])] as [number, number];
    return { table, sent, goal, other };
  };

  it('tells its odds under the pointer', async () => {
    const { table, goal } = await started(fight);
    table.hover.over(goal, undefined, { x: 1, y: 1, pointer: 'mouse' });
    expect(table.store.getState().tip?.lines?.[0]).toEqual({ text: 'With two units, 5 to 3: 40 % to take it.' });
  });

  it('tells them on a phone with the first tap, and is fought for with the second', async () => {
    phone();
    const { table, sent, goal, other } = await started(fight);
    for (const hex of [goal, other, goal]) {
      table.hands.tapHex(hex, 'touch');
      expect(table.store.getState().tip?.lines?.[0]?.text).toMatch(/^With two units/);
    }
    expect(sent).toEqual(['u0']);
    table.hands.tapHex(goal, 'touch');
    await vi.waitFor(() => expect(sent).toEqual(['u0', `h${goal}`]), PATIENCE);
  });

  it('is gone to with one tap where nothing is rolled', async () => {
    phone();
    const { table, sent, goal } = await started({ ...fight, rollsAtOnce: () => false });
    table.hands.tapHex(goal, 'touch');
    await vi.waitFor(() => expect(sent).toEqual(['u0', `h${goal}`]), PATIENCE);
  });
});

describe('a counter that is carried', () => {
  type Asked = Frame & { said?: boolean };
  const GO = word('go');
  /** A game that asks what a chosen counter is to do before it asks where. */
  const asking = (): GameUi['game'] => {
    const mover = (open: FakeOpen): Asked | undefined => open.stack.find(({ step }) => step === 'move');
    const isSilent = (open: FakeOpen): boolean => mover(open) !== undefined && mover(open)?.said !== true;
    const game: typeof fakeGame = {
      ...fakeGame,
      legal: (view, seat) => (isSilent(view.open) ? [GO] : fakeGame.legal(view, seat)),
      play(state, seat, action) {
        if (action !== GO) return fakeGame.play(state, seat, action);
        Object.assign(mover(state.open) ?? {}, { said: true });
        return [];
      },
    };
    return game as unknown as GameUi['game'];
  };

  it('is told what to do by where it is put down, as by the clicks that say so', async () => {
    const to = grid.parse('0302') as number;
    const { table, sent } = await tableWith({
      carries: () => new Map([[to, [word('go'), hex(to)]]]),
      game: asking(),
      way: () => ({ hexes: [grid.parse('0102') as number, to], lines: [{ text: 'Two hexes.' }] }),
    });
    table.hands.grab(0, grid.parse('0102') as number, 'one');
    await vi.waitFor(() => expect(table.shown?.words).toEqual(['go']), PATIENCE);
    table.hover.over(to, undefined, { x: 1, y: 1, pointer: 'mouse' });
    expect(table.store.getState()).toMatchObject({ way: { hexes: [expect.any(Number), to] }, tip: { lines: [{ text: 'Two hexes.' }] } });
    await table.hands.drop(0, to);
    expect(sent).toEqual(['u0', 'go', `h${to}`]);
    expect(table.store.getState()).toMatchObject({ way: undefined, tip: undefined, hand: 'empty' });
  });

  it('takes its stack along by the word that says so', async () => {
    const { table, sent } = await tableWith({ game: asking(), stackWord: () => 'go' });
    table.hands.grab(0, grid.parse('0102') as number, 'all');
    await vi.waitFor(() => expect(sent).toEqual(['u0', 'go']), PATIENCE);
  });
});

describe('Esc', () => {
  it('closes the inspector and then says which key undoes; it undoes nothing', async () => {
    const { table, sent } = await tableWith({});
    await table.act(unit(0));
    await table.playback.idle();
    table.inspect(grid.parse('0102') as number);
    table.tools.run('back');
    expect(table.store.getState()).toMatchObject({ panel: 'none', selectedHex: undefined });
    table.tools.run('back');
    expect(table.store.getState().toast?.text).toContain('Z');
    expect(sent).toEqual(['u0']);
  });
});

describe('a refused click', () => {
  const FAR = grid.parse('0806') as number;

  it('is explained at once, and the remark goes with the next click', async () => {
    const { table } = await tableWith({});
    await table.act(unit(0));
    await table.playback.idle();
    table.hands.tapHex(FAR, 'mouse');
    expect(table.store.getState().toast).toMatchObject({ text: 'No: too-far', section: 'F.3', tone: 'why-not' });
    const [near] = table.shown?.hexes ?? [];
    table.hands.tapHex(near as number, 'mouse');
    expect(table.store.getState().toast).toBeUndefined();
  });

  it('on a full hex explains itself and takes nothing back', async () => {
    const { table, sent } = await tableWith({});
    await table.act(unit(0));
    await table.playback.idle();
    table.hands.tapUnit(3, grid.parse('0803') as number);
    expect(table.store.getState().toast?.text).toBe('No: too-far');
    await table.playback.idle();
    expect(sent).toEqual(['u0']);
  });

  it('on bare ground while only units can be chosen is a look: it is said once, and again of the same hex', async () => {
    const bare = { ...fakeGame, refusal: () => ({ code: 'choose-a-unit', section: 'F.2' }) } as unknown as GameUi['game'];
    const { table } = await tableWith({ game: bare });
    const told = [FAR, FAR - 1, FAR - 1].map((hex) => {
      table.hands.tapHex(hex, 'mouse');
      return table.store.getState().toast?.text;
    });
    expect(told).toEqual(['No: choose-a-unit', undefined, 'No: choose-a-unit']);
    expect(table.store.getState().selectedHex).toBe(FAR - 1);
  });

  it('leaves the inspector as it is: places to choose may lie where it would open', async () => {
    const { table } = await tableWith({});
    await table.act(unit(0));
    await table.playback.idle();
    table.store.setState({ panel: 'none' });
    table.hands.tapHex(FAR, 'mouse');
    expect(table.store.getState()).toMatchObject({ panel: 'none', selectedHex: FAR });
  });

  it('is told once: resting on another hex that is refused for the same reason says nothing more', async () => {
    const { table } = await tableWith({});
    await table.act(unit(0));
    await table.playback.idle();
    table.hands.tapHex(FAR, 'mouse');
    table.hover.over(FAR - 1, undefined, { x: 10, y: 10, pointer: 'mouse' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(table.store.getState()).toMatchObject({ tip: undefined, toast: { text: 'No: too-far' } });
  });

  it('on another unit that could be chosen takes that one instead', async () => {
    const { table, sent } = await tableWith({});
    await table.act(unit(0));
    await table.playback.idle();
    table.hands.tapUnit(2, grid.parse('0104') as number);
    await vi.waitFor(() => expect(sent).toEqual(['u0', 'undo', 'u2']), PATIENCE);
  });

  it('on another unit ends what is being done, where the game has a word after which it can be chosen', async () => {
    const { table, sent } = await tableWith({ turnsTo: (_view, _seat, other) => (other === 3 ? 'done' : undefined) });
    table.hands.tapUnit(4, grid.parse('0805') as number);
    expect(table.store.getState().toast).toMatchObject({ text: 'No: not-yours', tone: 'why-not' });
    table.hands.tapUnit(3, grid.parse('0803') as number);
    await vi.waitFor(() => expect(sent).toEqual(['done', 'u3']), PATIENCE);
  });

  it('on a counter that is not on the map looks at no hex, and chooses it', async () => {
    const { table, sent } = await tableWith({ hexOf: () => undefined });
    table.select(FAR);
    table.hands.tapBeside(0);
    expect(table.store.getState()).toMatchObject({ selectedHex: undefined, selectedUnit: 0 });
    await vi.waitFor(() => expect(sent).toEqual(['u0']), PATIENCE);
  });

  it('says so even where the rules have no word for it', async () => {
    const silent = { ...fakeGame, refusal: () => undefined } as unknown as GameUi['game'];
    const { table } = await tableWith({ game: silent });
    await table.act(unit(0));
    await table.playback.idle();
    table.hands.tapHex(FAR, 'mouse');
    expect(table.store.getState().toast).toMatchObject({ text: 'That is not possible now.', tone: 'why-not' });
  });
});
