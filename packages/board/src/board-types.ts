import type { Grid } from '@bocage/hex';
import type { OverlayHex, Stack } from './game-ui.js';
import type { GroundFile, MapFile } from './map-file.js';
import type { MapMarker } from './map-marker.js';

/** What lies on the table: the grid, what the rules know of the ground and, when it has been loaded, its picture. */
export interface BoardGame {
  readonly grid: Grid;
  readonly map: MapFile;
  readonly ground?: GroundFile;
}

/** Each tone has its own outline as well as its own colour. 'legal' may be chosen, 'best' is also recommended. */
export type HexTone = 'legal' | 'best' | 'target' | 'reach' | 'danger' | 'note';

export interface HexMark {
  readonly hex: number;
  readonly tone: HexTone;
  /** A short text in the hex: a cost, a column, a count. */
  readonly label?: string;
}

export interface BoardArrow {
  /** Hexes the arrow runs through, at least two. */
  readonly hexes: readonly number[];
  readonly tone: 'attack' | 'exploit' | 'move' | 'march' | 'plan';
}

/** Everything lit up on the board. Absent means none; each call replaces the last. */
export interface Highlights {
  /** Units that may be chosen: a halo. */
  readonly units?: readonly number[];
  /** Nobody can be chosen together with others: a fan has no card for all of them. */
  readonly oneByOne?: boolean;
  /** Units already chosen: a heavy frame. */
  readonly selected?: readonly number[];
  /** These can be carried somewhere though no hex may be chosen yet: where they are put down says what they do. */
  readonly carriable?: boolean;
  /** The ones a guide picks out of those that can be chosen: a frame of their own. */
  readonly advised?: readonly number[];
  /** A whole formation: a thin frame, nothing to choose. */
  readonly formation?: readonly number[];
  readonly hexes?: readonly HexMark[];
  /** The hex the inspector is about. */
  readonly selectedHex?: number;
  /** Hexes under attack: crosshairs. */
  readonly targets?: readonly number[];
  /** The way a move would take. */
  readonly path?: readonly number[];
  readonly arrows?: readonly BoardArrow[];
  /** A measured distance with its text at the far end. */
  readonly ruler?: { readonly from: number; readonly to: number; readonly label: string };
  /** A ping in chat, a log line hovered. */
  readonly pings?: readonly number[];
  /** Chips that lie in hexes or on hexsides. */
  readonly markers?: readonly MapMarker[];
  /** Hexes these eyes may not look at: veiled. */
  readonly unseen?: readonly number[];
}

/** 'all': the whole stack is meant, by shift or by the last card of a fan. */
export type PointerKind = 'tap' | 'all' | 'hover' | 'long';

/** Where a pointer was, in CSS pixels of the viewport, for tooltips and menus. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
  readonly pointer: 'mouse' | 'touch' | 'pen' | 'key';
}

export interface BoardEvents {
  /** A hex was met and no single counter. −1 with 'hover' when the pointer left the map. */
  onHex?(hex: number, kind: PointerKind, at: BoardPoint): void;
  /** A single counter was met: the only one of its hex, one of a fan, or the top one under a mouse. Then onHex is not called. */
  onUnit?(unit: number, hex: number, kind: PointerKind, at: BoardPoint): void;
  /** A counter was taken up to be carried: one that may be chosen, or that is chosen and may go somewhere. Without this none can be. */
  onGrab?(unit: number, hex: number, many: 'one' | 'all'): void;
  /** It was put down; −1 beyond the map or when it was let go. */
  onDrop?(unit: number, hex: number): void;
  /** The camera moved, by hand or by itself. */
  onCamera?(view: CameraView): void;
  /** The keyboard cursor moved. */
  onCursor?(hex: number): void;
}

/** What the camera shows: the map point in the middle of the free part of the window, and CSS pixels a hex. */
export interface CameraView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Parts of the window covered by panels, CSS pixels: the camera centres in what is left. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export type CameraMove = 'glide' | 'jump';

export interface BoardCamera {
  view(): CameraView;
  /** The scale the player last zoomed to by hand; undefined while the table has it to itself. */
  chosenScale(): number | undefined;
  set(view: CameraView, move?: CameraMove): void;
  /** The whole map in the free part of the window. */
  fit(move?: CameraMove): void;
  /** Brings hexes into sight, at the player's own scale where they fit; does nothing when they are already, or when `setFollowing('off')`. */
  centreOn(hexes: readonly number[], move?: CameraMove): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number): void;
  setInsets(insets: Insets): void;
  /** 'off': only the player's own hand moves the camera; `centreOn` is ignored. */
  setFollowing(following: 'gentle' | 'off'): void;
}

export type SheetShade = 'light' | 'dark';
export type PaletteName = 'standard' | 'colour-blind';
export type Motion = 'full' | 'reduced';

export interface BoardOptions extends BoardEvents {
  readonly shade?: SheetShade;
  readonly palette?: PaletteName;
  /** Absent: what the system prefers. */
  readonly motion?: Motion;
  /** Name of the board for screen readers. */
  readonly label?: string;
}

export interface Glide {
  readonly unit: number;
  readonly hexes: readonly number[];
  /** How long it stands before it goes, in milliseconds at the usual pace. */
  readonly waits?: number;
}

/** A board on the screen. It knows how things look and where they are, and no rule. */
export interface Board {
  readonly canvas: HTMLCanvasElement;
  readonly camera: BoardCamera;
  setGame(game: BoardGame): void;
  /** Lays out all counters. One that stayed in its hex with another symbol or other factors is turned over before one's eyes. */
  setStacks(stacks: readonly Stack[]): void;
  setHighlights(highlights: Highlights): void;
  setOverlay(hexes: readonly OverlayHex[]): void;
  /** 'none' takes the counters off to see the ground. */
  setCounters(shown: 'all' | 'none'): void;
  setShade(shade: SheetShade): void;
  setPalette(palette: PaletteName): void;
  setMotion(motion: Motion): void;
  /** How long glides and fades take: 1 as usual, 2 twice as long. */
  setPace(pace: number): void;
  /** The keyboard cursor: arrow keys walk it while the canvas has the focus, Enter taps, Space inspects. −1 hides it. */
  setCursor(hex: number): void;
  cursor(): number;
  /** Fans a stack out as a tap would; −1 folds it. */
  fan(hex: number): void;
  /** The hex whose stack is fanned out, −1 for none. */
  fanned(): number;
  /** Where the cards of that fan lie in the window, the one that means all of them last. */
  cards(): readonly { readonly x: number; readonly y: number; readonly unit: number | undefined }[];
  /** Glides counters along their paths one after another. Resolves when the last has arrived or was skipped. */
  animate(glides: readonly Glide[]): Promise<void>;
  /** Fades counters away, also ones the last `setStacks` took off the map. */
  fade(units: readonly number[]): Promise<void>;
  /** Finishes every movement on the board at once. */
  skip(): void;
  /** The hex under a point of the window, −1 beyond the map. */
  hexAt(clientX: number, clientY: number): number;
  /** Where a hex's centre is in the window, CSS pixels, and how large a hex is. */
  locate(hex: number): { readonly x: number; readonly y: number; readonly hexSize: number };
  destroy(): void;
}
