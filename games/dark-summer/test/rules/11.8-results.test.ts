import { expect, test } from 'vitest';
import type { CombatResult } from '../../src/data/shapes.js';
import { beachFalls, exchangePrice, maySoften, type ResultCase, takenResult } from '../../src/rules/11-combat/results.js';
import { type Placing, type Position, position } from '../position.js';

const taken = (at: Position, result: CombatResult, more: Partial<ResultCase> = {}, hex = '5020', by: readonly string[] = []) =>
  takenResult(at.world, at.open, result, { target: at.hex(hex), attackers: at.ids(...by), round: 'other', carpet: false, ...more });
const on = (terrain: string, units: Readonly<Record<string, string>>, more: Placing = {}): Position =>
  position({ ...more, drill: { terrain: { 5020: terrain } }, units });

// §11.8
test('Germans in bocage ignore DR and take DR* as BL1 with two steps, to turn 6; a single step retreats', () => {
  const at = on('bocage', { 'ge-914-352': '5020' });
  expect([taken(at, 'DR'), taken(at, 'DR*'), taken(at, 'DE'), taken(at, 'EX')]).toEqual(['-', 'BL1', 'DE', 'EX']);
  at.open.steps = at.open.steps.with(at.id('ge-914-352'), 1);
  expect([taken(at, 'DR'), taken(at, 'DR*')]).toEqual(['-', 'DR*']);
  at.open.turn = 7;
  expect(taken(at, 'DR')).toBe('DR');
});

test('in a city all game long, in the open never, and not for Flak, Ost and strongpoints alone', () => {
  expect(taken(on('city', { 'ge-914-352': '5020' }, { open: { turn: 10 } }), 'DR')).toBe('-');
  expect(taken(on('clear', { 'ge-914-352': '5020' }), 'DR')).toBe('DR');
  expect(taken(on('bocage', { 'ge-1-iii-flak': '5020', 'ost-1': '5020', 'sp-1': '5020' }), 'DR')).toBe('DR');
  expect(taken(on('bocage', { 'us-39-9-inf': '5020' }), 'DR')).toBe('DR');
});

// §12.1
test('bombs take the bocage’s shelter, not the city’s', () => {
  expect(taken(on('bocage', { 'ge-914-352': '5020' }), 'DR', { carpet: true })).toBe('DR');
  expect(taken(on('city', { 'ge-914-352': '5020' }), 'DR*', { carpet: true })).toBe('BL1');
});

// §11.5.1
test('a strongpoint attacked only from the sea ignores DR, not DR*', () => {
  const at = position({ units: { 'sp-4': '4003', 'br-231-50-inf': '4002', 'br-69-50-inf': '4102' } });
  expect(taken(at, 'DR', { round: 'wave1' }, '4003', ['br-231-50-inf'])).toBe('-');
  expect(taken(at, 'DR*', { round: 'wave1' }, '4003', ['br-231-50-inf'])).toBe('DR*');
  expect(taken(at, 'DR', { round: 'wave2' }, '4003', ['br-231-50-inf', 'br-69-50-inf'])).toBe('DR');
  expect(taken(at, 'DR', {}, '4003', ['br-69-50-inf'])).toBe('DR');
});

// §11.4.1
test('Omaha’s strongpoints take DR* as an exchange that costs two steps, in the wave rounds only', () => {
  const at = position({ units: { 'sp-2': '3203', 'us-116-29-inf': '3202' } });
  expect(taken(at, 'DR*', { round: 'wave2' }, '3203', ['us-116-29-inf'])).toBe('EX');
  expect(taken(at, 'BL1', { round: 'wave1' }, '3203', ['us-116-29-inf'])).toBe('BL1');
  const price = (round: ResultCase['round']) =>
    exchangePrice(at.world, at.open, { target: at.hex('3203'), attackers: [], round, carpet: false });
  expect([price('wave1'), price('other')]).toEqual([2, 1]);
});

// §11.4.2
test('the Rangers take EX and BL1 as DE at Pointe du Hoc in the first wave only', () => {
  const at = position({ units: { 'sp-9': '3003', 'us-2-rng': '3002' } });
  const rangers = (result: CombatResult, round: ResultCase['round']) => taken(at, result, { round }, '3003', ['us-2-rng']);
  expect([rangers('EX', 'wave1'), rangers('BL1', 'wave1'), rangers('EX', 'wave2')]).toEqual(['DE', 'DE', 'EX']);
});

// §11.9
test('an open beach alone ignores DR and nothing else', () => {
  const at = position({ beaches: ['4003'] });
  expect([taken(at, 'DR', {}, '4003'), taken(at, 'DR*', {}, '4003'), taken(at, 'BL1', {}, '4003')]).toEqual(['-', 'DR*', 'BL1']);
});

// §R.EX
test('only a German attack of nothing but Kampfgruppen and Tigers may soften an exchange', () => {
  const at = position({});
  const soften = (...ids: readonly string[]) => maySoften(at.world, at.ids(...ids));
  expect([soften('ge-kg-125-21-pz', 'ge-tiger-503'), soften('ge-kg-125-21-pz', 'ge-6-fj'), soften('br-8a'), soften()]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

// §11.4 §11.4.1 §11.4.2
test('what holds at Omaha and Pointe du Hoc holds nowhere else', () => {
  const omaha = position({ units: { 'ge-916-352': '3203', 'us-116-29-inf': '3202' } });
  const price = (at: Position) =>
    exchangePrice(at.world, at.open, { target: at.hex('3203'), attackers: [], round: 'wave2', carpet: false });
  expect([taken(omaha, 'DR*', { round: 'wave2' }, '3203', ['us-116-29-inf']), price(omaha)]).toEqual(['DR*', 2]);
  omaha.move('sp-2', '3203');
  expect([taken(omaha, 'DR*', { round: 'wave2' }, '3203', ['us-116-29-inf']), price(omaha)]).toEqual(['EX', 2 + 1 + 1]);
  const utah = position({ units: { 'sp-1': '2403', 'us-8-4-inf': '2502' } });
  expect((['EX', 'BL1', 'DR*'] as const).map((one) => taken(utah, one, { round: 'wave1' }, '2403', ['us-8-4-inf']))).toEqual([
    'EX',
    'BL1',
    'DR*',
  ]);
  const pointe = position({ units: { 'sp-9': '3003', 'us-2-rng': '3002' } });
  expect((['AL1', 'DR', 'DR*'] as const).map((one) => taken(pointe, one, { round: 'wave1' }, '3003', ['us-2-rng']))).toEqual([
    'AL1',
    '-',
    'DR*',
  ]);
});

// §11.9
test('an open beach alone falls to DR*, BL1, EX and DE, with units to DE alone, and never to its own side', () => {
  const falls = (at: Position, attacker: 0 | 1 | 2 = 2) =>
    (['AL1', 'BL1', 'EX', 'DR', 'DR*', 'DE'] as const).filter((one) => beachFalls(at.world, at.open, attacker, at.hex('4003'), one));
  const at = position({ beaches: ['4003'] });
  expect([falls(at), falls(at, 1)]).toEqual([['BL1', 'EX', 'DR*', 'DE'], []]);
  expect(falls(at.move('br-8a', '4003'))).toEqual(['DE']);
  expect(falls(position({}))).toEqual([]);
});
