import { hex as hexAction, unit as unitAction, word as wordAction } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { AT_ENTRY } from '../../src/types.js';
import { createUi } from '../../ui/index.js';
import { module } from '../position.js';
import { GameScene } from '../scene.js';

const ui = createUi(module);
const [A, B, TIGER, QUEENS] = [
  '7th-22-arm-bde-4-cly-a',
  '7th-22-arm-bde-4-cly-b',
  'ind-s-ss-pz-101-s-ss-pz-101-2',
  '7th-131-bde-1-7-queens-a',
];
const baron = (): GameScene => new GameScene('black-baron');
const viewOf = (scene: GameScene, seat: string) => module.view(scene.state, [seat]);
const promptOf = (scene: GameScene, seat: string): string => ui.prompt(viewOf(scene, seat), seat).text;
const wayOf = (scene: GameScene, seat: string, to: string): string[] =>
  (ui.way?.(viewOf(scene, seat), seat, hexAction(scene.hex(to)))?.lines ?? []).map(({ text }) => text);

// What a game played to its end by hand turned up.
describe('a move', () => {
  it('says that it goes by road, and not through the hedgerows beside it (§2.3.1)', () => {
    const scene = baron();
    scene.chit('division:7th').play(B, 'move');
    expect(
      wayOf(scene, 'allied', '85.062')
        .concat(wayOf(scene, 'allied', '84.062'))
        .join(' '),
    ).toMatch(/\broad\b/);
  });

  it('says whose fire zones it ends in, though nobody fires at who comes in (§S.16, §S.22)', () => {
    const scene = baron();
    scene.only(B, TIGER);
    scene.put(TIGER, '80.060');
    scene.put(B, '81.061');
    scene.chit('direct:allied').play(B, 'move');
    const lines = wayOf(scene, 'allied', '80.061');
    expect(lines).toContain('Nobody may fire on the way.');
    expect(lines).toContain('It ends in the fire zone of one enemy.');
  });
});

it('says why somebody is no target, and why no assault is offered (§S.15, §S.26)', () => {
  const scene = baron();
  scene.only(B, TIGER);
  scene.put(TIGER, '82.063');
  scene.put(B, '82.062');
  scene.chit('direct:german').play(TIGER);
  expect(scene.refusal('82.062')).toMatchObject({ code: 'assault-closed', section: 'S.26' });
  scene.put(B, '90.062');
  expect(scene.refusal(B)).toMatchObject({ code: 'out-of-range', section: 'S.17' });
});

describe('a check', () => {
  it('has its odds on the buttons, and what paying leaves (§S.20)', () => {
    const scene = baron();
    scene.only(A, B, TIGER);
    scene.put(A, '80.061');
    scene.chit('direct:allied').play(A, 'fire', TIGER, 'bonus');
    const view = viewOf(scene, 'allied');
    expect(ui.actionLabel(view, wordAction('roll')).odds).toBe('by 4 or less, 50 %');
    expect(ui.actionLabel(view, wordAction('pay')).odds).toBe('2 left');
  });

  it('is on the button of a rally (§S.28)', () => {
    const scene = baron();
    scene.open.cohesion[scene.id(A)] = 1;
    scene.only(A);
    scene.put(A, '85.061');
    scene.chit('division:7th').play(A);
    expect(ui.actionLabel(viewOf(scene, 'allied'), wordAction('rally')).odds).toMatch(/^by \d or less, \d+ %$/);
  });
});

describe('who comes on', () => {
  it('is told where, and to choose the posture first (§S.33)', () => {
    const scene = baron();
    const entry = scene.open.entry as number[];
    entry[scene.id(QUEENS)] = scene.hex('90.062');
    scene.open.box[scene.id(QUEENS)] = AT_ENTRY;
    scene.chit('division:7th');
    expect(promptOf(scene, 'allied')).toContain('With a Division’s chit nobody enters an enemy fire zone');
    scene.play(QUEENS, 'move');
    expect(promptOf(scene, 'allied')).toContain('comes on in hex 90.062: choose the posture');
    expect(scene.refusal('90.062')).toMatchObject({ code: 'posture-first' });
  });
});

it('ends a chit by another key than a move and a unit: the next draw cannot be undone (§S.3)', () => {
  const scene = baron();
  scene.chit('direct:allied');
  const end = ui.actionLabel(viewOf(scene, 'allied'), wordAction('done'));
  scene.play(A);
  const leave = ui.actionLabel(viewOf(scene, 'allied'), wordAction('done'));
  expect([end.label, leave.label]).toEqual(['End the activation', 'Done with it']);
  expect(end.key).not.toBe(leave.key);
});

describe('buying chits (§S.7)', () => {
  it('has nothing to ask of who can buy nothing, nor more of who has bought all', () => {
    const scene = new GameScene('storming-sword').frames({ step: 'turn', next: 4 }, { step: 'purchase' });
    expect(promptOf(scene, 'allied')).toContain('The other side is buying');
    const chit = module.legal(viewOf(scene, 'german'), 'german').find((one) => one.kind === 'word' && one.word.startsWith('buy:'));
    scene.as('german', (chit as { readonly word: string }).word);
    expect(promptOf(scene, 'german')).toContain('Nothing more can be bought');
  });
});

it('lists a lost step that is back as one, and no Cohesion Hit (§16.4)', () => {
  const scene = baron();
  const rallied = { event: 'rallied', unit: scene.id(TIGER), from: 'step', hex: scene.hex('79.061') } as const;
  expect(ui.logLine(viewOf(scene, 'german'), rallied as never)?.text).toContain('a lost step is back');
});

it('puts what is paid for an Action with that Action, not with the one before (§S.10)', () => {
  const scene = baron();
  const paid = { event: 'points', division: 0, cp: -1, dp: 0, why: 'second' } as const;
  expect(ui.logLine(viewOf(scene, 'allied'), paid as never)?.opens).toBe('next');
});

describe('a landing', () => {
  it('says what the choice of a unit does, by the stage it has come to (§4.8.3(1))', () => {
    const scene = new GameScene('one-battalion-ashore');
    const cod = scene.id('716-kg-krug-stp-20-cod');
    const frame = { step: 'beaching', craft: 0, beach: 0, at: 0, passengers: [], nests: -1, tried: [], firer: -1, firing: 0, add: 0 };
    const said = (stage: number, target: number): string => {
      scene.open.stack.push({ ...frame, stage, target, unloaded: 0, drifted: 0, answer: -1 } as never);
      const { label } = ui.actionLabel(viewOf(scene, 'german'), unitAction(cod));
      scene.open.stack.pop();
      return label;
    };
    expect(said(2, -1)).toMatch(/^Fire with /);
    expect(said(4, -1)).toMatch(/^The nests fire at /);
    expect(said(5, -1)).toMatch(/^Fire at /);
    expect(said(5, 3)).toMatch(/^Fire with /);
  });
});
