import { filesUnder, foldersIn, readJson } from '../lib/root.mjs';
import { isSource, isTest, sourceOf, walk } from '../lib/source.mjs';
import { roomOf } from './arrows.mjs';

const FORBIDDEN = new Set(['Date', 'console', 'performance', 'process', 'setTimeout', 'setInterval', 'localStorage', 'crypto']);

/** Pure rooms have no clock, no dice of their own, no console: a game replays the same everywhere. */
export function checkPurity() {
  const arrows = readJson('tools/arrows.json');
  return ['packages', 'games']
    .flatMap(foldersIn)
    .flatMap((folder) => filesUnder(folder, (file) => isSource(file) && !isTest(file) && roomOf(arrows, file)?.pure))
    .flatMap(impurities);
}

function impurities(file) {
  const { program, lineAt } = sourceOf(file);
  const findings = [];
  const report = (node, what) => findings.push({ file, line: lineAt(node.start), text: `uses ${what} in a pure room` });
  walk(program, (node, parents) => {
    if (node.type === 'MemberExpression' && node.object.name === 'Math' && node.property.name === 'random') report(node, 'Math.random');
    if (node.type === 'Identifier' && FORBIDDEN.has(node.name) && isReference(node, parents.at(-1))) report(node, node.name);
  });
  return findings;
}

/** A name that means the global, not a property or a key that happens to be called so. */
function isReference(node, parent) {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent?.key === node) return parent.shorthand === true;
  return !/^TS/.test(parent?.type ?? '') && parent?.id !== node;
}
