import { freeCentre } from '../camera.js';
import type { Point } from '../geometry.js';
import type { Scene } from '../scene.js';

/** From the map to device pixels. */
export interface Space {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function spaceOf(scene: Scene): Space {
  const { view, port, dpr } = scene;
  const c = freeCentre(port);
  const scale = view.scale * dpr;
  return {
    scale,
    left: Math.round(c.x * dpr - view.x * scale),
    top: Math.round(c.y * dpr - view.y * scale),
    width: Math.round(port.width * dpr),
    height: Math.round(port.height * dpr),
  };
}

export function isInSight(space: Space, x: number, y: number, margin: number): boolean {
  return x > -margin && y > -margin && x < space.width + margin && y < space.height + margin;
}

export function at(space: Space, p: Point): Point {
  return { x: space.left + p.x * space.scale, y: space.top + p.y * space.scale };
}
