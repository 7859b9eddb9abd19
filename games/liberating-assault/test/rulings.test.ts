import { Host, stateHash, Table, word } from '@bocage/kernel';
import { beforeEach, expect, test } from 'vitest';
import {
  ALLIED,
  AT_SEA,
  ATTACK,
  type Battle,
  CARDS,
  DESTROYED,
  GERMAN,
  type LiberatingAssaultTypes,
  NO_ORDER,
  UNSEEN,
} from '../src/index.js';
import { handOf } from '../src/rules/hands.js';
import { holderOf } from '../src/world.js';
import { module, Play } from './play.js';

const CONTROL = 'control-game';
let play: Play;

beforeEach(() => {
  play = new Play({ way: 'mega', umpires: 'people' }).until('ruling');
});

const say = (host: Host<LiberatingAssaultTypes>, seat: string, text: string) =>
  host.submit(seat, { seats: [seat], position: host.position([seat]) }, text);
/** The counter is picked, then this is said about it. */
const rule = (id: string, ...texts: readonly string[]): Play => play.as(CONTROL, id, ...texts);

// §9.8
test('a counter is moved, and those who see the hex hear of it', () => {
  rule('ge-716-736', '1716');
  expect([play.where('ge-716-736'), play.open.rulings]).toEqual(['1716', 1]);
  expect(play.told('ruling')).toMatchObject([{ number: 1, what: 'move' }]);
  const [moved] = play.told('moved');
  expect([moved?.to?.includes('ge-716-commander'), moved?.to?.includes('ge-709-commander')]).toEqual([true, false]);
});

// §9.8
test('boxes are crossed off and restored', () => {
  rule('ge-716-736', 'boxes:3');
  rule('ge-716-736', 'boxes:1');
  expect([play.sealed.lost[play.id('ge-716-736')], play.told('boxes-ruled').length, play.open.rulings]).toEqual([1, 2, 2]);
  expect(play.offered(CONTROL)).toContain('go-on');
});

// §9.8
test('cards are given to staffs and to divisions, and taken from them', () => {
  const army = play.team('us-army');
  const air = CARDS.indexOf('air');
  play.as(CONTROL, `grant:${air}:${army}`, `take:${air}:${army}`, `take:${air}:${army}`);
  expect(handOf(play.sealed.hand, army, 'air')).toBe(3);
  expect(play.told('supplied')[0]?.to).toContain('us-army-liaison');
  expect(play.told('supplied')[0]?.to).not.toContain('br-army-liaison');
  const division = holderOf(play.world, play.formation('ge-716'));
  rule('ge-716-736', `grant:${CARDS.indexOf('ammo')}:${division}`);
  expect(handOf(play.sealed.hand, division, 'ammo')).toBe(1);
});

// §9.8
test('an order is struck', () => {
  const unit = play.id('ge-716-736');
  expect(play.as(CONTROL, 'ge-716-736').offered(CONTROL)).not.toContain('void-order');
  play.as(CONTROL, 'boxes:1');
  play.sealed.order[unit] = ATTACK;
  rule('ge-716-736', 'void-order');
  expect([play.sealed.order[unit], play.told('order-struck').length]).toEqual([NO_ORDER, 1]);
});

// §9.8 §9.6
test('a division is called up and comes with the next arrivals; those it comes to hear of it', () => {
  const lehr = play.formation('ge-lehr');
  play.sealed.due[lehr] = 6;
  play.as(CONTROL, `arrive:${lehr}`);
  expect(play.sealed.due[lehr]).toBe(1);
  expect(play.offered(CONTROL)).not.toContain(`arrive:${lehr}`);
  const [told] = play.told('called-up');
  expect(['german-centre-commander', 'german-west-commander', 'us-army-commander'].map((seat) => told?.to?.includes(seat))).toEqual([
    true,
    false,
    false,
  ]);
  play.until('hand-down');
  expect([play.sealed.due[lehr], play.open.turn]).toEqual([0, 1]);
});

// §4.9 §9.8 "If in doubt – consult an umpire."
test('after attackers have closed in, control may say that the other side attacks', () => {
  play.until('orders');
  const { sealed } = play;
  play.put('1621', 'us-82-505', 'us-82-507', 'us-82-hq').put('1622', 'ge-716-736');
  for (const id of ['us-82-505', 'us-82-507']) play.as('us-82-operations', id, 'attack', '1622');
  const battle = (): Battle | undefined => sealed.battles.find(({ fought }) => fought === 0);
  for (play.until('ruling'); !battle(); play.until('ruling')) play.as(CONTROL, 'go-on');
  expect(battle()).toMatchObject({ side: ALLIED, attackers: [play.id('us-82-505'), play.id('us-82-507')] });
  play.as(CONTROL, 'attacker:0');
  expect(battle()).toMatchObject({ side: GERMAN, target: play.hex('1621'), attackers: [play.id('ge-716-736')] });
  expect(play.told('joined').at(-1)).toMatchObject({ battle: 0, section: '9.8' });
  play.as(CONTROL, 'go-on').until('retrieve');
  const [report] = play.told('battle');
  expect(report).toMatchObject({ attackers: [play.id('ge-716-736')], target: play.hex('1621') });
});

// §9.5 §9.8
test('a team is told where a counter stands, for this turn', () => {
  const unit = play.id('ge-716-736');
  const known = (seat: string): number => play.view(seat).known.hex[unit] as number;
  const team = play.team('us-army');
  expect(known('us-army-intelligence')).toBe(UNSEEN);
  rule('ge-716-736', `reveal:${team}`);
  expect([known('us-army-intelligence'), known('br-army-intelligence')]).toEqual([play.sealed.hex[unit], UNSEEN]);
  expect(play.told('told')[0]?.to).toEqual(['us-army-commander', 'us-army-intelligence', 'us-army-supplies', 'us-army-liaison']);
  expect(play.as(CONTROL, 'ge-716-736').offered(CONTROL)).not.toContain(`reveal:${team}`);
});

// §9.8
test('no day of rulings comes to the end of them, and what is off the map is picked by its number', () => {
  const army = play.team('us-army');
  play.open.rulings = 4000;
  play.as(CONTROL, `grant:0:${army}`);
  const offered = play.offered(CONTROL);
  expect(offered).toEqual(expect.arrayContaining([`pick:${play.id('us-90-357')}`, 'us-1-16', `pick:${play.id('br-33a')}`]));
  play.as(CONTROL, `pick:${play.id('ge-lehr-901')}`, '1717');
  expect(play.where('ge-lehr-901')).toBe('1717');
  rule('ge-716-736', 'remove');
  const [removed] = play.told('removed');
  expect([removed?.to?.includes('ge-716-commander'), removed?.to?.includes('us-army-commander')]).toEqual([true, false]);
});

// §8.3 §9.8
test('an independent counter that nobody has is given to a division, and put ashore like any other', () => {
  const [unit, division] = [play.id('br-33a'), play.formation('br-50')];
  play.as(CONTROL, `pick:${unit}`);
  expect(play.offered(CONTROL)).toEqual(expect.arrayContaining([`to:${division}`, `to:${play.formation('br-6ab')}`]));
  expect(play.offered(CONTROL)).not.toContain(`to:${play.formation('ge-352')}`);
  play.as(CONTROL, `to:${division}`);
  expect([play.open.attached[unit], play.where('br-33a')], 'at sea as its headquarters is').toEqual([division, String(AT_SEA)]);
  rule('br-33a', '1514');
  expect(play.where('br-33a')).toBe('1514');
});

// §9.8
test('a counter is taken off before it has come ashore', () => {
  rule('us-1-16', 'remove');
  expect([play.where('us-1-16'), play.open.rulings]).toEqual([String(DESTROYED), 1]);
});

// §9.8 §10.4
test('the game is ended, with the points as they are', () => {
  play.as(CONTROL, 'end-game');
  const awaits = play.awaits;
  expect(awaits).toMatchObject({ kind: 'over', outcome: { winner: 'german', section: '10.4' } });
});

// §9.8
test('control takes a ruling back, whatever it was, and its reason stays in the log', () => {
  const table = new Table<LiberatingAssaultTypes>(module(), {
    scenario: 'day',
    options: { way: 'duel', umpires: 'people' },
    commitment: '',
  });
  for (let i = 0; i < 400 && table.state.open.stack.at(-1)?.step !== 'ruling'; i++) {
    const awaits = table.awaits();
    if (awaits.kind === 'chance') table.roll([1, 1]);
    else if (awaits.kind === 'seats') table.act(awaits.seats[0] as string, word('done'));
  }
  const army = module().world.teams.ids.get('us-army') as number;
  for (const text of [`grant:2:${army}`, `arrive:${module().world.formations.ids.get('us-8')}`, 'end-game']) {
    const before = stateHash(table.state);
    expect(table.act('control', word(text)).ok, text).toBe(true);
    table.record({ kind: 'note', text: 'The weather has cleared.' });
    expect(stateHash(table.state)).not.toBe(before);
    expect(table.takeBack('control', ['control']).ok).toBe(true);
    expect(stateHash(table.state)).toBe(before);
  }
  expect(table.log.entries.filter(({ kind }) => kind === 'note')).toHaveLength(3);
});

// §9.5 §9.8
test('picking a counter is told to nobody, and undone; of a ruling all hear that it was made', () => {
  const table = new Table<LiberatingAssaultTypes>(module(), {
    scenario: 'day',
    options: { way: 'mega', umpires: 'people' },
    commitment: '',
  });
  const host = new Host(module(), table, () => [1, 1]);
  host.rollAll();
  for (let i = 0; i < 400 && table.state.open.stack.at(-1)?.step !== 'ruling'; i++) {
    const awaits = table.awaits();
    if (awaits.kind === 'seats') say(host, awaits.seats[0] as string, 'done');
  }
  const unit = play.id('ge-716-736');
  const before = host.position(['us-army-commander']);
  expect(say(host, CONTROL, `u${unit}`)).toMatchObject({ ok: true });
  expect(host.since([CONTROL], 0).at(-1)).toMatchObject({ kind: 'action', events: [] });
  expect(host.position(['us-army-commander'])).toBe(before);
  expect(table.undoable(CONTROL)).toMatchObject({ ok: true });
  say(host, CONTROL, 'boxes:1');
  expect(host.since(['us-army-commander'], before)).toMatchObject([{ events: [{ event: 'ruling', number: 1, what: 'boxes' }] }]);
  expect(table.undoable(CONTROL)).toEqual({ ok: false, code: 'reveal' });
});
