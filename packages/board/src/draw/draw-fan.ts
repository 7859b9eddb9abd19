import { toScreen } from '../camera.js';
import { type FanLayout, fanLayout } from '../fan.js';
import type { PlacedStack, Scene } from '../scene.js';
import { counterSize } from '../stack-layout.js';
import { drawText } from './draw-hexes.js';
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
  const cards = stack.counters.length + (choosableIn(scene, stack) > 1 && !scene.highlights.oneByOne ? 1 : 0);
  return fanLayout(cards, counterSize(scene.view.scale), anchor, window);
}

/** More than one to choose: a last card stands for all of them. */
function choosableIn(scene: Scene, stack: PlacedStack): number {
  return stack.counters.filter(({ unit }) => scene.choosable.has(unit)).length;
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
    const size = Math.round(spot.size * dpr);
    const x = Math.round(spot.x * dpr - size / 2);
    const y = Math.round(spot.y * dpr - size / 2);
    if (counter) {
      p.sprites.draw(ctx, counter.look, x, y, size, scene.zoom);
      drawHalo(p, counter.unit, x, y, size);
    } else drawAllCard(p, `All ${choosableIn(scene, stack)}`, x, y, size);
    if (i !== scene.fanHover) continue;
    ctx.strokeStyle = '#fffdf2';
    ctx.lineWidth = 2 * dpr;
    ctx.strokeRect(x - 2 * dpr, y - 2 * dpr, size + 4 * dpr, size + 4 * dpr);
  }
}

function drawAllCard({ ctx, scene }: Painting, text: string, x: number, y: number, size: number): void {
  ctx.fillStyle = '#fbf5e2';
  ctx.strokeStyle = scene.palette.highlights.legal;
  ctx.lineWidth = Math.max(2, size * 0.06);
  ctx.beginPath();
  ctx.roundRect(x, y, size, size, size * 0.07);
  ctx.fill();
  ctx.stroke();
  drawText(ctx, text, x + size / 2, y + size / 2, size * 0.3);
}
