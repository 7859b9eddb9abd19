import { expect, test } from 'vitest';
import { ENTRENCHED } from '../../src/types.js';
import { moduleFor, Position, position } from '../position.js';

// §R.1
test('the first turn: landings, first movement, combat, second movement; then the Germans', () => {
  const begun: string[] = [];
  const module = moduleFor();
  const at = new Position(module, module.setup('campaign', { 'german-order': '1' }));
  const note = (): void => {
    for (const event of at.news) if (event.event === 'phase') begun.push(event.phase);
  };
  const click = (...clicks: string[]): void => {
    for (const one of clicks) {
      at.play(one);
      note();
    }
  };
  click('historical', 'done');
  at.roll(Array.from({ length: at.world.roster.setupTokens }, (_, i) => i));
  note();
  // One regiment jumps where nobody is, one unit lands: enough to be asked in every phase of movement.
  click('501-pir', '4626');
  at.roll(1);
  note();
  click('done', 'done', 'us-16-1', at.label(at.world.ground.beaches.find((hex) => at.unitsIn(at.label(hex)).length === 0) as number));
  while (at.open.turn === 1) click('done');
  expect(begun).toEqual([
    'drop',
    'commandos',
    'assault',
    'allied-first',
    'allied-combat',
    'allied-second',
    'german-movement',
    'german-combat',
    'allied-first',
  ]);
});

test('the assault forces arrive at the beginning of the first movement phase, and so may move in it', () => {
  const at = position({ phase: 'allied-first', turn: 1, allied: { 'us-16-1': '4626', '2-rgr': '4623' }, drill: {} });
  at.play('us-16-1', '4625', '2-rgr', '4622');
  expect([at.where('us-16-1'), at.where('2-rgr')]).toEqual(['4625', '4622']);
});

test('dropped regiments stay where they came down until the first combat is over', () => {
  const at = position({ phase: 'assault', turn: 1, allied: { '501-pir': '4626', '2-rgr': '4323' }, drill: {} }).play('done');
  expect(at.open.phase).toBe('allied-first');
  expect(at.offered()).toEqual(['2-rgr', 'done']);
  expect(at.refusal('501-pir')).toEqual({ code: 'just-dropped', section: 'R.8' });
  at.play('done');
  expect(at.open.phase).toBe('allied-second');
  expect(at.offers('501-pir')).toBe(true);
});

test('who landed, moved or fought on 6 June does not entrench that day', () => {
  const at = position({ phase: 'drop', turn: 1, drill: {} }).play('501-pir', '4626').roll(1).play('done', 'done', 'done');
  while (at.open.phase.startsWith('allied')) at.play('done');
  expect((at.open.marks[at.id('501-pir')] as number) & ENTRENCHED).toBe(0);
});

test('the order is drawn before anything else, by the host', () => {
  const module = moduleFor();
  const at = new Position(module, module.setup('campaign', {}));
  const awaits = module.awaits(at.state);
  expect(awaits).toMatchObject({ kind: 'chance', visibleTo: ['german'], roll: { kind: 'draw', weights: [1, 1, 1, 1, 1, 1] } });
  at.roll(3);
  expect([at.state.sealed.order, at.open.phase, at.seat]).toEqual([4, 'deployment', 'german']);
});

test.each(['allied-first', 'allied-second'] as const)(
  'on 6 June no Allied unit has more than two points in the %s phase, the Germans have all of theirs',
  (phase) => {
    const at = position({ phase, turn: 1, allied: { '741-tk': '4626', '2-rgr': '4323' }, drill: {} }).play('741-tk');
    expect(at.offers('4624')).toBe(true);
    expect(at.offers('4623')).toBe(false);
    expect(at.refusal('4623')).toEqual({ code: 'out-of-range', section: 'R.3', params: { allowance: 2 } });
    const german = position({ phase: 'german-movement', turn: 1, german: { 'gr-914': '4629' }, drill: {} }).play('gr-914');
    expect(german.offers('4625')).toBe(true);
    const next = position({ phase: 'allied-second', turn: 2, allied: { '741-tk': '4629' }, drill: {} }).play('741-tk');
    expect(next.offers('4623')).toBe(true);
  },
);

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
  at.play('done');
  while (at.seat === 'german') at.play('done');
  expect([at.open.turn, at.open.phase]).toEqual([2, 'allied-first']);
  at.play('501-pir');
  expect(at.offered()).toContain('4627');
});
