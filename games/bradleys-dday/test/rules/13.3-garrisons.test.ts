import { describe, expect, it } from 'vitest';
import { whyNoAssault } from '../../src/rules/close-assault.js';
import { multiplierOf } from '../../src/rules/defence.js';
import { garrisonHexes } from '../../src/rules/deployment.js';
import { targetsIn, whyNot } from '../../src/rules/fire.js';
import { mayMove } from '../../src/rules/movement.js';
import { setBox } from '../../src/rules/units.js';
import { ALLIED, ELIMINATED, GERMAN, UNPLACED } from '../../src/types.js';
import { at, ground, Position } from '../position.js';
import { assaulting, busy, fromSegment, moving, only } from '../scene.js';

describe('garrisons (§13.3)', () => {
  it('for forts that nobody holds within three hexes of a German unit, by his choice (§13.3, §13.3.1)', () => {
    const position = new Position('omaha');
    const { open } = position;
    position.put('ge-static-1', '3922');
    const garrisons = [1, 2].map((number) => position.of(`ge-garrison-${number}`));
    for (const garrison of garrisons) setBox(open, garrison, UNPLACED);
    // 3922 itself is held; 4224 is four hexes away.
    const hexes = garrisonHexes(position.world, open, garrisons[0] as number).map((hex) => ground.grid.label(hex));
    expect(hexes).toEqual(['3721', '3822', '4023', '4124']);
    const drill = only(position, { step: 'garrison', asks: 'german' });
    drill.play('4124', '3721');
    expect([drill.where('ge-garrison-1'), drill.where('ge-garrison-2'), drill.step]).toEqual(['4124', '3721', 'over']);
  });
  it('neither move nor attack; they defend, with what the ground gives (§13.3.2, §13.3.4)', () => {
    const position = new Position();
    const { world, open } = position;
    const garrison = position.put('ge-garrison-1', '4124');
    position.put('us-2-116', '4123');
    expect([
      mayMove(world, open, garrison),
      whyNot(world, open, garrison, at('4123')),
      whyNoAssault(world, open, garrison, at('4123')),
    ]).toEqual([false, 'no-fire', 'no-assault']);
    expect(multiplierOf(world, open, at('4124'), GERMAN, 'assault')).toBe(4);
    position.put('ge-static-1', '3922');
    // 8 − 1 × 4 = 4: D; morale 3 to 2, the hill against it: D. Seven less one: nothing; nine less one: it is gone.
    const drill = assaulting(position, ALLIED).play('4124', 'us-2-116', 'declare').roll([3, 4]);
    expect(drill.told('result').map(({ differential, letter, effect }) => [differential, letter, effect])).toEqual([[4, 3, '']]);
    expect(open.hex[garrison]).toBe(at('4124'));
  });
  it('fire cannot touch them (§13.3.5)', () => {
    const position = new Position();
    position.put('ge-garrison-1', '4124');
    expect(targetsIn(position.world, position.open, ALLIED, at('4124'))).toEqual([]);
  });
  it('a retreat ends them, and the fort can be entered (§13.3.5)', () => {
    const position = new Position();
    const garrison = position.put('ge-garrison-1', '4124');
    position.put('ge-static-1', '3922');
    position.put('us-2-116', '4123');
    const drill = assaulting(position, ALLIED).play('4124', 'us-2-116', 'declare').roll([4, 5]);
    expect([drill.told('result')[0]?.effect, position.open.box[garrison]]).toEqual(['R', ELIMINATED]);
    drill.play('us-2-116');
    expect(drill.where('us-2-116')).toBe('4124');
  });
  it('go when the last unit within three moves off, at the end of that segment, and never come back (§13.3.5)', () => {
    const position = busy();
    const { open } = position;
    const garrison = position.put('ge-garrison-1', '4124');
    position.put('ge-iii-726', '4326');
    const drill = fromSegment(position, 'german-fire').passTo('german-movement');
    drill.play('ge-iii-726', '4427', 'end');
    expect(open.hex[garrison]).toBe(at('4124'));
    drill.passTo('german-assault');
    expect([open.box[garrison], drill.told('eliminated')[0]?.section]).toEqual([ELIMINATED, '13.3.5']);
    position.put('ge-iii-726', '4125');
    drill.passTo('allied-fire').passTo('german-fire');
    expect(open.box[garrison]).toBe(ELIMINATED);
  });
  it('another unit that comes within three in time keeps them (§13.3.5)', () => {
    const position = busy();
    const garrison = position.put('ge-garrison-1', '4124');
    position.put('ge-iii-726', '4326');
    position.put('ge-i-916', '4425');
    const drill = fromSegment(position, 'german-fire').passTo('german-movement');
    drill.play('ge-iii-726', '4427', 'end').passTo('german-assault');
    expect(position.open.hex[garrison]).toBe(at('4124'));
  });
  it('a regular unit driven back into the fort takes their place at once, before it is attacked again (§13.3.5, §10.5.5)', () => {
    const position = new Position();
    const garrison = position.put('ge-garrison-1', '4224');
    position.put('ge-iii-726', '4225');
    position.put('us-2-116', '4126');
    position.put('us-3-116', '4226');
    // 16 − 4 = 12: E; morale: F. Seven is a retreat.
    const drill = assaulting(position, ALLIED).play('4225', 'us-2-116', 'us-3-116', 'declare').roll([3, 4]).play('4224', 'stop');
    expect([drill.where('ge-iii-726'), position.open.box[garrison]]).toEqual(['4224', ELIMINATED]);
  });
  it('a regular unit that comes in takes their place (§13.3.5)', () => {
    const position = busy();
    const garrison = position.put('ge-garrison-1', '4124');
    position.put('ge-iii-726', '4024');
    const drill = fromSegment(position, 'german-fire').passTo('german-movement').play('ge-iii-726', '4124', 'end');
    drill.passTo('german-assault');
    expect([position.open.box[garrison], drill.where('ge-iii-726')]).toEqual([ELIMINATED, '4124']);
  });
});

describe('forts (§13.0)', () => {
  it('an American who holds one has nothing of it; Germans who retake it have all (§13.0)', () => {
    const { world, open } = new Position();
    expect([ALLIED, GERMAN].map((side) => multiplierOf(world, open, at('3922'), side as 0 | 1, 'fire'))).toEqual([2, 5]);
  });
  it('nobody assaults for Germans what a garrison holds, and nobody walks in (§13.3.1, §6.2.2)', () => {
    const position = new Position();
    position.put('ge-garrison-1', '4124');
    position.put('us-2-116', '4123');
    expect(moving(position, ALLIED).play('us-2-116').hexes()).not.toContain('4124');
  });
});
