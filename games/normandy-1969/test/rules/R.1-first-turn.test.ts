import { expect, test } from 'vitest';
import { phasesOf } from '../../src/sequence.js';
import { moduleFor, opening, Position, position } from '../position.js';

// §R.1
test('the first turn opens with order, set-up, drop, commandos and assault', () => {
  expect(phasesOf(1)).toEqual([
    'order',
    'deployment',
    'drop',
    'commandos',
    'assault',
    'allied-combat',
    'allied-second',
    'german-movement',
    'german-combat',
  ]);
});

test('nobody moves on the map before the first combat', () => {
  const at = opening(1).click('501-pir', '4626').roll(1);
  expect(at.offers('501-pir')).toBe(false);
  expect(at.refusal('501-pir')).toEqual({ code: 'not-of-this-force', section: 'O.2' });
  at.click('done', 'done', 'done');
  expect(at.open.phase).toBe('allied-second');
});

test('airborne troops move in the second movement phase', () => {
  const at = opening(1).click('501-pir', '4626').roll(1).click('done', 'done', 'done');
  expect(at.offers('501-pir')).toBe(true);
});

test('the order is drawn before anything else, by the host', () => {
  const module = moduleFor();
  const at = new Position(module, module.setup('campaign', {}));
  const awaits = module.awaits(at.state);
  expect(awaits).toMatchObject({ kind: 'chance', visibleTo: ['german'], roll: { kind: 'draw', weights: [1, 1, 1, 1, 1, 1] } });
  at.roll(3);
  expect([at.state.sealed.order, at.open.phase, at.asked]).toEqual([4, 'deployment', 'german']);
});

test('on 6 June no Allied unit has more than two movement points, the Germans have all of theirs', () => {
  const at = position({ phase: 'allied-second', turn: 1, allied: { '741-tk': '4626', '2-rgr': '4323' }, drill: {} }).click('741-tk');
  expect(at.offers('4624')).toBe(true);
  expect(at.offers('4623')).toBe(false);
  expect(at.refusal('4623')).toEqual({ code: 'out-of-range', section: 'R.3', params: { allowance: 2 } });
  const german = position({ phase: 'german-movement', turn: 1, german: { 'gr-914': '4629' }, drill: {} }).click('gr-914');
  expect(german.offers('4625')).toBe(true);
  const next = position({ phase: 'allied-second', turn: 2, allied: { '741-tk': '4629' }, drill: {} }).click('741-tk');
  expect(next.offers('4623')).toBe(true);
});

test('a unit the crowded beaches of 6 June held fast can move on the day after', () => {
  const { grid } = moduleFor().world;
  // Room for two hexes inside a ring of ditches, and the other hex is full.
  const ditches = ['4625', '4626'].flatMap((a) =>
    grid.ring(grid.parse(a) as number, 1).flatMap((hex) => {
      const b = grid.label(hex);
      if (b === '4625' || b === '4626') return [];
      return [{ a: a < b ? a : b, b: a < b ? b : a, river: 'Ditch' }];
    }),
  );
  const allied = { '501-pir': '4626', '502-pir': '4625', '505-pir': '4625', '506-pir': '4625' };
  const at = position({ turn: 1, phase: 'allied-second', allied, drill: { sides: ditches } });
  expect(at.refusal('501-pir')).toEqual({ code: 'no-destination', section: 'R.3' });
  at.click('done');
  while (at.asked === 'german') at.click('done');
  expect([at.open.turn, at.open.phase]).toEqual([2, 'allied-first']);
  at.click('501-pir');
  expect(at.offered()).toContain('4627');
});
