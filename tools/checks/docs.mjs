import { dirname, join, normalize } from 'node:path';
import { filesUnder, isFile, isFolder, readText } from '../lib/root.mjs';

/** A path from the root in backticks; what has a placeholder in it, or is made while reading along, names no file. */
const NAMED = /`((?:apps|bench|docs|games|packages|tools)\/[^`\s]*)`/g;
const MADE_UP = /[<*{]|my-game|…/;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

/** Every file and folder that the documents name or link to is there. */
export function checkDocs() {
  const files = ['README.md', 'CONTRIBUTING.md', ...filesUnder('docs', (file) => file.endsWith('.md'))];
  return files.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((text, i) => missingIn(file, text).map((path) => ({ file, line: i + 1, text: `names ${path}, which is not there` }))),
  );
}

function missingIn(file, text) {
  const named = [...text.matchAll(NAMED)].map(([, path]) => path).filter((path) => !MADE_UP.test(path));
  const linked = [...text.matchAll(LINK)].map(([, path]) => normalize(join(dirname(file), path)));
  return [...named, ...linked].filter((path) => !isFile(path) && !isFolder(path));
}
