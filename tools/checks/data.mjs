import { isFolder, playableGames } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

/** Each game's own checker over its data and over every data pack it ships. */
export async function checkData() {
  const findings = [];
  for (const game of playableGames()) {
    if (!isFolder(`${game}/data`)) continue;
    const { code, output, errors } = await run(
      process.execPath,
      ['apps/cli/bin/bocage.mjs', 'lint-data', game.slice('games/'.length), '--json'],
      {
        quiet: true,
      },
    );
    if (code === 0) continue;
    findings.push(...complaints(game, output, errors));
  }
  return findings;
}

function complaints(game, output, errors) {
  try {
    return JSON.parse(output).complaints.map(({ file, path, reason }) => ({ file: `${game}: ${file}`, text: `${path} ${reason}` }));
  } catch {
    return [{ file: game, text: `data lint failed: ${(errors || output).trim().split('\n')[0]}` }];
  }
}
