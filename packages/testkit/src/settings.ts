import type { GameMeta, Options } from '@bocage/kernel';
import type { Setting } from './law.js';

/** Above this many combinations, only the defaults and every single change to them. */
const MOST_COMBINATIONS = 24;

/** Every scenario with every set of options, but for what is chosen already. */
export function settingsOf(meta: GameMeta, chosen: Options = {}): Setting[] {
  const options = meta.options.map((option) => ({ ...option, values: option.values.filter(({ id }) => id === (chosen[option.id] ?? id)) }));
  const sets = optionSets({ ...meta, options });
  return meta.scenarios.flatMap(({ id }) => sets.map((options) => ({ scenario: id, options })));
}

function optionSets({ options }: GameMeta): Options[] {
  const combinations = options.reduce((product, { values }) => product * values.length, 1);
  const defaults: Options = Object.fromEntries(options.map(({ id, values }) => [id, values[0]?.id ?? '']));
  if (combinations > MOST_COMBINATIONS)
    return [defaults, ...options.flatMap(({ id, values }) => values.slice(1).map((value) => ({ ...defaults, [id]: value.id })))];
  return options.reduce<Options[]>(
    (sets, { id, values }) => sets.flatMap((set) => values.map((value) => ({ ...set, [id]: value.id }))),
    [{}],
  );
}

export function saySetting({ scenario, options }: Setting): string {
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  return [scenario, ...chosen].join(' ');
}
