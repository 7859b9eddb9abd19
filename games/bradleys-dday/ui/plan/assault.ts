import type { Desk, DeskRow, InfoLine } from '@bocage/board';
import { unitsAt } from '../../src/occupancy.js';
import { sideOf } from '../../src/roster.js';
import { assaultersOf, type NoAssault, whyNoAssault } from '../../src/rules/close-assault.js';
import { effectiveFactor } from '../../src/rules/units.js';
import type { AssaultFrame, BradleyView } from '../../src/types.js';
import { faceOf } from '../faces.js';
import { namesUpTo, shortName } from '../names.js';
import type { Words } from '../words.js';

const REASONS: Readonly<Record<NoAssault, readonly [string, string]>> = {
  'no-assault': ['Guns and garrisons do not assault', '10.3.1'],
  assaulted: ['Have assaulted, or are not ashore', '10.3.2'],
  disrupted: ['Disrupted', '10.6.3'],
  'not-adjacent': ['Not beside it', '10.3.3'],
  facing: ['Face another way, in Movement Mode', '10.1.7'],
  wall: ['Behind an intact sea wall', '6.3.6'],
  'armor-off-beach': ['Armor with no way up the bluff', '6.2.9'],
};

/** §10.3.3 Those beside the hex who cannot join, by the reason. */
function whyNotLines(words: Words, { open }: BradleyView, { side, target }: AssaultFrame): InfoLine[] {
  const { world } = words;
  const byReason = new Map<NoAssault, number[]>();
  for (const hex of world.grid.ring(target, 1))
    for (const unit of unitsAt(world, open, hex)) {
      const why = sideOf(world.roster, unit) === side ? whyNoAssault(world, open, unit, target) : undefined;
      if (why !== undefined) byReason.set(why, [...(byReason.get(why) ?? []), unit]);
    }
  return [...byReason].map(([why, units]) => ({ text: `${REASONS[why][0]}: ${namesUpTo(8, words, units)}.`, section: REASONS[why][1] }));
}

/** §10.3.4 The assault being put together: who can join from where, and why others beside it cannot. */
export function assaultPlan(words: Words, view: BradleyView, frame: AssaultFrame): Desk {
  const { world, places } = words;
  const able = assaultersOf(world, view.open, frame.side, frame.target).filter((unit) => !frame.attackers.includes(unit));
  const why = whyNotLines(words, view, frame);
  const rows = able.map((unit): DeskRow => {
    const from = view.open.hex[unit] as number;
    const worth = effectiveFactor(world.roster, view.open, unit);
    return {
      id: `able-${unit}`,
      title: shortName(words, unit),
      note: `Worth ${worth}, ${places.at(from)}.`,
      face: faceOf(words, view, unit),
      unit,
      hexes: [from],
    };
  });
  return {
    title: `Close assault on ${places.noun(frame.target)}`,
    about: frame.attackers.length > 0 ? `In it: ${namesUpTo(8, words, frame.attackers)}.` : 'Choose who goes in; the odds follow below.',
    parts: [
      ...(rows.length > 0 ? [{ id: 'able', title: 'Who can still join', section: '10.3.3', rows }] : []),
      ...(why.length > 0 ? [{ id: 'why-not', title: 'Who cannot, and why', section: '10.3.3', lines: why, fold: true as const }] : []),
    ],
  };
}
