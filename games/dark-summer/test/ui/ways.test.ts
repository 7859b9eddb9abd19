import { type Action, clone, hex, word } from '@bocage/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { CHERBOURG, CLOUD, SHOWERS } from '../../src/types.js';
import { game, playGame, ui } from './played.js';
import { ask, at, clear, idOf, put, seen, sitDown, state } from './sitting.js';
import { expectReadable } from './wording.js';

const TO_BRITTANY = word('to-brittany');
const texts = (lines: readonly { readonly text: string }[] = []): string[] => lines.map(({ text }) => text);

beforeEach(() => {
  sitDown();
  clear();
  state.open.turn = 3;
});

describe('the way of a click', () => {
  const leg = (unit: string, kind: 'move' | 'combined' = 'move') =>
    ask({ step: 'leg', asks: 'allied', unit: idOf(unit), kind, via: 0, left: -1, unboxed: 0 });

  it('§10.1 §10.2 shows every hex, what it costs and over which ground', () => {
    state.open.beach.fill(1);
    put('2703', 'us-8-4-inf');
    leg('us-8-4-inf');
    for (const action of game.legal(seen('allied'), 'allied')) {
      if (action.kind !== 'hex') continue;
      const way = ui.way?.(seen('allied'), 'allied', action);
      expect(way?.hexes[0]).toBe(at('2703'));
      expect(way?.hexes.at(-1)).toBe(action.hex);
      way?.hexes.forEach((to, i) => {
        if (i > 0) expect(ui.grid.distance(way.hexes[i - 1] as number, to)).toBe(1);
      });
      expect(texts(way?.lines)[0]).toMatch(/^\d*½? of 8 points\.$/);
      expect(way?.lines.length).toBeGreaterThan(1);
    }
  });

  it('§3.2.2 names the places it takes', () => {
    state.open.beach.fill(1);
    put('2911', 'us-8-4-inf');
    const [from] = ui.grid.ring(at('2911'), 1).filter((near) => game.refusal(seen('allied'), 'allied', hex(near)) !== undefined);
    clear();
    put(ui.grid.label(from as number), 'us-8-4-inf');
    leg('us-8-4-inf');
    expect(texts(ui.way?.(seen('allied'), 'allied', hex(at('2911')))?.lines)).toContainEqual('Takes 2911 Saint-Lô.');
  });

  it('§6.3 says when an enemy zone ends it', () => {
    state.open.beach.fill(1);
    put('2705', 'us-8-4-inf');
    put('2707', 'ge-914-352');
    leg('us-8-4-inf');
    const near = ui.grid.ring(at('2707'), 1).find((to) => game.legal(seen('allied'), 'allied').includes(hex(to))) as number;
    expect(texts(ui.way?.(seen('allied'), 'allied', hex(near))?.lines)).toContainEqual('Ends in an enemy zone.');
  });

  it('§9.3.3 §10.4.1 counts hexes in a combined round, and leads into boxes', () => {
    state.open.beach.fill(1);
    put('2727', 'us-8-4-inf');
    leg('us-8-4-inf', 'combined');
    const way = ui.way?.(seen('allied'), 'allied', TO_BRITTANY);
    expect(way?.hexes).toEqual([at('2727')]);
    expect(way?.lines[0]?.section).toBe('9.3.3');
  });

  it('is none for clicks that move nothing', () => {
    state.open.beach.fill(1);
    put('2703', 'us-8-4-inf');
    ask({ step: 'moving', asks: 'allied', command: 0, kind: 'move' });
    for (const action of game.legal(seen('allied'), 'allied')) expect(ui.way?.(seen('allied'), 'allied', action)).toBeUndefined();
  });

  it('is the one that is then gone, in whole games', { timeout: 120_000 }, () => {
    let compared = 0;
    let moments = 0;
    playGame(
      'ways',
      {
        before({ state: now, asked, legal }) {
          const top = now.open.stack.at(-1)?.step;
          if (asked === undefined || (top !== 'leg' && top !== 'retreat') || moments++ % 7 !== 0) return;
          const action = legal[moments % legal.length];
          const way = action && ui.way?.(game.view(now, [asked]), asked, action);
          if (!action || !way) return;
          for (const { text, section } of way.lines) expectReadable(text, section);
          const told = game.play(clone(now), asked, action).find((event) => 'path' in event);
          expect(way.hexes).toEqual(told && 'path' in told ? told.path : undefined);
          compared++;
        },
      },
      { most: 8_000 },
    );
    expect(compared).toBeGreaterThan(100);
  });
});

describe('what an action would throw away', () => {
  const DONE = word('done');
  const risks = (seat = 'allied', action: Action = DONE) => texts(ui.risks?.(seen(seat), seat, action));
  const moving = (command: 0 | 1 | 2 = 0) => ask({ step: 'moving', asks: command === 2 ? 'german' : 'allied', command, kind: 'move' });

  it('§5.2 units above the stacking limit, before movement ends', () => {
    state.open.beach.fill(1);
    put('2703', 'us-8-4-inf', 'us-12-4-inf', 'us-22-4-inf');
    moving();
    expect(risks()).toEqual([]);
    put('2703', 'us-505-82-ab', 'us-507-82-ab');
    expect(risks()).toEqual(['Too many units stand in 2703 near Grandcamp-Maisy: the enemy eliminates at least one unit of his choice.']);
  });

  it('§5.1 counts what must go where divisions mix', () => {
    state.open.beach.fill(1);
    put('2703', 'us-8-4-inf', 'us-12-4-inf', 'us-16-1-inf', 'us-18-1-inf');
    moving();
    expect(risks()[0]).toContain('at least two units');
  });

  it('§14.0 units on their last step that stay out of supply in their last round', () => {
    put('2911', 'ge-914-352');
    state.open.steps = state.open.steps.with(idOf('ge-914-352'), 1);
    state.open.weather = CLOUD;
    for (const [i, hexId] of ui.grid.ring(at('2911'), 3).entries()) {
      const allies = [
        'us-8-4-inf',
        'us-12-4-inf',
        'us-22-4-inf',
        'us-16-1-inf',
        'us-18-1-inf',
        'us-26-1-inf',
        'us-115-29-inf',
        'us-116-29-inf',
        'us-175-29-inf',
      ];
      if (i % 2 === 0 && allies[i / 2]) put(ui.grid.label(hexId), allies[i / 2] as string);
    }
    moving(2);
    state.open.cup = [0, 0, 0, 1];
    expect(risks('german')).toEqual([]);
    state.open.cup = [2, 1, 1, 0];
    state.open.reactions = 0;
    expect(risks('german')).toEqual([
      '914th Regt (352nd Inf) is out of supply on the last step and lost to attrition at the end of the turn.',
    ]);
    state.open.steps = state.open.steps.with(idOf('ge-914-352'), 2);
    expect(risks('german')).toEqual([]);
  });

  it('§9.3.4 reaction chits that nobody can play any more', () => {
    ask({ step: 'react', asks: 'german' });
    state.open.reactions = 2;
    state.open.cup = [1, 0, 0, 0];
    expect(risks('german', word('pass'))).toEqual([]);
    state.open.cup = [0, 0, 0, 0];
    expect(risks('german', word('pass'))).toEqual(['Two reaction chits of this turn lost.']);
    expect(risks('german', word('react'))).toEqual([]);
  });

  it('§8.3 airborne troops that are not sent home in time', () => {
    state.open.beach.fill(1);
    put('2703', 'us-505-82-ab', 'us-507-82-ab');
    ask({ step: 'withdraw', asks: 'allied', command: 0 });
    state.open.turn = 5;
    state.open.weather = SHOWERS;
    state.open.cup = [1, 0, 0, 0];
    expect(risks()).toEqual([]);
    state.open.cup = [0, 2, 1, 2];
    expect(risks()[0]).toMatch(/^Two units not sent home by the end of this turn: .* VP for the Germans\.$/);
  });

  it('§8.2.2 replacements that could still be used', () => {
    state.open.beach.fill(1);
    put('2703', 'us-8-4-inf');
    state.open.steps = state.open.steps.with(idOf('us-8-4-inf'), 1);
    state.open.replacements.fill(1);
    ask({ step: 'replacement', asks: 'allied', command: 0 });
    expect(risks()).toEqual(['Replacements left over are lost, and one unit could still be rebuilt.']);
  });

  it('§9.4.3 landed units above the limit when the second wave ends', () => {
    state.open.beach.fill(1);
    put('2403', 'us-8-4-inf', 'us-12-4-inf', 'us-16-1-inf');
    ask({ step: 'fighting', asks: 'allied', command: 0, kind: 'wave2' });
    expect(risks()[0]).toContain('on 2403 Utah beach');
    expect(ui.risks?.(seen('allied'), 'allied', DONE)[0]).toMatchObject({ section: '9.4.3', hexes: [at('2403')] });
  });

  it('is nothing for an attack, however bad', () => {
    put('2703', 'us-8-4-inf');
    put('2704', 'ge-914-352', 'ge-916-352');
    state.open.hex[idOf('us-12-4-inf')] = CHERBOURG;
    ask({ step: 'fighting', asks: 'allied', command: 0, kind: 'combat' });
    expect(risks('allied', hex(at('2704')))).toEqual([]);
    expect(risks()).toEqual([]);
  });
});
