import type { BoardArrow, GameUi, HexMark, Highlights } from '@bocage/board';
import { guideStep } from './guide-step.js';
import { notesOf } from './map-notes.js';
import type { TableData } from './table-store.js';

const LONGEST_NOTE = 16;
const WATCHED = [
  'shown',
  'selectedHex',
  'selectedUnit',
  'party',
  'hand',
  'way',
  'looked',
  'formation',
  'lit',
  'measured',
  'plans',
  'mode',
  'hoverHex',
  'guide',
  'replay',
] as const;

/** What lights up on the map now; undefined when nothing of it changed. */
export function highlightsOf(ui: GameUi, now: TableData, before: TableData | undefined): Highlights | undefined {
  if (before && WATCHED.every((key) => now[key] === before[key]) && now.live?.letters === before.live?.letters) return undefined;
  const { shown } = now;
  const guided = shown && now.guide === 'on' ? guideStep(ui, shown, now.lesson) : undefined;
  const hexes = choiceMarks(goalsOf(now), guided?.hexes ?? []);
  for (const hex of shown?.wordsAt.keys() ?? []) hexes.push({ hex, tone: 'reach' });
  hexes.push(...noteMarks(ui, now));
  const measured = measuredHexes(ui, now);
  hexes.push(...blockedMarks(ui, now));
  const battle = battleOf(ui, now);
  const chosen = [
    ...battle.attackers,
    ...now.party,
    ...(shown?.acting ?? []),
    ...(now.selectedUnit === undefined ? [] : [now.selectedUnit]),
  ];
  const path = now.mode === 'ruler' ? measured : (now.way?.hexes ?? []);
  return {
    units: [...(shown?.units ?? [])],
    oneByOne: shown?.oneByOne === true,
    carriable: (shown?.carries.size ?? 0) > 0,
    advised: guided?.units ?? [],
    formation: now.formation,
    hexes,
    pings: now.lit,
    markers: shown?.markers ?? [],
    unseen: shown?.unseen ?? [],
    selected: chosen,
    targets: battle.targets,
    ...(now.selectedHex === undefined ? {} : { selectedHex: now.selectedHex }),
    ...(path.length > 1 ? { path } : {}),
    arrows: [
      ...(shown?.arrows ?? []),
      ...battle.arrows,
      ...now.plans.map((plan) => ({ hexes: plan, tone: 'plan' as const })),
      ...(now.mode === 'plan' && now.measured.length > 1 ? [{ hexes: now.measured, tone: 'plan' as const }] : []),
    ],
  };
}

/** Hexes that may be chosen, or in which the counter in the hand may be put down. */
function goalsOf({ shown, hand }: TableData): ReadonlySet<number> {
  if (hand === 'full' && shown && shown.hexes.size === 0) return new Set(shown.carries.keys());
  return shown?.hexes ?? new Set();
}

/** Hexes that may be chosen and those the guide picks out: of the former the brightest, otherwise pointed at as a note. */
export function choiceMarks(legal: ReadonlySet<number>, guided: readonly number[]): HexMark[] {
  const picked = new Set(guided);
  return [
    ...[...legal].map((hex) => ({ hex, tone: picked.has(hex) ? ('best' as const) : ('legal' as const) })),
    ...[...picked].filter((hex) => !legal.has(hex)).map((hex) => ({ hex, tone: 'note' as const })),
  ];
}

/** What the team's intelligence has written on its map, in the first hex of each square. */
function noteMarks(ui: GameUi, { shown, live }: TableData): HexMark[] {
  const map = shown?.seat === undefined ? undefined : ui.teamMap?.(shown.view, shown.seat);
  if (!map || !live?.letters) return [];
  return [...notesOf(live.letters, map.marker)].flatMap(([square, label]) => {
    const [hex] = ui.reference?.(square) ?? [];
    return hex === undefined
      ? []
      : [{ hex, tone: 'note' as const, label: label.length > LONGEST_NOTE ? `${label.slice(0, LONGEST_NOTE)}…` : label }];
  });
}

interface Battle {
  readonly attackers: readonly number[];
  readonly targets: readonly number[];
  readonly arrows: readonly BoardArrow[];
}

/** The attack the forecast is about: who takes part, on which hex. */
function battleOf(ui: GameUi, { shown, looked }: TableData): Battle {
  const forecast = shown?.forecast ?? looked;
  if (!shown || !forecast) return { attackers: [], targets: [], arrows: [] };
  const hexes = (units: readonly number[]) => [...new Set(units.flatMap((unit) => ui.hexOf(shown.view, unit) ?? []))];
  const attackers = forecast.attack.flatMap((line) => line.unit ?? []);
  const targets = hexes(forecast.defence.flatMap((line) => line.unit ?? []));
  const arrows = hexes(attackers).flatMap((from) => {
    const nearest = targets.find((to) => ui.grid.distance(from, to) === 1) ?? targets[0];
    return nearest === undefined || nearest === from ? [] : [{ hexes: [from, nearest], tone: 'attack' as const }];
  });
  return { attackers, targets, arrows };
}

/** What stands in the line of sight that is being measured. */
function blockedMarks(ui: GameUi, { mode, measured, hoverHex, shown }: TableData): HexMark[] {
  const [from, to = hoverHex] = measured;
  if (mode !== 'ruler' || from === undefined || to === undefined || to < 0 || from === to || !shown) return [];
  return (ui.sight?.(shown.view, from, to)?.blocked ?? []).map((hex) => ({ hex, tone: 'danger' as const }));
}

/** The straight line the ruler lies along, to the hex under the pointer until its end is set. */
function measuredHexes(ui: GameUi, { mode, measured, hoverHex }: TableData): number[] {
  const [from, to = hoverHex] = measured;
  if (mode !== 'ruler' || from === undefined || to === undefined || to < 0) return [];
  return ui.grid.line(from, to).flatMap((step) => step[0] ?? []);
}
