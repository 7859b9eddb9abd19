import { type Action, NO_PLAN, type Plan, unit, word } from '@bocage/kernel';
import { destinations, type MoveKind } from '../rules/movement.js';
import { type Activation, activatable, activatedBy, waysToActivate } from '../rules/reaction.js';
import type { ActivateFrame, ActivationFrame, Open, ReactFrame, RoundFrame } from '../types.js';
import type { Mind } from './mind.js';
import { valueFor } from './moves.js';

/** What activating some units would bring. */
interface ReactionIdea {
  readonly unit: number;
  readonly how: Activation;
  readonly gain: number;
}

const remembered = new WeakMap<Open, { readonly key: number; readonly ideas: readonly ReactionIdea[] }>();

/** The stacks and Formations that could gain something by moving now, the best first. */
export function reactionIdeas(mind: Mind, open: Open, kind: MoveKind, plan: Plan): readonly ReactionIdea[] {
  const key = open.turn * 100 + open.track.length * 2 + (kind === 'reaction' ? 1 : 0);
  const last = remembered.get(open);
  if (last && last.key === key) return last.ideas;
  const gains = new Map<number, number>();
  const ideas: ReactionIdea[] = [];
  const seen = new Set<string>();
  for (const id of activatable(mind.world, open)) {
    for (const how of waysToActivate(mind.world, open, id)) {
      const units = activatedBy(mind.world, open, id, how);
      const name = units.join();
      if (seen.has(name)) continue;
      seen.add(name);
      ideas.push({ unit: id, how, gain: units.reduce((sum, member) => sum + gainOf(mind, open, member, kind, plan, gains), 0) });
    }
  }
  ideas.sort((a, b) => b.gain - a.gain || a.unit - b.unit);
  remembered.set(open, { key, ideas });
  return ideas;
}

/** How much better the best hex in reach is than where a unit stands. */
function gainOf(mind: Mind, open: Open, id: number, kind: MoveKind, plan: Plan, known: Map<number, number>): number {
  const found = known.get(id);
  if (found !== undefined) return found;
  let gain = 0;
  const from = open.hex[id] as number;
  if (from >= 0 && (mind.world.roster.allowance[id] as number) > 0) {
    const worth = valueFor(mind, open, id, plan);
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
export function reactsNow(mind: Mind, open: Open): boolean {
  const best = reactionIdeas(mind, open, 'reaction', NO_PLAN)[0]?.gain ?? 0;
  const left = (open.cup[0] as number) + (open.cup[1] as number) + (open.cup[2] as number);
  const eager = open.reactions > left ? 0.3 : open.reactions * 2 >= left ? 0.7 : 1;
  return best >= GOOD_REACTION * eager;
}

export function chooseReact(mind: Mind, open: Open, _: ReactFrame, plan: Plan): Action {
  const isWanted = plan.react === undefined ? reactsNow(mind, open) : plan.react !== 'pass';
  return word(isWanted ? 'react' : 'pass');
}

export function chooseActivated(mind: Mind, open: Open, _: ActivateFrame, legal: readonly Action[], plan: Plan): Action {
  const wanted = ideaFor(mind, open, legal, plan);
  return wanted ? unit(wanted.unit) : (legal[legal.length - 1] as Action);
}

function ideaFor(mind: Mind, open: Open, legal: readonly Action[], plan: Plan): ReactionIdea | undefined {
  const round = open.stack.find((frame): frame is RoundFrame => frame.step === 'round');
  const ideas = reactionIdeas(mind, open, round?.kind === 'first-reaction' ? 'first-reaction' : 'reaction', plan);
  const rank = Number(plan.react?.startsWith('idea-') ? plan.react.slice(5) : 0);
  const offered = ideas.filter((idea) => legal.includes(unit(idea.unit)) && idea.gain > 0);
  return offered[Math.min(rank, offered.length - 1)];
}

export function chooseActivation(mind: Mind, open: Open, frame: ActivationFrame, legal: readonly Action[], plan: Plan): Action {
  const ideas = reactionIdeas(mind, open, 'reaction', plan).filter((idea) => idea.unit === frame.unit);
  const wanted = word(ideas[0]?.how ?? 'formation');
  return legal.includes(wanted) ? wanted : (legal[0] as Action);
}
