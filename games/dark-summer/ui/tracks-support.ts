import type { Track } from '@bocage/board';
import { type Open, SHOWERS, SUN } from '../src/types.js';
import type { World } from '../src/world.js';
import { commandAdjective } from './sides.js';
import { supportCommand, supportKind, supportName, supportReason, whyNotNow } from './support.js';
import { frameOf, type Words } from './words.js';

type Box = Track['boxes'][number];
type Marker = World['data']['tables']['support'][number];

/** §12.1 §12.2 §12.3 §12.7 How often a marker serves, in the words of its rule. */
function servesText({ data }: World, { weather }: Open, { kind }: Marker): string {
  if (kind === 'carpet') return `once a turn, ${data.tables.limits.carpetsPerGame} times a game`;
  if (kind === 'naval') return 'once a round';
  if (kind === 'tac-air') return weather === SHOWERS ? 'once a turn in showers' : 'once a round';
  return kind === 'assault-gun' && weather !== SUN ? 'twice a turn' : 'once a turn';
}

/** §12.0 How often it has served. */
function usedText(open: Open, index: number, { kind }: Marker): string {
  const [round, turn, game] = [open.roundUses[index], open.turnUses[index], open.gameUses[index]];
  if (kind === 'carpet') return `used ${turn} this turn, ${game} this game`;
  return kind === 'naval' || kind === 'tac-air' ? `used ${round} this round, ${turn} this turn` : `used ${turn} this turn`;
}

function boxOf({ world }: Words, open: Open, marker: Marker, index: number): Box {
  const label = `${commandAdjective(supportCommand(marker))}: ${supportName(marker.id)}`;
  if (marker.turn > open.turn) return { label, note: `${supportKind(marker)}; comes on turn ${marker.turn}`, state: 'to-come' };
  const why = whyNotNow(world, open, index);
  const inRound = frameOf(open, 'round') !== undefined;
  const can = why ? `not now: ${supportReason(why.code)} (§${why.section})` : inRound ? 'may be used now' : 'ready';
  const note = `${supportKind(marker)}; ${can}; ${servesText(world, open, marker)}, ${usedText(open, index, marker)}`;
  return { label, note, state: why ? 'past' : 'now' };
}

/** §12.0 Each marker: whether it may be used now and why not, and how often it has been. */
export function supportTrack(words: Words, open: Open): Track {
  const { support } = words.world.data.tables;
  const shown = support.flatMap((marker, i) =>
    marker.kind === 'assault-gun' && open.assaultGuns === 0 ? [] : [boxOf(words, open, marker, i)],
  );
  return { id: 'support', title: 'Support', boxes: shown };
}
