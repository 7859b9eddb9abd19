import type { Track } from '@bocage/board';
import { ALLIED, GERMAN, type LiberatingAssaultView, type Open, STAGES } from '../src/types.js';
import { formationName, shortFormation } from './names.js';
import { lastTurn, STAGE_WORDS, turnName } from './stages.js';
import { listedUpTo } from './text.js';
import { topOf, type Words } from './words.js';

type Box = Track['boxes'][number];

const stateAt = (at: number, now: number): Box['state'] => (at < now ? 'past' : at === now ? 'now' : 'to-come');

function stageTrack({ world }: Words, open: Open): Track {
  const now = topOf(open).step === 'over' ? STAGES.length : STAGES.indexOf(open.stage);
  const boxes = STAGES.map(
    (stage, i): Box => ({ label: `${i + 1} ${STAGE_WORDS[stage].title}`, note: `§${STAGE_WORDS[stage].section}`, state: stateAt(i, now) }),
  );
  return { id: 'stages', title: `The ten steps of ${turnName(world, open.turn)}`, boxes };
}

/** §9.5 §10.1 Turns with who of one’s own comes in them. */
function turnTrack(words: Words, { open, known }: LiberatingAssaultView): Track {
  const boxes = Array.from({ length: lastTurn(words.world, open.scenario) }, (_, i): Box => {
    const due = known.due.flatMap((turn, formation) => (turn === i + 1 ? [shortFormation(words, formation)] : []));
    return {
      label: turnName(words.world, i + 1),
      note: due.length === 0 ? `Turn ${i + 1}` : `Turn ${i + 1}: ${listedUpTo(3, due)}`,
      state: stateAt(i + 1, open.turn),
    };
  });
  return { id: 'turns', title: 'Turns and arrivals', boxes };
}

/** §10.4 */
function placeTrack({ world }: Words, { known }: LiberatingAssaultView): Track {
  const boxes = world.data.scenarios.places.list.map(({ name, points }, i): Box => {
    const held = known.held[i];
    const note = held === ALLIED ? 'Allied' : held === GERMAN ? 'German' : 'not known here';
    return { label: `${name} ${points}`, note, state: held === ALLIED ? 'now' : 'to-come' };
  });
  return { id: 'places', title: 'Places that score', boxes };
}

/** §7.3 §7.4 Beaten headquarters, which everybody sees. */
function beatenTrack(words: Words, open: Open): Track[] {
  const stunned = open.stunned.flatMap((turn, formation) =>
    turn >= open.turn ? [{ label: formationName(words, formation), note: `no attack in turn ${turn}` }] : [],
  );
  const idle = open.idle.flatMap((turn, team) =>
    turn >= open.turn ? [{ label: words.world.teams.title[team] as string, note: `does nothing in turn ${turn}` }] : [],
  );
  const boxes = [...stunned, ...idle].map((box): Box => ({ ...box, state: 'now' }));
  return boxes.length === 0 ? [] : [{ id: 'beaten', title: 'Headquarters beaten', boxes }];
}

export const tracksOf = (words: Words, view: LiberatingAssaultView): readonly Track[] => [
  stageTrack(words, view.open),
  turnTrack(words, view),
  placeTrack(words, view),
  ...beatenTrack(words, view.open),
];
