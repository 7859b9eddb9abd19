import { basename } from 'node:path';
import { games, isFile, playableGames, readJson, readText } from './root.mjs';

const HEAD = '// Written by npm run shelf from the folders of games/. Do not edit.\n';
const SHELF = 'packages/shelf';

const nameOf = (folder) => readJson(`${folder}/package.json`).name;
const keyOf = (id) => (/^[a-z_]+$/.test(id) ? id : `'${id}'`);
const variableOf = (id) => id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
const isExample = (folder) => basename(folder).startsWith('_');

/** The folders whose cards the public sees: games that can be played to their end, and are no example. */
export const shelvedGames = () => playableGames().filter((folder) => !isExample(folder));

const exporting = (path) => games().filter((folder) => readJson(`${folder}/package.json`).exports?.[path]);

const loaders = (folders, what) =>
  folders.map((folder) => `  ${keyOf(basename(folder))}: () => import('${nameOf(folder)}${what}'),\n`).join('');

function cardsText() {
  const withCards = shelvedGames().filter((folder) => isFile(`${folder}/src/card.ts`));
  const imports = withCards.map((folder) => `import { card as ${variableOf(basename(folder))} } from '${nameOf(folder)}/card';\n`).join('');
  const list = withCards.map((folder) => variableOf(basename(folder))).join(', ');
  return `${HEAD}${imports}\nexport const SHELVED = [${list}];\n`;
}

function rulesText() {
  const making = games().filter((folder) => !playableGames().includes(folder));
  const list = making.map((folder) => `'${basename(folder)}'`).join(', ');
  const type = 'Readonly<Record<string, () => Promise<{ readonly game: unknown }>>>';
  return `${HEAD}export const RULES: ${type} = {\n${loaders(exporting('.'), '')}};\n\nexport const IN_THE_MAKING: readonly string[] = [${list}];\n`;
}

function wordsText() {
  const type = 'Readonly<Record<string, () => Promise<{ readonly createUi: unknown }>>>';
  return `${HEAD}export const WORDS: ${type} = {\n${loaders(exporting('./ui'), '/ui')}};\n`;
}

const jsonText = (value) => `${JSON.stringify(value, null, 2)}\n`;

function manifestText() {
  const manifest = readJson(`${SHELF}/package.json`);
  const names = ['@bocage/kernel', '@bocage/board', ...games().map(nameOf)];
  return jsonText({ ...manifest, dependencies: Object.fromEntries(names.map((name) => [name, '0.1.0'])) });
}

function referencesText() {
  const config = readJson(`${SHELF}/tsconfig.json`);
  const folders = ['packages/kernel', 'packages/board', ...games()];
  return jsonText({ ...config, references: folders.map((folder) => ({ path: `../../${folder}` })) });
}

/** The root builds every game; what else it builds keeps its place. */
function rootText() {
  const config = readJson('tsconfig.json');
  const isGame = ({ path }) => path.startsWith('games/');
  const at = config.references.findIndex(isGame);
  const others = config.references.filter((reference) => !isGame(reference));
  const references = [...others.slice(0, at), ...games().map((path) => ({ path })), ...others.slice(at)];
  return jsonText({ ...config, references });
}

/** What npm run shelf writes, by file. The folders of games/ and what their package.json says are its only source. */
const shelfFiles = () => ({
  [`${SHELF}/src/written/cards.ts`]: cardsText(),
  [`${SHELF}/src/written/rules.ts`]: rulesText(),
  [`${SHELF}/src/written/words.ts`]: wordsText(),
  [`${SHELF}/package.json`]: manifestText(),
  [`${SHELF}/tsconfig.json`]: referencesText(),
  'tsconfig.json': rootText(),
});

const essence = (text) => text.replaceAll(/,(?=\s*[\]}])|\s/g, '');

/** Which of them are not so, or not there; how Biome lays out their lines does not matter. */
export const staleFiles = () =>
  Object.entries(shelfFiles()).filter(([file, text]) => !isFile(file) || essence(readText(file)) !== essence(text));
