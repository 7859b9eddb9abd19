import type { MapFile } from '@bocage/board';
import type { Grid } from '@bocage/hex';
import { toPlane } from '@bocage/theatre';

const METRES_PER_DEGREE = 111_195;

/** Where the centre of a hex lies on the real ground. */
export function toLatLon(map: MapFile, grid: Grid, hex: number): { readonly lat: number; readonly lon: number } {
  const { hexMetres, lat, lon, rotation } = map.place;
  const first = grid.centre(0);
  const centre = grid.centre(hex);
  const right = (centre.x - first.x) * hexMetres;
  const down = (centre.y - first.y) * hexMetres;
  const turn = (rotation * Math.PI) / 180;
  const [east, north] = toPlane(lat, lon);
  return fromPlane(east + right * Math.cos(turn) + down * Math.sin(turn), north + right * Math.sin(turn) - down * Math.cos(turn), lat, lon);
}

/** The inverse of the theatre's projection, by walking towards the point from a place nearby. */
function fromPlane(east: number, north: number, nearLat: number, nearLon: number): { lat: number; lon: number } {
  let lat = nearLat;
  let lon = nearLon;
  for (let i = 0; i < 10; i++) {
    const [x, y] = toPlane(lat, lon);
    lat += (north - y) / METRES_PER_DEGREE;
    lon += (east - x) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
  }
  return { lat: Number(lat.toFixed(5)), lon: Number(lon.toFixed(5)) };
}
