// npm run check [name…]: types, lint and format, workspace, shelf, arrows, exports, sizes, purity, citations, docs, data. One line a finding.
const CHECKS = {
  types: async () => (await import('./checks/commands.mjs')).checkTypes(),
  biome: async () => (await import('./checks/commands.mjs')).checkBiome(),
  workspace: async () => (await import('./checks/workspace.mjs')).checkWorkspace(),
  shelf: async () => (await import('./checks/shelf.mjs')).checkShelf(),
  arrows: async () => (await import('./checks/arrows.mjs')).checkArrows(),
  exports: async () => (await import('./checks/exports.mjs')).checkExports(),
  sizes: async () => (await import('./checks/sizes.mjs')).checkSizes(),
  purity: async () => (await import('./checks/purity.mjs')).checkPurity(),
  citations: async () => (await import('./checks/citations.mjs')).checkCitations(),
  docs: async () => (await import('./checks/docs.mjs')).checkDocs(),
  data: async () => (await import('./checks/data.mjs')).checkData(),
};

/** Runs the named checks and says what they found; returns how many are clean and how many are not. */
export async function check(names = Object.keys(CHECKS), say = console.log) {
  const counts = { passed: 0, failed: 0 };
  for (const name of names) {
    const findings = await findingsOf(name);
    for (const { file, line, text } of findings) say(`${name}  ${file}${line ? `:${line}` : ''}  ${text}`);
    say(findings.length === 0 ? `${name}  ok` : `${name}  ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`);
    counts[findings.length === 0 ? 'passed' : 'failed']++;
  }
  return counts;
}

async function findingsOf(name) {
  if (!CHECKS[name]) return [{ file: name, text: `is not a check; there are ${Object.keys(CHECKS).join(', ')}` }];
  try {
    return await CHECKS[name]();
  } catch (error) {
    return [{ file: 'tools', text: `the check itself failed: ${error.message}` }];
  }
}

if (process.argv[1] === import.meta.filename) {
  const names = process.argv.slice(2);
  const { failed } = await check(names.length > 0 ? names : undefined);
  process.exitCode = failed > 0 ? 1 : 0;
}
