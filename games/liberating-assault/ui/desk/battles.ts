import type { DeskGrid, DeskPart, DeskRow, InfoLine } from '@bocage/board';
import { TACTICS, type Tactic } from '../../src/data/shapes.js';
import { coastTactic } from '../../src/rules/coast.js';
import { resultOf } from '../../src/rules/results.js';
import { attackParts, defenceParts, type Part, sumOf } from '../../src/rules/strength.js';
import { playableTactics, type Role, type Tactical } from '../../src/rules/tactics.js';
import { type Battle, NONE } from '../../src/types.js';
import { tacticTitle, unitName } from '../names.js';
import { fares, supportOdds, theirCards } from '../odds.js';
import { battleToDecide } from '../prompts-battle.js';
import { counted, listedUpTo, signed } from '../text.js';
import { frameOf, topOf } from '../words.js';
import type { MakeParts, Sitting } from './on-desk.js';
import { usualFire } from './usual.js';

const WHAT: Readonly<Record<Part['what'], string>> = {
  units: 'counters',
  ammo: 'guns',
  air: 'aircraft',
  naval: 'ships',
  terrain: 'ground',
  funnies: 'funnies',
  coast: 'coastal works',
};

const sumText = (title: string, parts: readonly Part[]): string =>
  `${title} ${sumOf(parts)}: ${parts.length === 0 ? 'nothing' : parts.map(({ what, value }) => `${WHAT[what]} ${value}`).join(', ')}.`;

const OUTCOMES: Readonly<Record<Tactical, string>> = {
  win: 'Attack wins the cards',
  draw: 'Cards draw',
  lose: 'Attack loses the cards',
};

const lossText = (boxes: number): string => (boxes === 0 ? 'lose nothing' : `lose ${boxes}`);

function resultLine(sitting: Sitting, difference: number, tactical: Tactical): InfoLine {
  const { attackerLoss, defenderLoss, withdrawal } = resultOf(sitting.words.world, difference, tactical);
  const back = withdrawal > 0 ? ` and go back ${counted(withdrawal, 'hex', 'hexes')}` : '';
  return { text: `${OUTCOMES[tactical]}: attackers ${lossText(attackerLoss)}, defenders ${lossText(defenderLoss)}${back}.` };
}

/** §4.13 §5.2 Both strengths line by line, and what each outcome of the cards would do. */
function sumLines(sitting: Sitting, battle: Battle): InfoLine[] {
  const { words, view } = sitting;
  if (battle.contested === 0)
    return [{ text: 'Nobody fights for this hex: whoever is there is driven back, and it can be entered.', section: '7.3' }];
  const attack = attackParts(words.world, view.open, view.known, battle);
  const defence = defenceParts(words.world, view.open, view.known, battle);
  const difference = sumOf(attack) - sumOf(defence);
  const printed = coastTactic(words.world, view.open, view.known, battle);
  return [
    { text: sumText('Attack', attack), section: '4.13' },
    { text: sumText('Defence', defence), section: '4.14' },
    ...(printed === undefined
      ? []
      : [{ text: `The coastal works play the card printed on them: ${tacticTitle(words, printed)}.`, section: '8.1' }]),
    { text: `Difference ${signed(difference)}; boxes that every counter loses:`, section: '5.2' },
    ...(Object.keys(OUTCOMES) as Tactical[]).map((tactical) => resultLine(sitting, difference, tactical)),
  ];
}

const NEEDS = { tanks: 'tanks', infantry: 'infantry', artillery: 'guns present', gunfire: 'guns that fire' } as const;

/** §4.12 What a card asks for. */
function conditionText({ words }: Sitting, tactic: Tactic): string {
  const { only, needs } = words.world.data.cards.tactics.cards[TACTICS.indexOf(tactic)] as {
    only: string;
    needs: readonly (keyof typeof NEEDS)[];
  };
  const parts = [
    ...(only === 'both' ? [] : [`only in ${only}`]),
    ...(needs.length > 0 ? [`needs ${needs.map((arm) => NEEDS[arm]).join(', ')}`] : []),
  ];
  return parts.join('; ');
}

/** Long titles with a soft hyphen where a narrow column may break them. */
const BROKEN: Readonly<Partial<Record<Tactic, string>>> = {
  'combined-arms': 'Com\u00ADbined arms',
  infiltrate: 'Infil\u00ADtrate',
  outflank: 'Out\u00ADflank',
};

const TONES = { win: 'good', draw: 'even', lose: 'bad' } as const;

/** §5.1 §8.1 My six cards against theirs, from where I stand; what they cannot play is left blank, works have one card. */
function tacticsGrid(sitting: Sitting, battle: Battle, role: Role): DeskGrid {
  const { words, view, legal } = sitting;
  const mine = playableTactics(words.world, battle, role);
  const theirs = theirCards(words, view, battle, role);
  return {
    corner: role === 'attack' ? 'Your attack' : 'Your defence',
    columns: TACTICS.map((tactic) => BROKEN[tactic] ?? tacticTitle(words, tactic)),
    rows: TACTICS.map((own) => ({
      title: tacticTitle(words, own),
      note: conditionText(sitting, own),
      state: mine.includes(own) ? ('on' as const) : ('off' as const),
      ...(legal.has(own) ? { word: own } : {}),
      cells: TACTICS.map((other) => {
        if (!theirs.includes(other)) return { text: '·' };
        const result = fares(words, role, own, other);
        return { text: result, tone: TONES[result] };
      }),
    })),
  };
}

function gunRows(sitting: Sitting, index: number): DeskRow[] {
  const { words, view, legal } = sitting;
  const battle = view.known.battles[index] as Battle;
  const offers = [...legal].filter((word) => new RegExp(`^(fire|flak):${index}:`).test(word));
  const guns = [...new Set(offers.map((word) => Number(word.split(':')[2])))];
  const named = (gun: number): number =>
    (battle.attackAmmo[battle.attackGuns.indexOf(gun)] ?? 0) + (battle.defenceAmmo[battle.defenceGuns.indexOf(gun)] ?? 0);
  return guns.map((gun) => ({
    id: `gun-${index}-${gun}`,
    title: unitName(words, view.open, gun),
    note: `${named(gun)} of ${view.known.ammo[gun]} cards named here`,
    actions: offers
      .filter((word) => word.endsWith(`:${gun}`))
      .map((word) => ({
        word,
        label: `${word.startsWith('fire') ? 'Fire a card' : 'Keep aircraft away'}: ${supportOdds(words, view, word)}`,
      })),
  }));
}

/** The battle a step is about, where it is about one. */
function battleNow({ words, view, seat }: Sitting): number | undefined {
  const top = topOf(view.open);
  if (top.step === 'tactics') return battleToDecide(words, view, seat)?.index;
  return top.step === 'withdraw' || top.step === 'advance' ? top.battle : undefined;
}

/** What a seat can decide about comes first and open, the other battles of the wave lie folded below. */
function rankOf(sitting: Sitting, index: number, now: number | undefined): 0 | 1 | 2 {
  if (index === now) return 0;
  return gunRows(sitting, index).length > 0 ? 1 : 2;
}

function battlePart(sitting: Sitting, index: number, now: number | undefined): DeskPart[] {
  const { words, view } = sitting;
  const battle = view.known.battles[index];
  if (!battle || battle.target < 0) return [];
  const who = (units: readonly number[]): string =>
    listedUpTo(
      4,
      units.map((unit) => unitName(words, view.open, unit)),
    );
  const decides = topOf(view.open).step === 'tactics' ? battleToDecide(words, view, sitting.seat) : undefined;
  const chosen = [battle.attackTactic, battle.defenceTactic]
    .filter((tactic) => tactic !== NONE)
    .map((tactic) => tacticTitle(words, TACTICS[tactic] as Tactic));
  return [
    {
      id: `battle-${index}`,
      title: `Battle ${words.places.at(battle.target)}`,
      section: '4.10',
      note: `${who(battle.attackers)} attack ${battle.defenders.length === 0 ? 'the beach' : who(battle.defenders)}.${chosen.length > 0 ? ` Chosen: ${chosen.join(' against ')}.` : ''}`,
      ...(rankOf(sitting, index, now) === 2 ? { fold: true } : {}),
      lines: sumLines(sitting, battle),
      rows: [
        ...gunRows(sitting, index),
        { id: `at-${index}`, title: `Show ${words.places.entry(battle.target)}`, hexes: [battle.target], tone: 'quiet' },
      ],
      ...(decides?.index === index ? { grid: tacticsGrid(sitting, battle, decides.role) } : {}),
    },
  ];
}

/** §4.12 §4.13 The battles of this wave that this seat sees, those it decides first. */
export const battleParts: MakeParts = (sitting) => {
  const frame = frameOf(sitting.view.open, 'battles');
  if (!frame) return [];
  const now = battleNow(sitting);
  const order = [...frame.now].sort((a, b) => rankOf(sitting, a, now) - rankOf(sitting, b, now));
  return [...usualFire(sitting), ...order.flatMap((index) => battlePart(sitting, index, now))];
};
