import { type Action, unit, word } from '@bocage/kernel';
import { type Activation, activatable, activatedBy, waysToActivate } from '../rules/9-action-rounds/reaction.js';
import { destinations, type MoveKind } from '../rules/10-movement/movement.js';
import { type ActivateFrame, type ActivationFrame, GERMAN, hexOf, type Open, type ReactFrame, type RoundFrame } from '../types.js';
import { type Mind, roundKey } from './mind.js';
import { valueFor } from './moves.js';

/** What activating some units would bring. */
interface ReactionIdea {
  readonly unit: number;
  readonly how: Activation;
  readonly gain: number;
}

/** The stacks and Formations that could gain something by moving now, the best first. */
export const reactionIdeas = (mind: Mind, open: Open, kind: MoveKind): readonly ReactionIdea[] =>
  mind.memory.keep(`reactions-${kind}`, roundKey(open), () => findReactions(mind, open, kind));

function findReactions(mind: Mind, open: Open, kind: MoveKind): readonly ReactionIdea[] {
  const gains = new Map<number, number>();
  const ideas: ReactionIdea[] = [];
  const seen = new Set<string>();
  for (const id of activatable(mind.world, open)) {
    for (const how of waysToActivate(mind.world, open, id)) {
      const units = activatedBy(mind.world, open, id, how);
      const name = units.join();
      if (seen.has(name)) continue;
      seen.add(name);
      ideas.push({ unit: id, how, gain: units.reduce((sum, member) => sum + gainOf(mind, open, member, kind, gains), 0) });
    }
  }
  return ideas.sort((a, b) => b.gain - a.gain || a.unit - b.unit);
}

/** How much better the best hex in reach is than where a unit stands. */
function gainOf(mind: Mind, open: Open, id: number, kind: MoveKind, known: Map<number, number>): number {
  const found = known.get(id);
  if (found !== undefined) return found;
  let gain = 0;
  const from = hexOf(open, id);
  if (from >= 0 && (mind.world.roster.allowance[id] as number) > 0) {
    const worth = valueFor(mind, open, id);
    const here = worth(from);
    for (const end of destinations(mind.world, open, id, kind)) gain = Math.max(gain, worth(end) - here);
    if (mind.world.roster.striker[id]) gain *= 1.3;
  }
  known.set(id, gain);
  return gain;
}

/** What a reaction must gain to be a good use of its chit. */
export const GOOD_REACTION = 2.5;

/** §9.3.4 A chit is played when a good use exists, sooner when there are more chits than Allied rounds to come. */
function reactsNow(mind: Mind, open: Open): boolean {
  const best = reactionIdeas(mind, open, 'reaction')[0]?.gain ?? 0;
  const left = (open.cup[0] as number) + (open.cup[1] as number) + (open.cup[2] as number);
  const eager = open.reactions > left ? 0.3 : open.reactions * 2 >= left ? 0.7 : 1;
  return best >= mind.styles[GERMAN].reaction * eager;
}

export function chooseReact(mind: Mind, open: Open, _: ReactFrame): Action {
  return word(reactsNow(mind, open) ? 'react' : 'pass');
}

export function chooseActivated(mind: Mind, open: Open, _: ActivateFrame, legal: readonly Action[]): Action {
  const wanted = ideaFor(mind, open, legal);
  return wanted ? unit(wanted.unit) : (legal[legal.length - 1] as Action);
}

function ideaFor(mind: Mind, open: Open, legal: readonly Action[]): ReactionIdea | undefined {
  const round = open.stack.find((frame): frame is RoundFrame => frame.step === 'round');
  const ideas = reactionIdeas(mind, open, round?.kind === 'first-reaction' ? 'first-reaction' : 'reaction');
  return ideas.find((idea) => legal.includes(unit(idea.unit)) && idea.gain > 0);
}

export function chooseActivation(mind: Mind, open: Open, frame: ActivationFrame, legal: readonly Action[]): Action {
  const ideas = reactionIdeas(mind, open, 'reaction').filter((idea) => idea.unit === frame.unit);
  const wanted = word(ideas[0]?.how ?? 'formation');
  return legal.includes(wanted) ? wanted : (legal[0] as Action);
}
