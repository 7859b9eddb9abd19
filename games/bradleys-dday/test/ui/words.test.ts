import { word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { ALLIED, GERMAN } from '../../src/types.js';
import { Wave } from '../afloat.js';
import { at, Position } from '../position.js';
import { type BradleyScene, firing, moving, only, scenario } from '../scene.js';
import { ui } from './played.js';

const viewOf = (scene: BradleyScene) => ui.game.view(scene.state, [scene.seat]);
const promptOf = (scene: BradleyScene) => ui.prompt(viewOf(scene), scene.seat);
const labelOf = (scene: BradleyScene, said: string) => ui.actionLabel(viewOf(scene), word(said));

/** So many letters have room in the bar of a desk beside the longest phase. */
const MOST_IN_BAR = 44;

it.each(['omaha', 'utah', 'd-day'])('the score of %s has room in the bar, and names a beach where they differ (§17.0)', (id) => {
  const position = new Position(id);
  const score = () => ui.status(viewOf(moving(position, ALLIED))).score;
  expect(score()).toMatch(/^Draw: 0 of \d+ lost, no beachhead$/);
  expect(score().length).toBeLessThan(MOST_IN_BAR);
  if (id !== 'd-day') return;
  position.open.beachhead[0] = position.open.hex.find((hex) => hex >= 0) ?? 0;
  expect(score()).toMatch(/lost, Omaha .*, Utah no beachhead$/);
});

describe('who turns back on the way to the beach', () => {
  it('too many for a hex: the question, and why nobody else, cite the rule for a hex where they cannot land (§5.5.5)', () => {
    const wave = new Wave({ 'us-1-16': '4121' });
    wave.put('us-1-18', '4122');
    wave.put('us-1-26', '4122');
    const scene = wave.land().roll(1).roll([3, 4]);
    expect([promptOf(scene).section, scene.why('us-1-18')]).toEqual(['5.5.5', 'not-offered 5.5.5']);
    expect(promptOf(scene).text.split('(§5.5.5)')).toHaveLength(2);
  });
  it('before Germans they cite the rule for a hex of the enemy (§5.5.6)', () => {
    const wave = new Wave({ 'us-1-16': '4121' });
    wave.put('ge-static-1', '4122');
    const asked = wave.land().roll(1).roll([3, 4]);
    expect([promptOf(asked).section, asked.why('us-1-18')]).toEqual(['5.5.6', 'not-offered 5.5.6']);
  });
});

describe('the log of a landing', () => {
  it('names whom a roll shifts where every hex rolls, and what mines count at the tide that was chosen (§19.1, §19.4)', () => {
    const wave = new Wave({ 'us-1-16': '4122', 'us-2-16': '4122' }, 'high').mine('3821', '4123');
    wave.open.turn = 2;
    Object.assign(wave.open.options, { tide: 'high', 'hex-shift': 'on' });
    const scene = wave.land().roll(1).roll([4, 4]);
    const [event] = scene.told('displaced');
    expect(event && ui.logLine(viewOf(scene), event)?.text).toMatch(/^The landing at Omaha of 1\/16 and 2\/16: .*, mines 4 of it;/);
  });
});

describe('an attack without a column of its own', () => {
  const strongpoint = (air: number): BradleyScene => {
    const position = new Position('d-day');
    Object.assign(position.open, { asp: 0, air, segment: 'allied-fire' });
    if (air > 0) position.open.options.bombing = 'on';
    position.put('us-1-16', '4229');
    position.put('ge-i-914', '4329');
    return firing(position, ALLIED);
  };
  it('bombs still to come are not below the table: the column is not known yet (§19.2, §10.1.3)', () => {
    const scene = strongpoint(25).play('4329');
    const { odds = '' } = labelOf(scene, 'air:25');
    expect(odds).toMatch(/if all bombs fall well: \d+ % to hurt them$/);
    scene.play('air:25');
    expect(promptOf(scene).text).toMatch(/if all bombs fall well/);
    expect(promptOf(scene).text).not.toContain('below the table');
  });
  it('what no differential of the table allows says so (§10.1.3)', () => {
    const position = new Position('d-day');
    Object.assign(position.open, { asp: 1, segment: 'allied-fire' });
    position.put('us-1-16', '4229');
    for (const id of ['ge-i-914', 'ge-ii-914', 'ge-i-916']) position.put(id, '4329');
    const scene = firing(position, ALLIED).play('4329');
    expect(labelOf(scene, 'asp:1').odds).toMatch(/below the table: 0 % to hurt them$/);
  });
});

describe('fire at armor alone', () => {
  it('says before anybody fires what all who can would make of it (§10.2.7)', () => {
    const position = new Position();
    position.put('us-743-tk', '4630');
    position.put('us-2-116', '4630');
    position.put('ge-100-pz', '4631');
    const scene = firing(position, GERMAN).play('4630');
    const { odds = '' } = labelOf(scene, 'armor');
    expect(odds).toMatch(/^with one unit, 12 − 4 = 8, column C: \d+ % to hurt them$/);
    scene.play('armor');
    scene.play('ge-100-pz');
    expect(odds).toContain(labelOf(scene, 'declare').odds);
  });
});

describe('the keys', () => {
  const keyOf = (scene: BradleyScene, said: string) => labelOf(scene, said).key;
  it('what ends a unit’s move does not end the segment when it is pressed once more', () => {
    const position = new Position();
    position.put('us-1-16', '4229');
    position.put('us-2-16', '4229');
    const scene = moving(position, ALLIED);
    const segment = keyOf(scene, 'done');
    expect([segment, keyOf(scene.play('us-1-16'), 'end')]).toEqual(['e', 's']);
  });
  it('the staff works under one key everywhere, and that ends nothing', () => {
    const scene = scenario('omaha');
    expect(keyOf(scene, 'rest')).toBe('f');
    scene.goTo('allot');
    expect([keyOf(scene, 'fill'), keyOf(scene.goTo('approach'), 'spread')]).toEqual(['f', 'f']);
  });
  it('an assault from the sea is declared like any other', () => {
    const wave = new Wave({ 'us-1-16': '4121' });
    wave.put('ge-static-1', '4122');
    expect(keyOf(wave.land().roll(1).roll([3, 4]), 'assault')).toBe('d');
  });
});

describe('a list of all who can be taken stands beside the map', () => {
  const listOf = (scene: BradleyScene) => ui.picking?.(viewOf(scene), scene.seat);
  it('of landers that are too many (§5.5.5)', () => {
    const wave = new Wave({ 'us-1-16': '4121' });
    wave.put('us-1-18', '4122');
    wave.put('us-1-26', '4122');
    expect(listOf(wave.land().roll(1).roll([3, 4]))).toEqual({ title: 'Who turns back' });
  });
  it('of those too many in a hex (§8.1.4)', () => {
    const position = new Position();
    for (const id of ['us-1-16', 'us-1-18', 'us-1-26']) position.put(id, '4229');
    const lost = only(position, { step: 'over-stack', asks: 'allied', side: ALLIED, hex: at('4229') });
    expect(listOf(lost)).toEqual({ title: 'Who is lost' });
  });
});
