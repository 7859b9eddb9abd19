import { expect } from 'vitest';
import { ui } from './played.js';

const SECTIONS = new Set(ui.rulebook.map(({ id }) => id));

export const sectionsIn = (text: string): string[] => [...text.matchAll(/§([A-Z0-9]+(?:\.[A-Za-z0-9]+)+)/g)].map(([, id]) => id as string);

/** A text fit to be read: something is said, nothing leaks out of the program, and every section it cites exists. */
export function expectReadable(text: string, section?: string): void {
  if (text.trim() === '' || /undefined|NaN|null|\[object|Infinity/.test(text) || / {2}| ,|\(\)| \.|\.\.|\?\./.test(text)) {
    expect.fail(`not fit to be read: ${JSON.stringify(text)}`);
  }
  for (const id of [...sectionsIn(text), ...(section === undefined ? [] : [section])]) {
    if (!SECTIONS.has(id)) expect.fail(`cites §${id}, which is not in the rulebook: ${text}`);
  }
}
