import { differ, differInList } from '@bocage/testkit';
import { type Battle, type BattleReport, type LiberatingAssaultEvent, type LiberatingAssaultState, TACTICS } from '../../src/types.js';
import { type Board, replay } from './board.js';
import { attackStrength, defenceStrength, type Fight, isStuck, resultOf } from './combat.js';
import type { Counter, Paper } from './paper.js';
import type { AssaultShadow } from './shadows.js';

/** §4.12 §5.1 §5.2 Who wins the cards, how strong both are, and what comes of it. */
function expectedReport(fight: Fight, { attackTactic, defenceTactic }: BattleReport) {
  const { paper } = fight;
  const tactical = paper.cards.matrix.rows[TACTICS.indexOf(attackTactic)]?.[TACTICS.indexOf(defenceTactic)] as 'win' | 'draw' | 'lose';
  const [attack, defence] = [attackStrength(fight), defenceStrength(fight)];
  return { tactical, attack, defence, ...resultOf(paper, attack - defence, tactical) };
}

/** §4.15 §4.22 Boxes every counter crosses off: guns only where no brigade stands with them, and then they are gone. */
function expectedLosses(fight: Fight, { attackerLoss, defenderLoss }: BattleReport): Map<number, number> {
  const { board, target, attackers } = fight;
  const losses = new Map<number, number>();
  const lose = ({ unit, boxes }: Counter, loss: number) => {
    if (loss > 0) losses.set(unit, Math.max(0, boxes.length - (board.lost[unit] as number) - loss));
  };
  for (const counter of attackers) if (!isStuck(fight, counter)) lose(counter, attackerLoss);
  const brigades = board.stack(target).filter(({ boxes }) => boxes.length > 0);
  for (const counter of brigades) lose(counter, defenderLoss);
  if (brigades.length === 0 && defenderLoss > 0) for (const { unit, gun } of board.stack(target)) if (gun) losses.set(unit, 0);
  return losses;
}

/** What the events after a battle say of losses, before anybody withdraws. */
function toldLosses(events: readonly LiberatingAssaultEvent[]): Map<number, number> {
  const losses = new Map<number, number>();
  for (const event of events) {
    if (event.event === 'battle' || event.event === 'moved' || event.event === 'driven-back') break;
    if (event.event === 'boxes-lost' && losses.has(event.unit)) break;
    if (event.event === 'boxes-lost') losses.set(event.unit, event.left);
    if (event.event === 'destroyed') losses.set(event.unit, 0);
  }
  return losses;
}

const said = (losses: ReadonlyMap<number, number>): string[] => [...losses].map(([unit, left]) => `${unit}:${left}`);

function fightOf(paper: Paper, state: LiberatingAssaultState, board: Board, report: BattleReport, battle: Battle): Fight {
  const attackers = report.attackers.map((unit) => paper.counters[unit] as Counter);
  return { paper, state, board, target: report.target, battle, attackers };
}

/** §4.12 to §4.15 §5.1 §5.2 §6.1 to §6.4 §8.1 */
export function combatShadow(paper: Paper): AssaultShadow {
  return {
    name: 'combat',
    *made({ before, state, events }) {
      if (!events.some(({ event }) => event === 'battle')) return;
      for (const { event, at, board } of replay(paper, before, events)) {
        if (event.event !== 'battle') continue;
        const battle = before.sealed.battles[event.battle] ?? (state.sealed.battles[event.battle] as Battle);
        const fight = fightOf(paper, before, board, event, battle);
        const { tactical, attack, defence, attackerLoss, defenderLoss, withdrawal } = event;
        const where = `battle of ${event.attackers} for ${paper.sheet.label(event.target)}`;
        yield* differ(where, { tactical, attack, defence, attackerLoss, defenderLoss, withdrawal }, expectedReport(fight, event));
        yield* differInList(`losses in the ${where}`, said(toldLosses(events.slice(at + 1))), said(expectedLosses(fight, event)));
      }
    },
  };
}
