import { vi } from 'vitest';

interface Stryker {
  currentTestId?: string | undefined;
}

/** A module is made once for each ground and shared by all tests: what runs while it is made counts for every test, not for the first. */
function outsideTests<T>(make: () => T): T {
  const stryker = (globalThis as { __stryker__?: Stryker }).__stryker__ ?? {};
  const test = stryker.currentTestId;
  stryker.currentTestId = undefined;
  try {
    return make();
  } finally {
    stryker.currentTestId = test;
  }
}

vi.mock('../games/normandy-1969/src/index.js', async (original) => {
  const game = await original<typeof import('../games/normandy-1969/src/index.js')>();
  return { ...game, createModule: (...args: Parameters<typeof game.createModule>) => outsideTests(() => game.createModule(...args)) };
});
