import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { isNear, unitsAt } from '../occupancy.js';
import { hasFuel } from '../rules/fuel.js';
import { formationsAt, friendNear, lyingCards, struckOn } from '../rules/interference.js';
import { strengthOf } from '../rules/losses.js';
import { DONE, readNumbered } from '../steps/steps.js';
import { ALLIED, GERMAN, type LiberatingAssaultView } from '../types.js';
import type { Mind } from './mind.js';

/** §2.6 Bombs take cards: worth as much as those that lie with the division that is hit, less what is on its way already. */
function bombWorth({ world }: Mind, { open, known }: LiberatingAssaultView, hex: HexId): number {
  const [victim] = formationsAt(world, open, known, GERMAN, hex);
  if (victim === undefined || friendNear(world, open, known, hex) >= 0) return 0;
  const isOn = (at: number): boolean => formationsAt(world, open, known, GERMAN, at)[0] === victim;
  const cards = lyingCards(world, open, known, victim).length - world.data.tables.interference.cards * known.bombs.filter(isOn).length;
  const fights = known.hex.some((at, unit) => open.attached[unit] === victim && at >= 0 && isNear(world, known, ALLIED, at));
  return Math.min(world.data.tables.interference.cards, cards) * (fights ? 3 : 1);
}

/** §2.7 A cut road holds whoever stands there and would march to the front. */
function cutWorth({ world }: Mind, { open, known }: LiberatingAssaultView, hex: HexId): number {
  if (isNear(world, known, ALLIED, hex)) return 0;
  const held = unitsAt(world, known, hex).filter((unit) => world.roster.fights[unit] && hasFuel(world, open, known, unit));
  const far = held.length === 0 ? 0 : Math.min(...world.places.map((place) => world.grid.distance(place, hex)));
  return far < 2 ? 0 : held.reduce((sum, unit) => sum + strengthOf(world, known, unit), 0) * 0.2;
}

/** §2.9 §2.10 Where most can be taken. */
function tableWorth({ world }: Mind, { open, known }: LiberatingAssaultView, table: number): number {
  const victims = struckOn(world, open, known, table);
  const meant = (known.agents[table * 2] as number) + (known.agents[table * 2 + 1] as number) + (open.resistance[table] as number);
  return (0.1 + victims.length) / (1 + meant);
}

/** §4.3 §9.1 The army group's own cards, the one that does most first. */
export function chooseGroupCard(mind: Mind, view: LiberatingAssaultView, legal: readonly Action[]): Action {
  let [best, most] = [DONE, 0.2];
  for (const action of legal) {
    const { name, numbers } = readNumbered(action);
    const at = numbers[0] as number;
    let worth = 0;
    if (name === 'bomb') worth = bombWorth(mind, view, at);
    else if (name === 'cut') worth = cutWorth(mind, view, at);
    else if (name === 'soe' || name === 'resistance') worth = 0.3 + tableWorth(mind, view, at);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}
