import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { citationsIn, parseSections, type Section } from './sections.js';

export interface CoveredSection extends Section {
  /** file:line of each citation. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

export interface Coverage {
  readonly sections: readonly CoveredSection[];
  /** Of the sections that rule something, those cited by code and by a test; what is only narrated binds nobody. */
  readonly covered: number;
  readonly total: number;
  /** How many of them wait for scenarios that are not there yet. */
  readonly waiting: number;
}

/** All sections, or only those the scenarios at hand need. */
export type Scenarios = 'all' | 'core';

type Places = Map<string, string[]>;

/** Every section of a game's fixed list with the code and the tests that cite it. */
export function coverageOf(root: string, folder: string, scenarios: Scenarios = 'all'): Coverage {
  const list = parseSections(readFileSync(join(root, folder, 'sections.csv'), 'utf8'));
  const code = citedUnder(root, `${folder}/src`);
  const tests = citedUnder(root, `${folder}/test`, list);
  const sections = list.map((section) => ({ ...section, code: code.get(section.id) ?? [], tests: tests.get(section.id) ?? [] }));
  const binding = sections.filter(({ kind, waits }) => kind !== 'narrative' && (scenarios === 'all' || !waits));
  return {
    sections,
    covered: binding.filter((s) => s.code.length > 0 && s.tests.length > 0).length,
    total: binding.length,
    waiting: sections.filter(({ kind, waits }) => kind !== 'narrative' && waits).length,
  };
}

/** With `named`, a file whose name starts with a section's id (`c-10-retreated.test.ts`) cites it too. */
function citedUnder(root: string, folder: string, named: readonly Section[] = []): Places {
  const places: Places = new Map();
  const add = (id: string, place: string): void => void places.set(id, [...(places.get(id) ?? []), place]);
  for (const file of sourcesUnder(root, folder)) {
    for (const { id, line } of citationsIn(readFileSync(join(root, file), 'utf8'))) add(id, `${file}:${line}`);
    for (const { id } of named) if (isNamedAfter(basename(file), id)) add(id, `${file}:1`);
  }
  return places;
}

export function isNamedAfter(file: string, id: string): boolean {
  const name = file.toLowerCase();
  return [id, id.replaceAll('.', '-')].some((start) => {
    const after = name.slice(start.length);
    return name.startsWith(start.toLowerCase()) && !/^\.?\d|^-\d/.test(after);
  });
}

function sourcesUnder(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourcesUnder(root, path);
      return entry.name.endsWith('.ts') ? [path] : [];
    })
    .sort();
}
