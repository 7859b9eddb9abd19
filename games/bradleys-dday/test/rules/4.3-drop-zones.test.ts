import { describe, expect, it } from 'vitest';
import { disruptionsIn, zonesFor } from '../../src/rules/airborne.js';
import { overrunZone, zoneLandsAt, zoneModifier } from '../../src/rules/drop-zones.js';
import { bringOn } from '../../src/rules/units.js';
import { setup } from '../../src/setup.js';
import { type BradleyState, DZ_AIMED, DZ_ELIMINATED, DZ_LANDED } from '../../src/types.js';
import { createWorld } from '../../src/world.js';
import { at, data } from '../position.js';

const world = createWorld(data);
const unitOf = (id: string): number => world.roster.number.get(id) as number;

/** The 82nd's Main zone in a hex of the d-day scenario, before the Germans have set up what they place freely. */
function zoneAt(hex: string, state: number): BradleyState {
  const made = setup(world, 'd-day', {});
  made.open.dzHex[0] = at(hex);
  made.open.dzState[0] = state;
  return made;
}

describe('drop zones (§4.2, §4.3)', () => {
  it('the example of §4.4: a wind of +1 and an 8 take a zone from 0808 to 0607', () => {
    const { open } = zoneAt('0808', DZ_AIMED);
    open.dzWind[0] = 1;
    expect(zoneLandsAt(world, open, 0, 8 + zoneModifier(world, open, 0))).toBe(at('0607'));
  });
  it('flak counts each unit within three hexes of where the zone is now (§4.3.3 d)', () => {
    const { open } = zoneAt('0808', DZ_AIMED);
    const battery = unitOf('ge-i-919');
    open.flakAt = open.flakAt.with(battery, 0);
    open.dzFlakSign[0] = -1;
    expect(zoneModifier(world, open, 0)).toBe(-1);
    open.dzHex[0] = at('0607');
    expect(zoneModifier(world, open, 0)).toBe(0);
  });
  it('a German in its hex eliminates a zone, and the division keeps the other (§4.2.5)', () => {
    const state = zoneAt('0808', DZ_LANDED);
    overrunZone(world, state, at('0808'), () => undefined);
    expect([state.open.dzState[0], state.open.dzHex[0], state.open.dzLost]).toEqual([DZ_ELIMINATED, -1, 1]);
    expect(zonesFor(world, state.open, [unitOf('us-82-hq')])).toEqual([1]);
  });
  it('headquarters land at the Main zone, regiments at either (§4.3.1)', () => {
    const { open } = zoneAt('0808', DZ_LANDED);
    expect(zonesFor(world, open, [unitOf('us-82-hq')])).toEqual([0]);
    expect(zonesFor(world, open, [unitOf('us-1-505')])).toEqual([0, 1]);
  });
  it('rough ground and another regiment disrupt a parachutist, each once (§4.4.6, §4.4.7)', () => {
    const { open } = zoneAt('0808', DZ_LANDED);
    const jumper = unitOf('us-1-505');
    expect(disruptionsIn(world, open, 0, jumper, at('0808'))).toBe(0);
    expect(disruptionsIn(world, open, 0, jumper, at('0607'))).toBe(1);
    bringOn(world, open, unitOf('us-1-507'), at('0607'));
    expect(disruptionsIn(world, open, 0, jumper, at('0607'))).toBe(2);
  });
});
