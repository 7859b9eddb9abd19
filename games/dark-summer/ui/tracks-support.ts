import type { Track } from '@bocage/board';
import { type Open, SHOWERS, SUN } from '../src/types.js';
import type { World } from '../src/world.js';
import { commandAdjective } from './sides.js';
import { supportCommand, supportKind, supportName, supportReason, whyNotNow } from './support.js';
import { listed, often } from './text.js';
import { frameOf, type Words } from './words.js';

type Box = Track['boxes'][number];
type Marker = World['data']['tables']['support'][number];

/** §12.1 §12.2 §12.3 §12.7 How often a marker serves, in the words of its rule. */
function servesText({ data }: World, { weather }: Open, { kind }: Marker): string {
  if (kind === 'carpet') return `once a turn, ${often(data.tables.limits.carpetsPerGame)} a game`;
  if (kind === 'naval') return 'once a round';
  if (kind === 'tac-air') return weather === SHOWERS ? 'once a turn in showers' : 'once a round';
  return kind === 'assault-gun' && weather !== SUN ? 'twice a turn' : 'once a turn';
}

/** §12.0 How often it has served. */
function usedText(open: Open, index: number, { kind }: Marker): string {
  const [round = 0, turn = 0, game = 0] = [open.roundUses[index], open.turnUses[index], open.gameUses[index]];
  const uses = [
    ...(round > 0 && (kind === 'naval' || kind === 'tac-air') ? ['in this round'] : []),
    ...(turn > 0 ? [`${often(turn)} this turn`] : []),
    ...(game > 0 && kind === 'carpet' ? [`${often(game)} this game`] : []),
  ];
  return uses.length === 0 ? 'not used yet' : `used ${listed(uses)}`;
}

function boxOf({ world }: Words, open: Open, marker: Marker, index: number): Box {
  const label = supportName(marker.id);
  const what = `${commandAdjective(supportCommand(marker))}, ${supportKind(marker)}`;
  if (marker.turn > open.turn) return { label, note: `${what}; comes on turn ${marker.turn}`, state: 'to-come' };
  const why = whyNotNow(world, open, index);
  const inRound = frameOf(open, 'round') !== undefined;
  const can = why ? `not now: ${supportReason(why.code)} (§${why.section})` : inRound ? 'may be used now' : 'ready';
  const note = `${what}; ${can}; ${servesText(world, open, marker)}, ${usedText(open, index, marker)}`;
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
