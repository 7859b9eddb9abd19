import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 760px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}
