import type { Grid } from '@bocage/hex';
import type { Action, Forecast, GameEvent, GameModule, GameTypes, Outcome, Refusal, Roll, RollResult, Seat, ViewOf } from '@bocage/kernel';
import type { BoardArrow } from './board-types.js';
import type { CounterKey } from './counter-key.js';
import type { Desk } from './desk.js';
import type { Display, Track } from './display.js';
import type { GameReport } from './game-report.js';
import type { Lesson } from './lesson.js';
import type { GroundFile, MapFile } from './map-file.js';
import type { MapMarker } from './map-marker.js';
import type { Picking } from './picking.js';

/** Ground colour of a counter. A game may use any of these; the palette is the board's. */
const NATIONS = [
  'us',
  'british',
  'canadian',
  'french',
  'polish',
  'german',
  'ss',
  'naval',
  'air',
  'neutral',
  // Blocks of a megagame, whose colours its handbook sets.
  'us-blue',
  'british-red',
  'canadian-red',
  'german-olive',
] as const;
export type Nation = (typeof NATIONS)[number];

/** How one counter looks. Everything a player must know is in a shape or a text, never in colour alone. */
export interface CounterFace {
  readonly unit: number;
  readonly nation: Nation;
  /** Key of a symbol in the atlas: infantry, armour, parachute, … ; 'unknown' for a face-down counter. */
  readonly symbol: string;
  /** Size mark above the symbol: 'II', 'III', 'X'. */
  readonly size: string;
  /** Parent formation, left of the symbol; own name, right of it. */
  readonly left: string;
  readonly right: string;
  /** Large along the bottom edge: '7-4', '(2)-0', '?'. */
  readonly factors: string;
  /** One number shown when the counter is very small. */
  readonly strength?: number;
  /** Boxes that are crossed off when it loses: how many it has, and how many are gone. Drawn as a row above the lower edge. */
  readonly boxes?: { readonly all: number; readonly crossed: number };
  /** Coloured stripe for the parent formation. */
  readonly band?: string;
  /** Small marks with a meaning the inspector spells out: entrenched, unsupplied, moved, fought … */
  readonly marks: readonly string[];
  /** Where it looks, in degrees clockwise from the top of the page: a bar along that edge. Absent where facing means nothing. */
  readonly facing?: number;
  /** Has nothing left to do this phase: drawn dimmed. */
  readonly spent?: boolean;
  /** Full name for lists, tooltips and screen readers. */
  readonly name: string;
}

export interface Stack {
  readonly hex: number;
  /** Bottom first. */
  readonly faces: readonly CounterFace[];
}

/** Text in one plain sentence; rule sections inside it are written §R.12 and become links. */
export interface Prompt {
  readonly text: string;
  readonly section: string;
}

export interface ActionLabel {
  readonly label: string;
  /** The same in a word or a figure, where there is little room: '+5'. */
  readonly short?: string;
  /** A single key that chooses it. */
  readonly key?: string;
  /** The main button is filled. */
  readonly main?: boolean;
  /** What choosing it would make of the fight in question, in one short line: '3-1, 50 % chance to take it'. */
  readonly odds?: string;
}

/** Something of one's own that an action would throw away: units above the stacking limit, a landing never made good. */
export interface Risk {
  readonly text: string;
  readonly section?: string;
  readonly hexes?: readonly number[];
}

/** The way a click on a legal hex would take: every hex from where the unit stands, and what it costs in lines one can read. */
export interface Way {
  readonly hexes: readonly number[];
  readonly lines: readonly InfoLine[];
}

export interface LogLine {
  readonly text: string;
  readonly section?: string;
  /** Hexes to light up when the line is hovered. */
  readonly hexes?: readonly number[];
  readonly tone?: 'phase' | 'move' | 'combat' | 'loss' | 'dice' | 'reveal' | 'arrival' | 'host';
  /** What follows belongs to it, as reactions do to an action, up to the next such line or heading; `next`: it belongs to what opens after it. */
  readonly opens?: 'group' | 'next';
  /** It says itself what was rolled, so that the roll needs no line before it; lines of the tone 'dice' always do. */
  readonly tells?: 'dice';
}

export interface Status {
  readonly turn: string;
  readonly date: string;
  /** Outermost first: ['Allied player turn', 'Combat', 'Retreat']. */
  readonly phase: readonly string[];
  readonly score: string;
}

/** A printed chart as a card. `from` says whether a figure is the rulebook's, public or ours. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly from: string;
  readonly notes: readonly string[];
}

/** One section of our own rulebook, in our own words. */
export interface RulebookSection {
  readonly id: string;
  readonly title: string;
  /** Paragraphs; §X.1 inside becomes a link. */
  readonly text: readonly string[];
  readonly from: string;
}

export interface InfoLine {
  readonly text: string;
  readonly section?: string;
  /** What it is about on the map: it leads there. */
  readonly hexes?: readonly number[];
}

export interface Overlay {
  readonly id: string;
  readonly title: string;
  readonly key: string;
}

/** What a player has selected on the map. */
export interface Picked {
  readonly unit?: number | undefined;
  readonly hex?: number | undefined;
}

export interface OverlayHex {
  readonly hex: number;
  /** 0 weak … 1 strong. */
  readonly shade: number;
  readonly tone: 'friend' | 'enemy' | 'neutral' | 'reach';
  readonly label?: string;
}

/** What lies on the line between two hexes: one sentence, and the hexes that stop it. */
export interface SightLine {
  readonly text: string;
  readonly section?: string;
  readonly blocked: readonly number[];
}

/** How things stand, for whoever asks how one wins. */
export interface Standing {
  readonly lines: readonly InfoLine[];
  /** The overlay that shows it on the map. */
  readonly overlay?: string;
}

/** A part of the table that a step of the guide talks about: it is ringed while the step is shown. */
export type GuidePoint = 'undo' | 'log' | 'rulebook' | 'forecast' | 'dice' | 'score' | 'staff';

/** One step of the guide: what to do now, for whoever looks. It follows the game, so whatever is played it has a next step. */
export interface GuideStep {
  readonly title?: string;
  readonly text: string;
  /** Why that is good, or what there is to know about it. */
  readonly why?: string;
  readonly section?: string;
  /** Hexes it advises, or talks about. */
  readonly hexes?: readonly number[];
  /** Units it advises; those beside the map are ringed. */
  readonly units?: readonly number[];
  /** Words it advises: their buttons are ringed. */
  readonly words?: readonly string[];
  readonly points?: GuidePoint;
}

/** How one game shows itself. Declarative: no pixels and no rule decided here. */
export interface GameUi<T extends GameTypes = GameTypes> {
  readonly grid: Grid;
  readonly map: MapFile;
  ground(): Promise<GroundFile>;
  /** The module this wording belongs to; the client asks it for legal, refusal and preview. */
  readonly game: GameModule<T>;

  stacks(view: ViewOf<T>): readonly Stack[];
  /** Where a unit is; undefined when it is off the map. */
  hexOf(view: ViewOf<T>, unit: number): number | undefined;
  /** A unit's face wherever it is (reserve, map, losses). */
  face(view: ViewOf<T>, unit: number): CounterFace;
  /** The decision `seat` is asked for, or what it waits for when another is asked. */
  prompt(view: ViewOf<T>, seat: Seat): Prompt;
  actionLabel(view: ViewOf<T>, action: Action): ActionLabel;
  /** One log line an opponent can follow; undefined for events not worth a line. */
  logLine(view: ViewOf<T>, event: T['event']): LogLine | undefined;
  /** What one entry told, where that takes fewer lines than one an event; undefined for an entry it does not gather. Rolls have no line beside these. */
  logLines?(view: ViewOf<T>, events: readonly T['event'][]): readonly LogLine[] | undefined;
  rollLine(roll: Roll, result: RollResult): LogLine;
  refusal(refusal: Refusal): string;
  meaning(means: Forecast['outcomes'][number]['means'][number]): string;
  outcome(outcome: Outcome): string;
  status(view: ViewOf<T>): Status;
  tracks(view: ViewOf<T>): readonly Track[];
  displays(view: ViewOf<T>): readonly Display[];
  hexInfo(view: ViewOf<T>, hex: number): readonly InfoLine[];
  unitInfo(view: ViewOf<T>, unit: number): readonly InfoLine[];
  /** The path a moved unit took, for the glide: from an event, when it has one. */
  pathOf(event: GameEvent): { readonly unit: number; readonly hexes: readonly number[] } | undefined;
  /** What the two sums of a forecast are called where they are no attack and no defence; a second one without lines is left out. */
  sums?(forecast: Forecast): readonly [string, string];
  readonly overlays: readonly Overlay[];
  /** `picked` is what the player has selected, for overlays that are about one unit or hex. */
  overlay(view: ViewOf<T>, seat: Seat, id: string, picked?: Picked): readonly OverlayHex[];
  readonly charts: readonly Chart[];
  readonly rulebook: readonly RulebookSection[];
  /** What everything on this game's counters means. */
  readonly counterKey?: CounterKey;
  /** The section of the rulebook that says how one wins. */
  readonly winning?: string;
  guide(view: ViewOf<T>, seat: Seat): GuideStep | undefined;
  /** A guided beginning; absent: none but what `guide` says. */
  readonly lesson?: Lesson;
  /** What playing this legal action would cost its own player for good. Nothing for a deliberate attack. */
  risks?(view: ViewOf<T>, seat: Seat, action: Action): readonly Risk[];
  /** What the present decision picks units for; undefined where one click decides something of its own. */
  picking?(view: ViewOf<T>, seat: Seat): Picking | undefined;
  /** Whoever is chosen now acts alone, one after another: no click means a whole stack. */
  oneByOne?(view: ViewOf<T>): boolean;
  /** The forecast of a click that is only looked at; without one that of the most promising click, so that odds are seen before they are asked for. */
  foresee?(view: ViewOf<T>, seat: Seat, action?: Action): Forecast | undefined;
  /** A click that nothing more is asked after before the dice fall: it is never made by itself. */
  rollsAtOnce?(view: ViewOf<T>, action: Action): boolean;
  /** Whom the decision is about: they carry a halo whatever else is looked at. */
  acting?(view: ViewOf<T>): readonly number[];
  /** Where a legal click would lead and what that costs; undefined for clicks that move nothing. */
  way?(view: ViewOf<T>, seat: Seat, action: Action): Way | undefined;
  /**
   * Where the chosen counter can be carried to, in decisions that first ask what it is to do: the clicks that say so and lead
   * there. `way` answers for these hexes too.
   */
  carries?(view: ViewOf<T>, seat: Seat): ReadonlyMap<number, readonly Action[]>;
  /**
   * The word that ends what the chosen unit does, where this other unit can then be chosen: to reach for another counter is to
   * take the hand off the last one.
   */
  turnsTo?(view: ViewOf<T>, seat: Seat, unit: number): string | undefined;
  /** The word that takes the whole stack of the chosen counter with it, while it is on offer. */
  stackWord?(view: ViewOf<T>, seat: Seat): string | undefined;

  /** What lies on this seat's desk beside the map, for games in which seats have hands, duties and subordinates. */
  desk?(view: ViewOf<T>, seat: Seat): Desk | undefined;
  /** Aids to the decision at hand that come and go with it: boxes to fill, forecasts, proposals. Every choice can be made without them. */
  plan?(view: ViewOf<T>, seat: Seat): Desk | undefined;
  /** Where the dice may take what the decision is about, or this choice of it: a label with its chance in each hex. */
  chances?(view: ViewOf<T>, seat: Seat, about?: Action): readonly OverlayHex[];
  /** What one sees from a hex of another: what the ruler says beside the distance. */
  sight?(view: ViewOf<T>, from: number, to: number): SightLine | undefined;
  /** How far each side is from winning. */
  standing?(view: ViewOf<T>): Standing;
  /** Orders and other arrows that lie on the map for these eyes. */
  arrows?(view: ViewOf<T>): readonly BoardArrow[];
  /** Markers that lie on the map for these eyes. */
  markers?(view: ViewOf<T>): readonly MapMarker[];
  /** Hexes these eyes may not look at, or that lie outside the scenario; none in games where everybody sees the whole map. */
  unseen?(view: ViewOf<T>): readonly number[];
  /** The hex a word is about, so that it can be chosen there. */
  wordHex?(view: ViewOf<T>, word: string): number | undefined;
  /** A hex as its map names it, where that is not by its number. */
  hexName?(hex: number): string;
  /** Everybody the present decision asks, done or not: with those still awaited it says who is late. */
  asks?(view: ViewOf<T>): readonly Seat[];
  /** The team that shares a map of its own with this seat, and who of it marks that map. */
  teamMap?(view: ViewOf<T>, seat: Seat): { readonly marker: Seat; readonly team: readonly Seat[] } | undefined;
  /** Hexes a reference of four or six figures in a message means. */
  reference?(text: string): readonly number[];
  /** What it adds to the report of a played game, loaded when somebody reads one. */
  report?(): Promise<GameReport<T>>;
}
