import { describe, expect, it } from 'vitest';
import { Mistake } from '../mistake.js';
import { runBench } from './bench.js';
import { markdownTable } from './markdown.js';

describe('a bench on a machine that lacks something', () => {
  it('measures everything else and says what is missing', async () => {
    const bundle = { firstLoadKb: 111, everythingKb: 222, files: {} };
    const nothing = () => {};
    const report = await runBench(['frames', 'bundle'], 'any', {
      playouts: nothing,
      interrupts: nothing,
      reach: nothing,
      server: nothing,
      megagame: nothing,
      ai: nothing,
      frames: () => {
        throw new Mistake('Measuring frames needs Chromium.');
      },
      bundle(measured) {
        measured.bundle = bundle;
      },
    });
    expect(report).toEqual({ bundle, missing: { frames: 'Measuring frames needs Chromium.' } });
    const table = markdownTable(report);
    expect(table).toContain('111 kB');
    expect(table).toContain('Not measured here: frames. Measuring frames needs Chromium.');
  });
});
