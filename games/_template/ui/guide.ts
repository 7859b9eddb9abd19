import type { GuideStep } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { unitAt } from '../src/rules/units.js';
import { CARDS, type CrossroadsFrame, type CrossroadsView, type FrameOf, NONE, sideOf } from '../src/types.js';
import type { World } from '../src/world.js';
import { type Advisor, createAdvisor } from './advice.js';
import { overStep, waitingStep } from './guide-end.js';
import type { Rules } from './words.js';

interface Lesson {
  readonly world: World;
  readonly view: CrossroadsView;
  readonly side: number;
  readonly advisor: Advisor;
  /** Anything has fought yet: what combat is has been told. */
  readonly hasFought: boolean;
  nameOf(unit: number): string;
  hexOf(unit: number): number[];
}

function commander({ advisor, nameOf, hexOf, side }: Lesson): GuideStep {
  const unit = advisor.commander();
  const [me, other] = side === 0 ? ['Blue, on the left', 'Red'] : ['Red, on the right', 'Blue'];
  return {
    title: 'Choose a commander',
    text: `You are ${me}; the computer plays ${other}. Click ${nameOf(unit)}, the counter picked out on the map.`,
    why: 'A commander adds 1 to its strength, but whoever loses the commander loses the game: a weak counter that stays behind is safe. Nobody else sees your choice. Any other counter would do too: the guide goes along with whatever you play.',
    section: 'C.2',
    hexes: hexOf(unit),
  };
}

const ORDER_WORDS = { march: 'March', hold: 'Hold', assault: 'Assault' } as const;
const ORDER_WHY = {
  march: 'March moves every counter 1 farther: the crossroads is worth 2 points to whoever stood there last.',
  hold: 'You are ahead: Hold adds 1 to all your counters when they are attacked.',
  assault: 'Your counters touch the enemy: Assault adds 1 to each of your attacks.',
} as const;

function orders({ advisor, view: { open } }: Lesson): GuideStep {
  const order = advisor.order();
  const step = { title: `Turn ${open.turn}: give an order`, text: `Press ${ORDER_WORDS[order]}.`, section: 'C.4', words: [order] };
  if (open.turn === 1)
    return {
      ...step,
      why: `Both sides order at the same time and in secret. ${ORDER_WHY.march} Hold helps in defence, Assault in attack.`,
    };
  if (open.turn === 2)
    return {
      ...step,
      why: `${ORDER_WHY[order]} What the other side did is written in the log, line by line; a click on a line shows where it was.`,
      points: 'log',
    };
  const last = open.turn === open.lastTurn ? 'This is the last turn: stand at the crossroads when it ends. ' : '';
  return { ...step, why: `${last}${ORDER_WHY[order]}` };
}

const CARD_WHY = ['Fuel lets one counter move 1 farther.', 'Shells add 1 when one counter attacks.'];

function supply({ advisor, view: { open, known }, side, nameOf, hexOf }: Lesson): GuideStep {
  const unit = advisor.bearer();
  const card = known.card[side] as number;
  if (open.bearer[side] !== NONE) return { title: 'Supply', text: 'Your card is handed out: press Done.', section: 'C.5', words: ['done'] };
  const step = {
    title: 'Supply',
    text: `You drew ${CARDS[card]}. Click ${nameOf(unit)} to give it the card.`,
    section: 'C.5',
    hexes: hexOf(unit),
  };
  if (open.turn === 1)
    return {
      ...step,
      why: `${CARD_WHY[card]} The other side sees that you gave a card, and not which: it lies face down until it is used.`,
    };
  if (open.turn === 2)
    return {
      ...step,
      why: 'Whenever you wonder about a rule, click its § mark: the rulebook opens at that page. Try §C.5.',
      points: 'rulebook',
    };
  return { ...step, why: CARD_WHY[card] as string };
}

function move({ advisor, view: { open }, world, side, nameOf, hexOf }: Lesson): GuideStep {
  const unit = advisor.mover();
  if (unit === NONE)
    return {
      title: 'Movement',
      text: 'Your counters stand well. Press Done.',
      why: 'Nobody has to move.',
      section: 'C.6',
      words: ['done'],
    };
  const step = { title: 'Movement', text: `Click ${nameOf(unit)}.`, section: 'C.6', hexes: hexOf(unit) };
  const moved = world.roster.units.filter(({ side: owner }, id) => owner === (side === 0 ? 'blue' : 'red') && open.moved[id] === 1).length;
  if (open.turn === 2 && moved === 0)
    return { ...step, why: 'The bar on top has the score. How you win (§C.9) is one click from it.', points: 'score' };
  if (open.turn > 1) return step;
  if (moved === 0)
    return { ...step, why: 'The two figures on a counter are its strength and its movement. A hex costs 1 to enter, woods cost 2.' };
  if (moved === 1)
    return {
      ...step,
      why: 'Not where you wanted it? Undo takes back what you did, step by step, as long as no die was rolled and no secret seen. Try it if you like, or go on.',
      points: 'undo',
    };
  return { ...step, why: 'Bring your counters up, so that they can help each other.' };
}

function march({ advisor, world, view: { open }, nameOf }: Lesson, { unit }: FrameOf<'march'>): GuideStep {
  const hex = advisor.destination(unit);
  const isCrossroads = hex === world.ground.crossroads;
  return {
    title: 'Movement',
    text: `Click ${isCrossroads ? 'the crossroads' : `hex ${world.grid.label(hex)}`}, picked out on the map, to send ${nameOf(unit)} there.`,
    ...(open.turn === 1
      ? {
          why: `Every hex that is marked can be reached.${isCrossroads ? ' Whoever stood at the crossroads last holds it.' : ''} To move another counter instead, click that one.`,
        }
      : {}),
    section: 'C.6',
    hexes: [hex],
  };
}

function combat({ advisor, hasFought, view: { open }, world, side, nameOf, hexOf }: Lesson): GuideStep {
  const unit = advisor.attacker();
  const dice = { why: 'The die was shown with the line of the table it hit; the log keeps every roll.', points: 'dice' as const };
  const told = world.roster.units.some((_, id) => open.fought[id] === 1) && hasFought && open.turn <= 3 ? dice : {};
  if (unit === NONE) {
    const touches = world.roster.units.some(({ side: owner }, id) => owner === (side === 0 ? 'blue' : 'red') && open.fought[id] === 0);
    return {
      title: 'Combat',
      text: 'Press Done.',
      why: touches ? 'No counter of yours has a good attack now, and nobody has to fight.' : 'Each counter attacks once a turn.',
      ...told,
      section: 'C.7',
      words: ['done'],
    };
  }
  return {
    title: 'Combat',
    text: `Click ${nameOf(unit)} to attack with it.`,
    why: 'It stands next to an enemy. Attacks are never forced, and each counter attacks once a turn.',
    ...told,
    section: 'C.7',
    hexes: hexOf(unit),
  };
}

function attack({ advisor, world, view: { open }, nameOf }: Lesson, { attacker, defender }: FrameOf<'attack'>): GuideStep {
  if (defender === NONE) {
    const hex = advisor.target(attacker);
    return {
      title: 'Combat',
      text: `Click ${nameOf(unitAt(open, hex))}, hex ${world.grid.label(hex)}.`,
      why: 'You will see the odds before anything is decided.',
      section: 'C.7',
      hexes: [hex],
    };
  }
  const isGood = advisor.odds(attacker, defender) > 0;
  return {
    title: 'The odds, before the die',
    text: isGood ? 'Press Declare the attack.' : 'These are poor odds: press Undo twice and choose again, or dare it and press Declare.',
    why: 'The forecast adds up both sides line by line, shows the column of the table, and the exact chance of each result with what it would mean. Until you declare, you can undo.',
    section: 'C.7',
    words: isGood ? ['declare'] : [],
    points: isGood ? 'forecast' : 'undo',
  };
}

function retreat({ advisor, world, nameOf }: Lesson, { unit }: FrameOf<'retreat'>): GuideStep {
  const hex = advisor.retreat(unit);
  return {
    title: 'Retreat',
    text: `${nameOf(unit)} must give way: click hex ${world.grid.label(hex)}.`,
    why: 'It goes back one hex, to where the enemy is farthest. With no empty hex next to it, it would be lost.',
    section: 'C.8',
    hexes: [hex],
  };
}

function ambush({ advisor, nameOf, hexOf }: Lesson): GuideStep {
  const unit = advisor.ambusher();
  const step = { title: 'Ambush', section: 'C.6.1' };
  if (unit === NONE)
    return { ...step, text: 'Press Not now.', why: 'Only your commander could fire, and would show itself.', words: ['pass'] };
  return {
    ...step,
    text: `An enemy marches past: click ${nameOf(unit)} to fire at it.`,
    why: 'You gave the order to hold, so your counters may fire at whoever marches next to them, each once. The shot may stop it where it is.',
    hexes: hexOf(unit),
  };
}

function sayOf(lesson: Lesson, frame: CrossroadsFrame): GuideStep | undefined {
  switch (frame.step) {
    case 'commander':
      return commander(lesson);
    case 'orders':
      return orders(lesson);
    case 'supply':
      return supply(lesson);
    case 'move':
      return move(lesson);
    case 'march':
      return march(lesson, frame);
    case 'ambush':
      return ambush(lesson);
    case 'combat':
      return combat(lesson);
    case 'attack':
      return attack(lesson, frame);
    case 'retreat':
      return retreat(lesson, frame);
    default:
      return undefined;
  }
}

/** The guided game: advice for whatever is asked, in every position until the end, so that nobody can get stuck. */
export function guideOf(game: Rules, world: World, view: CrossroadsView, seat: Seat): GuideStep | undefined {
  const { open } = view;
  const side = sideOf(seat);
  if (side === NONE) return undefined;
  const frame = open.stack[open.stack.length - 1] as CrossroadsFrame;
  if (frame.step === 'over') return overStep(open, side);
  if (game.legal(view, seat).length === 0) return waitingStep(open);
  const lesson: Lesson = {
    world,
    view,
    side,
    advisor: createAdvisor(world, view, side),
    hasFought: open.shown.includes(1),
    nameOf: (unit) => world.roster.units[unit]?.name ?? '',
    hexOf: (unit) => (open.hex[unit] === NONE ? [] : [open.hex[unit] as number]),
  };
  return sayOf(lesson, frame);
}
