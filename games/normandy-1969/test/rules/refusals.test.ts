import { hex, type Seat, unit, word } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { ABSENT } from '../../src/types.js';
import { moduleFor, opening, Position, position } from '../position.js';

const nonsense = (at: Position) => at.game.refusal(at.view(), at.seat, word('nonsense'));
const exchange = {
  phase: 'allied-combat',
  allied: { 'us-16-1': '4626', 'us-116-29': '4626', '741-tk': '4725' },
  german: { 'gr-914': '4625' },
  drill: {},
} as const;
const clear = { phase: 'allied-combat', allied: { 'us-16-1': '4626' }, german: { 'fj-6': '4625' }, drill: {} } as const;

const prompts: readonly [string, () => Position, string, Seat?][] = [
  ['deploy', () => new Position(moduleFor(), moduleFor().setup('campaign', { 'german-order': '1' })), 'R.13', 'german'],
  ['drop', () => opening(1), 'O.2'],
  ['drop-zone', () => opening(1).play('501-pir'), 'R.8'],
  ['commandos', () => opening(1).play('done'), 'O.3'],
  ['commando-landing', () => opening(1).play('done', '2-rgr'), 'R.9'],
  ['assault', () => opening(1).play('done', 'done'), 'O.1'],
  ['assault-landing', () => opening(1).play('done', 'done', 'us-8-4'), 'O.1'],
  ['movement', () => position({ ...clear, phase: 'allied-first' }), 'R.3'],
  ['landing', () => position({ ...clear, phase: 'allied-second' }).play('us-26-1'), 'R.15'],
  ['glide', () => position({ phase: 'allied-second', turn: 1, allied: { '501-pir': '4626' }, drill: {} }).play('325-gir'), 'O.7'],
  ['entry', () => position({ ...clear, phase: 'german-movement' }).play('gr-731'), 'R.13', 'german'],
  ['leg', () => position({ ...clear, phase: 'allied-first' }).play('us-16-1'), 'R.3'],
  ['exchange', () => position(exchange).play('4625', 'us-16-1', 'us-116-29', '741-tk').declare().roll(1), 'C.4'],
  ['combat', () => position(clear), 'R.5'],
  ['attack', () => position(clear).play('4625'), 'R.5'],
  ['gunfire', () => position({ ...clear, drill: { terrain: { '4623': 'sea' } } }).play('4625', 'us-16-1', 'declare'), 'G.1'],
  ['retreat', () => position(clear).play('4625', 'us-16-1').declare().roll(1), 'C.8', 'german'],
];

// §R.2
test.each(prompts)('one seat alone is asked during %s', (step, make, _, seat = 'allied') => {
  const at = make();
  expect(at.top.step).toBe(step);
  expect(at.game.awaits(at.state)).toEqual({ kind: 'seats', seats: [seat], mode: 'turn' });
});

// A move under way answers that it comes first.
test.each(prompts.filter(([step]) => step !== 'leg'))(
  'a click that makes no sense during %s is answered with its section',
  (step, make, section) => {
    const at = make();
    expect(at.top.step).toBe(step);
    expect(nonsense(at)).toEqual({ code: 'not-offered', section });
  },
);

test('a seat that is not asked is told so', () => {
  const at = position(clear);
  expect(at.game.refusal(at.view('german'), 'german', word('done'))).toEqual({ code: 'not-asked', section: 'R.5' });
});

test('no click is beyond an answer: unknown units and hexes are refused everywhere', () => {
  const places = [
    opening(1),
    opening(1).play('501-pir'),
    position({ ...clear, phase: 'allied-first' }),
    position(clear),
    position(clear).play('4625'),
  ];
  places.push(position({ ...clear, phase: 'allied-first' }).play('us-16-1'), position(clear).play('4625', 'us-16-1').declare().roll(1));
  for (const at of places) {
    for (const action of [unit(9999), unit(399), unit(460), hex(0), hex(at.world.grid.size), hex(99_999)]) {
      const refusal = at.game.refusal(at.view(), at.seat, action);
      if (at.game.legal(at.view(), at.seat).includes(action)) expect(refusal).toBeUndefined();
      else expect(refusal?.section).toMatch(/^[A-Z]\.\d+$/);
    }
  }
});

test('why a unit may not be chosen to move', () => {
  const at = position({ phase: 'german-movement', german: { 'gr-914': '4626' }, drill: {} });
  expect(at.game.refusal(at.view(), 'german', unit(999))).toMatchObject({ code: 'not-due', section: 'R.13' });
  const lost = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill: {} });
  expect(lost.refusal('501-pir')).toEqual({ code: 'lost', section: 'R.3' });
});

// §R.5 §E.6
test('why a unit or a hex cannot join an attack', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', '741-tk': '4525', 'us-116-29': '4628' },
    german: { 'gr-914': '4625', 'fus-352': '4627', 'gr-915': '4824' },
    drill: {},
  });
  at.play('4625');
  expect(at.refusal('gr-914')).toEqual({ code: 'not-yours', section: 'R.5' });
  expect(at.refusal('us-26-1')).toEqual({ code: 'not-offered', section: 'R.5' });
  expect(at.refusal('4624')).toEqual({ code: 'no-enemy-there', section: 'R.5' });
  expect(at.refusal('4824')).toEqual({ code: 'cannot-attack-together', section: 'R.5', params: { limit: 3 } });
  expect(at.refusal('4625')).toEqual({ code: 'already-a-target', section: 'R.5' });
  expect(at.offers('741-tk')).toBe(true);
  at.play('us-16-1');
  expect(at.refusal('us-16-1')).toEqual({ code: 'already-committed', section: 'R.5' });
  expect(at.offered()).toEqual(['741-tk', 'declare']);
  at.declare();
  expect(at.top).toMatchObject({ step: 'battle' });
  at.roll(3);
  while (at.top.step === 'retreat') at.play(at.offered()[0] as string);
  at.play('4627');
  expect(at.refusal('4625')).toEqual({ code: 'attacked-already', section: 'R.5' });
  expect(at.refusal('741-tk')).toEqual({ code: 'not-adjacent', section: 'R.5' });
});

// §R.5
test('an attack is told when it is declared, with its hexes and units', () => {
  const at = position(clear).play('4625', 'us-16-1', 'declare');
  expect(at.event('declared')).toEqual({
    event: 'declared',
    section: 'R.5',
    side: 0,
    targets: [at.hex('4625')],
    units: [at.id('us-16-1')],
  });
});

// §R.3 §E.7
test('why a move may not end there', () => {
  const at = position({
    phase: 'allied-first',
    allied: { 'us-16-1': '4626', 'us-116-29': '4628' },
    german: { 'gr-914': '4525', 'gr-915': '4724' },
    drill: {
      sides: [
        { a: '4625', b: '4626', sea: true },
        { a: '4524', b: '4625', sea: true },
      ],
    },
  });
  at.play('us-16-1');
  expect(at.refusal('us-116-29')).toEqual({ code: 'move-chosen-first', section: 'R.3' });
  // Around the sea leads through two enemy zones: more than four points.
  expect(at.refusal('4625')).toEqual({ code: 'all-sea-hexside', section: 'E.7' });
  expect(at.refusal('4623')).toEqual({ code: 'out-of-range', section: 'R.3', params: { allowance: 4 } });
});

// §E.7
test.each<[string, () => Position]>([
  ['jumps', () => opening(1).play('501-pir')],
  ['lands', () => opening(1).play('done', '2-rgr')],
  ['moves', () => position({ ...clear, phase: 'allied-first' }).play('us-16-1')],
])('nobody %s beyond the edge of the map', (_, make) => {
  const at = make();
  expect(at.game.refusal(at.view(), at.seat, hex(at.world.grid.size))).toEqual({ code: 'all-sea', section: 'E.7' });
});

// §R.3
test('the first hex of the map is land like any other', () => {
  const at = position({ ...clear, phase: 'allied-first' }).play('us-16-1');
  expect(at.refusal('0101')).toEqual({ code: 'out-of-range', section: 'R.3', params: { allowance: 4 } });
});

// §R.3
test('units that are not in this game are not offered, and no reason is made up', () => {
  const at = position({ phase: 'german-movement', german: { 'gr-914': '4626' }, drill: {} });
  const unused = unit(at.world.roster.units - 1);
  expect(at.game.refusal(at.view(), 'german', unused)).toEqual({ code: 'not-offered', section: 'R.3' });
  const allied = position({ ...clear, phase: 'allied-first' });
  const absent = unit(allied.open.hex.indexOf(ABSENT));
  expect(allied.game.refusal(allied.view(), 'allied', absent)).toEqual({ code: 'not-offered', section: 'R.3' });
});
