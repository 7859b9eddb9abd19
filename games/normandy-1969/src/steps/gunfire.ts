import { type Refusal, step, word } from '@bocage/kernel';
import { isInRange, missionsFor, spendMission, supportOf } from '../rules/gunfire.js';
import type { BattleFrame, GunfireFrame, NormandyTypes, Open } from '../types.js';
import type { World } from '../world.js';

const NONE = word('none');

/** §G.1 §G.2 §G.3 §G.4 One mission or none for each attacked hex in turn, chosen by the Allied player. */
export const createGunfireStep = (world: World) =>
  step<NormandyTypes, GunfireFrame>({
    settle({ open }, frame) {
      const target = frame.hexes[0];
      if (target === undefined) open.stack.pop();
      else if (missionsFor(world, open, target, frame.purpose).length > 0) return false;
      else frame.hexes.shift();
      return true;
    },
    awaits: () => ({ kind: 'seats', seats: ['allied'], mode: 'turn' }),
    legal: ({ open }, frame) => [
      ...missionsFor(world, open, frame.hexes[0] as number, frame.purpose).map((mission) => word(mission.id)),
      NONE,
    ],
    refusal: ({ open }, frame, _, action) => (action.kind === 'word' ? refuseMission(world, open, frame, action.word) : undefined),
    play({ open }, frame, _, action, tell) {
      const target = frame.hexes.shift() as number;
      const mission = world.data.tables.gunfire.find((kind) => action === word(kind.id));
      if (!mission) return;
      const battle = open.stack[open.stack.length - 2] as BattleFrame;
      const points = supportOf(mission, frame.purpose);
      spendMission(world, open, mission.id);
      if (frame.purpose === 'attack') battle.attackSupport += points;
      else battle.defenceSupport += points;
      const section = frame.purpose === 'attack' ? 'G.2' : 'G.3';
      tell({ event: 'gunfire', section, hex: target, mission: mission.id, points, purpose: frame.purpose });
    },
  });

/** §G.1 §G.3 §G.4 */
function refuseMission(world: World, open: Open, frame: GunfireFrame, id: string): Refusal | undefined {
  const kind = world.data.tables.gunfire.findIndex((mission) => mission.id === id);
  const mission = world.data.tables.gunfire[kind];
  if (!mission) return undefined;
  if (open.missions[kind] === 0) return { code: 'no-mission-left', section: 'G.1' };
  if (!isInRange(world, mission, frame.hexes[0] as number))
    return { code: 'out-of-gun-range', section: 'G.4', params: { range: mission.range } };
  return { code: 'adds-nothing', section: frame.purpose === 'attack' ? 'G.2' : 'G.3' };
}
