import type { Context } from '../counter/draw-symbol.js';
import type { MarkerLook } from '../map-marker.js';

type Glyph = (ctx: Context, r: number) => void;

/** Lines through points in parts of the radius; the pen is lifted between the lines. */
function strokes(ctx: Context, r: number, lines: readonly (readonly (readonly [number, number])[])[]): void {
  ctx.beginPath();
  for (const line of lines) for (const [i, [x, y]] of line.entries()) i === 0 ? ctx.moveTo(x * r, y * r) : ctx.lineTo(x * r, y * r);
  ctx.stroke();
}

/** A shell burst. */
const barrage: Glyph = (ctx, r) =>
  strokes(
    ctx,
    r,
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
      const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
      return [
        [x * 0.18, y * 0.18],
        [x * 0.66, y * 0.66],
      ];
    }),
  );

/** A bar across the way. */
const closed: Glyph = (ctx, r) => ctx.fillRect(-r * 0.6, -r * 0.16, r * 1.2, r * 0.32);

const roadblock: Glyph = (ctx, r) =>
  strokes(ctx, r, [
    [
      [-0.5, -0.5],
      [0.5, 0.5],
    ],
    [
      [-0.5, 0.5],
      [0.5, -0.5],
    ],
    [
      [-0.65, 0],
      [0.65, 0],
    ],
  ]);

const SPAN = [
  [
    [-0.65, -0.25],
    [-0.3, -0.1],
    [0.3, -0.1],
    [0.65, -0.25],
  ],
  [
    [-0.65, 0.4],
    [-0.3, 0.2],
    [0.3, 0.2],
    [0.65, 0.4],
  ],
] as const;

/** A bridge from above. */
const bridge: Glyph = (ctx, r) => strokes(ctx, r, SPAN);

/** A bridge with a charge on it. */
const wired: Glyph = (ctx, r) => {
  bridge(ctx, r);
  ctx.beginPath();
  ctx.arc(0, r * 0.05, r * 0.26, 0, 2 * Math.PI);
  ctx.fill();
};

/** A bridge with its middle gone. */
const blown: Glyph = (ctx, r) =>
  strokes(ctx, r, [
    [
      [-0.65, -0.3],
      [-0.3, -0.1],
      [-0.3, 0.2],
      [-0.65, 0.4],
    ],
    [
      [0.65, -0.3],
      [0.3, -0.1],
      [0.3, 0.2],
      [0.65, 0.4],
    ],
  ]);

/** A boat on a line. */
const ferry: Glyph = (ctx, r) => {
  strokes(ctx, r, [
    [
      [-0.6, -0.3],
      [0.6, -0.3],
    ],
  ]);
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.45, 0, Math.PI);
  ctx.fill();
};

/** An anchor. */
const fleet: Glyph = (ctx, r) => {
  strokes(ctx, r, [
    [
      [0, -0.6],
      [0, 0.55],
    ],
    [
      [-0.3, -0.3],
      [0.3, -0.3],
    ],
  ]);
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.55, 0.2, Math.PI - 0.2);
  ctx.stroke();
};

/** A flag. */
const objective: Glyph = (ctx, r) => {
  strokes(ctx, r, [
    [
      [-0.35, 0.65],
      [-0.35, -0.6],
    ],
  ]);
  ctx.fillRect(-r * 0.35, -r * 0.6, r * 0.85, r * 0.55);
};

/** A five-pointed star. */
const star: Glyph = (ctx, r) => {
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const [angle, length] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? r * 0.74 : r * 0.3];
    ctx.lineTo(Math.cos(angle) * length, Math.sin(angle) * length);
  }
  ctx.fill();
};

/** A canopy with its lines; the number of the division stands below it. */
const parachute: Glyph = (ctx, r) => {
  ctx.beginPath();
  ctx.arc(0, -r * 0.2, r * 0.52, Math.PI, 0);
  ctx.fill();
  ctx.lineWidth = r * 0.08;
  strokes(ctx, r, [
    [
      [-0.5, -0.2],
      [0, 0.28],
      [0.5, -0.2],
    ],
  ]);
};

/** A ball with horns. */
const mine: Glyph = (ctx, r) => {
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.4, 0, 2 * Math.PI);
  ctx.fill();
  strokes(
    ctx,
    r,
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
      const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
      return [
        [x * 0.4, y * 0.4],
        [x * 0.64, y * 0.64],
      ];
    }),
  );
};

const tick: Glyph = (ctx, r) =>
  strokes(ctx, r, [
    [
      [-0.45, 0.05],
      [-0.12, 0.4],
      [0.5, -0.4],
    ],
  ]);

const struck: Glyph = (ctx, r) => {
  mine(ctx, r);
  ctx.strokeStyle = '#2f7a35';
  ctx.lineWidth = r * 0.24;
  strokes(ctx, r, [
    [
      [-0.6, 0.6],
      [0.6, -0.6],
    ],
  ]);
};

/** Broken walls. */
const ruins: Glyph = (ctx, r) =>
  strokes(ctx, r, [
    [
      [-0.6, 0.5],
      [-0.6, -0.45],
      [-0.25, -0.1],
      [-0.1, -0.55],
      [0.15, 0.05],
      [0.35, -0.3],
      [0.6, 0.1],
      [0.6, 0.5],
    ],
  ]);

/** A way through between two pieces of wall. */
const breach: Glyph = (ctx, r) =>
  strokes(ctx, r, [
    [
      [-0.65, -0.35],
      [-0.65, 0.35],
    ],
    [
      [0.65, -0.35],
      [0.65, 0.35],
    ],
    [
      [0, 0.55],
      [0, -0.5],
    ],
    [
      [-0.25, -0.2],
      [0, -0.5],
      [0.25, -0.2],
    ],
  ]);

const nest: Glyph = (ctx, r) => {
  ctx.beginPath();
  ctx.arc(0, r * 0.3, r * 0.55, Math.PI, 0);
  ctx.fill();
};

export const GLYPHS: Readonly<Record<MarkerLook, Glyph>> = {
  beachhead: star,
  'drop-zone': parachute,
  mines: mine,
  'mines-cleared': struck,
  checked: tick,
  ruins,
  breach,
  nest,
  barrage,
  'heavy-barrage': barrage,
  closed,
  roadblock,
  wired,
  blown,
  bridge,
  ferry,
  fleet,
  objective,
};
