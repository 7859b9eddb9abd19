import { Command } from 'commander';
import pc from 'picocolors';
import { Mistake } from './mistake.js';
import { arenaVerb } from './verbs/arena.js';
import { benchVerb } from './verbs/bench.js';
import { coverageVerb } from './verbs/coverage.js';
import { fuzzVerb } from './verbs/fuzz.js';
import { lintDataVerb } from './verbs/lint-data.js';
import { mapVerb } from './verbs/map.js';
import { playVerb } from './verbs/play.js';
import { replayVerb } from './verbs/replay.js';
import { rulesVerb } from './verbs/rules.js';
import { serveVerb } from './verbs/serve.js';
import { simulateVerb } from './verbs/simulate.js';

const program = new Command('bocage')
  .description('A table for board wargames of Normandy 1944 that knows the rules.')
  .showHelpAfterError('(bocage <verb> --help says more)')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));

for (const verb of [
  serveVerb,
  playVerb,
  simulateVerb,
  arenaVerb,
  fuzzVerb,
  replayVerb,
  mapVerb,
  coverageVerb,
  rulesVerb,
  benchVerb,
  lintDataVerb,
]) {
  verb(program);
}

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  process.stderr.write(`${pc.red(error.message)}\n`);
  // A server that could not listen has threads waiting already: leave at once.
  process.exit(2);
}
