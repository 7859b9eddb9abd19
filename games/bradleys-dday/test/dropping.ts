import { setBox, setMark } from '../src/rules/units.js';
import { DZ_BOX, DZ_LANDED, LANDED } from '../src/types.js';
import { at, Position } from './position.js';
import { type BradleyScene, only } from './scene.js';

/** Zones by number: 82nd main and secondary, 101st main and secondary. */
export const ZONE = { main82: 0, second82: 1, main101: 2, second101: 3 };

/** A turn of air landings: zones that lie already, and units in the boxes of zones. */
export class Drop extends Position {
  constructor(boxed: Readonly<Record<string, number>>, zones: Readonly<Record<number, string>> = {}, turn = 1) {
    super('d-day');
    this.open.turn = turn;
    this.open.segment = 'allied-movement';
    for (const [id, zone] of Object.entries(boxed)) setBox(this.open, this.of(id), DZ_BOX + zone);
    for (const [zone, hex] of Object.entries(zones)) {
      this.open.dzHex[Number(zone)] = at(hex);
      this.open.dzState[Number(zone)] = DZ_LANDED;
    }
  }
  /** Somebody who has come down before in this turn. */
  down(id: string, hex: string): number {
    const unit = this.put(id, hex);
    setMark(this.open, unit, LANDED);
    return unit;
  }
  land(): BradleyScene {
    return only(this, { step: 'airborne', done: [] });
  }
}
