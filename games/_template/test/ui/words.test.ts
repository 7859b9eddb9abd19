import { hex, makeAction, word } from '@bocage/kernel';
import { randomGame, settingsOf } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { game as pack } from '../../src/index.js';
import { createUi } from '../../ui/index.js';
import { at, BLUE, CARD, ORDER, position, RED } from '../position.js';

const ui = createUi(pack.create(pack.data));
const { game } = ui;

describe('the words of Crossroads', () => {
  it('cover everything that happens in random games', () => {
    const said = new Set<string>();
    for (const setting of settingsOf(pack.meta)) {
      const { log } = randomGame(game as never, setting, { seed: 'ui', laws: [], every: 2 ** 30 });
      const state = game.setup(log.scenario, log.options);
      for (const entry of log.entries) {
        const awaits = game.awaits(state);
        const view = game.view(state, ['blue']);
        if (awaits.kind === 'seats')
          for (const seat of awaits.seats) expect(ui.prompt(game.view(state, [seat]), seat).text).not.toContain('other');
        for (const action of game.legal(view, 'blue')) expect(ui.actionLabel(view, action).label).not.toMatch(/undefined|unit \d/);
        const events =
          entry.kind === 'action'
            ? game.play(
                state,
                entry.seat,
                game.legal(game.view(state, [entry.seat]), entry.seat).find((a) => entry.action === makeAction(a)) as never,
              )
            : awaits.kind === 'chance' && entry.kind === 'roll'
              ? game.resolve(state, awaits.roll, entry.result)
              : [];
        for (const event of events) said.add(ui.logLine(view, event)?.text ?? event.event);
        expect(ui.stacks(view).length).toBeGreaterThan(0);
        expect(JSON.stringify([ui.status(view), ui.tracks(view), ui.displays(view), ui.unitInfo(view, 3)])).not.toContain('undefined');
      }
    }
    expect([...said].filter((text) => /undefined|null|NaN/.test(text))).toEqual([]);
    expect(said.size).toBeGreaterThan(30);
  });

  it('mark the commander only for those who may know', () => {
    const state = game.setup('meeting', {});
    state.sealed.commander = [2, 5];
    state.open.stack.pop();
    expect(ui.face(game.view(state, ['blue']), 2).marks).toContain('commander');
    expect(ui.face(game.view(state, ['red']), 2).marks).toEqual([]);
    expect(ui.face(game.view(state, []), 5).marks).toEqual([]);
  });

  it('have a page for every section and a text for every refusal', () => {
    expect(ui.rulebook.map(({ id }) => id)).toEqual('C.1 C.2 C.3 C.4 C.5 C.6 C.6.1 C.6.2 C.7 C.8 C.9'.split(' '));
    expect(ui.refusal({ code: 'too-far', section: 'C.6' })).toContain('too far');
    expect(ui.outcome({ winner: 'red', level: 'clear' })).toBe('Red wins clearly.');
  });

  it('§C.5 name the card that would go back unused, and nothing once it is handed out', () => {
    const state = game.setup('meeting', {});
    state.open.stack.push({ step: 'supply' });
    state.open.holds[0] = 1;
    state.open.bearer[0] = -1;
    state.sealed.card[0] = 1;
    const risks = () => ui.risks?.(game.view(state, ['blue']), 'blue', word('done'));
    expect(risks()).toEqual([{ text: 'Your card, shells, goes back unused.', section: 'C.5' }]);
    state.open.bearer[0] = 1;
    expect(risks()).toEqual([]);
  });

  it('§C.7 say the odds of a target before it is chosen, as the forecast says them afterwards', () => {
    const state = game.setup('meeting', {});
    const [attacker, defender] = [0, 4];
    state.open.hex[defender] = ui.grid.ring(state.open.hex[attacker] as number, 1).find((hex) => !state.open.hex.includes(hex)) as number;
    state.open.stack.push({ step: 'attack', side: 0, attacker, defender: -1 });
    const { odds } = ui.actionLabel(game.view(state, ['blue']), hex(state.open.hex[defender] as number));
    game.play(state, 'blue', hex(state.open.hex[defender] as number));
    const forecast = game.preview?.(game.view(state, ['blue']), 'blue');
    expect(odds).toMatch(new RegExp(`^${forecast?.column.replace(/[+]/g, '[+]')}, \\d+ % to drive it off$`));
    expect(ui.actionLabel(game.view(state, ['blue']), word('declare')).odds).toBe(odds);
  });

  it('§C.6.1 show where a march is watched and who fires at it, and glide only what has moved', () => {
    const scene = position({
      stack: [{ step: 'march', side: 0, unit: BLUE.first }],
      units: { [BLUE.first]: '32', [RED.alder]: '42' },
      orders: [ORDER.march, ORDER.hold],
    });
    const sighted = scene.as('blue', '52').news;
    expect(sighted.map((event) => ui.pathOf(event))).toEqual([undefined]);
    expect(ui.actionLabel(scene.view('red'), { kind: 'unit', unit: RED.alder }).odds).toBe('50 % to stop it');
    const events = [...scene.as('red', 'alder').news, ...scene.roll(1).news];
    const lines = [...sighted, ...events].map((event) => ui.logLine(scene.view('red'), event));
    expect(lines.filter((line) => line?.tone === 'combat').map((line) => line?.hexes)).toEqual([[at('32')], ['42', '32'].map(at)]);
    expect(events.flatMap((event) => ui.pathOf(event) ?? [])).toEqual([{ unit: BLUE.first, hexes: ['32', '41', '52'].map(at) }]);
  });

  it('lay a picture under the grid', async () => {
    expect((await ui.ground()).land.length).toBeGreaterThan(0);
  });
});

describe('§C.6 the way of a march', () => {
  const scene = position({
    stack: [{ step: 'march', side: 0, unit: BLUE.first }],
    units: { [BLUE.first]: '12', [RED.alder]: '21', [RED.beech]: '11', [RED.cedar]: '13' },
    cards: [CARD.fuel, CARD.none],
    bearers: [BLUE.first, -1],
  });
  const view = scene.view('blue');
  const wayTo = (label: string) => ui.way?.(view, 'blue', { kind: 'hex', hex: at(label) });

  it('is told hex by hex with its cost and its ground', () => {
    expect(wayTo('22')).toEqual({
      hexes: ['12', '22'].map(at),
      lines: [
        { text: '2 of 4 points.', section: 'C.6' },
        { text: 'Through woods.', section: 'C.6' },
      ],
    });
  });

  it('says when going so far shows the fuel card', () => {
    const far = game
      .legal(view, 'blue')
      .flatMap((action) => ui.way?.(view, 'blue', action) ?? [])
      .filter((way) => way.lines.length === 3);
    expect(far.length).toBeGreaterThan(0);
    for (const { lines } of far)
      expect(lines.map(({ text }) => text)).toEqual(['4 of 4 points.', expect.stringMatching(/^Through /), 'Shows your fuel.']);
  });

  it('§C.6.1 says where it may be fired at', () => {
    const march = position({
      stack: [{ step: 'march', side: 0, unit: BLUE.first }],
      units: { [BLUE.first]: '31', [RED.alder]: '42', [RED.beech]: '32' },
      orders: [ORDER.march, ORDER.hold],
    });
    const way = ui.way?.(march.view('blue'), 'blue', hex(at('51')));
    expect(way?.lines.at(-1)).toEqual({ text: 'May be fired at in 31, 41.', section: 'C.6.1' });
  });

  it('is nothing for a click that moves nothing', () => {
    expect(ui.way?.(view, 'blue', { kind: 'unit', unit: 0 })).toBeUndefined();
  });
});
