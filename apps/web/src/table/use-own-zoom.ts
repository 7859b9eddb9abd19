import { useEffect } from 'react';

/**
 * At a table a pinch is the map's: anywhere else on the page it would magnify the page by accident and push the map away. The
 * style sheet says so to browsers that ask it; this is for touchpads and for Safari.
 */
export function useOwnZoom(): void {
  useEffect(() => {
    const onWheel = (event: WheelEvent) => event.ctrlKey && event.preventDefault();
    const onGesture = (event: Event) => event.preventDefault();
    document.addEventListener('wheel', onWheel, { passive: false });
    document.addEventListener('gesturestart', onGesture, { passive: false });
    return () => {
      document.removeEventListener('wheel', onWheel);
      document.removeEventListener('gesturestart', onGesture);
    };
  }, []);
}
