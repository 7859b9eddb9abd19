import type { Prompt } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { leadSeat } from '../src/rules/lead.js';
import { whyNoAttack } from '../src/rules/orders.js';
import { hexesBack } from '../src/rules/withdrawal.js';
import {
  AT_SEA,
  ATTACK,
  type Battle,
  EXPLOIT,
  FREE,
  type LiberatingAssaultView,
  MARCH,
  NO_ORDER,
  NONE,
  WHOLE_STACK,
} from '../src/types.js';
import { orderName, unitName } from './names.js';
import { forAll, type PromptTable, said } from './prompt-table.js';
import { waitText } from './prompts-turn.js';
import { refusalText } from './refusals.js';
import { seatNumber } from './seats.js';
import { capital, counted } from './text.js';
import { frameOf, type Words } from './words.js';

type BattleStep = 'orders' | 'battles' | 'reveal-coast' | 'support' | 'tactics' | 'withdraw' | 'advance';

/** §4.5 Nothing is begun: how many counters can still be ordered. */
function askWhom(words: Words, view: LiberatingAssaultView, seat: Seat): Prompt {
  const left = words.legal(view, seat).filter(({ kind }) => kind === 'unit').length;
  return said(
    `Give orders: choose a counter, then attack, exploit or move and where to. ${capital(counted(left, 'counter'))} can still be ordered; say you are done when all stand that you want`,
    '4.5',
  );
}

/** §4.5 §8.4 A counter is chosen, or its whole stack: what it can do, and why not more. */
function askKind({ world }: Words, { open, known }: LiberatingAssaultView, unit: number, who: string): Prompt {
  if (known.hex[unit] === AT_SEA) return said(`${who} at sea: order an attack to land on a beach, or a move onto one that is open`, '8.4');
  const why = world.roster.fights[unit] ? whyNoAttack(world, open, known, unit) : undefined;
  const asked = `${who} chosen: say what is to be done`;
  return why ? said(`${asked}. ${refusalText(why).replace(/\.$/, '')}`, why.section) : said(asked, '4.5');
}

/** §4.5 §4.6 §8.4 The route of an attack or an exploitation, hex by hex. */
function askRoute({ world }: Words, { known }: LiberatingAssaultView, unit: number, what: string): Prompt {
  if (known.hex[unit] === AT_SEA) return said(`${what} from the sea: choose the beach`, '8.4');
  const steps = (known.path[unit] as number[]).length;
  const far = world.data.tables.movement.attack + 1 - steps;
  const more = `up to ${counted(far, 'hex', 'hexes')}${steps > 0 ? ' more' : ''}`;
  return said(`${what}: choose ${steps > 0 ? 'the next hex' : 'the first hex'}, ${more}, the last one the target`, '4.5');
}

function askOrders(words: Words, view: LiberatingAssaultView, seat: Seat): Prompt {
  const { open, known } = view;
  const chair = seatNumber(words, open, seat);
  const unit = known.cursor[chair] ?? FREE;
  if (unit === FREE) return askWhom(words, view, seat);
  const isStack = known.done[chair] === WHOLE_STACK;
  const name = `${unitName(words, open, unit)}${isStack ? ' and all with it that can follow' : ''}`;
  const order = known.order[unit] as number;
  if (order === NO_ORDER) return askKind(words, view, unit, `${name} ${isStack ? 'are' : 'is'}`);
  const what = `${name}, ${orderName(order)}`;
  if (order === ATTACK || order === EXPLOIT) return askRoute(words, view, unit, what);
  return said(`${what}: choose where to go${order === MARCH ? ' by road' : ''}`, order === MARCH ? '4.18' : '4.7');
}

interface ToDecide {
  readonly index: number;
  readonly role: 'attack' | 'defence';
}

/** §4.12 The battles of this wave for which a seat has still to choose a card. */
function battlesToDecide({ world }: Words, { open, known }: LiberatingAssaultView, seat: Seat): ToDecide[] {
  return (frameOf(open, 'battles')?.now ?? []).flatMap((index): ToDecide[] => {
    const battle = known.battles[index] as Battle;
    if (battle.contested === 0) return [];
    const isOpen = { attack: battle.attackTactic === NONE, defence: battle.works === 0 && battle.defenceTactic === NONE };
    const roles = (['attack', 'defence'] as const).filter((role) => isOpen[role] && leadSeat(world, open, battle, role) === seat);
    return roles.map((role) => ({ index, role }));
  });
}

/** The battle this seat chooses a card for next. */
export const battleToDecide = (words: Words, view: LiberatingAssaultView, seat: Seat): ToDecide | undefined =>
  battlesToDecide(words, view, seat)[0];

function askTactics(words: Words, view: LiberatingAssaultView, seat: Seat): Prompt {
  const found = battleToDecide(words, view, seat);
  if (!found) return said('Your cards are chosen: say you are done', '4.12');
  const { target } = view.known.battles[found.index] as Battle;
  const verb = found.role === 'attack' ? 'attack' : 'defence';
  const left = battlesToDecide(words, view, seat).length - 1;
  const more = left > 0 ? `. ${capital(counted(left, 'battle'))} more after this one` : '';
  return said(
    `Choose the tactics card for your ${verb} ${words.places.at(target)}; nobody sees it before both are turned up${more}`,
    '4.12',
  );
}

const targetOf = ({ known }: LiberatingAssaultView, battle: number): number => known.battles[battle]?.target ?? -1;

export const BATTLE_PROMPTS: PromptTable<BattleStep> = {
  orders: {
    ask: (words, view, _, seat) => askOrders(words, view, seat),
    wait: (_, view) => waitText(view, 'placing orders, in secret', '4.5'),
  },
  battles: forAll((_, __, { round }) =>
    said(round === 'attack' ? 'Attackers close in' : 'Exploiting units go forward', round === 'attack' ? '4.11' : '4.17'),
  ),
  'reveal-coast': forAll(() => said('A coastal counter is turned up', '8.1')),
  support: {
    ask: () => said('Say which guns fire at which battle and what your Flak does: press the cards on your desk', '4.13'),
    wait: (_, view) => waitText(view, 'directing guns and Flak', '4.13'),
  },
  tactics: {
    ask: (words, view, _, seat) => askTactics(words, view, seat),
    wait: (_, view) => waitText(view, 'choosing tactics cards', '4.12'),
  },
  withdraw: {
    ask(words, view, { battle, next, hexes, chased }) {
      const unit = view.known.battles[battle]?.defenders[next];
      const who = unit === undefined ? 'a counter' : unitName(words, view.open, unit);
      const from = words.places.at(targetOf(view, battle)).replace(/^at/, 'from');
      return said(
        `${who} must go back ${counted(unit === undefined ? hexes : hexesBack(words.world, { hexes, chased }, unit), 'hex', 'hexes')} ${from}: choose where to`,
        '4.16',
      );
    },
    wait: (words, view, { battle }) =>
      waitText(view, `withdrawing ${words.places.at(targetOf(view, battle)).replace(/^at/, 'from')}`, '4.16'),
  },
  advance: {
    ask: (words, view, { battle }) =>
      said(`The hex is won: choose counters that enter ${words.places.entry(targetOf(view, battle))}, or say you are done`, '4.16'),
    wait: (words, view, { battle }) => waitText(view, `advancing into ${words.places.entry(targetOf(view, battle))}`, '4.16'),
  },
};
