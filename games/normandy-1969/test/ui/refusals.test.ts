import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MEANINGS } from '../../ui/meanings.js';
import { REFUSALS, refusalText } from '../../ui/refusals.js';
import { expectReadable } from './wording.js';

const SRC = new URL('../../src/', import.meta.url);

/** Every code written in the rules, also where it is chosen between two. */
function codesInRules(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(new URL(file, SRC), 'utf8');
    for (const [, expression = ''] of text.matchAll(/\bcode: ([^,}\n]*)/g)) {
      for (const [, code = ''] of expression.matchAll(/'([a-z-]+)'/g)) found.set(code, file);
    }
  }
  return found;
}

/** What the kernel itself refuses with. */
const KERNEL_CODES = ['not-asked', 'not-offered'];
const PARAMS = { limit: 3, least: '1-2', points: 7, most: 5, left: 12, allowance: 4, range: 10 };

describe('refusals', () => {
  const codes = codesInRules();

  it('finds the codes of the rules', () => {
    expect(codes.size).toBeGreaterThan(40);
    for (const code of ['attacked-already', 'leads-nowhere', 'no-capacity', 'defenders-retreat']) expect([...codes.keys()]).toContain(code);
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
    for (const section of ['R.5', 'C.5']) {
      const text = refusalText({ code, section, params: PARAMS });
      expectReadable(text);
      expect(text).toMatch(/^[A-Z0-9].*\.$/);
    }
  });
});
