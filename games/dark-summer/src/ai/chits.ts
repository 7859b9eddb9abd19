import { type Action, word } from '@bocage/kernel';
import { mustFightForCherbourg } from '../rules/11-combat/cherbourg.js';
import {
  ALLIED,
  BRITISH,
  type BritishChitsFrame,
  CHERBOURG,
  type ChitFrame,
  type CombatKind,
  type Command,
  GERMANS,
  hexOf,
  type InitiativeFrame,
  type Open,
  sideOfCommand,
  US,
} from '../types.js';
import { roundValue } from './attack.js';
import { type Mind, styleOf } from './mind.js';

const PORT_WORTH = 3;

/** What a command's attacks would be worth now. */
function combatWorth(mind: Mind, open: Open, command: Command, kind: CombatKind): number {
  const attacks = roundValue(mind, open, { command, kind }, styleOf(mind, command).attackFrom);
  const port = command === US && kind !== 'combined' && open.cherbourgTurn === 0 && hasPortFight(mind, open) ? PORT_WORTH : 0;
  return attacks + port;
}

const hasPortFight = ({ world }: Mind, open: Open): boolean =>
  open.hex.some((hex, unit) => hex === CHERBOURG && world.roster.command[unit] === US) &&
  mustFightForCherbourg(world, open, { command: US, kind: 'combat' });

const has = (legal: readonly Action[], name: string): boolean => legal.includes(word(name));

/** On the last turn nothing is worth more than the divisions that still can leave the map. */
function leavesNow({ world, styles, orders }: Mind, open: Open, command: Command): boolean {
  if (!styles[sideOfCommand(command)].march || open.turn < (world.data.scenarios.scenarios[0]?.turns ?? 0)) return false;
  const march = orders(open, command).marches.find(({ target }) => target === 'exit');
  if (!march) return false;
  return [...march.formations].some((formation) =>
    (world.roster.members[formation] as readonly number[]).some((unit) => hexOf(open, unit) >= 0),
  );
}

/** §9.2 §9.3.3 §7.2.3 Combat when enough can be gained by it, else a move; a forced side as a combined round when that brings more. */
export function chooseChit(mind: Mind, open: Open, frame: ChitFrame, legal: readonly Action[]): Action {
  const { command } = frame;
  if (has(legal, 'move') && leavesNow(mind, open, command)) return word('move');
  const combat = has(legal, 'combat') ? combatWorth(mind, open, command, has(legal, 'prepared') ? 'prepared' : 'combat') : 0;
  const fight = has(legal, 'prepared') ? 'prepared' : 'combat';
  if (has(legal, 'combat') && (!has(legal, 'move') || combat >= styleOf(mind, command).combatFrom)) {
    if (combat < 0.5 && has(legal, 'combined-combat')) return word('combined-combat');
    return word(fight);
  }
  if (command !== GERMANS && has(legal, 'combined-move') && isInContact(mind, open, command)) return word('combined-move');
  return word('move');
}

/** Whether so much could be attacked at once that moving away from it would waste the chit. */
const isInContact = (mind: Mind, open: Open, command: Command): boolean =>
  combatWorth(mind, open, command, 'combined') >= mind.styles[ALLIED].contact;

/** §9.1 The command that would gain most by a fight; a move of the Americans when nobody would. */
export function chooseInitiative(mind: Mind, open: Open, _: InitiativeFrame, legal: readonly Action[]): Action {
  const american = combatWorth(mind, open, US, 'combat');
  const british = combatWorth(mind, open, BRITISH, 'combat');
  if (has(legal, 'british-combat') && british > american && british >= mind.styles[ALLIED].combatFrom) return word('british-combat');
  return has(legal, 'us') ? word('us') : (legal[0] as Action);
}

/** §9.1 Two combats once the British stand in front of the enemy. */
export function chooseBritishChits(mind: Mind, open: Open, _: BritishChitsFrame, legal: readonly Action[]): Action {
  const wanted = word(open.turn > 1 && combatWorth(mind, open, BRITISH, 'combat') >= 2 ? 'two-combats' : 'two-moves');
  return legal.includes(wanted) ? wanted : (legal[0] as Action);
}
