import { toScreen } from '../camera.js';
import { type FanLayout, fanLayout } from '../fan.js';
import type { Scene } from '../scene.js';
import { counterSize } from '../stack-layout.js';
import { drawHalo, type Painting } from './draw-stacks.js';

/** Where the fanned-out stack lies, CSS pixels; undefined when none is. */
export function openFan(scene: Scene): FanLayout | undefined {
  const stack = scene.byHex.get(scene.fan);
  if (!stack || scene.counters === 'none') return undefined;
  const { port } = scene;
  const window = {
    left: port.insets.left,
    top: port.insets.top,
    right: port.width - port.insets.right,
    bottom: port.height - port.insets.bottom,
  };
  const anchor = toScreen(scene.view, port, stack);
  return fanLayout(stack.counters.length, counterSize(scene.view.scale), anchor, window);
}

export function drawFan(p: Painting): void {
  const { ctx, scene } = p;
  const layout = openFan(scene);
  const stack = scene.byHex.get(scene.fan);
  if (!layout || !stack) return;
  const { dpr } = scene;
  const { plate } = layout;
  ctx.fillStyle = 'rgba(46,38,24,0.82)';
  ctx.strokeStyle = 'rgba(250,240,214,0.5)';
  ctx.lineWidth = dpr;
  ctx.beginPath();
  ctx.roundRect(plate.left * dpr, plate.top * dpr, (plate.right - plate.left) * dpr, (plate.bottom - plate.top) * dpr, 6 * dpr);
  ctx.fill();
  ctx.stroke();
  const top = stack.counters.length - 1;
  for (const [i, spot] of layout.spots.entries()) {
    const counter = stack.counters[top - i];
    if (!counter) continue;
    const size = Math.round(spot.size * dpr);
    const x = Math.round(spot.x * dpr - size / 2);
    const y = Math.round(spot.y * dpr - size / 2);
    p.sprites.draw(ctx, counter.look, x, y, size, scene.zoom);
    drawHalo(p, counter.unit, x, y, size);
    if (i !== scene.fanHover) continue;
    ctx.strokeStyle = '#fffdf2';
    ctx.lineWidth = 2 * dpr;
    ctx.strokeRect(x - 2 * dpr, y - 2 * dpr, size + 4 * dpr, size + 4 * dpr);
  }
}
