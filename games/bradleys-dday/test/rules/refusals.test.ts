import { describe, expect, it } from 'vitest';
import { setBox, setMark } from '../../src/rules/units.js';
import { AFLOAT, ALLIED, FIRED, LANDED, MOVED, POOL } from '../../src/types.js';
import { at, Position } from '../position.js';
import { assaulting, firing, moving, only, scenario } from '../scene.js';

describe('why a unit does not move (§6.0)', () => {
  it('it has moved, is disrupted, at sea, a garrison or the enemy’s (§6.2.6, §10.6.1, §5.3.1, §13.3.2)', () => {
    const position = new Position();
    position.put('us-2-116', '4229');
    setMark(position.open, position.put('us-3-116', '4630'), MOVED);
    position.disrupt(position.put('us-1-16', '4830'));
    setMark(position.open, position.put('us-2-16', '4020'), AFLOAT);
    position.put('ge-i-916', '4530');
    const scene = moving(position, ALLIED);
    expect(['us-3-116', 'us-1-16', 'us-2-16', 'ge-i-916', '4630', '4733'].map((name) => scene.why(name))).toEqual([
      'moved-already 6.2.6',
      'disrupted-green 10.6.1',
      'afloat 5.3.1',
      'enemy-unit 6.0',
      'moved-already 6.2.6',
      'choose-unit 6.0',
    ]);
  });

  it('and not there: enemies, sea, too many, too far (§6.2.2, §6.3.4, §8.1, §6.1.2)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    for (const id of ['us-1-18', 'us-1-26', 'us-1-115']) position.put(id, '4628');
    position.put('ge-i-916', '4630');
    const scene = moving(position, ALLIED).play('us-2-116');
    expect(['4630', '4010', '4628', '5536', '4629'].map((name) => scene.why(name))).toEqual([
      'enemy-there 6.2.2',
      'sea 6.3.4',
      'no-room 8.1',
      'out-of-reach 6.1.2',
      'already-there 6.1',
    ]);
  });

  it('from zone to zone, and over an intact sea wall (§9.1.2, §6.3.6)', () => {
    const position = new Position();
    position.put('ge-i-916', '4630');
    for (const hex of ['4629', '3921']) {
      const unit = position.put(hex === '4629' ? 'us-80-aa' : 'us-81-aa', hex);
      setMark(position.open, unit, LANDED);
    }
    const scene = moving(position, ALLIED);
    expect(scene.fork().play('us-80-aa').why('4530')).toBe('zone-to-zone 9.1.2');
    expect(scene.play('us-81-aa').why('3922')).toBe('sea-wall 6.3.6');
  });
});

describe('why nobody fires or assaults (§10.2, §10.3)', () => {
  it('no enemy, fired at already, a garrison alone, nobody who could (§10.2.2, §10.2.4, §13.3.5, §10.2.7)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    position.put('ge-i-916', '4630');
    position.put('ge-ii-916', '4628');
    position.put('ge-garrison-1', '4124');
    position.put('ge-i-914', '3030');
    position.open.firedAt = [at('4628')];
    const scene = firing(position, ALLIED);
    expect(['4733', '4629', '4628', '4124', '3030', 'us-2-116'].map((name) => scene.why(name))).toEqual([
      'no-enemy 10.2.2',
      'own-hex 10.2.2',
      'fired-at 10.2.4',
      'garrison-target 13.3.5',
      'nobody-fires 10.2.7',
      'target-first 10.2.8',
    ]);
  });

  it('each who cannot join has a reason: range, sight, command, fired (§10.2.7, §16.2, §10.2.3)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    position.put('us-1-16', '4229');
    setMark(position.open, position.put('us-3-116', '4730'), FIRED);
    position.put('us-5-fa', '4633');
    position.put('ge-i-916', '4630');
    const scene = firing(position, ALLIED).play('4630');
    expect(['us-1-16', 'us-3-116', 'us-5-fa', 'ge-i-916'].map((name) => scene.why(name))).toEqual([
      'fire-range 10.2.7',
      'fire-fired 10.2.3',
      'fire-command 16.2',
      'volley-open 10.2.8',
    ]);
    scene.play('us-2-116');
    expect(scene.why('us-2-116')).toBe('in-it 10.2.8');
  });

  it('nobody beside it, guns, the disrupted (§10.3.3, §10.3.1, §10.6.3)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    position.disrupt(position.put('us-3-116', '4730'));
    position.put('us-1-16', '4229');
    position.put('us-5-fa', '4629');
    position.put('ge-i-916', '4630');
    position.put('ge-i-914', '3030');
    const scene = assaulting(position, ALLIED);
    expect(['3030', '4733', '4229'].map((name) => scene.why(name))).toEqual(['nobody-beside 10.3.3', 'no-enemy 10.3.3', 'own-hex 10.3.3']);
    scene.play('4630');
    expect(['us-3-116', 'us-5-fa', 'us-1-16', 'ge-i-914'].map((name) => scene.why(name))).toEqual([
      'assault-disrupted 10.6.3',
      'assault-never 10.3.1',
      'assault-far 10.3.3',
      'assault-open 10.3.4',
    ]);
  });
});

describe('why not in the invasion (§4.0, §5.0, §18.0)', () => {
  it('set-up, mines and waves (§18.0, §5.4.3, §5.1.2, §5.3.2)', () => {
    const scene = scenario('omaha');
    scene.play('ge-352-hq');
    expect([scene.why('1010'), scene.why('4010')]).toEqual(['outside-area 18.0', 'set-up-hexes 18.0']);
    scene.play('3724', 'rest', 'done').roll(6);
    scene.play('3821');
    expect([scene.why('3821'), scene.why('3724')]).toEqual(['mined-already 5.4.3', 'not-minable 5.4.3']);
    scene.play('3921', '4022', '4223').roll(1);
    expect(scene.why('us-1-hq')).toBe('wave-slots 5.1.2');
    scene.play('us-1-16');
    expect([scene.why('us-1-16'), scene.why('ge-i-916')]).toEqual(['in-it 5.1.6', 'not-in-pool 5.1.5']);
    scene.play('fill', 'fill', 'fill', 'us-1-16');
    expect([scene.why('3333'), scene.why('4223')]).toEqual(['not-approach 5.3.2', 'not-approach 5.3.2']);
  });

  it('drop zones and flak (§4.2.1, §4.3.2)', () => {
    const position = new Position();
    position.put('ge-i-914', '1010');
    position.put('ge-ii-916', '2525');
    setBox(position.open, position.of('us-1-505'), POOL);
    const scene = only(position, { step: 'aim', asks: 'allied', zone: 0 });
    expect(scene.why('1010')).toBe('aim-germans 4.2.1');
    position.open.dzHex[0] = at('1011');
    const flak = only(position, { step: 'flak', asks: 'german', zone: 0 });
    expect(flak.why('ge-ii-916')).toBe('flak-far 4.3.2');
  });

  it('retreats and advances (§10.5.3, §10.3.5)', () => {
    const position = new Position();
    position.put('us-2-116', '4629');
    position.put('ge-i-916', '4630');
    const retreat = only(position, { step: 'retreat', asks: 'german', units: [position.of('ge-i-916')], unit: -1, trail: [], by: 'fire' });
    expect([retreat.why('4629'), retreat.why('4633')]).toEqual(['enemy-there 10.5.3', 'retreat-far 10.5.3']);
  });
});
