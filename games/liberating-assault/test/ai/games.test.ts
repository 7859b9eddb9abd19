import { type Action, type Chooser, createRng, type Outcome, playout, type Seat, scripted } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import type { LiberatingAssaultTypes, LiberatingAssaultView } from '../../src/index.js';
import { module } from '../play.js';

const game = module();
const ai = game.ai as NonNullable<typeof game.ai>;

type Look = (view: LiberatingAssaultView, seat: Seat, chosen: Action) => void;

/** Plays with the computer in every seat; what it chooses has to be offered. */
function played(
  options: Readonly<Record<string, string>>,
  limit: number,
  look: Look = () => {},
): { outcome: Outcome | undefined; steps: Set<string> } {
  const steps = new Set<string>();
  const script = scripted(ai);
  const staff: Chooser<LiberatingAssaultTypes> = (view, legal, seat) => {
    const chosen = script(view, legal, seat);
    if (!legal.includes(chosen)) throw new Error(`${seat} chose what was not offered`);
    steps.add(view.open.stack.at(-1)?.step as string);
    look(view, seat, chosen);
    return chosen;
  };
  const state = game.setup('day', options);
  const seats = Object.fromEntries(game.meta.seats.map(({ id }) => [id, staff]));
  const { outcome } = playout(game, state, seats, createRng('the staff'), { record: false, limit });
  expect(game.check(state)).toEqual([]);
  return { outcome, steps };
}

describe('the computer staff', () => {
  it('plays a duel to its end', () => {
    const { outcome, steps } = played({ way: 'duel' }, 30_000);
    expect(outcome?.level).toMatch(/victory|draw/);
    for (const step of ['hand-down', 'place', 'orders', 'support', 'tactics', 'withdraw', 'advance', 'retrieve'])
      expect(steps).toContain(step);
  }, 240_000);

  it.each([
    [{ way: 'staff' }, 2500],
    [{ way: 'staff', umpires: 'people', orders: 'shown' }, 1500],
    [{ way: 'mega' }, 2500],
    [{ way: 'mega', umpires: 'people', sight: 'whole' }, 1500],
  ])(
    'answers in every seat of %o',
    (options, limit) => {
      const asked = new Set<Seat>();
      const { steps } = played(options, limit, (_view, seat) => asked.add(seat));
      expect(steps).toContain('orders');
      expect(asked.size).toBeGreaterThan(10);
    },
    240_000,
  );
});

it('counts what a good player does not do', () => {
  const watch = ai.watch?.() as NonNullable<ReturnType<NonNullable<typeof ai.watch>>>;
  const view = game.view(game.setup('day', {}), []);
  const at = (name: string): number => game.world.roster.ids.get(name) as number;
  const report = { battle: 0, target: 1, defenders: [], attackTactic: 'assault', defenceTactic: 'dig-in', tactical: 'lose' } as const;
  watch.after(view, [
    { event: 'battle', ...report, attackers: [at('us-1-16')], attack: 8, defence: 9, attackerLoss: 2, defenderLoss: 0, withdrawal: 0 },
    { event: 'battle', ...report, attackers: [at('ge-352-914')], attack: 9, defence: 9, attackerLoss: 2, defenderLoss: 1, withdrawal: 0 },
    { event: 'destroyed', unit: at('ge-352-art') },
    { event: 'destroyed', unit: at('ge-352-914') },
  ]);
  const { ceilings, marks } = watch.counted();
  expect(ceilings.allied).toMatchObject({ 'attacks-below-1-1': 1, 'guns-lost-alone': 0 });
  expect(ceilings.german).toMatchObject({ 'attacks-below-1-1': 0, 'guns-lost-alone': 1 });
  expect(marks.battles).toBe(2);
});
