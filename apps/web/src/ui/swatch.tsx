import { type LegendSign, paintSwatch } from '@bocage/board';
import { type ReactNode, useEffect, useRef } from 'react';

const WIDTH = 48;
const HEIGHT = 32;

/** A sign of the map as it is drawn there. Its name is written beside it. */
export function Swatch({ sign }: { sign: LegendSign }): ReactNode {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (ref.current) paintSwatch(ref.current, sign, WIDTH, HEIGHT);
  }, [sign]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus
  return <canvas ref={ref} className="swatch" style={{ width: WIDTH, height: HEIGHT }} aria-hidden="true" />;
}
