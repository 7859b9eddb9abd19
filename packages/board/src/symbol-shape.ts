/** One stroke or blot of a symbol in a field of 200 × 200, the frame running from 25,50 to 175,150. */
export type SymbolShape =
  | {
      readonly d: string;
      /** Line width; absent: filled. */
      readonly width?: number;
      /** Scale and shift of a part drawn smaller. */
      readonly at?: readonly number[];
    }
  | { readonly text: string; readonly x: number; readonly y: number; readonly size: number };

export interface UnitSymbol {
  readonly frame: boolean;
  readonly shapes: readonly SymbolShape[];
}
