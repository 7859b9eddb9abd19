import { type Action, type Refusal, step, word } from '@bocage/kernel';
import { attackStrength, defenceStrength } from '../rules/combat.js';
import { isInRange, missionsFor, mostSupport, spendMission, supportOf } from '../rules/gunfire.js';
import { columnFor } from '../rules/odds.js';
import type { BattleFrame, GunfireFrame, NormandyTypes, Open } from '../types.js';
import type { World } from '../world.js';

const NONE = word('none');

/** §G.1 §G.2 §G.3 §G.4 One mission or none for each attacked hex in turn, chosen by the Allied player. */
export const createGunfireStep = (world: World) =>
  step<NormandyTypes, GunfireFrame>({
    section: 'G.1',
    settle({ open }, frame) {
      const target = frame.hexes[0];
      if (target === undefined) open.stack.pop();
      else if (missionsFor(world, open, target, frame.purpose).length > 0) return false;
      else frame.hexes.shift();
      return true;
    },
    legal: ({ open }, frame) => choices(world, open, frame),
    refusal({ open }, frame, _, action) {
      if (action === NONE) return { code: 'gunfire-needed', section: 'C.2', params: { least: world.crt[0]?.label ?? '' } };
      return action.kind === 'word' ? refuseMission(world, open, frame, action.word) : undefined;
    },
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

/** §C.2 §G.2 What may be chosen: in an attack that needs its ships to reach the lowest odds, nothing that would fall short of them. */
function choices(world: World, open: Open, { hexes, purpose }: GunfireFrame): Action[] {
  const [hex = 0, ...rest] = hexes;
  const missions = missionsFor(world, open, hex, purpose);
  const all = [...missions.map(({ id }) => word(id)), NONE];
  const { units, targets, attackSupport } = open.stack[open.stack.length - 2] as BattleFrame;
  if (purpose === 'defence') return all;
  const attack = attackStrength(world, open, units) + attackSupport;
  const defence = defenceStrength(world, open, targets);
  if (columnFor(world.crt, attack, defence) >= 0) return all;
  const suffices = (support: number, left: readonly number[]): boolean =>
    columnFor(world.crt, attack + support + mostSupport(world, left, rest), defence) >= 0;
  return all.filter((_, i) => {
    const mission = missions[i];
    if (!mission) return suffices(0, open.missions);
    const kind = world.data.tables.gunfire.indexOf(mission);
    return suffices(mission.attack, open.missions.with(kind, (open.missions[kind] as number) - 1));
  });
}

/** §G.1 §G.3 §G.4 */
function refuseMission(world: World, open: Open, frame: GunfireFrame, id: string): Refusal | undefined {
  const kind = world.data.tables.gunfire.findIndex((mission) => mission.id === id);
  const mission = world.data.tables.gunfire[kind];
  if (!mission) return undefined;
  if (open.missions[kind] === 0) return { code: 'no-mission-left', section: 'G.1' };
  if (!isInRange(world, mission, frame.hexes[0] as number))
    return { code: 'out-of-gun-range', section: 'G.4', params: { range: mission.range } };
  if (supportOf(mission, frame.purpose) > 0)
    return { code: 'gunfire-needed', section: 'C.2', params: { least: world.crt[0]?.label ?? '' } };
  return { code: 'adds-nothing', section: frame.purpose === 'attack' ? 'G.2' : 'G.3' };
}
