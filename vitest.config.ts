import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'games/*/test/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
    // Every core: the runner itself does next to nothing while tests run.
    maxWorkers: '100%',
    // A busy machine may take its time: what hangs is noticed all the same.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
