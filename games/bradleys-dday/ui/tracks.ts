import type { Track } from '@bocage/board';
import { scenarioOf } from '../src/rules/scenario.js';
import { supportOfTurn } from '../src/rules/support-points.js';
import { alliedLosses, nearestGerman } from '../src/rules/victory.js';
import { landingBeaches, waveOf } from '../src/rules/waves.js';
import { type BradleyView, HIGH_TIDE, type Open, SEGMENTS, type SegmentId } from '../src/types.js';
import { hourOf, isAirWindow, isNight, SEGMENT_WORDS, TIDE_NAMES } from './calendar.js';
import { clearText, outcomeText } from './outcomes.js';
import { beachName } from './places.js';
import { capital } from './text.js';
import { topOf, type Words } from './words.js';

type Box = Track['boxes'][number];

const stateAt = (at: number, now: number): Box['state'] => (at < now ? 'past' : at === now ? 'now' : 'to-come');

/** §3.0 Hours, night, air windows, and the wave that lands. */
function turnTrack({ world }: Words, open: Open): Track {
  const { firstTurn, turns } = scenarioOf(world, open);
  const boxes = Array.from({ length: turns }, (_, i): Box => {
    const turn = firstTurn + i;
    const wave = waveOf(world, open, turn);
    const notes = [
      hourOf(world, turn),
      ...(isNight(world, turn) ? ['night'] : []),
      ...(wave ? [`cycle ${wave.cycle}, wave ${wave.wave} lands`] : []),
      ...(isAirWindow(world, turn) && scenarioOf(world, open).airborne ? ['air window'] : []),
    ];
    return { label: `${turn}${isNight(world, turn) ? ' ☾' : ''}`, note: notes.join(', '), state: stateAt(turn, open.turn) };
  });
  return { id: 'turns', title: 'Turns', boxes };
}

/** §3.1 */
function segmentTrack(open: Open): Track {
  const segments: readonly SegmentId[] = SEGMENTS;
  const now = topOf(open).step === 'over' ? segments.length : segments.indexOf(open.segment);
  const boxes = segments.map((segment, i): Box => {
    const [whose, what] = SEGMENT_WORDS[segment].crumbs;
    return { label: what, note: `${'ABCDEFGHIJKL'.charAt(i)}: ${whose}`, state: stateAt(i, now) };
  });
  return { id: 'segments', title: 'Segments of this turn', boxes };
}

/** §5.4.1 The circle, from where it stands now. */
function tideTrack({ world }: Words, open: Open): Track {
  const { circle, firstTurn } = world.data.tables.tide;
  const still = open.turn < firstTurn;
  const boxes = circle.map((_, i): Box => {
    const tide = (open.tide + i) % circle.length;
    const flats = tide === HIGH_TIDE ? 'flats are sea' : 'flats can be crossed';
    const when = i === 0 ? 'now' : still ? `${i} after the first landing turn` : `turn ${open.turn + i}`;
    return { label: TIDE_NAMES[tide] as string, note: `${capital(when)}: ${flats}`, state: i === 0 ? 'now' : 'to-come' };
  });
  return { id: 'tide', title: 'Tide', boxes };
}

/** §11.1 §5.4.2 §5.4.3 What the fleet has left, and how the sea runs. */
function supportTrack({ world }: Words, open: Open): Track {
  const { points, perPip } = supportOfTurn(world, open);
  const gives = perPip > 0 ? `${points} and ${perPip} for each pip this turn` : `${points} this turn`;
  const beaches = landingBeaches(world, open).map((beach): Box => {
    const sea = open.sea[beach] as number;
    const mines = open.minePoints[beach] as number;
    return {
      label: beachName(beach),
      note: `${sea < 0 ? 'sea not rolled' : `sea +${sea}`}, ${mines < 0 ? 'mines unknown' : `${mines} mine points`}`,
      state: sea < 0 ? 'to-come' : 'now',
    };
  });
  return {
    id: 'support',
    title: 'Support points and sea',
    boxes: [
      {
        label: open.air > 0 ? `Ships ${open.asp}, bombers ${open.air}` : `Support ${open.asp}`,
        note: gives,
        state: open.asp + open.air > 0 ? 'now' : 'past',
      },
      ...beaches,
    ],
  };
}

/** §17.1 §18.1.6 Both sides' roads to victory. */
function victoryTrack(words: Words, open: Open): Track {
  const { world } = words;
  const { losses, victory } = scenarioOf(world, open);
  const lost = alliedLosses(world, open);
  const german = (['tactical', 'strategic'] as const).map(
    (level): Box => ({
      label: `${lost} of ${losses[level]} lost`,
      note: outcomeText({ winner: 'german', level }),
      state: lost >= losses[level] ? 'now' : 'to-come',
    }),
  );
  const need = victory.kind === 'lodgments' ? victory.radius : victory.tactical;
  const allied = landingBeaches(world, open).map(
    (beach): Box => ({
      label: capital(clearText(words, open, beach)),
      note:
        victory.kind === 'lodgments'
          ? `a lodgment needs no German within ${victory.radius} hexes`
          : `no German within ${victory.tactical} hexes is tactical, within ${victory.strategic} strategic`,
      state: nearestGerman(world, open, beach) > need ? 'now' : 'to-come',
    }),
  );
  return { id: 'victory', title: 'Victory', boxes: [...allied, ...german] };
}

export const tracksOf = (words: Words, { open }: BradleyView): readonly Track[] => [
  turnTrack(words, open),
  segmentTrack(open),
  tideTrack(words, open),
  supportTrack(words, open),
  victoryTrack(words, open),
];
