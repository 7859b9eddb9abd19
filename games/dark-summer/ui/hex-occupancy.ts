import type { InfoLine } from '@bocage/board';
import { FLOODED } from '../src/ground.js';
import { hasExit } from '../src/occupancy.js';
import { hasZoc } from '../src/rules/6-zones/zoc.js';
import { columnsAbroad } from '../src/rules/15-boundary/boundary.js';
import { ALLIED, BEACH_CLOSED, BEACH_OPEN, BRITISH, type DarkSummerView, GERMAN, GERMANS, type Open, type Side, US } from '../src/types.js';
import { beachName } from './places.js';
import { commandName, sideName } from './sides.js';
import { halfText, listed } from './text.js';
import type { Words } from './words.js';

const COMMANDS = [US, BRITISH, GERMANS] as const;
const SIDES: readonly Side[] = [ALLIED, GERMAN];

const BEACH_STATES: Readonly<Record<number, string>> = {
  [BEACH_OPEN]: 'open: a source of supply, and where reinforcements land',
  [BEACH_CLOSED]: 'closed for good',
};

/** §2.4 §11.9 §3.2.2 §3.2.1 What it is worth and who has it. */
function prizeLines({ world }: Words, open: Open, hex: number): InfoLine[] {
  const lines: InfoLine[] = [];
  const index = world.ground.beach[hex] as number;
  const beach = world.ground.beaches[index];
  if (beach) {
    const state = BEACH_STATES[open.beach[index] as number] ?? 'not yet taken';
    lines.push({ text: `${beachName(beach.name)}, landed on by ${commandName(beach.command)}: ${state}.`, section: '11.9' });
  }
  const control = world.controlIndex[hex] as number;
  if (control >= 0)
    lines.push({ text: `Controlled by ${sideName(open.control[control] as Side)}. ${prizeText(world, hex)}`.trim(), section: '3.2.2' });
  return lines;
}

function prizeText({ grid, data }: Words['world'], hex: number): string {
  const { places, victory, suddenDeath } = data.scenarios;
  const label = grid.label(hex);
  if (label === suddenDeath.avranches) return 'If the Germans hold it once Americans are in Brittany, they win at once (§3.2.1).';
  if (places.caen.includes(label))
    return `All of Caen is worth ${halfText(victory.caen[0] as number)} points to the Allies at most, less the later.`;
  if (places.saintLo === label) return 'Worth a point to the Allies if taken early, and to the Germans if held.';
  const other = places.others.find((place) => place.hex === label);
  return other ? `Worth ${halfText(victory.heldAtEnd)} to the Allies, ${halfText(victory.placesAtEnd)} to the Germans at the end.` : '';
}

/** §6.1 §13.2 §15.0 §11.1 §11.2 How things stand there now. */
export function occupancyLines(words: Words, view: DarkSummerView, hex: number): InfoLine[] {
  const { world } = words;
  const { open } = view;
  const lines = prizeLines(words, open, hex);
  if (world.ground.terrain[hex] === FLOODED) return lines;
  const zones = SIDES.filter((side) => hasZoc(world, open, side, hex)).map(sideName);
  if (zones.length > 0) lines.push({ text: `In a zone of control of ${listed(zones)}.`, section: '6.0' });
  const supplied = COMMANDS.filter((command) => words.net(view, command).hexes[hex] === 1).map(commandName);
  lines.push({
    text: supplied.length > 0 ? `Supply lines of ${listed(supplied)} reach it.` : 'No supply line reaches it.',
    section: '13.2',
  });
  if (hasExit(world, open, hex)) {
    const marker = open.exits[world.ground.lettered.E.indexOf(hex)];
    lines.push({ text: `Exit marker of ${commandName(marker === 1 ? US : BRITISH)}.`, section: '10.4.5' });
  }
  const abroad = ([US, BRITISH] as const).filter((command) => columnsAbroad(world, open, command, hex) > 0);
  for (const command of abroad) {
    const far = columnsAbroad(world, open, command, hex);
    lines.push({ text: `${far === 1 ? 'The one column' : 'Too far'} beyond the boundary for ${commandName(command)}.`, section: '15.0' });
  }
  if (open.attacked.includes(hex)) lines.push({ text: 'Attacked in this round: not again.', section: '11.1' });
  if (open.obliged.includes(hex)) lines.push({ text: 'Must still be attacked in this round.', section: '11.2' });
  return lines;
}
