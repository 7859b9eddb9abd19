import { describe, expect, it } from 'vitest';
import { levelsOf, optionsAsked, withAutomata } from './levels.js';

const seats = [
  { id: 'red', title: 'Red' },
  { id: 'blue', title: 'Blue' },
];
const alone = {
  id: 'alone',
  title: 'Automata',
  section: '20',
  values: [
    { id: 'none', title: 'None', automata: [] },
    { id: 'blue', title: 'Blue', automata: ['blue'] },
  ],
};
const wind = { id: 'wind', title: 'Wind', section: '3', values: [{ id: 'west', title: 'West' }] };
const meta = { title: 'Bids', seats, options: [wind, alone] };

describe('levels', () => {
  it('has no automaton in a game that does not name one', () => {
    expect(levelsOf({})).toEqual(['random', 'greedy', 'search']);
    expect(levelsOf({ levels: ['random', 'automaton'] })).toEqual(['random', 'automaton']);
  });

  it('asks nobody which seats automata hold', () => {
    expect(optionsAsked(meta).map(({ id }) => id)).toEqual(['wind']);
  });

  it('says which seats automata hold, whatever was chosen', () => {
    const players: Readonly<Record<string, string>> = { red: 'greedy', blue: 'automaton' };
    expect(withAutomata(meta, { wind: 'west' }, (seat) => players[seat])).toEqual({ wind: 'west', alone: 'blue' });
    expect(withAutomata(meta, { alone: 'blue' }, () => 'me')).toEqual({ alone: 'none' });
    expect(withAutomata({ ...meta, options: [wind] }, {}, () => 'greedy')).toEqual({});
  });

  it('knows which seats an automaton cannot hold', () => {
    expect(() => withAutomata(meta, {}, () => 'automaton')).toThrow('Bids has no automaton for red and blue');
  });
});
