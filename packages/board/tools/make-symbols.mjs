// Draws the counters' symbols with milsymbol and writes src/symbols.ts, so that the library itself never reaches a browser.
// Run from the root: node packages/board/tools/make-symbols.mjs
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ms from 'milsymbol';

/** Standard codes, friendly frame. `plus` adds shapes of our own in the same 200 × 200 field (frame 25,50 … 175,150). */
const FROM_STANDARD = {
  infantry: { code: 'SFGPUCI----' },
  'motorised-infantry': { code: 'SFGPUCIM---' },
  'mechanised-infantry': { code: 'SFGPUCIZ---' },
  armour: { code: 'SFGPUCA----' },
  recon: { code: 'SFGPUCR----' },
  parachute: { code: 'SFGPUCIA---' },
  glider: { code: 'SFGPUCIS---' },
  artillery: { code: 'SFGPUCF----' },
  engineer: { code: 'SFGPUCE----' },
  'anti-aircraft': { code: 'SFGPUCD----' },
  'anti-tank': { code: 'SFGPUCAA---' },
  'tank-destroyer': { code: 'SFGPUCAAAT-' },
  'assault-gun': { code: 'SFGPUCFHE--' },
  signals: { code: 'SFGPUUS----' },
  air: { code: 'SFAPMF-----', frame: false },
  commando: { code: 'SFGPUCI----', plus: [text('C', 100, 70, 42)] },
  ranger: { code: 'SFGPUCI----', plus: [text('R', 100, 70, 42)] },
  'static-infantry': { code: 'SFGPUCI----', plus: [fill('M25,134 H175 V150 H25 Z')] },
  'machine-gun': { code: 'SFGPUCI----', plus: [stroke('M100,146 V104 M88,118 L100,104 L112,118', 5), stroke('M88,146 H112', 5)] },
  cavalry: { code: 'SFGPUCR----' },
  'armoured-cavalry': { code: 'SFGPUCA----', plus: [stroke('M25,150L175,50', 3)] },
  'heavy-armour': { code: 'SFGPUCA----', plus: [fill('M121,88 C136,88 136,112 121,112 L79,112 C64,112 64,88 79,88 Z')] },
  'ost-infantry': { code: 'SFGPUCI----', plus: [text('O', 100, 70, 42)] },
};

/** Ours altogether. */
const OWN = {
  headquarters: { frame: true, shapes: [text('HQ', 100, 102, 58)] },
  unknown: { frame: true, shapes: [text('?', 100, 103, 80)] },
  dummy: { frame: true, shapes: [stroke('M70,100 H130', 8)] },
  garrison: { frame: true, shapes: [fill('M55,138 V78 H69 V90 H84 V78 H116 V90 H131 V78 H145 V138 H112 V116 H88 V138 Z')] },
  strongpoint: { frame: true, shapes: [fill('M45,136 V104 C45,66 155,66 155,104 V136 H130 V108 H70 V136 Z')] },
  naval: { frame: false, shapes: ship([100], 14) },
  'landing-craft': { frame: false, shapes: [fill('M20,92 L52,92 L52,116 L150,116 L150,84 L176,84 L168,146 L40,146 Z')] },
  'naval-light': { frame: false, shapes: ship([70], 12) },
  'naval-medium': { frame: false, shapes: ship([62, 138], 16) },
  'naval-heavy': { frame: false, shapes: ship([48, 76, 148], 20) },
};

function text(words, x, y, size) {
  return { text: words, x, y, size };
}

function stroke(d, width) {
  return { d, width };
}

function fill(d) {
  return { d };
}

/** A ship from the side: hull, bridge, funnel and a turret with its gun at each place given. */
function ship(turrets, bulk) {
  const deck = 112;
  const hull = `M14,${deck} L186,${deck} L170,142 L34,142 Z`;
  const bridge = `M88,${deck} V${deck - bulk * 1.6} H100 V${deck - bulk * 2.4} H112 V${deck - bulk * 1.6} H124 V${deck} Z`;
  const guns = turrets.map((x) => {
    const way = x < 100 ? -1 : 1;
    const top = deck - bulk * 0.8;
    return `M${x - bulk * 0.6},${deck} V${top} H${x + bulk * 0.6} V${deck} Z M${x},${top + 2} l${way * bulk * 1.7},${-bulk * 0.35} v4 l${-way * bulk * 1.7},${bulk * 0.35} Z`;
  });
  return [fill(`${hull} ${bridge} ${guns.join(' ')}`)];
}

function attributes(tag) {
  return Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map((m) => [m[1], m[2]]));
}

function circle({ cx, cy, r }) {
  const radius = Number(r);
  return `M${Number(cx) - radius},${cy} a${r},${r} 0 1,0 ${2 * radius},0 a${r},${r} 0 1,0 ${-2 * radius},0 Z`;
}

function shapeOf(tag, a, words, at) {
  const moved = at.scale === 1 && at.x === 0 && at.y === 0 ? {} : { at: [at.scale, at.x, at.y] };
  if (tag === 'text') return { ...text(words, Number(a.x), Number(a.y), Number(a['font-size'])), ...moved };
  const d = (tag === 'circle' ? circle(a) : a.d).replace(/\s+/g, ' ').trim();
  const lined = a.stroke !== 'none';
  const filled = a.fill !== 'none' && (tag === 'circle' || !lined || /[cz]/i.test(d));
  return { d, ...(lined && !filled ? { width: Number(Number(a['stroke-width']).toFixed(2)) } : {}), ...moved };
}

/** The icon of a standard symbol without its frame: the first shape is the frame. */
function iconOf(code) {
  const svg = new ms.Symbol(code, { size: 100, fill: false, monoColor: '#000' }).asSVG();
  const shapes = [];
  const places = [{ scale: 1, x: 0, y: 0 }];
  for (const m of svg.matchAll(/<(\/?)(g|path|circle|text)\b([^>]*)>([^<]*)/g)) {
    const [, closing, tag, rest, words] = m;
    if (tag === 'g') {
      if (closing) places.pop();
      else places.push(within(places.at(-1), attributes(rest).transform));
    } else if (!closing) shapes.push(shapeOf(tag, attributes(rest), words, places.at(-1)));
  }
  return shapes.slice(1);
}

function within(outer, transform = '') {
  const move = /translate\(([-\d.]+),([-\d.]+)\)/.exec(transform);
  const size = /scale\(([-\d.]+)\)/.exec(transform);
  return {
    scale: outer.scale * Number(size?.[1] ?? 1),
    x: outer.x + outer.scale * Number(move?.[1] ?? 0),
    y: outer.y + outer.scale * Number(move?.[2] ?? 0),
  };
}

const symbols = { ...OWN };
for (const [key, { code, frame = true, plus = [] }] of Object.entries(FROM_STANDARD)) {
  symbols[key] = { frame, shapes: [...iconOf(code), ...plus] };
}
const sorted = Object.fromEntries(Object.entries(symbols).sort(([a], [b]) => (a < b ? -1 : 1)));
const target = fileURLToPath(new URL('../src/symbols.ts', import.meta.url));
writeFileSync(
  target,
  `// Made by tools/make-symbols.mjs with milsymbol ${ms.version}; not edited by hand.
import type { UnitSymbol } from './symbol-shape.js';

export const SYMBOLS: Readonly<Record<string, UnitSymbol>> = ${JSON.stringify(sorted)};
`,
);
execFileSync('npx', ['biome', 'check', '--write', target], { stdio: 'inherit' });
