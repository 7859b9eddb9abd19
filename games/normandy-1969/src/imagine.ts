import { clone, type Rng } from '@bocage/kernel';
import type { BattleOrder } from './battle-orders.js';
import { randomMatching, randomOrder } from './matching.js';
import { isFaceDown } from './occupancy.js';
import { placeRest } from './rules/deployment.js';
import { canMove } from './rules/movement.js';
import { enterablePieces } from './rules/reinforcements.js';
import { type LegFrame, type NormandyState, type NormandyView, type Open, PIECE_BASE, type Sealed } from './types.js';
import type { World } from './world.js';

/**
 * §R.11 §R.12 A full state that a view allows. Without the German seat: an order drawn evenly from those that what
 * has been seen still admits, and a random fit of its unseen counters to the face-down tokens.
 */
export function imagine(world: World, view: NormandyView, rng: Rng): NormandyState {
  const open = clone(view.open);
  if (view.seats.includes('german')) return { open, sealed: clone(view.known) };
  for (const order of randomOrder(world.orders.orders.length, rng)) {
    const sealed = imagineOrder(world, open, order + 1, rng);
    if (sealed) return { open, sealed };
  }
  throw new Error('no German order fits what has been seen');
}

/** The sealed part if this were the order; undefined when it cannot be. */
function imagineOrder(world: World, open: Open, order: number, rng: Rng): Sealed | undefined {
  if (open.agreedOrder > 0 && open.agreedOrder !== order) return undefined;
  const { roster } = world;
  const sealed: Sealed = { order, piece: new Array<number>(roster.tokens).fill(-1), placed: [], chosen: -1 };
  const top = open.stack[open.stack.length - 1]?.step;
  if (open.home.every((home) => home < 0)) return imagineDeployment(world, open, sealed);
  if (!admitsSeen(world, open, order)) return undefined;
  if (top === 'entry') return imagineEntry(world, open, sealed, rng);
  if (top === 'leg' && (open.stack[open.stack.length - 1] as LegFrame).unit < 0) {
    return imagineHiddenMove(world, open, sealed, rng);
  }
  return dealHidden(world, open, sealed, rng);
}

/** §R.11 Before the tokens lie on the map nothing of the deployment can be seen. */
function imagineDeployment(world: World, open: Open, sealed: Sealed): Sealed {
  const top = open.stack[open.stack.length - 1]?.step;
  if (top === 'order' || top === 'game') sealed.order = open.agreedOrder;
  sealed.placed = new Array<number>(world.roster.pieces + world.orders.mostDummies).fill(-1);
  if (top === 'shuffle') placeRest(world, sealed);
  return sealed;
}

const orderNumbered = (world: World, order: number): BattleOrder => world.orders.orders[order - 1] as BattleOrder;

/** §R.13 Whether every piece seen so far belongs to this order, where and when it was seen first. */
function admitsSeen(world: World, open: Open, order: number): boolean {
  const { setup, arrivals, dummies } = orderNumbered(world, order);
  let dummiesSeen = 0;
  const fits = open.piece.every((piece, token) => {
    if (piece < 0) return true;
    const home = open.home[token] as number;
    if (piece === world.roster.dummy) return ++dummiesSeen <= dummies;
    if (open.entered[token] === 0) return setup.some((listed) => listed.piece === piece && listed.inZone[home] === 1);
    return arrivals.some((due) => due.piece === piece && due.turn <= (open.entered[token] as number) && due.hexes.includes(home));
  });
  return fits;
}

/** The counters of an order that nobody has seen yet, with the hexes each may have been set up in. */
function unseen(world: World, open: Open, order: number): { readonly piece: number; readonly inZone: Uint8Array }[] {
  const { setup, dummies } = orderNumbered(world, order);
  const { dummy } = world.roster;
  const pieces: { piece: number; inZone: Uint8Array }[] = setup.filter(({ piece }) => !open.piece.includes(piece));
  const dummiesSeen = open.piece.filter((piece) => piece === dummy).length;
  for (let i = dummiesSeen; i < dummies; i++) pieces.push({ piece: dummy, inZone: world.orders.inDecoyZone });
  return pieces;
}

function faceDownTokens(world: World, open: Open): number[] {
  const tokens: number[] = [];
  for (let token = 0; token < world.roster.setupTokens; token++)
    if (isFaceDown(world, open, world.roster.allied + token)) tokens.push(token);
  return tokens;
}

/** §R.12 Deals the unseen counters to the face-down tokens; one token may be given as a certain piece. */
function dealHidden(world: World, open: Open, sealed: Sealed, rng: Rng, given?: { token: number; piece: number }): Sealed | undefined {
  const items = unseen(world, open, sealed.order);
  const tokens = faceDownTokens(world, open);
  if (items.length !== tokens.length) return undefined;
  const fits = (item: number, place: number): boolean => {
    const { piece, inZone } = items[item] as (typeof items)[number];
    const token = tokens[place] as number;
    if (given && (piece === given.piece) !== (token === given.token)) return false;
    return inZone[open.home[token] as number] === 1;
  };
  const found = randomMatching(items.length, tokens.length, fits, rng);
  if (!found) return undefined;
  found.forEach((place, item) => {
    sealed.piece[tokens[place] as number] = (items[item] as (typeof items)[number]).piece;
  });
  return sealed;
}

/** §R.13 The German is about to bring on a reinforcement: the order must have one that can enter. */
function imagineEntry(world: World, open: Open, sealed: Sealed, rng: Rng): Sealed | undefined {
  const due = enterablePieces(world, { open, known: sealed });
  if (due.length === 0) return undefined;
  sealed.chosen = PIECE_BASE + (due[rng.below(due.length)] as number);
  return dealHidden(world, open, sealed, rng);
}

/** §R.12 The German is about to move a face-down token: one of them must be a piece that can move. */
function imagineHiddenMove(world: World, open: Open, sealed: Sealed, rng: Rng): Sealed | undefined {
  const tokens = faceDownTokens(world, open);
  const pieces = unseen(world, open, sealed.order).filter(({ piece }) => (world.roster.pieceAllowance[piece] as number) > 0);
  for (const i of randomOrder(tokens.length, rng)) {
    const token = tokens[i] as number;
    for (const j of randomOrder(pieces.length, rng)) {
      const { piece, inZone } = pieces[j] as (typeof pieces)[number];
      if (inZone[open.home[token] as number] !== 1) continue;
      sealed.piece.fill(-1);
      sealed.piece[token] = piece;
      if (!canMove(world, { open, known: sealed }, world.roster.allied + token)) continue;
      sealed.chosen = world.roster.allied + token;
      if (dealHidden(world, open, sealed, rng, { token, piece })) return sealed;
    }
  }
  return undefined;
}
