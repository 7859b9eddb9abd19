import { type Action, hex, unit } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { ENTRENCHED, PIECE_BASE } from '../../src/types.js';
import { moduleFor, opening, Position, position } from '../position.js';

// §R.13
test('each piece is set up in its zone, never on a beach, three to a hex', () => {
  const module = moduleFor();
  const at = new Position(module, module.setup('campaign', { 'german-order': '1' })).play('gr-914');
  expect(at.offers('2014')).toBe(true);
  expect(at.refusal('3416')).toEqual({ code: 'outside-setup-zone', section: 'R.13' });
  const offered = at.offered().map((label) => at.hex(label));
  expect(offered.some((hex) => (at.world.ground.beach[hex] as number) >= 0)).toBe(false);
  expect(offered.every((hex) => at.world.grid.distance(hex, at.hex('2014')) <= 3)).toBe(true);
});

test('blanks come after the pieces, and done only when all is placed', () => {
  const module = moduleFor();
  const at = new Position(module, module.setup('campaign', { 'german-order': '1' }));
  expect(at.offers('done')).toBe(false);
  expect(at.refusal('done')).toEqual({ code: 'setup-unfinished', section: 'R.13', params: { left: 63 } });
  expect(at.offered()).toHaveLength(38);
  expect(at.offered()).not.toContain('dummy');
  expect(at.refusal('2014')).toEqual({ code: 'choose-counter-first', section: 'R.13' });
  at.play('gr-914');
  expect(at.refusal('gr-915')).toEqual({ code: 'place-chosen-first', section: 'R.13' });
  at.play('2014', 'historical');
  expect(at.offered()).toEqual(['done']);
});

test('reinforcements enter by the roads of their edge on their turn, face up, and move on', () => {
  const at = position({ phase: 'german-movement', turn: 2, order: 1, drill: {} });
  expect(at.offers('ss-pz-12')).toBe(true);
  expect(at.refusal('pz-lehr')).toEqual({ code: 'not-due', section: 'R.13' });
  at.play('ss-pz-12');
  expect(at.top).toEqual({ step: 'entry', asks: 'german' });
  const { edgeHexes } = at.world.ground;
  const entries = [...new Set([...edgeHexes.east, ...edgeHexes.south])].sort((a, b) => a - b).map((hex) => at.label(hex));
  expect(at.offered()).toEqual(entries);
  expect(at.refusal('4626')).toEqual({ code: 'not-an-entry-hex', section: 'R.13' });
  const entry = entries[0] as string;
  at.play(entry);
  expect(at.where('ss-pz-12')).toBe(entry);
  expect(at.state.sealed.chosen).toBe(-1);
  expect(at.event('entered')).toMatchObject({ piece: at.piece('ss-pz-12'), section: 'R.13', reveals: ['allied'] });
  expect(at.open.entered[at.id('ss-pz-12') - at.world.roster.allied]).toBe(2);
  expect(at.offers('ss-pz-12')).toBe(true);
});

test('they may wait and come later, but not twice', () => {
  const at = position({ phase: 'german-movement', turn: 4, order: 1, drill: {} });
  expect(at.offers('ss-pz-12')).toBe(true);
  expect(at.offers('gr-731')).toBe(true);
  at.play('gr-731').play(at.offered()[0] as string);
  at.play('done');
  expect(at.open.piece.filter((piece) => piece === at.piece('gr-731'))).toHaveLength(1);
});

test('the orders differ in what comes and when', () => {
  const due = (order: number, turn: number): string[] =>
    position({ phase: 'german-movement', turn, order, drill: {} })
      .offered()
      .filter((click) => click !== 'done');
  expect(due(1, 1)).toEqual(['gr-731', 'gr-744']);
  expect(due(2, 2)).toEqual(['gr-731', 'gr-744']);
  expect(due(5, 3)).not.toContain('ss-pz-12');
  expect(due(5, 4)).toContain('ss-pz-12');
  expect(due(3, 3)).toContain('pz-3');
  expect(due(1, 6)).not.toContain('pz-3');
});

test('in the sixth order the coast is dug in from the start, which shows only when it is turned up', () => {
  const at = opening(6);
  const [coast, inland] = [at.id('iii-919'), at.id('mob-30')];
  expect((at.open.marks[coast] as number) & ENTRENCHED).toBe(0);
  const works = at.open.hex[coast] as number;
  const beach = at.world.ground.beaches.find((hex) => at.world.grid.distance(hex, works) === 1);
  at.play('done', 'done', 'us-8-4', at.label(beach as number));
  const seen = at.news.flatMap((event) => (event.event === 'revealed' ? event.units : []));
  expect(seen).toContain(coast);
  expect((at.open.marks[coast] as number) & ENTRENCHED).toBe(ENTRENCHED);
  expect((at.open.marks[inland] as number) & ENTRENCHED).toBe(0);
});

const deployment = () => {
  const module = moduleFor();
  return new Position(module, module.setup('campaign', { 'german-order': '1' }));
};

const setUpAt = (at: Position, name: string): string => at.label(at.state.sealed.placed[at.piece(name)] as number);

test('three counters fill a hex of the set-up, and a fourth is refused there', () => {
  const at = deployment().play('i-726', '3213', 'ii-726', '3213', 'iii-726').fork();
  expect(at.offers('3213')).toBe(true);
  at.play('3213', 'i-736');
  expect(at.offers('3213')).toBe(false);
  expect(at.refusal('3213')).toEqual({ code: 'stacking', section: 'R.6', params: { limit: 3 } });
});

test('the ready-made set-up leaves alone what is placed, and takes the next hex where its own is full', () => {
  const at = deployment().play('i-736', '3213', 'iii-726', '3213', 'ost-441', '3213', 'historical');
  expect(['i-736', 'iii-726', 'ost-441'].map((name) => setUpAt(at, name))).toEqual(['3213', '3213', '3213']);
  expect(at.world.grid.distance(at.hex(setUpAt(at, 'i-726')), at.hex('3213'))).toBe(1);
  expect(setUpAt(at, 'gr-914')).toBe('2014');
});

test('when every piece is placed the blanks follow one by one, and then the set-up is done', () => {
  const at = deployment();
  while (at.offered()[0] !== 'dummy') at.play(at.offered()[0] as string).play(at.offered()[0] as string);
  const blanks = at.world.orders.orders[0]?.dummies as number;
  const placeBlank = (): void => {
    expect(at.offered()).toEqual(['dummy', 'historical']);
    at.game.play(at.state, 'german', at.game.legal(at.view(), 'german')[0] as Action);
    at.play(at.offered()[0] as string);
  };
  placeBlank();
  const first = at.state.sealed.placed[at.world.roster.pieces];
  expect(at.event('piece-placed')).toMatchObject({ piece: at.world.roster.dummy, hex: first });
  const rest = at.fork().play('historical');
  expect(rest.state.sealed.placed[at.world.roster.pieces]).toBe(first);
  for (let i = 1; i < blanks; i++) placeBlank();
  for (const made of [at, rest]) {
    expect(made.offered()).toEqual(['done']);
    expect(made.state.sealed.placed.filter((hex) => hex >= 0)).toHaveLength(made.world.roster.setupTokens);
  }
});

test.each([1, 2, 3, 4, 5, 6])('order %i fills the map with exactly the counters there are tokens for', (order) => {
  const module = moduleFor();
  const at = new Position(module, module.setup('campaign', { 'german-order': String(order) })).play('historical');
  expect(at.state.sealed.placed.filter((hex) => hex >= 0)).toHaveLength(at.world.roster.setupTokens);
});

test.each([
  [1, 0],
  [6, ENTRENCHED],
])('under order %i a coastal battalion turned up has the marks %i', (order, marks) => {
  const at = position({ phase: 'allied-first', order, allied: { 'us-16-1': '4628' }, hidden: { 'iii-919': '4625' }, drill: {} });
  at.play('us-16-1', '4626');
  expect(at.open.marks[at.id('iii-919')]).toBe(marks);
});

test('nobody enters onto an Allied unit or into a full hex', () => {
  const free = position({ phase: 'german-movement', turn: 2, order: 1, drill: {} }).play('ss-pz-12').offered();
  const [held, full] = free as [string, string];
  const german = { 'gr-914': full, 'gr-915': full, 'gr-916': full };
  const at = position({ phase: 'german-movement', turn: 2, order: 1, allied: { 'us-16-1': held }, german, drill: {} }).play('ss-pz-12');
  expect(at.offered()).toEqual(free.slice(2));
  expect(at.refusal(held)).toEqual({ code: 'enemy-occupied', section: 'R.3' });
  expect(at.refusal(full)).toEqual({ code: 'stacking', section: 'R.6', params: { limit: 3 } });
  expect(at.game.refusal(at.view(), 'german', hex(at.world.grid.size))).toEqual({ code: 'not-an-entry-hex', section: 'R.13' });
});

test('what is due but finds every road of its edge closed is not offered, and comes when one is open', () => {
  const free = position({ phase: 'german-movement', turn: 2, order: 1, drill: {} }).play('ss-pz-12').offered();
  const { allied } = moduleFor().world.data.counters;
  const block = (labels: readonly string[]) =>
    position({
      phase: 'german-movement',
      turn: 2,
      order: 1,
      allied: Object.fromEntries(labels.map((label, i) => [allied[i]?.id as string, label])),
      drill: {},
    });
  expect(block(free).offers('ss-pz-12')).toBe(false);
  expect(block(free).refusal('ss-pz-12')).toEqual({ code: 'not-due', section: 'R.13' });
  expect(block(free.slice(1)).offers('ss-pz-12')).toBe(true);
});

test('each reinforcement comes once, with a token of its own after those of the set-up', () => {
  const at = opening(1).play('done', 'done', 'done', 'done');
  expect([at.open.turn, at.open.phase]).toEqual([1, 'german-movement']);
  const due = unit(PIECE_BASE + at.piece('gr-731'));
  expect(at.game.legal(at.view(), 'german')).toContain(due);
  const tokens = ['gr-731', 'gr-744'].map((name) => {
    at.play(name);
    return at.play(at.offered()[0] as string).event('entered').unit - at.world.roster.allied;
  });
  expect(tokens).toEqual([63, 64]);
  expect(at.game.legal(at.view(), 'german')).not.toContain(due);
});

test('a piece of another order is not set up, and one that is set up already not again', () => {
  const at = deployment().play('gr-914', '2014');
  const placed = { event: 'piece-placed', section: 'R.13', to: ['german'], piece: at.piece('gr-914'), hex: at.hex('2014') };
  expect(at.news).toEqual([placed]);
  expect(at.game.refusal(at.view(), 'german', unit(PIECE_BASE + at.piece('gr-914')))).toEqual({ code: 'not-to-set-up', section: 'R.13' });
  expect(at.refusal('done')).toEqual({ code: 'setup-unfinished', section: 'R.13', params: { left: 62 } });
});
