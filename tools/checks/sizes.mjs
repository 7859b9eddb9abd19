import { filesUnder, isFile, readJson } from '../lib/root.mjs';
import { isSource, isTest, sourceOf, walk } from '../lib/source.mjs';

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** No file and no function past its limit, but for those sizes.json names with a reason. */
export function checkSizes() {
  const sizes = readJson('tools/sizes.json');
  const files = ['packages', 'games', 'apps', 'tools', 'bench'].flatMap((folder) => filesUnder(folder, isSource));
  const used = new Set();
  const allowed = (list, key) => list[key] && used.add(key);
  const findings = files.flatMap((file) => {
    const lines = sourceOf(file).text.trimEnd().split('\n').length;
    const long = lines > sizes.files.limit && !allowed(sizes.files.allowed, file);
    return [
      ...(long ? [{ file, text: `has ${lines} lines, ${sizes.files.limit} are the limit` }] : []),
      ...longFunctions(file, sizes.functions.limit).flatMap(({ name, line, length }) =>
        allowed(sizes.functions.allowed, `${file}#${name}`)
          ? []
          : [{ file, line, text: `${name} has ${length} lines, ${sizes.functions.limit} are the limit` }],
      ),
    ];
  });
  const stale = [...Object.keys(sizes.files.allowed), ...Object.keys(sizes.functions.allowed)].filter((key) => !used.has(key));
  return [
    ...findings,
    ...stale.map((key) => ({ file: 'tools/sizes.json', text: `allows ${key}, which ${isFile(key) ? 'is short' : 'needs no allowance'}` })),
  ];
}

function longFunctions(file, limit) {
  if (isTest(file)) return [];
  const { program, lineAt } = sourceOf(file);
  const functions = [];
  walk(program, (node, parents) => {
    if (!FUNCTIONS.has(node.type)) return;
    const line = lineAt(node.start);
    functions.push({ node, parents, line, length: lineAt(node.end) - line + 1 });
  });
  return functions
    .map(({ node, parents, line, length }) => ({ name: nameOf(node, parents), line, length: length - namedInside(node, functions) }))
    .filter(({ length }) => length > limit);
}

/** Lines of the functions with a name of their own directly inside: a closure that defines ten short functions is not long. */
function namedInside(outer, functions) {
  return functions
    .filter(({ node, parents }) => isNamed(node, parents) && parents.findLast((parent) => FUNCTIONS.has(parent.type)) === outer)
    .reduce((lines, { length }) => lines + length, 0);
}

function isNamed(node, parents) {
  const parent = parents.at(-1);
  return node.type === 'FunctionDeclaration' || parent?.type === 'VariableDeclarator' || parent?.type === 'Property';
}

function nameOf(node, parents) {
  const parent = parents.at(-1);
  return node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? 'a function without a name';
}
