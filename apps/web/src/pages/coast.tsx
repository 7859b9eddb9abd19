import type { ReactNode } from 'react';

const SIDE = 34;

function hexPath(columns: number, rows: number): string {
  const parts: string[] = [];
  const height = SIDE * Math.sqrt(3);
  for (let c = 0; c < columns; c++) {
    for (let r = 0; r < rows; r++) {
      const x = c * SIDE * 1.5;
      const y = r * height + (c % 2) * (height / 2);
      parts.push(
        `M${(x - SIDE).toFixed(1)} ${y.toFixed(1)}l${SIDE / 2} ${(-height / 2).toFixed(1)}h${SIDE}l${SIDE / 2} ${(height / 2).toFixed(1)}`,
      );
    }
  }
  return parts.join('');
}

const GRID = hexPath(26, 10);
const LAND =
  'M0 190C40 196 60 120 84 96s60-42 70-20-14 60 6 92 26 74 60 92 62 10 96 22 70 26 128 22 110 10 166 2 84-12 128-6 90 34 120 30 60-22 142-20V520H0Z';

/** The bay of the Seine as a staff map would have it: a picture for the front page, no map of any game. */
export function Coast(): ReactNode {
  return (
    <svg className="coast" viewBox="0 0 1000 460" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="coast-shallow" d={LAND} strokeWidth="64" />
      <path className="coast-shallow two" d={LAND} strokeWidth="30" />
      <path className="coast-land" d={LAND} />
      <path
        className="coast-river"
        d="M330 282c-6 40 12 70 4 110s-30 60-26 110M560 296c10 36-12 60 2 96s30 50 24 110M228 258c-10 26-40 40-44 84s-30 70-24 130"
      />
      <path className="coast-road" d="M0 330c90 10 130-30 212-22s130 60 240 40 200-30 300-10 160 6 248 16" />
      <path className="coast-grid" d={GRID} />
      <path
        className="coast-thrust"
        d="M300 60c-8 70-24 120-30 176M420 70c0 70-6 140-10 200M560 66c0 80 4 150 8 214M660 74c4 70 12 140 14 206M760 90c4 60 8 130 8 190"
      />
      <path className="coast-heads" d="M262 222l8 20 12-16zM402 258l8 18 9-18zM560 268l8 18 8-19zM666 268l8 18 8-19zM760 268l8 18 8-19z" />
    </svg>
  );
}
