import type { BoardArrow, DrawnWay, GameReport, GameUi, LogLine, ReportBattle, ReportFigure, Stack } from '@bocage/board';
import type { View } from '@bocage/kernel';
import { changedPlaces, type LossTable, lossesOf, type PlaceChange, sinceThen } from './changes.js';
import { followTurn } from './follow-turn.js';
import { beginsTurn, type Chapter, type GameRecord } from './record.js';

/** A paragraph of a turn's story: a phase, and what happened in it. */
export interface StoryPart {
  readonly title: string;
  readonly lines: readonly LogLine[];
}

export interface MapMarks {
  readonly stacks: readonly Stack[];
  readonly ways: readonly DrawnWay[];
  readonly attacks: readonly BoardArrow[];
  readonly targets: readonly number[];
  readonly unseen: readonly number[];
}

export interface ReportTurn {
  /** Its number, where it was told to begin; the first of some games just does. */
  readonly turn: number | undefined;
  readonly title: string;
  readonly date: string;
  readonly score: string;
  readonly map: MapMarks;
  readonly story: readonly StoryPart[];
  readonly battles: readonly ReportBattle[];
  readonly losses: readonly LossTable[];
  readonly places: readonly PlaceChange[];
  readonly rulings: readonly string[];
  readonly figures: readonly ReportFigure[];
}

export interface Report {
  readonly turns: readonly ReportTurn[];
  readonly lossUnit: GameReport['lossUnit'];
  /** All losses of the game. */
  readonly losses: readonly LossTable[];
}

const STORY_TONES: readonly LogLine['tone'][] = ['combat', 'loss', 'arrival', 'reveal'];

/** Writes a report from a record: texts and numbers, no pictures yet. */
export function compose(ui: GameUi, own: GameReport | undefined, { start, chapters }: GameRecord): Report {
  const turns: ReportTurn[] = [];
  let before = start;
  for (const chapter of chapters) {
    turns.push(turnOf(ui, own, before, chapter));
    before = chapter.view;
  }
  return {
    turns,
    lossUnit: own?.lossUnit ?? ['counter', 'counters'],
    losses: sinceThen(lossesOf(ui, own, start), lossesOf(ui, own, before)),
  };
}

function turnOf(ui: GameUi, own: GameReport | undefined, before: View, { status, moments, view }: Chapter): ReportTurn {
  const events = moments.flatMap((moment) => moment.events);
  const told = tell(ui, own, { status, moments, view });
  const { battles, ...marks } = followTurn(ui, own, before, view, events);
  return {
    turn: (events.find(beginsTurn) as { readonly turn?: number } | undefined)?.turn,
    title: status.turn,
    date: status.date,
    score: ui.status(view).score,
    ...told,
    battles,
    map: { ...marks, stacks: ui.stacks(view), unseen: ui.unseen?.(view) ?? [] },
    losses: sinceThen(lossesOf(ui, own, before), lossesOf(ui, own, view)),
    places: changedPlaces(own?.places(before) ?? [], own?.places(view) ?? []),
    figures: own?.figures(view) ?? [],
  };
}

/** The log of a turn, the lines that make its story under the phases they fell in, and what umpires and host said. */
function tell(ui: GameUi, own: GameReport | undefined, { moments, view }: Chapter): Pick<ReportTurn, 'story' | 'rulings'> {
  const story: { title: string; lines: LogLine[] }[] = [];
  const rulings: string[] = [];
  const last = () => story.at(-1) ?? { title: '', lines: [] };
  for (const { events, note } of moments) {
    for (const event of events) {
      const line = ui.logLine(view, event);
      if (!line) continue;
      const part = own?.part(event) ?? partOf(line);
      if (part === 'ruling') rulings.push(line.text);
      else if (part === 'story') {
        if (story.length === 0) story.push({ title: '', lines: [] });
        last().lines.push(line);
      } else if (part === 'phase') story.push({ title: line.text, lines: [] });
    }
    if (note !== undefined && note !== '') rulings.push(note);
  }
  return { story: story.filter(({ lines }) => lines.length > 0), rulings };
}

function partOf({ tone }: LogLine): 'story' | 'ruling' | 'phase' | undefined {
  if (tone === 'phase') return 'phase';
  if (tone === 'host') return 'ruling';
  return STORY_TONES.includes(tone) ? 'story' : undefined;
}
