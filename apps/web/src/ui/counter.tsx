import { type CounterFace, paintCounter } from '@bocage/board';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings-store.js';

/** The counters' type must be there before a canvas uses it. */
export function loadCounterFonts(): Promise<unknown> {
  return Promise.all(['600', '700'].map((weight) => document.fonts.load(`${weight} 20px "IBM Plex Sans Condensed"`)));
}

function useFonts(): number {
  const [ready, setReady] = useState(0);
  useEffect(() => {
    let isHere = true;
    void loadCounterFonts().then(() => isHere && setReady(1));
    return () => {
      isHere = false;
    };
  }, []);
  return ready;
}

/** A counter in a panel, drawn exactly as on the map. Its name is written or spoken beside it. */
export function Counter({ face, size = 46 }: { face: CounterFace; size?: number }): ReactNode {
  const ref = useRef<HTMLCanvasElement>(null);
  const palette = useSettings((s) => s.palette);
  const fonts = useFonts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the type arriving is a reason to draw again
  useEffect(() => {
    if (ref.current) paintCounter(ref.current, face, size, palette);
  }, [face, size, palette, fonts]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus
  return <canvas ref={ref} className="counter" style={{ width: size, height: size }} aria-hidden="true" />;
}
