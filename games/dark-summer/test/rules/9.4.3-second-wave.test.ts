import { expect, test } from 'vitest';
import { BEACH_CLOSED, BEACH_OPEN, BRITISH, type DarkSummerEvent, ELIMINATED, FOUGHT, WAITING } from '../../src/index.js';
import { closeBeach, openBeach } from '../../src/rules/9-action-rounds/beaches.js';
import { closeBeaches, placeSecondWave } from '../../src/rules/9-action-rounds/waves.js';
import { refuseFighter } from '../../src/rules/11-combat/attackers.js';
import { type Placing, type Position, position } from '../position.js';
import { fight } from '../scene.js';

const at = (units: Readonly<Record<string, string>>, more: Placing = {}): Position => {
  const here = position({ ...more, units, open: { turn: 1, ...more.open } });
  for (const id of Object.keys(units).filter((name) => name.startsWith('sp-'))) here.open.value = here.open.value.with(here.id(id), 1);
  return here;
};
const sword = { 'br-8-3-inf': '4602', 'br-27a': '4602', 'br-185-3-inf': '4602', 'br-9-3-inf': '4602', 'br-1-ss': '4602', 'sp-8': '4603' };

// §9.4.3
test('second-wave units are placed on their beach when it is open, else in its approach hex', () => {
  const here = at({ 'br-56': '4001', 'br-151-50-inf': '4100', 'br-8a': '4004' }, { beaches: ['4003'] });
  const events: DarkSummerEvent[] = [];
  placeSecondWave(here.world, here.open, (event) => events.push(event));
  expect(here.labels(here.ids('br-56', 'br-151-50-inf', 'br-8a').map((unit) => here.open.hex[unit] as number))).toEqual([
    '4003',
    '4004',
    '4101',
  ]);
  expect(events.map(({ event }) => event)).toEqual(['arrived', 'arrived']);
});

test('no more than four attack out of an over-stacked hex, but all of them go ashore', () => {
  const drill = fight(at(sword), BRITISH, 'wave2').play('4603', 'br-8-3-inf', 'br-185-3-inf', 'br-9-3-inf', 'br-27a');
  expect(drill.offered()).toEqual(['declare']);
  expect(drill.why('br-1-ss')).toBe('only-four-out-of-a-hex 9.4.3');
  drill.play('declare', 'done').roll(6);
  expect(drill.at.at('4603')).toEqual(drill.at.ids('br-8-3-inf', 'br-185-3-inf', 'br-9-3-inf', 'br-27a', 'br-1-ss'));
  expect(drill.told('beach')[0]).toMatchObject({ state: BEACH_OPEN });
  expect([drill.step, drill.offered().length]).toEqual(['second-advance', 6]);
});

test('ships support one attack, and landed units join attacks on beaches that have not fallen', () => {
  const here = at({ 'br-69-50-inf': '4101', 'br-231-50-inf': '4003', 'sp-5': '4102' }, { beaches: ['4003'] });
  const drill = fight(here, BRITISH, 'wave2').play('4102');
  expect(drill.offered()).toEqual(['br-231-50-inf', 'br-69-50-inf']);
  drill.play('br-231-50-inf', 'br-69-50-inf', 'declare');
  expect(drill.offered()).toEqual(['british-naval', 'done']);
  expect(drill.play('british-naval').roll(1).report).toMatchObject({ attack: 4 + 4 + 6, result: 'DR' });
  // §11.5.1: joined from the land, the strongpoint does not ignore DR.
  expect(drill.told('eliminated')[0]).toMatchObject({ why: 'strongpoint' });
  expect([drill.place('br-69-50-inf'), drill.step]).toEqual(['4102', 'advance']);
  expect(drill.offered()).toEqual(['br-231-50-inf', 'done']);
});

// Units off a beach attack it; it may be attacked but once, so landed units join them and do not forestall them.
test('a beach is not attacked from the land alone while units off it owe the assault', () => {
  const here = at({ 'br-69-50-inf': '4101', 'br-231-50-inf': '4003', 'sp-5': '4102' }, { beaches: ['4003'] });
  const drill = fight(here, BRITISH, 'wave2').play('4102', 'br-231-50-inf');
  expect([drill.offered(), drill.why('declare')]).toEqual([['br-69-50-inf'], 'afloat-owe-it 9.4.3']);
  drill.play('br-69-50-inf');
  expect(drill.offered()).toEqual(['declare']);
  const nobody = fight(at({ 'br-231-50-inf': '4003', 'sp-5': '4102' }, { beaches: ['4003'] }), BRITISH, 'wave2');
  expect(nobody.play('4102', 'br-231-50-inf').offered()).toEqual(['declare']);
});

test('whoever waits off a beach goes ashore when it falls, though others took it', () => {
  const here = at({ 'br-69-50-inf': '4101', 'br-151-50-inf': '4101', 'br-231-50-inf': '4003', 'ost-1': '4103' }, { beaches: ['4003'] });
  here.open.value = here.open.value.with(here.id('ost-1'), 1);
  const drill = fight(here, BRITISH, 'wave2').attack('4103', 'br-231-50-inf').roll(6);
  // The strongpoint of 4102 is gone and nobody has landed there: the second hex of advance opens it.
  drill.play('br-231-50-inf', 'br-231-50-inf', '4102');
  expect(['br-231-50-inf', 'br-69-50-inf', 'br-151-50-inf'].map((id) => drill.place(id))).toEqual(['4102', '4102', '4102']);
  expect(drill.told('beach')).toHaveLength(1);
});

test('whoever waits off a beach goes ashore when it falls, though an exchange took all who attacked it', () => {
  const units = { 'br-69-50-inf': '4101', 'br-151-50-inf': '4101', 'br-56': '4101', 'sp-5': '4102' };
  const fallen = [1, 2, 3, 4, 5, 6].flatMap((die) => {
    const drill = fight(at(units, { reduced: ['br-69-50-inf'] }), BRITISH, 'wave2')
      .attack('4102', 'br-69-50-inf')
      .roll(die);
    return drill.report.result === 'EX' ? [drill] : [];
  });
  expect(fallen.length).toBeGreaterThan(0);
  for (const drill of fallen) {
    expect(['br-69-50-inf', 'sp-5'].map((id) => drill.at.open.hex[drill.at.id(id)])).toEqual([ELIMINATED, ELIMINATED]);
    expect(['br-151-50-inf', 'br-56'].map((id) => drill.place(id))).toEqual(['4102', '4102']);
    expect(drill.told('beach')).toMatchObject([{ state: BEACH_OPEN }]);
  }
});

// §9.4.3 §6.2 §6.4 §11.3.8
test('the second hex of advance may not lead from zone to zone unless a friend is there', () => {
  const units = { 'br-231-50-inf': '4003', 'ost-1': '4004', 'ge-736-716': '4105' };
  const onwards = (more: Readonly<Record<string, string>>) => {
    const here = at({ ...units, ...more }, { beaches: ['4003'] });
    here.open.value = here.open.value.with(here.id('ost-1'), 1);
    const drill = fight(here, BRITISH, 'wave2').attack('4004', 'br-231-50-inf').roll(6);
    drill.play('br-231-50-inf');
    return drill.step === 'second-advance' ? drill.play('br-231-50-inf').offered() : [];
  };
  expect(onwards({})).toContain('4104');
  expect(onwards({ 'ge-726-716': '3904' })).not.toContain('4104');
  expect(onwards({ 'ge-726-716': '3904', 'br-69-50-inf': '4104' })).toContain('4104');
});

test('a beach whose strongpoint is gone and that nobody took is simply landed on', () => {
  const drill = fight(at({ 'br-69-50-inf': '4101' }), BRITISH, 'wave2');
  expect(drill.offered()).toEqual(['4102']);
  drill.declare('4102', 'br-69-50-inf');
  expect([drill.place('br-69-50-inf'), drill.told('battle'), drill.told('beach').length]).toEqual(['4102', [], 1]);
});

test('at the end what is German is closed, and who is still afloat comes on turn 2', () => {
  const here = at({ ...sword, 'br-231-50-inf': '4004' }, { beaches: ['2403', '3203', '3303', '4003', '4102', '4203', '4302'] });
  closeBeaches(here.world, here.open, () => {});
  expect(here.open.beach).toEqual([1, 1, 1, 1, 1, 1, 1, BEACH_CLOSED]);
  const { hex, due } = here.open;
  const fate = (id: string) => [hex[here.id(id)], due[here.id(id)]];
  expect([fate('br-8-3-inf'), fate('br-1-ss')]).toEqual([
    [WAITING, 2],
    [WAITING, 2],
  ]);
  expect(fate('br-231-50-inf')[0]).toBe(here.hex('4004'));
});

test('who has attacked out of an over-stacked hex counts among its four', () => {
  const landed = Object.fromEntries(
    Object.keys(sword)
      .filter((id) => id !== 'sp-8')
      .map((id) => [id, '4603']),
  );
  const here = at({ ...landed, 'ge-736-716': '4604', 'ge-726-716': '4704' }, { beaches: ['4603'] });
  const four = ['br-8-3-inf', 'br-185-3-inf', 'br-9-3-inf', 'br-27a'];
  for (const id of four) here.open.marks[here.id(id)] = FOUGHT;
  expect(refuseFighter(here.world, here.open, { command: BRITISH, kind: 'wave2' }, here.id('br-1-ss'))).toEqual({
    code: 'only-four-out-of-a-hex',
    section: '9.4.3',
  });
  here.open.marks[here.id('br-27a')] = 0;
  expect(refuseFighter(here.world, here.open, { command: BRITISH, kind: 'wave2' }, here.id('br-1-ss'))).toBeUndefined();
});

test('airborne units attack in neither wave', () => {
  const here = at({ 'br-3-6-ab': '4804', 'ge-736-716': '4805' }, { beaches: ['4603'] });
  const why = (kind: 'wave1' | 'wave2' | 'combat') =>
    refuseFighter(here.world, here.open, { command: BRITISH, kind }, here.id('br-3-6-ab'))?.code;
  expect([why('wave1'), why('wave2')]).toEqual(['not-seaborne', 'not-seaborne']);
});

test('what closes and who waits is told, once each', () => {
  const told = (beaches: readonly string[], units: Readonly<Record<string, string>>) => {
    const events: DarkSummerEvent[] = [];
    const here = at(units, { beaches });
    closeBeaches(here.world, here.open, (event) => events.push(event));
    return events.map((event) => (event.event === 'postponed' ? { ...event, units: event.units.length } : event));
  };
  const all = ['2403', '3203', '3303', '4003', '4102', '4203', '4302'];
  const hex = at({}).hex('4603');
  expect(told(all, sword)).toEqual([
    { event: 'beach', section: '9.4.3', hex, state: BEACH_CLOSED },
    { event: 'postponed', section: '9.4.3', units: 5, turn: 2 },
  ]);
  expect(told([...all, '4603'], { 'br-8a': '4004' })).toEqual([]);
});

test('a beach opens under the first who lands and closes under the first German, and says so', () => {
  const here = at({});
  const events: DarkSummerEvent[] = [];
  const tell = (event: DarkSummerEvent) => events.push(event);
  const utah = here.hex('2403');
  expect([openBeach(here.world, here.open, utah, tell), openBeach(here.world, here.open, utah, tell)]).toEqual([true, false]);
  expect([closeBeach(here.world, here.open, utah, tell), closeBeach(here.world, here.open, utah, tell)]).toEqual([true, false]);
  expect(openBeach(here.world, here.open, utah, tell)).toBe(false);
  expect(openBeach(here.world, here.open, here.hex('3003'), tell)).toBe(false);
  expect(events).toEqual([
    { event: 'beach', section: '9.4.1', hex: utah, state: BEACH_OPEN },
    { event: 'beach', section: '11.9', hex: utah, state: BEACH_CLOSED },
  ]);
});

test('one who landed with the others without a fight may attack out of the beach, over-stacked or not', () => {
  const here = at({ ...sword, 'ge-736-716': '4604' });
  const four = ['br-8-3-inf', 'br-185-3-inf', 'br-9-3-inf', 'br-27a'];
  const drill = fight(here, BRITISH, 'wave2')
    .play('4603', ...four, 'declare', 'done')
    .roll(6)
    .play('done');
  expect([drill.place('br-1-ss'), drill.offered()]).toEqual(['4603', ['4604', 'done']]);
  expect(drill.play('4604').offered()).toEqual(['br-1-ss']);
});

test('from the approach the beach ahead must be attacked; who has landed need not attack', () => {
  const here = at({ ...sword, 'br-231-50-inf': '4003', 'ge-726-716': '4004' }, { beaches: ['4003'] });
  const drill = fight(here, BRITISH, 'wave2');
  expect([drill.offered(), drill.why('done')]).toEqual([['4004', '4603'], 'must-attack 9.4.3']);
  expect(drill.attack('4603', 'br-8-3-inf').roll(3).report.result).toBe('-');
  expect(drill.offered()).toEqual(['4004', 'done']);
});
