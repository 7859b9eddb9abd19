import { ApiRefusal } from '../api-error.js';
import type { Done, Failed, ReadSave, Work } from '../rules/jobs.js';
import { ENDLESS, ORPHANED } from '../rules/rules-pool.js';
import type { House } from './tables.js';

const TRIES = 3;

/** A save or a data pack is read and played through in a thread of its own; the table is then loaded like any other. */
export async function tryOutside({ desk, config }: House, session: string, id: string, work: Work): Promise<Done> {
  for (let tries = 0; tries < TRIES; tries++) {
    const reply = await desk.run(session, id, work);
    if (reply === 'busy') throw new ApiRefusal(429, 'busy', 'The server is still busy with a save or a data pack. Try again in a while.');
    if (reply.ok) return reply;
    if (reply.code === 'threw') config.log(`from outside: ${reply.message}`);
    if (reply.code !== ORPHANED) throw outsideRefusal(reply, work);
  }
  throw new ApiRefusal(503, 'not-opened', 'The server could not open the table. Try again.');
}

/** Rules that fail at what comes from outside were given something they cannot play. */
function outsideRefusal(reply: Failed, work: Work): ApiRefusal {
  if (reply.code !== 'threw') return openingRefusal(reply);
  const isPack = work.kind === 'open' && work.logText === undefined;
  return isPack
    ? new ApiRefusal(400, 'bad-pack', 'This data pack cannot be played: the rules failed at it.')
    : new ApiRefusal(400, 'bad-save', 'This save cannot be played: the rules failed at it.');
}

export function openingRefusal({ code, message, complaints }: Failed): ApiRefusal {
  if (code === 'threw') return new ApiRefusal(500, 'rules-failed', 'The rules failed while the table was set up. Nothing was opened.');
  if (code === ENDLESS) return new ApiRefusal(400, 'rules-endless', 'Setting up this table took too long. Nothing was opened.');
  return new ApiRefusal(400, code, message ?? code, complaints);
}

/** What a save may cost is known before it is played. */
export function checkLength({ config }: House, { entries, takeBacks }: ReadSave): void {
  const { saveEntries, saveTakeBacks } = config.quotas;
  if (entries > saveEntries) throw new ApiRefusal(400, 'bad-save', `A save may have ${saveEntries} entries; this one has ${entries}.`);
  if (takeBacks > saveTakeBacks)
    throw new ApiRefusal(400, 'bad-save', `A save may have ${saveTakeBacks} take-backs; this one has ${takeBacks}.`);
}
