import type { Refusal } from '@bocage/kernel';
import type { LawTest } from '../laws-of.js';
import { hold, type Read } from './reader.js';

export interface RefusalLawsOptions {
  readonly read: Read;
  /** The text of every file of the rules, by its path. */
  readonly sources: Readonly<Record<string, string>>;
  /** The sentences, by code, and what else is named by codes in the same way. */
  readonly refusals: Readonly<Record<string, unknown>>;
  readonly meanings?: Readonly<Record<string, unknown>>;
  /** Codes that must be found, so that the search itself is tested, and how many at least. */
  readonly known: readonly string[];
  readonly least: number;
  /** What every refusal is tried with. */
  readonly samples: readonly Omit<Refusal, 'code'>[];
  textOf(refusal: Refusal): string;
  /** The code as a player meets it, where a step renames those of a file. */
  named?(file: string, code: string): string;
}

/** What the kernel itself refuses with. */
const KERNEL_CODES = ['not-asked', 'not-offered'];

/** Every code in the rules has a sentence, every sentence has a code, and all are fit to be read. */
export function refusalLaws(options: RefusalLawsOptions): LawTest[] {
  const { refusals, meanings = {} } = options;
  const codes = codesIn(options);
  const known = new Set([...codes.keys(), ...KERNEL_CODES]);
  const worded = [...Object.keys(refusals), ...Object.keys(meanings)];
  const holdNone = (what: string, found: readonly string[]): void => hold(found.length === 0, () => `${what}: ${found.join(', ')}`);
  return [
    [
      'the codes of the rules are found',
      () => {
        hold(codes.size >= options.least, () => `only ${codes.size} codes were found`);
        holdNone(
          'not found',
          options.known.filter((code) => !codes.has(code)),
        );
      },
    ],
    [
      'every refusal has a sentence',
      () =>
        holdNone(
          'no sentence',
          [...known].filter((code) => !worded.includes(code)),
        ),
    ],
    [
      'nothing is worded that is never refused',
      () =>
        holdNone(
          'never refused',
          worded.filter((code) => !known.has(code)),
        ),
    ],
    ...Object.keys(refusals).map((code): LawTest => [`${code} reads well`, () => readRefusal(options, code)]),
  ];
}

function readRefusal({ read, samples, textOf }: RefusalLawsOptions, code: string): void {
  for (const sample of samples) {
    const text = textOf({ code, ...sample });
    read(text);
    hold(/^[A-Z0-9].*\.$/.test(text), () => `not a sentence: ${text}`);
  }
}

/** Every code written in the rules, also where it is chosen between two. */
function codesIn({ sources, named = (_, code) => code }: RefusalLawsOptions): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, text] of Object.entries(sources)) {
    for (const [, expression = ''] of text.matchAll(/\bcode: ((?:[^,}\n(]|\([^()]*(?:\([^()]*\)[^()]*)*\))*)/g)) {
      const choices = expression.includes('?') ? expression.slice(expression.indexOf('?')) : expression;
      for (const [, code = ''] of choices.matchAll(/'([a-z0-9-]+)'/g)) found.set(code, file);
    }
    for (const [, code = ''] of text.matchAll(/\bno\('([a-z-]+)'/g)) found.set(named(file, code), file);
  }
  return found;
}
