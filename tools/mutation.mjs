// npm run mutation [file…]: StrykerJS over the rules. Files (or globs) narrow it to what is being worked on.
import { installBeside } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

if (!(await installBeside('mutation'))) process.exit(1);
const files = process.argv.slice(2);
const stryker = ['mutation/node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'mutation/stryker.config.mjs'];
const { code } = await run(process.execPath, [...stryker, ...(files.length > 0 ? ['--mutate', files.join(',')] : [])]);
process.exitCode = code;
