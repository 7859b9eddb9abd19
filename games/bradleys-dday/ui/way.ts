import type { InfoLine, Way } from '@bocage/board';
import type { Action } from '@bocage/kernel';
import { HQ, sideOf } from '../src/roster.js';
import { needsCommand } from '../src/rules/fire.js';
import { entersZone, pathTo } from '../src/rules/movement.js';
import { unitsOnMap } from '../src/rules/units.js';
import type { BradleyView, MoveFrame } from '../src/types.js';
import { namesUpTo } from './names.js';
import { terrainName } from './places.js';
import { aimLines } from './plan/drop.js';
import { laneLines } from './plan/lanes.js';
import { capital, points, stretched } from './text.js';
import { topOf, type Words } from './words.js';

const groundText = ({ world }: Words, path: readonly number[]): string => stretched(path.slice(1).map((hex) => terrainName(world, hex)));

/** §6.1 §9.1.1 */
function moveWay(words: Words, view: BradleyView, frame: MoveFrame, hex: number): Way {
  const { world } = words;
  const { open } = view;
  const { path, halves } = pathTo(world, open, frame, hex);
  const zone: InfoLine[] = entersZone(world, open, frame.unit, hex)
    ? [{ text: 'Into an enemy zone of control: the move stops there.', section: '9.1.1' }]
    : [];
  return {
    hexes: [...path],
    lines: [
      { text: `${capital(points(halves))}, ${points(frame.points - halves)} left.`, section: '6.1' },
      { text: `${capital(groundText(words, path))}.`, section: '6.3' },
      ...zone,
      ...commandLines(words, view, frame.unit, hex),
    ],
  };
}

/** §16.2 Whose fire a headquarters that stands there would release, and whose not. */
function commandLines(words: Words, { open }: BradleyView, hq: number, hex: number): InfoLine[] {
  const { world } = words;
  const { roster } = world;
  if (roster.kind[hq] !== HQ) return [];
  const answers = unitsOnMap(world, open, sideOf(roster, hq)).filter((unit) => {
    const own = roster.headquarters[roster.formation[unit] as number] as number;
    return needsCommand(world, unit) && (own < 0 || own === hq);
  });
  const isNear = (unit: number): boolean => world.grid.distance(hex, open.hex[unit] as number) <= (roster.command[hq] as number);
  const line = (units: readonly number[], text: string): InfoLine[] =>
    units.length === 0 ? [] : [{ text: `${text}: ${namesUpTo(8, words, units)}.`, section: '16.2' }];
  return [
    ...line(answers.filter(isNear), 'Under its command'),
    ...line(
      answers.filter((unit) => !isNear(unit)),
      'Out of its command',
    ),
  ];
}

/** Where a legal click would lead, hex by hex, and what that costs. */
export function wayOf(words: Words, view: BradleyView, action: Action): Way | undefined {
  const frame = topOf(view.open);
  if (action.kind !== 'hex') return undefined;
  if (frame.step === 'move') return moveWay(words, view, frame, action.hex);
  if (frame.step === 'deploy-at') return { hexes: [], lines: commandLines(words, view, frame.unit, action.hex) };
  if (frame.step === 'aim') return { hexes: [], lines: aimLines(words, view, frame, action.hex) };
  if (frame.step === 'approach-at') return { hexes: [], lines: laneLines(words, view, frame, action.hex) };
  if (frame.step !== 'retreat' || frame.trail.length === 0) return undefined;
  return {
    hexes: [...frame.trail, action.hex],
    lines: [{ text: `Retreat into ${terrainName(words.world, action.hex)}.`, section: '10.5.3' }],
  };
}
