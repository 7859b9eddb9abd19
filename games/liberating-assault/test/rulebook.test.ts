import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import rulebook from '../rulebook/rulebook.json' with { type: 'json' };

const sections = readFileSync(new URL('../sections.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.slice(0, line.indexOf(',')));

test('every section has a page of its own, in order, that says where it comes from', () => {
  expect(rulebook.map(({ id }) => id)).toEqual(sections);
  for (const { from, text } of rulebook) {
    expect(from).toMatch(/^(rulebook|public|reconstructed)/);
    expect(text.length).toBeGreaterThan(0);
  }
});

test('every reference leads to a page', () => {
  for (const { id, text } of rulebook)
    for (const [, target] of text.join(' ').matchAll(/§(\d+\.\d+)/g)) expect(sections, `in §${id}`).toContain(target);
});
