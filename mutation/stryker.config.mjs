// Changes the rules of a game one operator at a time and asks whether a rule test notices. `npm run mutation -- <game>`.
const GAME = process.env.MUTATED_GAME;
const { MUTANT_SAMPLE, MUTANT_DRAW = '0' } = process.env;
const SAMPLED = MUTANT_SAMPLE ? `-one-in-${MUTANT_SAMPLE}-draw-${MUTANT_DRAW}` : '';

export default {
  testRunner: 'rules',
  plugins: ['./mutation/rule-runner.mjs'],
  mutate: [`games/${GAME}/src/rules/**/*.ts`, `games/${GAME}/src/caches/**/*.ts`, `games/${GAME}/src/steps/**/*.ts`],
  ignorePatterns: ['*', '!games/**', '!packages/**', '!tsconfig.base.json', '**/dist', '**/layers', '.stryker-tmp'],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `reports/${GAME}/mutation-so-far${SAMPLED}.json`,
  concurrency: 2,
  // Endless loops are found by counting; the clock is for those without a mutant inside, and must bear a busy machine.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  disableTypeChecks: false,
  // What runs only while a game is made would be tried against every test of it, and takes most of a night.
  ignoreStatic: true,
  warnings: { slow: false },
  reporters: ['json', 'html'],
  jsonReporter: { fileName: `reports/${GAME}/mutation.json` },
  htmlReporter: { fileName: `reports/${GAME}/mutation.html` },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 80, low: 60, break: null },
};
