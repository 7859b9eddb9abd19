import { type Action, word } from '@bocage/kernel';
import { HEROES } from '../data/scenario-shapes.js';
import { isAtEntry } from '../rules/entry.js';
import { bringHero, type Hero, heroesFor, surrenderers } from '../rules/heroes.js';
import { pay } from '../rules/points.js';
import { isOnMap } from '../rules/units.js';
import type { ActingFrame, Open, Tell } from '../types.js';
import type { World } from '../world.js';

const SURRENDER = word('surrender');
const HERO_WORDS = new Map<Action, Hero>(HEROES.map((hero) => [word(hero) as Action, hero]));

/** §16.2 §17.4 Heroes who may come to whoever is active, on the map or coming onto it, and whether one may tell a German to surrender. */
export function heroics(world: World, open: Open, { unit, done, demanded }: ActingFrame): Action[] {
  const heroes = isOnMap(open, unit) || isAtEntry(open, unit) ? heroesFor(world, open, unit, done.length === 0 ? 0 : 1) : [];
  return [...heroes.map((hero) => word(hero)), ...(demanded === 0 && surrenderers(world, open, unit).length > 0 ? [SURRENDER] : [])];
}

/** §17.4 The activation that is under way, where a unit is on the move in it: at any time of it a hero may do his part. */
export function actingWith(open: Open, unit: number): ActingFrame | undefined {
  const frame = open.stack.findLast((one) => one.step === 'acting');
  return frame?.step === 'acting' && frame.unit === unit ? frame : undefined;
}

/** Does what a hero does; whether the action was of that kind. */
export function playHeroic(world: World, open: Open, frame: ActingFrame, action: Action, tell: Tell): boolean {
  const { asks, unit } = frame;
  const hero = HERO_WORDS.get(action);
  if (hero !== undefined) heroComes(world, open, frame, hero, tell);
  else if (action === SURRENDER) {
    frame.demanded = 1;
    open.stack.push({ step: 'surrender', asks, unit, target: -1, answer: -1 });
  } else return false;
  return true;
}

/** §S.5 He comes to a unit that is active: under Direct Command the point for that is due with him. */
function heroComes(world: World, open: Open, frame: ActingFrame, hero: Hero, tell: Tell): void {
  const { heroes, command } = world.data.tables;
  if (frame.due === 1) pay(world, open, frame.unit, command.directCommand, 'direct', tell);
  frame.due = 0;
  bringHero(world, open, hero, frame.unit);
  if (hero === 'wittmann') frame.free = heroes.wittmann.actions;
  tell({ event: 'hero', section: hero === 'wittmann' ? '16.2' : '17.4', hero, unit: frame.unit });
}
