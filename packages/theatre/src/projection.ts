import type { Point } from './geometry.js';
import type { Sheet } from './sheet.js';

// Transverse Mercator on WGS84 with its meridian through the middle of the theatre, so no sheet is turned by more than a degree.
const ORIGIN = { lat: 49.2, lon: -0.7 };
const RADIUS = 6378137;
const E2 = 0.00669437999;
const EP2 = E2 / (1 - E2);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function meridian(lat: number): number {
  const e4 = E2 * E2;
  const e6 = e4 * E2;
  const a0 = 1 - E2 / 4 - (3 * e4) / 64 - (5 * e6) / 256;
  const a2 = (3 / 8) * (E2 + e4 / 4 + (15 * e6) / 128);
  const a4 = (15 / 256) * (e4 + (3 * e6) / 4);
  return RADIUS * (a0 * lat - a2 * Math.sin(2 * lat) + a4 * Math.sin(4 * lat));
}

/** Metres east and north of the theatre's origin. */
export function toPlane(lat: number, lon: number): Point {
  const phi = radians(lat);
  const n = RADIUS / Math.sqrt(1 - E2 * Math.sin(phi) ** 2);
  const t = Math.tan(phi) ** 2;
  const c = EP2 * Math.cos(phi) ** 2;
  const a = radians(lon - ORIGIN.lon) * Math.cos(phi);
  const east = n * (a + ((1 - t + c) * a ** 3) / 6 + ((5 - 18 * t + t * t + 72 * c - 58 * EP2) * a ** 5) / 120);
  const rise = a ** 2 / 2 + ((5 - t + 9 * c + 4 * c * c) * a ** 4) / 24;
  return [east, meridian(phi) - meridian(radians(ORIGIN.lat)) + n * Math.tan(phi) * rise];
}

/** The sheet's page in hex units, straight on the plane: what a printed ruler would measure, before any bend. */
export interface Page {
  fromPlane(plane: Point): Point;
  toPlane(page: Point): Point;
}

export function createPage({ grid, place }: Pick<Sheet, 'grid' | 'place'>): Page {
  const { hexMetres, lat, lon, rotation } = place;
  const [originEast, originNorth] = toPlane(lat, lon);
  const cos = Math.cos(radians(rotation));
  const sin = Math.sin(radians(rotation));
  const isFlat = grid.orientation === 'flat';
  // The first hex lies half a hex down or right of the frame's origin when its column or row is a low one.
  const isLow = (grid.low === 'odd') === ((isFlat ? grid.columns[0] : grid.rows[0]) % 2 === 1);
  const [x0, y0] = isLow ? (isFlat ? [0, 0.5] : [0.5, 0]) : [0, 0];
  return {
    fromPlane([e, n]) {
      const east = (e - originEast) / hexMetres;
      const north = (n - originNorth) / hexMetres;
      return [east * cos + north * sin + x0, east * sin - north * cos + y0];
    },
    toPlane([x, y]) {
      const [right, down] = [(x - x0) * hexMetres, (y - y0) * hexMetres];
      return [originEast + right * cos + down * sin, originNorth + right * sin - down * cos];
    },
  };
}

/** A sheet over the real ground, bends included: between longitude and latitude (GeoJSON order) and hex units. */
export interface Ground {
  toPage(lonLat: readonly [number, number]): Point;
  toLonLat(page: Point): readonly [number, number];
}

export type Laid = Pick<Sheet, 'grid' | 'place' | 'bends'>;

const METRES_PER_DEGREE = 111_195;
const ROUNDS = 12;

/** The inverse of `toPlane`, by walking towards the point. */
function fromPlane([east, north]: Point): readonly [number, number] {
  let { lat, lon } = ORIGIN;
  for (let i = 0; i < ROUNDS; i++) {
    const [x, y] = toPlane(lat, lon);
    lat += (north - y) / METRES_PER_DEGREE;
    lon += (east - x) / (METRES_PER_DEGREE * Math.cos(radians(lat)));
  }
  return [lon, lat];
}

export function createGround(laid: Laid): Ground {
  const page = createPage(laid);
  const toPage = createProjection(laid);
  return {
    toPage,
    toLonLat(point) {
      let [x, y] = point;
      let lonLat = fromPlane(page.toPlane([x, y]));
      for (let i = 0; i < ROUNDS && laid.bends.length > 0; i++) {
        const [px, py] = toPage(lonLat);
        [x, y] = [x + point[0] - px, y + point[1] - py];
        lonLat = fromPlane(page.toPlane([x, y]));
      }
      return lonLat;
    },
  };
}

/** Where the sheet's bends put a point of the straight page. */
export function createBends(laid: Laid): (straight: Point) => Point {
  const page = createPage(laid);
  const bends = laid.bends.map((bend) => ({ ...bend, centre: page.fromPlane(toPlane(bend.lat, bend.lon)) }));
  return ([x, y]) => {
    let dx = 0;
    let dy = 0;
    for (const { centre, move, reach } of bends) {
      const near = 1 - ((x - centre[0]) ** 2 + (y - centre[1]) ** 2) / reach ** 2;
      if (near <= 0) continue;
      dx += move[0] * near ** 2;
      dy += move[1] * near ** 2;
    }
    return [x + dx, y + dy];
  };
}

/** From longitude and latitude (GeoJSON order) to the sheet's hex units. */
export function createProjection(laid: Laid): (lonLat: readonly [number, number]) => Point {
  const page = createPage(laid);
  const bend = createBends(laid);
  return ([lon, lat]) => bend(page.fromPlane(toPlane(lat, lon)));
}
