/** Where more than this fail, the machine is not to blame. */
const MOST = 6;

/**
 * Whatever failed among others is run once more, alone and after the others: what then passes counts as passed, and is said
 * aloud as flaky with what was wrong at first. Results have a name, counts and, where something failed, its text.
 */
export async function onceMore(results, again) {
  const failed = results.filter((result) => result.failed > 0);
  if (failed.length > MOST) return results;
  const last = new Map();
  for (const first of failed) {
    console.log(`\n${first.name} failed; once more, alone:`);
    const second = await again(first);
    const isFlaky = second.failed === 0 && second.passed > 0;
    if (isFlaky) console.log(`flaky: ${first.name} passed alone, but at first:\n${first.text}`);
    last.set(first, isFlaky ? { ...second, flaky: [first.name] } : second);
  }
  return results.map((result) => last.get(result) ?? result);
}

/** The counts of many results as one. */
export function sum(results) {
  const total = { passed: 0, failed: 0, skipped: 0, flaky: [] };
  for (const { passed = 0, failed = 0, skipped = 0, flaky = [] } of results) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.flaky.push(...flaky);
  }
  return total;
}
