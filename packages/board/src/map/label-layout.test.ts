import { describe, expect, it } from 'vitest';
import { overlaps } from '../geometry.js';
import { type LabelRoom, placeLabels, readingScale, styleOf } from './label-layout.js';
import type { SheetLabel } from './label-list.js';

const room: LabelRoom = {
  scale: 60,
  reading: 60,
  frame: { left: -1, top: -1, right: 31, bottom: 31 },
  measure: (text, style) => text.length * style.px * 0.5,
  isCovered: () => false,
  blocked: [],
};
const place = (text: string, x: number, y: number, rank: number): SheetLabel => ({ text, at: [x, y], kind: 'place', rank });

describe('labels', () => {
  it('never cover one another', () => {
    const many = Array.from({ length: 400 }, (_, i) => place(`Village ${i}`, (i * 7.31) % 30, (i * 3.77) % 30, 1 + (i % 5)));
    const placed = placeLabels(many, room);
    expect(placed.length).toBeGreaterThan(60);
    const clashes = placed.flatMap((a, i) => placed.slice(i + 1).filter((b) => overlaps(a.box, b.box)));
    expect(clashes).toEqual([]);
  });

  it('give way to the more important', () => {
    const crowd = [place('Hamlet', 5, 5, 5), place('Caen', 5, 5, 1), ...Array.from({ length: 12 }, (_, i) => place(`H${i}`, 5, 5, 5))];
    const placed = placeLabels(crowd, room);
    expect(placed[0]?.text).toBe('CAEN');
    expect(placed.length).toBeLessThan(crowd.length);
  });

  it('stay on the sheet', () => {
    const placed = placeLabels([place('Edgetown-sur-Mer', 30.9, 30.9, 2)], room);
    for (const { box } of placed) expect(box.right <= 31 && box.bottom <= 31).toBe(true);
    expect(placed).toHaveLength(1);
  });

  it('avoid the place where a counter lies', () => {
    const [free] = placeLabels([place('Town', 5, 5, 3)], room);
    const [moved] = placeLabels([place('Town', 5, 5, 3)], { ...room, isCovered: (_x, y) => y > 5 });
    expect(free?.y).toBeGreaterThan(5);
    expect(moved?.y).toBeLessThan(5);
  });

  it('keep off the signs', () => {
    const sign = { left: 4.5, right: 5.5, top: 5.05, bottom: 5.6 };
    const [moved] = placeLabels([place('Town', 5, 5, 3)], { ...room, blocked: [sign] });
    expect(overlaps(moved?.box ?? sign, sign)).toBe(false);
  });

  it('come with the zoom', () => {
    expect(styleOf(place('x', 0, 0, 5), 20)).toBeUndefined();
    expect(styleOf(place('x', 0, 0, 5), 60)).toBeDefined();
    expect(styleOf(place('x', 0, 0, 1), 6)).toBeDefined();
  });

  it('come earlier on a fine grid, later on a coarse one, and hamlets last', () => {
    const hamlet = place('x', 0, 0, 6);
    expect(styleOf(hamlet, readingScale(30, 523))).toBeDefined();
    expect(styleOf(hamlet, readingScale(30, 2575))).toBeUndefined();
    expect(styleOf(place('x', 0, 0, 4), readingScale(34, 2575))).toBeDefined();
    expect(styleOf(place('x', 0, 0, 4), readingScale(34, 6437))).toBeUndefined();
  });

  it('name a beach always and its sectors with the zoom', () => {
    const beach = (rank: number): SheetLabel => ({ text: 'x', at: [0, 0], kind: 'beach', rank });
    expect(styleOf(beach(2), 8)).toBeDefined();
    expect(styleOf(beach(4), 8)).toBeUndefined();
    expect(styleOf(beach(4), 60)?.px).toBeLessThan(styleOf(beach(2), 60)?.px ?? 0);
  });

  it('set water and regions in italics, places upright', () => {
    expect(styleOf({ text: 'Orne', at: [0, 0], kind: 'water', rank: 2 }, 60)?.slant).toBe('italic');
    expect(styleOf({ text: 'Bessin', at: [0, 0], kind: 'region', rank: 1 }, 60)?.face).toBe('serif');
    expect(styleOf(place('Caen', 0, 0, 1), 60)).toMatchObject({ slant: 'normal', face: 'condensed', upper: true });
  });

  it('take room along their own slope', () => {
    const label: SheetLabel = { text: 'A long river', at: [10, 10], kind: 'water', rank: 2, angle: 90 };
    const [placed] = placeLabels([label], room);
    const box = placed?.box ?? room.frame;
    expect(box.bottom - box.top).toBeGreaterThan(box.right - box.left);
  });
});
