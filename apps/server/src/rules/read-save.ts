import { loadTable } from '@bocage/protocol';
import { type ReadSave, Unusable } from './jobs.js';

/** A save as it was sent: large, and from outside, so that it is not even read where others would wait for it. */
export function readSave(text: string): ReadSave {
  const parsed = loadTable.safeParse(parse(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Unusable('bad-request', `The request could not be read: ${issue?.path.join('.') || 'body'}: ${issue?.message ?? ''}`);
  }
  const { save, title, name, seats } = parsed.data;
  const { bocage, ...log } = save;
  return {
    game: log.game,
    scenario: log.scenario,
    options: log.options,
    title: title ?? bocage?.title,
    name: name ?? '',
    seats: seats ?? {},
    handDice: bocage?.handDice ?? false,
    ...(bocage?.pack === undefined ? {} : { packText: JSON.stringify(bocage.pack) }),
    logText: JSON.stringify(log),
    entries: log.entries.length,
    orders: bocage?.orders ?? {},
    takeBacks: log.entries.filter(({ kind }) => kind === 'take-back').length,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unusable('bad-request', 'The request could not be read: it is not JSON.');
  }
}
