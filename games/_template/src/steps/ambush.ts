import { chanceStep, type Roll, type Seat, step, unit, word } from '@bocage/kernel';
import { halt, hasTried, letGo, letPass } from '@bocage/wargame';
import { ambushers, shotResult, walkOf } from '../rules/ambush.js';
import { identify } from '../rules/secrets.js';
import { lose } from '../rules/victory.js';
import { type Crossroads, type FrameOf, type Open, SEATS } from '../types.js';
import type { World } from '../world.js';
import { createWalk } from './walk.js';

const PASS = word('pass');
const LET_GO = word('let-go');
const DIE: Roll = { kind: 'dice', why: 'ambush', section: 'C.6.2', count: 1, sides: 6 };

/** §C.6.1 The march below on the stack. */
function marchIn(open: Open): FrameOf<'walk'> {
  const frame = walkOf(open);
  if (!frame) throw new Error('nobody is on the march');
  return frame;
}

/** §C.6.1 The other side at one moment of a march: who fires, or nobody. An example of an interruption. */
export function createAmbushStep(world: World) {
  return step<Crossroads, FrameOf<'ambush'>>({
    section: 'C.6.1',
    asks: (_open, { side }) => SEATS[side] as Seat,
    legal: ({ open }) => [...ambushers(world, open, marchIn(open)).map(unit), PASS, LET_GO],
    refusal: ({ open }, _frame, _seat, action) => {
      const hasFired = action.kind === 'unit' && marchIn(open).tried.includes(action.unit);
      return { code: hasFired ? 'fired' : 'not-in-ambush' };
    },
    play(state, { side }, _seat, action, tell) {
      const { open } = state;
      const march = marchIn(open);
      open.stack.pop();
      if (action === PASS) letPass(march);
      else if (action === LET_GO) letGo(march);
      if (action.kind !== 'unit') return;
      hasTried(march, action.unit);
      tell({ event: 'ambush', section: 'C.6.1', unit: action.unit, target: march.unit, at: open.hex[march.unit] as number });
      identify(world, state, action.unit, tell);
      open.stack.push({ step: 'shot', side, firer: action.unit });
    },
  });
}

/** §C.6.2 What the shot does to the march: it goes on, stops where it is, or is no more. */
export function createShotStep(world: World) {
  const way = createWalk(world);
  return chanceStep<Crossroads, FrameOf<'shot'>>({
    section: 'C.6.2',
    roll: () => DIE,
    resolve(state, { firer }, _roll, [die], tell) {
      const { open } = state;
      const march = marchIn(open);
      const { unit: target } = march;
      const result = shotResult(world, open, target, die as number);
      open.stack.pop();
      tell({ event: 'shot', section: 'C.6.2', unit: firer, target, die: die as number, result });
      if (result === '-') return;
      halt(way, state, march);
      if (result !== 'L') return;
      identify(world, state, target, tell);
      lose(world, open, target, tell, 'C.6.2');
    },
  });
}
