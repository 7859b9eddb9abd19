import { hex, type Seat, step, unit, word } from '@bocage/kernel';
import { identify, showCard } from '../rules/secrets.js';
import { targetsOf, unitAt, unitsOf } from '../rules/units.js';
import { type Crossroads, type FrameOf, NONE, SEATS } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');
const DECLARE = word('declare');

/** §C.7 One attack after another; each unit attacks once a turn. */
export function createCombatStep(world: World) {
  return step<Crossroads, FrameOf<'combat'>>({
    section: 'C.7',
    asks: (_open, { side }) => SEATS[side] as Seat,
    legal({ open }, { side }) {
      const able = unitsOf(world, open, side).filter((id) => open.fought[id] === 0 && targetsOf(world, open, id).length > 0);
      return [...able.map(unit), DONE];
    },
    refusal: ({ open }, _frame, _seat, action) =>
      action.kind === 'unit' && open.fought[action.unit] === 1 ? { code: 'fought' } : { code: 'no-enemy' },
    play({ open }, { side }, _seat, action) {
      if (action.kind === 'unit') open.stack.push({ step: 'attack', side, attacker: action.unit, defender: NONE });
      else open.stack.pop();
    },
  });
}

/** §C.7 The target, then the declaration: until then the odds can be looked at and the choice undone. */
export function createAttackStep(world: World) {
  return step<Crossroads, FrameOf<'attack'>>({
    section: 'C.7',
    asks: (_open, { side }) => SEATS[side] as Seat,
    legal: ({ open }, { attacker, defender }) => (defender === NONE ? targetsOf(world, open, attacker).map(hex) : [DECLARE]),
    refusal: (_view, { defender }) => ({ code: defender === NONE ? 'no-enemy' : 'declare-first' }),
    play(state, frame, _seat, action, tell) {
      const { open } = state;
      if (action.kind === 'hex') {
        frame.defender = unitAt(open, action.hex);
        return;
      }
      const { side, attacker, defender } = frame;
      open.fought[attacker] = 1;
      tell({ event: 'attack', section: 'C.7', unit: attacker, target: defender });
      identify(world, state, attacker, tell);
      identify(world, state, defender, tell);
      if (open.bearer[side] === attacker) showCard(state, side, tell);
      open.stack.pop();
      open.stack.push({ step: 'battle', side, attacker, defender });
    },
  });
}
