import type { GameUi } from '@bocage/board';

/** Throws at a text that is not fit to be read, or that cites what is not in the rulebook. */
export type Read = (text: string, section?: string) => void;

/** What leaks out of a program, and what is left where a word is missing. */
const LEAKS = /undefined|NaN|null|\[object|Infinity/;
const GAPS = / {2}| ,|\(\)| \.|\.\.|\?\./;

const sectionsIn = (text: string): string[] => [...text.matchAll(/§([A-Z0-9]+(?:\.[A-Za-z0-9]+)+)/g)].map(([, id]) => id as string);

/** A text fit to be read: something is said, nothing leaks out of the program, and every section it cites exists. */
export function readerOf({ rulebook }: { readonly rulebook: GameUi['rulebook'] }): Read {
  const sections = new Set(rulebook.map(({ id }) => id));
  return (text, section) => {
    if (text.trim() === '' || LEAKS.test(text) || GAPS.test(text)) throw new Error(`not fit to be read: ${JSON.stringify(text)}`);
    const astray = [...sectionsIn(text), ...(section === undefined ? [] : [section])].find((id) => !sections.has(id));
    if (astray !== undefined) throw new Error(`cites §${astray}, which is not in the rulebook: ${text}`);
  };
}

/** For whatever must hold besides: a law is a function that throws. */
export function hold(isSo: boolean, otherwise: () => string): void {
  if (!isSo) throw new Error(otherwise());
}

export function holdEqual(what: string, found: readonly string[], wanted: readonly string[]): void {
  hold(found.join() === wanted.join(), () => `${what}: ${found.join(' ')} instead of ${wanted.join(' ')}`);
}
