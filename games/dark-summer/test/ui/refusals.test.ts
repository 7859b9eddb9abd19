import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MEANINGS } from '../../ui/meanings.js';
import { REFUSALS } from '../../ui/refusals.js';
import { ui } from './played.js';
import { expectReadable } from './wording.js';

const SRC = new URL('../../src/', import.meta.url);

/** What support refuses with, named as support's by its step. */
const named = (file: string, code: string): string => (file.endsWith('rules/support.ts') ? `support-${code}` : code);

/** Every code written in the rules, also where it is chosen between two. */
function codesInRules(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(new URL(file, SRC), 'utf8');
    for (const [, expression = ''] of text.matchAll(/\bcode: ((?:[^,}\n(]|\([^()]*(?:\([^()]*\)[^()]*)*\))*)/g)) {
      const choices = expression.includes('?') ? expression.slice(expression.indexOf('?')) : expression;
      for (const [, code = ''] of choices.matchAll(/'([a-z0-9-]+)'/g)) found.set(code, file);
    }
    for (const [, code = ''] of text.matchAll(/\bno\('([a-z-]+)'/g)) found.set(named(file, code), file);
  }
  return found;
}

/** What the kernel itself refuses with. */
const KERNEL_CODES = ['not-asked', 'not-offered'];
const PARAMS = { limit: 4, side: 'move', turn: 3, halves: 5, hexes: 2, unit: 3, hex: 900 };

describe('refusals', () => {
  const codes = codesInRules();

  it('finds the codes of the rules', () => {
    expect(codes.size).toBeGreaterThan(80);
    for (const code of ['attacked-already', 'support-weather', 'no-destination', 'chit-limit', 'fought-already', 'no-room-to-make'])
      expect([...codes.keys()]).toContain(code);
  });

  it('has a sentence for every code', () => {
    const wordless = [...codes, ...KERNEL_CODES.map((code) => [code, 'kernel'] as const)].filter(
      ([code]) => !Object.hasOwn(REFUSALS, code) && !Object.hasOwn(MEANINGS, code),
    );
    expect(wordless).toEqual([]);
  });

  it('words nothing that is never refused', () => {
    const known = new Set([...codes.keys(), ...KERNEL_CODES]);
    expect([...Object.keys(REFUSALS), ...Object.keys(MEANINGS)].filter((code) => !known.has(code))).toEqual([]);
  });

  it.each(Object.keys(REFUSALS))('%s reads well', (code) => {
    for (const params of [PARAMS, {}]) {
      const text = ui.refusal({ code, section: '10.1', params });
      expectReadable(text.replace('undefined', params === PARAMS ? 'undefined' : ''));
      expect(text).toMatch(/^[A-Z0-9].*\.$/);
    }
  });
});
