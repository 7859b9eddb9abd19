import {
  type ActionLabel,
  type BoardArrow,
  type CounterFace,
  type Desk,
  deskWords,
  type GameUi,
  type MapMarker,
  type Prompt,
  type Stack,
  type Status,
} from '@bocage/board';
import { type Action, type Forecast, type Outcome, type Seat, type View, word as wordAction } from '@bocage/kernel';
import type { Picture } from '@bocage/protocol';

export type Carries = ReadonlyMap<number, readonly Action[]>;

const NOWHERE: Carries = new Map();

/** One moment as this browser sees it: everything the panels and the board read, worked out once. */
export interface Situation {
  readonly view: View;
  readonly position: number;
  /** The seat this browser speaks for now; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly asked: readonly Seat[];
  readonly isMine: boolean;
  readonly legal: readonly Action[];
  readonly units: ReadonlySet<number>;
  readonly hexes: ReadonlySet<number>;
  readonly words: readonly string[];
  /** Words that have neither a place on the map nor on the desk: buttons under the prompt. */
  readonly spoken: readonly string[];
  /** Words that are about a hex, by hex. */
  readonly wordsAt: ReadonlyMap<number, readonly string[]>;
  readonly desk: Desk | undefined;
  /** Aids to this decision, for whoever makes it. */
  readonly plan: Desk | undefined;
  /** Who is chosen now acts alone: no click means a whole stack. */
  readonly oneByOne: boolean;
  /** Where the chosen counter can be carried before it was said what it is to do, and the clicks that say it. */
  readonly carries: Carries;
  readonly arrows: readonly BoardArrow[];
  readonly markers: readonly MapMarker[];
  readonly unseen: readonly number[];
  /** Everybody the present decision asks, whether they have answered or not. */
  readonly asks: readonly Seat[];
  readonly stacks: readonly Stack[];
  readonly stackAt: ReadonlyMap<number, Stack>;
  readonly prompt: Prompt;
  readonly status: Status;
  readonly forecast: Forecast | undefined;
  /** The odds of the most promising click, where the decision itself has none yet. */
  readonly foreseen: Forecast | undefined;
  /** Whom the decision is about. */
  readonly acting: readonly number[];
  readonly outcome: Outcome | undefined;
  readonly isRolling: boolean;
}

/** `preferred`: the seat a player with several of them wants to speak for. */
export function situate(ui: GameUi, picture: Picture, preferred?: Seat): Situation {
  const view = { seats: picture.seats, ...picture.view } as View;
  const { awaits } = picture;
  const asked = awaits.kind === 'seats' ? awaits.seats : [];
  const seat = speakerOf(picture, asked, preferred);
  const isMine = seat !== undefined && asked.includes(seat);
  const legal = isMine ? ui.game.legal(view, seat) : [];
  const words = legal.flatMap((a) => (a.kind === 'word' ? [a.word] : []));
  const desk = seat === undefined ? undefined : ui.desk?.(view, seat);
  const wordsAt = placedWords(ui, view, words);
  const stacks = ui.stacks(view);
  const speaker = seat ?? asked[0] ?? ui.game.meta.seats[0]?.id ?? '';
  const acting = ui.acting?.(view) ?? [];
  const forecast = awaits.kind === 'over' ? undefined : ui.game.preview?.(view, asked[0] ?? speaker);
  return {
    view,
    position: picture.position,
    seat,
    asked,
    isMine,
    legal,
    units: new Set(legal.flatMap((a) => (a.kind === 'unit' ? [a.unit] : []))),
    hexes: new Set(legal.flatMap((a) => (a.kind === 'hex' ? [a.hex] : []))),
    words,
    spoken: spokenWords(words, desk, wordsAt),
    wordsAt,
    desk,
    plan: isMine ? ui.plan?.(view, seat) : undefined,
    oneByOne: isMine && ui.oneByOne?.(view) === true,
    carries: (isMine && ui.carries?.(view, seat)) || NOWHERE,
    arrows: ui.arrows?.(view) ?? [],
    markers: ui.markers?.(view) ?? [],
    unseen: ui.unseen?.(view) ?? [],
    asks: ui.asks?.(view) ?? asked,
    stacks,
    stackAt: new Map(stacks.map((stack) => [stack.hex, stack])),
    prompt: ui.prompt(view, speaker),
    status: ui.status(view),
    forecast,
    foreseen: isMine && !forecast ? ui.foresee?.(view, seat) : undefined,
    acting,
    outcome: awaits.kind === 'over' ? awaits.outcome : undefined,
    isRolling: awaits.kind === 'chance',
  };
}

/** Whom this browser speaks for: the seat its player wishes, if that one is asked or nobody here is; else the first that is asked. */
function speakerOf({ seats }: Picture, asked: readonly Seat[], preferred: Seat | undefined): Seat | undefined {
  const wished = preferred !== undefined && seats.includes(preferred) ? preferred : undefined;
  if (wished !== undefined && asked.includes(wished)) return wished;
  return asked.find((seat) => seats.includes(seat)) ?? wished ?? seats[0];
}

function placedWords(ui: GameUi, view: View, words: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  for (const word of words) {
    const hex = ui.wordHex?.(view, word);
    if (hex !== undefined) found.set(hex, [...(found.get(hex) ?? []), word]);
  }
  return found;
}

function spokenWords(words: readonly string[], desk: Desk | undefined, wordsAt: ReadonlyMap<number, readonly string[]>): readonly string[] {
  const elsewhere = new Set([...deskWords(desk), ...[...wordsAt.values()].flat()]);
  return words.filter((word) => !elsewhere.has(word));
}

/** What can be said about a hex, with its label. */
export function wordsFor(ui: GameUi, { view, wordsAt }: Situation, hex: number): readonly (ActionLabel & { readonly word: string })[] {
  return (wordsAt.get(hex) ?? []).map((word) => ({ word, ...ui.actionLabel(view, wordAction(word)) }));
}

/** Legal units that lie on the map, by hex, in the order of the list. */
export function unitHexes(ui: GameUi, { view, units }: Situation): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const unit of units) {
    const hex = ui.hexOf(view, unit);
    if (hex === undefined) continue;
    const here = found.get(hex);
    if (here) here.push(unit);
    else found.set(hex, [unit]);
  }
  return found;
}

export interface TrayGroup {
  readonly key: string;
  readonly face: CounterFace;
  readonly units: readonly number[];
}

/** Legal units that are not on the map, the ones that look alike together: any of them will do. */
export function trayGroups(ui: GameUi, { view, units }: Situation): readonly TrayGroup[] {
  const groups = new Map<string, { face: CounterFace; units: number[] }>();
  for (const unit of units) {
    if (ui.hexOf(view, unit) !== undefined) continue;
    const face = ui.face(view, unit);
    const key = lookOf(face);
    const group = groups.get(key);
    if (group) group.units.push(unit);
    else groups.set(key, { face, units: [unit] });
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

/** Counters of a kind: what a player does with one is likely to be done with the next, whatever they are called. */
export function kindOf({ nation, symbol, size, factors }: CounterFace): string {
  return [nation, symbol, size, factors].join('|');
}

/** Two counters with the same look are the same to a player. */
export function lookOf(face: CounterFace): string {
  const { nation, symbol, size, left, right, factors, band = '', marks, spent = false } = face;
  return [nation, symbol, size, left, right, factors, band, marks.join('+'), spent].join('|');
}

/** Everything the camera keeps in sight for a decision: what can be chosen and the attack it is about, or else whom it is about. */
export function askedHexes(ui: GameUi, situation: Situation): number[] {
  const { forecast, view } = situation;
  const units = [...(forecast?.attack ?? []), ...(forecast?.defence ?? [])].flatMap((line) => line.unit ?? []);
  const battle = units.flatMap((unit) => ui.hexOf(view, unit) ?? []);
  const own = [...decisionHexes(ui, situation), ...battle];
  if (own.length > 0) return [...new Set(own)];
  const chances = chanceHexes(ui, situation);
  return [...new Set(chances.length > 0 ? chances : situation.acting.flatMap((unit) => ui.hexOf(view, unit) ?? []))];
}

/** Where the dice may take what is chosen beside the map. */
const chanceHexes = (ui: GameUi, { view, seat, isMine }: Situation): number[] =>
  isMine && seat !== undefined ? (ui.chances?.(view, seat) ?? []).map(({ hex }) => hex) : [];

/** The hexes of a decision: where legal things are or can be said. */
export function decisionHexes(ui: GameUi, situation: Situation): number[] {
  return [...new Set([...situation.hexes, ...unitHexes(ui, situation).keys(), ...situation.wordsAt.keys()])];
}

/** Where a seat with a desk is at home: what its desk is about, or else what it has to decide. */
export function homeHexes(ui: GameUi, situation: Situation): number[] {
  const own = (situation.desk?.parts ?? []).flatMap(({ rows = [] }) => rows.flatMap(({ hexes = [] }) => hexes));
  return own.length > 0 ? [...new Set(own)] : decisionHexes(ui, situation);
}

/** The stacks with one unit laid on top of its own, so that the chosen counter is seen. */
export function withOnTop(stacks: readonly Stack[], unit: number | undefined): readonly Stack[] {
  const at = unit === undefined ? -1 : stacks.findIndex(({ faces }) => faces.some((face) => face.unit === unit));
  const stack = stacks[at];
  if (!stack || stack.faces.at(-1)?.unit === unit) return stacks;
  const chosen = stack.faces.filter((face) => face.unit === unit);
  return stacks.with(at, { ...stack, faces: [...stack.faces.filter((face) => face.unit !== unit), ...chosen] });
}
