import { type CounterFace, drawCounter, paletteOf } from '@bocage/board';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isDark, useSettings } from '../settings/settings-store.js';

let fontsLoaded: Promise<unknown> | undefined;

/** The counters' type must be there before a canvas uses it. */
export function loadCounterFonts(): Promise<unknown> {
  fontsLoaded ??= Promise.all(['600', '700'].map((weight) => document.fonts.load(`${weight} 20px "IBM Plex Sans Condensed"`)));
  return fontsLoaded;
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
  const theme = useSettings((s) => s.theme);
  const palette = useSettings((s) => s.palette);
  const fonts = useFonts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the type arriving is a reason to draw again
  useEffect(() => {
    const ctx = ref.current?.getContext('2d');
    if (!ctx) return;
    const scale = Math.min(3, window.devicePixelRatio || 1);
    ctx.canvas.width = size * scale;
    ctx.canvas.height = size * scale;
    drawCounter(ctx, face, 0, 0, size * scale, paletteOf(palette, isDark(theme) ? 'dark' : 'light'));
  }, [face, size, theme, palette, fonts]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus
  return <canvas ref={ref} className="counter" style={{ width: size, height: size }} aria-hidden="true" />;
}
