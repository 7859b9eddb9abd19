import { type Action, hex, word } from '@bocage/kernel';
import { assaultsOwed, frontOf } from '../rules/11-combat/attackers.js';
import type { AssaultFrame, AttackFrame, FightingFrame, Open } from '../types.js';
import { type AttackIdea, attackIdeas, LEAST_COLUMN } from './attack.js';
import { type Mind, roundKey, styleOf } from './mind.js';

const DONE = word('done');
const PORT = word('cherbourg');

/** The attack just decided on is remembered until it is declared. */
const DECIDED = 'attack';
const attackKey = (open: Open, target: number): string => `${roundKey(open)}:${target}`;

/** §11.3 §11.7 The port first, then what must be attacked, then the attack worth most, as long as it is worth what the style asks for. */
export function chooseTarget(mind: Mind, open: Open, frame: FightingFrame, legal: readonly Action[]): Action {
  if (legal.includes(PORT)) return PORT;
  const from = styleOf(mind, frame.command).attackFrom;
  const ideas = attackIdeas(mind, open, frame).filter(({ target }) => legal.includes(hex(target)));
  const obliged = ideas.filter(({ target }) => open.obliged.includes(target));
  const chosen = obliged.length > 0 ? obliged : ideas.filter(({ value, column }) => value >= from && column >= LEAST_COLUMN);
  const idea = chosen.reduce<AttackIdea | undefined>((a, b) => (a && a.value >= b.value ? a : b), undefined);
  if (idea) {
    mind.memory.put(DECIDED, attackKey(open, idea.target), idea);
    return hex(idea.target);
  }
  if (legal.includes(DONE)) return DONE;
  const owed = [...open.obliged, ...assaultsOwed(mind.world, open, frame, frontOf(mind.world, open, frame))];
  const must = legal.find((action) => action.kind === 'hex' && owed.includes(action.hex));
  return must ?? (legal[0] as Action);
}

/** §11.3.1 Commits the units of the decided attack one by one, then declares it. */
export function chooseAttackers(mind: Mind, open: Open, frame: AttackFrame, legal: readonly Action[]): Action {
  const idea = mind.memory.keep(
    DECIDED,
    attackKey(open, frame.target),
    () => attackIdeas(mind, open, frame, (target) => target === frame.target)[0],
  );
  const wanted = legal.find((action) => action.kind === 'unit' && idea?.units.includes(action.unit));
  return wanted ?? legal.find((action) => action.kind === 'word') ?? (legal[0] as Action);
}

/** §9.4.1 From west to east. */
export const chooseAssault = (_: AssaultFrame, legal: readonly Action[]): Action => legal[0] as Action;
