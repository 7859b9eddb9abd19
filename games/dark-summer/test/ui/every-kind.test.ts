import { describe, expect, it } from 'vitest';
import { CHERBOURG, type DarkSummerEvent, type DarkSummerFrame, EXITED, JUST_ENTERED, MAY_LEAVE } from '../../src/types.js';
import { game, ui, world } from './played.js';
import { expectReadable } from './wording.js';

const at = (label: string): number => ui.grid.parse(label) as number;
const id = (name: string): number => world.roster.ids.get(name) as number;

type Frames = { readonly [K in DarkSummerFrame['step']]: Extract<DarkSummerFrame, { step: K }> };
type Events = { readonly [K in DarkSummerEvent['event']]: Extract<DarkSummerEvent, { event: K }> };

const regiment = id('us-8-4-inf');
const german = id('ge-kg-125-21-pz');
const round = { command: 0, kind: 'combined', chit: 'move', prepared: 0 } as const;
const fight = { command: 0, kind: 'combat', target: at('2407') } as const;
const outcome = { winner: 'allied', level: 'points', margin: 3 } as const;

/** One decision of every kind, however rare it is in play. */
const FRAMES: Frames = {
  game: { step: 'game', next: 0, attrition: [] },
  over: { step: 'over', outcome },
  weather: { step: 'weather' },
  replacement: { step: 'replacement', asks: 'allied', command: 1 },
  'replacement-kind': { step: 'replacement-kind', asks: 'allied', unit: id('us-4-cav') },
  'british-chits': { step: 'british-chits', asks: 'allied' },
  initiative: { step: 'initiative', asks: 'allied' },
  action: { step: 'action', next: 'draw' },
  draw: { step: 'draw' },
  chit: { step: 'chit', asks: 'allied', command: 0, sides: ['move', 'combat'] },
  react: { step: 'react', asks: 'german' },
  round: { step: 'round', ...round, next: 1 },
  activate: { step: 'activate', asks: 'german' },
  activation: { step: 'activation', asks: 'german', unit: german },
  withdraw: { step: 'withdraw', asks: 'allied', command: 0 },
  'entry-roll': { step: 'entry-roll', command: 2 },
  entry: { step: 'entry', asks: 'german', command: 2, left: 2 },
  arrive: { step: 'arrive', asks: 'german', units: [german] },
  'third-wave': { step: 'third-wave', asks: 'allied', command: 0, displaced: [] },
  land: { step: 'land', asks: 'allied', unit: regiment },
  displace: { step: 'displace', asks: 'allied', arriving: regiment, hex: at('2403'), leaving: -1 },
  moving: { step: 'moving', asks: 'german', command: 2, kind: 'first-reaction' },
  relocate: { step: 'relocate', asks: 'german', units: [german] },
  leg: { step: 'leg', asks: 'german', unit: german, kind: 'reaction', via: 0, left: -1, unboxed: 0 },
  'over-stack': { step: 'over-stack', asks: 'german', hex: at('2403') },
  assault: { step: 'assault', asks: 'allied', command: 1 },
  fighting: { step: 'fighting', asks: 'allied', command: 0, kind: 'prepared' },
  attack: { step: 'attack', asks: 'allied', ...fight, units: [] },
  reveal: { step: 'reveal', units: [id('sp-1')] },
  battle: { step: 'battle', ...fight, units: [], attackSupport: [], defenceSupport: [], next: 'die', result: '' },
  support: { step: 'support', asks: 'allied', command: 0, purpose: 'defence' },
  soften: { step: 'soften', asks: 'german' },
  losses: { step: 'losses', asks: 'german', units: [german], owed: 2 },
  retreat: { step: 'retreat', asks: 'german', units: [german], picked: 0 },
  advance: { step: 'advance', asks: 'german', units: [german], ashore: [], hex: at('2403'), kind: 'combat', beach: 1 },
  'second-advance': { step: 'second-advance', asks: 'allied', units: [regiment], kind: 'wave1', unit: regiment },
  cherbourg: { step: 'cherbourg', support: [], next: 'die' },
};

/** One event of every kind. */
const EVENTS: Events = {
  turn: { event: 'turn', turn: 2 },
  phase: { event: 'phase', turn: 2, phase: 'attrition' },
  weather: { event: 'weather', weather: 4 },
  replacements: { event: 'replacements', left: [1, 0, 2, 0, 1, 0, 0, 0] },
  rebuilt: { event: 'rebuilt', unit: regiment, with: 'us-infantry' },
  cup: { event: 'cup', cup: [3, 1, 2, 3], reactions: 2 },
  'chit-drawn': { event: 'chit-drawn', chit: 'us' },
  round: { event: 'round', ...round },
  passed: { event: 'passed', command: 2 },
  activated: { event: 'activated', units: [german, id('ge-kg-192-21-pz')] },
  isolated: { event: 'isolated', isolated: 1 },
  relocated: { event: 'relocated', units: [id('ge-919-709')] },
  withdrawn: { event: 'withdrawn', unit: id('us-2-rng') },
  'entry-die': { event: 'entry-die', command: 0, die: 4, waiting: 1, formations: 1 },
  arrived: { event: 'arrived', unit: regiment, hex: at('2403') },
  displaced: { event: 'displaced', unit: regiment, from: at('2403'), hex: at('2303') },
  postponed: { event: 'postponed', units: [regiment], turn: 2 },
  moved: { event: 'moved', unit: german, path: [at('4907'), at('4807')], halves: 4 },
  withdrew: { event: 'withdrew', unit: german, path: [at('4907'), at('4808'), at('4709')] },
  boxed: { event: 'boxed', unit: regiment, path: [at('1801'), at('1800')], place: CHERBOURG },
  'left-box': { event: 'left-box', unit: regiment, from: MAY_LEAVE, path: [at('3828')] },
  'boundary-lifted': { event: 'boundary-lifted' },
  'over-stacked': { event: 'over-stacked', unit: regiment, hex: at('2403') },
  declared: { event: 'declared', ...fight, units: [regiment], obliged: [] },
  revealed: { event: 'revealed', unit: id('ost-1'), value: 1 },
  supported: { event: 'supported', marker: 'tank-destroyers-1', target: CHERBOURG, purpose: 'attack' },
  battle: {
    event: 'battle',
    ...fight,
    units: [regiment],
    attack: 6,
    defence: 2,
    odds: '3-1',
    shift: 1,
    column: '4-1',
    die: 4,
    printed: 'DR*',
    result: 'BL1',
  },
  'cherbourg-battle': { event: 'cherbourg-battle', attack: 3, defence: 9, column: '', die: 0, result: '' },
  'step-lost': { event: 'step-lost', unit: regiment, left: 1 },
  eliminated: { event: 'eliminated', units: [german], why: 'no-retreat' },
  retreated: { event: 'retreated', unit: german, path: [at('4907'), at('5008'), at('5109')] },
  advanced: { event: 'advanced', unit: regiment, path: [at('2502'), at('2403')] },
  beach: { event: 'beach', hex: at('2403'), state: 2 },
  'obligation-lapsed': { event: 'obligation-lapsed', hexes: [at('2407')] },
  captured: { event: 'captured', what: 'saint-lo', turn: 6 },
  attrition: { event: 'attrition', units: [] },
  scored: { event: 'scored', side: 0, halves: 3, why: 'brittany', turn: 10 },
  over: { event: 'over', outcome },
};

describe('every kind', () => {
  it.each(Object.values(FRAMES))('of decision has words for all at the table: $step', (frame) => {
    const state = game.setup('campaign', {});
    state.open.stack.push({ step: 'round', ...round, next: 1 }, FRAMES.battle, frame);
    for (const eyes of [['allied'], ['german'], []]) {
      for (const seat of ['allied', 'german']) {
        const { text, section } = ui.prompt(game.view(state, eyes), seat);
        expectReadable(text, section);
        expect(text).toMatch(/^[A-Z0-9].*§.*\.$/);
      }
      for (const text of ui.status(game.view(state, eyes)).phase) expectReadable(text);
    }
  });

  it.each(Object.values(EVENTS))('of event has a line, or one beside it says it: $event', (event) => {
    const line = ui.logLine(game.view(game.setup('campaign', {}), []), event);
    if (event.event === 'chit-drawn') {
      expect(line).toBeUndefined();
      const roll = { kind: 'draw', why: 'action-chit', section: '9.2', weights: [3, 1, 2, 3] } as const;
      expect(ui.rollLine(roll, [0]).text).toBe('A US chit is drawn, 3 in 9.');
      return;
    }
    expectReadable(line?.text ?? '', line?.section);
    expect(line?.text).toMatch(/^[A-Z0-9].*\.$/);
  });

  it('of place has a name', () => {
    const state = game.setup('campaign', {});
    for (const place of [CHERBOURG, JUST_ENTERED, MAY_LEAVE, EXITED]) {
      state.open.hex[regiment] = place;
      expect(ui.unitInfo(game.view(state, []), regiment).map(({ text }) => text)).toContainEqual(expect.stringMatching(/^In the .* box/));
    }
  });

  it('of roll is told', () => {
    const die = (why: string) => ui.rollLine({ kind: 'dice', why, section: '11.3.5', count: 1, sides: 6 }, [4]).text;
    expect(['combat', 'cherbourg', 'formation-entry'].map(die)).toEqual(['Combat die: 4.', 'Cherbourg die: 4.', 'Formation entry die: 4.']);
    const draw = (why: string) => ui.rollLine({ kind: 'draw', why, section: '11.5', weights: [1, 5, 2, 0, 0] }, [1]).text;
    expect(['weather', 'strongpoint', 'ost'].map(draw)).toEqual([
      'Weather: cloud is drawn, 5 in 8.',
      'Strongpoint drawn: factor 1, 5 in 8.',
      'Ost battalion drawn: factor 1, 5 in 8.',
    ]);
  });
});
