import { expect, test } from 'vitest';
import { isFaceDown } from '../../src/occupancy.js';
import type { NormandyEvent } from '../../src/types.js';
import { moduleFor, opening, Position, position } from '../position.js';

const revealed = (events: readonly NormandyEvent[]) => events.filter((event) => event.event === 'revealed');

// §R.12
test('an Allied unit that ends next to a hex turns up everything in it', () => {
  const at = position({
    phase: 'allied-first',
    allied: { 'us-16-1': '4628' },
    hidden: { 'gr-914': '4625', 'ost-441': '4625', 'gr-915': '4623' },
    drill: {},
  });
  at.play('us-16-1', '4626');
  expect(revealed(at.news)).toEqual([
    {
      event: 'revealed',
      section: 'R.12',
      reveals: 'all',
      hex: at.hex('4625'),
      units: [at.id('gr-914'), at.id('ost-441')],
      pieces: [at.piece('gr-914'), at.piece('ost-441')],
    },
  ]);
  expect(isFaceDown(at.world, at.open, at.id('gr-915'))).toBe(true);
});

test('passing by turns up nothing', () => {
  const at = position({ phase: 'allied-first', allied: { '4-arm': '4626' }, hidden: { 'gr-914': '4624' }, drill: {} });
  at.play('4-arm', '4629');
  expect(at.told('revealed')).toEqual([]);
});

test('drops, landings and retreats turn up too', () => {
  const drop = position({ phase: 'drop', turn: 1, hidden: { 'gr-914': '4625' }, drill: {} })
    .play('501-pir', '4626')
    .roll(1);
  expect(drop.told('revealed')).toHaveLength(1);
  const retreat = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626' },
    german: { 'fj-6': '4625' },
    hidden: { 'dummy-1': '4629' },
    drill: {},
  });
  retreat.play('4625', 'us-16-1').declare().roll(1);
  expect(retreat.seat).toBe('german');
  expect(retreat.offers('4627')).toBe(true);
  retreat.play('4627');
  expect(retreat.offers('4628')).toBe(false);
});

test('a blank counter is taken away when it is turned up', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4628' }, hidden: { 'dummy-1': '4625' }, drill: {} });
  at.play('us-16-1', '4626');
  expect(at.unitsIn('4625')).toEqual([]);
  expect(revealed(at.news)).toMatchObject([{ pieces: [at.world.roster.dummy] }]);
  expect(at.open.losses).toEqual([0, 0]);
});

test('a token that moves is turned up, its companions are not, and the Allies do not see which is chosen', () => {
  const at = position({ phase: 'german-movement', hidden: { 'gr-914': '4625', 'gr-915': '4625' }, drill: {} });
  const chosen = at.id('gr-914');
  at.play('gr-914');
  expect(at.top).toEqual({ step: 'leg', asks: 'german', unit: -1 });
  expect(at.state.sealed.chosen).toBe(chosen);
  expect(at.view('allied').known.chosen).toBe(-1);
  at.play('4624');
  expect(revealed(at.news)).toMatchObject([{ units: [chosen], pieces: [at.piece('gr-914')] }]);
  expect(isFaceDown(at.world, at.open, at.id('gr-915'))).toBe(true);
  expect(at.state.sealed.chosen).toBe(-1);
});

test('blank counters never move', () => {
  const at = position({ phase: 'german-movement', hidden: { 'dummy-1': '4625', 'gr-915': '4625' }, drill: {} });
  expect(at.offered().filter((click) => click === 'dummy')).toEqual([]);
  expect(at.offers('gr-915')).toBe(true);
});

test('the Allies know nothing of a face-down counter, the German everything', () => {
  const at = opening(2);
  const { allied, setupTokens } = at.world.roster;
  expect(at.view('allied').known.piece).toEqual([]);
  expect(at.view('german').known.piece.filter((piece) => piece >= 0)).toHaveLength(setupTokens);
  expect(at.open.piece.every((piece) => piece === -1)).toBe(true);
  expect(at.open.marks.slice(allied).every((marks) => marks === 0)).toBe(true);
});

test('tokens are dealt by a shuffle that only the German sees', () => {
  const module = moduleFor();
  const at = new Position(module, module.setup('campaign', { 'german-order': '1' })).play('historical', 'done');
  const size = module.world.roster.setupTokens;
  expect(module.awaits(at.state)).toMatchObject({ kind: 'chance', visibleTo: ['german'], roll: { kind: 'shuffle', size } });
  const reversed = at.fork().roll(Array.from({ length: size }, (_, i) => size - 1 - i));
  const straight = at.roll(Array.from({ length: size }, (_, i) => i));
  expect(reversed.open.home.slice(0, size)).toEqual(straight.open.home.slice(0, size).reverse());
  expect(reversed.state.sealed.piece.slice(0, size)).toEqual(straight.state.sealed.piece.slice(0, size).reverse());
  expect(straight.state.sealed.placed).toEqual([]);
});

test('every order lays the same number of counters on the map', () => {
  const counts = [1, 2, 3, 4, 5, 6].map((order) => opening(order).open.home.filter((hex) => hex >= 0).length);
  expect(new Set(counts)).toEqual(new Set([63]));
});

test('beside a counter that lies face up only the others are turned up', () => {
  const at = position({
    phase: 'allied-first',
    allied: { 'us-16-1': '4628' },
    german: { 'gr-914': '4625' },
    hidden: { 'gr-915': '4625' },
    drill: {},
  });
  at.play('us-16-1', '4626');
  expect(revealed(at.news)).toMatchObject([{ units: [at.id('gr-915')] }]);
  expect(at.open.piece[at.id('gr-914') - at.world.roster.allied]).toBe(at.piece('gr-914'));
});

test('at the edge of the map nothing lies beyond to be turned up', () => {
  const at = position({ phase: 'drop', turn: 1, drill: {} }).play('501-pir', '0201').roll(1);
  expect(at.where('501-pir')).toBe('0201');
  expect(at.told('revealed')).toEqual([]);
});
