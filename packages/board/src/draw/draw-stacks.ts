import type { Context } from '../counter/draw-symbol.js';
import type { Look, Sprites } from '../counter/sprites.js';
import type { Flipping, Flips } from '../flips.js';
import type { Motions } from '../motion.js';
import type { PlacedCounter, PlacedStack, Scene } from '../scene.js';
import { counterSize, detailAt, stackSpot } from '../stack-layout.js';
import type { Shadows } from './shadows.js';
import { at, isInSight, type Space } from './space.js';

/** What is left of a counter where it was taken up. */
const LEFT_BEHIND = 0.35;
/** A counter in the hand can be read at any zoom, CSS pixels. */
const LEAST_CARRIED = 40;

export interface Painting {
  readonly ctx: Context;
  readonly scene: Scene;
  readonly space: Space;
  readonly sprites: Sprites;
  readonly shadows: Shadows;
  readonly motions: Motions;
  readonly flips: Flips;
  readonly now: number;
}

export function drawStacks(p: Painting): void {
  if (p.scene.counters === 'none') return;
  const size = Math.round(counterSize(p.scene.view.scale) * p.scene.dpr);
  if (detailAt(size / p.scene.dpr) === 'dot') drawDots(p, size);
  else {
    for (const stack of p.scene.stacks) {
      const { x, y } = at(p.space, stack);
      if (isInSight(p.space, x, y, p.space.scale)) drawStack(p, stack, x, y, size);
    }
  }
  for (const glide of p.motions.waiting()) {
    const start = glide.path[0];
    if (start) drawLoose(p, glide.look, at(p.space, start), size, 1);
  }
  for (const { fade, alpha } of p.motions.fading(p.now)) {
    p.ctx.globalAlpha = alpha;
    drawLoose(p, fade.look, at(p.space, fade.at), size, 0);
    p.ctx.globalAlpha = 1;
  }
  const moving = p.motions.gliding(p.now);
  if (moving) drawLoose(p, moving.glide.look, at(p.space, moving.at), size, 4);
}

/** Far off, a thousand stacks are one mark each: the top counter, on an edge of card when there are more below. */
function drawDots(p: Painting, size: number): void {
  const { ctx, scene, space } = p;
  const shift = Math.max(1, Math.round(size * 0.1));
  const seen: { readonly top: PlacedCounter; readonly x: number; readonly y: number }[] = [];
  ctx.beginPath();
  for (const stack of scene.stacks) {
    const { x, y } = at(space, stack);
    if (!isInSight(space, x, y, size)) continue;
    const top = stack.counters.findLast((c) => !p.motions.isAway(c.unit));
    if (!top) continue;
    const left = Math.round(x - size / 2);
    const upper = Math.round(y - size / 2);
    ctx.rect(left + shift, upper + shift, size, size);
    if (stack.counters.length > 1) ctx.rect(left - shift, upper + shift, size, size);
    seen.push({ top, x: left, y: upper });
  }
  ctx.fillStyle = 'rgba(46,38,26,0.6)';
  ctx.fill();
  for (const { top, x, y } of seen) p.sprites.draw(ctx, top.look, x, y, size, scene.zoom);
  drawDotHalos(p, size);
}

function drawDotHalos(p: Painting, size: number): void {
  const lit = new Set([...p.scene.choosable, ...p.scene.selected, ...p.scene.formation]);
  for (const unit of lit) {
    const known = p.scene.known.get(unit);
    const stack = known && p.scene.byHex.get(known.hex);
    if (!stack?.counters.some((c) => c.unit === unit)) continue;
    const { x, y } = at(p.space, stack);
    drawHalo(p, unit, Math.round(x - size / 2), Math.round(y - size / 2), size);
  }
}

function drawLoose(p: Painting, look: Look, c: { readonly x: number; readonly y: number }, size: number, height: number): void {
  if (height > 0) p.shadows.draw(p.ctx, c.x, c.y, size, height);
  p.sprites.draw(p.ctx, look, c.x - size / 2, c.y - size / 2, size, p.scene.zoom);
}

function drawStack(p: Painting, stack: PlacedStack, x: number, y: number, size: number): void {
  let counters: readonly PlacedCounter[] = stack.counters;
  if (counters.some((c) => p.motions.isAway(c.unit))) counters = counters.filter((c) => !p.motions.isAway(c.unit));
  const count = counters.length;
  if (count === 0) return;
  const bottom = stackSpot(0, count, size);
  p.shadows.draw(p.ctx, x + bottom.x, y + bottom.y, size, count);
  for (let i = 0; i < count; i++) {
    const counter = counters[i] as PlacedCounter;
    const spot = stackSpot(i, count, size);
    const left = Math.round(x + spot.x - size / 2);
    const top = Math.round(y + spot.y - size / 2);
    const turning = p.flips.of(counter, p.now);
    p.ctx.globalAlpha = p.scene.carried?.units.has(counter.unit) ? LEFT_BEHIND : 1;
    if (turning) drawTurning(p, turning, left, top, size);
    else p.sprites.draw(p.ctx, counter.look, left, top, size, p.scene.zoom);
    p.ctx.globalAlpha = 1;
    drawHalo(p, counter.unit, left, top, size);
  }
}

/** Counters in the hand, over everything: the whole stack is fanned out a little. */
export function drawCarried(p: Painting): void {
  const { carried, dpr, view } = p.scene;
  if (!carried) return;
  const size = Math.round(Math.max(LEAST_CARRIED, counterSize(view.scale)) * dpr);
  for (const [i, unit] of [...carried.units].entries()) {
    const look = p.scene.known.get(unit)?.counter.look;
    const shift = i * size * 0.14;
    if (look) drawLoose(p, look, { x: carried.at.x * dpr + shift, y: carried.at.y * dpr - size * 0.15 - shift }, size, i === 0 ? 5 : 0);
  }
}

/** A counter seen edge-on is narrow. */
function drawTurning({ ctx, sprites }: Painting, turning: Flipping, x: number, y: number, size: number): void {
  ctx.save();
  ctx.translate(x + size / 2, y);
  ctx.scale(Math.max(0.02, turning.width), 1);
  sprites.draw(ctx, turning.look, -size / 2, 0, size, 'moving');
  ctx.restore();
}

/** Advised: the brightest, dark and light in turn. Choosable: a bright double frame. Selected: a heavy one with corner brackets. Formation: a thin dashed one. */
export function drawHalo(p: Pick<Painting, 'ctx' | 'scene'>, unit: number, x: number, y: number, size: number): void {
  const { ctx, scene } = p;
  const { highlights } = scene.palette;
  if (scene.selected.has(unit)) {
    frame(ctx, x, y, size, Math.max(3, size * 0.09), '#241a05');
    frame(ctx, x, y, size, Math.max(2, size * 0.055), highlights.selected);
  } else if (scene.advised.has(unit)) {
    frame(ctx, x, y, size, Math.max(4, size * 0.12), '#4a1206');
    frame(ctx, x, y, size, Math.max(2, size * 0.07), '#fffdf2');
  } else if (scene.choosable.has(unit)) {
    frame(ctx, x, y, size, Math.max(2, size * 0.075), highlights.legal);
    frame(ctx, x, y, size, Math.max(1, size * 0.02), '#4a3503');
  } else if (scene.formation.has(unit)) {
    ctx.setLineDash([size * 0.12, size * 0.08]);
    frame(ctx, x, y, size, Math.max(2, size * 0.05), highlights.note);
    ctx.setLineDash([]);
  }
}

function frame(ctx: Context, x: number, y: number, size: number, width: number, colour: string): void {
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.beginPath();
  ctx.roundRect(x, y, size, size, size * 0.07);
  ctx.stroke();
}
