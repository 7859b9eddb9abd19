import { strengthOf } from '../rules/losses.js';
import { ALLIED, enemyOf, GERMAN } from '../types.js';
import { coreOf, fightersOf, type Picture, strengthIn } from './picture.js';

/** What a formation is about: the place it is to take or to hold, as an index into the places that score. */
export type Missions = ReadonlyMap<number, number>;

/** Counters within so many hexes of a place are after it. */
const AROUND = 4;

/** §9.2 Places of the other army's sector are left to it unless nothing else is in reach. */
const OTHER_SECTOR = 0.3;

/** What one's own corps is meant to take comes first. */
const TASK = 2;

function prefers(picture: Picture, formation: number, place: number): number {
  const { mind, open } = picture;
  const corps = open.command[formation] as number;
  if (mind.tasks.get(corps)?.includes(place)) return TASK;
  return mind.army[place] === mind.world.teams.superior[corps] ? 1 : OTHER_SECTOR;
}

const points = ({ mind }: Picture, place: number): number => mind.world.data.scenarios.places.list[place]?.points ?? 0;

/** Enemies that can fight for a place: those near it. */
const around = ({ mind, weight, side }: Picture, place: number): number =>
  weight[enemyOf(side)][mind.world.places[place] as number] as number;

/** §10.4 What an Allied division goes for: much for little way, and not all the same. */
function alliedScore(picture: Picture, formation: number, place: number, filled: number, fellows: number): number {
  const { mind, field, open } = picture;
  const { data } = mind.world;
  const far = mind.ways[place]?.[coreOf(picture, formation)] ?? AROUND;
  const isTaken = field.held[place] === ALLIED;
  if (isTaken && around(picture, place) === 0) return 0;
  const need = 30 + 1.6 * around(picture, place);
  const share = filled < need ? 1 : 0.5;
  const left = (data.scenarios.scenarios.find(({ id }) => id === open.scenario)?.turns ?? open.turn) - open.turn + 1;
  const late = far > 3 * left ? 0.2 : 1;
  // §7.2 A corps that goes two ways leaves one of them without cards.
  const together = fellows > 0 ? 1.6 : 1;
  // What was taken is to be kept against those who could retake it, before one goes on.
  const kept = !isTaken || filled < KEPT * around(picture, place) ? 1 : 0.3;
  return (points(picture, place) * prefers(picture, formation, place) * share * late * together * kept) / (far + 4);
}

/** How much of what the enemy could bring keeps a place. */
const KEPT = 0.6;

/** Beyond this many hexes troops are no threat to a place. */
const HORIZON = 14;

/** Allied strength on its way to each place that the Germans hold: everybody goes for the nearest. */
function threats({ mind, field }: Picture): number[] {
  const { world, ways } = mind;
  const threat = world.places.map(() => 0);
  for (let unit = 0; unit < world.roster.allied; unit++) {
    const hex = field.hex[unit] as number;
    if (hex < 0 || !world.roster.fights[unit]) continue;
    let [goal, least] = [-1, HORIZON];
    ways.forEach((way, place) => {
      if (field.held[place] !== ALLIED && (way[hex] as number) < least) [goal, least] = [place, way[hex] as number];
    });
    if (goal >= 0) threat[goal] = (threat[goal] as number) + strengthOf(world, field, unit) * (1 - least / HORIZON);
  }
  return threat;
}

/** Whoever holds a place lightly loses it; so many are always wanted there. */
const GARRISON = 9;

/** What each place needs: to be held, most of what comes at it; to be retaken, more than stands there. */
function germanNeeds(picture: Picture): number[] {
  const { mind, weight, field } = picture;
  const threat = threats(picture);
  return mind.world.places.map((hex, place) => {
    const there = weight[ALLIED][hex] as number;
    if (field.held[place] === ALLIED) return 1.2 * there;
    return Math.max(GARRISON, 0.9 * (threat[place] as number));
  });
}

/** The more a place lacks, the more a division is worth there. */
function germanScore(
  picture: Picture,
  formation: number,
  place: number,
  filled: number,
  _fellows: number,
  needs: readonly number[],
): number {
  const { mind, field, open } = picture;
  const far = mind.ways[place]?.[coreOf(picture, formation)] ?? AROUND;
  const need = needs[place] as number;
  const isLost = field.held[place] === ALLIED;
  const lack = Math.max(0.08, Math.min(1, (need - filled) / Math.max(need, 20)));
  const own = mind.coordinator[place] === open.command[formation] ? 1 : 0.5;
  return (points(picture, place) * lack * own * (isLost ? 0.4 : 1)) / (far + 4);
}

/** §10.4 Corps have no mission of their own, and an Allied division that is nearly at half its strength stays where it is. */
function rests(picture: Picture, formation: number): boolean {
  const { mind, side } = picture;
  const { formations, roster } = mind.world;
  if (formations.level[formation] === 'corps') return true;
  const fighters = fightersOf(picture, formation);
  const full = fighters.reduce((sum, unit) => sum + ((roster.boxes[unit] as readonly number[])[0] as number), 0);
  const now = strengthIn(picture, fighters);
  return side === ALLIED && now >= 0.5 * full && now < 0.6 * full;
}

/** Gives every formation the place it is wanted at most, the best match first. */
export function missionsOf(picture: Picture): Missions {
  const { mind, side, formations } = picture;
  const score = side === GERMAN ? germanScore : alliedScore;
  const needs = side === GERMAN ? germanNeeds(picture) : [];
  const given = new Map<number, number>();
  const filled = mind.world.places.map(() => 0);
  const left = new Set(formations.filter((formation) => coreOf(picture, formation) >= 0 && !rests(picture, formation)));
  const fellowsAt = (formation: number, place: number): number =>
    [...given].filter(([other, goal]) => goal === place && picture.open.command[other] === picture.open.command[formation]).length;
  while (left.size > 0) {
    let best = { formation: -1, place: -1, score: -1 };
    for (const formation of left)
      mind.world.places.forEach((_, place) => {
        const worth = score(picture, formation, place, filled[place] as number, fellowsAt(formation, place), needs);
        if (worth > best.score) best = { formation, place, score: worth };
      });
    left.delete(best.formation);
    given.set(best.formation, best.place);
    filled[best.place] = (filled[best.place] as number) + strengthIn(picture, fightersOf(picture, best.formation));
  }
  return given;
}
