import { expect, test } from 'vitest';
import {
  formationsAt,
  friendNear,
  isActivated,
  isAstray,
  losable,
  mayCut,
  struckOn,
  takeCard,
  toGiveUp,
} from '../../src/rules/interference.js';
import { strategicReach } from '../../src/rules/movement.js';
import { ALLIED, GERMAN } from '../../src/types.js';
import { position } from '../position.js';

const lehr = () =>
  position({ units: { 'ge-lehr-901': '1417', 'ge-lehr-art': '1417', 'ge-lehr-hq': '1518', 'br-50-69': '1415' } })
    .lay('ge-lehr-art', { ammo: 2 })
    .lay('ge-lehr-hq', { fuel: 1 });

// §2.6 §4.4
test('a division can give up any card that lies on its counters, on the headquarters and on lent guns', () => {
  const at = position({
    attached: { 'ge-werfer-7': 'ge-lehr' },
    units: { 'ge-lehr-901': '1417', 'ge-lehr-hq': '1518', 'ge-werfer-7': '1518', 'ge-lehr-art': '1417' },
  });
  at.lay('ge-lehr-hq', { fuel: 1 }).lay('ge-werfer-7', { ammo: 2 }).lay('ge-lehr-901', { air: 1 });
  const lehrs = at.formation('ge-lehr');
  expect(formationsAt(at.world, at.open, at.field, GERMAN, at.hex('1518'))).toEqual([lehrs]);
  expect(formationsAt(at.world, at.open, at.field, ALLIED, at.hex('1518'))).toEqual([]);
  const can = (): string[] => losable(at.world, at.open, at.field, lehrs).map(({ unit, card }) => `${card} ${at.names([unit])[0]}`);
  expect(can()).toEqual(['air ge-lehr-901', 'ammo ge-werfer-7', 'fuel ge-lehr-hq']);
  takeCard(at.field, { unit: at.id('ge-lehr-hq'), card: 'fuel' });
  takeCard(at.field, { unit: at.id('ge-werfer-7'), card: 'ammo' });
  expect(can()).toEqual(['air ge-lehr-901', 'ammo ge-werfer-7']);
});

// §2.9 §4.4
test('the two cards are of a division that has two, and only else of one that has fewer', () => {
  const at = lehr().lay('br-50-69', { air: 1 });
  const [two, one, none] = [at.formation('ge-lehr'), at.formation('br-50'), at.formation('ge-353')];
  expect(toGiveUp(at.world, at.open, at.field, [none, one, two])).toEqual([two]);
  expect(toGiveUp(at.world, at.open, at.field, [none, one])).toEqual([one]);
  expect(toGiveUp(at.world, at.open, at.field, [none])).toEqual([]);
});

// §4.4
test('bombs within a hex of friends fall on them on three or more', () => {
  const at = lehr();
  expect(friendNear(at.world, at.open, at.field, at.hex('1415'))).toBe(at.formation('br-50'));
  expect(friendNear(at.world, at.open, at.field, at.hex('1416'))).toBe(at.formation('br-50'));
  expect(friendNear(at.world, at.open, at.field, at.hex('1417'))).toBe(-1);
  expect([1, 2, 3, 6].map((die) => isAstray(at.world, die))).toEqual([false, false, true, true]);
});

// §2.7
test('a bombed road hex stops strategic movement through it', () => {
  const at = position({ units: { 'ge-353-941': '0128', 'ge-353-hq': '0128' } });
  const unit = at.id('ge-353-941');
  const before = strategicReach(at.world, at.open, at.field, unit);
  expect(before.has(at.hex('0225'))).toBe(true);
  expect(mayCut(at.world, at.open, at.hex('0127'))).toBe(true);
  at.open.cuts.push(at.hex('0127'));
  expect(mayCut(at.world, at.open, at.hex('0127'))).toBe(false);
  expect(mayCut(at.world, at.open, at.hex('0126'))).toBe(false);
  expect(strategicReach(at.world, at.open, at.field, unit).has(at.hex('0225'))).toBe(false);
});

// §2.9 §2.10
test('resistance needs five or six, and strikes a German division with cards on that table', () => {
  const at = lehr();
  expect([4, 5, 6].map((die) => isActivated(at.world, die))).toEqual([false, true, true]);
  const table = at.world.ground.table[at.hex('1417')] as number;
  expect(struckOn(at.world, at.open, at.field, table)).toEqual([at.formation('ge-lehr')]);
  expect(struckOn(at.world, at.open, at.field, (table + 1) % 4)).toEqual([]);
});
