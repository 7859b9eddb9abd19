import { describe, expect, it } from 'vitest';
import { dropFate, roseOfAim, skiesOver } from '../../src/forecast/drop.js';
import { setBox } from '../../src/rules/units.js';
import { setup } from '../../src/setup.js';
import { type BradleyState, DZ_BOX, DZ_IN_HAND, DZ_LANDED, ELIMINATED, ON_MAP, STEADY } from '../../src/types.js';
import { view } from '../../src/view.js';
import { createWorld } from '../../src/world.js';
import { at, data } from '../position.js';
import { game } from '../ui/played.js';

const world = createWorld(data);
const unitOf = (id: string): number => world.roster.number.get(id) as number;
const FACES = [1, 2, 3, 4, 5, 6];

/** The 82nd's main zone lies at a hex with this wind, and a battalion is about to jump. */
function jumping(id: string, hex: string, wind: number): { readonly state: BradleyState; readonly unit: number } {
  const state = setup(world, 'd-day', {});
  const { open } = state;
  const unit = unitOf(id);
  open.turn = 1;
  open.segment = 'allied-movement';
  open.dzHex[0] = at(hex);
  open.dzState[0] = DZ_LANDED;
  open.dzWind[0] = wind;
  setBox(open, unit, DZ_BOX);
  open.stack = [
    { step: 'game', next: 4 },
    { step: 'scatter', zone: 0, unit },
  ];
  return { state, unit };
}

describe('scatter of a unit, as the dice would bring it (§4.3.3, §4.4)', () => {
  it.each([
    ['us-1-505', '0808', 1],
    ['us-2-507', '0713', -2],
    ['us-82-hq', '0920', 2],
  ])('%s at %s with a wind of %i', (id, hex, wind) => {
    const { state, unit } = jumping(id, hex, wind);
    const fate = dropFate(world, state.open, 0, unit);
    const seen = { lost: 0, disrupted: 0, fights: 0, hexes: new Map<number, number>() };
    for (const first of FACES)
      for (const second of FACES) {
        const copy = structuredClone(state);
        const awaits = game.awaits(copy);
        if (awaits.kind !== 'chance') throw new Error('no roll is due');
        const told = game.resolve(copy, awaits.roll, [first, second]);
        const { open } = copy;
        const dropped = told.find(({ event }) => event === 'dropped') as { hex: number };
        if (open.box[unit] === ELIMINATED) seen.lost += 1 / 36;
        else if (open.stack.some(({ step }) => step === 'forced-retreat')) seen.fights += 1 / 36;
        else if (open.box[unit] === ON_MAP) {
          if (open.disrupted[unit] !== STEADY) seen.disrupted += 1 / 36;
          seen.hexes.set(dropped.hex, (seen.hexes.get(dropped.hex) ?? 0) + 1 / 36);
        }
      }
    expect(fate.lost).toBeCloseTo(seen.lost, 10);
    expect(fate.disrupted).toBeCloseTo(seen.disrupted, 10);
    expect(fate.meetsGermans).toBeCloseTo(seen.fights, 10);
    for (const [to, share] of seen.hexes) expect(fate.hexes.get(to)).toBeCloseTo(share, 10);
  });
});

it('the rose of an aimed zone has every hex the winds and the dice allow, and makes up a whole (§4.3.2)', () => {
  const state = setup(world, 'd-day', {});
  state.open.dzState[0] = DZ_IN_HAND;
  const rose = roseOfAim(world, view(state, ['allied']), 0, at('0808'));
  expect([...rose.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  // The example of §4.4: a 9 takes it from 0808 to 0607.
  expect(rose.get(at('0607'))).toBeGreaterThan(0);
});

it('every sky over a zone, aimed or lying, makes up a whole, and the flak in range blows with the wind (§4.3.2)', () => {
  const state = setup(world, 'd-day', {});
  for (const lies of [DZ_IN_HAND, DZ_LANDED]) {
    state.open.dzState[0] = lies;
    state.open.dzHex[0] = at('0817');
    const skies = skiesOver(world, state.open, 0, at('0817'));
    expect(skies.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 10);
    for (const [{ dzWind, dzFlakSign, dzHex }] of skies) {
      expect(dzFlakSign[0]).toBe((dzWind[0] as number) < 0 ? -1 : 1);
      if (lies === DZ_LANDED) expect(dzHex[0]).toBe(at('0817'));
    }
  }
});
