import type { Settings } from '../settings/settings-store.js';

export interface Moment {
  readonly isMine: boolean;
  readonly isOver: boolean;
  /** Another window is in front. */
  readonly isHidden: boolean;
  /** Somebody elsewhere plays: their turn may take an evening. */
  readonly isOnline: boolean;
}

export interface Rings {
  readonly sound: boolean;
  readonly notice: boolean;
}

const SILENT: Rings = { sound: false, notice: false };

/** A turn that becomes mine rings; not each answer of a computer while its player looks on. */
export function ringsAt(before: Moment | undefined, now: Moment, { sound, notices }: Pick<Settings, 'sound' | 'notices'>): Rings {
  const isNews = before !== undefined && ((now.isMine && !before.isMine) || (now.isOver && !before.isOver));
  if (!isNews || !(now.isHidden || now.isOnline)) return SILENT;
  return { sound: sound === 'on', notice: notices === 'on' && now.isHidden };
}
