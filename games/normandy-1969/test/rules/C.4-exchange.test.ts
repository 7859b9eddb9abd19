import { expect, test } from 'vitest';
import { RETREATED, UNSUPPLIED } from '../../src/types.js';
import { position } from '../position.js';

const fight = () =>
  position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626', '741-tk': '4725', '743-tk': '4725' },
    german: { 'gr-914': '4625' },
    drill: {},
  });

// §C.4
test('the attacker loses units worth at least the defenders as printed', () => {
  const at = fight().play('4625', 'us-16-1', 'us-116-29', '741-tk').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ attack: 20, defence: 5, column: '4-1', result: 'EX' });
  expect(at.where('gr-914')).toBe('lost');
  expect(at.event('destroyed')).toEqual({ event: 'destroyed', section: 'C.4', units: [at.id('gr-914')], why: 'exchange' });
  expect(at.seat).toBe('allied');
  expect(at.offered()).toEqual(['us-116-29', 'us-16-1', '741-tk']);
  expect(at.refusal('743-tk')).toEqual({ code: 'did-not-attack', section: 'C.4' });
  at.play('741-tk');
  expect(at.where('741-tk')).toBe('lost');
  expect(at.event('destroyed')).toMatchObject({ section: 'C.4', units: [at.id('741-tk')], why: 'exchange' });
  expect(at.open.phase).toBe('allied-second');
  expect([at.where('us-16-1'), at.where('us-116-29')]).toEqual(['4626', '4626']);
  expect(at.open.losses).toEqual([6, 5]);
});

test('a defender halved by want of supply is paid for in full', () => {
  const at = fight();
  at.open.marks[at.id('gr-914')] = UNSUPPLIED;
  at.play('4625', 'us-16-1', '741-tk').declare().roll(2);
  expect(at.event('battle')).toMatchObject({ attack: 13, defence: 3, column: '4-1', result: 'EX' });
  expect(at.top).toMatchObject({ step: 'exchange', owed: 5 });
});

test('several units are given up until the price is paid', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { '2-rgr': '4626', '5-rgr': '4626', '4-arm': '4725' },
    german: { 'gr-914': '4625' },
    drill: {},
  });
  at.play('4625', '2-rgr', '5-rgr', '4-arm').declare().roll(2);
  expect(at.event('battle')).toMatchObject({ attack: 24, column: '4-1', result: 'EX' });
  at.play('2-rgr');
  expect(at.top).toMatchObject({ step: 'exchange', owed: 3 });
  at.play('5-rgr');
  expect(at.top).toMatchObject({ step: 'exchange', owed: 1 });
  at.play('4-arm');
  expect(at.open.losses).toEqual([24, 5]);
});

test('when all attackers together are worth no more than the price, all go without a question', () => {
  const at = position({ phase: 'german-combat', german: { 'pz-22': '4625' }, allied: { '2-rgr': '4626', '4-arm': '4626' }, drill: {} });
  at.open.marks[at.id('4-arm')] = RETREATED;
  at.play('4626', 'pz-22').declare().roll(3);
  expect(at.event('battle')).toMatchObject({ attack: 10, defence: 2, column: '5-1', result: 'EX' });
  expect([at.where('pz-22'), at.where('2-rgr'), at.where('4-arm')]).toEqual(['lost', 'lost', 'lost']);
  expect(at.open.losses).toEqual([22, 10]);
});

test('a price paid exactly spares the others', () => {
  const at = position({ phase: 'allied-combat', allied: { '2-rgr': '4626', 'us-16-1': '4626' }, german: { 'fus-352': '4625' }, drill: {} });
  at.play('4625', '2-rgr', 'us-16-1').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ column: '4-1', result: 'EX' });
  at.play('2-rgr');
  expect([at.where('us-16-1'), at.open.phase]).toEqual(['4626', 'allied-second']);
});

test('a price of exactly what attacked takes it all without a question', () => {
  const at = position({
    phase: 'german-combat',
    german: { 'pz-22': '4625' },
    allied: { '2-rgr': '4626', '5-rgr': '4626', '741-tk': '4626', 'us-16-1': '4323' },
    drill: {},
  });
  for (const name of ['5-rgr', '741-tk']) at.open.marks[at.id(name)] = RETREATED;
  at.play('4626', 'pz-22').declare().roll(3);
  expect(at.event('battle')).toMatchObject({ column: '5-1', result: 'EX' });
  expect([at.where('pz-22'), at.seat]).toEqual(['lost', 'allied']);
  const lost = at.news.filter((event) => event.event === 'destroyed');
  expect(lost.at(-1)).toEqual({ event: 'destroyed', section: 'C.4', units: [at.id('pz-22')], why: 'exchange' });
});
