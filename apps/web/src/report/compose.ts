import type { BoardArrow, GameReport, GameUi, LogLine, ReportBattle, ReportFigure, Stack } from '@bocage/board';
import type { GameEvent, View } from '@bocage/kernel';
import { changedPlaces, type LossTable, lossesOf, type PlaceChange, sinceThen } from './changes.js';
import type { Chapter, GameRecord } from './record.js';

/** A paragraph of a turn's story: a phase, and what happened in it. */
export interface StoryPart {
  readonly title: string;
  readonly lines: readonly LogLine[];
}

export interface MapMarks {
  readonly stacks: readonly Stack[];
  readonly arrows: readonly BoardArrow[];
  readonly targets: readonly number[];
  readonly unseen: readonly number[];
}

export interface ReportTurn {
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
  readonly lossUnit: string;
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
  return { turns, lossUnit: own?.lossUnit ?? 'counters', losses: sinceThen(lossesOf(ui, own, start), lossesOf(ui, own, before)) };
}

function turnOf(ui: GameUi, own: GameReport | undefined, before: View, { status, moments, view }: Chapter): ReportTurn {
  const events = moments.flatMap((moment) => moment.events);
  const told = tell(ui, own, { status, moments, view });
  const fights = battlesOf(ui, own, before, view, events);
  return {
    title: status.turn,
    date: status.date,
    score: ui.status(view).score,
    ...told,
    battles: fights.battles,
    map: { stacks: ui.stacks(view), arrows: fights.arrows, targets: fights.targets, unseen: ui.unseen?.(view) ?? [] },
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

interface Fights {
  readonly battles: readonly ReportBattle[];
  readonly arrows: readonly BoardArrow[];
  readonly targets: readonly number[];
}

/** Goes through a turn with a finger on every counter: where it went, and from where it attacked. */
function battlesOf(ui: GameUi, own: GameReport | undefined, before: View, view: View, events: readonly GameEvent[]): Fights {
  const where = new Map<number, number>();
  for (const { hex, faces } of ui.stacks(before)) for (const { unit } of faces) where.set(unit, hex);
  const ways = new Map<number, number[]>();
  const battles: ReportBattle[] = [];
  const attacks: BoardArrow[] = [];
  for (const [at, event] of events.entries()) {
    const path = ui.pathOf(event);
    if (path && path.hexes.length > 0) {
      const way = ways.get(path.unit);
      if (way?.at(-1) === path.hexes[0]) way?.push(...path.hexes.slice(1));
      else ways.set(path.unit, [...path.hexes]);
      where.set(path.unit, path.hexes.at(-1) as number);
    }
    const battle = own?.battle(view, events, at);
    if (!battle) continue;
    battles.push(battle);
    for (const unit of battle.units) attacks.push(...attackOf(ui, where.get(unit), battle.hexes));
  }
  const moves = [...ways.values()].map((hexes): BoardArrow => ({ hexes, tone: 'move' }));
  return { battles, arrows: distinct([...moves, ...attacks]), targets: [...new Set(battles.flatMap(({ hexes }) => hexes))] };
}

/** From where a unit stood to the nearest hex it attacked; from farther off it fired and did not go there. */
function attackOf({ grid }: GameUi, from: number | undefined, targets: readonly number[]): BoardArrow[] {
  const near = from === undefined ? undefined : targets.find((hex) => grid.distance(from, hex) === 1);
  return from === undefined || near === undefined ? [] : [{ hexes: [from, near], tone: 'attack' }];
}

/** Counters that went together leave one arrow; one that came back to where it was leaves none. */
function distinct(arrows: readonly BoardArrow[]): BoardArrow[] {
  const seen = new Map<string, BoardArrow>();
  for (const arrow of arrows) {
    const { hexes, tone } = arrow;
    if (hexes.length > 1 && hexes[0] !== hexes.at(-1)) seen.set(`${tone} ${hexes.join()}`, arrow);
  }
  return [...seen.values()];
}
