import type { HexId } from '@bocage/hex';
import { createRng } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { crowdAround } from '../../src/ai/crowd.js';
import { createFields } from '../../src/ai/fields.js';
import { createLanes } from '../../src/ai/lanes.js';
import { createFronts, type Onset } from '../../src/ai/onset.js';
import { createSenses } from '../../src/ai/sense.js';
import { occupancyOf, place } from '../../src/occupancy.js';
import { setMark, unitsOnMap } from '../../src/rules/units.js';
import { ALLIED, enemyOf, GERMAN, hexOf, MOVED, type Side, seatOf } from '../../src/types.js';
import { type Placing, type Position, position } from '../position.js';
import { followScript } from './script.js';

/** From a campaign: armour has fought its way round Caen; a tank battalion went to the tip while others filled the way back behind it. */
const SOUTH_OF_CAEN: Placing = {
  phase: 'allied-second',
  turn: 4,
  allied: {
    ...{ 'us-8-4': '4623', 'us-116-29': '4623', '4-arm': '4623', 'us-16-1': '5018', '502-pir': '5018', '3-para': '5018', '70-tk': '5118' },
    ...{ '741-tk': '4620', '506-pir': '5020', '508-pir': '5020', '325-gir': '5020', '5-para': '4821', 'us-26-1': '4821' },
    ...{ 'us-175-29': '4821', '4-cav': '4823', inns: '4622', 'cca-2': '4622', '131-bde': '4622', '22-arm': '4721', '102-cav': '4721' },
    ...{ '61-rec': '4721', 'ccb-2': '4723' },
  },
  german: {
    ...{ 'gr-731': '5119', 'gr-744': '5119', 'ss-pg-25': '5119', 'ss-aa-12': '4919', 'flak-1': '4919', 'flak-2': '4919' },
    ...{ 'flak-3': '5122', 'flak-4': '5122', 'pg-901': '5122' },
  },
};

/** From a campaign: three go back from 4422 to 4523 when the attack fails, and pz-100 behind them has no way left on the next day. */
const THROWN_BACK: Placing = {
  phase: 'german-combat',
  turn: 4,
  allied: {
    ...{ fgh: '4420', '745-tk': '4420', '4-cav': '4420', '13-18-h': '4519', '506-pir': '4519', '508-pir': '4519', '3-para': '4521' },
    ...{ '5-para': '4521', 'us-115-29': '4521', 'us-12-4': '4221', 'us-22-4': '4221', '325-gir': '4221', 'can-9-3': '4320' },
    ...{ 'br-185-3': '4320', '327-gir': '4320' },
  },
  german: {
    ...{ 'aa-21': '4620', 'pg-125': '4620', 'gr-731': '4620', 'fj-5': '4422', 'fj-8': '4422', 'pz-lehr': '4422', 'pz-100': '4522' },
    ...{ 'ss-pg-26': '4522' },
  },
};

/** Everybody of a side whom friends have shut in. */
function shutIn(at: Position, side: Side): string[] {
  const lanes = createLanes(at.world);
  const sight = at.game.view(at.state, [seatOf(side)]);
  const pressed = createFronts(at.world).now(sight, side);
  const { allied } = at.world.roster;
  const hexes = new Set<HexId>(at.open.hex.filter((hex, unit) => hex >= 0 && unit < allied === (side === ALLIED)));
  return [...hexes].filter((hex) => lanes.isShutIn(sight, side, hex, pressed)).map((hex) => at.label(hex));
}

describe('after a move nobody is shut in by friends (§C.9)', () => {
  it('though those who held the enemy up have gone, and others have come', () => {
    const at = followScript(position(SOUTH_OF_CAEN));
    expect(at.open.phase).toBe('german-movement');
    expect(shutIn(at, ALLIED)).toEqual([]);
  });

  it('and who clears one way by filling another has filled one', () => {
    const at = position({
      phase: 'german-movement',
      allied: { '4-arm': '4626' },
      german: {
        'gr-914': '4625',
        'ost-441': '4724',
        'ost-642': '4724',
        'ost-649': '4724',
        'gr-915': '4823',
        'fj-6': '4922',
        'fj-5': '4922',
      },
      drill: { terrain: Object.fromEntries(['4524', '4624', '4525', '4725'].map((label) => [label, 'sea'] as const)) },
    });
    const lanes = createLanes(at.world);
    const sight = at.game.view(at.state, ['german']);
    const all = new Uint8Array(at.world.grid.size).fill(1);
    const pressed: Onset = () => all;
    const to = (label: string) => ({ from: at.hex('4724'), to: at.hex(label) });
    expect(lanes.isShutIn(sight, GERMAN, at.hex('4625'), pressed)).toBe(true);
    expect(lanes.crowding(sight, GERMAN, to('4720'), pressed)).toBeLessThan(0);
    expect(lanes.crowding(sight, GERMAN, to('4922'), pressed)).toBeGreaterThan(0);
  });
});

/** From a bridgehead: gr-921 at 0515 keeps the Allies from coming round behind the floods to 1615, whose way back 1514 is full. */
const BEHIND_THE_FLOODS: Placing = {
  scenario: 'bridgehead',
  phase: 'german-movement',
  turn: 1,
  allied: { '4-cav': '1809', 'cca-2': '1810', 'can-8-3': '1710' },
  german: {
    ...{ 'ost-795': '1615', 'mob-30': '1615', 'gr-922': '1514', 'gr-1050': '1514', 'gr-1057': '1514', 'gr-921': '0515' },
    ...{ 'gr-1049': '0905', 'gr-1058': '1507', 'gr-920': '1013' },
  },
};

describe('who alone holds the enemy up', () => {
  it('lets him past by going (§R.4)', () => {
    const at = position({ phase: 'german-movement', turn: 3, allied: { '4-arm': '4630' }, german: { 'gr-914': '4628' } });
    const sight = at.game.view(at.state, ['german']);
    const fronts = createFronts(at.world);
    const now = fronts.now(sight, GERMAN)();
    const after = fronts.without(sight, GERMAN, at.hex('4628'))();
    expect(now.every((pressed, hex) => pressed <= (after[hex] as number))).toBe(true);
    expect(after.filter((pressed) => pressed === 1).length).toBeGreaterThan(now.filter((pressed) => pressed === 1).length);
  });

  it('goes only if those far off whom that shuts in can still be helped (§C.9)', () => {
    const at = position(BEHIND_THE_FLOODS);
    const { world } = at;
    const fields = createFields(world);
    const mind = { world, fields, lanes: createLanes(world), senses: createSenses(world, fields), fronts: createFronts(world) };
    const leaving = (): number => crowdAround(mind, at.game.view(at.state, ['german']), at.id('gr-921')).by(at.hex('1214'));
    expect(leaving()).toBe(0);
    for (const name of Object.keys(BEHIND_THE_FLOODS.german ?? {})) if (name !== 'gr-921') setMark(at.open, at.id(name), MOVED);
    expect(leaving()).toBeGreaterThan(0);
  });
});

describe('who can land only where he would be shut in (§C.9 §O.9)', () => {
  /** From a campaign: three stand behind the beach, panzers next to it, and one area has capacity left. */
  function landing(german: Readonly<Record<string, string>>): Position {
    const at = position({
      phase: 'allied-second',
      turn: 2,
      allied: { 'us-116-29': '2711', '743-tk': '2711', 'us-115-29': '2711' },
      german,
    });
    for (const name of ['us-116-29', '743-tk', 'us-115-29']) setMark(at.open, at.id(name), MOVED);
    at.open.capacity = at.open.capacity.map((_, area) => (area === at.world.ground.beach[at.hex('2811')] ? 7 : 0));
    return followScript(at);
  }

  it('waits a day', () => {
    const at = landing({ 'pg-901': '2912', 'pg-902': '2812', 'pz-lehr': '2612' });
    expect(at.told('landed')).toEqual([]);
    expect(shutIn(at, ALLIED)).toEqual([]);
  });

  it('and lands where no enemy is about', () => {
    expect(landing({}).told('landed').length).toBeGreaterThan(0);
  });
});

describe('where the enemy may come', () => {
  it('is found from what it was before as if it were found anew', () => {
    const at = position(SOUTH_OF_CAEN);
    const kept = createFronts(at.world);
    const rng = createRng('front');
    const { grid, stepTargets } = at.world;
    const land = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) =>
      stepTargets.slice(hex * 6, hex * 6 + 6).some((to) => to >= 0),
    );
    const units = [ALLIED, GERMAN].map((side) => unitsOnMap(at.world, at.open, side));
    for (let step = 0; step < 120; step++) {
      // Mostly this side's units move, as in its phase, and mostly not far; now and then the enemy's do.
      const side = rng.below(12) === 0 ? GERMAN : ALLIED;
      const unit = (units[side] as number[])[rng.below((units[side] as number[]).length)] as number;
      const near = grid.within(hexOf(at.open, unit), 1 + rng.below(6)).filter((hex) => land.includes(hex));
      const to = near[rng.below(near.length)] as number;
      if (occupancyOf(at.world, at.open).side[to] === enemyOf(side)) continue;
      place(at.world, at.open, unit, to);
      for (const against of [ALLIED, GERMAN] as const) {
        const sight = at.game.view(at.state, ['allied']);
        expect(kept.now(sight, against)()).toEqual(createFronts(at.world).now(sight, against)());
      }
    }
  });
});

describe('an attack that may be thrown back (§C.8)', () => {
  it('is not made where that would fill the way back of others before they can move', () => {
    const at = position(THROWN_BACK);
    const lanes = createLanes(at.world);
    const sight = at.game.view(at.state, ['german']);
    const units = ['fj-5', 'fj-8', 'pz-lehr'].map((unit) => at.id(unit));
    expect(lanes.recoil(sight, GERMAN, units, createFronts(at.world).now(sight, GERMAN))).toBe(at.hex('4422'));
    followScript(at);
    expect(at.told('battle')).toEqual([]);
  });

  it('is made on the last day, when nobody strikes back', () => {
    const at = followScript(position({ ...THROWN_BACK, turn: 6 }));
    expect(at.told('battle').length).toBeGreaterThan(0);
  });
});
