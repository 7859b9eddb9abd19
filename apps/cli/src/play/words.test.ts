import { word } from '@bocage/kernel';
import { beforeAll, expect, test } from 'vitest';
import { loadGame, loadUi } from '../games.js';
import { deskText } from './desk-text.js';
import { foundText, promptText, refusalText } from './words.js';

const SEATS = ['allied', 'german'];
let text: string;
let refused: (typed: string) => string | undefined;

beforeAll(async () => {
  const pack = await loadGame('dark-summer');
  const ui = await loadUi(pack.create(pack.data));
  const state = ui.game.setup('campaign', {});
  ui.game.play(state, 'allied', word('two-moves'));
  const view = ui.game.view(state, SEATS);
  text = promptText(ui, view, 'allied', ui.game.legal(view, 'allied'));
  refused = (typed) => refusalText(ui, view, 'allied', typed);
});

test('somebody who plays both sides is told which of them decides', () => {
  expect(text).toContain('Allied to decide');
});

test('a few hexes are listed in the words of the game', () => {
  expect(text).toContain('Attack 3203 Omaha beach: Strongpoint 2');
});

test('a hex that cannot be chosen is refused with a sentence and its section, no hex with nothing', () => {
  expect(refused('4506')).toMatch(/^The first wave attacks only .*§9\.4\.1/);
  expect([refused('3203'), refused('what')]).toEqual([undefined, undefined]);
});

test('a long list is cut short, ends with what ends the step, and is found by part of a name', async () => {
  const pack = await loadGame('liberating-assault');
  const ui = await loadUi(pack.create(pack.data));
  const state = ui.game.setup('day', {});
  ui.game.play(state, 'allied', word('done'));
  const view = ui.game.view(state, ['allied']);
  const legal = ui.game.legal(view, 'allied');
  const lines = promptText(ui, view, 'allied', legal).split('\n');
  expect(legal.length).toBeGreaterThan(100);
  expect(lines.length).toBeLessThan(50);
  expect(lines.at(-2)).toMatch(/Done with this step/);
  expect(lines.at(-1)).toContain('more: type part of a name');
  const found = foundText(ui, view, legal, '6th airborne')?.split('\n') ?? [];
  expect(found.length).toBeGreaterThan(5);
  expect(found.every((line) => line.includes('6th Airborne Division drops at'))).toBe(true);
  expect(foundText(ui, view, legal, 'no such place')).toBeUndefined();
  const desk = ui.desk?.(view, 'allied');
  expect(desk && deskText(desk)).toMatch(/The Allies[\s\S]*Drop zones[\s\S]*82nd Airborne Division · /);
});
