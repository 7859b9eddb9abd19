// Joins the coast segments that GMT dumps from GSHHG into closed land rings.
//   gmt coast -R-2.1/0.6/48.2/49.8 -Df -M -W1 > segments.txt && node tools/extract-coast.mjs segments.txt > layers/coast.geojson
import { readFileSync } from 'node:fs';

const [west, east, south, north] = [-2.1, 0.6, 48.2, 49.8];
const tolerance = 1e-5;
const simplifyDegrees = 0.0002;

function readSegments(file) {
  const segments = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('>')) segments.push([]);
    else if (line.trim() !== '') segments.at(-1).push(line.trim().split(/\s+/).map(Number));
  }
  return segments.filter((points) => points.length > 1);
}

const near = (a, b) => Math.abs(a[0] - b[0]) < tolerance && Math.abs(a[1] - b[1]) < tolerance;

function join(segments) {
  const open = segments.map((points) => [...points]);
  const closed = [];
  for (let i = 0; i < open.length; ) {
    const chain = open[i];
    if (near(chain[0], chain.at(-1))) {
      closed.push(...open.splice(i, 1));
      continue;
    }
    const next = open.findIndex((other, j) => j !== i && near(chain.at(-1), other[0]));
    if (next < 0) {
      i++;
      continue;
    }
    chain.push(...open[next].slice(1));
    open.splice(next, 1);
    i = 0;
  }
  return { open, closed };
}

/** Distance along the frame from its south-west corner, anticlockwise. */
function frame([x, y]) {
  const w = east - west;
  const h = north - south;
  if (Math.abs(y - south) < tolerance) return x - west;
  if (Math.abs(x - east) < tolerance) return w + (y - south);
  if (Math.abs(y - north) < tolerance) return w + h + (east - x);
  return 2 * w + h + (north - y);
}

/** Land lies to the left of a GSHHG segment, so from a chain's end the frame is followed anticlockwise to the next start. */
function closeOnFrame(chains) {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const round = 2 * (east - west + north - south);
  const rings = [];
  const left = [...chains];
  while (left.length > 0) {
    const ring = left.shift();
    for (;;) {
      const at = frame(ring.at(-1));
      const ahead = (point) => (frame(point) - at + round) % round;
      const starts = [ring, ...left].map((chain) => ({ chain, step: ahead(chain[0]) })).sort((a, b) => a.step - b.step);
      const { chain, step } = starts[0];
      ring.push(...corners.filter((c) => ahead(c) < step).sort((a, b) => ahead(a) - ahead(b)));
      if (chain === ring) break;
      ring.push(...chain);
      left.splice(left.indexOf(chain), 1);
    }
    rings.push(ring);
  }
  return rings;
}

function simplify(points, epsilon) {
  const keep = new Set([0, points.length - 1]);
  const stack = [[0, points.length - 1]];
  while (stack.length > 0) {
    const [a, b] = stack.pop();
    const [ax, ay] = points[a];
    const [dx, dy] = [(points[b][0] - ax) * 0.65, points[b][1] - ay];
    const length = Math.hypot(dx, dy);
    let far = -1;
    let best = epsilon;
    for (let i = a + 1; i < b; i++) {
      const [px, py] = [(points[i][0] - ax) * 0.65, points[i][1] - ay];
      const d = length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
      if (d > best) [best, far] = [d, i];
    }
    if (far > 0) {
      keep.add(far);
      stack.push([a, far], [far, b]);
    }
  }
  return points.filter((_, i) => keep.has(i));
}

const { open, closed } = join(readSegments(process.argv[2]));
const rings = [...closeOnFrame(open), ...closed]
  .map((ring) => simplify([...ring, ring[0]], simplifyDegrees).map(([x, y]) => [Number(x.toFixed(5)), Number(y.toFixed(5))]))
  .filter((ring) => ring.length > 4)
  .sort((a, b) => b.length - a.length);
process.stderr.write(`${open.length} open chains, ${closed.length} closed, ${rings.length} rings, ${rings.flat().length} points\n`);
const source = 'GSHHG 2.3.7 (Wessel and Smith), full resolution, LGPL-3.0-or-later; extract simplified to 20 m';
const features = rings.map((ring) =>
  JSON.stringify({ type: 'Feature', properties: { kind: 'land', source }, geometry: { type: 'Polygon', coordinates: [ring] } }),
);
process.stdout.write(`{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`);
