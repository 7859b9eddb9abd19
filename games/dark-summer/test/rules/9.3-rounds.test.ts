import { expect, test } from 'vitest';
import {
  ACTIVE,
  AUTOMATIC,
  CHERBOURG,
  ENTERED,
  FOUGHT,
  MOVED,
  type Open,
  RETREATED,
  SHOWERS,
  SUN,
  VIA_BRITTANY,
  WAITING,
} from '../../src/index.js';
import { type Placing, position } from '../position.js';
import { only, roundOf } from '../scene.js';

const supplied = { 'ge-914-352': '5020' };
const at = (open: Partial<Open> = {}, more: Placing = {}) => position({ drill: {}, ...more, units: { ...supplied, ...more.units }, open });

// §9.3
test('a round forgets what was noted in the one before, not what lasts', () => {
  const made = at({ attacked: [1], obliged: [2], cherbourgFought: 1 });
  made.open.marks.fill(MOVED | FOUGHT | RETREATED | ACTIVE | ENTERED | VIA_BRITTANY | AUTOMATIC);
  made.open.roundUses.fill(1);
  const { open } = roundOf(made, 0, 'combat', 'combat');
  expect([new Set(open.marks), new Set(open.roundUses)]).toEqual([new Set([VIA_BRITTANY | AUTOMATIC]), new Set([0])]);
  expect([open.attacked, open.obliged, open.cherbourgFought]).toEqual([[], [], 0]);
});

// §9.3.1 §8.1 §8.3
test('a Move Round begins with withdrawals and arrivals, then its command moves', () => {
  const made = at({}, { units: { 'us-505-82-ab': '3204', 'us-39-9-inf': WAITING }, beaches: ['3203'] });
  made.open.due = made.open.due.with(made.id('us-39-9-inf'), 2);
  const drill = roundOf(made, 0, 'move', 'move');
  expect(drill.steps()).toEqual(['withdraw', 'entry-roll', 'moving']);
  expect(drill.passed[2]).toEqual({ step: 'moving', asks: 'allied', command: 0, kind: 'move' });
  expect(roundOf(at(), 1, 'move', 'move').passed).toEqual([{ step: 'moving', asks: 'allied', command: 1, kind: 'move' }]);
  expect(roundOf(at(), 2, 'move', 'move').passed).toEqual([{ step: 'moving', asks: 'german', command: 2, kind: 'move' }]);
});

// §5.2
test('after movement the opponent trims what is stacked too high', () => {
  const stack = ['us-39-9-inf', 'us-47-9-inf', 'us-117-30-inf'];
  const made = at({}, { units: Object.fromEntries(stack.map((id) => [id, '4818'])) });
  expect(roundOf(made, 0, 'move', 'move').passed.at(-1)).toEqual({ step: 'over-stack', asks: 'german', hex: made.hex('4818') });
  expect(roundOf(made, 1, 'move', 'move').steps()).toEqual(['moving']);
});

// §9.3.2
test('a Combat Round is fighting and nothing else, by the command of the chit', () => {
  for (const [command, asks] of [
    [0, 'us'],
    [1, 'british'],
    [2, 'german'],
  ] as const) {
    expect(roundOf(at({ players: 3 }), command, 'combat', 'combat').passed).toEqual([{ step: 'fighting', asks, command, kind: 'combat' }]);
  }
});

// §9.3.3
test('a Combined Action Round moves a little, then fights; only a Move chit brings reinforcements', () => {
  const made = () => {
    const position = at({}, { units: { 'us-505-82-ab': '3204', 'us-39-9-inf': WAITING }, beaches: ['3203'] });
    position.open.due = position.open.due.with(position.id('us-39-9-inf'), 2);
    return position;
  };
  const drill = roundOf(made(), 0, 'combined', 'move');
  expect(drill.steps()).toEqual(['withdraw', 'entry-roll', 'moving', 'fighting']);
  expect(drill.passed.slice(2)).toMatchObject([{ kind: 'combined' }, { kind: 'combined' }]);
  expect(roundOf(made(), 0, 'combined', 'combat').steps()).toEqual(['moving', 'fighting']);
});

test('from turn 2, one of each nationality a turn, and the chit still counts for the US limit', () => {
  const chit = (open: Partial<Open>) => only(at(open), { step: 'chit', asks: 'allied', command: 0, sides: ['move', 'combat'] });
  const first = chit({ turn: 1, weather: SHOWERS });
  expect([first.offered(), first.refusal('combined-move')?.code]).toEqual([['move', 'combat'], 'combined-from-turn-2']);
  const drill = chit({ turn: 2, weather: SUN });
  expect(drill.offered()).toEqual(['move', 'combat', 'prepared', 'combined-move', 'combined-combat']);
  drill.play('combined-move');
  expect(drill.open.track).toEqual([{ command: 0, kind: 'combined', chit: 'move', prepared: 0 }]);
  const second = chit({ turn: 2, weather: SUN, track: drill.open.track });
  expect([second.offered(), second.refusal('combined-combat')?.code]).toEqual([['move', 'combat'], 'combined-used']);
  const british = only(at({ track: drill.open.track }), { step: 'chit', asks: 'allied', command: 1, sides: ['move'] });
  expect(british.offered()).toEqual(['move', 'combined-move']);
});

/** A line of Americans from coast to coast, south of Cherbourg. */
const LINE = {
  'us-39-9-inf': '1003',
  'us-47-9-inf': '1203',
  'us-60-9-inf': '1403',
  'us-313-79-inf': '1603',
  'us-314-79-inf': '1803',
  'us-315-79-inf': '2003',
  'us-117-30-inf': '2203',
};

// §13.5 §5.3
test('every German round begins with a look at Cherbourg; those cut off go there, Americans in the box or not', () => {
  for (const kind of ['move', 'combat', 'reaction'] as const) {
    const made = at({ turn: 4 }, { units: { ...LINE, 'us-119-30-inf': CHERBOURG, 'ge-729-709': '1401', 'sp-1': '1601' } });
    const drill = roundOf(made, 2, kind, kind === 'reaction' ? 'none' : kind);
    expect(drill.told('isolated')).toEqual([{ event: 'isolated', section: '13.5', isolated: 1 }]);
    // The reminders say that those cut off may go: their player chooses.
    expect(drill.offered()).toEqual(['ge-729-709', 'all', 'done']);
    expect(drill.refusal('sp-1')).toEqual({ code: 'not-cut-off', section: '13.5' });
    drill.play('all');
    expect(drill.told('relocated')).toEqual([{ event: 'relocated', section: '13.5', units: made.ids('ge-729-709') }]);
    expect(made.ids('ge-729-709', 'us-119-30-inf', 'sp-1').map((unit) => made.open.hex[unit])).toEqual([
      CHERBOURG,
      CHERBOURG,
      made.hex('1601'),
    ]);
  }
});

test('it is offered once, when Cherbourg becomes isolated: who stays, or is cut off later, is not asked again', () => {
  const made = at({ turn: 4 }, { units: { ...LINE, 'ge-729-709': '1401', 'ge-739-709': '1401' } });
  const drill = roundOf(made, 2, 'move', 'move').play('ge-739-709').play('done');
  expect(made.ids('ge-729-709', 'ge-739-709').map((unit) => made.open.hex[unit])).toEqual([made.hex('1401'), CHERBOURG]);
  expect(drill.told('relocated')).toHaveLength(1);
  made.move('ge-920-243', '1501');
  const next = roundOf(made, 2, 'move', 'move');
  expect([next.steps(), next.told('isolated')]).toEqual([['moving'], []]);
  expect(made.open.hex[made.id('ge-729-709')]).toBe(made.hex('1401'));
});

test('Cherbourg may be freed again, and is not looked at in Allied rounds or once it has fallen', () => {
  const made = at({ turn: 4, isolated: 1 });
  expect(roundOf(made, 0, 'move', 'move').told('isolated')).toEqual([]);
  expect(roundOf(made, 2, 'move', 'move').told('isolated')).toMatchObject([{ isolated: 0 }]);
  const fallen = at({ turn: 6, cherbourgTurn: 5 }, { units: { ...LINE, 'ge-729-709': '1401' } });
  expect([roundOf(fallen, 2, 'move', 'move').told('isolated'), fallen.open.isolated]).toEqual([[], 0]);
});

// §15.0
test('the Operational Boundary is lifted after the round in which Americans came to Brittany', () => {
  const made = at({ turn: 8, cherbourgTurn: 5, brittanyTurn: 8 });
  made.open.control.fill(0);
  const drill = roundOf(made, 0, 'move', 'move');
  expect([drill.told('boundary-lifted').length, made.open.boundaryLifted]).toEqual([1, 1]);
  expect(roundOf(made, 0, 'move', 'move').told('boundary-lifted')).toEqual([]);
});

// §3.2.1
test('Avranches German at the end of a round after the one in which Americans entered Brittany ends the game', () => {
  const made = at({ turn: 8, cherbourgTurn: 5, brittanyTurn: 8 });
  expect(roundOf(made, 0, 'move', 'move').told('over')).toEqual([]);
  const drill = roundOf(made, 1, 'combat', 'combat');
  expect(drill.told('over')).toMatchObject([{ why: 'avranches', outcome: { winner: 'german', level: 'sudden-death' } }]);
});
