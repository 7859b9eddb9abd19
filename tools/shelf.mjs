// npm run shelf: puts every game of games/ on the one shelf that the command line, the server and the web client read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { staleFiles } from './lib/shelf.mjs';

const stale = staleFiles();
for (const [file, text] of stale) {
  writeFileSync(join(ROOT, file), text);
  console.log(`wrote ${file}`);
}
if (stale.length > 0) {
  const files = stale.map(([file]) => file);
  const { code, output, errors } = await run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files], {
    quiet: true,
  });
  if (code !== 0) console.log(`Biome has not laid them out; was npm install run?\n${output}${errors}`);
  process.exitCode = code;
}
