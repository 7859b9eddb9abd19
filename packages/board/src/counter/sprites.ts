import type { CounterFace } from '../game-ui.js';
import type { Palette } from '../palette.js';
import { detailAt } from '../stack-layout.js';
import { createAtlas, type SpriteAtlas } from './atlas.js';
import { drawCounter } from './draw-counter.js';
import type { Context } from './draw-symbol.js';
import { faceKey } from './face-key.js';

/** Sizes kept ready for every face, one a detail, so that a zoom always finds something fit to stretch. */
const BASE_SIZES = [14, 26, 52] as const;
const MOST_SIZES = 6;

export interface Sprites {
  /** A number for how a face looks; the same for all that look alike. */
  intern(face: CounterFace): number;
  /** Draws a counter with its corner at x, y, device pixels. `settled`: the zoom rests, so its exact size is worth making. */
  draw(ctx: Context, look: number, x: number, y: number, size: number, zoom: 'settled' | 'moving'): void;
  setPalette(palette: Palette): void;
  /** Draws again with fonts that have arrived meanwhile. */
  refresh(): void;
  /** Makes wanted sprites until the time is up; whether any was made. */
  work(until: number): boolean;
}

export function createSprites(first: Palette, dpr: () => number): Sprites {
  let palette = first;
  const looks = new Map<string, number>();
  const faces: CounterFace[] = [];
  const atlases = new Map<number, SpriteAtlas>();
  const wanted = new Map<number, Set<number>>();

  function want(size: number, look: number): void {
    const set = wanted.get(size);
    if (set) set.add(look);
    else wanted.set(size, new Set([look]));
  }

  function atlasFor(size: number): SpriteAtlas {
    const found = atlases.get(size);
    if (found) return found;
    if (atlases.size >= MOST_SIZES + BASE_SIZES.length) dropOldest(size);
    const made = createAtlas(size);
    atlases.set(size, made);
    return made;
  }

  function isBase(size: number): boolean {
    return BASE_SIZES.some((s) => Math.round(s * dpr()) === size);
  }

  function dropOldest(keep: number): void {
    for (const size of atlases.keys()) {
      if (size === keep || isBase(size)) continue;
      atlases.delete(size);
      wanted.delete(size);
      return;
    }
  }

  function make(size: number, look: number): void {
    const face = faces[look];
    if (!face) return;
    atlasFor(size).add(look, (ctx, x, y) => drawCounter(ctx, face, x, y, size, palette));
  }

  /** The best sprite there is of a look: the nearest size with the same detail, else any. */
  function nearest(look: number, size: number): SpriteAtlas | undefined {
    let best: SpriteAtlas | undefined;
    let bestScore = Infinity;
    for (const atlas of atlases.values()) {
      if (!atlas.has(look)) continue;
      const score = Math.abs(Math.log(atlas.size / size)) + (detailAt(atlas.size / dpr()) === detailAt(size / dpr()) ? 0 : 1);
      if (score < bestScore) {
        bestScore = score;
        best = atlas;
      }
    }
    return best;
  }

  return {
    intern(face) {
      const key = faceKey(face);
      const known = looks.get(key);
      if (known !== undefined) return known;
      const look = faces.length;
      looks.set(key, look);
      faces.push(face);
      for (const s of BASE_SIZES) want(Math.round(s * dpr()), look);
      return look;
    },
    draw(ctx, look, x, y, size, zoom) {
      const exact = Math.round(size);
      const left = Math.round(x);
      const top = Math.round(y);
      const ready = atlases.get(exact);
      if (ready?.blit(ctx, look, left, top)) return;
      if (zoom === 'settled') want(exact, look);
      const other = nearest(look, size);
      if (other) other.stretch(ctx, look, left, top, exact);
      else {
        ctx.fillStyle = palette.counters[faces[look]?.nation ?? 'neutral'].ground;
        ctx.fillRect(left, top, exact, exact);
      }
    },
    setPalette(next) {
      palette = next;
      this.refresh();
    },
    refresh() {
      atlases.clear();
      wanted.clear();
      for (let look = 0; look < faces.length; look++) for (const s of BASE_SIZES) want(Math.round(s * dpr()), look);
    },
    work(until) {
      let made = false;
      // The size asked for last is the one being looked at.
      for (const [size, set] of [...wanted].reverse()) {
        for (const look of set) {
          if (performance.now() >= until) return made;
          make(size, look);
          set.delete(look);
          made = true;
        }
        wanted.delete(size);
      }
      return made;
    },
  };
}
