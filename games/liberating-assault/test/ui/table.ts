import type { Seat } from '@bocage/kernel';
import { expect } from 'vitest';
import type { LiberatingAssaultState, LiberatingAssaultView } from '../../src/index.js';
import { createUi } from '../../ui/index.js';
import { module } from '../play.js';

export const game = module();
export const ui = createUi(game);

export const viewOf = (state: LiberatingAssaultState, ...seats: readonly Seat[]): LiberatingAssaultView => game.view(state, seats);

const SECTIONS = new Set(ui.rulebook.map(({ id }) => id));
const sectionsIn = (text: string): string[] => [...text.matchAll(/§(\d+(?:\.\d+)+)/g)].map(([, id]) => id as string);

/** A text fit to be read: something is said, nothing leaks out of the program, and every section it cites exists. */
export function expectReadable(text: string, section?: string): void {
  if (text.trim() === '' || /undefined|NaN|null|\[object|Infinity/.test(text) || / {2}| ,|\(\)| \.|\.\.|\?\./.test(text))
    expect.fail(`not fit to be read: ${JSON.stringify(text)}`);
  for (const id of [...sectionsIn(text), ...(section === undefined ? [] : [section])])
    if (!SECTIONS.has(id)) expect.fail(`cites §${id}, which is not in the rulebook: ${text}`);
}

/** Everything a seat reads at one moment, as one text. */
export function allWords(view: LiberatingAssaultView, seat: Seat): string {
  const { stacks, prompt, status, tracks, displays, desk, arrows, unseen } = ui;
  const faces = stacks(view).flatMap((stack) => stack.faces);
  return JSON.stringify([
    stacks(view),
    faces.map(({ unit }) => ui.unitInfo(view, unit)),
    prompt(view, seat),
    status(view),
    tracks(view),
    displays(view),
    desk?.(view, seat),
    arrows?.(view),
    unseen?.(view),
    ui.overlays.map(({ id }) => ui.overlay(view, seat, id)),
  ]);
}
