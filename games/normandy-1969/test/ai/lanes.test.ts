import type { Counted, GameAi, GameWatch } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { createLanes } from '../../src/ai/lanes.js';
import { createFronts, type Onset } from '../../src/ai/onset.js';
import type { NormandyTypes } from '../../src/index.js';
import { takeControl } from '../../src/rules/victory.js';
import { ALLIED, GERMAN } from '../../src/types.js';
import { type Placing, type Position, position } from '../position.js';
import { followScript } from './script.js';

/** Germans and all their reinforcements come to hold Caen, the Allies are close. */
const CAEN: Placing = {
  phase: 'german-movement',
  turn: 5,
  allied: { 'br-8-3': '4317', 'br-185-3': '4317', '27-arm': '4517', 'br-9-3': '4517', '4-arm': '4718', '22-arm': '4718' },
  german: {
    'pg-125': '4822',
    'pg-192': '4822',
    'gr-731': '4721',
    'gr-914': '4721',
    'gr-915': '4721',
    'gr-916': '4621',
    'fus-352': '4621',
    'ss-pg-25': '4822',
    'ss-pg-26': '4723',
  },
  before: (at: Position) => {
    for (const label of ['4013', '4714']) takeControl(at.world, at.open, ALLIED, at.hex(label));
  },
};

/** In the open: a stack between two attackers, behind it a full hex; everything else is sea. */
const SHUT_IN: Placing = {
  phase: 'allied-combat',
  allied: { '4-arm': '4626', 'us-116-29': '4626' },
  german: { 'gr-914': '4625', 'ost-441': '4724', 'ost-642': '4724', 'ost-649': '4724' },
  drill: { terrain: Object.fromEntries(['4524', '4624', '4525', '4725'].map((label) => [label, 'sea'] as const)) },
};

/** An enemy who may come to every hex, or to none. */
function everywhere({ world }: Position, pressed: 0 | 1): Onset {
  const hexes = new Uint8Array(world.grid.size).fill(pressed);
  return () => hexes;
}

/** Plays clicks and rolls with the game's observer looking on. */
function watched(at: Position, play: (step: (act: () => void) => void) => void): Counted {
  const watch = (at.game.ai as GameAi<NormandyTypes>).watch?.() as GameWatch<NormandyTypes>;
  play((act) => {
    watch.before(at.game.view(at.state, []), at.seat, { kind: 'word', word: 'done' });
    act();
    watch.after(at.game.view(at.state, []), at.news);
  });
  return watch.counted();
}

const lostToStacking = ({ ceilings }: Counted): number | undefined => ceilings.german?.['lost-to-stacking'];

describe('the way back', () => {
  it('is left open by those who hold Caen (§C.9)', () => {
    const at = followScript(position(CAEN));
    const full = (label: string): boolean => at.unitsIn(label).length === 3;
    expect(at.unitsIn('4519').length + at.unitsIn('4420').length).toBeGreaterThan(2);
    expect(full('4519') && full('4420')).toBe(false);
    const lanes = createLanes(at.world);
    const sight = at.game.view(at.state, ['german']);
    const pressed = createFronts(at.world).now(sight, GERMAN);
    const crowded = [...new Set(at.open.hex.slice(at.world.roster.allied))].filter(
      (hex) => hex >= 0 && lanes.isCrowded(sight, GERMAN, hex, pressed),
    );
    expect(crowded.map((hex) => at.label(hex))).toEqual([]);
  });

  it('is counted as closed when a friend too many would close it, and as opened when one goes', () => {
    const at = position({ ...SHUT_IN, german: { 'gr-914': '4625', 'ost-441': '4724', 'ost-642': '4724', 'fj-6': '4723' } });
    const lanes = createLanes(at.world);
    const sight = at.game.view(at.state, ['german']);
    const pressed = everywhere(at, 1);
    const shift = (from: string, to: string) => ({ from: at.hex(from), to: at.hex(to) });
    expect(lanes.crowding(sight, GERMAN, shift('4723', '4724'), pressed)).toBeGreaterThan(0);
    const filled = position(SHUT_IN);
    const seen = filled.game.view(filled.state, ['german']);
    expect(lanes.crowding(seen, GERMAN, shift('4724', '4823'), pressed)).toBeLessThan(0);
    expect(lanes.crowding(seen, GERMAN, shift('4724', '4823'), everywhere(at, 0))).toBe(0);
  });

  it('does not lead to friends who may themselves be thrown out before', () => {
    const german = { 'ss-pg-25': '3714', 'ss-pg-26': '3714', 'pg-901': '3814', 'pg-902': '3814', 'gr-914': '3913' };
    const filled = { 'fj-5': '3613', 'fj-8': '3613', 'fj-9': '3613' };
    const isShutIn = (allied: Readonly<Record<string, string>>): boolean => {
      const at = position({ phase: 'german-movement', allied, german: { ...german, ...filled } });
      const sight = at.game.view(at.state, ['german']);
      return createLanes(at.world).isShutIn(sight, GERMAN, at.hex('3714'), createFronts(at.world).now(sight, GERMAN));
    };
    expect(isShutIn({ '4-arm': '3515', '22-arm': '4015', '8-arm': '3717' })).toBe(true);
    expect(isShutIn({})).toBe(false);
  });

  it('keeps those from attacking who could not go back for friends', () => {
    const at = position(SHUT_IN);
    const lanes = createLanes(at.world);
    const sight = at.game.view(at.state, ['german']);
    expect(lanes.stuck(sight, GERMAN, [at.id('gr-914')])).toBe(at.hex('4625'));
    expect(lanes.stuck(sight, GERMAN, [at.id('ost-441')])).toBe(-1);
  });
});

describe('lost to stacking', () => {
  it('counts a unit whose way back friends had filled', () => {
    const at = position(SHUT_IN);
    const counted = watched(at, (step) => {
      at.play('4625', '4-arm', 'us-116-29').declare();
      step(() => at.roll(4));
    });
    expect(at.event('destroyed')).toMatchObject({ why: 'no-retreat', units: [at.id('gr-914')] });
    expect(lostToStacking(counted)).toBe(1);
  });

  it('does not count one whom the enemy left no way', () => {
    const at = position({ ...SHUT_IN, german: { 'gr-914': '4625' }, allied: { ...SHUT_IN.allied, 'us-16-1': '4824' } });
    const counted = watched(at, (step) => {
      at.play('4625', 'us-116-29').declare();
      step(() => at.roll(1));
    });
    expect(at.event('destroyed')).toMatchObject({ why: 'no-retreat', units: [at.id('gr-914')] });
    expect(lostToStacking(counted)).toBe(0);
  });
});
