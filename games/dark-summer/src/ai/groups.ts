import { type Group, word } from '@bocage/kernel';
import { waysToPlay } from '../rules/chits.js';
import { standingOf } from '../standing.js';
import {
  ALLIED,
  type Command,
  CUP,
  type DarkSummerFrame,
  type DarkSummerView,
  GERMAN,
  type Open,
  type RoundFrame,
  type Side,
  sideOfCommand,
} from '../types.js';
import { chooseChit, chooseInitiative } from './chits.js';
import type { Mind } from './mind.js';
import { TACTICS } from './postures.js';

const SECTOR_COUNT = 5;

/** What a plan can decide now: how a chit is played, whether and how to react, and how each sector in contact moves and fights. */
export function createGroups(mind: Mind) {
  return ({ open }: DarkSummerView): readonly Group[] => {
    const frame = open.stack[open.stack.length - 1] as DarkSummerFrame;
    switch (frame.step) {
      case 'initiative': {
        const words = CUP.filter((chit, i) => chit !== 'german' && (open.cup[i] as number) > 0);
        const first = chooseInitiative(mind, open, frame, words.map(word), {});
        return [{ id: 'initiative', tactics: firstOf(first.kind === 'word' ? first.word : 'us', words) }];
      }
      case 'chit': {
        const words = waysToPlay(open, frame.command, frame.sides);
        const first = chooseChit(mind, open, frame, words.map(word), {});
        const chit = { id: 'chit', tactics: firstOf(first.kind === 'word' ? first.word : 'move', words) };
        return [chit, ...sectorGroups(mind, open, frame.command)];
      }
      case 'react':
        return [{ id: 'react', tactics: ['script', 'pass', 'idea-0', 'idea-1', 'idea-2'] }];
      default:
        return isRoundStart(open) ? sectorGroups(mind, open, roundOf(open)?.command as Command) : [];
    }
  };
}

const roundOf = (open: Open): RoundFrame | undefined => open.stack.find((frame): frame is RoundFrame => frame.step === 'round');

/** A round that began without a choice of its chit is planned at its first question. */
const isRoundStart = (open: Open): boolean => {
  const round = roundOf(open);
  return round !== undefined && (round.kind === 'move' || round.kind === 'combat' || round.kind === 'combined');
};

const firstOf = (first: string, words: readonly string[]): string[] => [first, ...words.filter((other) => other !== first)];

/** Sectors where both sides have units. */
function sectorGroups({ world, fields }: Mind, open: Open, command: Command): Group[] {
  const side = sideOfCommand(command);
  const groups: Group[] = [];
  const present = presence(world, fields.sector, open);
  for (let sector = 0; sector < SECTOR_COUNT; sector++) {
    if (!present[ALLIED][sector] || !present[GERMAN][sector]) continue;
    groups.push({ id: `move-${sector}`, tactics: TACTICS[side as Side] });
    groups.push({ id: `fight-${sector}`, tactics: ['normal', 'bold', 'careful'] });
  }
  return groups;
}

function presence(world: Mind['world'], sector: Uint8Array, open: Open): Record<Side, boolean[]> {
  const found: Record<Side, boolean[]> = {
    0: new Array<boolean>(SECTOR_COUNT).fill(false),
    1: new Array<boolean>(SECTOR_COUNT).fill(false),
  };
  const { side } = standingOf(world, open);
  for (const hex of world.ground.land) {
    const holder = side[hex] as number;
    if (holder >= 0) found[holder as Side][sector[hex] as number] = true;
  }
  return found;
}
