import type { Seat } from '@bocage/kernel';
import { proportions } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { type BradleyState, data as files, game } from '../../src/index.js';
import { CLEARED, MINED, UNMINED } from '../../src/rules/checked.js';
import { beachOf, minableHexes } from '../../src/rules/mines.js';
import { OMAHA, type Open, UTAH } from '../../src/types.js';
import { Position } from '../position.js';

const module = game.create(files);
const { world } = module;

const choose = (n: number, k: number): number => Array.from({ length: k }, (_, i) => (n - i) / (k - i)).reduce((a, b) => a * b, 1);

/** What somebody imagines of the mines when a scenario has come to this, by a label. */
function imagined(
  scenario: string,
  change: (open: Open) => void,
  expected: Readonly<Record<string, number>>,
  label: Label,
  seat = 'allied',
) {
  const { state } = new Position(scenario);
  change(state.open);
  const view = module.view(state, [seat as Seat]);
  return proportions(module, { view, label: ({ sealed, open }) => label(sealed.mines, open), expected, draws: 1_000, seed: 'unseen' });
}
type Label = (mines: BradleyState['sealed']['mines'], open: Open) => string;

const count: Label = (mines) => String(mines.length);
const split: Label = (mines, open) =>
  [OMAHA, UTAH].map((beach) => mines.filter((hex) => beachOf(world, open, hex) === beach).length).join('/');
const hexesOf = (scenario: string, beach: typeof OMAHA | typeof UTAH): number[] => minableHexes(world, new Position(scenario).open, beach);

describe('mines nobody has found (§5.4.3, R40)', () => {
  const hexes = hexesOf('omaha', OMAHA);
  const n = hexes.length;
  const [first, second] = hexes as [number, number];

  it('are as many as the German’s die may have said, three or four at Omaha', () => {
    expect(imagined('omaha', () => {}, { 3: 1, 4: 1 }, count)).toMatchObject({ ok: true });
  });
  it('are rather fewer where a hex was checked in vain', () => {
    const none = (open: Open): void => {
      open.checked = [first];
      open.checkedAs = [UNMINED];
    };
    expect(imagined('omaha', none, { 3: n - 3, 4: n - 4 }, count)).toMatchObject({ ok: true });
    expect(imagined('omaha', none, { false: 1 }, (mines) => String(mines.includes(first)))).toMatchObject({ ok: true });
  });
  it('are rather more where some were found; those found lie there, those cleared no more', () => {
    const some = (open: Open): void => {
      open.checked = [first, second];
      open.checkedAs = [MINED, CLEARED];
    };
    const weights = { 2: choose(n - 2, 1) / choose(n, 3), 3: choose(n - 2, 2) / choose(n, 4) };
    expect(imagined('omaha', some, weights, count)).toMatchObject({ ok: true });
    expect(imagined('omaha', some, { 'true false': 1 }, (mines) => [first, second].map((hex) => mines.includes(hex)).join(' ')).ok).toBe(
      true,
    );
  });
  it('of five points at two beaches no more than four lie at one, and as many as a landing has told', () => {
    const [a, b] = [OMAHA, UTAH].map((beach) => hexesOf('d-day', beach as typeof OMAHA).length) as [number, number];
    const weights = Object.fromEntries([1, 2, 3, 4].map((at) => [`${at}/${5 - at}`, choose(a, at) * choose(b, 5 - at)]));
    expect(imagined('d-day', () => {}, weights, split)).toMatchObject({ ok: true });
    const told = (open: Open): void => {
      open.minePoints = [2, -1];
    };
    expect(imagined('d-day', told, { '2/3': 1 }, split)).toMatchObject({ ok: true });
  });
  it('are not imagined by him who laid them, and an automaton has laid none (§20.1)', () => {
    const { state } = new Position('omaha');
    state.sealed.mines = [first, second];
    const own = module.imagine(module.view(state, ['german']), { below: () => 0 } as never);
    expect(own.sealed.mines).toEqual([first, second]);
    const automaton = (open: Open): void => {
      open.options.solitaire = 'german';
    };
    expect(imagined('omaha', automaton, { 0: 1 }, count)).toMatchObject({ ok: true });
  });
});
