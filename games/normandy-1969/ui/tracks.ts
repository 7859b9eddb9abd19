import type { Track } from '@bocage/board';
import { BEACHES } from '../src/ground.js';
import { isAreaHeld, scenarioOf, scoreLines, scoreOf } from '../src/rules/victory.js';
import type { NormandyView, Open } from '../src/types.js';
import { dayOf, PHASES, phasesOf } from './calendar.js';
import { outcomeText } from './outcomes.js';
import { beachName } from './places.js';
import { capital } from './text.js';
import { topOf, type Words } from './words.js';

type Box = Track['boxes'][number];

const stateAt = (at: number, now: number): Box['state'] => (at < now ? 'past' : at === now ? 'now' : 'to-come');

/** §T.1 */
function turnTrack({ world }: Words, open: Open): Track {
  const { turns } = scenarioOf(world, open);
  const boxes = Array.from({ length: turns }, (_, i) => ({ label: dayOf(i + 1), note: `Turn ${i + 1}`, state: stateAt(i + 1, open.turn) }));
  return { id: 'turns', title: 'Turns', boxes };
}

/** §R.1 §R.2 */
function phaseTrack(open: Open): Track {
  const phases = phasesOf(open.turn);
  const now = topOf(open).step === 'over' ? phases.length : phases.indexOf(open.phase);
  const boxes = phases.map((phase, i) => ({ label: PHASES[phase].crumbs[1], note: PHASES[phase].crumbs[0], state: stateAt(i, now) }));
  return { id: 'phases', title: `Phases of ${dayOf(open.turn)}`, boxes };
}

/** §O.6 §O.8 §O.9 What each beach can take now, or has saved and gains next; what 6 June leaves over is not kept. */
function capacityTrack({ world }: Words, open: Open): Track {
  const { secondWave, followUp } = world.data.scenarios.landing;
  const landing = open.phase === 'allied-second';
  const isBefore = open.turn === 1 && !open.phase.startsWith('german');
  const isKept = landing || open.turn > 2 || (open.turn === 2 && open.phase.startsWith('german'));
  const boxes = BEACHES.map((_, area): Box => {
    const left = isKept ? (open.capacity[area] as number) : 0;
    const note = landing
      ? `${left} points left to land now`
      : `${left} saved, ${isBefore ? secondWave : followUp} more in the next second movement`;
    return { label: `${beachName(area)} ${left}`, note, state: landing ? 'now' : 'to-come' };
  });
  return { id: 'capacity', title: 'Landing capacity', boxes };
}

/** §G.1 */
function gunfireTrack({ world }: Words, open: Open): Track {
  const fighting = open.phase === 'allied-combat' || open.phase === 'german-combat';
  const boxes = world.data.tables.gunfire.map((mission, i): Box => {
    const left = fighting ? (open.missions[i] as number) : mission.missions;
    const defence = mission.defence > 0 ? `defence +${mission.defence}` : 'nothing in defence';
    const note = `${left} of ${mission.missions} left: attack +${mission.attack}, ${defence}, range ${mission.range}`;
    return { label: `${capital(mission.id)} ${left}`, note, state: !fighting ? 'to-come' : left > 0 ? 'now' : 'past' };
  });
  return { id: 'gunfire', title: fighting ? 'Gunfire left' : 'Gunfire each combat phase', boxes };
}

/** §R.14 Where each point came from. */
function scoreTrack(words: Words, open: Open): Track {
  const { world } = words;
  const held = BEACHES.flatMap((_, area) => (isAreaHeld(world, open, area) ? [beachName(area)] : []));
  const [allied = 0, german = 0] = open.losses;
  const notes: Readonly<Record<string, string>> = {
    'Supply areas': held.length > 0 ? held.join(', ') : 'none held',
    Losses: `Allied ${allied}, German ${german} strength points`,
  };
  const lines = scoreLines(world, open).map(({ name, points }): Box => {
    const place = world.data.scenarios.victory.places.find((listed) => listed.name === name);
    const note = notes[name] ?? (place ? `worth ${place.points}${place.partial > 0 ? `, in part ${place.partial}` : ''}` : '');
    return { label: `${name} ${points}`, note, state: points === 0 ? 'to-come' : 'now' };
  });
  return { id: 'score', title: `Victory points: ${scoreOf(world, open)}`, boxes: [...lines, ...levelBoxes(words, open)] };
}

/** §R.14 The scores that the levels of victory begin at. */
function levelBoxes({ world }: Words, open: Open): Box[] {
  const { thresholds } = scenarioOf(world, open);
  const score = scoreOf(world, open);
  const levels = [
    { from: thresholds.germanMarginal, text: outcomeText({ winner: 'german', level: 'marginal' }) },
    { from: thresholds.draw, text: outcomeText({ level: 'draw' }) },
    { from: thresholds.alliedMarginal, text: outcomeText({ winner: 'allied', level: 'marginal' }) },
    { from: thresholds.alliedDecisive, text: outcomeText({ winner: 'allied', level: 'decisive' }) },
  ];
  const now = levels.findLastIndex(({ from }) => score >= from);
  return levels.map(({ from, text }, i) => ({ label: `from ${from}`, note: text, state: stateAt(i, now) }));
}

export function tracksOf(words: Words, { open }: NormandyView): readonly Track[] {
  return [turnTrack(words, open), phaseTrack(open), capacityTrack(words, open), gunfireTrack(words, open), scoreTrack(words, open)];
}
