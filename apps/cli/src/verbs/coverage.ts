import type { Command } from 'commander';
import pc from 'picocolors';
import { gameFolder } from '../games.js';
import { say, table } from '../output.js';
import { projectRoot } from '../root.js';
import { type CoveredSection, coverageOf } from '../sections/coverage.js';

export function coverageVerb(program: Command): void {
  program
    .command('coverage')
    .argument('<game>')
    .description('every rule section with the code and the tests that cite it')
    .option('--json', 'one JSON value')
    .action((id: string, { json }: { json?: boolean }) => {
      const answer = coverageOf(projectRoot(), gameFolder(id));
      if (answer.covered < answer.total) process.exitCode = 1;
      say(answer, json, () => [table(rowsOf(answer.sections)), '', `${answer.covered} of ${answer.total} sections covered`].join('\n'));
    });
}

function rowsOf(sections: readonly CoveredSection[]): (string | number)[][] {
  const mark = (kind: string, places: readonly string[]): string | number =>
    places.length > 0 ? places.length : kind === 'narrative' ? '–' : pc.red('none');
  return [
    ['section', 'kind', 'code', 'tests', 'title'],
    ...sections.map(({ id, kind, code, tests, title }) => [`§${id}`, kind, mark(kind, code), mark(kind, tests), title]),
  ];
}
