import type { BoardArrow, DrawnWay, GameReport, GameUi, Nation, ReportBattle } from '@bocage/board';
import type { GameEvent, View } from '@bocage/kernel';

/** What a turn leaves on the map, and its battles. */
export interface Followed {
  readonly battles: readonly ReportBattle[];
  readonly ways: readonly DrawnWay[];
  readonly attacks: readonly BoardArrow[];
  readonly targets: readonly number[];
}

const GERMANS: readonly Nation[] = ['german', 'ss', 'german-olive'];
const ALLIED_COLOUR = '#1d3c8c';
const GERMAN_COLOUR = '#2a2a2c';

/** Goes through a turn with a finger on every counter: where it went, and from where it attacked. */
export function followTurn(ui: GameUi, own: GameReport | undefined, before: View, view: View, events: readonly GameEvent[]): Followed {
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
  return {
    battles,
    ways: distinct([...ways].map(([unit, hexes]) => ({ hexes: onMap(hexes), colour: colourOf(ui, view, unit) }))),
    attacks: distinct(attacks),
    targets: [...new Set(battles.flatMap(({ hexes }) => hexes))],
  };
}

const onMap = (hexes: readonly number[]): number[] => hexes.filter((hex) => hex >= 0);

const colourOf = (ui: GameUi, view: View, unit: number): string =>
  GERMANS.includes(ui.face(view, unit).nation) ? GERMAN_COLOUR : ALLIED_COLOUR;

/** From where a unit stood to the nearest hex it attacked; from farther off it fired and did not go there. */
function attackOf({ grid }: GameUi, from: number | undefined, targets: readonly number[]): BoardArrow[] {
  const near = from === undefined || from < 0 ? undefined : targets.find((hex) => grid.distance(from, hex) === 1);
  return from === undefined || near === undefined ? [] : [{ hexes: [from, near], tone: 'attack' }];
}

/** Counters that went together leave one arrow; one that came back to where it was leaves none. */
function distinct<A extends { readonly hexes: readonly number[] }>(arrows: readonly A[]): A[] {
  const seen = new Map<string, A>();
  for (const arrow of arrows) {
    const { hexes } = arrow;
    if (hexes.length > 1 && hexes[0] !== hexes.at(-1)) seen.set(hexes.join(), arrow);
  }
  return [...seen.values()];
}
