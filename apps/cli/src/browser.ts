import { existsSync } from 'node:fs';
import { Mistake } from './mistake.js';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is, for something that needs it. */
export function browser(what: string): string {
  const found = [process.env.BOCAGE_CHROMIUM ?? '', ...BROWSERS].find((path) => path && existsSync(path));
  if (!found) throw new Mistake(`${what} needs Chromium. Install it, or say where it is in BOCAGE_CHROMIUM.`);
  return found;
}
