import { filesUnder, games, isFile, readText } from '../lib/root.mjs';
import { isSource } from '../lib/source.mjs';

/** Every §id a game cites is in its list of sections, and every file of rules/ and steps/ cites one. */
export async function checkCitations() {
  const { parseSections, citationsIn } = await import('../../apps/cli/dist/src/sections/sections.js');
  return games().flatMap((game) => {
    const list = `${game}/sections.csv`;
    if (!isFile(list)) return [{ file: game, text: 'has no sections.csv' }];
    const known = new Set(parseSections(readText(list)).map(({ id }) => id));
    return ['src', 'ui', 'test']
      .flatMap((part) => filesUnder(`${game}/${part}`, isSource))
      .flatMap((file) => findings(file, known, citationsIn));
  });
}

function findings(file, known, citationsIn) {
  const cited = citationsIn(readText(file));
  const unknown = cited
    .filter(({ id }) => !known.has(id))
    .map(({ id, line }) => ({ file, line, text: `cites §${id}, which is not in sections.csv` }));
  const silent = /\/src\/(rules|steps)\//.test(file) && cited.length === 0;
  return silent ? [...unknown, { file, text: 'cites no section' }] : unknown;
}
