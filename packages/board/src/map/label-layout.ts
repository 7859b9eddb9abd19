import { type Box, overlaps, type Point } from '../geometry.js';
import type { SheetLabel } from './label-list.js';

/** CSS pixels. */
export interface LabelStyle {
  readonly px: number;
  readonly weight: number;
  readonly face: 'serif' | 'condensed';
  readonly slant: 'italic' | 'normal';
  readonly spacing: number;
  readonly colour: string;
  readonly halo: number;
  readonly upper: boolean;
}

export interface PlacedLabel {
  readonly text: string;
  readonly style: LabelStyle;
  /** Middle of the text in hex units, and its turn in radians. */
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** What it covers, in hex units. */
  readonly box: Box;
}

export type Measure = (text: string, style: LabelStyle) => number;

/** From which size of hex on a rank is worth its ink. */
const SHOWN_FROM = [0, 0, 0, 19, 30, 42, 58] as const;
const PLACE_PX = [0, 15, 13, 11.5, 10.5, 10, 9.5] as const;
const BEACH_ITSELF = 2;
const SECTOR_FROM = 40;
/** The hex the sizes were chosen on, metres. */
const USUAL_HEX = 2575;

/** A hex of a fine grid holds less country: names come earlier and larger than its size on the screen alone would have it, on a coarse grid later. */
export function readingScale(scale: number, hexMetres: number): number {
  return scale * Math.min(2.3, Math.max(0.6, Math.sqrt(USUAL_HEX / hexMetres)));
}

function isShown({ kind }: SheetLabel, rank: number, scale: number): boolean {
  if (kind === 'beach') return rank <= BEACH_ITSELF || scale >= SECTOR_FROM;
  return scale >= (SHOWN_FROM[rank] as number);
}

/** How a label is set at a reading scale, on hexes of some CSS pixels; undefined when it does not show there. */
export function styleOf(label: SheetLabel, scale: number, hex = scale): LabelStyle | undefined {
  const rank = Math.min(6, Math.max(1, Math.round(label.rank)));
  if (!isShown(label, rank, scale)) return undefined;
  const zoom = Math.min(1.9, Math.max(0.85, ((hex ** 0.8 * scale ** 0.2) / 44) ** 0.5));
  return STYLES[label.kind](rank, zoom);
}

const CONDENSED = { face: 'condensed', slant: 'normal' } as const;
const ITALIC = { face: 'serif', slant: 'italic', weight: 400, upper: false } as const;

const STYLES: Readonly<Record<SheetLabel['kind'], (rank: number, zoom: number) => LabelStyle>> = {
  place: (rank, zoom) => ({
    ...CONDENSED,
    px: (PLACE_PX[rank] as number) * zoom,
    weight: rank <= 2 ? 700 : rank === 3 ? 600 : 500,
    spacing: rank === 1 ? 0.06 : 0,
    colour: rank <= 2 ? '#1e1710' : '#33291d',
    halo: 1,
    upper: rank === 1,
  }),
  site: (_rank, zoom) => ({ ...CONDENSED, px: 9.5 * zoom, weight: 600, spacing: 0.02, colour: '#6a2c22', halo: 1, upper: false }),
  water: (rank, zoom) => ({
    ...ITALIC,
    px: (rank === 1 ? 24 : rank === 2 ? 16 : 12) * zoom,
    spacing: rank === 1 ? 0.22 : 0.06,
    colour: rank === 1 ? '#5b8497' : '#37687d',
    halo: rank === 1 ? 0 : 0.8,
  }),
  region: (rank, zoom) => ({
    ...ITALIC,
    px: (rank === 1 ? 22 : rank === 2 ? 17 : 12.5) * zoom,
    spacing: rank < 3 ? 0.4 : 0.08,
    colour: rank < 3 ? 'rgba(84,66,38,0.8)' : '#4a4a2c',
    halo: rank < 3 ? 0.35 : 0.6,
  }),
  beach: (rank, zoom) => ({
    ...CONDENSED,
    px: rank <= BEACH_ITSELF ? Math.max(8, 12 * zoom) : Math.max(7.5, 8.5 * zoom),
    weight: rank <= BEACH_ITSELF ? 700 : 600,
    spacing: rank <= BEACH_ITSELF ? 0.2 : 0.1,
    colour: '#243f4f',
    halo: 0.8,
    upper: true,
  }),
};

export interface LabelRoom {
  /** CSS pixels a hex. */
  readonly scale: number;
  /** The scale that decides which names show and how large. */
  readonly reading: number;
  readonly frame: Box;
  readonly measure: Measure;
  /** Hex units where no label may lie. */
  readonly blocked: readonly Box[];
  /** Whether a point lies where a counter would cover it. */
  readonly isCovered: (x: number, y: number) => boolean;
}

/** Sets every label that fits, the important first, none over another. */
export function placeLabels(labels: readonly SheetLabel[], room: LabelRoom): PlacedLabel[] {
  const taken = createTaken();
  for (const box of room.blocked) taken.add(box);
  const order = [...labels].sort((a, b) => urgency(a) - urgency(b) || b.text.length - a.text.length || (a.text < b.text ? -1 : 1));
  const placed: PlacedLabel[] = [];
  for (const label of order) {
    const style = styleOf(label, room.reading, room.scale);
    const spot = style && bestSpot(label, style, room, taken);
    if (!spot) continue;
    taken.add(spot.box);
    placed.push(spot);
  }
  return placed;
}

const URGENCY: Readonly<Record<SheetLabel['kind'], number>> = { beach: -1.5, place: 0, site: 0.3, water: 0.5, region: 0.5 };

function urgency(label: SheetLabel): number {
  return label.rank + URGENCY[label.kind];
}

/** Round a place: under it and over it first, where a counter leaves room, then beside it. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 0.7],
  [-1, 0.7],
  [1, -0.7],
  [-1, -0.7],
  [0, 1.9],
  [0, -1.9],
];

function bestSpot(label: SheetLabel, style: LabelStyle, room: LabelRoom, taken: Taken): PlacedLabel | undefined {
  const text = style.upper ? label.text.toUpperCase() : label.text;
  const width = room.measure(text, style) / room.scale;
  const height = (style.px * 1.1) / room.scale;
  const angle = ((label.angle ?? 0) * Math.PI) / 180;
  let best: PlacedLabel | undefined;
  let bestCost = Infinity;
  for (const [i, c] of candidates(label, width, height).entries()) {
    const box = boxAround(c, width, height, angle);
    if (!within(box, room.frame) || taken.hits(box)) continue;
    const cost = i * 0.12 + (isPoint(label) ? covered(c, width, room) : 0);
    if (cost < bestCost) {
      bestCost = cost;
      best = { text, style, x: c.x, y: c.y, angle, box };
    }
  }
  return best;
}

/** Set round its place rather than over it. */
function isPoint({ kind }: SheetLabel): boolean {
  return kind === 'place' || kind === 'site';
}

function candidates(label: SheetLabel, width: number, height: number): Point[] {
  const [x, y] = label.at;
  if (!isPoint(label)) {
    return [0, 0.35, -0.35, 0.7, -0.7].map((dy) => ({ x, y: y + dy }));
  }
  const gap = 0.14;
  return AROUND.map(([dx, dy]) => ({ x: x + dx * (width / 2 + gap), y: y + dy * (height / 2 + gap * (dx === 0 ? 1.7 : 1)) }));
}

function covered(c: Point, width: number, room: LabelRoom): number {
  let count = 0;
  for (const t of [-0.45, -0.2, 0, 0.2, 0.45]) if (room.isCovered(c.x + t * width, c.y)) count++;
  return count / 5;
}

function boxAround(c: Point, width: number, height: number, angle: number): Box {
  const w = Math.abs(width * Math.cos(angle)) + Math.abs(height * Math.sin(angle));
  const h = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
  return { left: c.x - w / 2, right: c.x + w / 2, top: c.y - h / 2, bottom: c.y + h / 2 };
}

function within(box: Box, frame: Box): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}

interface Taken {
  add(box: Box): void;
  hits(box: Box): boolean;
}

/** Boxes sorted into cells, so that hundreds of labels do not all ask each other. */
function createTaken(): Taken {
  const CELL = 3;
  const cells = new Map<string, Box[]>();
  function* keys(box: Box): Generator<string> {
    for (let i = Math.floor(box.left / CELL); i <= Math.floor(box.right / CELL); i++) {
      for (let j = Math.floor(box.top / CELL); j <= Math.floor(box.bottom / CELL); j++) yield `${i},${j}`;
    }
  }
  return {
    add(box) {
      for (const k of keys(box)) {
        const list = cells.get(k);
        if (list) list.push(box);
        else cells.set(k, [box]);
      }
    },
    hits(box) {
      for (const k of keys(box)) if (cells.get(k)?.some((b) => overlaps(b, box))) return true;
      return false;
    },
  };
}
