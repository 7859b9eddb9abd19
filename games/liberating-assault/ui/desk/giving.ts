import type { DeskCard, DeskPart, DeskRow } from '@bocage/board';
import { CARDS, type CardKind } from '../../src/data/shapes.js';
import { leftOver } from '../../src/rules/giving.js';
import { isIdle, mayAskBack } from '../../src/rules/hand-down.js';
import { mayReceive } from '../../src/rules/headquarters.js';
import { DUEL, type HandDownFrame, NONE } from '../../src/types.js';
import { holderOf } from '../../src/world.js';
import { holderName, teamTitle } from '../names.js';
import { capital } from '../text.js';
import { seatName, topOf } from '../words.js';
import { needsText } from './needs.js';
import { cardAt, chip, handCards, legalWord, type MakeParts, type Sitting } from './on-desk.js';
import { usualGifts } from './usual.js';
import { wantedText } from './wanting.js';

/** Those right below a team that may hold cards: teams below armies, divisions that have come below corps. */
export function juniorsOf({ words, view }: Sitting, team: number): number[] {
  const { world } = words;
  const teams = world.teams.superior.flatMap((superior, below) =>
    superior === team && world.teams.level[team] !== 'corps' && world.teams.level[team] !== 'coordinator' ? [below] : [],
  );
  const divisions = view.open.command.flatMap((command, formation) =>
    command === team && world.formations.level[formation] === 'division' && view.known.due[formation] === 0
      ? [holderOf(world, formation)]
      : [],
  );
  return [...teams, ...divisions];
}

/** The cards a junior has, is about to be given, and can be given now. */
function giftCards(sitting: Sitting, holder: number): DeskCard[] {
  const { words, view } = sitting;
  return CARDS.flatMap((_, card) => {
    const word = legalWord(sitting, `give:${card}:${holder}`);
    const pending = cardAt(view.known.gift, holder, card);
    return (
      chip(words, card, cardAt(view.known.hand, holder, card), { pending, word, label: `Give one to ${holderName(words, holder)}` }) ?? []
    );
  });
}

const BEATEN = 'Its headquarters was beaten: fuel and ammo sent to it go on to its nearest divisions (§7.4).';

/** What a junior asks for, before what he needs by the rules. */
function noteOf(sitting: Sitting, holder: number): string {
  if (holder < sitting.words.world.teams.count && isIdle(sitting.view.open, holder)) return BEATEN;
  const wanted = wantedText(sitting, holder);
  return wanted === undefined ? needsText(sitting, holder) : `${wanted}; ${needsText(sitting, holder)}`;
}

function rowOf(sitting: Sitting, holder: number, cards: readonly DeskCard[]): DeskRow {
  const { words, view } = sitting;
  const formation = holder - words.world.teams.count;
  const hq = formation < 0 ? NONE : (view.known.hex[words.world.formations.hq[formation] as number] as number);
  const isCut = formation >= 0 && !mayReceive(words.world, view.open, view.known, formation);
  return {
    id: `holder-${holder}`,
    title: holderName(words, holder),
    note: isCut ? 'Too far from its corps headquarters: receives nothing (§7.2).' : noteOf(sitting, holder),
    ...(isCut ? { tone: 'bad' } : {}),
    ...(hq >= 0 ? { hexes: [hq] } : {}),
    cards,
  };
}

/** §4.2 What of each card a team has set aside for those below; in a duel also what is passed down from it where a corps has none. */
function setAside({ words, view }: Sitting, team: number): number[] {
  const { known, open } = view;
  return CARDS.map((card, i) => {
    const has = cardAt(known.hand, team, i);
    return has - Math.max(0, leftOver(words.world, open, known, card)[team] as number);
  });
}

/** Whether a team is one of those that give at this level; coordinators give when corps do (§9.9). */
function givesAt({ words }: Sitting, level: HandDownFrame['level'], team: number): boolean {
  const own = words.world.teams.level[team];
  return own === level || (level === 'corps' && own === 'coordinator');
}

/** §4.2 In a duel cards come straight from whoever has them: what the staffs above the corps hold. */
function sourceParts(sitting: Sitting, givers: readonly number[]): DeskPart[] {
  const { words, member } = sitting;
  const above = member.teams.filter((team) => !givers.includes(team) && handCards(sitting, team).length > 0);
  if (above.length === 0) return [];
  const rows = above.map((team): DeskRow => {
    const cards = handCards(sitting, team, setAside(sitting, team));
    return { id: `source-${team}`, title: teamTitle(words, team), cards, ...(cards.length === 0 ? { note: 'All is set aside.' } : {}) };
  });
  return [{ id: 'sources', title: 'Cards to hand down', section: '4.2', rows }];
}

/** §6.3 §7.4 In a duel a corps is given its own cards beside its divisions: for its guns, or to go on when it was beaten. */
function ownRow(sitting: Sitting, team: number): DeskRow[] {
  const cards = sitting.view.open.way === DUEL ? giftCards(sitting, team) : [];
  if (cards.length === 0) return [];
  const row = rowOf(sitting, team, cards);
  return [isIdle(sitting.view.open, team) ? row : { ...row, note: 'For its own headquarters and guns.' }];
}

function noteOfGiver({ view }: Sitting, team: number, left: number): { readonly note?: string } {
  if (isIdle(view.open, team)) return { note: BEATEN };
  return left === 0 && view.open.way !== DUEL ? { note: 'Nothing left in hand.' } : {};
}

/** §4.2 A part for each team that hands cards down: its hand, and a row for each junior whose chips are buttons. */
export const handDownParts: MakeParts = (sitting) => {
  const { words, view, member } = sitting;
  const top = topOf(view.open);
  if (top.step !== 'hand-down') return [];
  const givers = member.teams.filter((team) => givesAt(sitting, top.level, team) && juniorsOf(sitting, team).length > 0);
  const ammo = member.teams.reduce((sum, team) => sum + cardAt(view.known.hand, team, CARDS.indexOf('ammo')), 0);
  const usual = usualGifts(
    sitting,
    givers.flatMap((team) => juniorsOf(sitting, team)),
    ammo,
  );
  const parts = givers.map((team): DeskPart => {
    const rows = [
      ...ownRow(sitting, team),
      ...juniorsOf(sitting, team).map((holder) => rowOf(sitting, holder, giftCards(sitting, holder))),
    ];
    const cards = handCards(sitting, team, setAside(sitting, team));
    const note = noteOfGiver(sitting, team, cards.length);
    return { id: `give-${team}`, title: `${teamTitle(words, team)} hands down`, section: '4.2', ...note, cards, rows };
  });
  const share: DeskPart[] = usual.length === 0 ? [] : [{ id: 'share', title: 'The usual', section: '4.2', actions: usual }];
  return [...share, ...(view.open.way === DUEL ? sourceParts(sitting, givers) : []), ...parts];
};

/** §4.2 What can be called back when a turn ends. */
export const retrieveParts: MakeParts = (sitting) => {
  const { words, view, member } = sitting;
  if (topOf(view.open).step !== 'retrieve') return [];
  const rows = member.teams
    .flatMap((team) => juniorsOf(sitting, team))
    .map((holder) => {
      const cards = CARDS.flatMap((card, i) => {
        if (!mayAskBack(card as CardKind)) return [];
        const pending = cardAt(view.known.gift, holder, i);
        return (
          chip(words, i, cardAt(view.known.hand, holder, i), {
            pending,
            word: legalWord(sitting, `back:${i}:${holder}`),
            label: `Call back from ${holderName(words, holder)}`,
          }) ?? []
        );
      });
      return rowOf(sitting, holder, cards);
    });
  return [
    {
      id: 'back',
      title: 'Aircraft and ships out with others',
      section: '4.2',
      rows: rows.filter(({ cards }) => (cards?.length ?? 0) > 0),
    },
    ...dismissalParts(sitting),
  ];
};

/** §9.7 Juniors a commander may want to be rid of; control has to agree. */
function dismissalParts({ legal }: Sitting): DeskPart[] {
  const rows = [...legal]
    .filter((word) => word.startsWith('dismiss:'))
    .map(
      (word): DeskRow => ({
        id: word,
        title: capital(seatName(word.slice('dismiss:'.length))),
        actions: [{ word, label: 'Ask for dismissal' }],
      }),
    );
  return rows.length === 0 ? [] : [{ id: 'dismiss', title: 'Dismissals', section: '9.7', fold: true, rows }];
}
