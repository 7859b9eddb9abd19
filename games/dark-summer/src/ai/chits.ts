import { type Action, type Plan, word } from '@bocage/kernel';
import { mustFightForCherbourg } from '../rules/cherbourg.js';
import {
  BRITISH,
  type BritishChitsFrame,
  CHERBOURG,
  type ChitFrame,
  type CombatKind,
  type Command,
  GERMANS,
  type InitiativeFrame,
  type Open,
  US,
} from '../types.js';
import { roundValue } from './attack.js';
import type { Mind } from './mind.js';
import { ATTACK_FROM } from './postures.js';

/** What a round of attacks must promise to come before a round of moves, by command. */
const COMBAT_FROM: readonly number[] = [3, 3, 2.5];
const PORT_WORTH = 3;

/** What a command's attacks would be worth now. */
function combatWorth(mind: Mind, open: Open, command: Command, kind: CombatKind): number {
  const attacks = roundValue(mind, open, { command, kind }, ATTACK_FROM.normal);
  const port = command === US && kind !== 'combined' && open.cherbourgTurn === 0 && hasPortFight(mind, open) ? PORT_WORTH : 0;
  return attacks + port;
}

const hasPortFight = ({ world }: Mind, open: Open): boolean =>
  open.hex.some((hex, unit) => hex === CHERBOURG && world.roster.command[unit] === US) &&
  mustFightForCherbourg(world, open, { command: US, kind: 'combat' });

const has = (legal: readonly Action[], name: string): boolean => legal.includes(word(name));

/** §9.2 §9.3.3 §7.2.3 Combat when enough can be gained by it, else a move; a forced side as a combined round when that brings more. */
export function chooseChit(mind: Mind, open: Open, frame: ChitFrame, legal: readonly Action[], plan: Plan): Action {
  const planned = plan.chit;
  if (planned !== undefined && has(legal, planned)) return word(planned);
  const { command } = frame;
  const combat = has(legal, 'combat') ? combatWorth(mind, open, command, has(legal, 'prepared') ? 'prepared' : 'combat') : 0;
  const fight = has(legal, 'prepared') ? 'prepared' : 'combat';
  if (has(legal, 'combat') && (!has(legal, 'move') || combat >= (COMBAT_FROM[command] as number))) {
    if (combat < 0.5 && has(legal, 'combined-combat')) return word('combined-combat');
    return word(fight);
  }
  if (command !== GERMANS && has(legal, 'combined-move') && isInContact(mind, open, command)) return word('combined-move');
  return word('move');
}

const CONTACT_WORTH = 6;

/** Whether so much could be attacked at once that moving away from it would waste the chit. */
const isInContact = (mind: Mind, open: Open, command: Command): boolean => combatWorth(mind, open, command, 'combined') >= CONTACT_WORTH;

/** §9.1 The command that would gain most by a fight; a move of the Americans when nobody would. */
export function chooseInitiative(mind: Mind, open: Open, _: InitiativeFrame, legal: readonly Action[], plan: Plan): Action {
  const planned = plan.initiative;
  if (planned !== undefined && has(legal, planned)) return word(planned);
  const american = combatWorth(mind, open, US, 'combat');
  const british = combatWorth(mind, open, BRITISH, 'combat');
  if (has(legal, 'british-combat') && british > american && british >= (COMBAT_FROM[BRITISH] as number)) return word('british-combat');
  return has(legal, 'us') ? word('us') : (legal[0] as Action);
}

/** §9.1 Two combats once the British stand in front of the enemy. */
export function chooseBritishChits(mind: Mind, open: Open, _: BritishChitsFrame, legal: readonly Action[]): Action {
  const wanted = word(open.turn > 1 && combatWorth(mind, open, BRITISH, 'combat') >= 2 ? 'two-combats' : 'two-moves');
  return legal.includes(wanted) ? wanted : (legal[0] as Action);
}
