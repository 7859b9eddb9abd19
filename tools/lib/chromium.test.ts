import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script of the tools
import { chromium } from './chromium.mjs';

const PLACE = '/usr/bin/chromium';

/** A machine on which installing works as soon as the lists of packages are fresh, or never. */
function machine(has: { readonly chromium?: true; readonly root?: true; readonly lists?: true; readonly net?: true }) {
  const ran: string[] = [];
  let [isThere, isFresh] = [has.chromium === true, has.lists === true];
  const here = {
    find: () => (isThere ? PLACE : undefined),
    mayInstall: () => has.root === true,
    async run(command: string, args: readonly string[]) {
      const what = args.includes('update') ? 'update' : 'install';
      ran.push(`${command} ${what}`);
      const ok = has.net === true && (what === 'update' || isFresh);
      if (ok && what === 'update') isFresh = true;
      else if (ok) isThere = true;
      return { code: ok ? 0 : 1, output: '', errors: 'no net' };
    },
  };
  return { here, ran };
}

describe('Chromium for npm test', () => {
  it.each([
    ['is there', { chromium: true, root: true }, PLACE, []],
    ['can be installed', { root: true, lists: true, net: true }, PLACE, ['apt-get install']],
    [
      'can be installed when the lists are fresh',
      { root: true, net: true },
      PLACE,
      ['apt-get install', 'apt-get update', 'apt-get install'],
    ],
    ['cannot be installed', { root: true }, undefined, ['apt-get install', 'apt-get update', 'apt-get install']],
    ['may not be installed', { lists: true, net: true }, undefined, []],
  ] as const)('%s', async (_what, has, place, commands) => {
    const { here, ran } = machine(has);
    expect([await chromium(here), ran]).toEqual([place, commands]);
  });

  it('is looked for before the first test, and the tests are told where it is', () => {
    const script = readFileSync(new URL('../test.mjs', import.meta.url), 'utf8');
    const at = ['const browser = await chromium()', 'units(browser)', 'journeys()'].map((part) => script.indexOf(part));
    expect(at.every((place) => place > 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    const units = readFileSync(new URL('./units.mjs', import.meta.url), 'utf8');
    expect(units).toContain('{ BOCAGE_CHROMIUM: browser }');
  });
});
