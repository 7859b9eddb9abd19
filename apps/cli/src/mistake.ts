/** Something the caller got wrong: said in one line, without a trace, exit code 2. */
export class Mistake extends Error {}

/** The message for a name that does not exist: what was asked for, and what there is. */
export function unknown(what: string, name: string, known: readonly string[]): Mistake {
  const list = known.length > 0 ? `there are: ${known.join(', ')}` : 'there are none';
  return new Mistake(`There is no ${what} "${name}"; ${list}.`);
}
