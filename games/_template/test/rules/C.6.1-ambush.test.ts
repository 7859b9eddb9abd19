import { createRng, stateHash, Table } from '@bocage/kernel';
import { proportions } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { at, BLUE, CARD, game, names, ORDER, position, RED, world } from '../position.js';

/** Blue's first company goes round the company of red at 42: from 32 over 41 to 52, always next to it. */
const given = {
  stack: [{ step: 'march' as const, side: 0, unit: BLUE.first }],
  stage: 5,
  units: { [BLUE.first]: '32', [RED.alder]: '42', [RED.beech]: '77', [RED.cedar]: '17' },
  orders: [ORDER.march, ORDER.hold] as const,
};
const march = (change: Partial<Parameters<typeof position>[0]> = {}) => position({ ...given, ...change });
const near = (label: string) => world.grid.ring(at('42'), 1).includes(at(label));

describe('§C.6.1 ambush', () => {
  it('is asked of a side under the hold order as a counter sets out next to it, and in each hex next to it', () => {
    expect(['32', '41', '52'].map(near)).toEqual([true, true, true]);
    const scene = march();
    expect(names(scene.as('blue', '52').news)).toEqual(['sighted']);
    expect(scene.awaits).toEqual({ kind: 'seats', seats: ['red'], mode: 'turn' });
    expect(scene.open.hex[BLUE.first]).toBe(at('32'));
    expect(scene.offered('red')).toEqual(['alder', 'pass', 'let-go']);
    expect(scene.offered('blue')).toEqual([]);
    const first = scene.as('red', 'pass').news;
    expect(first).toMatchObject([
      { event: 'moved', unit: BLUE.first, path: ['32', '41'].map(at), reveals: 'all' },
      { event: 'sighted', reveals: 'all' },
    ]);
    expect(scene.as('red', 'pass').news).toMatchObject([{ event: 'moved', path: ['41', '52'].map(at) }, { event: 'sighted' }]);
    expect(scene.as('red', 'pass').news).toMatchObject([{ event: 'halted', unit: BLUE.first, reveals: 'all' }]);
    expect(scene.open.moved[BLUE.first]).toBe(1);
  });

  it('is not asked of anybody under another order, or too far away: the march is one action', () => {
    for (const change of [
      { orders: [ORDER.hold, ORDER.march] as const },
      { units: { ...given.units, [BLUE.second]: '42', [RED.alder]: '74' } },
    ]) {
      const scene = march(change);
      expect(scene.as('blue', '52').news).toEqual([{ event: 'moved', section: 'C.6', unit: BLUE.first, path: ['32', '41', '52'].map(at) }]);
      expect(scene.open.hex[BLUE.first]).toBe(at('52'));
    }
  });

  it('asks each counter within reach once at each march, one after the other', () => {
    const scene = march({ units: { ...given.units, [RED.beech]: '31' } });
    scene.as('blue', '52');
    expect(scene.offered('red')).toEqual(['alder', 'beech', 'pass', 'let-go']);
    scene.as('red', 'beech').roll(1);
    expect(scene.offered('red')).toEqual(['alder', 'pass', 'let-go']);
    expect(scene.refusal('beech', 'red')).toEqual({ code: 'fired', section: 'C.6.1' });
    expect(scene.refusal('cedar', 'red')).toEqual({
      code: 'not-in-ambush',
      section: 'C.6.1',
    });
    // The last one has tried: the march goes on by itself, and nobody is asked any more.
    expect([...names(scene.as('red', 'alder').news), ...names(scene.roll(1).news)]).toEqual(['ambush', 'identified', 'shot', 'moved']);
    expect(scene.open.hex[BLUE.first]).toBe(at('52'));
  });

  it('lets the whole march pass where that is chosen', () => {
    const scene = march();
    expect(names(scene.as('blue', '52').as('red', 'let-go').events)).toEqual(['sighted', 'moved']);
    expect(scene.open.hex[BLUE.first]).toBe(at('52'));
  });

  it('shows whether the counter that fires is the commander', () => {
    const scene = march({ commanders: [BLUE.third, RED.alder] });
    expect(scene.as('blue', '52').as('red', 'alder').news).toContainEqual({
      event: 'identified',
      section: 'C.2',
      unit: RED.alder,
      commands: 1,
      reveals: 'all',
    });
  });

  it('shows the fuel only when the march has come so far', () => {
    const scene = march({ orders: [ORDER.hold, ORDER.hold], cards: [CARD.fuel, CARD.none], bearers: [BLUE.first, -1] });
    expect(scene.offered('blue')).toContain('72');
    expect(names(scene.as('blue', '72').as('red', 'pass').events)).toEqual(['sighted', 'moved', 'sighted']);
    expect(scene.open.card).toEqual([-1, -1]);
    expect(names(scene.as('red', 'let-go').news)).toEqual(['card-shown', 'moved']);
  });

  it('is played by the computer: it fires, but for a commander nobody knows', () => {
    const answer = (commander: number) => {
      const scene = march({ commanders: [BLUE.third, commander] });
      scene.as('blue', '52');
      const view = scene.view('red');
      return game.ai?.choose(view, 'red', game.legal(view, 'red'), {}, undefined as never);
    };
    expect(answer(RED.cedar)).toEqual({ kind: 'unit', unit: RED.alder });
    expect(answer(RED.alder)).toEqual({ kind: 'word', word: 'pass' });
  });
});

describe('§C.6.1 the way ahead', () => {
  const started = () => march().as('blue', '52');

  it('is known to the mover alone', () => {
    const scene = started();
    expect(scene.sealed.route).toEqual([at('52')]);
    expect([['blue'], ['red'], [], ['blue', 'red']].map((seats) => game.view(scene.state, seats).known.route)).toEqual([
      [at('52')],
      [],
      [],
      [at('52')],
    ]);
    expect(JSON.stringify(scene.view('red'))).not.toMatch(new RegExp(`"(route|walked)":\\[[^\\]]*\\b${at('52')}\\b`));
  });

  it('is imagined as each way that begins as this one did, as likely as the others', () => {
    const scene = started();
    const label = ({ sealed }: typeof scene.state) => sealed.route.map((hex) => world.grid.label(hex)).join(' ');
    const rng = createRng('ways');
    const ways = Array.from({ length: 200 }, () => label(game.imagine(scene.view('red'), rng)));
    const expected = Object.fromEntries([...new Set(ways)].map((way) => [way, 1]));
    expect(Object.keys(expected)).toEqual(expect.arrayContaining(['', '52']));
    expect(proportions(game, { view: scene.view('red'), label, expected, draws: 1500, seed: 3 })).toMatchObject({ ok: true });
    expect(label(game.imagine(scene.view('blue'), rng))).toBe('52');
  });

  it('cannot be taken back once the other side was asked, nor can an answer that showed how it goes on', () => {
    const table = new Table(game, { scenario: 'meeting', options: { first: 'blue' }, commitment: '' });
    table.checkpoint(march().state);
    const act = (seat: string, text: string) =>
      table.act(seat, game.legal(table.view([seat]), seat).find((a) => JSON.stringify(a).includes(text)) as never);
    act('blue', `"hex":${at('52')}`);
    expect(table.undoable('blue')).toEqual({ ok: false, code: 'reveal' });
    act('red', 'pass');
    expect(table.undoable('red')).toEqual({ ok: false, code: 'reveal' });
    expect(table.undoable('blue')).toEqual({ ok: false, code: 'reveal' });
  });

  it('is one step to undo where nobody was asked', () => {
    const table = new Table(game, { scenario: 'meeting', options: { first: 'blue' }, commitment: '' });
    table.checkpoint(march({ orders: [ORDER.march, ORDER.march] }).state);
    const before = stateHash(table.state);
    table.act('blue', game.legal(table.view(['blue']), 'blue').find((a) => a.kind === 'hex' && a.hex === at('52')) as never);
    expect(table.undo('blue').ok).toBe(true);
    expect(stateHash(table.state)).toBe(before);
  });
});
