import { chime } from '../lib/chime.js';
import type { Settings } from './settings-store.js';

/** What the browser must allow before a setting can be had; the reason when it does not. A sound is heard when it is chosen. */
export async function allow(key: keyof Settings, value: Settings[keyof Settings]): Promise<string | undefined> {
  if (value !== 'on') return undefined;
  if (key === 'sound') chime();
  if (key !== 'notices') return undefined;
  if (!('Notification' in window)) return 'This browser shows no messages.';
  const answer = Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  return answer === 'granted' ? undefined : 'The browser does not allow it: its settings for this page must allow notifications first.';
}
