import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['games/normandy-1969/test/{rules,examples}/**/*.test.ts'],
    setupFiles: ['mutation/setup.ts'],
    isolate: false,
    testTimeout: 20_000,
  },
});
