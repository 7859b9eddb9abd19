import { type Action, hex as hexAction, type Options, type Seat, unit as unitAction, type View, word as wordAction } from '@bocage/kernel';
import type { GameUi, GuidePoint, GuideStep } from './game-ui.js';

/** One click of a guided turn: when it is due, what to click, and why. */
export interface LessonStep {
  /** The step of the sequence of play in which it is due. */
  readonly in: string;
  /** What the decision must be about: fields of its frame or of the position, units and hexes by their names. */
  readonly with?: Readonly<Record<string, string>>;
  /** A unit by its id, a hex by its number, or a word. Absent: the rest of the phase is left to the staff. */
  readonly click?: string;
  /** It comes to this only as the dice fall. */
  readonly perhaps?: true;
  readonly title: string;
  readonly text: string;
  readonly why?: string;
  readonly section: string;
  readonly points?: GuidePoint;
}

/** A guided beginning as a file: where it begins, whom one plays, and the clicks in their order. Whoever strays is told what the guide of the game says. */
export interface LessonFile {
  readonly title: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seat: Seat;
  /** The dice fall the same for everybody who follows it. */
  readonly secret: string;
  /** The last turn that is guided; absent: the whole game. */
  readonly lastTurn?: number;
  readonly steps: readonly LessonStep[];
  /** What is said when it is over and the player goes on alone. */
  readonly end?: Omit<LessonStep, 'in' | 'with' | 'click' | 'perhaps'>;
}

export interface Lesson {
  readonly file: LessonFile;
  /** A unit by the id its data give it. */
  unitOf(view: View, id: string): number | undefined;
}

/** A step of a lesson, and which of them it is. */
export interface LessonAdvice extends GuideStep {
  readonly place?: { readonly at: number; readonly of: number };
  readonly isEnd?: true;
}

interface Turned {
  readonly turn?: number;
  readonly stack: readonly Readonly<Record<string, unknown>>[];
}

/** What the lesson says now: the first of its steps whose click is on offer, for clicks that are made are not offered again. */
export function lessonAdvice(ui: GameUi, view: View, seat: Seat): LessonAdvice | undefined {
  const { lesson } = ui;
  if (!lesson || seat !== lesson.file.seat) return undefined;
  const { steps, lastTurn, end } = lesson.file;
  const open = view.open as unknown as Turned;
  if (lastTurn !== undefined && (open.turn ?? 0) > lastTurn) return end && { ...end, isEnd: true };
  const legal = ui.game.legal(view, seat);
  if (legal.length === 0) return undefined;
  const frame = open.stack[open.stack.length - 1] ?? {};
  const at = steps.findIndex((step) => isDue(ui, lesson, view, frame, step) && isOffered(ui, lesson, view, legal, step));
  const step = steps[at];
  return step && { ...adviceOf(ui, lesson, view, step), place: { at: at + 1, of: steps.length } };
}

type Fields = Readonly<Record<string, unknown>>;

/** What a field of the decision, or else of the whole position, says; of a list its first. */
function fieldOf(frame: Fields, open: Fields, field: string): unknown {
  const value = field in frame ? frame[field] : open[field];
  return Array.isArray(value) ? value[0] : value;
}

function isDue(ui: GameUi, lesson: Lesson, view: View, frame: Fields, step: LessonStep): boolean {
  if (frame.step !== step.in) return false;
  return Object.entries(step.with ?? {}).every(([field, name]) => {
    const value = fieldOf(frame, view.open as unknown as Fields, field);
    const named = [name, lesson.unitOf(view, name), ui.grid.parse(name)];
    return value !== undefined && named.some((one) => one === value || one === String(value));
  });
}

const isOffered = (ui: GameUi, lesson: Lesson, view: View, legal: readonly Action[], step: LessonStep): boolean => {
  const action = lessonClick(ui, lesson, view, step);
  return step.click === undefined || (action !== undefined && legal.includes(action));
};

/** The click a step asks for. */
export function lessonClick({ grid }: GameUi, { unitOf }: Lesson, view: View, { click }: LessonStep): Action | undefined {
  if (click === undefined) return undefined;
  const unit = unitOf(view, click);
  if (unit !== undefined) return unitAction(unit);
  const hex = grid.parse(click);
  return hex === undefined ? wordAction(click) : hexAction(hex);
}

function adviceOf(ui: GameUi, lesson: Lesson, view: View, step: LessonStep): GuideStep {
  const { in: _in, with: _with, click: _click, perhaps: _perhaps, ...said } = step;
  const action = lessonClick(ui, lesson, view, step);
  if (!action) return { ...said, points: said.points ?? 'staff' };
  if (action.kind === 'word') return { ...said, words: [action.word] };
  if (action.kind === 'hex') return { ...said, hexes: [action.hex] };
  const at = ui.hexOf(view, action.unit);
  return { ...said, units: [action.unit], ...(at === undefined ? {} : { hexes: [at] }) };
}
