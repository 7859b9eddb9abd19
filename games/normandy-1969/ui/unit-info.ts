import type { InfoLine } from '@bocage/board';
import { isFaceDown } from '../src/occupancy.js';
import { combatStrength, fullStrength, hasMark, isOnMap } from '../src/rules/units.js';
import { ABSENT, ENTRENCHED, FOUGHT, LOST, MOVED, type NormandyView, PIECE_BASE, RETREATED, UNSUPPLIED, WAITING } from '../src/types.js';
import { dayOf } from './calendar.js';
import { hexOfUnit } from './faces.js';
import { capital, counted, inWords, listed, points } from './text.js';
import { allowanceOf, factorsOf, type Identity, identify, identityName } from './units.js';
import type { Words } from './words.js';

type Printed = Extract<Identity, { counter: unknown }>;

/** §R.12 What can be said of a counter that these eyes have not seen the face of. */
function unknownLines({ places }: Words, home: number): InfoLine[] {
  return [
    {
      text: 'A German counter, face down: a unit or a dummy. Either way it has a zone of control, and nobody enters its hex.',
      section: 'R.12',
    },
    { text: 'It turns up when an Allied unit ends next to it, when its hex is attacked, and when it moves.', section: 'R.12' },
    ...(home >= 0 ? [{ text: `Set up ${places.at(home)}.`, section: 'R.13' }] : []),
  ];
}

/** §R.5 §E.6 §R.3 §E.1 §E.2 §P.2 What is printed on it. */
function printedLines(words: Words, view: NormandyView, unit: number, identity: Printed): InfoLine[] {
  const { counter } = identity;
  const { movement } = words.world.data.tables;
  const light = counter.allowance <= movement.lightUpTo;
  const [foot = 0, heavy = 0] = movement.bocage;
  const lines: InfoLine[] = [
    { text: `${factorsOf(words, view, unit)}: strength, then movement points.`, section: 'R.3' },
    {
      text: light ? `Moves on foot: bocage costs ${points(foot)}.` : `Moves as vehicles: bocage costs ${points(heavy)}.`,
      section: light ? 'E.1' : 'E.2',
    },
  ];
  if (identity.kind === 'german' && identity.counter.defensiveOnly)
    lines.push({ text: 'Its strength is in brackets: it only defends.', section: 'R.5' });
  if (counter.allowance === 0) lines.push({ text: 'Bound to its works: made to retreat, it is destroyed.', section: 'C.7' });
  if (counter.armour) {
    lines.push({ text: 'Armour: in supply it may always move one hex, and it may not attack into bocage.', section: 'E.6' });
  }
  if (identity.kind === 'allied' && identity.counter.group === 'commando') {
    lines.push({ text: 'Commandos attacking alone ignore a fortification.', section: 'R.9' });
  }
  if (identity.kind === 'allied' && identity.counter.strengths.length > 1) {
    const all = identity.counter.strengths.length;
    const left = all - (view.open.battalionsLost[unit] ?? 0);
    lines.push({
      text:
        left === all
          ? `At full strength: ${counted(all, 'battalion')}.`
          : `${capital(inWords(left))} of ${counted(all, 'battalion')} left.`,
      section: 'P.2',
    });
  }
  return lines;
}

/** §R.7 §R.10 §R.5 §C.10 How it fares now. */
function conditionLines(words: Words, view: NormandyView, unit: number): InfoLine[] {
  const { open } = view;
  const { world } = words;
  const lines: InfoLine[] = [];
  if (hasMark(open, unit, UNSUPPLIED)) {
    const fights = `${combatStrength(world, open, unit)} instead of ${fullStrength(world, open, unit)}`;
    lines.push({
      text: `Out of supply: fights with ${fights} and moves ${allowanceOf(words, view, unit)}, towards supply only.`,
      section: 'R.7',
    });
  }
  if (open.turn === 1 && unit < world.roster.allied) {
    lines.push({ text: `On 6 June it has at most ${world.data.scenarios.landing.firstDayAllowance} movement points.`, section: 'R.1' });
  }
  if (hasMark(open, unit, ENTRENCHED)) {
    lines.push({
      text: `Entrenched: +${world.data.tables.additions.entrenched} to the die of an attack on it, until it moves or retreats.`,
      section: 'E.12',
    });
  }
  const done = [
    hasMark(open, unit, MOVED) ? 'moved' : '',
    hasMark(open, unit, FOUGHT) ? 'attacked' : '',
    hasMark(open, unit, RETREATED) ? 'retreated' : '',
  ].filter(Boolean);
  if (done.length > 0) lines.push({ text: `Has ${listed(done)} in this phase.`, section: hasMark(open, unit, RETREATED) ? 'C.10' : 'R.3' });
  return lines;
}

/** §R.12 §R.13 For the owner of a counter that still lies face down. */
function secretLines(words: Words, view: NormandyView, identity: Identity): InfoLine[] {
  const lines: InfoLine[] = [{ text: 'Lies face down: the Allies do not know what it is.', section: 'R.12' }];
  const order = words.world.orders.orders[view.known.order - 1];
  if (identity.kind === 'german' && order?.entrenched[identity.piece]) {
    lines.push({ text: 'Dug in from the start under your order; it shows when it is turned up.', section: 'R.13' });
  }
  return lines;
}

const AWAY: Readonly<Record<number, InfoLine[]>> = {
  [WAITING]: [{ text: 'Waits off the map to land.', section: 'R.1' }],
  [LOST]: [{ text: 'Lost: it is out of the game.', section: 'R.14' }],
};

/** Where it came from and where it is now. */
function whereabouts({ world, places }: Words, view: NormandyView, unit: number): InfoLine[] {
  const hex = hexOfUnit(view, unit);
  if (hex === undefined) return AWAY[view.open.hex[unit] ?? ABSENT] ?? [];
  const token = unit - world.roster.allied;
  const home = view.open.home[token] ?? -1;
  const turn = view.open.entered[token] ?? 0;
  const came =
    home < 0 || unit >= PIECE_BASE ? '' : turn > 0 ? ` Entered on ${dayOf(turn)} ${places.at(home)}.` : ` Set up ${places.at(home)}.`;
  return [{ text: `In ${places.entry(hex)}.${came}` }];
}

/** Everything these eyes may know of a unit. */
export function unitInfoOf(words: Words, view: NormandyView, unit: number): readonly InfoLine[] {
  const identity = identify(words, view, unit);
  const title: InfoLine = { text: identityName(identity) };
  const isToken = unit < PIECE_BASE;
  const conditions = isToken ? conditionLines(words, view, unit) : [];
  const hidden = isToken && isOnMap(view.open, unit) && isFaceDown(words.world, view.open, unit);
  if (identity.kind === 'unknown') {
    return [title, ...unknownLines(words, view.open.home[unit - words.world.roster.allied] ?? -1), ...conditions];
  }
  const secret = hidden ? secretLines(words, view, identity) : [];
  if (identity.kind === 'dummy') {
    return [
      title,
      { text: 'A blank counter: it is removed when it is turned up.', section: 'R.12' },
      ...secret,
      ...whereabouts(words, view, unit),
    ];
  }
  const lines = printedLines(words, view, unit, identity);
  const provenance: InfoLine = { text: `Where the counter comes from: ${identity.counter.from}.` };
  return [title, ...lines, ...conditions, ...secret, ...whereabouts(words, view, unit), provenance];
}
