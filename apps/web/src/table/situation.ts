import type { CounterFace, GameUi, Prompt, Stack, Status } from '@bocage/board';
import type { Action, Forecast, Outcome, Seat, View } from '@bocage/kernel';
import type { Picture } from '@bocage/protocol';

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
  readonly stacks: readonly Stack[];
  readonly stackAt: ReadonlyMap<number, Stack>;
  readonly prompt: Prompt;
  readonly status: Status;
  readonly forecast: Forecast | undefined;
  readonly outcome: Outcome | undefined;
  readonly isRolling: boolean;
}

export function situate(ui: GameUi, picture: Picture): Situation {
  const view = { seats: picture.seats, ...picture.view } as View;
  const { awaits } = picture;
  const asked = awaits.kind === 'seats' ? awaits.seats : [];
  const seat = asked.find((s) => picture.seats.includes(s)) ?? picture.seats[0];
  const isMine = seat !== undefined && asked.includes(seat);
  const legal = isMine ? ui.game.legal(view, seat) : [];
  const stacks = ui.stacks(view);
  const speaker = seat ?? asked[0] ?? ui.game.meta.seats[0]?.id ?? '';
  return {
    view,
    position: picture.position,
    seat,
    asked,
    isMine,
    legal,
    units: new Set(legal.flatMap((a) => (a.kind === 'unit' ? [a.unit] : []))),
    hexes: new Set(legal.flatMap((a) => (a.kind === 'hex' ? [a.hex] : []))),
    words: legal.flatMap((a) => (a.kind === 'word' ? [a.word] : [])),
    stacks,
    stackAt: new Map(stacks.map((stack) => [stack.hex, stack])),
    prompt: ui.prompt(view, speaker),
    status: ui.status(view),
    forecast: awaits.kind === 'over' ? undefined : ui.game.preview?.(view, asked[0] ?? speaker),
    outcome: awaits.kind === 'over' ? awaits.outcome : undefined,
    isRolling: awaits.kind === 'chance',
  };
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

/** Two counters with the same look are the same to a player. */
export function lookOf(face: CounterFace): string {
  const { nation, symbol, size, left, right, factors, band = '', marks, spent = false } = face;
  return [nation, symbol, size, left, right, factors, band, marks.join('+'), spent].join('|');
}

/** The hexes the present decision is about: where legal things are, or what is under attack. */
export function decisionHexes(ui: GameUi, situation: Situation): number[] {
  return [...new Set([...situation.hexes, ...unitHexes(ui, situation).keys()])];
}

/** The stacks with one unit laid on top of its own, so that the chosen counter is seen. */
export function withOnTop(stacks: readonly Stack[], unit: number | undefined): readonly Stack[] {
  const at = unit === undefined ? -1 : stacks.findIndex(({ faces }) => faces.some((face) => face.unit === unit));
  const stack = stacks[at];
  if (!stack || stack.faces.at(-1)?.unit === unit) return stacks;
  const chosen = stack.faces.filter((face) => face.unit === unit);
  return stacks.with(at, { ...stack, faces: [...stack.faces.filter((face) => face.unit !== unit), ...chosen] });
}
