import { describe, expect, it } from 'vitest';
import { occupancyOf } from '../../src/occupancy.js';
import { setMark } from '../../src/rules/units.js';
import { takeControl } from '../../src/rules/victory.js';
import { ALLIED, GERMAN, UNSUPPLIED } from '../../src/types.js';
import { type Placing, type Position, position } from '../position.js';
import { followScript, strengthIn } from './script.js';

const held =
  (...labels: readonly string[]) =>
  (at: Position) => {
    for (const label of labels) takeControl(at.world, at.open, ALLIED, at.hex(label));
  };

const attacks = (placing: Placing): Position => followScript(followScript(position(placing)));

describe('what is held is kept', () => {
  const BAYEUX = { 'br-231-50': '3416', 'br-69-50': '3416', 'br-56-50': '3415', 'br-151-50': '3515', 'can-7-3': '3515' };

  it('leaves a garrison in a town that panzers can reach', () => {
    const at = position({
      phase: 'allied-second',
      turn: 3,
      allied: BAYEUX,
      german: { 'pg-901': '3422', 'pg-902': '3523' },
      before: held('3416', '4013', '3813'),
    });
    followScript(at);
    expect(strengthIn(at, '3416')).toBeGreaterThanOrEqual(12);
  });

  it('marches on from a town that nobody threatens', () => {
    const at = position({
      phase: 'allied-second',
      turn: 3,
      allied: BAYEUX,
      german: { 'gr-914': '1018' },
      before: held('3416', '4013', '3813'),
    });
    followScript(at);
    expect(strengthIn(at, '3416')).toBeLessThanOrEqual(7);
  });

  it('leaves a garrison on a beach that panzers can reach', () => {
    const at = position({
      phase: 'allied-second',
      turn: 3,
      allied: { 'br-8-3': '4714', 'br-185-3': '4714', 'br-9-3': '4714', 'can-7-3': '4013', 'can-8-3': '4013' },
      german: { 'aa-21': '4818', 'pg-125': '4519', 'pg-192': '4420' },
      before: held('4714', '4013'),
    });
    followScript(at);
    expect(strengthIn(at, '4714') + strengthIn(at, '4815')).toBeGreaterThan(0);
  });

  it('keeps Germans in Caen while Allies are about, though another town is lost', () => {
    const at = position({
      phase: 'german-movement',
      turn: 4,
      allied: { 'br-8-3': '4315', 'br-185-3': '4315', '27-arm': '4415', 'br-9-3': '4415' },
      german: { 'pg-125': '4519', 'pg-192': '4420', 'gr-731': '4620' },
      before: held('4013', '4714', '3524'),
    });
    followScript(at);
    for (const hex of ['4519', '4420', '4620']) expect(strengthIn(at, hex)).toBeGreaterThan(0);
  });
});

describe('hexsides that forbid it', () => {
  it('does not stand before a flooded hexside while there is something to do elsewhere', () => {
    const at = position({
      phase: 'allied-second',
      turn: 3,
      allied: { 'us-8-4': '1715', 'us-12-4': '1715', 'us-22-4': '1715' },
      german: { 'fj-6': '1615', 'fj-5': '1615' },
      before: held('1809', '2811', '3713', '4013', '4714'),
    });
    followScript(at);
    expect(strengthIn(at, '1715')).toBe(0);
  });

  // §E.10
  it('gathers nobody for an attack that water forbids', () => {
    const moat = ['4523', '4524', '4623', '4625', '4723', '4724'].map((near) => {
      const [a, b] = [near, '4624'].sort() as [string, string];
      return { a, b, flooded: true as const };
    });
    const units = ['us-8-4', 'us-12-4', 'us-22-4'];
    const at = position({
      phase: 'allied-first',
      turn: 3,
      allied: Object.fromEntries(units.map((unit) => [unit, '4626'])),
      german: { 'gr-914': '4624', 'gr-915': '4629' },
      drill: { sides: moat },
    });
    followScript(at);
    for (const unit of units) expect(at.world.grid.distance(at.hex(at.where(unit)), at.hex('4624'))).toBeGreaterThan(1);
  });
});

describe('the German', () => {
  const PANZERS = { 'ss-pz-12': '4924', 'pz-lehr': '4832', 'ss-pg-25': '4924', 'ss-pg-26': '4832', 'pg-901': '5025', 'pg-902': '5031' };

  it('gathers his panzers against a stack inland, from several sides, and attacks', () => {
    const at = position({
      phase: 'german-movement',
      turn: 4,
      allied: { 'br-231-50': '4928', 'br-69-50': '4928', 'br-56-50': '4928' },
      german: PANZERS,
      before: held('4714'),
    });
    followScript(at);
    const stack = at.hex('4928');
    const beside = new Set(
      Object.keys(PANZERS)
        .map((unit) => at.hex(at.where(unit)))
        .filter((hex) => at.world.grid.distance(hex, stack) === 1),
    );
    expect(beside.size).toBeGreaterThanOrEqual(2);
    const strength = [...beside].reduce((sum, hex) => sum + strengthIn(at, at.label(hex)), 0);
    expect(strength).toBeGreaterThanOrEqual(63);
    followScript(at);
    expect(at.open.attacked).toContain(stack);
  });

  it('does not feed a lone regiment to an armoured stack', () => {
    const at = position({
      phase: 'german-movement',
      turn: 3,
      allied: { '4-arm': '4420', '22-arm': '4420', 'cca-2': '4420', '27-arm': '4519', '2-can-arm': '4620' },
      german: { 'gr-731': '4422' },
      before: held('4420', '4519', '4620', '4714'),
    });
    followScript(at);
    expect(occupancyOf(at.world, at.open).zoc[ALLIED][at.hex(at.where('gr-731'))]).toBe(0);
  });

  it('raids what stands empty on the last day: a town, and a beach', () => {
    const at = position({
      phase: 'german-movement',
      turn: 6,
      allied: { 'br-231-50': '3416', 'can-7-3': '4013' },
      german: { 'aa-lehr': '3129', 'aa-21': '4818', 'gr-1057': '0905', 'pg-901': '3124', 'pg-902': '4820' },
      before: held('3416', '3024', '4714', '4013'),
    });
    followScript(at);
    const { control, hex } = at.open;
    expect(control[at.world.controlIndex[at.hex('3024')] as number]).toBe(GERMAN);
    const sword = ['4714', '4815'].map((label) => at.hex(label));
    expect(hex.some((where, unit) => unit >= at.world.roster.allied && sword.includes(where))).toBe(true);
  });
});

describe('the encircled', () => {
  const RING = { 'gr-914': '3621', 'gr-915': '3619', 'gr-916': '3720', 'fus-352': '3519' };
  const THREE = { 'br-231-50': '3620', 'br-69-50': '3620', 'br-56-50': '3620' };
  const isRingAttacked = (at: Position): boolean => at.open.attacked.some((hex) => Object.values(RING).includes(at.label(hex)));

  it('break out when nobody can come', () => {
    const before = held('3416', '3713', '3813', '4013');
    const at = attacks({ phase: 'allied-first', turn: 4, allied: THREE, german: RING, before });
    expect(isRingAttacked(at)).toBe(true);
  });

  it('are relieved: whoever holds them is attacked', () => {
    const at = attacks({
      phase: 'allied-first',
      turn: 4,
      allied: { ...THREE, '4-arm': '3714', 'cca-2': '3714', '22-arm': '3814', 'ccb-2': '3815' },
      german: RING,
      before: held('3416', '3713', '3813', '4013'),
    });
    expect(isRingAttacked(at)).toBe(true);
  });

  it('draw those to them who would else go for another enemy', () => {
    const panzers = { 'pz-22': '4629', 'pg-125': '4629', 'gr-916': '4430' };
    const gathered = (encircled: Readonly<Record<string, string>>): number => {
      const at = position({
        phase: 'german-movement',
        turn: 3,
        german: { ...encircled, ...panzers },
        allied: { 'us-8-4': '4625', 'us-12-4': '4727', 'us-22-4': '4527', 'us-116-29': '4829' },
        drill: {},
        before: (put) => {
          for (const unit of Object.keys(encircled)) setMark(put.open, put.id(unit), UNSUPPLIED);
        },
      });
      followScript(at);
      return Object.keys(panzers).filter((unit) => at.world.grid.distance(at.hex(at.where(unit)), at.hex('4527')) === 1).length;
    };
    expect([gathered({ 'fj-6': '4626' }), gathered({})]).toEqual([3, 0]);
  });
});
