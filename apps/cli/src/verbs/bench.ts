import { CARDS } from '@bocage/shelf';
import { GAME_IDS } from '@bocage/shelf/rules';
import { type Command, Option } from 'commander';
import { BENCHES, type BenchName } from '../bench/names.js';
import { unknown } from '../mistake.js';
import { say } from '../output.js';

export function benchVerb(program: Command): void {
  program
    .command('bench')
    .argument('[what...]', BENCHES.join(', '), [])
    .description('how fast and how large, beside peers measured in the same run')
    .option('--markdown', 'the table of the README')
    .addOption(new Option('--game <id>', 'for playouts and ai').choices(GAME_IDS).default(CARDS[0]?.id))
    .option('--json', 'one JSON value')
    .action(async (what: string[], asked: { markdown?: boolean; game: string; json?: boolean }) => {
      const [{ runBench }, { markdownTable }] = await Promise.all([import('../bench/bench.js'), import('../bench/markdown.js')]);
      const report = await runBench(what.length > 0 ? what.map(benchNamed) : BENCHES, asked.game);
      if (report.missing) process.exitCode = 1;
      say(report, asked.json && !asked.markdown, () => markdownTable(report));
    });
}

function benchNamed(name: string): BenchName {
  const found = BENCHES.find((bench) => bench === name);
  if (!found) throw unknown('bench', name, BENCHES);
  return found;
}
