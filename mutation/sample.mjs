// One mutant in `MUTANT_SAMPLE`, drawn by what is changed and where in its file: a run on another day, or over other files, tries the same.
// `MUTANT_DRAW` draws others: what tests were written against one draw is measured by the next.
import { createHash } from 'node:crypto';

export function isDrawn(file, { location: { start, end }, replacement }) {
  const every = Number(process.env.MUTANT_SAMPLE ?? 1);
  const named = [file.slice(file.indexOf('games/')), start.line, start.column, end.line, end.column, replacement].join();
  return createHash('sha1').update(named).digest().readUInt32BE() % every === Number(process.env.MUTANT_DRAW ?? 0);
}
