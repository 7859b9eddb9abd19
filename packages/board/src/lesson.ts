import {
  type Action,
  hex as hexAction,
  makeAction,
  type Options,
  type Seat,
  unit as unitAction,
  type View,
  word as wordAction,
} from '@bocage/kernel';
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

/** A click of the other side while one is guided, so that an example goes as its book tells it. */
export type LessonReply = Pick<LessonStep, 'in' | 'with'> & { readonly click: string };

/** The same with units and hexes as the rules number them, so that a host without words can read it. */
export interface ReadyReply {
  readonly in: string;
  readonly with: readonly (readonly [field: string, values: readonly (string | number)[]])[];
  /** An action as it is sent. */
  readonly action: string;
}

/** A guided beginning as a file: where it begins, whom one plays, and the clicks in their order. Whoever strays is told what the guide of the game says. */
export interface LessonFile {
  readonly title: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seat: Seat;
  /** The dice fall the same for everybody who follows it. */
  readonly secret: string;
  /** What the first rolls come to, where it follows an example; the secret's dice come after them. */
  readonly dice?: readonly number[];
  /** The last turn that is guided; absent: the whole game. */
  readonly lastTurn?: number;
  /** The decision with which it is over once there is nothing more to say to it, where that is none of a later turn. */
  readonly until?: Pick<LessonStep, 'in' | 'with'>;
  readonly steps: readonly LessonStep[];
  /** What the other side does; where this says nothing a computer decides. */
  readonly replies?: readonly LessonReply[];
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
  const { steps, lastTurn, until, end } = lesson.file;
  const open = view.open as unknown as Turned;
  if (lastTurn !== undefined && (open.turn ?? 0) > lastTurn) return end && { ...end, isEnd: true };
  const legal = ui.game.legal(view, seat);
  if (legal.length === 0) return undefined;
  const frame = open.stack[open.stack.length - 1] ?? {};
  const at = steps.findIndex((step) => isDue(ui, lesson, view, frame, step) && isOffered(ui, lesson, view, legal, step));
  const step = steps[at];
  if (!step && until && isDue(ui, lesson, view, frame, until)) return end && { ...end, isEnd: true };
  return step && { ...adviceOf(ui, lesson, view, step), place: { at: at + 1, of: steps.length } };
}

type Fields = Readonly<Record<string, unknown>>;

/** What a field of the decision, or else of the whole position, says; of a list its first. */
function fieldOf(frame: Fields, open: Fields, field: string): unknown {
  const value = field in frame ? frame[field] : open[field];
  return Array.isArray(value) ? value[0] : value;
}

/** What a name in a file may mean: a word or a figure, a unit, a hex. */
const meant = ({ grid }: GameUi, { unitOf }: Lesson, view: View, name: string): (string | number)[] =>
  [name, unitOf(view, name), grid.parse(name)].filter((one) => one !== undefined);

const isMeant = (frame: Fields, open: Fields, field: string, values: readonly (string | number)[]): boolean => {
  const value = fieldOf(frame, open, field);
  return value !== undefined && values.some((one) => one === value || one === String(value));
};

function isDue(ui: GameUi, lesson: Lesson, view: View, frame: Fields, step: Pick<LessonStep, 'in' | 'with'>): boolean {
  if (frame.step !== step.in) return false;
  const open = view.open as unknown as Fields;
  return Object.entries(step.with ?? {}).every(([field, name]) => isMeant(frame, open, field, meant(ui, lesson, view, name)));
}

/** The replies of a lesson for a host that knows the rules and no words; any view of the game will do. */
export function readyReplies(ui: GameUi, lesson: Lesson, view: View): readonly ReadyReply[] {
  return (lesson.file.replies ?? []).map((reply) => ({
    in: reply.in,
    with: Object.entries(reply.with ?? {}).map(([field, name]) => [field, meant(ui, lesson, view, name)] as const),
    action: makeAction(lessonClick(ui, lesson, view, reply) as Action),
  }));
}

/** The first reply that is due and may be made. */
export function replyTo(replies: readonly ReadyReply[], open: object, legal: readonly Action[]): Action | undefined {
  const fields = open as Fields;
  const frame = (fields.stack as readonly Fields[]).at(-1) ?? {};
  for (const reply of replies) {
    if (reply.in !== frame.step || !reply.with.every(([field, values]) => isMeant(frame, fields, field, values))) continue;
    const action = legal.find((one) => makeAction(one) === reply.action);
    if (action) return action;
  }
  return undefined;
}

const isOffered = (ui: GameUi, lesson: Lesson, view: View, legal: readonly Action[], step: LessonStep): boolean => {
  const action = lessonClick(ui, lesson, view, step);
  return step.click === undefined || (action !== undefined && legal.includes(action));
};

/** The click a step asks for. */
export function lessonClick({ grid }: GameUi, { unitOf }: Lesson, view: View, { click }: Pick<LessonStep, 'click'>): Action | undefined {
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
