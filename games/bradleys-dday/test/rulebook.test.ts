import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import rulebook from '../rulebook/rulebook.json' with { type: 'json' };
import { data, ground } from './position.js';

const { tables, scenarios } = data;
const pageOf = (id: string): string => rulebook.find((page) => page.id === id)?.text.join(' ') ?? '';
const minus = (value: number): string => String(value).replace('-', '−');

describe('our rulebook', () => {
  it('has a page for every section, in order, that says where it comes from', () => {
    const csv = readFileSync(new URL('../sections.csv', import.meta.url), 'utf8');
    const ids = csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(rulebook.map(({ id }) => id)).toEqual(ids);
    for (const { from, text, title } of rulebook) {
      expect(from).toMatch(/^(rulebook|public|reconstructed)\b/);
      expect(text.length * title.length).toBeGreaterThan(0);
    }
  });
  it('prints the combat table that is played with (§10.1.4, §10.4)', () => {
    for (const [i, row] of tables.crt.results.entries())
      expect(pageOf('10.4')).toContain(`Roll ${i + 2}: ${row.map((cell) => cell || '–').join(', ')}.`);
    for (const line of Object.values(tables.crt.least)) expect(pageOf('10.1.4')).toContain(line.map(minus).join(' '));
    for (const letters of tables.crt.byProtection) expect(pageOf('10.1.4')).toContain(letters);
  });
  it('prints the tables of landings (§4.3.2, §5.4.2, §5.5.3, §5.6.2)', () => {
    for (const { name, value } of tables.sea.conditions) expect(pageOf('5.4.2')).toContain(`${name.toLowerCase()} ${value}`);
    for (const most of Object.values(tables.displacement.most)) {
      const [l4, l3, l2, l1, calm, r1, r2, r3] = most.map(minus);
      const left = `left 4 to ${l4}, left 3 to ${l3}, left 2 to ${l2}, left 1 to ${l1}, in to ${calm}`;
      expect(pageOf('5.5.3')).toContain(`${left}, right 1 to ${r1}, right 2 to ${r2}, right 3 to ${r3}`);
    }
    for (const [i, column] of tables.casualties.columns.entries())
      expect(pageOf('5.6.2')).toContain(`${column}: ${tables.casualties.disruptsFrom[i]}`);
    for (const beach of ['omaha', 'utah'] as const)
      for (const [a, b, c] of tables.waves[beach]) expect(pageOf('5.1')).toContain(`${a}, ${b} and ${c} units`);
  });
  it('names the beach forts of the map and the losses of the scenarios (§5.10.1, §17.1.2, §18.1.6, §18.2.6)', () => {
    for (const forts of Object.values(ground.beachForts)) expect(pageOf('5.10.1')).toContain(forts.map(ground.grid.label).join(' '));
    const [omaha, utah, dDay] = scenarios.scenarios;
    expect(pageOf('17.1.2')).toContain(`tactical with ${dDay?.losses.tactical} Allied`);
    expect(pageOf('18.1.6')).toContain(`strategic with ${omaha?.losses.strategic}.`);
    expect(pageOf('18.2.6')).toContain(`tactical with ${utah?.losses.tactical}, strategic with ${utah?.losses.strategic}.`);
  });
  it('places every unit that sets up in a hex (§18.1.1, §18.2.1)', () => {
    for (const [id, section] of [
      ['omaha-german', '18.1.1'],
      ['utah-german', '18.2.1'],
    ]) {
      const force = scenarios.forces.find((known) => known.id === id);
      for (const { hex, units } of force?.setUp ?? []) {
        const names = units.map((unit) => data.counters.units.find((known) => known.id === unit)?.designation);
        expect(pageOf(section as string)).toContain(`${hex} ${names.join(' and ')}`);
      }
    }
  });
});
