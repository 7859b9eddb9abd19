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

/** From longitude and latitude (GeoJSON order) to the sheet's hex units. */
export function createProjection(sheet: Sheet): (lonLat: readonly [number, number]) => Point {
  const { hexMetres, lat, lon, rotation } = sheet.place;
  const [originEast, originNorth] = toPlane(lat, lon);
  const cos = Math.cos(radians(rotation));
  const sin = Math.sin(radians(rotation));
  const lowFirst =
    (sheet.grid.low === 'odd') === ((sheet.grid.orientation === 'flat' ? sheet.grid.columns[0] : sheet.grid.rows[0]) % 2 === 1);
  const shift = lowFirst ? 0.5 : 0;
  const flat = sheet.grid.orientation === 'flat';
  const place = ([x, y]: readonly [number, number]): Point => {
    const [e, n] = toPlane(y, x);
    const east = (e - originEast) / hexMetres;
    const north = (n - originNorth) / hexMetres;
    return [east * cos + north * sin + (flat ? 0 : shift), east * sin - north * cos + (flat ? shift : 0)];
  };
  const bends = sheet.bends.map((bend) => ({ ...bend, centre: place([bend.lon, bend.lat]) }));
  return (lonLat) => {
    const [x, y] = place(lonLat);
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
