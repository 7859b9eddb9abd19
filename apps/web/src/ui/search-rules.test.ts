import { describe, expect, it } from 'vitest';
import { searchRules } from './search-rules.js';

const sections = [
  { id: 'R.4', title: 'Zones of control', text: ['Each unit controls the six hexes around it.'], from: 'rulebook' },
  { id: 'R.7', title: 'Supply', text: ['A line free of zones of control.'], from: 'rulebook' },
];

describe('searching the rules', () => {
  it('gives everything when nothing is asked', () => {
    expect(searchRules(sections, '  ')).toHaveLength(2);
  });

  it('wants every word and puts titles first', () => {
    expect(searchRules(sections, 'zones control').map((section) => section.id)).toEqual(['R.4', 'R.7']);
    expect(searchRules(sections, 'zones line').map((section) => section.id)).toEqual(['R.7']);
  });

  it('finds a section by its number, with or without the sign', () => {
    expect(searchRules(sections, '§R.7').map((section) => section.id)).toEqual(['R.7']);
  });

  it('finds nothing that is not there', () => {
    expect(searchRules(sections, 'elephants')).toEqual([]);
  });
});
