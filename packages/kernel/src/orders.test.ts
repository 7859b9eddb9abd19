import { describe, expect, it } from 'vitest';
import { createToy, rollFrom, type Toy } from '../test/toy-game.js';
import { word } from './action.js';
import { Host } from './host.js';
import { ASK, changedOrders, FORCED, type GameOrders, MOST_ORDERS, Orders, orderKinds, readableOrders } from './orders.js';
import { Table } from './table.js';

/** Said beforehand: who speaks passes, or throws n dice in all before he does. */
const SPEAK: GameOrders<Toy> = {
  kinds: [
    {
      id: 'speak',
      title: 'Speaking',
      about: 'When it is your turn to speak.',
      section: '1',
      choices: [
        { id: 'pass', title: 'Pass' },
        { id: 'throw', title: 'Throw', number: { title: 'dice', least: 1, most: 100, usual: 2 } },
      ],
      units: true,
    },
    { id: 'bid', title: 'Bidding', about: '', section: '3', seats: ['b'], choices: [{ id: 'low', title: 'Low' }] },
  ],
  units: () => [3, 4],
  asked: () => ({ kind: 'speak' }),
  answer({ open }, _seat, legal, orders) {
    const { choice, n } = orders.of('speak');
    if (orders.of('bid').choice === 'low' && legal.includes(word('bid:1'))) return word('bid:1');
    if (!legal.includes(word('pass')) || choice === ASK) return undefined;
    return choice === 'throw' && open.dice.length < (n as number) ? word('throw') : word('pass');
  },
};
const game = createToy({ orders: SPEAK });

function hostOf(scenario: string, restsAt?: (seat: string) => boolean): Host<Toy> {
  const table = new Table(game, { scenario, options: {}, commitment: '' });
  return new Host(game, table, rollFrom(1), restsAt ? { restsAt } : {});
}

const say = (host: Host<Toy>, seat: string, text: string) => host.submit(seat, { seats: [seat], position: host.position([seat]) }, text);
const undo = (host: Host<Toy>, seat: string) => host.undo(seat, { seats: [seat], position: host.position([seat]) });
const actions = (host: Host<Toy>) => host.table.log.entries.flatMap((entry) => (entry.kind === 'action' ? [entry] : []));

describe('standing orders', () => {
  it('answer for their seat, after every answer and when they are given', () => {
    const host = hostOf('turn');
    host.setOrders('b', [{ kind: 'speak', choice: 'pass' }]);
    say(host, 'a', 'pass');
    expect(host.table.awaits()).toMatchObject({ seats: ['c'] });
    host.setOrders('c', [{ kind: 'speak', choice: 'throw', n: 2 }]);
    host.goOn();
    expect(actions(host).map(({ seat, action, by }) => [seat, action, by])).toEqual([
      ['a', 'pass', undefined],
      ['b', 'pass', 'order'],
      ['c', 'throw', 'order'],
      ['c', 'throw', 'order'],
      ['c', 'pass', 'order'],
    ]);
    expect(host.table.awaits()).toMatchObject({ seats: ['a'] });
  });

  it('are told to their own seat, and to nobody else', () => {
    const ordered = hostOf('turn');
    const clicked = hostOf('turn');
    ordered.setOrders('b', [{ kind: 'speak', choice: 'throw', n: 1 }]);
    for (const host of [ordered, clicked]) say(host, 'a', 'pass');
    for (const text of ['throw', 'pass']) say(clicked, 'b', text);
    for (const seats of [[], ['a'], ['c'], ['a', 'c']]) expect(ordered.since(seats, 0)).toEqual(clicked.since(seats, 0));
    expect(ordered.since(['b'], 1).map(({ order }) => order)).toEqual(['throw', undefined, 'pass']);
    expect(ordered.since(['b', 'a'], 1)[0]).toMatchObject({ order: 'throw' });
    expect(ordered.table.log.entries.map(({ hash }) => hash)).toEqual(clicked.table.log.entries.map(({ hash }) => hash));
  });

  it('rest where their player has taken something back, until he has decided himself', () => {
    const host = hostOf('turn');
    host.setOrders('b', [{ kind: 'speak', choice: 'pass' }]);
    say(host, 'a', 'pass');
    expect(undo(host, 'a')).toMatchObject({ ok: false, code: 'other-seat' });
    expect(undo(host, 'b')).toEqual({ ok: true });
    host.goOn();
    expect(host.table.awaits()).toMatchObject({ seats: ['b'] });
    say(host, 'b', 'one');
    expect(host.table.awaits()).toMatchObject({ seats: ['c'] });
  });

  it('rest after a take-back of their own, and go on after one of another seat', () => {
    const host = hostOf('turn');
    host.setOrders('b', [{ kind: 'speak', choice: 'pass' }]);
    say(host, 'a', 'pass');
    host.takeBack('a', ['b', 'c']);
    say(host, 'a', 'pass');
    expect(host.table.awaits()).toMatchObject({ seats: ['c'] });
    host.takeBack('b', ['a', 'c']);
    expect(host.table.awaits()).toMatchObject({ seats: ['b'] });
  });

  it('answer in a sealed step out of sight of the others', () => {
    const host = hostOf('sealed');
    host.setOrders('b', [{ kind: 'bid', choice: 'low' }]);
    host.goOn();
    expect(host.position(['a'])).toBe(0);
    expect(host.position(['b'])).toBe(1);
    expect(host.table.awaitsFor(['a'])).toMatchObject({ seats: ['a', 'b', 'c'] });
  });

  it('do not answer where a computer plays, nor when the game is over', () => {
    let covered = true;
    const host = hostOf('turn', (seat) => covered && seat === 'b');
    host.setOrders('b', [{ kind: 'speak', choice: 'pass' }]);
    say(host, 'a', 'pass');
    expect(host.table.awaits()).toMatchObject({ seats: ['b'] });
    covered = false;
    host.conclude({ level: 'agreed' }, 'a draw');
    host.goOn();
    expect(actions(host)).toHaveLength(1);
  });

  it('do a bounded work at a time, and say that there is more', () => {
    const host = hostOf('turn');
    host.setOrders('a', [{ kind: 'speak', choice: 'throw', n: 70 }]);
    host.goOn();
    expect(host.isBehind).toBe(true);
    expect(host.table.state.open.dice).toHaveLength(32);
    for (let i = 0; i < 3 && host.isBehind; i++) host.goOn();
    expect(host.isBehind).toBe(false);
    expect(host.table.state.open.dice).toHaveLength(70);
  });

  it('stand in a log that replays to the same', () => {
    const host = hostOf('turn');
    host.setOrders('b', [{ kind: 'speak', choice: 'pass' }]);
    say(host, 'a', 'pass');
    for (const table of [Table.load(game, host.table.log), Table.resume(game, host.table.log)]) {
      expect(table.log).toEqual(host.table.log);
    }
  });

  it('answer nothing that a game does not offer', () => {
    const mad = createToy({ orders: { ...SPEAK, answer: () => word('made-up') } });
    const host = new Host(mad, new Table(mad, { scenario: 'turn', options: {}, commitment: '' }), rollFrom(1));
    host.setOrders('a', [{ kind: 'speak', choice: 'pass' }]);
    host.goOn();
    expect(host.table.log.entries).toEqual([]);
  });
});

describe('one choice', () => {
  const only = createToy({ legal: ({ open }, seat) => (seat === 'abc'[open.turn] ? [word('pass')] : []) });
  const hostWith = (choice: string) => {
    const host = new Host(only, new Table(only, { scenario: 'turn', options: {}, commitment: '' }), rollFrom(1));
    host.setOrders('a', [{ kind: FORCED.id, choice }]);
    host.goOn();
    return host.table.awaits();
  };

  it('is made for who has asked for it, and a button only for who wants these too', () => {
    expect(hostWith('all')).toMatchObject({ seats: ['b'] });
    expect(hostWith('map')).toMatchObject({ seats: ['a'] });
    expect(hostWith(ASK)).toMatchObject({ seats: ['a'] });
  });
});

describe('changing orders', () => {
  const view = game.view(game.setup('turn', {}), ['a']);
  const change = (changes: Parameters<typeof changedOrders>[4], seat = 'a', before: Parameters<typeof changedOrders>[3] = []) =>
    changedOrders(game, view, seat, before, changes);

  it('keeps one for the side and one for each unit, the unit before the side', () => {
    const first = change([
      { kind: 'speak', choice: 'throw' },
      { kind: 'speak', unit: 3, choice: ASK },
    ]);
    expect(first).toEqual({
      ok: true,
      orders: [
        { kind: 'speak', choice: 'throw', n: 2 },
        { kind: 'speak', unit: 3, choice: ASK },
      ],
    });
    const orders = new Orders(first.ok ? first.orders : []);
    expect(orders.of('speak', 3).choice).toBe(ASK);
    expect(orders.of('speak', 4).choice).toBe('throw');
    expect(orders.of('bid').choice).toBe(ASK);
    const ended = change(
      [
        { kind: 'speak', unit: 3 },
        { kind: 'speak', choice: 'throw', n: 5 },
      ],
      'a',
      orders.list,
    );
    expect(ended).toEqual({ ok: true, orders: [{ kind: 'speak', choice: 'throw', n: 5 }] });
    expect(change([{ kind: 'speak', choice: ASK }], 'a', orders.list)).toEqual({ ok: true, orders: [orders.list[1]] });
  });

  it('refuses what the game does not have for this seat, and what is out of bounds', () => {
    const refused = { ok: false, code: 'unknown-order' };
    expect(change([{ kind: 'sing', choice: 'pass' }])).toEqual(refused);
    expect(change([{ kind: 'sing' }])).toEqual(refused);
    expect(change([{ kind: 'speak', choice: 'shout' }])).toEqual(refused);
    expect(change([{ kind: 'bid', choice: 'low' }])).toEqual(refused);
    expect(change([{ kind: 'bid', choice: 'low' }], 'b')).toMatchObject({ ok: true });
    expect(change([{ kind: 'bid', choice: 'low', unit: 3 }], 'b')).toEqual(refused);
    expect(change([{ kind: 'speak', choice: 'pass', unit: 7 }])).toEqual(refused);
    for (const n of [0, 101, 1.5, Number.NaN]) expect(change([{ kind: 'speak', choice: 'throw', n }])).toEqual(refused);
    expect(change([{ kind: 'speak', choice: 'pass', n: 9 }])).toEqual({ ok: true, orders: [{ kind: 'speak', choice: 'pass' }] });
  });

  it('refuses more than anybody needs', () => {
    const many = createToy({ orders: { ...SPEAK, units: () => Array.from({ length: 1_000 }, (_, i) => i) } });
    const all = Array.from({ length: MOST_ORDERS + 1 }, (_, unit) => ({ kind: 'speak', unit, choice: 'pass' }));
    expect(changedOrders(many, view, 'a', [], all)).toEqual({ ok: false, code: 'too-many-orders' });
    expect(changedOrders(many, view, 'a', [], all.slice(1))).toMatchObject({ ok: true });
  });

  it('of a save leaves out what cannot be said here', () => {
    const list = [
      { kind: 'speak', choice: 'throw', n: 1_000 },
      { kind: 'speak', choice: 'pass' },
      { kind: 'bid', choice: 'low' },
      { kind: 'speak', unit: 4, choice: ASK },
    ];
    expect(readableOrders(game, 'a', list)).toEqual([list[1], list[3]]);
    expect(orderKinds(game, 'b').map(({ id }) => id)).toEqual(['speak', 'bid', 'forced']);
  });
});
