import { AIRFIELD, ALLIED, type BradleyState, DUE, POOL, seatOf, type Tell } from '../types.js';
import type { World } from '../world.js';
import { beginEntry } from './entry.js';
import { reinforcementOf } from './scenario.js';
import { setBox } from './units.js';
import { isAllotted, landingBeaches, lastAllotted, waveOf } from './waves.js';

/** §3.1 A What comes this turn, then the frames of the segment, the first to be played last. */
export function beginPlacement(world: World, state: BradleyState, tell: Tell): void {
  const { open } = state;
  bringUp(world, state);
  open.sea = open.sea.map(() => -1);
  const slotted = waveOf(world, open, open.turn);
  const asks = seatOf(ALLIED);
  if (slotted) {
    const beaches = landingBeaches(world, open);
    for (const beach of [...beaches].reverse()) open.stack.push({ step: 'approach', asks, beach });
    if (isAllotted(world, open))
      for (const beach of [...beaches].reverse())
        open.stack.push({ step: 'allot', asks, beach, wave: slotted.wave, last: lastAllotted(world, open) });
  }
  open.stack.push({ step: 'air-allot', asks });
  beginEntry(world, state, 'allied', tell);
  open.stack.push({ step: 'support-die' });
}

/** §18.1.4 §18.2.4 Reinforcements by sea join their pool, those by air their airfield. */
function bringUp(world: World, { open }: BradleyState): void {
  for (let unit = 0; unit < world.roster.allied; unit++) {
    if (open.box[unit] !== DUE) continue;
    const due = reinforcementOf(world, open, unit);
    if (!due || due.turn > open.turn) continue;
    if (due.by === 'sea') setBox(open, unit, POOL + (due.at === 'utah' ? 1 : 0));
    if (due.by === 'port') setBox(open, unit, POOL);
    if (due.by === 'parachute' || due.by === 'glider') setBox(open, unit, AIRFIELD);
  }
}
