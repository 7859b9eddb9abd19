import type { GameTypes, ViewOf } from '@bocage/kernel';

/** One battle, as a row of the report's table. */
export interface ReportBattle {
  /** The hexes under attack. */
  readonly hexes: readonly number[];
  readonly place: string;
  /** Whose attack it was: 'Allied'. */
  readonly side: string;
  readonly attackers: string;
  readonly defenders?: string;
  /** The attacking units, for arrows from where they stood. */
  readonly units: readonly number[];
  readonly attack: number;
  readonly defence: number;
  /** What else decided it: tactics, or column and die. */
  readonly how: string;
  readonly result: string;
  readonly losses: string;
}

/** What one formation has lost since the game began. */
export interface ReportLoss {
  readonly side: string;
  readonly formation: string;
  readonly amount: number;
}

/** A place whose holder matters. */
export interface ReportPlace {
  readonly name: string;
  readonly hexes: readonly number[];
  readonly holder: string;
}

/** A number that is followed from turn to turn; those of one chart are drawn together. */
export interface ReportFigure {
  readonly chart: string;
  readonly title: string;
  readonly value: number;
}

/** Where an event belongs in a report; left to its tone where a game does not say. */
export type ReportPart = 'story' | 'ruling' | 'none';

/**
 * What a game adds to the report of a played game. Views are those at the end of a turn. A report without it has maps,
 * the story by the tones of the log, and losses by the box called `losses`.
 */
export interface GameReport<T extends GameTypes = GameTypes> {
  /** What losses are counted in: one 'step', several 'steps'. */
  readonly lossUnit: readonly [one: string, several: string];
  part(event: T['event']): ReportPart | undefined;
  /** The battle that one of a turn's events tells of; those after it have its losses. */
  battle(view: ViewOf<T>, events: readonly T['event'][], at: number): ReportBattle | undefined;
  losses(view: ViewOf<T>): readonly ReportLoss[];
  places(view: ViewOf<T>): readonly ReportPlace[];
  figures(view: ViewOf<T>): readonly ReportFigure[];
}
