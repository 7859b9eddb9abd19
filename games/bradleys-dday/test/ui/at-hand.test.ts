import { type Action, hex as hexAction, type Outcome, unit as unitAction, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { setBox } from '../../src/rules/units.js';
import { ALLIED, ELIMINATED, GERMAN } from '../../src/types.js';
import { Wave } from '../afloat.js';
import { at, Position } from '../position.js';
import { assaulting, type BradleyScene, firing, moving, only, scenario } from '../scene.js';
import { ui } from './played.js';

const viewOf = (scene: BradleyScene) => ui.game.view(scene.state, [scene.seat]);
const label = (scene: BradleyScene, action: Action): string => ui.actionLabel(viewOf(scene), action).label;
const prompt = (scene: BradleyScene): string => ui.prompt(viewOf(scene), scene.seat).text;
const plan = (scene: BradleyScene): string => JSON.stringify(ui.plan?.(viewOf(scene), scene.seat));

describe('reaching for another counter (§6.2.6)', () => {
  const position = new Position();
  const first = position.put('ge-i-914', '4829');
  const second = position.put('ge-ii-914', '5029', 2);
  const gun = position.put('us-5-fa', '5033');
  const scene = moving(position, GERMAN).play('ge-i-914', '4830');
  const turnsTo = (unit: number) => ui.turnsTo?.(viewOf(scene), scene.seat, unit);

  it('ends a move in Combat Mode', () => {
    expect(turnsTo(second)).toBe('end');
  });
  it('does not reach for an enemy, nor for the unit that moves', () => {
    expect([turnsTo(gun), turnsTo(first)]).toEqual([undefined, undefined]);
  });
  it('ends a move on the march with the front as it is (§7.5), and not for one who has moved', () => {
    scene.play('end', 'ge-ii-914', '5030');
    expect([turnsTo(first), scene.offers('face:2')]).toEqual([undefined, true]);
    const third = new Position();
    third.put('ge-i-914', '4829', 4);
    const other = third.put('ge-ii-914', '5029', 2);
    const march = moving(third, GERMAN).play('ge-i-914');
    expect(ui.turnsTo?.(viewOf(march), march.seat, other)).toBe('face:4');
  });
});

describe('what a headquarters would command (§16.2)', () => {
  it('is told before it is set up: the guns within its range, and those beyond', () => {
    const scene = scenario('omaha').play('ge-352-hq');
    const told = (label: string) => ui.way?.(viewOf(scene), scene.seat, hexAction(at(label)))?.lines.map(({ text }) => text) ?? [];
    expect(told('4529')).toEqual([
      expect.stringMatching(/^Under its command: .*I\/352/),
      expect.stringMatching(/^Out of its command: .*IV\/352/),
    ]);
    expect(told('6129').join()).toMatch(/Out of its command: .*I\/352/);
  });
});

describe('words that say what they end', () => {
  it('nobody, or nobody else, advances (§10.3.5)', () => {
    const position = new Position();
    const units = ['us-1-16', 'us-2-16'].map((id) => position.put(id, '4229'));
    const scene = only(position, { step: 'advance', asks: 'allied', side: ALLIED, to: at('4329'), units });
    expect(label(scene, word('done'))).toBe('Nobody advances');
    expect(label(scene.play('us-1-16'), word('done'))).toBe('Nobody else advances');
  });
  it('all land from their craft, or the others (§5.8.3)', () => {
    const wave = new Wave({ 'us-a-741-tk': '4121', 'us-b-741-tk': '4121' });
    const scene = wave.land().roll(1);
    expect(label(scene, word('done'))).toBe('All land from their craft');
    expect(label(scene.play('us-a-741-tk'), word('done'))).toBe('The others land from their craft');
  });
  it('a wall by the hex behind it (§15.2.1)', () => {
    const position = new Position();
    position.put('us-146-eng', '4022');
    const scene = moving(position, ALLIED).play('us-146-eng');
    expect(label(scene, word('breach:3'))).toBe('Breach the sea wall south before 4023, 2 points');
  });
  it('one point is left (§11.1)', () => {
    const position = new Position();
    Object.assign(position.open, { asp: 1, segment: 'allied-fire' });
    position.put('us-1-16', '4229');
    position.put('ge-i-914', '4329');
    expect(prompt(firing(position, ALLIED))).toContain('1 air and naval support point is left');
  });
});

describe('what the landing asks and foretells', () => {
  it('of two fullest hexes: what disorder would cost in each (§5.5.4)', () => {
    const wave = new Wave({ 'us-1-16': '4121', 'us-743-tk': '4221' });
    wave.put('ge-iii-1716', '3927');
    const scene = wave.mine('4123', '4323').land().roll(6).roll([6, 6]);
    expect(scene.step).toBe('fullest');
    const losses = [...plan(scene).matchAll(/about (\d\.\d) of them lost, (\d\.\d) if another hex is chosen/g)];
    expect(losses).toHaveLength(2);
    for (const [, inDisorder, inOrder] of losses) expect(Number(inDisorder)).toBeGreaterThan(Number(inOrder));
  });
  it('guns that land before High tide stay on the flats (§6.3.4), infantry does not', () => {
    const before = (tide: 'average' | 'low') => {
      const wave = new Wave({ 'us-5-fa': '4121', 'us-1-16': '4221' }, tide);
      Object.assign(wave.open, { asp: 9, segment: 'allied-fire' });
      wave.put('ge-iii-1716', '3927');
      return plan(firing(wave, ALLIED));
    };
    expect(before('average').match(/cannot leave the flats/g)).toHaveLength(1);
    expect(before('low')).not.toContain('cannot leave the flats');
  });
  it('and the wave that lands then says so before it is filled', () => {
    const scene = scenario('omaha').goTo('allot');
    const boxes = ui.plan?.(viewOf(scene), scene.seat)?.parts.flatMap(({ boxes = [] }) => boxes) ?? [];
    const warned = boxes.filter(({ note }) => note?.includes('Guns that land with it')).map(({ title }) => title);
    expect(warned).toEqual(['Third wave, turn 4']);
  });
});

it('an assault below the table says what it costs (§10.3.4)', () => {
  const position = new Position();
  position.put('us-c-2-rgr', '4229');
  for (const id of ['ge-i-914', 'ge-ii-914']) position.put(id, '4329');
  const scene = assaulting(position, ALLIED).play('4329', 'us-c-2-rgr');
  expect(ui.actionLabel(viewOf(scene), word('declare')).odds).toMatch(/below the table: one of your stacks is disrupted$/);
});

it('the end is told once, with what it was decided by (§18.1.6)', () => {
  const scene = scenario('omaha');
  const text = (outcome: Outcome) => ui.logLine(viewOf(scene), { event: 'over', outcome })?.text;
  expect(text({ level: 'draw' })).toBe('Draw: 0 of 11 units lost, no beachhead at Omaha.');
  expect(text({ level: 'resignation', winner: 'german' })).toMatch(/\. At the end: Draw: 0 of 11/);
});

it.each([
  [10, '10 of 11 units lost'],
  [18, '18 of 19 units lost'],
  [19, '19 units lost'],
  [22, '22 units lost'],
])('of %i units lost the German counts towards his next level, and above the last none (§18.1.6)', (lost, said) => {
  const position = new Position('omaha');
  position.put('ge-i-914', '4329');
  for (let unit = 0; unit < lost; unit++) setBox(position.open, unit, ELIMINATED);
  const view = viewOf(firing(position, ALLIED));
  expect(ui.logLine(view, { event: 'over', outcome: { level: 'draw' } })?.text).toContain(`: ${said}, `);
});

it('a unit set up on the march has not moved (§6.2.6)', () => {
  const scene = scenario('omaha').goTo('deploy-modes').play('ge-i-914', 'face:1');
  const lines = ui.unitInfo(viewOf(scene), scene.id('ge-i-914')).map(({ text }) => text);
  expect(lines.some((text) => /facing north-east/.test(text))).toBe(true);
  expect(lines.join()).not.toContain('Has moved');
  expect(unitAction(scene.id('ge-i-914'))).toBeDefined();
});

describe('what is dear is said before it is done', () => {
  const risks = (scene: BradleyScene, said: string): string[] =>
    (ui.risks?.(viewOf(scene), scene.seat, word(said)) ?? []).map(({ text }) => text);

  it('a wave at sea, guns that wait for it, and a fleet that has not fired (§5.6.1, §11.1)', () => {
    const wave = new Wave({ 'us-1-16': '4121' });
    Object.assign(wave.open, { asp: 60, segment: 'allied-fire' });
    wave.put('ge-iii-1716', '3927');
    wave.put('ge-i-915', '4427');
    const scene = firing(wave, ALLIED);
    expect(risks(scene, 'done')).toEqual(['German guns with 10 factors will meet the wave off Omaha, and nothing has been fired at them.']);
    scene.play('4427', 'asp:25', 'declare').roll([1, 2]);
    expect(risks(scene, 'done')).toEqual([]);
  });
  it('points that lapse with the turn (§11.1), and no others', () => {
    const position = new Position();
    position.put('us-1-16', '4229');
    position.put('ge-i-914', '4329');
    Object.assign(position.open, { asp: 60, segment: 'allied-fire' });
    expect(risks(firing(position, ALLIED), 'done')).toEqual([]);
    const last = new Position();
    last.put('us-1-16', '4229');
    last.put('ge-i-914', '4329');
    Object.assign(last.open, { asp: 60, segment: 'allied-defensive-fire' });
    expect(risks(firing(last, ALLIED), 'done')).toEqual(['60 points of support lapse with this turn, and nothing has been fired at.']);
  });
  it('an assault below the table (§10.3.4)', () => {
    const position = new Position();
    position.put('us-c-2-rgr', '4229');
    position.put('us-1-16', '4229');
    for (const id of ['ge-i-914', 'ge-ii-914']) position.put(id, '4329');
    const scene = assaulting(position, ALLIED).play('4329', 'us-c-2-rgr');
    expect(risks(scene, 'declare')).toEqual(['Below the table: nobody there is hurt, and one of your stacks is disrupted.']);
    expect(risks(scene.play('us-1-16'), 'declare')).toEqual([]);
  });
});

describe('set-up and waves say what the scenario wants', () => {
  it('where a unit belongs, asked and refused (§18.1.1)', () => {
    const scene = scenario('omaha').play('ge-static-10');
    expect(prompt(scene)).toContain('in a hex of Bayeux');
    const refusal = ui.game.refusal(viewOf(scene), scene.seat, hexAction(at('4124')));
    expect(refusal && ui.refusal(refusal)).toMatch(/in a hex of Bayeux: three hexes are open to it/);
  });
  it('Rangers may stay out of the waves and land at Pointe du Hoc (§5.7.1)', () => {
    const scene = scenario('omaha').goTo('allot');
    expect(plan(scene)).toMatch(/5 Rgr and 2\(-\) Rgr may stay here and land beside Pointe du Hoc/);
  });
});

it('who swims ashore is told with the sea alone against him (§5.8.1)', () => {
  const scene = new Wave({ 'us-a-741-tk': '4121' }).land().roll(1).play('us-a-741-tk');
  const line = (effect: '' | 'sunk') =>
    ui.logLine(viewOf(scene), {
      event: 'casualty',
      section: '5.8.1',
      unit: scene.id('us-a-741-tk'),
      dice: [6, 4],
      modifier: 0,
      column: -1,
      effect,
    })?.text;
  expect([line(''), line('sunk')]).toEqual([
    'A/741 Tk swims, dice 6 and 4 = 10: it swims ashore.',
    'A/741 Tk swims, dice 6 and 4 = 10: sunk.',
  ]);
});

it('the ruler names the hex that blocks the line of sight (§10.2.7)', () => {
  const scene = scenario('d-day');
  const said = (from: string, to: string) => ui.sight?.(viewOf(scene), at(from), at(to));
  expect(said('0913', '0616')).toEqual({ text: 'Sight is blocked by Fresville, town.', section: '10.2.7', blocked: [at('0715')] });
  expect(said('1017', '0817')).toEqual({ text: 'The line of sight is clear.', section: '10.2.7', blocked: [] });
});
