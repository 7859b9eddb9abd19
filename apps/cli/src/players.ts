import { type GameMeta, type Level, levelsOf, type Options, seatsOf } from '@bocage/kernel';
import { Mistake, unknown } from './mistake.js';

/** `greedy,random`: players in the order of the table's seats; one name alone sits everywhere. */
export function parsePlayers(text: string, meta: GameMeta, options: Options): Level[] {
  const seats = seatsOf(meta, options);
  const names = text.split(',').map((name) => name.trim());
  const players = (names.length === 1 ? seats.map(() => names[0] as string) : names).map((name) => playerNamed(name, meta));
  if (players.length !== seats.length) {
    throw new Mistake(`${meta.id} has ${seats.length} seats (${seats.map(({ id }) => id).join(', ')}), not ${players.length}.`);
  }
  return players;
}

export function playerNamed(name: string, meta: Pick<GameMeta, 'levels'>): Level {
  const levels = levelsOf(meta);
  const found = levels.find((player) => player === name);
  if (!found) throw unknown('player', name, levels);
  return found;
}

/** `allied-list=literal,german-order=3`: the choices made when a table opens, the first value where none is named. */
export function parseOptions(text: string | undefined, meta: GameMeta): Record<string, string> {
  const firsts = Object.fromEntries(meta.options.map(({ id, values }) => [id, values[0]?.id ?? '']));
  return { ...firsts, ...chosenOptions(text, meta) };
}

/** Only the choices that are named. */
export function chosenOptions(text: string | undefined, meta: GameMeta): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const pair of (text ?? '').split(',').filter((part) => part !== '')) {
    const [id = '', value = ''] = pair.split('=');
    const option = meta.options.find((known) => known.id === id);
    if (!option)
      throw unknown(
        `option of ${meta.id}`,
        id,
        meta.options.map((known) => known.id),
      );
    const values = option.values.map((known) => known.id);
    if (!values.includes(value)) throw unknown(`value of ${id}`, value, values);
    chosen[id] = value;
  }
  return chosen;
}
