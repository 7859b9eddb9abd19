import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../src/rules/movement.js';
import { COMBAT_MODE, DZ_BOX, DZ_ELIMINATED, DZ_LANDED, ELIMINATED } from '../../src/types.js';
import { Drop } from '../dropping.js';
import { at, data } from '../position.js';

/** Units of the 82nd above a zone that lies in a clear hex, without wind; their dice come next. */
const above = (boxed: Readonly<Record<string, number>>, hex = '1932', before?: (drop: Drop) => void) => {
  const drop = new Drop(boxed, { 0: hex });
  before?.(drop);
  const scene = drop.land().roll(3);
  while (scene.step === 'flak') scene.play('none');
  return scene;
};

describe('local wind and flak (§4.3.2, §4.3.3)', () => {
  it('one die for the wind of each zone, for all its units this turn (§4.3.2 b, §4.3.3 c)', () => {
    const scene = new Drop({ 'us-1-505': 0, 'us-2-505': 0 }, { 0: '1932' }).land().roll(1).play('rest').roll([3, 3], [2, 2]);
    expect(scene.told('dropped').map(({ modifier }) => modifier)).toEqual([1, 1]);
    expect(scene.told('wind')).toHaveLength(1);
  });
  it('each German within three hexes may add or take one; each serves one zone a turn (§4.3.2 c)', () => {
    const drop = new Drop({ 'us-1-505': 0, 'us-1-507': 1 }, { 0: '1932', 1: '1929' });
    drop.put('ge-i-1058', '1931');
    drop.put('ge-ii-1058', '1930');
    drop.put('ge-iii-1058', '1925');
    const scene = drop.land().roll(3);
    expect([scene.seat, scene.offered()]).toEqual(['german', ['ge-i-1058', 'ge-ii-1058', 'all', 'none']]);
    scene.play('ge-i-1058', 'plus').roll([3, 2]);
    expect(scene.told('dropped')[0]?.modifier).toBe(1);
    scene.roll(3);
    expect(scene.offered()).toEqual(['ge-ii-1058', 'all', 'none']);
  });
  it('the flak of a zone is counted again where it comes down (§4.3.3 d)', () => {
    const drop = new Drop({ 'us-1-505': 0 });
    drop.put('ge-i-1058', '1935');
    const scene = drop.land().play('1932').roll(3).play('all', 'plus');
    // 7 and 1: one hex north, four from the battalion.
    scene.roll([3, 4]).roll([3, 3]);
    expect([scene.told('zone').at(-1)?.modifier, scene.told('dropped')[0]?.modifier]).toEqual([1, 0]);
  });
  it('a zone rolls again where it would abort, be lost, or meet another zone, the sea or Germans (§4.3.3 a, §4.3.3 g, §4.3.3 h, R35)', () => {
    const aimed = (before: (drop: Drop) => void, hex = '1932') => {
      const drop = new Drop({ 'us-1-505': 0 });
      before(drop);
      return drop.land().play(hex);
    };
    const guns = (drop: Drop): void =>
      void [drop.put('ge-i-1058', '1935'), drop.put('ge-ii-1058', '1934'), drop.put('ge-iii-1058', '1933')];
    const whats = (scene: ReturnType<typeof aimed>): string[] => scene.told('zone').map(({ what }) => what);
    expect(whats(aimed(guns).roll(1).play('all', 'plus').roll([6, 6], [3, 3]))).toEqual(['aimed', 'again', 'landed']);
    expect(whats(aimed(guns).roll(6).play('all', 'minus').roll([1, 1], [5, 5]))).toEqual(['aimed', 'again', 'landed']);
    const beside = aimed((drop) => {
      drop.open.dzHex[2] = at('1931');
      drop.open.dzState[2] = DZ_LANDED;
      drop.put('ge-i-1058', '1832');
    });
    // 8 is the other zone, 4 the Germans, 6 the hex itself.
    expect(whats(beside.roll(3).play('none').roll([4, 4], [2, 2], [3, 3]))).toEqual(['aimed', 'again', 'again', 'landed']);
    expect(
      whats(
        aimed(() => undefined, '2110')
          .roll(3)
          .roll([4, 4], [3, 3]),
      ),
    ).toEqual(['aimed', 'again', 'landed']);
  });
  it('the ground of the zone modifies its units, not itself (§4.3.3 e)', () => {
    const scene = above({ 'us-1-505': 0 }, '0607').roll([3, 3]);
    expect(scene.told('dropped')[0]?.modifier).toBe(data.tables.scatterTerrain.parachute.hill);
  });
});

describe('units entering the map (§4.4)', () => {
  it('each rolls for itself and lands in Combat Mode in the hex of its number (§4.4.1, §4.4.2, §4.4.3)', () => {
    const scene = above({ 'us-1-505': 0, 'us-2-505': 0 }).play('us-2-505').roll([4, 4]).roll([3, 3]);
    expect([scene.where('us-2-505'), scene.where('us-1-505')]).toEqual(['1931', '1932']);
    expect(scene.open.mode[scene.id('us-1-505')]).toBe(COMBAT_MODE);
  });
  it('above 14 it aborts to the box of its zone, below −1 it is lost (§4.3.3 g, §4.3.3 h)', () => {
    const high = new Drop({ 'us-1-505': 0 }, { 0: '1932' });
    for (const [i, id] of ['ge-i-1058', 'ge-ii-1058', 'ge-iii-1058'].entries()) high.put(id, `19${35 - i}`);
    const scene = high.land().roll(3).play('all', 'plus').roll([6, 6]);
    expect([scene.told('dropped')[0]?.modifier, scene.box('us-1-505')]).toEqual([3, DZ_BOX]);
    const low = new Drop({ 'us-1-505': 0 }, { 0: '1932' });
    for (const [i, id] of ['ge-i-1058', 'ge-ii-1058', 'ge-iii-1058'].entries()) low.put(id, `19${35 - i}`);
    const down = low.land().roll(6).play('all', 'minus').roll([1, 1]);
    expect(down.box('us-1-505')).toBe(ELIMINATED);
  });
  it('in the sea or off the map it is lost (§4.4.4)', () => {
    // 8 is north of the zone.
    const sea = above({ 'us-1-505': 0 }, '1406').roll([4, 4]);
    const off = above({ 'us-1-505': 0 }, '0501').roll([4, 4]);
    expect([sea.box('us-1-505'), off.box('us-1-505')]).toEqual([ELIMINATED, ELIMINATED]);
    expect(off.told('eliminated')[0]).toMatchObject({ why: 'scatter', section: '4.4.4' });
  });
  it('onto too many friends it aborts to its box (§4.4.5)', () => {
    const scene = above({ 'us-1-505': 0 }, '1932', (drop) => {
      drop.down('us-1-507', '1932');
      drop.down('us-1-508', '1932');
    }).roll([3, 3]);
    expect([scene.box('us-1-505'), scene.open.disrupted[scene.id('us-1-505')]]).toEqual([DZ_BOX, 0]);
  });
  it('ground that is not clear, or a unit of another regiment, disrupts; an asterisk too; two of them kill (§4.4.6, §4.4.7, §4.4.8)', () => {
    const hill = above({ 'us-1-505': 0 }, '0808').roll([4, 4]);
    expect([hill.where('us-1-505'), hill.disrupted('us-1-505')]).toEqual(['0807', [true]]);
    const mixed = (other: string, dice: readonly [number, number], at: string) =>
      above({ 'us-1-505': 0 }, '1932', (drop) => void drop.down(other, at)).roll([...dice]);
    expect(mixed('us-1-507', [3, 3], '1932').disrupted('us-1-505')).toEqual([true]);
    expect(mixed('us-2-505', [3, 3], '1932').disrupted('us-1-505')).toEqual([false]);
    // 4 is an asterisk to the south-west.
    const marked = above({ 'us-1-505': 0 }).roll([2, 2]);
    expect([marked.where('us-1-505'), marked.disrupted('us-1-505')]).toEqual([
      marked.label(marked.world.grid.neighbour(at('1932'), 4)),
      [true],
    ]);
    expect(mixed('us-1-507', [2, 2], marked.where('us-1-505')).box('us-1-505')).toBe(ELIMINATED);
  });
  it('divisional troops neither cause nor suffer that disorder (R35)', () => {
    const scene = above({ 'us-1-505': 0 }, '1932', (drop) => void drop.down('us-82-hq', '1932')).roll([3, 3]);
    expect(scene.disrupted('us-1-505')).toEqual([false]);
  });
  it('they use half their allowance this turn (§4.4.10)', () => {
    const scene = above({ 'us-1-505': 0 }).roll([3, 3]);
    expect(pointsOf(scene.world, scene.open, scene.id('us-1-505')) / 2).toBe(2);
  });
});

describe('scattered onto Germans (§4.4.9)', () => {
  const onto = (id: string, german = 'ge-static-13') => above({ [id]: 0 }, '1932', (drop) => void drop.put(german, '1931')).roll([4, 4]);
  it('it assaults at once; who clears the hex has it', () => {
    const scene = onto('us-1-505');
    expect(scene.rolls).toBe('assault');
    scene.roll([6, 6]);
    expect([scene.where('us-1-505'), scene.box('ge-static-13')]).toEqual(['1931', ELIMINATED]);
    expect(scene.disrupted('us-1-505')).toEqual([false]);
  });
  it('else it goes two hexes the American chooses, and is disrupted', () => {
    const scene = onto('us-1-505').roll([2, 3]);
    expect([scene.step, scene.seat]).toEqual(['forced-retreat', 'allied']);
    expect(scene.offered()).toHaveLength(6);
    scene.play('1830');
    expect(scene.offered()).toEqual(['1730', '1731', '1829']);
    scene.play('1730');
    expect([scene.where('us-1-505'), scene.disrupted('us-1-505'), scene.where('ge-static-13')]).toEqual(['1730', [true], '1931']);
  });
  it('who cannot is lost: guns that cannot go two hexes, and the disrupted (R36)', () => {
    expect(onto('us-456-pfa').box('us-456-pfa')).toBe(ELIMINATED);
    // A 4 lands disrupted south-west of the zone.
    const drop = new Drop({ 'us-1-505': 0 }, { 0: '1932' });
    drop.put('ge-static-13', drop.world.grid.label(drop.world.grid.neighbour(at('1932'), 4)));
    const scene = drop.land().roll(3).play('none').roll([2, 2]);
    scene.roll([2, 3]);
    expect(scene.box('us-1-505')).toBe(ELIMINATED);
  });
});

describe('a zone that is overrun while its units come down (§4.2.5, §4.2.6)', () => {
  const overrun = (boxed: Readonly<Record<string, number>>, zones: Readonly<Record<number, string>>) => {
    const drop = new Drop(boxed, zones);
    drop.put('ge-i-1058', '1931');
    const scene = drop.land().roll(3);
    while (scene.step === 'flak') scene.play('none');
    // Eight is the hex to the north: the Germans are driven out, and go back over the zone.
    return scene.play('us-1-505').roll([4, 4]).roll([3, 4]).play('1932', '1933');
  };
  it('who has not jumped yet aborts and waits for the next window (R39)', () => {
    const scene = overrun({ 'us-1-505': 0, 'us-2-505': 0, 'us-3-505': 0 }, { 0: '1932' });
    expect([scene.where('us-1-505'), scene.open.dzState[0], scene.open.dzLost]).toEqual(['1931', DZ_ELIMINATED, 1]);
    expect([scene.box('us-2-505'), scene.box('us-3-505'), scene.isOver]).toEqual([DZ_BOX, DZ_BOX, true]);
    expect(scene.told('aborted').at(-1)).toMatchObject({ section: '4.2.6', units: [scene.id('us-2-505'), scene.id('us-3-505')] });
  });
  it('not even the other zone of the division takes them before that (§4.3.1)', () => {
    const scene = overrun({ 'us-1-505': 0, 'us-2-505': 0, 'us-1-507': 1 }, { 0: '1932', 1: '1926' });
    expect([scene.box('us-2-505'), scene.rolls]).toEqual([DZ_BOX, 'wind']);
    scene.roll(3);
    while (scene.step === 'flak') scene.play('none');
    scene.roll([3, 3]);
    expect([scene.where('us-1-507'), scene.box('us-2-505'), scene.isOver]).toEqual(['1926', DZ_BOX, true]);
  });
});
