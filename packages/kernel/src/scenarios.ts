import type { Scenario } from './contract.js';
import type { Json } from './json.js';
import { integer, listOf, name, note, oneOf, type Reader, type Shape, shape } from './schema.js';

type ListedScenario<Id extends string, More extends object> = More & Scenario & { readonly id: Id };

/** Reads the scenarios of a game's data: these and no others, each once; `more` is what else this game says of one. */
export const scenarioList =
  <const Id extends string, More extends object>(ids: readonly Id[], more: Shape<More>): Reader<readonly ListedScenario<Id, More>[]> =>
  (value, path, complaints) => {
    const readers = { id: oneOf(...ids), title: name, about: note, turns: integer(1, 40), ...more } as Shape<ListedScenario<Id, More>>;
    const listed = listOf(shape(readers), ids.length, ids.length)(value, path, complaints);
    // What was complained of already may be missing.
    const found: readonly (Id | undefined)[] = listed?.map((one) => one?.id) ?? [];
    found.forEach((id, i) => {
      if (id !== undefined && found.indexOf(id) !== i) complaints.say(`${path}[${i}].id`, 'is used twice');
    });
    return listed;
  };

/** What a table is told of the scenarios in a game's data, which has been read and found in order. */
export function scenariosIn({ scenarios }: Readonly<Record<string, Json>>): readonly Scenario[] {
  const file = scenarios as { readonly scenarios?: readonly Scenario[] } | undefined;
  if (!file?.scenarios) throw new Error('this game has no scenarios in its data');
  return file.scenarios.map(({ id, title, turns, about }) => ({ id, title, turns, about }));
}
