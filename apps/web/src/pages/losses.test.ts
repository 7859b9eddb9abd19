import type { SeatInfo } from '@bocage/protocol';
import { expect, it } from 'vitest';
import { lossOnline } from './losses.js';

const seat = (held: SeatInfo['held'], name: string): SeatInfo => ({ seat: name, title: name, held, name, online: true });

it('names everybody once who loses a running game, and that it has to be over', () => {
  const text = lossOnline({ seats: [seat('me', 'Ann'), seat('human', 'Bob'), seat('human', 'Bob'), seat('computer', 'greedy')] });
  expect(text).toContain('also for Bob,');
  expect(text).toContain('has to be over first');
});

it('names nobody and no condition where nobody else plays, or the game is over', () => {
  expect(lossOnline({ seats: [seat('me', 'Ann'), seat('open', '')] })).not.toMatch(/also for|over first/);
  const over = { kind: 'draw' } as unknown as NonNullable<Parameters<typeof lossOnline>[0]['over']>;
  expect(lossOnline({ seats: [seat('human', 'Bob')], over })).not.toContain('over first');
});
