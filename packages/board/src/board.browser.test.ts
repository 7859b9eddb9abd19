import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveSample } from '../bench/build.mjs';
import type { Board, BoardGame, Stack } from './index.js';
import { LOOK_FILL, lookOf } from './map/looks.js';

declare const window: {
  board: Board;
  shown: { readonly game: BoardGame; readonly stacks: readonly Stack[] };
  told: string[];
  resting(): Promise<void>;
};

const CHROMIUM = [process.env.BOCAGE_CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => existsSync(path),
);

const LATE_MS = 1000;
/** A machine that stands still between press and release makes a long press of a tap: then it is tapped again. */
const BY_HAND = { retry: 3 };

describe.skipIf(!CHROMIUM)('a board in a browser', () => {
  let site: Awaited<ReturnType<typeof serveSample>>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    site = await serveSample();
    browser = await chromium.launch({ executablePath: CHROMIUM as string, args: ['--no-sandbox'] });
    page = await browser.newPage({ viewport: { width: 900, height: 700 }, hasTouch: true });
    await page.goto(`${site.url}?columns=24&rows=18&counters=60`);
    await page.evaluate(() => window.resting());
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });
  beforeEach(async () => {
    await page.evaluate(() => {
      window.board.skip();
      window.board.fan(-1);
      window.board.setCursor(-1);
      window.board.setHighlights({});
      window.board.camera.fit('jump');
      window.told.length = 0;
    });
  });

  /** A stack with this many counters, and where it is in the window. */
  function stackOf(count: number): Promise<{ hex: number; units: number[]; x: number; y: number }> {
    return page.evaluate((n) => {
      const middle = (s: Stack): boolean => {
        const at = window.board.locate(s.hex);
        return at.x > 200 && at.x < 700 && at.y > 200 && at.y < 500;
      };
      const stack = window.shown.stacks.find((s) => s.faces.length === n && middle(s)) as Stack;
      const at = window.board.locate(stack.hex);
      return { hex: stack.hex, units: stack.faces.map((f) => f.unit), x: at.x, y: at.y };
    }, count);
  }
  const told = (): Promise<string[]> => page.evaluate(() => window.told);

  it('tells of the counter a mouse clicks', BY_HAND, async () => {
    const { hex, units, x, y } = await stackOf(1);
    await page.mouse.click(x, y);
    expect(await told()).toContain(`unit ${units[0]} at ${hex} tap`);
  });

  it('fans a stack on a tap, then tells of the one counter tapped', BY_HAND, async () => {
    const { hex, units, x, y } = await stackOf(2);
    await page.touchscreen.tap(x, y);
    expect(await told()).toEqual([`hex ${hex} tap`]);
    await page.touchscreen.tap(x - 26, y);
    expect((await told())[1]).toBe(`unit ${units[1]} at ${hex} tap`);
  });

  it('inspects on the right button', async () => {
    const { hex, units, x, y } = await stackOf(1);
    await page.mouse.click(x, y, { button: 'right' });
    expect(await told()).toContain(`unit ${units[0]} at ${hex} long`);
  });

  it('pans with the mouse and does not take it for a click', BY_HAND, async () => {
    const before = await page.evaluate(() => window.board.camera.view());
    await page.mouse.move(450, 350);
    await page.mouse.down();
    await page.mouse.move(380, 350, { steps: 5 });
    await page.mouse.up();
    const after = await page.evaluate(() => window.board.camera.view());
    expect((after.x - before.x) * after.scale).toBeCloseTo(70, 0);
    expect((await told()).filter((t) => t.endsWith('tap'))).toEqual([]);
  });

  it('zooms under the pointer with the wheel', async () => {
    const hexAt = (): Promise<number> => page.evaluate(() => window.board.hexAt(300, 300));
    const before = await hexAt();
    const scale = await page.evaluate(() => window.board.camera.view().scale);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, -200);
    await page.waitForFunction((before) => window.board.camera.view().scale > before, scale);
    expect(await hexAt()).toBe(before);
  });

  it('walks the cursor with the arrow keys and chooses with Enter', async () => {
    const { hex, units } = await stackOf(1);
    await page.evaluate((h) => {
      window.board.canvas.focus();
      window.board.setCursor(h);
    }, hex);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    expect(await told()).toEqual([`unit ${units[0]} at ${hex} tap`, `cursor ${hex + 1}`]);
  });

  it('glides a counter and resolves when it has arrived, at once when skipped', async () => {
    const { hex, units } = await stackOf(1);
    const glided = await page.evaluate(
      async ([h, unit]) => {
        const start = performance.now();
        await window.board.animate([{ unit: unit as number, hexes: [h as number, (h as number) + 1, (h as number) + 2] }]);
        return performance.now() - start;
      },
      [hex, units[0]],
    );
    expect(glided).toBeGreaterThan(380);
    const skipped = await page.evaluate(
      ([h, unit]) => {
        const arrived = window.board.animate([{ unit: unit as number, hexes: [h as number, (h as number) + 1] }]).then(() => 'at once');
        window.board.skip();
        return Promise.race([arrived, new Promise((frame) => requestAnimationFrame(() => frame('a frame later')))]);
      },
      [hex, units[0]],
    );
    expect(skipped).toBe('at once');
  });

  it('stands still for those who asked for it', async () => {
    const { hex, units } = await stackOf(1);
    const came = await page.evaluate(
      async ([h, unit]) => {
        const { board } = window;
        board.setMotion('reduced');
        const glide = board.animate([{ unit: unit as number, hexes: [h as number, (h as number) + 1, (h as number) + 2] }]);
        const still = Promise.all([glide, board.fade([unit as number])]).then(() => 'at once');
        board.setMotion('full');
        return Promise.race([still, new Promise((frame) => requestAnimationFrame(() => frame('a frame later')))]);
      },
      [hex, units[0]],
    );
    expect(came).toBe('at once');
  });

  it('leaves the camera alone when told not to follow', async () => {
    const views = await page.evaluate(() => {
      const { board } = window;
      board.camera.set({ x: 5, y: 5, scale: 90 });
      const before = board.camera.view();
      board.camera.setFollowing('off');
      board.camera.centreOn([window.shown.game.grid.size - 1], 'jump');
      const held = board.camera.view();
      board.camera.setFollowing('gentle');
      board.camera.centreOn([window.shown.game.grid.size - 1], 'jump');
      return { before, held, after: board.camera.view() };
    });
    expect(views.held).toEqual(views.before);
    expect(views.after.x).toBeGreaterThan(views.before.x);
  });

  it('paints the sea, the land and the counters', async () => {
    await page.evaluate(() => window.resting());
    const colours = await page.evaluate(() => {
      const ctx = window.board.canvas.getContext('2d') as CanvasRenderingContext2D;
      const at = (hex: number): number[] => {
        const p = window.board.locate(hex);
        return [...ctx.getImageData(Math.round(p.x), Math.round(p.y), 1, 1).data];
      };
      const { game, stacks } = window.shown;
      const taken = new Set(stacks.map((s) => s.hex));
      const hexOf = (terrain: string): number =>
        game.map.hexes.map((h, i) => ({ h, i })).find(({ h, i }) => h.terrain === terrain && !h.features && !taken.has(i))?.i as number;
      return { sea: at(hexOf('sea')), clear: at(hexOf('clear')) };
    });
    const [seaRed = 0, , seaBlue = 0] = colours.sea;
    const [landRed = 0, , landBlue = 0] = colours.clear;
    expect(seaBlue).toBeGreaterThan(seaRed + 10);
    expect(landRed).toBeGreaterThan(landBlue + 10);
  });

  it('rests when nothing changes', async () => {
    await page.evaluate(() => document.fonts.ready.then(() => window.resting()));
    const frames = await page.evaluate(async () => {
      const native = globalThis.requestAnimationFrame;
      let asked = 0;
      globalThis.requestAnimationFrame = (f) => {
        asked++;
        return native(f);
      };
      await new Promise((later) => setTimeout(later, 400));
      globalThis.requestAnimationFrame = native;
      return asked;
    });
    expect(frames).toBe(0);
  });

  it('paints the map in a worker, and the same on the page where there are no workers', async () => {
    const pictures: Buffer[] = [];
    // As on a machine with much else to do one face comes late: what was set in another type until then is set anew.
    for (const [place, late] of [['worker'], ['page'], ['page', /condensed/], ['page', /600-italic/]] as const) {
      const other = await browser.newPage({ viewport: { width: 700, height: 500 } });
      if (place === 'page') await other.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
      if (late) await other.route(late, (route) => void setTimeout(() => void route.continue(), LATE_MS));
      await other.goto(`${site.url}?columns=12&rows=9&counters=0`);
      await other.evaluate(() => window.resting());
      expect(other.workers().length > 0).toBe(place === 'worker');
      pictures.push(await other.screenshot());
      await other.close();
    }
    expect(pictures.map((picture) => picture.equals(pictures[0] as Buffer))).toEqual([true, true, true, true]);
  }, 60_000);

  it('shows every hex in the colour of its ground before a single tile is painted', async () => {
    const early = await browser.newPage({ viewport: { width: 700, height: 500 } });
    await early.route('**/tile-worker*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await early.goto(`${site.url}?columns=12&rows=9&counters=0`);
    await early.waitForFunction(() => window.board.camera.view().scale > 1);
    const seen = await early.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { board, shown } = window;
      const box = board.canvas.getBoundingClientRect();
      const ctx = board.canvas.getContext('2d') as CanvasRenderingContext2D;
      return shown.game.map.hexes.map(({ hex, terrain }) => {
        const { x, y } = board.locate(shown.game.grid.parse(hex) as number);
        const [red = 0, green = 0, blue = 0] = ctx.getImageData(x - box.left, y - box.top, 1, 1).data;
        return { terrain, colour: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}` };
      });
    });
    await early.close();
    expect(new Set(seen.map(({ colour }) => colour)).size).toBeGreaterThan(2);
    for (const { terrain, colour } of seen) expect(colour).toBe(LOOK_FILL[lookOf(terrain)]);
  }, 60_000);
});
