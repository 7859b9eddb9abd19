import { type Command, Option } from 'commander';
import pc from 'picocolors';
import { gameFolder } from '../games.js';
import { say, table } from '../output.js';
import { projectRoot } from '../root.js';
import { type Coverage, type CoveredSection, coverageOf, type Scenarios } from '../sections/coverage.js';

export function coverageVerb(program: Command): void {
  program
    .command('coverage')
    .argument('<game>')
    .description('every rule section with the code and the tests that cite it')
    .addOption(new Option('--scenarios <which>', 'core: only what the scenarios at hand need').choices(['all', 'core']).default('all'))
    .option('--json', 'one JSON value')
    .action((id: string, { json, scenarios }: { json?: boolean; scenarios: Scenarios }) => {
      const answer = coverageOf(projectRoot(), gameFolder(id), scenarios);
      if (answer.covered < answer.total) process.exitCode = 1;
      say(answer, json, () => [table(rowsOf(answer.sections)), '', sumOf(answer, scenarios)].join('\n'));
    });
}

function sumOf({ covered, total, waiting }: Coverage, scenarios: Scenarios): string {
  const later =
    waiting === 0
      ? ''
      : scenarios === 'core'
        ? `; ${waiting} more wait for later scenarios`
        : `, ${waiting} of them wait for later scenarios`;
  return `${covered} of ${total} sections covered${later}`;
}

function rowsOf(sections: readonly CoveredSection[]): (string | number)[][] {
  const mark = (kind: string, places: readonly string[]): string | number =>
    places.length > 0 ? places.length : kind === 'narrative' ? '–' : kind === 'waits' ? 'later' : pc.red('none');
  return [
    ['section', 'kind', 'code', 'tests', 'title'],
    ...sections.map(({ id, kind, waits, code, tests, title }) => {
      const how = waits ? 'waits' : kind;
      return [`§${id}`, how, mark(how, code), mark(how, tests), title];
    }),
  ];
}
