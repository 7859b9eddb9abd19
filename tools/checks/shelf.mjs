import { basename } from 'node:path';
import { isFile, readJson } from '../lib/root.mjs';
import { shelvedGames, staleFiles } from '../lib/shelf.mjs';

/** Every game that calls itself playable stands on the shelf with its card, and the shelf is what the folders say. */
export function checkShelf() {
  const stale = staleFiles().map(([file]) => ({ file, text: 'is not what games/ says: run npm run shelf' }));
  return [...shelvedGames().flatMap(withoutCard), ...stale];
}

function withoutCard(folder) {
  const file = `${folder}/src/card.json`;
  if (!isFile(file))
    return [{ file, text: 'is missing: a game that can be played needs a card, or package.json says "bocage": "in the making"' }];
  if (!readJson(`${folder}/package.json`).exports?.['./card']) return [{ file: `${folder}/package.json`, text: 'does not export ./card' }];
  return readJson(file).id === basename(folder) ? [] : [{ file, text: `must have the id ${basename(folder)}, the name of its folder` }];
}
