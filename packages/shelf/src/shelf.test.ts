import { seatsOf } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, cardOf } from './cards.js';
import { createShelf, GAME_IDS, isInTheMaking, loadPackage, PLAYABLE_IDS } from './rules.js';
import { loadWords } from './words.js';

it.each(CARDS)('$title is named on the shelf as its rules name it', async ({ id, seats, suggestedSeat, levels }) => {
  const meta = (await loadPackage(id))?.meta;
  if (!meta) throw new Error('it has rules');
  expect(meta.id).toBe(id);
  expect(levels).toEqual(meta.levels);
  expect(seats.map((seat) => [seat.id, seat.title])).toEqual(seatsOf(meta, {}).map((seat) => [seat.id, seat.title]));
  expect(seats.map((seat) => seat.id)).toContain(suggestedSeat);
});

it.each(GAME_IDS)('%s has the id of its folder, rules and words', async (id) => {
  const game = await loadPackage(id);
  const createUi = await loadWords(id);
  if (!game || !createUi) throw new Error('it has both');
  expect(game.meta.id).toBe(id);
  const { map, grid } = createUi(game.create(game.data));
  expect([map.hexes.length, grid.size].every((count) => count > 0)).toBe(true);
});

describe('the shelf', () => {
  it('has every game once, the one for newcomers first', () => {
    expect(CARDS.map(({ place }) => place)).toEqual(CARDS.map((_, i) => i + 1));
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
    expect(CARDS[0]?.id).toBe('normandy-1969');
  });

  it('shows what can be played to its end, and no example', () => {
    expect(PLAYABLE_IDS.filter((id) => !id.startsWith('_')).sort()).toEqual(CARDS.map(({ id }) => id).sort());
    expect(CARDS.map(({ id }) => id).filter(isInTheMaking)).toEqual([]);
  });

  it('loads a game in the making by its name, and counts it among those that can be played by nobody', async () => {
    const loader = (id: string) => () => Promise.resolve({ game: { meta: { id } } });
    const { ids, playable, isInTheMaking: isUnfinished, load } = createShelf({ whole: loader('whole'), half: loader('half') }, ['half']);
    expect([ids, playable]).toEqual([['whole', 'half'], ['whole']]);
    expect([isUnfinished('half'), isUnfinished('whole')]).toEqual([true, false]);
    expect((await load('half'))?.meta.id).toBe('half');
  });

  it('has nothing for a name it does not know', () => {
    for (const id of ['nothing', '', '__proto__', 'toString'])
      expect([loadPackage(id), loadWords(id), cardOf(id)]).toEqual([undefined, undefined, undefined]);
  });
});
