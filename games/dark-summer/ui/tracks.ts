import type { Track } from '@bocage/board';
import { REPLACEMENTS, replacementsFor } from '../src/rules/8-reinforcements/replacements.js';
import { CUP, type DarkSummerView, type Open, PHASES, WEATHERS } from '../src/types.js';
import { lastTurn, PHASE_WORDS, roundName, turnName, weatherName } from './calendar.js';
import { CHIT_NAMES, oddsText } from './cup.js';
import { replacementCommand, replacementName } from './replacements.js';
import { commandAdjective } from './sides.js';
import { scoreTrack } from './tracks-score.js';
import { supportTrack } from './tracks-support.js';
import { frameOf, topOf, type Words } from './words.js';

type Box = Track['boxes'][number];

const stateAt = (at: number, now: number): Box['state'] => (at < now ? 'past' : at === now ? 'now' : 'to-come');

/** §3.1 */
function turnTrack({ world }: Words, open: Open): Track {
  const boxes = Array.from({ length: lastTurn(world) }, (_, i) => ({
    label: turnName(world, i + 1),
    note: `Turn ${i + 1}`,
    state: stateAt(i + 1, open.turn),
  }));
  return { id: 'turns', title: 'Turns', boxes };
}

/** §4.0 */
function phaseTrack({ world }: Words, open: Open): Track {
  const now = topOf(open).step === 'over' ? PHASES.length : PHASES.indexOf(open.phase);
  const boxes = PHASES.map((phase, i) => ({
    label: PHASE_WORDS[phase].title,
    note: `§${PHASE_WORDS[phase].section}`,
    state: stateAt(i, now),
  }));
  return { id: 'phases', title: `Phases of ${turnName(world, open.turn)}`, boxes };
}

/** §9.2 The rounds of this turn so far, in the order of their chits. */
function roundTrack(open: Open): Track {
  const inRound = frameOf(open, 'round') !== undefined;
  const boxes = open.track.map((played, i): Box => {
    const isNow = inRound && i === open.track.length - 1;
    return { label: roundName(played), note: `Round ${i + 1}`, state: isNow ? 'now' : 'past' };
  });
  const none: Box = { label: 'None yet', note: 'Rounds are noted here as they are played', state: 'to-come' };
  return { id: 'rounds', title: 'Action rounds of this turn', boxes: boxes.length > 0 ? boxes : [none] };
}

/** §9.1 §9.2 What may be drawn next, and how likely it is. */
function cupTrack(open: Open): Track {
  const boxes = CUP.map((_, i): Box => {
    const left = open.cup[i] as number;
    const note = left === 0 ? 'none in the cup' : `${oddsText(open.cup, i)} to be drawn next`;
    return { label: `${CHIT_NAMES[i]} ${left}`, note, state: left === 0 ? 'past' : 'to-come' };
  });
  const reactions: Box = {
    label: `German reactions ${open.reactions}`,
    note: 'in hand, after Allied rounds',
    state: open.reactions === 0 ? 'past' : 'to-come',
  };
  return { id: 'cup', title: 'Chits left in the action cup', boxes: [...boxes, reactions] };
}

/** §7.1 §7.2 */
function weatherTrack(open: Open): Track {
  const boxes = WEATHERS.map((_, i): Box => {
    const left = open.weatherCup[i] as number;
    const chance = left === 0 ? 'none left in the cup' : `${oddsText(open.weatherCup, i)} next turn`;
    const isNow = i === open.weather;
    return {
      label: `${weatherName(i)} ${left}`,
      note: isNow ? `now; ${chance}` : chance,
      state: isNow ? 'now' : left === 0 ? 'past' : 'to-come',
    };
  });
  return { id: 'weather', title: `Weather: ${weatherName(open.weather).toLowerCase()} now; chits left in the cup`, boxes };
}

/** §8.2 What is left to spend now; outside the phase, what the next turn brings in this weather. */
function replacementTrack({ world }: Words, open: Open): Track {
  const spending = open.phase === 'allied-replacement' || open.phase === 'german-replacement';
  const counts = spending ? open.replacements : replacementsFor(world.data.tables.replacements, open.weather);
  const boxes = REPLACEMENTS.map((kind, i): Box => {
    const left = counts[i] as number;
    const name = kind === 'canadian' ? 'Canadian' : `${commandAdjective(replacementCommand(kind))} ${replacementName(kind)}`;
    const note = spending ? 'left to spend' : 'a turn in this weather';
    return { label: `${name} ${left}`, note, state: spending && left > 0 ? 'now' : left === 0 ? 'past' : 'to-come' };
  });
  return { id: 'replacements', title: spending ? 'Replacements to spend' : `Replacements in ${WEATHERS[open.weather]}`, boxes };
}

export function tracksOf(words: Words, { open }: DarkSummerView): readonly Track[] {
  return [
    roundTrack(open),
    cupTrack(open),
    weatherTrack(open),
    supportTrack(words, open),
    replacementTrack(words, open),
    scoreTrack(words, open),
    phaseTrack(words, open),
    turnTrack(words, open),
  ];
}
