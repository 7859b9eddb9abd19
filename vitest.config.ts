import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole games, searches and server processes. */
const LONG = [/same-mind/, /apps\/server\/test/, /laws\.test/, /campaign/, /games\.test/];

/** The longest first, so that at the end no worker is left alone with one. Only where these tests ran before vitest knows it by itself. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((part) => part.test(moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    // Every core: the runner itself does next to nothing while tests run.
    maxWorkers: '100%',
    // No module keeps anything of its own, so that the files of a worker share what they import: half the time of all tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A busy machine may take its time: what hangs is noticed all the same.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
