import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const THIS = { find, mayInstall: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'), run };

/** Where Chromium is; installed from Debian's packages first when it is missing and we may. Undefined: there is none. */
export async function chromium({ find, mayInstall, run } = THIS) {
  const found = find();
  if (found || !mayInstall()) return found;
  console.log('Installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => run('apt-get', ['-qq', '-y', ...args], { quiet: true, env, timeout: 300_000 });
  const packages = ['install', '--no-install-recommends', 'chromium'];
  if ((await apt(...packages)).code !== 0) {
    await apt('update');
    const { code, errors } = await apt(...packages);
    if (code !== 0) console.log(`Chromium could not be installed: ${errors.trim().split('\n').at(-1)}`);
  }
  return find();
}

function find() {
  const named = process.env.BOCAGE_CHROMIUM;
  return named && existsSync(named) ? named : PLACES.find((place) => existsSync(place));
}
