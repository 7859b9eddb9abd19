import { parseSync } from 'vite';
import { readText } from './root.mjs';

const parsed = new Map();

/** One source file with its syntax tree; `lineAt` turns an offset into a line number. */
export function sourceOf(path) {
  let source = parsed.get(path);
  if (!source) {
    const text = readText(path);
    const { program, module, errors } = parseSync(path, text);
    source = { path, text, program, module, errors, lineAt: (offset) => text.slice(0, offset).split('\n').length };
    parsed.set(path, source);
  }
  return source;
}

/** Calls `visit` for every node with its parents, nearest last. */
export function walk(node, visit, parents = []) {
  if (Array.isArray(node)) {
    for (const held of node) walk(held, visit, parents);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.type === 'string') {
    visit(node, parents);
    parents = [...parents, node];
  }
  for (const key in node) if (key !== 'type' && key !== 'start' && key !== 'end') walk(node[key], visit, parents);
}

/** What a file imports: the text of each request, whether only types come from it, and its line. */
export function importsOf(path) {
  const { module, text, lineAt } = sourceOf(path);
  const requests = [];
  const add = (request, start, typeOnly) => requests.push({ request, line: lineAt(start), typeOnly });
  for (const { moduleRequest, entries, start } of module.staticImports) {
    add(moduleRequest.value, start, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, start } of entries) if (moduleRequest) add(moduleRequest.value, start, isType);
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal) add(literal[1], start, false);
  }
  return requests;
}

/** '@bocage/kernel' of '@bocage/kernel/x', 'zod' of 'zod/mini'; undefined for relative paths and Node's own modules. */
export function packageOf(request) {
  if (/^(\.|\/|node:|#|virtual:)/.test(request)) return undefined;
  const parts = request.split('/');
  return request.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

export const isSource = (path) => /\.(ts|tsx|mjs|mts)$/.test(path) && !path.endsWith('.d.ts');
export const isTest = (path) => /\.test\.tsx?$/.test(path) || /\/(test|testing|support|journeys|bench|tools)\//.test(path);
