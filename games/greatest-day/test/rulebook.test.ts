import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import rulebook from '../rulebook/rulebook.json' with { type: 'json' };
import { world } from './position.js';

const { tables } = world.data;
const pageOf = (id: string): string => rulebook.find((page) => page.id === id)?.text.join(' ') ?? '';

describe('our rulebook', () => {
  it('has its pages in the order of the sections, each saying where it comes from', () => {
    const csv = readFileSync(new URL('../sections.csv', import.meta.url), 'utf8');
    const ids = csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    const pages = rulebook.map(({ id }) => id);
    expect(pages).toEqual(ids.filter((id) => pages.includes(id as string)));
    for (const { from, text, title } of rulebook) {
      expect(from).toMatch(/^(rulebook|public|reconstructed|our own words)\b/);
      expect(text.length * title.length).toBeGreaterThan(0);
    }
  });
  it('names the figures that are played with', () => {
    expect(pageOf('S.6')).toContain(`up to ${tables.command.cpMost}`);
    expect(pageOf('S.7')).toContain(`up to ${tables.command.dpMost}`);
    expect(pageOf('S.35')).toContain(
      `0 to ${tables.weather.clear} clear, ${tables.weather.clear + 1} to ${tables.weather.overcast} overcast`,
    );
    expect(pageOf('2.4.6')).toContain(`a ${tables.engineers.blow} or less, ${tables.engineers.blowInZone} with`);
    expect(pageOf('10.3')).toContain(`a ${tables.engineers.liftOneStep} or less`);
  });
});
