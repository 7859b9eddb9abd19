import type { CounterFace } from '../game-ui.js';
import type { Palette } from '../palette.js';
import { type Detail, detailAt } from '../stack-layout.js';
import type { Worker } from '../work.js';
import { createAtlas, type SpriteAtlas } from './atlas.js';
import { drawCounter } from './draw-counter.js';
import type { Context } from './draw-symbol.js';
import { faceKey } from './face-key.js';

/** Sizes kept ready, one a detail, so that a zoom always finds something fit to stretch. */
const BASE: Readonly<Record<Detail, number>> = { dot: 12, symbol: 26, face: 52 };
const DETAILS: readonly Detail[] = ['dot', 'symbol', 'face'];
const MOST_SIZES = 12;

/** How a face looks from afar, nearer and near: numbers of sprites, shared by all that look alike. */
export type Look = Readonly<Record<Detail, number>>;

export interface Sprites extends Worker {
  intern(face: CounterFace): Look;
  /** Draws a counter with its corner at x, y, device pixels. While the zoom moves, only dots are made at every size. */
  draw(ctx: Context, look: Look, x: number, y: number, size: number, zoom: 'settled' | 'moving'): void;
  setPalette(palette: Palette): void;
  /** Draws again with fonts that have arrived meanwhile. */
  refresh(): void;
}

export function createSprites(first: Palette, dpr: () => number): Sprites {
  let palette = first;
  const numbers = new Map<string, number>();
  const faces: CounterFace[] = [];
  const details: Detail[] = [];
  const atlases = new Map<number, SpriteAtlas>();
  const wanted = new Map<number, Set<number>>();
  const ahead = new Map<number, Set<number>>();

  function want(list: Map<number, Set<number>>, size: number, id: number): void {
    const set = list.get(size);
    if (set) set.add(id);
    else list.set(size, new Set([id]));
  }
  function wantBase(id: number): void {
    want(ahead, Math.round(BASE[details[id] as Detail] * dpr()), id);
  }
  function number(face: CounterFace, detail: Detail): number {
    const key = faceKey(face, detail);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const id = faces.length;
    numbers.set(key, id);
    faces.push(face);
    details.push(detail);
    wantBase(id);
    return id;
  }

  function isBase(size: number): boolean {
    return DETAILS.some((d) => Math.round(BASE[d] * dpr()) === size);
  }
  function atlasFor(size: number): SpriteAtlas {
    const found = atlases.get(size);
    if (found) return found;
    if (atlases.size >= MOST_SIZES) {
      const oldest = [...atlases.keys()].find((s) => !isBase(s));
      if (oldest !== undefined) atlases.delete(oldest);
    }
    const made = createAtlas(size);
    atlases.set(size, made);
    return made;
  }
  function make(size: number, id: number): void {
    const face = faces[id];
    if (face) atlasFor(size).add(id, (ctx, x, y) => drawCounter(ctx, face, x, y, size, palette, dpr()));
  }

  /** The sprite there is that suits best: the nearest size with the same detail, else any. */
  function stretchNearest(ctx: Context, look: Look, x: number, y: number, size: number): boolean {
    const detail = detailAt(size / dpr());
    let best: SpriteAtlas | undefined;
    let bestScore = Infinity;
    for (const atlas of atlases.values()) {
      const own = detailAt(atlas.size / dpr());
      if (!atlas.has(look[own])) continue;
      const score = Math.abs(Math.log(atlas.size / size)) + (own === detail ? 0 : 1);
      if (score < bestScore) {
        bestScore = score;
        best = atlas;
      }
    }
    best?.stretch(ctx, look[detailAt(best.size / dpr())], x, y, size);
    return best !== undefined;
  }

  return {
    intern: (face) => ({ dot: number(face, 'dot'), symbol: number(face, 'symbol'), face: number(face, 'face') }),
    draw(ctx, look, x, y, size, zoom) {
      const exact = Math.round(size);
      const left = Math.round(x);
      const top = Math.round(y);
      const detail = detailAt(exact / dpr());
      const id = look[detail];
      if (atlases.get(exact)?.blit(ctx, id, left, top)) return;
      if (zoom === 'settled' || detail === 'dot') want(wanted, exact, id);
      if (stretchNearest(ctx, look, left, top, exact)) return;
      ctx.fillStyle = palette.counters[faces[id]?.nation ?? 'neutral'].ground;
      ctx.fillRect(left, top, exact, exact);
    },
    setPalette(next) {
      palette = next;
      this.refresh();
    },
    refresh() {
      atlases.clear();
      wanted.clear();
      ahead.clear();
      for (let id = 0; id < faces.length; id++) wantBase(id);
    },
    work(until, urgency) {
      const list = urgency === 'seen' ? wanted : ahead;
      let made = false;
      // The size asked for last is the one being looked at.
      for (const [size, set] of [...list].reverse()) {
        for (const id of set) {
          if (performance.now() >= until) return { changed: made, more: true };
          if (!atlases.get(size)?.has(id)) make(size, id);
          set.delete(id);
          made = urgency === 'seen';
        }
        list.delete(size);
      }
      return { changed: made, more: false };
    },
  };
}
