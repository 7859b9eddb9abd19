export type MarkerLook =
  | 'beachhead'
  | 'drop-zone'
  | 'mines'
  | 'mines-cleared'
  | 'checked'
  | 'ruins'
  | 'breach'
  | 'nest'
  | 'barrage'
  | 'heavy-barrage'
  | 'closed'
  | 'roadblock'
  | 'wired'
  | 'blown'
  | 'bridge'
  | 'ferry'
  | 'fleet'
  | 'objective';

/** A marker that lies on the map and is no unit: a small round chip, never under a counter. */
export interface MapMarker {
  readonly hex: number;
  readonly look: MarkerLook;
  /** What it is, for lists: "beachhead of Omaha". */
  readonly title: string;
  /** A few figures on the chip. */
  readonly label?: string;
  /** The hex beyond the hexside it lies on; absent where it is about the hex itself. */
  readonly towards?: number;
}
