import { describe, expect, it } from 'vitest';
import { isAirTurn, isGlider } from '../../src/rules/airborne.js';
import { mayMove } from '../../src/rules/movement.js';
import { setBox } from '../../src/rules/units.js';
import { AIRFIELD, COMBAT_MODE, DUE, DZ_BOX, DZ_ELIMINATED } from '../../src/types.js';
import { Drop } from '../dropping.js';
import { data } from '../position.js';
import { fromSegment } from '../scene.js';

const gliding = (boxed: Readonly<Record<string, number>>, hex = '0808', before?: (drop: Drop) => void) => {
  const drop = new Drop(boxed, { 0: hex }, 8);
  before?.(drop);
  const scene = drop.land().roll(3);
  while (scene.step === 'flak') scene.play('none');
  return scene;
};

describe('glider landing procedure (§4.5)', () => {
  it('they come to a zone that is down: on the first turn after the parachutists (§4.5, §4.5.1, R38)', () => {
    const drop = new Drop({ 'us-1-505': 0, 'us-80-aa': 0 });
    expect([isGlider(drop.world, drop.open, drop.of('us-80-aa')), isGlider(drop.world, drop.open, drop.of('us-1-505'))]).toEqual([
      true,
      false,
    ]);
    const scene = drop.land().play('0808').roll(3).roll([3, 3]);
    scene.roll([3, 3]);
    expect(scene.told('dropped').map(({ unit }) => scene.nameOf(unit))).toEqual(['us-1-505']);
    scene.roll([4, 4]);
    expect(scene.where('us-80-aa')).toBe('0807');
  });
  it('by the glider column of the ground, wind and flak added to it (§4.5.2, §4.5.3)', () => {
    const { glider, parachute } = data.tables.scatterTerrain;
    expect([glider.hill, parachute.hill, glider.town, parachute.town]).toEqual([0, 1, 2, 1]);
    const drop = new Drop({ 'us-1-325': 0 }, { 0: '0813' }, 11);
    drop.put('ge-i-1058', '0811');
    const scene = drop.land().roll(1).play('all', 'plus').roll([2, 2]);
    expect(scene.told('dropped')[0]?.modifier).toBe(1 + 1 + glider.clear);
    expect(gliding({ 'us-319-gfa': 0 }, '0607').roll([3, 3]).told('dropped')[0]?.modifier).toBe(0);
  });
  it('onto a hex that is full it aborts (§4.5.4)', () => {
    const scene = gliding({ 'us-319-gfa': 0 }, '0808', (drop) => {
      for (const id of ['us-1-507', 'us-1-508']) drop.put(id, '0808');
    }).roll([3, 3]);
    expect(scene.box('us-319-gfa')).toBe(DZ_BOX);
  });
  it('on the zone itself friends disrupt it, elsewhere only another regiment does (§4.5.5, §4.4.7, R38)', () => {
    const onZone = gliding({ 'us-319-gfa': 0 }, '0808', (drop) => void drop.put('us-1-507', '0808')).roll([3, 3]);
    const beside = gliding({ 'us-319-gfa': 0 }, '0808', (drop) => void drop.put('us-1-507', '0807')).roll([4, 4]);
    expect([onZone.disrupted('us-319-gfa'), beside.disrupted('us-319-gfa')]).toEqual([[true], [false]]);
  });
  it('hills are safe for it, other ground is not (§4.5.6)', () => {
    const hill = gliding({ 'us-319-gfa': 0 }, '0607').roll([3, 3]);
    expect([hill.where('us-319-gfa'), hill.disrupted('us-319-gfa')]).toEqual(['0607', [false]]);
    const town = gliding({ 'us-319-gfa': 0 }, '0918').roll([2, 2]);
    expect([town.where('us-319-gfa'), town.disrupted('us-319-gfa')]).toEqual(['0918', [true]]);
  });
  it('it does not move on the turn it lands, and lands in Combat Mode (§4.5.7, §4.4.1)', () => {
    const scene = gliding({ 'us-319-gfa': 0 }).roll([3, 3]);
    const unit = scene.id('us-319-gfa');
    expect([mayMove(scene.world, scene.open, unit), scene.open.mode[unit]]).toEqual([false, COMBAT_MODE]);
  });
});

describe('operation windows (§4.6)', () => {
  it('air landings are flown on turns 1, 8 and 11 (§4.6)', () => {
    const { world, open } = new Drop({});
    const turns = Array.from({ length: 16 }, (_, i) => i + 1).filter((turn) => isAirTurn(world, { ...open, turn }));
    expect(turns).toEqual([1, 8, 11]);
  });
  it('who aborted waits for the next window, and between windows nobody lands (§4.3.3 g, §4.4.5)', () => {
    const drop = new Drop({ 'us-1-505': 0 }, { 0: '0808' }, 3);
    expect([drop.land().seat, drop.open.box[drop.of('us-1-505')]]).toEqual(['over', DZ_BOX]);
    expect(new Drop({ 'us-1-505': 0 }, { 0: '0808' }, 8).land().rolls).toBe('wind');
  });
  it('reinforcements by air are put into boxes of their division when they are due, and not where a zone was lost (§3.1 A, §4.2.6)', () => {
    const drop = new Drop({}, { 0: '0808' }, 8);
    for (const id of ['us-319-gfa', 'us-320-gfa', 'us-1-325']) setBox(drop.open, drop.of(id), DUE);
    drop.open.dzState[1] = DZ_ELIMINATED;
    const scene = fromSegment(drop, 'placement');
    expect([scene.box('us-319-gfa'), scene.box('us-320-gfa'), scene.box('us-1-325')]).toEqual([DZ_BOX, DZ_BOX, DUE]);
    expect(scene.open.box.includes(AIRFIELD)).toBe(false);
  });
});
