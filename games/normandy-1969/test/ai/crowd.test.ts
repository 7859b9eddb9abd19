import type { HexId } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { createLanes } from '../../src/ai/lanes.js';
import { frontAgainst, frontWithout, pressedHexes } from '../../src/ai/onset.js';
import { ALLIED, GERMAN, type Side, seatOf } from '../../src/types.js';
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
  const pressed = pressedHexes(at.world, sight, side);
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
    const pressed = new Uint8Array(at.world.grid.size).fill(1);
    const to = (label: string) => ({ from: at.hex('4724'), to: at.hex(label) });
    expect(lanes.isShutIn(sight, GERMAN, at.hex('4625'), pressed)).toBe(true);
    expect(lanes.crowding(sight, GERMAN, to('4720'), pressed)).toBeLessThan(0);
    expect(lanes.crowding(sight, GERMAN, to('4922'), pressed)).toBeGreaterThan(0);
  });
});

describe('who alone holds the enemy up', () => {
  it('lets him past by going (§R.4)', () => {
    const at = position({ phase: 'german-movement', turn: 3, allied: { '4-arm': '4630' }, german: { 'gr-914': '4628' } });
    const sight = at.game.view(at.state, ['german']);
    const front = frontAgainst(at.world, sight, GERMAN);
    const now = front.pressed;
    const after = frontWithout(at.world, sight, front, at.hex('4628')).pressed;
    expect(now.every((pressed, hex) => pressed <= (after[hex] as number))).toBe(true);
    expect(after.filter((pressed) => pressed === 1).length).toBeGreaterThan(now.filter((pressed) => pressed === 1).length);
  });
});

describe('an attack that may be thrown back (§C.8)', () => {
  it('is not made where that would fill the way back of others before they can move', () => {
    const at = position(THROWN_BACK);
    const lanes = createLanes(at.world);
    const sight = at.game.view(at.state, ['german']);
    const units = ['fj-5', 'fj-8', 'pz-lehr'].map((unit) => at.id(unit));
    expect(lanes.recoil(sight, GERMAN, units, pressedHexes(at.world, sight, GERMAN))).toBe(at.hex('4422'));
    followScript(at);
    expect(at.told('battle')).toEqual([]);
  });

  it('is made on the last day, when nobody strikes back', () => {
    const at = followScript(position({ ...THROWN_BACK, turn: 6 }));
    expect(at.told('battle').length).toBeGreaterThan(0);
  });
});
