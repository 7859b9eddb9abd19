import { furtherTargets } from '../src/rules/combat.js';
import { type AttackFrame, type ExchangeFrame, type GunfireFrame, type NormandyView, type RetreatFrame, seatOf } from '../src/types.js';
import { attackOdds } from './odds.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { capital, listed } from './text.js';
import { shortName } from './units.js';
import type { Words } from './words.js';

type Said = { text: string; section: string };

const sideName = (seat: string): string => (seat === 'german' ? 'the Germans' : 'the Allies');

export const placesOf = ({ places }: Words, hexes: readonly number[]): string => listed(hexes.map((hex) => places.noun(hex)));

function askAttack(words: Words, view: NormandyView, frame: AttackFrame): Said {
  const { world } = words;
  const at = placesOf(words, frame.targets);
  const odds = attackOdds(words, view);
  if (odds !== undefined) return { text: `Attack on ${at}, ${odds}: add units, or declare it (§C.2).`, section: 'C.2' };
  const more = furtherTargets(world, view.open, frame.side, frame.targets).length > 0;
  const second = more ? ', or first another marked hex to attack together with it' : '';
  return { text: `Attack on ${at}: choose the units that attack${second} (§R.5).`, section: 'R.5' };
}

function gunfireText(words: Words, { hexes, purpose }: GunfireFrame, waiting: string): Said {
  const at = words.places.noun(hexes[0] as number);
  const text =
    purpose === 'attack'
      ? `${waiting}gunfire on ${at} in support of the attack: one mission or none (§G.2).`
      : `${waiting}gunfire in defence of ${at}, which the Germans attack: one mission or none (§G.3).`;
  return { text: capital(text), section: purpose === 'attack' ? 'G.2' : 'G.3' };
}

const askExchange = (_: Words, __: NormandyView, { owed }: ExchangeFrame): Said => ({
  text: `Exchange: choose a unit of yours to give up; ${owed} strength ${owed === 1 ? 'point is' : 'points are'} still owed for the defenders (§C.4).`,
  section: 'C.4',
});

function askRetreat(words: Words, view: NormandyView, { units, via }: RetreatFrame): Said {
  const name = shortName(words, view, units[0] as number);
  return via < 0
    ? { text: `Retreat of ${name}: you choose its way (§C.8). Choose the first hex.`, section: 'C.8' }
    : { text: `Choose the hex where the retreat of ${name} ends, two hexes from where it stood (§C.5).`, section: 'C.5' };
}

export const COMBAT_PROMPTS: PromptTable<'combat' | 'attack' | 'gunfire' | 'battle' | 'exchange' | 'retreat'> = {
  combat: {
    ask: () => ({ text: 'Combat: choose an enemy hex to attack, or end the phase. Nobody has to attack (§R.5).', section: 'R.5' }),
    wait: (_, __, { asks }) => ({ text: `${capital(sideName(asks))} are choosing what to attack (§R.5).`, section: 'R.5' }),
  },
  attack: {
    ask: askAttack,
    wait: (words, _, { asks, targets }) => ({
      text: `${capital(sideName(asks))} are preparing an attack on ${placesOf(words, targets)} (§R.5).`,
      section: 'R.5',
    }),
  },
  gunfire: {
    ask: (words, _, frame) => gunfireText(words, frame, 'choose '),
    wait: (words, _, frame) => gunfireText(words, frame, 'the Allies are choosing '),
  },
  battle: forAll((words, _, { side, targets }) => ({
    text: `The die decides the attack of ${sideName(seatOf(side))} on ${placesOf(words, targets)} (§C.1).`,
    section: 'C.1',
  })),
  exchange: {
    ask: askExchange,
    wait: (_, __, { asks, owed }) => ({
      text: `Exchange: ${sideName(asks)} are choosing what to give up, ${owed} strength still owed (§C.4).`,
      section: 'C.4',
    }),
  },
  retreat: {
    ask: askRetreat,
    wait: (words, view, { asks, units }) => ({
      text: `${capital(sideName(asks))} are choosing the way back of ${shortName(words, view, units[0] as number)} (§C.8).`,
      section: 'C.8',
    }),
  },
};
