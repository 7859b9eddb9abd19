import type { Outcome } from '@bocage/kernel';
import { pointsOf } from '../src/rules/victory.js';
import type { Open } from '../src/types.js';
import type { World } from '../src/world.js';
import { capital, minus } from './text.js';

export const outcomeText = ({ level, winner }: Outcome): string => {
  const what = capital(level.replaceAll('-', ' '));
  return winner === undefined ? `${what}: nobody has won` : `${what} for ${winner === 'german' ? 'the Germans' : 'the Allies'}`;
};

/** §S.39 */
export function scoreText(world: World, open: Open): string {
  const { allied, german } = pointsOf(world, open);
  return `Allies ${minus(allied)}, Germans ${minus(german)}`;
}
