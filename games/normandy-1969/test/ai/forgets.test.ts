import { createJudge, createSamples } from '@bocage/ai';
import { createRng, type GameAi, type Group, NO_PLAN, type Plan } from '@bocage/kernel';
import { expect, it } from 'vitest';
import type { NormandyTypes } from '../../src/index.js';
import { moduleFor, Position } from '../position.js';
import { followScript } from './script.js';

const uniform = (groups: readonly Group[], tactic: number): Plan =>
  Object.fromEntries(groups.map(({ id, tactics }) => [id, tactics[tactic % tactics.length] as string]));

it('a phase clicked alike goes on alike, whatever tactics it was clicked for', () => {
  const module = moduleFor();
  const ai = module.ai as GameAi<NormandyTypes>;
  const at = new Position(module, module.setup('bridgehead', {}));
  let compared = 0;
  while (at.open.turn < 2 && at.top.step !== 'over') {
    const groups = at.top.step === 'movement' || at.top.step === 'combat' ? ai.groups(at.view(), at.seat) : [];
    if (groups.length > 0) {
      const plans = [NO_PLAN, ...[0, 1, 3].map((tactic) => uniform(groups, tactic))];
      const scores = [true, false].map((forgets) => {
        const judge = createJudge(module, { ...ai, forgets }, at.seat, createSamples(module, at.view(), createRng(`${at.open.phase}`)));
        return plans.map((plan) => judge(plan, 0));
      });
      expect(scores[0]).toEqual(scores[1]);
      compared++;
    }
    followScript(at);
  }
  expect(compared).toBeGreaterThan(3);
}, 120_000);
