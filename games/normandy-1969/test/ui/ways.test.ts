import { clone, hex, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { opening, type Position, position } from '../position.js';
import { game, playGame, ui } from './played.js';
import { expectReadable } from './wording.js';

const DONE = word('done');
const texts = (lines: readonly { readonly text: string }[] = []): string[] => lines.map(({ text }) => text);
const wayTo = (at: Position, label: string) => ui.way?.(at.view(), at.seat, hex(at.hex(label)));

describe('the way of a click', () => {
  it('§R.3 §E.1 §E.9 shows every hex, the ground and its cost', () => {
    const at = position({ phase: 'allied-first', allied: { 'us-16-1': '3013' } }).play('us-16-1');
    for (const label of at.offered()) {
      const way = wayTo(at, label);
      expect(way?.hexes[0]).toBe(at.hex('3013'));
      expect(way?.hexes.at(-1)).toBe(at.hex(label));
      expect(texts(way?.lines)[0]).toMatch(/^[\d⅓⅔]+ points? of 4\.$/);
    }
  });

  it('§E.5 §E.8 counts what zones of control add', () => {
    const at = position({ phase: 'allied-first', allied: { 'us-16-1': '3013' }, german: { 'gr-914': '3015', 'gr-915': '3014' } }).play(
      'us-16-1',
    );
    expect(texts(wayTo(at, at.offered()[0] as string)?.lines)).toContainEqual('Leaving an enemy zone: 1 point more.');
  });

  it('§P.1 says of a drop what the table does to who jumps there', () => {
    const at = opening(1).play('501-pir');
    const said = new Set(at.offered().flatMap((label) => texts(wayTo(at, label)?.lines)));
    const terms = (ground: string, lost: string, drift: string) =>
      `${ground}: ${lost} rolls in six cost battalions, ${drift} let it drift one hex.`;
    expect([...said].sort()).toEqual([terms('Bocage', 'four', 'five'), terms('City', 'four', 'five'), terms('Clear', 'two', 'three')]);
  });

  it('is none for clicks that move nothing', () => {
    const at = position({ phase: 'allied-first', allied: { 'us-16-1': '3013' } });
    expect(ui.way?.(at.view(), 'allied', DONE)).toBeUndefined();
  });

  it('is the one that is then gone, in whole games', { timeout: 120_000 }, () => {
    let compared = 0;
    let moments = 0;
    playGame('ways', {
      before({ state, asked, legal }) {
        const top = state.open.stack.at(-1);
        if (asked === undefined || (top?.step !== 'leg' && !(top?.step === 'retreat' && top.via >= 0)) || moments++ % 7 !== 0) return;
        const action = legal[moments % legal.length];
        const way = action && ui.way?.(game.view(state, [asked]), asked, action);
        if (!action || !way) return;
        for (const { text, section } of way.lines) expectReadable(text, section);
        const told = game.play(clone(state), asked, action).find((event) => 'path' in event);
        expect(way.hexes).toEqual(told && 'path' in told ? told.path : undefined);
        compared++;
      },
    });
    expect(compared).toBeGreaterThan(50);
  });
});

describe('what an action would throw away', () => {
  const risks = (at: Position) => texts(ui.risks?.(at.view(), at.seat, DONE));

  it('§O.4 parachutes and commandos that do not come now', () => {
    const at = opening(1);
    expect(risks(at)).toEqual(['Eight parachute regiments stay in England for good.']);
    at.play('501-pir', '4626').roll(1);
    expect(risks(at)).toEqual(['Seven parachute regiments stay in England for good.']);
    at.play('done');
    expect(risks(at)).toEqual(['Eight commandos stay in England for good.']);
    at.play('done');
    // §O.5 Assault forces may still come later.
    expect(at.open.phase).toBe('assault');
    expect(risks(at)).toEqual([]);
  });

  it('§O.7 §O.9 gliders that do not land on the first day, and the capacity of its beaches', () => {
    const at = position({ phase: 'allied-second', turn: 1, allied: { '501-pir': '4626' }, drill: {} });
    const [gliders, capacity] = risks(at);
    expect(gliders).toMatch(/ glider regiments stay in England for good\.$/);
    expect(capacity).toMatch(/ units of the second wave could still land; .* is not kept\.$/);
    at.play('done');
    expect(at.where('325-gir')).toBe('lost');
  });

  it('is nothing on later days', () => {
    expect(risks(position({ phase: 'allied-second', turn: 3, allied: { 'us-16-1': '3013' } }))).toEqual([]);
  });
});
