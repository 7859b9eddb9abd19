import { expect, test } from 'vitest';
import { BEACH_CLOSED, BEACH_OPEN, ELIMINATED, GERMANS, RAIN, SHOWERS } from '../../src/index.js';
import { type Placing, type Position, position } from '../position.js';
import { fight } from '../scene.js';

const KG = ['ge-kg-125-21-pz', 'ge-kg-192-21-pz', 'ge-kg-pz22-21-pz'];
const at = (units: Readonly<Record<string, string>>, more: Placing = {}): Position =>
  position({
    beaches: ['4003', '4102', '4203', '4302'],
    ...more,
    units: { 'ge-914-352': '4004', ...units },
    open: { weather: RAIN, ...more.open },
  });
const state = (here: Position, label = '4003') => here.open.beach[here.world.ground.beach[here.hex(label)] as number];

// §11.9
test('alone it defends with one step and a strength of one, seven with ships', () => {
  const drill = fight(at({}, { open: { weather: SHOWERS } }), GERMANS).declare('4003', 'ge-914-352');
  expect([drill.seat, drill.offered()]).toEqual(['german', ['nebelwerfer', 'done']]);
  drill.play('done');
  expect([drill.seat, drill.offered()]).toEqual(['allied', ['british-naval', 'done']]);
  drill.play('british-naval');
  expect(drill.report).toMatchObject({ attack: 2, defence: 1 + 6, odds: '1-4', result: 'AL2' });
});

test('alone it ignores DR and falls to DR*, BL1, EX and DE, but closes only when a German advances', () => {
  const outcome = (die: number) => {
    const drill = fight(at({}), GERMANS).attack('4003', 'ge-914-352').roll(die);
    return [drill.report.result, drill.step, drill.stepsOf('ge-914-352')[0]];
  };
  expect([outcome(2), outcome(5)]).toEqual([
    ['AL1', 'over', 1],
    ['-', 'over', 2],
  ]);
  expect([outcome(3), outcome(4), outcome(6)]).toEqual([
    ['BL1', 'advance', 1],
    ['EX', 'advance', 1],
    ['DR*', 'advance', 2],
  ]);
  const drill = fight(at({}), GERMANS).attack('4003', 'ge-914-352').roll(6);
  expect(state(drill.at)).toBe(BEACH_OPEN);
  drill.play('done');
  expect(state(drill.at)).toBe(BEACH_OPEN);
  const taken = fight(at({}), GERMANS).attack('4003', 'ge-914-352').roll(6).play('ge-914-352');
  expect([state(taken.at), taken.told('beach').length]).toEqual([BEACH_CLOSED, 1]);
});

test('with units in it only DE closes it; driven out or exchanged, they leave it open and nobody advances', () => {
  const guarded = (die: number) => {
    const units = { 'ge-914-352': '4304', 'br-131-7-a': '4003', ...Object.fromEntries(KG.map((id) => [id, '4004'])) };
    const drill = fight(at(units, { reduced: ['br-131-7-a'] }), GERMANS)
      .attack('4003', ...KG)
      .roll(die);
    while (drill.step === 'retreat') drill.play(drill.offered()[0] as string);
    return drill;
  };
  const driven = guarded(1);
  expect([driven.report.result, driven.isOver, state(driven.at)]).toEqual(['DR', true, BEACH_OPEN]);
  const gone = guarded(6);
  expect([gone.report.result, gone.place('br-131-7-a'), gone.step]).toEqual(['DE', ELIMINATED, 'advance']);
  expect(state(gone.play('ge-kg-125-21-pz').at)).toBe(BEACH_CLOSED);
});

test('units forced back go two hexes or one into another open beach', () => {
  const units = { 'ge-914-352': '4304', 'br-131-7-a': '4003', ...Object.fromEntries(KG.map((id) => [id, '4004'])) };
  const drill = fight(at(units), GERMANS)
    .attack('4003', ...KG)
    .roll(3);
  expect(drill.report.result).toMatch(/^DR/);
  expect(drill.step === 'retreat' ? drill.offered() : [drill.place('br-131-7-a')]).toContain('4102');
});

// §11.9 §3.2.1
test('a closed beach stays closed when it is retaken', () => {
  const here = at({ 'ge-914-352': '4003', 'br-8a': '4103', 'br-27a': '4103', 'br-33a': '4103' });
  here.open.beach[here.world.ground.beach[here.hex('4003')] as number] = BEACH_CLOSED;
  const drill = fight(here, 1).attack('4003', 'br-8a', 'br-27a', 'br-33a').roll(6).play('br-8a', 'done');
  expect([drill.place('br-8a'), state(here)]).toEqual(['4003', BEACH_CLOSED]);
});

test('the third beach to close, two of them side by side, ends the game at once', () => {
  const here = at({});
  for (const label of ['4102', '4603']) here.open.beach[here.world.ground.beach[here.hex(label)] as number] = BEACH_CLOSED;
  const drill = fight(here, GERMANS).attack('4003', 'ge-914-352').roll(6).play('ge-914-352');
  expect(drill.told('over')[0]?.outcome).toMatchObject({ winner: 'german', level: 'sudden-death' });
  expect(drill.top).toMatchObject({ step: 'over', outcome: { winner: 'german' } });
});
