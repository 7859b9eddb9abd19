import { setMark } from '../src/rules/units.js';
import { AFLOAT, TIDES } from '../src/types.js';
import { at, Position } from './position.js';
import { type BradleyScene, only } from './scene.js';

/** A wave at sea, by the approach hex of each unit, on turn 3 unless it says otherwise; then its landing is resolved. */
export class Wave extends Position {
  constructor(units: Readonly<Record<string, string>>, tide: (typeof TIDES)[number] = 'low') {
    super('d-day');
    this.open.tide = TIDES.indexOf(tide);
    this.open.segment = 'allied-movement';
    for (const [id, hex] of Object.entries(units)) {
      // First the mark: who is at sea has no zone when he is put there.
      setMark(this.open, this.of(id), AFLOAT);
      this.put(id, hex);
    }
  }
  mine(...hexes: readonly string[]): this {
    this.state.sealed.mines = hexes.map(at).sort((a, b) => a - b);
    this.state.sealed.minePoints = hexes.length;
    return this;
  }
  /** Up to the sea die. */
  land(): BradleyScene {
    return only(this, { step: 'landings', asks: 'allied' });
  }
}
