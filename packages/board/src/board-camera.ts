import type { BoardCamera, CameraMove, CameraView, Insets, Motion } from './board-types.js';
import { between, bringIntoSight, clampView, fit, freeCentre, opening, panBy, toWorld, zoomAt } from './camera.js';
import type { Point } from './geometry.js';
import type { Scene } from './scene.js';

const GLIDE_MS = 380;
const FRICTION = 0.0042;

export interface CameraDriver extends BoardCamera {
  /** Moves on to a time; whether the camera is still moving by itself. */
  advance(now: number): boolean;
  zoomAt(factor: number, at: Point): void;
  /** Brings hexes into sight whatever `setFollowing` says: the player's own keys ask for it. */
  show(hexes: readonly number[], move: CameraMove): void;
  /** The first view of a map. */
  open(): void;
  fling(vx: number, vy: number): void;
  /** The window or its free part changed its size. */
  reframe(): void;
  /** A hand is at work: from now on the map stays where it is when panels come and go. */
  touch(): void;
  stop(): void;
  finish(): void;
  setMotion(motion: Motion): void;
}

interface Journey {
  readonly from: CameraView;
  readonly to: CameraView;
  start: number | undefined;
}

export function createCamera(scene: Scene, changed: (view: CameraView) => void): CameraDriver {
  let journey: Journey | undefined;
  let drift: { vx: number; vy: number; time: number | undefined } | undefined;
  let following: 'gentle' | 'off' = 'gentle';
  let motion: Motion = 'full';
  /** Shows the whole map and nobody has moved it since: then it keeps showing the whole map. */
  let whole = true;
  /** The scale the hand last chose. The table may zoom out from it to show a wide thing, and comes back to it. */
  let chosen: number | undefined;

  function put(view: CameraView): void {
    scene.view = clampView(view, scene.port, scene.bounds);
    changed(scene.view);
  }
  function go(to: CameraView, move: CameraMove): void {
    drift = undefined;
    const target = clampView(to, scene.port, scene.bounds);
    if (move === 'jump' || motion === 'reduced') {
      journey = undefined;
      put(target);
      return;
    }
    journey = { from: scene.view, to: target, start: undefined };
    changed(scene.view);
  }
  function byHand(view: CameraView): void {
    journey = undefined;
    whole = false;
    put(view);
  }
  function advanceJourney(now: number): void {
    if (!journey) return;
    journey.start ??= now;
    const t = Math.min(1, (now - journey.start) / GLIDE_MS);
    const view = between(journey.from, journey.to, t);
    if (t >= 1) journey = undefined;
    put(view);
  }
  function advanceDrift(now: number): void {
    if (!drift) return;
    const dt = Math.min(50, now - (drift.time ?? now));
    drift.time = now;
    put(panBy(scene.view, drift.vx * dt, drift.vy * dt));
    const slower = Math.exp(-FRICTION * dt);
    drift.vx *= slower;
    drift.vy *= slower;
    if (Math.hypot(drift.vx, drift.vy) < 0.02) drift = undefined;
  }

  return {
    view: () => scene.view,
    chosenScale: () => chosen,
    set(view, move = 'jump') {
      whole = false;
      go(view, move);
    },
    open() {
      whole = true;
      put(opening(scene.bounds, scene.port));
    },
    fit(move = 'glide') {
      const to = fit(scene.bounds, scene.port);
      chosen = to.scale;
      go(to, move);
      whole = true;
    },
    centreOn(hexes, move = 'glide') {
      // While a counter is in the hand the map stays under it.
      if (following === 'gentle' && !scene.carried) this.show(hexes, move);
    },
    show(hexes, move) {
      const grid = scene.game?.grid;
      if (!grid) return;
      const aim = journey?.to ?? scene.view;
      const points = hexes.map((h) => grid.centre(h));
      const wished = chosen !== undefined && chosen > aim.scale ? { ...aim, scale: chosen } : aim;
      const to = bringIntoSight(wished, scene.port, points, scene.bounds);
      if (to === aim) return;
      whole = false;
      go(to, move);
    },
    pan: (dx, dy) => byHand(panBy(scene.view, dx, dy)),
    zoom(factor) {
      whole = false;
      const to = clampView(zoomAt(journey?.to ?? scene.view, scene.port, factor, freeCentre(scene.port)), scene.port, scene.bounds);
      chosen = to.scale;
      go(to, 'glide');
    },
    zoomAt(factor, at) {
      const zoomed = zoomAt(scene.view, scene.port, factor, at);
      const limited = clampView(zoomed, scene.port, scene.bounds).scale;
      chosen = limited;
      byHand(zoomAt(scene.view, scene.port, limited / scene.view.scale, at));
    },
    setInsets(insets) {
      const { port } = scene;
      if (isSame(insets, port.insets)) return;
      scene.port = { ...port, insets };
      // A panel that opens must not push the map away under the hand.
      const still = toWorld(scene.view, port, freeCentre(scene.port));
      put(whole ? opening(scene.bounds, scene.port) : { ...scene.view, ...still });
    },
    reframe() {
      put(whole && !journey ? opening(scene.bounds, scene.port) : scene.view);
    },
    touch() {
      whole = false;
    },
    setFollowing(next) {
      following = next;
    },
    advance(now) {
      advanceJourney(now);
      advanceDrift(now);
      return journey !== undefined || drift !== undefined;
    },
    fling(vx, vy) {
      if (motion === 'full') drift = { vx, vy, time: undefined };
      changed(scene.view);
    },
    stop() {
      drift = undefined;
    },
    finish() {
      if (journey) put(journey.to);
      journey = undefined;
      drift = undefined;
    },
    setMotion(next) {
      motion = next;
    },
  };
}

function isSame(a: Insets, b: Insets): boolean {
  return a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
}
