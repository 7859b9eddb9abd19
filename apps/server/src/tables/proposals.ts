import type { Seat } from '@bocage/kernel';
import type { Done } from '../rules/jobs.js';
import type { KeptProposal } from '../storage/records.js';
import type { Storage } from '../storage/storage.js';
import type { LiveTable } from './live-table.js';
import { type MessageOf, once } from './play-requests.js';
import type { Asker } from './watcher.js';

export interface ProposalSurroundings {
  readonly storage: Storage;
  tellInfo(table: LiveTable): void;
}

/** Seats whose consent is needed: those of other people. A computer agrees to take-backs, a person alone agrees with himself. */
function othersOf(table: LiveTable, session: string): readonly Seat[] {
  return table.seats.filter((seat) => table.seating.computerOf(seat) === undefined && !table.holds(session, seat));
}

async function setProposals(
  table: LiveTable,
  proposals: readonly KeptProposal[],
  { storage, tellInfo }: ProposalSurroundings,
): Promise<void> {
  await storage.call('setProposals', table.id, proposals);
  table.proposals = table.outcome ? [] : proposals;
  tellInfo(table);
}

/** Asks the others for a take-back or a draw; at once granted where nobody else has to agree. */
export async function proposeRequest(
  table: LiveTable,
  asker: Asker,
  { id, seat, what }: MessageOf<'propose'>,
  around: ProposalSurroundings,
): Promise<void> {
  if (!table.holds(asker.session, seat)) return asker.refuse(id, 'wrong-seat');
  if (table.outcome) return asker.refuse(id, 'over');
  if (what === 'draw' && table.seats.some((other) => table.seating.computerOf(other) !== undefined))
    return asker.refuse(id, 'computer-declines');
  const reply = what === 'take-back' ? await table.carryOut({ kind: 'can-take-back', seat }) : undefined;
  if (reply && !reply.ok) return asker.refuse(id, reply.code);
  const to = reply?.takeBackTo;
  const proposal: KeptProposal = { what, by: seat, agreed: [], ...(to === undefined ? {} : { to }) };
  if (table.outcome) return asker.refuse(id, 'over');
  if (othersOf(table, asker.session).length === 0) return void (await grant(table, asker, id, proposal));
  await setProposals(table, [...table.proposals.filter((other) => other.what !== what || other.by !== seat), proposal], around);
  if (!table.holds(asker.session, seat)) await forgetWordOf(table, seat, around);
  asker.done(id, table.id);
}

/** Agrees to or declines what others proposed; carried out when all have agreed. */
export async function answerRequest(
  table: LiveTable,
  asker: Asker,
  { id, seat, what, agree }: MessageOf<'answer'>,
  around: ProposalSurroundings,
): Promise<void> {
  if (!table.holds(asker.session, seat)) return asker.refuse(id, 'wrong-seat');
  if (table.outcome) return asker.refuse(id, 'over');
  const proposal = table.proposals.find((open) => open.what === what && (!agree || open.by !== seat));
  if (!proposal) return asker.refuse(id, 'no-proposal');
  const rest = table.proposals.filter((other) => other !== proposal);
  if (!agree) {
    await setProposals(table, rest, around);
    return asker.done(id, table.id);
  }
  const agreed = table.seats.filter((other) => proposal.agreed.includes(other) || other === seat);
  const proposer = table.seating.holderOf(proposal.by)?.session ?? '';
  if (othersOf(table, proposer).every((other) => agreed.includes(other))) {
    if (await grant(table, asker, id, { ...proposal, agreed })) await setProposals(table, rest, around);
    return;
  }
  await setProposals(table, [...rest, { ...proposal, agreed }], around);
  if (!table.holds(asker.session, seat)) await forgetWordOf(table, seat, around);
  asker.done(id, table.id);
}

function grant(table: LiveTable, asker: Asker, id: string, { what, by, agreed, to = -1 }: KeptProposal): Promise<Done | undefined> {
  if (what === 'take-back') return once(table, asker, id, { kind: 'take-back', seat: by, agreed, to });
  return once(table, asker, id, { kind: 'conclude', outcome: { level: 'draw' }, why: 'draw agreed' });
}

/** Another holds the seat: what was proposed or agreed to from it was not said by him. */
export async function forgetWordOf(table: LiveTable, seat: Seat, around: ProposalSurroundings): Promise<void> {
  const { proposals } = table;
  if (!proposals.some(({ by, agreed }) => by === seat || agreed.includes(seat))) return;
  const kept = proposals.filter(({ by }) => by !== seat);
  await setProposals(
    table,
    kept.map((open) => ({ ...open, agreed: open.agreed.filter((other) => other !== seat) })),
    around,
  );
}

/** A seat that acts again has lost interest in taking back what it did before. */
export async function withdrawTakeBack(table: LiveTable, seat: Seat, around: ProposalSurroundings): Promise<void> {
  const rest = table.proposals.filter((open) => open.what !== 'take-back' || open.by !== seat);
  if (rest.length < table.proposals.length) await setProposals(table, rest, around);
}
