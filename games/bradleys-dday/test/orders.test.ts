import { ASK, makeAction, Orders, type StandingOrder } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { createOrders } from '../src/orders.js';
import { ALLIED, GERMAN } from '../src/types.js';
import { Position } from './position.js';
import { assaulting, type BradleyScene, busy, firing, fromSegment } from './scene.js';

function said(drill: BradleyScene, seat: string, ...list: readonly StandingOrder[]): string | undefined {
  const orders = createOrders(drill.world);
  const action = orders.answer(drill.view(seat), seat, drill.legal(seat), new Orders(list));
  return action && makeAction(action);
}

describe('§16.1 standing orders for headquarters in defence', () => {
  const struck = () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    position.put('ge-i-916', '4630');
    position.put('ge-352-hq', '4633', 0);
    return { position, hq: position.of('ge-352-hq') };
  };
  const hqs = (choice: string, n?: number, unit?: number): StandingOrder => ({ kind: 'headquarters', choice, n, unit });

  it('support, do not, or only against assaults', () => {
    const { position, hq } = struck();
    const drill = assaulting(position, ALLIED).play('4630', 'us-2-116', 'declare');
    expect(drill.step).toBe('battle');
    expect(said(drill, 'german', hqs('always'))).toBe(`support:${hq}`);
    expect(said(drill, 'german', hqs('assault'))).toBe(`support:${hq}`);
    expect(said(drill, 'german', hqs('never'))).toBe('ready');
    expect(said(drill, 'german')).toBeUndefined();
    expect(said(drill, 'allied', hqs('always'))).toBeUndefined();
    expect(createOrders(drill.world).asked(drill.view('german'), 'german')).toEqual({ kind: 'headquarters', units: [hq] });
    expect(createOrders(drill.world).units?.(drill.view('german'), 'german', 'headquarters')).toEqual([hq]);
  });

  it('go by how many are struck, and by the headquarters', () => {
    const { position, hq } = struck();
    const drill = firing(position, ALLIED).play('4630', 'us-2-116', 'declare');
    expect(drill.step).toBe('battle');
    expect(said(drill, 'german', hqs('assault'))).toBe('ready');
    expect(said(drill, 'german', hqs('many', 1))).toBe(`support:${hq}`);
    expect(said(drill, 'german', hqs('many', 2))).toBe('ready');
    expect(said(drill, 'german', hqs('never'), hqs('always', undefined, hq))).toBe(`support:${hq}`);
    expect(said(drill, 'german', hqs('never'), hqs(ASK, undefined, hq))).toBeUndefined();
  });
});

describe('§10.2 standing orders for defensive fire', () => {
  const fire = (choice: string, n?: number, unit?: number): StandingOrder => ({ kind: 'defensive-fire', choice, n, unit });
  const segment = () => fromSegment(busy(), 'german-defensive-fire');

  it('end the segment, or fire with all where that is worth it', () => {
    const drill = segment();
    expect([drill.step, drill.seat]).toEqual(['fire', 'german']);
    expect(said(drill, 'german', fire('never'))).toBe('done');
    expect(said(drill, 'german', fire('difference', 12))).toBe('done');
    expect(said(drill, 'german')).toBeUndefined();
    const target = said(drill, 'german', fire('difference', -2)) as string;
    expect(drill.hexes().map((label) => `h${drill.hex(label)}`)).toContain(target);
  });

  it('put the volley together and declare it; a hand that began another is left alone', () => {
    const drill = segment();
    const all = fire('difference', -2);
    const clicks: string[] = [];
    for (let i = 0; i < 12 && drill.step !== 'battle' && drill.awaits.kind === 'seats' && drill.seat === 'german'; i++) {
      const view = drill.view('german');
      const action = createOrders(drill.world).answer(view, 'german', drill.legal('german'), new Orders([all]));
      if (!action) break;
      clicks.push(makeAction(action));
      drill.act('german', action);
      if (clicks.at(-1) === 'declare') break;
    }
    expect(clicks[0]).toMatch(/^h\d+$/);
    expect(clicks.at(-1)).toBe('declare');
    expect(clicks.slice(1, -1).every((click) => /^u\d+$/.test(click))).toBe(true);
    const byHand = segment();
    byHand.play(byHand.hexes()[0] as string);
    expect(said(byHand, 'german', fire('difference', 12))).toBeUndefined();
  });

  it('are for the other side’s turn alone, and hold back who was told to', () => {
    expect(said(fromSegment(busy(), 'german-fire'), 'german', fire('never'))).toBeUndefined();
    const drill = segment();
    const own = createOrders(drill.world).units?.(drill.view('german'), 'german', 'defensive-fire') ?? [];
    expect(own.length).toBeGreaterThan(0);
    const held = own.map((unit) => fire('never', undefined, unit));
    expect(said(drill, 'german', fire('difference', -2), ...held)).toBe('done');
    const asked = own.map((unit) => fire(ASK, undefined, unit));
    expect(said(drill, 'german', fire('difference', -2), ...asked)).toBeUndefined();
    expect(said(firing(busy(), GERMAN), 'allied', fire('never'))).toBeUndefined();
  });
});
