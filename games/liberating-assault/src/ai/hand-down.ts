import type { Action, Seat } from '@bocage/kernel';
import { ammoLimit, corpsShells } from '../rules/artillery.js';
import { isIdle } from '../rules/hand-down.js';
import { handOf } from '../rules/hands.js';
import { nearestDivisions } from '../rules/headquarters.js';
import { isNaval } from '../rules/placing.js';
import { divisionsBelow } from '../rules/wanting.js';
import { DONE, readNumbered } from '../steps/steps.js';
import { AT_SEA, CARDS, type CardKind, DUEL, enemyOf, GERMAN, type LiberatingAssaultView, UNSEEN } from '../types.js';
import { holderOf, type World } from '../world.js';
import type { Mind } from './mind.js';
import { type Missions, missionsOf } from './missions.js';
import { coreOf, type Picture, pictureOf } from './picture.js';

/** How much a wish counts. */
const ASKED = 1.5;
const NOT_ASKED = 0.6;

/** How near the fight a formation is, from 0 to 3; in between where one cannot see it. */
export function nearness({ mind, open, field, weight, side, enemyHexes }: Picture, formation: number): number {
  const { world } = mind;
  let most = -1;
  open.attached.forEach((own, unit) => {
    const hex = field.hex[unit] as number;
    if (own !== formation) return;
    if (hex === UNSEEN) most = Math.max(most, 2);
    else if (hex === AT_SEA) most = 3;
    else if (hex >= 0 && world.roster.fights[unit]) {
      const far = enemyHexes.reduce((least, at) => Math.min(least, world.grid.distance(hex, at)), 99);
      most = Math.max(most, far <= 1 ? 3 : (weight[enemyOf(side)][hex] as number) > 0 ? 2 : far <= 8 ? 1 : 0);
    }
  });
  return Math.max(0, most);
}

/** Ammo that the guns of a formation can have on them. */
const shells = (world: World, attached: readonly number[], formation: number): number =>
  attached.reduce((sum, own, unit) => sum + (own === formation ? ammoLimit(world, unit) : 0), 0);

function isInNavalZone({ mind, open, field }: Picture, formation: number): boolean {
  const { ground, grid } = mind.world;
  return open.attached.some((own, unit) => {
    const hex = field.hex[unit] as number;
    if (own !== formation) return false;
    return hex === AT_SEA || hex === UNSEEN || (hex >= 0 && grid.within(hex, 1).some((at) => ground.navalZone[at] === 1));
  });
}

/** How far a formation still has to go: whoever is on his way needs fuel more than whoever has arrived. */
function haste(picture: Picture, missions: Missions, formation: number): number {
  const far = picture.mind.ways[missions.get(formation) ?? -1]?.[coreOf(picture, formation)] ?? 0;
  return far > 1 ? Math.min(4, 1.5 + far / 4) : 0;
}

/** What one more card is worth to a division that has so many of it. */
function divisionNeed(picture: Picture, missions: Missions, formation: number, card: CardKind, has: number): number {
  const { mind, open } = picture;
  const { world } = mind;
  const near = nearness(picture, formation);
  if (card === 'fuel')
    return world.formations.motorised[formation] && has < 1
      ? 4 + Math.max(near === 3 ? 4.5 : near, haste(picture, missions, formation))
      : 0;
  if (card === 'ammo') {
    const most = shells(world, open.attached, formation);
    const isShield = picture.side === GERMAN && world.formations.motorised[formation] === true;
    const wanted = near >= 2 ? most : near === 1 || isShield ? Math.min(2, most) : 0;
    return has < wanted ? (1 + near) / (1 + 0.3 * has) : 0;
  }
  if (card === 'air') return near >= 2 ? near / (1 + has) : 0;
  if (isNaval(card)) return near >= 1 && isInNavalZone(picture, formation) ? near / (1 + navalOf(picture, formation)) : 0;
  const isAssault = open.turn === 1 && ['assault', 'follow-up'].includes(world.formations.entry[formation] as string);
  if (card === 'funnies') return isAssault ? 1 / (1 + has) : 0;
  return card === 'forces' && isAssault && has < 1 ? 1 : 0;
}

/** Naval groups a division has or is about to get. */
function navalOf({ mind, field }: Picture, formation: number): number {
  const holder = holderOf(mind.world, formation);
  return CARDS.reduce(
    (sum, card, i) => sum + (isNaval(card) ? handOf(field.hand, holder, card) + (field.gift[holder * CARDS.length + i] as number) : 0),
    0,
  );
}

/** What a team below can do with cards: as many as it has divisions in the field, and its own guns. */
function teamNeed({ mind, open, field }: Picture, team: number, card: CardKind, given: number): number {
  const { teams, formations } = mind.world;
  const corps = teams.superior.flatMap((superior, below) => (superior === team ? [below] : []));
  const heads = [team, ...corps];
  const divisions = divisionsBelow(mind.world, open, field, team);
  const landed = formations.side.filter(
    (_, formation) =>
      formations.level[formation] === 'corps' &&
      field.due[formation] === 0 &&
      heads.includes(teams.ids.get(formations.team[formation] as string) ?? -1),
  ).length;
  const atSea = divisions.filter((formation) => open.turn === 1 || field.hex[formations.hq[formation] as number] === AT_SEA).length;
  if (card === 'fuel') return divisions.filter((formation) => formations.motorised[formation]).length / (1 + given);
  if (card === 'ammo') return (divisions.length + landed) / (1 + given);
  if (card === 'forces' || card === 'funnies') return atSea / (1 + given);
  return divisions.length / (1 + 2 * given);
}

/** §6.3 §9.3 What a corps itself needs in a duel, where its divisions are served directly: ammo for its guns and fuel to move them. */
function corpsNeed(world: World, card: CardKind, has: number): number {
  if (card === 'ammo') return has < corpsShells(world) ? 3 / (1 + 0.3 * has) : 0;
  return card === 'fuel' && has < 1 ? 3 : 0;
}

/** §7.4 What a beaten corps is sent goes on to its nearest divisions; where one cannot see these, to one of them. */
function idleNeed(now: Picture, missions: Missions, team: number, card: CardKind, given: number): number {
  if (card !== 'fuel' && card !== 'ammo') return 0;
  const { mind, open, field } = now;
  const divisions = nearestDivisions(mind.world, open, field, team);
  if (divisions.length === 0) return 1 / (1 + given);
  const share = Math.floor(given / divisions.length);
  const has = (division: number): number => handOf(field.hand, holderOf(mind.world, division), card) + share;
  return Math.max(...divisions.map((division) => divisionNeed(now, missions, division, card, has(division))));
}

/** §6.3 A corps keeps some ammo for its own guns, and a fuel card to move them, once its divisions have theirs. */
function keeps(world: World, { open, known }: LiberatingAssaultView, holder: number, card: CardKind): boolean {
  const team = holder < world.teams.count ? -1 : (open.command[holder - world.teams.count] as number);
  if (team < 0 || world.teams.level[team] !== 'corps') return false;
  const corps = world.formations.ids.get(world.teams.id[team] as string) ?? -1;
  if (corps < 0 || known.due[corps] !== 0 || card !== 'ammo' || handOf(known.hand, team, card) === 0) return false;
  const given = open.command.reduce(
    (sum, command, formation) =>
      sum + (command === team ? (known.gift[(world.teams.count + formation) * CARDS.length + CARDS.indexOf(card)] as number) : 0),
    0,
  );
  return handOf(known.hand, team, card) - given <= Math.min(corpsShells(world), Math.floor(handOf(known.hand, team, card) / 3));
}

/** §9.4 Whoever asks for a card comes first, and whoever asks for others but not for this one last. */
function weightOfWishes({ known: { wanted, gift } }: LiberatingAssaultView, holder: number, card: number): number {
  const from = holder * CARDS.length;
  if (!wanted.slice(from, from + CARDS.length).some((count) => count > 0)) return 1;
  return (wanted[from + card] as number) > (gift[from + card] as number) ? ASKED : NOT_ASKED;
}

/** §4.2 Cards go where they are needed most, one by one; what nobody needs is kept. */
export function chooseGift(mind: Mind, view: LiberatingAssaultView, seat: Seat, legal: readonly Action[]): Action {
  const { world } = mind;
  const { open, known } = view;
  const picture = mind.remember(view, `picture:${seat}`, 'hand-down', () => pictureOf(mind, view, seat));
  const missions = mind.remember(view, `missions:${seat}`, 'hand-down', () => missionsOf(picture));
  const now: Picture = { ...picture, field: known };
  let [best, most] = [DONE, 0];
  for (const action of legal) {
    const { name, numbers } = readNumbered(action);
    if (name !== 'give') continue;
    const [index, holder] = numbers as [number, number];
    const card = CARDS[index] as CardKind;
    const given = known.gift[holder * CARDS.length + index] as number;
    const formation = holder - world.teams.count;
    if (keeps(world, view, holder, card)) continue;
    const need =
      formation >= 0
        ? divisionNeed(now, missions, formation, card, handOf(known.hand, holder, card) + given)
        : isIdle(open, holder)
          ? idleNeed(now, missions, holder, card, given)
          : open.way === DUEL
            ? corpsNeed(world, card, handOf(known.hand, holder, card) + given)
            : teamNeed(now, holder, card, given);
    const weighed = need * weightOfWishes(view, holder, index);
    if (weighed > most) [best, most] = [action, weighed];
  }
  return best;
}
