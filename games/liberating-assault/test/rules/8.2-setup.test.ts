import { expect, test } from 'vitest';
import { AT_SEA, CARDS, type CardKind, DUEL, MEGA, WAITING } from '../../src/index.js';
import { handOf } from '../../src/rules/hands.js';
import { roomAt } from '../../src/rules/stacking.js';
import { setup } from '../../src/setup.js';
import { holderOf } from '../../src/world.js';
import { groundFor, position } from '../position.js';

const start = (options: Readonly<Record<string, string>> = {}) => setup(groundFor().world, 'day', options);
const at = position({});

// §8.2
test('divisions of the assault begin with the first turn’s fuel and ammo, armies with the other cards', () => {
  const { sealed } = start();
  const hand = (formation: string, card: CardKind): number => handOf(sealed.hand, holderOf(at.world, at.formation(formation)), card);
  expect([hand('us-1', 'fuel'), hand('us-1', 'ammo'), hand('us-82', 'fuel'), hand('us-82', 'ammo'), hand('br-3', 'ammo')]).toEqual([
    1, 3, 0, 2, 0,
  ]);
  const team = (id: string): number[] => CARDS.map((card) => handOf(sealed.hand, at.team(id), card));
  expect(team('us-army')).toEqual([0, 0, 4, 0, 2, 0, 0, 0, 1, 1, 0, 0, 0]);
  expect(team('br-army')).toEqual([0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 1, 1, 1]);
  expect(team('army-group')).toEqual([0, 0, 0, 0, 0, 4, 4, 2, 0, 0, 0, 0, 0]);
});

// §8.4 §8.5 §8.6
test('assault and follow-up divisions lie off the coast, airborne ones wait, Germans stand in their hexes', () => {
  const { sealed } = start();
  const hexOf = (id: string): number => sealed.hex[at.id(id)] as number;
  expect(['us-1-16', 'br-7a-hq', 'us-82-505', 'us-90-357', 'br-8a'].map(hexOf)).toEqual([AT_SEA, AT_SEA, WAITING, WAITING, WAITING]);
  expect(at.world.grid.label(hexOf('ge-716-hq'))).toBe('1717');
  for (const hex of at.world.ground.land) expect(roomAt(at.world, sealed, hex)).toBeGreaterThanOrEqual(0);
});

// §7.1
test('every German unit but a few begins within reach of its headquarters', () => {
  const { sealed } = start();
  const far = at.world.roster.formation.filter((formation, unit) => {
    const [hex, hq] = [
      sealed.hex[unit] as number,
      formation < 0 ? -1 : (sealed.hex[at.world.formations.hq[formation] as number] as number),
    ];
    return hex >= 0 && hq >= 0 && at.world.grid.distance(hex, hq) > 3;
  });
  expect(far.length).toBeLessThanOrEqual(4);
});

// §9.6
test('divisions of the first turn have their teams, later ones none yet', () => {
  const { open } = start();
  expect([open.player[at.formation('us-1')], open.player[at.formation('us-90')], open.command[at.formation('us-90')]]).toEqual([
    at.team('us-1'),
    -1,
    at.team('us-vii'),
  ]);
});

test('options choose the way to play; an unknown value or scenario is refused', () => {
  expect([start().open.way, start({ way: 'mega' }).open.way, start({ way: 'mega' }).sealed.done.length]).toEqual([DUEL, MEGA, 146]);
  const { open } = start({ umpires: 'people', sight: 'whole', orders: 'shown' });
  expect([open.umpires, open.sight, open.shown]).toEqual([1, 1, 1]);
  expect(() => start({ way: 'crowd' })).toThrow('option way has no value crowd');
  expect(() => setup(groundFor().world, 'bulge', {})).toThrow('no scenario named bulge');
});
