import type { GameUi } from '@bocage/board';
import type { View } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { fakeUi } from '../testing/fake-ui.js';
import { picksOf } from './picks.js';
import type { Situation } from './situation.js';

const ui = (taken?: readonly number[]): GameUi => ({
  ...(fakeUi as unknown as GameUi),
  picking: () => ({ title: 'Attackers', all: true, ...(taken ? { taken } : {}) }),
});
const shown = (...units: number[]) => ({ isMine: true, seat: 'blue', view: {} as View, units: new Set(units) }) as unknown as Situation;

describe('who can be taken', () => {
  it('lists the taken and the open ones in one order that does not change', () => {
    expect(picksOf(ui([2]), shown(0, 5), [])).toMatchObject({ taken: [2], open: [0, 5], all: [0, 2, 5] });
    expect(picksOf(ui([2, 0]), shown(5), [])).toMatchObject({ taken: [2, 0], open: [5], all: [0, 2, 5] });
  });

  it('remembers for a game that does not keep them, except who can be taken again', () => {
    expect(picksOf(ui(), shown(0, 5), [2, 5])).toMatchObject({ taken: [2], open: [0, 5] });
  });

  it('is nobody where nothing is picked, or nobody is asked here', () => {
    expect(picksOf(fakeUi as unknown as GameUi, shown(0), [])).toBeUndefined();
    expect(picksOf(ui([]), shown(), [])).toBeUndefined();
    expect(picksOf(ui([]), { ...shown(0), isMine: false }, [])).toBeUndefined();
  });
});

it('offers everybody anew where one of them is chosen and that is all', () => {
  const one = { ...ui(), picking: () => ({ title: 'Targets', one: true }) as const };
  expect(picksOf(one, shown(0, 5), [2])).toMatchObject({ taken: [], open: [0, 5], all: [0, 5] });
});
