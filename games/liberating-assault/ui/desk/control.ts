import type { DeskCard, DeskPart, DeskRow } from '@bocage/board';
import { CARDS } from '../../src/data/shapes.js';
import { seatIds } from '../../src/seats.js';
import { FREE, GERMAN } from '../../src/types.js';
import { holderOf } from '../../src/world.js';
import { counterName, formationName, holderName, sideAdjective, teamTitle, unitName } from '../names.js';
import { seatNumber } from '../seats.js';
import { STAGE_WORDS, turnName } from '../stages.js';
import { capital, counted } from '../text.js';
import { asksOf, seatName, topOf } from '../words.js';
import { counterRow, formationRow } from './counters.js';
import { cardAt, chip, legalWord, type MakeParts, type Sitting } from './on-desk.js';

function stagePart({ words, view }: Sitting): DeskPart {
  const { open } = view;
  const asks = asksOf(open);
  return {
    id: 'stage',
    title: 'The table now',
    section: '9.8',
    lines: [
      { text: `${turnName(words.world, open.turn)}, step: ${STAGE_WORDS[open.stage].title}.`, section: STAGE_WORDS[open.stage].section },
      {
        text:
          asks.length === 0
            ? 'Nobody is asked.'
            : `Asked: ${asks.length} of ${seatIds(words.world.teams, open.way).length} seats${asks.length <= 4 ? `: ${asks.map(seatName).join(', ')}` : ''}.`,
      },
      { text: `${capital(counted(open.rulings, 'ruling'))} so far.`, section: '9.8' },
    ],
  };
}

const boxesLabel = (lost: number): string => (lost === 0 ? 'None off' : `${lost} off`);

/** The counter control has picked, and what may be done with it. */
function pickedPart(sitting: Sitting): DeskPart[] {
  const { words, view, seat, legal } = sitting;
  const unit = view.known.cursor[seatNumber(words, view.open, seat)] ?? FREE;
  if (topOf(view.open).step !== 'ruling' || unit < 0) return [];
  const boxes = [...legal]
    .filter((word) => word.startsWith('boxes:'))
    .map((word) => ({ word, label: boxesLabel(Number(word.split(':')[1])) }));
  const formation = view.open.attached[unit] as number;
  const given = [...legal].filter((word) => word.startsWith('to:'));
  const told = [...legal].filter((word) => word.startsWith('reveal:'));
  return [
    {
      id: 'picked',
      title: `Ruling on ${unitName(words, view.open, unit)}`,
      section: '9.8',
      note:
        given.length > 0
          ? 'Say which division is to have it.'
          : `Tap a hex to put it there${boxes.length > 0 ? ', or say how many boxes are to be crossed off in all' : ''}.`,
      rows: [
        {
          ...counterRow(sitting, unit),
          actions: [
            ...boxes,
            ...(legal.has('void-order') ? [{ word: 'void-order', label: 'Strike its order' }] : []),
            ...(legal.has('remove') ? [{ word: 'remove', label: 'Take it off the map' }] : []),
          ],
        },
        ...given.map((word) => ({
          id: word,
          title: formationName(words, Number(word.split(':')[1])),
          actions: [{ word, label: 'Give it here' }],
        })),
        ...(formation < 0 ? [] : [handRow(sitting, holderOf(words.world, formation))]),
      ],
    },
    {
      id: 'tell',
      title: 'Tell a team where it is',
      section: '9.5',
      fold: true,
      rows: told.map((word) => ({ id: word, title: teamTitle(words, Number(word.split(':')[1])), actions: [{ word, label: 'Tell' }] })),
    },
  ];
}

function handRow(sitting: Sitting, holder: number): DeskRow {
  const { words, view } = sitting;
  const cards = CARDS.flatMap((_, card): DeskCard[] => {
    const made = chip(words, card, cardAt(view.known.hand, holder, card), {
      word: legalWord(sitting, `grant:${card}:${holder}`),
      less: legalWord(sitting, `take:${card}:${holder}`),
      label: `Give one to ${holderName(words, holder)}`,
    });
    return made ? [made] : [];
  });
  return { id: `staff-${holder}`, title: `${holderName(words, holder)}: cards`, cards };
}

/** §4.9 Battles whose roles control may turn round, and the end it may put to the game. */
function endParts({ words, view, legal }: Sitting): DeskPart[] {
  const turned = [...legal].filter((word) => word.startsWith('attacker:'));
  const rows = turned.map((word): DeskRow => {
    const { target } = view.known.battles[Number(word.split(':')[1])] ?? { target: -1 };
    return {
      id: word,
      title: `Battle ${words.places.at(target)}`,
      hexes: [target],
      actions: [{ word, label: 'The defenders attack instead' }],
    };
  });
  const end: DeskPart = {
    id: 'end',
    title: 'End the game',
    section: '9.8',
    fold: true,
    actions: [{ word: 'end-game', label: 'End the game here', sure: 'Nobody can take that back: end it' }],
  };
  return [
    ...(rows.length > 0 ? [{ id: 'turned', title: 'Who attacks', section: '4.9', fold: true, rows } as const] : []),
    ...(legal.has('end-game') ? [end] : []),
  ];
}

/** §9.8 Hands of the staffs, with what control may add or take. */
function handsPart(sitting: Sitting): DeskPart {
  const { level } = sitting.words.world.teams;
  const staffs = [...level.keys()].filter((team) => !['division', 'german', 'control'].includes(level[team] as string));
  return { id: 'hands', title: 'Hands of the staffs', section: '9.8', fold: true, rows: staffs.map((team) => handRow(sitting, team)) };
}

/** §10.1 */
function arrivalsPart(sitting: Sitting): DeskPart[] {
  const { words, view, legal } = sitting;
  const due = view.known.due.flatMap((turn, formation) => (turn > 0 ? [{ turn, formation }] : [])).sort((a, b) => a.turn - b.turn);
  if (due.length === 0) return [];
  const rows = due.map(
    ({ turn, formation }): DeskRow => ({
      id: `due-${formation}`,
      title: formationName(words, formation),
      note: `turn ${turn}, ${turnName(words.world, turn)}, under ${teamTitle(words, view.open.command[formation] as number)}`,
      actions: legal.has(`arrive:${formation}`) ? [{ word: `arrive:${formation}`, label: 'Comes with the next arrivals' }] : [],
    }),
  );
  return [{ id: 'arrivals', title: 'Arrivals', section: '10.1', fold: true, rows }];
}

/** §9.8 Counters that are not on the map, by formation: to be put there. */
function offMapPart({ words, view, legal }: Sitting): DeskPart[] {
  const rows = new Map<number, string[]>();
  for (const word of legal) {
    if (!word.startsWith('pick:')) continue;
    const formation = view.open.attached[Number(word.split(':')[1])] as number;
    rows.set(formation, [...(rows.get(formation) ?? []), word]);
  }
  if (rows.size === 0) return [];
  return [
    {
      id: 'off-map',
      title: 'Counters off the map',
      section: '9.8',
      note: 'Pick one, then tap the hex where it is to stand.',
      fold: true,
      rows: [...rows].map(([formation, picks]) => ({
        id: `off-${formation}`,
        title: formation < 0 ? 'Independent units' : formationName(words, formation),
        actions: picks.map((word) => ({ word, label: counterName(words, Number(word.split(':')[1])) })),
      })),
    },
  ];
}

function sidePart(sitting: Sitting, side: 0 | 1): DeskPart {
  const { words, view } = sitting;
  const { formations } = words.world;
  const here = [...formations.side.keys()].filter((formation) => formations.side[formation] === side && view.known.due[formation] === 0);
  return {
    id: `side-${side}`,
    title: `${sideAdjective(side)} formations`,
    section: '9.8',
    fold: true,
    rows: here.map((formation) => formationRow(sitting, formation)),
  };
}

/** §9.8 The umpires' console: the whole truth, and what they may decide. */
export const controlParts: MakeParts = (sitting) => [
  ...pickedPart(sitting),
  stagePart(sitting),
  handsPart(sitting),
  ...arrivalsPart(sitting),
  ...offMapPart(sitting),
  sidePart(sitting, 0),
  sidePart(sitting, GERMAN as 1),
  ...endParts(sitting),
];
