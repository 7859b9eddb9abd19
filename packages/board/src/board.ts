import { type CameraDriver, createCamera } from './board-camera.js';
import { type BoardHands, createHands } from './board-hands.js';
import type { Board, BoardOptions, Motion, PaletteName, SheetShade } from './board-types.js';
import { fitScale, toScreen } from './camera.js';
import { createSprites } from './counter/sprites.js';
import { drawArrows } from './draw/draw-arrows.js';
import { drawFan, openFan } from './draw/draw-fan.js';
import { drawHexes, drawHexesAbove } from './draw/draw-hexes.js';
import { drawCarried, drawStacks } from './draw/draw-stacks.js';
import { createShadows } from './draw/shadows.js';
import { spaceOf } from './draw/space.js';
import { createFlips } from './flips.js';
import { whenFontsArrive } from './fonts.js';
import type { Point } from './geometry.js';
import { listen } from './input.js';
import { createMapPainter, type MapPainter } from './map/map-painter.js';
import { createMotions } from './motion.js';
import { paletteOf } from './palette.js';
import { hexUnder } from './pick.js';
import { createScene, putGame, putHighlights, putStacks } from './scene.js';
import { workUntil } from './work.js';

/** Time a frame may spend on sprites and tiles not yet made, while things move and while they rest. */
const WORK_MOVING_MS = 4;
const WORK_RESTING_MS = 11;
/** The same on a machine that is behind: a frame came later than this. */
const WORK_LATE_MS = 1;
const LATE_MS = 20;
const SETTLE_MS = 140;

/** Puts a board into an element (or onto a canvas) and keeps it drawn. Redraws only when something changed. */
export function createBoard(host: HTMLElement, options: BoardOptions = {}): Board {
  const canvas = host instanceof HTMLCanvasElement ? host : host.appendChild(document.createElement('canvas'));
  prepareCanvas(canvas, options.label ?? 'Map');
  const ctx = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  let paletteName: PaletteName = options.palette ?? 'standard';
  let shade: SheetShade = options.shade ?? 'light';
  const scene = createScene(paletteOf(paletteName, shade));
  const sprites = createSprites(scene.palette, () => scene.dpr);
  const shadows = createShadows();
  const motions = createMotions();
  const flips = createFlips();
  let painter: MapPainter | undefined;
  let pending = 0;
  let zoomedAt = -Infinity;
  let lastFrame = 0;
  let lastView = scene.view;
  let stale = true;
  let fitted = false;
  let motion: Motion = options.motion ?? systemMotion();

  const camera: CameraDriver = createCamera(scene, (view) => {
    redraw();
    options.onCamera?.(view);
  });
  camera.setMotion(motion);
  const hands: BoardHands = createHands({ scene, camera, options, origin, redraw, skip });
  const deafen = listen(canvas, hands);
  const sizes = new ResizeObserver(() => resize());
  sizes.observe(canvas);
  resize();
  const stopFonts = whenFontsArrive(() => {
    sprites.refresh();
    painter?.refresh();
    redraw();
  });

  function origin(): Point {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: left, y: top };
  }
  function redraw(): void {
    stale = true;
    schedule();
  }
  function schedule(): void {
    if (pending === 0) pending = requestAnimationFrame(frame);
  }

  function frame(now: number): void {
    pending = 0;
    const travelling = camera.advance(now);
    const moving = [motions.advance(now), flips.advance(now)].includes(true);
    const panned = scene.view !== lastView;
    if (scene.view.scale !== lastView.scale) zoomedAt = now;
    lastView = scene.view;
    const before = scene.zoom;
    scene.zoom = now - zoomedAt < SETTLE_MS ? 'moving' : 'settled';
    const isMoving = travelling || moving || panned || scene.zoom === 'moving';
    if (stale || isMoving || before !== scene.zoom) paint(now);
    const isLate = now - lastFrame > LATE_MS;
    lastFrame = now;
    const until = performance.now() + (!isMoving ? WORK_RESTING_MS : isLate ? WORK_LATE_MS : WORK_MOVING_MS);
    const worked = workUntil(painter ? [sprites, painter] : [sprites], until);
    if (worked.changed) redraw();
    else if (isMoving || worked.more) schedule();
  }

  function paint(now: number): void {
    stale = false;
    const space = spaceOf(scene);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = scene.palette.table;
    ctx.fillRect(0, 0, space.width, space.height);
    painter?.draw(ctx, space, scene.zoom);
    drawHexes(ctx, scene, space);
    const painting = { ctx, scene, space, sprites, shadows, motions, flips, now };
    drawStacks(painting);
    drawArrows(ctx, scene, space);
    drawHexesAbove(ctx, scene, space);
    drawFan(painting);
    drawCarried(painting);
  }

  function resize(): void {
    const box = canvas.getBoundingClientRect();
    const dpr = Math.min(3, window.devicePixelRatio || 1);
    const width = Math.max(1, Math.round(box.width * dpr));
    const height = Math.max(1, Math.round(box.height * dpr));
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    scene.port = { ...scene.port, width: Math.max(1, box.width), height: Math.max(1, box.height) };
    const sharper = dpr !== scene.dpr;
    scene.dpr = dpr;
    if (!fitted && scene.game && box.width > 1) {
      fitted = true;
      camera.open();
      layMap();
    } else if (fitted) {
      camera.reframe();
      if (sharper) layMap();
      // A canvas that changed its size is empty until it is drawn.
      paint(performance.now());
    }
    redraw();
  }

  /** The overview is painted at the size that shows the whole sheet. */
  function layMap(): void {
    if (!scene.game || !fitted) return;
    const whole = fitScale(scene.bounds, scene.port) * scene.dpr;
    painter?.close();
    painter = createMapPainter(scene.game, scene.palette, whole, scene.dpr);
    redraw();
  }

  function skip(): void {
    motions.skip();
    flips.skip();
    camera.finish();
    redraw();
  }

  function repaint(): void {
    scene.palette = paletteOf(paletteName, shade);
    sprites.setPalette(scene.palette);
    painter?.setPalette(scene.palette);
    redraw();
  }

  return {
    canvas,
    camera,
    setGame(game) {
      motions.skip();
      if (putGame(scene, game) === 'new') fitted = false;
      layMap();
      resize();
    },
    setStacks(stacks) {
      putStacks(scene, stacks, sprites, (unit, from) => motion === 'full' && flips.turn(unit, from));
      redraw();
    },
    setHighlights(highlights) {
      putHighlights(scene, highlights);
      redraw();
    },
    setOverlay(hexes) {
      scene.overlay = hexes;
      redraw();
    },
    setCounters(shown) {
      scene.counters = shown;
      redraw();
    },
    setShade(next) {
      if (next === shade) return;
      shade = next;
      repaint();
    },
    setPalette(next) {
      if (next === paletteName) return;
      paletteName = next;
      repaint();
    },
    setPace: (pace) => motions.setPace(pace),
    setMotion(next) {
      motion = next;
      camera.setMotion(next);
    },
    setCursor: (hex) => hands.setCursor(hex),
    cursor: () => scene.cursor,
    fan(hex) {
      scene.fan = hex;
      redraw();
    },
    fanned: () => scene.fan,
    cards() {
      const from = origin();
      const counters = scene.byHex.get(scene.fan)?.counters.toReversed() ?? [];
      return (openFan(scene)?.spots ?? []).map(({ x, y }, i) => ({ x: x + from.x, y: y + from.y, unit: counters[i]?.unit }));
    },
    animate(glides) {
      const grid = scene.game?.grid;
      if (!grid || motion === 'reduced') return Promise.resolve();
      const running = glides.flatMap((g) => {
        const known = scene.known.get(g.unit);
        return known && g.hexes.length > 1
          ? [{ unit: g.unit, look: known.counter.look, path: g.hexes.map((h) => grid.centre(h)), waits: g.waits }]
          : [];
      });
      redraw();
      return motions.glide(running);
    },
    fade(units) {
      const grid = scene.game?.grid;
      if (!grid || motion === 'reduced') return Promise.resolve();
      const going = units.flatMap((unit) => {
        const known = scene.known.get(unit);
        return known ? [{ unit, look: known.counter.look, at: grid.centre(known.hex) }] : [];
      });
      redraw();
      return motions.fade(going);
    },
    skip,
    hexAt(clientX, clientY) {
      const { x, y } = origin();
      return hexUnder(scene, { x: clientX - x, y: clientY - y });
    },
    locate(hex) {
      const from = origin();
      const p = toScreen(scene.view, scene.port, scene.game?.grid.centre(hex) ?? { x: 0, y: 0 });
      return { x: p.x + from.x, y: p.y + from.y, hexSize: scene.view.scale };
    },
    destroy() {
      deafen();
      stopFonts();
      painter?.close();
      hands.stop();
      sizes.disconnect();
      cancelAnimationFrame(pending);
      pending = -1;
      motions.skip();
      if (canvas !== host) canvas.remove();
    },
  };
}

function prepareCanvas(canvas: HTMLCanvasElement, label: string): void {
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', label);
  canvas.style.display = 'block';
  canvas.style.width = '100%';
  canvas.style.height = '100%';
  canvas.style.touchAction = 'none';
  canvas.style.outlineOffset = '-3px';
}

function systemMotion(): Motion {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full';
}
