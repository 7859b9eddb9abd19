import { ALLIED, BEACH_CLOSED, GERMAN, JUST_ENTERED, MAY_LEAVE, type Open, type Score, type Side } from '../../types.js';
import type { World } from '../../world.js';
import { notWithdrawn } from '../8-reinforcements/withdraw-units.js';
import { controllerOf, exitedDivisions, germanExitPoints, wholeDivisionsIn } from './victory.js';

const isScored = (open: Open, why: string): boolean => open.ledger.some((score) => score.why === why);

/** §3.2.2 Points for what happened first in a turn: the earlier, the more. */
function firsts(world: World, open: Open): [string, number][] {
  const { cherbourg, caen, saintLo } = world.data.scenarios.victory;
  const worth = (table: readonly number[], turn: number): number => (turn > 0 ? (table[turn - 1] ?? 0) : 0);
  return [
    ['cherbourg', worth(cherbourg, open.cherbourgTurn)],
    ['caen', worth(caen, open.caenTurn)],
    ['saint-lo', worth(saintLo, open.saintLoTurn)],
  ];
}

/** §3.2.2 §4.0 Points to be added in the Victory Check Phase of this turn. */
export function turnScores(world: World, open: Open): Score[] {
  const scores: Score[] = [];
  const add = (side: Side, why: string, halves: number): void => {
    if (halves > 0 && !isScored(open, why)) scores.push({ side, halves, why, turn: open.turn });
  };
  for (const [why, halves] of firsts(world, open)) add(ALLIED, why, halves);
  const { victory, scenarios } = world.data.scenarios;
  world.ground.beaches.forEach(({ hex }, i) => {
    if (open.beach[i] === BEACH_CLOSED) add(GERMAN, `closed-beach:${world.grid.label(hex)}`, victory.closedBeach);
  });
  if (open.turn === world.data.tables.limits.withdrawalTurn)
    add(GERMAN, 'not-withdrawn', notWithdrawn(world, open).length * victory.notWithdrawn);
  return open.turn === scenarios[0]?.turns ? [...scores, ...endScores(world, open)] : scores;
}

/** §3.2.2 §10.4.4 §10.4.5 Points at the end of the last turn: divisions in the boxes, cities in hand. */
function endScores(world: World, open: Open): Score[] {
  const { victory: v, places } = world.data.scenarios;
  const exited = exitedDivisions(world, open);
  const inBrittany = wholeDivisionsIn(world, open, [JUST_ENTERED, MAY_LEAVE]).length;
  const listed: [Side, string, number][] = [
    [ALLIED, 'brittany', Math.min(inBrittany, v.brittany.most) * v.brittany.points],
    [ALLIED, 'exit', Math.min(exited.allied, v.exit.most) * v.exit.points],
    [GERMAN, 'exit-german', germanExitPoints(world, exited)],
  ];
  const isCaenGerman = places.caen.every((label) => controllerOf(world, open, label) === GERMAN);
  if (isCaenGerman) listed.push([GERMAN, 'caen-german', v.caenAtEnd]);
  if (controllerOf(world, open, places.saintLo) === GERMAN) listed.push([GERMAN, 'saint-lo-german', v.placesAtEnd]);
  for (const { name, hex } of places.others) {
    const holder = controllerOf(world, open, hex);
    listed.push([holder, `held:${name}`, holder === ALLIED ? v.heldAtEnd : v.placesAtEnd]);
  }
  return listed.filter(([, , halves]) => halves > 0).map(([side, why, halves]) => ({ side, why, halves, turn: open.turn }));
}
