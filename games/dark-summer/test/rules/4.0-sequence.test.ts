import { expect, test } from 'vitest';
import { ELIMINATED, EXITED, JUST_ENTERED, MAY_LEAVE, SHOWERS, STORM, SUN } from '../../src/index.js';
import { sufferAttrition } from '../../src/rules/14-attrition/attrition.js';
import { groundFor, position } from '../position.js';
import { type DarkSummerScene, fromPhase } from '../scene.js';

const phases = (drill: DarkSummerScene): string[] => drill.told('phase').map(({ phase }) => phase);
const supplied = { 'ge-914-352': '5020' };

/** Plays on to the end of the Action Phase: whatever is offered last, no reactions. */
function finishAction(drill: DarkSummerScene): DarkSummerScene {
  for (let i = 0; drill.open.phase === 'action' && i < 100; i++) {
    const { awaits } = drill;
    if (awaits.kind === 'over') break;
    if (awaits.kind === 'chance') drill.roll(awaits.roll.kind === 'draw' ? awaits.roll.weights.findIndex((weight) => weight > 0) : 1);
    else drill.play(drill.offered().includes('pass') ? 'pass' : (drill.offered()[0] as string));
  }
  return drill;
}

// §4.0 §3.0
test('the campaign opens in the Action Phase of turn 1, with the British asked for their chits', () => {
  const module = groundFor();
  const { open } = module.setup('campaign', {});
  expect([open.turn, open.phase, open.stack.map(({ step }) => step)]).toEqual([1, 'action', ['game', 'action', 'british-chits']]);
  expect(module.awaits({ open, sealed: {} })).toEqual({ kind: 'seats', seats: ['allied'], mode: 'turn' });
  const three = module.setup('campaign', { players: 'three' });
  expect(module.awaits(three)).toMatchObject({ seats: ['british'] });
});

test('a turn has its phases in order, then the marker advances', () => {
  const drill = fromPhase(position({ drill: {}, units: supplied, open: { turn: 2, weather: SUN } }), 'weather');
  expect(drill.awaits).toEqual({
    kind: 'chance',
    roll: { kind: 'draw', why: 'weather', section: '7.1', weights: [2, 2, 3, 1, 1] },
    visibleTo: 'all',
  });
  finishAction(drill.roll(STORM));
  expect(phases(drill)).toEqual([
    'weather',
    'allied-replacement',
    'german-replacement',
    'action',
    'attrition',
    'clean-up',
    'victory',
    'weather',
  ]);
  expect(drill.told('turn')).toEqual([{ event: 'turn', section: '4.0', turn: 3 }]);
  expect([drill.open.turn, drill.top.step]).toEqual([3, 'weather']);
});

test('support markers used in one turn are there again in the next', () => {
  const at = position({ drill: {}, units: supplied, open: { turn: 2 } });
  at.open.turnUses.fill(1);
  at.open.gameUses.fill(1);
  const { open } = fromPhase(at, 'victory');
  expect([open.turn, new Set(open.turnUses), new Set(open.gameUses)]).toEqual([3, new Set([0]), new Set([1])]);
});

// §5.4 §10.4.4
test('Clean-Up lets units that came to Brittany leave it, and clears the track', () => {
  const played = { command: 0, kind: 'move', chit: 'move', prepared: 0 } as const;
  const at = position({
    drill: {},
    units: { ...supplied, 'us-39-9-inf': JUST_ENTERED, 'us-47-9-inf': MAY_LEAVE },
    open: { turn: 8, cherbourgTurn: 5, track: [played], reactions: 2 },
  });
  const { open } = fromPhase(at, 'clean-up');
  expect(at.ids('us-39-9-inf', 'us-47-9-inf').map((unit) => open.hex[unit])).toEqual([MAY_LEAVE, MAY_LEAVE]);
  expect([open.track, open.reactions]).toEqual([[], 0]);
});

// §5.5
test('units in the Eastern Exit Box stay there, a side each, whatever befalls the map', () => {
  const units = { ...supplied, 'ge-1049-77': EXITED, 'br-22-7-a': EXITED };
  const at = position({ drill: {}, units, reduced: ['ge-1049-77', 'br-22-7-a'], open: { turn: 9, weather: STORM, cherbourgTurn: 5 } });
  const drill = fromPhase(at, 'attrition');
  expect(at.ids('ge-1049-77', 'br-22-7-a').map((unit) => drill.open.hex[unit])).toEqual([EXITED, EXITED]);
});

// §14.0 §7.2.4
test('Germans out of supply lose a step in any weather, Allies in rain and storm', () => {
  const units = { ...supplied, 'ge-729-709': '4616', 'us-39-9-inf': '5416', 'us-47-9-inf': '5415' };
  const ring = Object.fromEntries(['us-117-30-inf', 'us-119-30-inf', 'us-120-30-inf'].map((id, i) => [id, ['4615', '4515', '4617'][i]]));
  const walls = { 'us-313-79-inf': '4716', 'us-314-79-inf': '4717', 'us-315-79-inf': '4516' } as const;
  const make = (weather: number) =>
    position({
      drill: {},
      units: { ...units, ...(ring as Record<string, string>), ...walls },
      open: { turn: 3, weather },
      reduced: ['us-47-9-inf'],
    });
  const left = (weather: number): number[] => {
    const at = make(weather);
    fromPhase(at, 'attrition');
    return at.ids('ge-729-709', 'ge-914-352', 'us-39-9-inf', 'us-47-9-inf').map((unit) => at.open.steps[unit] as number);
  };
  expect(left(SHOWERS)).toEqual([1, 2, 2, 1]);
  expect(left(STORM)).toEqual([1, 2, 1, 0]);
});

/** Alençon is the last German source, behind an American in the only way to it, whose own way back a German bars. */
const neck = (units: Readonly<Record<string, string>>) =>
  position({
    drill: { terrain: { 5926: 'flooded', 5927: 'flooded', 6126: 'flooded', 6127: 'flooded' } },
    units: { ...units, 'us-313-79-inf': '3428', 'us-314-79-inf': '3828', 'us-315-79-inf': '4428', 'us-2-cav': '5428', 'br-33a': '5400' },
    reduced: ['us-39-9-inf', 'ge-914-352'],
    beaches: ['3203', '4603'],
    open: { turn: 10, weather: STORM, brittanyTurn: 9, cherbourgTurn: 5, exits: [1, 1, 1, 1, 1, 1] },
  });

test('attrition is judged for both sides at once, though either loss would have saved the other', () => {
  const lost = (units: Readonly<Record<string, string>>): number[] => {
    const at = neck(units);
    const drill = fromPhase(at, 'attrition');
    return drill.told('eliminated').flatMap(({ units: gone }) => [...gone]);
  };
  const at = position({});
  expect(lost({ 'us-39-9-inf': '6027' })).toEqual([]);
  expect(lost({ 'ge-914-352': '6026' })).toEqual([]);
  expect(lost({ 'us-39-9-inf': '6027', 'ge-914-352': '6026' })).toEqual(at.ids('us-39-9-inf', 'ge-914-352'));
});

// §11.5
test('an unknown strongpoint is revealed before attrition takes it', () => {
  const units = {
    ...supplied,
    'sp-1': '4820',
    'us-39-9-inf': '4720',
    'us-47-9-inf': '4920',
    'us-60-9-inf': '4822',
    'us-117-30-inf': '4818',
  };
  const at = position({ drill: {}, units, open: { turn: 3 } });
  const drill = fromPhase(at, 'attrition');
  expect(drill.passed).toEqual([{ step: 'reveal', units: at.ids('sp-1') }]);
  expect(drill.told('eliminated')).toEqual([{ event: 'eliminated', section: '14.0', units: at.ids('sp-1'), why: 'attrition' }]);
  expect(at.open.hex[at.id('sp-1')]).toBe(ELIMINATED);
});

test('a known one is not drawn again, and one that its draw removed loses nothing more', () => {
  const units = {
    ...supplied,
    'sp-1': '4820',
    'us-39-9-inf': '4720',
    'us-47-9-inf': '4920',
    'us-60-9-inf': '4822',
    'us-117-30-inf': '4818',
  };
  const at = position({ drill: {}, units, open: { turn: 3 } });
  at.open.value = at.open.value.with(at.id('sp-1'), 2);
  const drill = fromPhase(at, 'attrition');
  expect([drill.passed, drill.told('eliminated').length]).toEqual([[], 1]);
  const told: string[] = [];
  at.open.steps = at.open.steps.with(at.id('ost-1'), 0);
  sufferAttrition(at.world, at.open, at.ids('ost-1'), ({ event }) => told.push(event));
  expect(told).toEqual(['attrition']);
});

// §3.2.1
test('attrition that takes the last supplied hope of the Germans ends the game', () => {
  const units = { 'ge-914-352': '4820', 'us-39-9-inf': '4720', 'us-47-9-inf': '4920', 'us-60-9-inf': '4822', 'us-117-30-inf': '4818' };
  const drill = fromPhase(position({ drill: {}, units, open: { turn: 9, cherbourgTurn: 4 } }), 'attrition');
  expect(drill.awaits).toEqual({
    kind: 'over',
    outcome: { winner: 'allied', level: 'sudden-death', margin: 0, section: '3.2.1' },
  });
});

// §3.2.1 §3.2.2
test('points are scored in the Victory Check Phase; Cherbourg German at the end of turn 7 ends it', () => {
  const at = position({ drill: {}, units: supplied, open: { turn: 7, caenTurn: 7 } });
  const drill = fromPhase(at, 'victory');
  expect(drill.told('scored').map(({ why }) => why)).toEqual(['caen']);
  expect(at.open.ledger.map(({ why, turn }) => [why, turn])).toEqual([['caen', 7]]);
  const margin = at.open.ledger[0]?.halves;
  expect(drill.told('over')).toEqual([
    {
      event: 'over',
      section: '3.2.1',
      outcome: { winner: 'german', level: 'sudden-death', margin, section: '3.2.1' },
      why: 'cherbourg',
    },
  ]);
});

// §3.2 §3.2.3
test('after turn 10 the points decide, and a tie is German', () => {
  const at = position({ drill: {}, units: supplied, open: { turn: 10, cherbourgTurn: 5 } });
  at.open.control.fill(0);
  at.open.ledger = [{ side: 1, halves: 99, why: 'beach', turn: 1 }];
  const drill = fromPhase(at, 'victory');
  const allied = at.open.ledger.reduce((sum, { side, halves }) => sum + (side === 0 ? halves : 0), 0);
  expect(drill.awaits).toEqual({ kind: 'over', outcome: { winner: 'german', level: 'points', margin: allied - 99, section: '3.2.3' } });
  at.open.ledger = [{ side: 1, halves: 0, why: 'beach', turn: 1 }];
  expect(fromPhase(at, 'victory').awaits).toMatchObject({ outcome: { winner: 'allied', level: 'points' } });
});
