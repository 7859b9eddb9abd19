import { describe, expect, it } from 'vitest';
import { SHIP_BOX } from '../../src/index.js';
import { isInCommand } from '../../src/rules/command.js';
import { aimedAt, bombardable, canFire, eyesOn } from '../../src/rules/guns.js';
import { linesCutAt } from '../../src/rules/phones.js';
import { canFireAtSea, foundBy, rangeToShip } from '../../src/rules/ships.js';
import { barrageAt } from '../../src/rules/units.js';
import { actingFrame } from '../../src/steps/activation.js';
import { shotAt } from '../../src/steps/shot.js';
import { standAnew, world } from '../position.js';
import { GameScene } from '../scene.js';

const MONT_FLEURY = '716-art-1716-hkaa-mont-fleury-3-1260';
const LONGUES = '716-art-1716-hkaa-longues-4-1260';
/** A ship fires while somebody ashore, far from everything, is about to act. */
function fires(at: GameScene, ship: string): GameScene {
  const idle = at.put(at.open.scenario === 'to-the-sea' ? '3rd-8-bde-1-suffolk-d' : '50th-69-bde-6-green-howards-a', '48.006');
  return at.frames(
    { step: 'turn', next: 8 },
    { ...actingFrame('allied', idle, 0), done: [] },
    { step: 'fire', asks: 'allied', unit: at.id(ship), answer: -1 },
  );
}

describe('ships at shore targets (§4.4.4)', () => {
  it('range is counted to the marker of the force, and the box adds to it (§4.4.4(a), §4.4.7 example: 5, 15, 25, 35)', () => {
    const at = new GameScene('storming-gold');
    const ranges = [0, 1, 2, 3].map((box) => {
      at.open.box[at.id('ajax')] = SHIP_BOX + box;
      return rangeToShip(world, at.open, at.hex('72.006'), at.id('ajax'));
    });
    expect(ranges).toEqual([5, 15, 25, 35]);
  });
  it('they find coastal batteries in range by themselves, strongpoints in sight of their beach’s sand (§4.4.4(b))', () => {
    const at = new GameScene('storming-gold');
    const found = foundBy(world, at.open, at.id('ajax')).map((unit) => at.nameOf(unit));
    expect(found).toContain(MONT_FLEURY);
    expect(found).toContain('716-kg-krug-wn-36');
    expect(found).not.toContain('716-kg-krug-ost-441-2');
    // Far inland behind the crest of Meuvaines.
    at.put('716-kg-krug-wn-36', '79.013');
    expect(foundBy(world, at.open, at.id('ajax'))).not.toContain(at.id('716-kg-krug-wn-36'));
    at.put('716-kg-krug-wn-36', '80.005');
    at.open.cleared[2] = 3;
    const then = foundBy(world, at.open, at.id('ajax')).map((unit) => at.nameOf(unit));
    expect([then.includes(MONT_FLEURY), then.includes('716-kg-krug-wn-36')]).toEqual([true, false]);
  });
  it('not what lies beyond their guns', () => {
    const at = new GameScene('storming-gold');
    expect(foundBy(world, at.open, at.id('ulster')).map((unit) => at.nameOf(unit))).not.toContain(LONGUES);
    expect(rangeToShip(world, at.open, at.hex('99.008'), at.id('ulster'))).toBe(33);
  });
  it('a target found alone needs no call; the attack is indirect and leaves a barrage', () => {
    const at = new GameScene('storming-gold');
    fires(at, 'ajax').play('72.006', 'plain').roll(7);
    // 7 of the cruiser, clear ground, Defence −3.
    expect(at.event('bombarded')).toMatchObject({ strength: 4, die: 7, result: '-' });
    expect(barrageAt(at.open, at.hex('72.006'))).toBe(2);
  });
  it('two-step ships may try the Company Bonus, others are not asked', () => {
    const at = new GameScene('storming-gold');
    expect(fires(at, 'ajax').play('72.006').step).toBe('indirect');
    expect(at.offered().sort()).toEqual(['bonus', 'plain']);
    const small = new GameScene('storming-gold');
    expect(fires(small, 'ulster').play('72.006').rolls).toBe('bombard');
  });
  it('a spotter is asked for only where somebody in the hex is not found alone (§4.8.1)', () => {
    const at = new GameScene('storming-sword');
    at.put('3rd-27-arm-bde-13-18-krh-b', '33.008');
    at.put('3rd-8-bde-2-e-yorks-a', '33.008');
    at.open.leaderWith[at.game.world.data.counters.leaders.findIndex(({ id }) => id === 'leader-3rd-8-bde')] =
      at.id('3rd-8-bde-2-e-yorks-a');
    const eyes = (): string[] => eyesOn(world, at.open, at.id('kelvin'), at.hex('34.009')).map(({ by }) => by);
    expect(eyes()).toEqual(['ship']);
    at.put('716-kg-krug-i-736-4', '34.009');
    expect(eyes()).toEqual(['ship', 'spotter']);
  });
  it('with a spotter ashore they call for contact at 6, every time anew (§4.4.4(c))', () => {
    const at = new GameScene('to-the-sea');
    at.only('3rd-8-bde-1-suffolk-a');
    at.put('3rd-8-bde-1-suffolk-a', '33.014');
    at.put('21pz-pz-jg-200-1', '32.016');
    const [eye] = eyesOn(world, at.open, at.id('warspite'), at.hex('32.016'));
    expect(eye).toMatchObject({ by: 'spotter', contact: 6, formation: -1 });
    expect(aimedAt(world, at.open, at.id('warspite'), at.hex('32.016'), eye as NonNullable<typeof eye>)).toEqual([
      at.id('21pz-pz-jg-200-1'),
    ]);
    fires(at, 'warspite').play('32.016').roll(7);
    expect([at.event('contact')?.made, at.step]).toEqual([0, 'acting']);
    fires(at, 'warspite').play('32.016').roll(6);
    expect(at.step).toBe('indirect');
    expect(at.open.contact[at.id('warspite')]).toBe(-1);
  });
  it('one who sees nothing and finds nothing cannot fire', () => {
    const at = new GameScene('to-the-sea');
    at.only();
    expect([canFire(world, at.open, at.id('warspite')), bombardable(world, at.open, at.id('warspite'))]).toEqual([false, []]);
  });
});

describe('coastal batteries (§4.4.7)', () => {
  it('fire at sea unless suppressed, under a barrage or beside an enemy', () => {
    const at = new GameScene('storming-gold');
    const battery = at.id(MONT_FLEURY);
    expect(canFireAtSea(world, at.open, battery)).toBe(true);
    at.open.suppressed[battery] = 1;
    expect(canFireAtSea(world, at.open, battery)).toBe(false);
    at.open.suppressed[battery] = 0;
    at.open.barrages = [at.hex('72.006')];
    at.open.barrageLevels = [1];
    expect(canFireAtSea(world, at.open, battery)).toBe(false);
    at.open.barrages = [];
    at.put('50th-69-bde-6-green-howards-a', '72.007');
    expect(canFireAtSea(world, at.open, battery)).toBe(false);
  });
});

describe('telephones (§16.1)', () => {
  const WN = '716-kg-krug-wn-36';
  const at0900 = (): GameScene => {
    const at = new GameScene('storming-gold');
    at.open.turn = 2;
    at.put('716-kg-krug-ost-441-4', '95.013');
    return at;
  };
  it('keep strongpoints and batteries in command wherever Krug is', () => {
    const at = at0900();
    expect([WN, MONT_FLEURY].map((id) => isInCommand(world, at.open, at.id(id)))).toEqual([true, true]);
  });
  it('are cut by a ship’s 0 on the overlay from 0900 on, for the strongpoints of that beach alone', () => {
    const early = new GameScene('storming-gold');
    fires(early, 'ulster').play('80.005').roll(10).rollFrom('x').until('acting');
    expect(early.open.cut).toEqual([0, 0, 0]);
    const at = at0900();
    fires(at, 'ulster').play('80.005').roll(10).rollFrom('x').until('acting');
    expect([at.told('cut').length, at.open.cut]).toEqual([1, [0, 0, 1]]);
    expect([WN, MONT_FLEURY].map((id) => isInCommand(world, at.open, at.id(id)))).toEqual([false, true]);
  });
  it('are cut by orange fire alone: not by a craft that fires back as it leaves the sand', () => {
    const at = at0900();
    const craft = at.put('landing-craft-1', '80.004');
    const shot = shotAt('allied', 'fire', craft, at.id(WN), at.hex('80.005'), 0);
    at.frames({ step: 'turn', next: 8 }, { ...actingFrame('allied', at.id('50th-69-bde-6-green-howards-a'), 0), done: [0, 1] }, shot);
    at.play('plain').roll(10);
    expect([at.event('shot')?.die, at.told('cut'), at.open.cut]).toEqual([0, [], [0, 0, 0]]);
  });
  it('are cut only where an overlay lies: never behind Sword on the afternoon it is long gone', () => {
    const afternoon = new GameScene('to-the-sea');
    expect(linesCutAt(world, afternoon.open, afternoon.hex('40.007'))).toBe(-1);
    const at = at0900();
    expect(linesCutAt(world, at.open, at.hex('80.005'))).toBe(2);
    at.open.cleared[2] = 1;
    expect(linesCutAt(world, at.open, at.hex('80.005'))).toBe(-1);
  });
  it('once cut, whoever is in the leader’s own range still is in command', () => {
    const at = at0900();
    at.open.cut[2] = 1;
    at.put('716-kg-krug-ost-441-4', '80.006');
    expect(isInCommand(world, at.open, at.id(WN))).toBe(true);
  });
  it('serve men of the regiment who stand beside a strongpoint whose line holds', () => {
    const at = at0900();
    at.put('716-kg-krug-ost-441-2', '80.005');
    standAnew(world, at.open);
    expect(isInCommand(world, at.open, at.id('716-kg-krug-ost-441-2'))).toBe(true);
    at.open.cut[2] = 1;
    expect(isInCommand(world, at.open, at.id('716-kg-krug-ost-441-2'))).toBe(false);
  });
});
