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
  it('has a page for every section of the landings, with their figures (§4.2.6(2), §4.4.1, §4.5.2)', () => {
    const csv = readFileSync(new URL('../sections.csv', import.meta.url), 'utf8');
    const ids = csv.split('\n').flatMap((line) => (/^4\./.test(line) ? [line.split(',')[0] as string] : []));
    expect(ids.filter((id) => pageOf(id) === '')).toEqual([]);
    for (const { box, range } of tables.naval.boxes) expect(pageOf('4.4.1').toLowerCase()).toContain(`${box} ${range}`);
    const names = { '79th': 'The 79th', engineer: 'Engineers', tank: 'Tanks', craft: 'Craft', other: 'Others' } as const;
    for (const { firer, results } of tables.beachFire.rows) {
      const runs = [...new Set(results)]
        .filter((result) => result !== '-')
        .map((result) => `${results.indexOf(result)}–${results.lastIndexOf(result)} ${result}`);
      expect(pageOf('4.2.6(2)')).toContain(`${names[firer]}: ${runs.join(', ')}.`);
    }
    for (const box of ['queen-white', 'queen-red', 'mike-red'])
      for (const hex of world.ground.landing(box)) expect(pageOf('4.5.2')).toContain(world.grid.label(hex));
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
