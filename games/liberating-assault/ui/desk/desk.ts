import type { Desk, DeskPart } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { sightOf } from '../../src/rules/sight.js';
import type { LiberatingAssaultView } from '../../src/types.js';
import { holderName, teamTitle } from '../names.js';
import { memberAt } from '../seats.js';
import { capital } from '../text.js';
import { seatName, topOf, type Words } from '../words.js';
import { battleParts } from './battles.js';
import { briefingPart } from './briefing.js';
import { allocateParts, attachParts, landingParts } from './choosing.js';
import { controlParts } from './control.js';
import { counterParts } from './counters.js';
import { handDownParts, juniorsOf, retrieveParts } from './giving.js';
import { losingParts } from './losing.js';
import { needsText } from './needs.js';
import { handCards, type Sitting } from './on-desk.js';
import { orderingParts } from './ordering.js';
import { placeParts } from './placing.js';
import { wantingParts } from './wanting.js';

/** §4.2 What a staff holds and whom it answers for, while it is not handing anything down. */
function staffParts(sitting: Sitting): DeskPart[] {
  const { words, view, member } = sitting;
  if (member.teams.length !== 1 || topOf(view.open).step === 'hand-down') return [];
  const team = member.teams[0] as number;
  const juniors = juniorsOf(sitting, team);
  const hand: DeskPart = { id: 'hand', title: `${teamTitle(words, team)}: hand`, section: '4.2', cards: handCards(sitting, team) };
  const below: DeskPart = {
    id: 'below',
    title: 'Under command',
    section: '9.6',
    rows: juniors.map((holder) => ({ id: `below-${holder}`, title: holderName(words, holder), note: needsText(sitting, holder) })),
  };
  return [...(hand.cards?.length ? [hand] : []), ...(juniors.length > 0 ? [below] : [])];
}

/** §9.5 What this seat sees of the main map, in words. */
function sightText(words: Words, { open }: LiberatingAssaultView, seat: Seat): string {
  const sight = sightOf(words.world, open, seat);
  if (sight === 'all') return 'You see the whole map.';
  if (sight === 'none') return 'You may not look at the main map: build your picture from what others tell you.';
  return 'You see the map round your own counters; the rest lies under a veil.';
}

export function deskOf(words: Words, view: LiberatingAssaultView, seat: Seat, legal: ReadonlySet<string>): Desk | undefined {
  const member = memberAt(words, view.open, seat);
  if (!view.seats.includes(seat)) return undefined;
  const sitting: Sitting = { words, view, seat, member, legal };
  const decisions = [
    landingParts,
    allocateParts,
    attachParts,
    handDownParts,
    placeParts,
    losingParts,
    orderingParts,
    battleParts,
    wantingParts,
    retrieveParts,
  ].flatMap((parts) => parts(sitting));
  const occupancy = member.control ? controlParts(sitting) : [...staffParts(sitting), ...(placing(decisions) ? [] : counterParts(sitting))];
  const parts = [...decisions, ...occupancy, briefingPart(sitting, decisions)].filter(isFilled);
  return { title: capital(seatName(seat)), about: `${sightText(words, view, seat)} (§9.5)`, parts };
}

/** A part without anything to read or to do is left out. */
const isFilled = ({ rows, cards, actions, lines, grid, note }: DeskPart): boolean =>
  [rows, cards, actions, lines].some((list) => (list?.length ?? 0) > 0) || grid !== undefined || note !== undefined;

/** Where cards are laid, the counters stand there already. */
const placing = (parts: readonly DeskPart[]): boolean => parts.some(({ id }) => id.startsWith('lay-'));
