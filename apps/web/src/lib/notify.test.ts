import { afterEach, expect, it, vi } from 'vitest';
import { notify } from './notify.js';

const NOTICE = { title: 'Normandy (1969)', body: 'It is your turn.', path: '/table/7' };

/** A browser that shows messages of its page, or throws at them as those of phones do. */
function browser(page: 'shows' | 'throws', registration?: object): string[] {
  const shown: string[] = [];
  class Message {
    static readonly permission = 'granted';
    constructor(title: string) {
      if (page === 'throws') throw new TypeError('Illegal constructor');
      shown.push(`page: ${title}`);
    }
  }
  const worker = registration && { ...registration, showNotification: async (title: string) => void shown.push(`worker: ${title}`) };
  vi.stubGlobal('Notification', Message);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } });
  return shown;
}

afterEach(() => vi.unstubAllGlobals());

it('shows a message by the service worker, the only way there is on a phone', async () => {
  const shown = browser('throws', { active: {} });
  await notify(NOTICE);
  expect(shown).toEqual(['worker: Normandy (1969)']);
});

it('shows it by the page where no worker runs, and throws nowhere', async () => {
  const shown = browser('shows', { active: null });
  await notify(NOTICE);
  expect(shown).toEqual(['page: Normandy (1969)']);
  const none = browser('throws');
  await expect(notify(NOTICE)).resolves.toBeUndefined();
  expect(none).toEqual([]);
});
