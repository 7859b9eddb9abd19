import type { Prompt } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { leadSeat } from '../src/rules/lead.js';
import { ATTACK, type Battle, EXPLOIT, FREE, type LiberatingAssaultView, MARCH, NO_ORDER, NONE } from '../src/types.js';
import { orderName, unitName } from './names.js';
import { forAll, type PromptTable, said } from './prompt-table.js';
import { waitText } from './prompts-turn.js';
import { seatNumber } from './seats.js';
import { counted } from './text.js';
import { frameOf, type Words } from './words.js';

type BattleStep = 'orders' | 'battles' | 'reveal-coast' | 'support' | 'tactics' | 'withdraw' | 'advance';

function askOrders(words: Words, view: LiberatingAssaultView, seat: Seat): Prompt {
  const { open, known } = view;
  const unit = known.cursor[seatNumber(words, open, seat)] ?? FREE;
  if (unit === FREE)
    return said('Give orders: choose a counter, then attack, exploit or move and where to. Say you are done when all stand', '4.5');
  const name = unitName(words, open, unit);
  const order = known.order[unit] as number;
  if (order === NO_ORDER) return said(`Choose what ${name} is to do`, '4.5');
  if (order === ATTACK || order === EXPLOIT) {
    const steps = (known.path[unit] as number[]).length;
    const far = words.world.data.tables.movement.attack + 1 - steps;
    return said(
      `${name}, ${orderName(order)}: choose the next hex, up to ${counted(far, 'hex', 'hexes')} more, the last one the target`,
      '4.5',
    );
  }
  return said(`${name}, ${orderName(order)}: choose where it goes${order === MARCH ? ' by road' : ''}`, order === MARCH ? '4.18' : '4.7');
}

/** The battle this seat chooses a card for next. */
export function battleToDecide(
  words: Words,
  { open, known }: LiberatingAssaultView,
  seat: Seat,
): { index: number; role: 'attack' | 'defence' } | undefined {
  for (const index of frameOf(open, 'battles')?.now ?? []) {
    const battle = known.battles[index] as Battle;
    if (battle.contested === 0) continue;
    if (battle.attackTactic === NONE && leadSeat(words.world, open, battle, 'attack') === seat) return { index, role: 'attack' };
    if (battle.works === 0 && battle.defenceTactic === NONE && leadSeat(words.world, open, battle, 'defence') === seat)
      return { index, role: 'defence' };
  }
  return undefined;
}

function askTactics(words: Words, view: LiberatingAssaultView, seat: Seat): Prompt {
  const found = battleToDecide(words, view, seat);
  if (!found) return said('Your cards are chosen: say you are done', '4.12');
  const { target } = view.known.battles[found.index] as Battle;
  const verb = found.role === 'attack' ? 'attack' : 'defence';
  return said(`Choose the tactics card for your ${verb} ${words.places.at(target)}; nobody sees it before both are turned up`, '4.12');
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
    ask(words, view, { battle, next, hexes }) {
      const unit = view.known.battles[battle]?.defenders[next];
      const who = unit === undefined ? 'a counter' : unitName(words, view.open, unit);
      return said(`${who} must go back ${counted(hexes, 'hex', 'hexes')}: choose where to`, '4.16');
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
