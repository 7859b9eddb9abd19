import type { Seat } from '@bocage/kernel';
import type { Done, Work } from '../rules/jobs.js';
import type { KeptProposal } from '../storage/records.js';
import type { Storage } from '../storage/storage.js';
import type { LiveTable } from './live-table.js';
import { type MessageOf, once, requestKey } from './play-requests.js';
import type { Asker } from './watcher.js';

export interface ProposalSurroundings {
  readonly storage: Storage;
  tellInfo(table: LiveTable): void;
}

type Word = MessageOf<'propose' | 'answer'>;

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

/** A word about a proposal is said in its turn by who holds the seat then, and once however often it is sent. */
function say(table: LiveTable, asker: Asker, { id, type, seat }: Word, word: () => Promise<boolean>): Promise<void> {
  return table.turns.take(async () => {
    if (!table.holds(asker.session, seat)) return asker.refuse(id, 'wrong-seat');
    const request = requestKey(asker.session, id, type);
    if (table.requests.has(request)) return asker.done(id, table.id);
    if (table.outcome) return asker.refuse(id, 'over');
    if (await word()) table.requests.remember(request);
  });
}

/** Asks the others for a take-back or a draw; at once granted where nobody else has to agree. */
export const proposeRequest = (
  table: LiveTable,
  asker: Asker,
  message: MessageOf<'propose'>,
  around: ProposalSurroundings,
): Promise<void> => say(table, asker, message, () => propose(table, asker, message, around));

/** Whether it is proposed, or granted; if not, why has been said. */
async function propose(
  table: LiveTable,
  asker: Asker,
  { id, seat, what }: MessageOf<'propose'>,
  around: ProposalSurroundings,
): Promise<boolean> {
  const refuse = (code: string): false => {
    asker.refuse(id, code);
    return false;
  };
  if (what === 'draw' && table.seats.some((other) => table.seating.computerOf(other) !== undefined)) return refuse('computer-declines');
  const reply = what === 'take-back' ? await table.carryOut({ kind: 'can-take-back', seat }) : undefined;
  if (reply && !reply.ok) return refuse(reply.code);
  const to = reply?.takeBackTo;
  const proposal: KeptProposal = { what, by: seat, agreed: [], ...(to === undefined ? {} : { to }) };
  if (table.outcome) return refuse('over');
  if (othersOf(table, asker.session).length === 0) return (await grant(table, asker, { id, seat }, proposal)) !== undefined;
  await setProposals(table, [...table.proposals.filter((other) => other.what !== what || other.by !== seat), proposal], around);
  asker.done(id, table.id);
  return true;
}

/** Agrees to or declines what others proposed; carried out when all have agreed. */
export const answerRequest = (table: LiveTable, asker: Asker, message: MessageOf<'answer'>, around: ProposalSurroundings): Promise<void> =>
  say(table, asker, message, () => answer(table, asker, message, around));

/** Whether it is answered; if not, why has been said. */
async function answer(
  table: LiveTable,
  asker: Asker,
  { id, seat, what, agree }: MessageOf<'answer'>,
  around: ProposalSurroundings,
): Promise<boolean> {
  const proposal = table.proposals.find((open) => open.what === what && (!agree || open.by !== seat));
  if (!proposal) {
    asker.refuse(id, 'no-proposal');
    return false;
  }
  const rest = table.proposals.filter((other) => other !== proposal);
  const agreed = table.seats.filter((other) => proposal.agreed.includes(other) || other === seat);
  const proposer = table.seating.holderOf(proposal.by)?.session ?? '';
  if (agree && othersOf(table, proposer).every((other) => agreed.includes(other))) {
    const done = await grant(table, asker, { id, seat }, { ...proposal, agreed });
    if (done) await setProposals(table, rest, around);
    return done !== undefined;
  }
  await setProposals(table, agree ? [...rest, { ...proposal, agreed }] : rest, around);
  asker.done(id, table.id);
  return true;
}

function grant(
  table: LiveTable,
  asker: Asker,
  { id, seat }: Pick<Word, 'id' | 'seat'>,
  { what, by, agreed, to = -1 }: KeptProposal,
): Promise<Done | undefined> {
  const work: Work =
    what === 'take-back'
      ? { kind: 'take-back', seat: by, agreed, to }
      : { kind: 'conclude', outcome: { level: 'draw' }, why: 'draw agreed' };
  return once(table, asker, id, work, seat);
}

/** Another holds the seat: what was proposed or agreed to from it was not said by him. Part of the turn in which he sits down. */
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
  const isHis = ({ what, by }: KeptProposal): boolean => what === 'take-back' && by === seat;
  if (!table.proposals.some(isHis)) return;
  await table.turns.take(() =>
    setProposals(
      table,
      table.proposals.filter((open) => !isHis(open)),
      around,
    ),
  );
}
