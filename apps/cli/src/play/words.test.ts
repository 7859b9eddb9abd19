import { word } from '@bocage/kernel';
import { beforeAll, expect, test } from 'vitest';
import { loadGame, loadUi } from '../games.js';
import { promptText, refusalText } from './words.js';

const SEATS = ['allied', 'german'];
let text: string;
let refused: (typed: string) => string | undefined;

beforeAll(async () => {
  const { data } = await loadGame('dark-summer');
  const ui = await loadUi('dark-summer', data);
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
