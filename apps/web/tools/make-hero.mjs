// Paints the front page's picture from a saved game: node tools/make-hero.mjs <address of a built client> <save.json>
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [base, save] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

for (const shade of ['light', 'dark']) {
  const page = await browser.newPage({ viewport: { width: 1500, height: 760 }, colorScheme: shade });
  await page.addInitScript(() =>
    localStorage.setItem('bocage.settings', JSON.stringify({ guide: 'hide', motion: 'reduced', camera: 'still' })),
  );
  await page.goto(base);
  await page.setInputFiles('input[type=file]', save);
  await page.waitForSelector('.board canvas');
  await page.addStyleTag({ content: '[data-inset] { display: none !important }' });
  await page.waitForTimeout(1500);
  await page.keyboard.press('Escape');
  await page.focus('.board canvas');
  await page.keyboard.press('0');
  await page.waitForTimeout(400);
  await page.mouse.move(1010, 400);
  for (let i = 0; i < 5; i++) await page.mouse.wheel(0, -120);
  await page.mouse.move(5, 5);
  await page.waitForTimeout(1500);
  const data = await page.evaluate(() => document.querySelector('.board canvas').toDataURL('image/webp', 0.72));
  writeFileSync(new URL(`../src/assets/hero-${shade}.webp`, import.meta.url), Buffer.from(data.split(',')[1], 'base64'));
  await page.close();
}
await browser.close();
