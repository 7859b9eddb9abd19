import { describe, expect, it } from 'vitest';
import { COLUMN, HEAVY, LIGHT, PARKED } from '../../src/index.js';
import { layBarrage } from '../../src/rules/barrage.js';
import { contactNumber, reportsTo, servesFormation } from '../../src/rules/contact.js';
import { bombardable, eyesOn } from '../../src/rules/guns.js';
import { barrageAt } from '../../src/rules/units.js';
import { isInZone } from '../../src/rules/zones.js';
import { actingFrame } from '../../src/steps/activation.js';
import { movingFrame } from '../../src/steps/move.js';
import { standAnew, world } from '../position.js';
import { GameScene } from '../scene.js';

const PRIESTS = '3rd-7-fd-a';
const SUFFOLKS = '3rd-8-bde-1-suffolk-a';
const KSLI = '3rd-185-bde-2-ksli-a';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const PIONEERS = '21pz-pi-220-1';

/** Parked Priests behind, Suffolks in front who see a German company at 32.016 over clear ground, Krug's men out of the way. */
function battery(...more: readonly string[]) {
  const at = new GameScene('to-the-sea');
  at.only(PRIESTS, SUFFOLKS, ...more);
  at.put(PRIESTS, '36.010', PARKED);
  at.put(SUFFOLKS, '33.014');
  at.put(GRENADIERS, '32.016');
  return at;
}
const fires = (at: GameScene, unit = PRIESTS): GameScene =>
  at.frames(
    { step: 'turn', next: 8 },
    { ...actingFrame('allied', at.id(unit), 0), done: [1] },
    { step: 'fire', asks: 'allied', unit: at.id(unit), answer: -1 },
  );

describe('who sees for guns (§S.23)', () => {
  it('hexes in reach that a unit In Command sees, own ones left out', () => {
    const at = battery();
    const hexes = bombardable(world, at.open, at.id(PRIESTS)).map((hex) => at.label(hex));
    expect(hexes).toContain('32.016');
    expect(hexes).not.toContain('33.014');
    expect(hexes.length).toBeGreaterThan(50);
  });
  it('rearguards too, through the nearest leader who commands them, as independents do (§5.0)', () => {
    const REARGUARD = '3rd-rearguards-rg1';
    const at = battery(REARGUARD);
    at.put(REARGUARD, '33.013');
    const [leader] = at.open.leaderWith.flatMap((host, one) => (host === at.id(SUFFOLKS) ? [one] : []));
    const formation = at.game.world.data.counters.leaders[leader as number]?.formation as string;
    const reported = reportsTo(world, at.open, at.id(REARGUARD));
    expect(at.game.world.data.counters.formations[reported]?.id).toBe(formation);
    expect(servesFormation(world, at.open, at.id(PRIESTS), reported)).toBe(true);
  });
  it('not one out of command', () => {
    const at = battery();
    at.open.leaderWith.fill(-1);
    expect(bombardable(world, at.open, at.id(PRIESTS))).toEqual([]);
  });
  it('guns not parked fire directly up to three hexes and indirectly beyond', () => {
    const at = battery();
    at.put(PRIESTS, '33.013');
    const near = bombardable(world, at.open, at.id(PRIESTS)).map((hex) => world.grid.distance(hex, at.hex('33.013')));
    expect(Math.min(...near)).toBe(4);
    at.put(PRIESTS, '33.013', PARKED);
    expect(bombardable(world, at.open, at.id(PRIESTS)).map((hex) => world.grid.distance(hex, at.hex('33.013')))).toContain(1);
  });
  it('no farther than a hex with an enemy beside them or under a barrage (C1)', () => {
    const at = battery();
    at.open.barrages = [at.hex('36.010')];
    at.open.barrageLevels = [LIGHT];
    standAnew(world, at.open);
    expect(bombardable(world, at.open, at.id(PRIESTS))).not.toContain(at.hex('32.016'));
  });
  it('coastal batteries fire for whoever holds the coast, field guns for their division', () => {
    const at = new GameScene('storming-gold');
    const korfes = at.game.world.data.counters.formations.findIndex(({ id }) => id === '352-kg-korfes');
    expect(servesFormation(world, at.open, at.id('716-art-1716-hkaa-longues-4-1260'), korfes)).toBe(true);
    const sea = new GameScene('to-the-sea');
    const rauch = sea.game.world.data.counters.formations.findIndex(({ id }) => id === '21pz-kg-rauch');
    expect([PRIESTS, '21pz-iii-pz-art-155-9'].map((id) => servesFormation(world, sea.open, sea.id(id), rauch))).toEqual([false, true]);
  });
  it('mortars answer their own Formation without a call (C8)', () => {
    const at = new GameScene('storming-sword');
    const mortars = at.id('716-kg-krug-i-736-4');
    const [hex] = bombardable(world, at.open, mortars);
    expect(eyesOn(world, at.open, mortars, hex as number).some(({ contact }) => contact === -1)).toBe(true);
  });
});

describe('contact (§S.23 C5 C6)', () => {
  it('is called for at 7 by field guns; who fails has spent the Action', () => {
    const at = fires(battery());
    expect(contactNumber(world, at.open, at.id(PRIESTS))).toBe(7);
    at.play('32.016');
    expect(at.rolls).toBe('contact');
    at.roll(8);
    expect(at.event('contact')).toMatchObject({ needs: 7, die: 8, made: 0 });
    expect([at.step, at.open.contact[at.id(PRIESTS)]]).toEqual(['acting', -1]);
  });
  it('is kept, so that the next shot needs no call, until a 9', () => {
    const at = fires(battery());
    at.play('32.016').roll(7);
    const formation = at.open.contact[at.id(PRIESTS)];
    expect(formation).toBeGreaterThanOrEqual(0);
    at.play('plain').roll(5);
    at.rollFrom('x');
    at.until('acting');
    at.rollFrom(undefined);
    fires(at).play('32.016');
    expect(at.step).toBe('indirect');
    at.play('plain').roll(9);
    expect(at.event('contact-lost')).toMatchObject({ unit: at.id(PRIESTS) });
    expect(at.open.contact[at.id(PRIESTS)]).toBe(-1);
  });
  it('asks through whom where two Formations see the hex', () => {
    const at = battery(KSLI);
    at.put(KSLI, '32.014');
    fires(at).play('32.016');
    expect(at.step).toBe('aim');
    expect(at.offered().sort()).toEqual([KSLI, SUFFOLKS].sort());
  });
  it('guns in contact with a Formation act with its chit wherever they are (A7)', () => {
    const at = battery();
    at.put(PRIESTS, '49.006', PARKED);
    const chit = 'formation:3rd-8-bde';
    at.chit(chit);
    expect(at.offers(PRIESTS)).toBe(false);
    at.open.contact = at.open.contact.with(
      at.id(PRIESTS),
      at.game.world.data.counters.formations.findIndex(({ id }) => id === '3rd-8-bde'),
    );
    at.chit(chit);
    expect(at.offers(PRIESTS)).toBe(true);
  });
});

/** In contact already, one German company in the hex and another beside it. */
function called(...more: readonly string[]): GameScene {
  const at = battery(...more);
  const formations = at.game.world.data.counters.formations;
  at.open.contact = at.open.contact.with(
    at.id(PRIESTS),
    formations.findIndex(({ id }) => id === '3rd-8-bde'),
  );
  return at;
}

describe('the attack (§S.23)', () => {
  it('knows no range and no company bonus but by a check; hits on the strength or less', () => {
    const at = fires(called());
    at.play('32.016', 'plain').roll(5);
    // 5 of the Priests, clear ground, Defence 0, two steps.
    expect(at.event('bombarded')).toMatchObject({ strength: 5, die: 5, result: '1' });
  });
  it('gives S? to whoever else is in the hex when it hits (C33, §7.4)', () => {
    const at = called();
    at.put(PIONEERS, '32.016');
    fires(at).play('32.016', GRENADIERS, 'plain').roll(10);
    expect(at.event('bombarded')).toMatchObject({ strength: 6, die: 0, result: '1' });
    // The step is lost; then the pioneers are asked about S?.
    expect(at.told('suffered').at(-1)).toMatchObject({ unit: at.id(GRENADIERS), what: 'step' });
    expect(at.open.stack.some((frame) => frame.step === 'check' && frame.unit === at.id(PIONEERS) && frame.why === 'result')).toBe(true);
  });
  it('who cannot be seen in hedgerow is not hurt, a barrage falls all the same (§16.3, C3)', () => {
    const at = called();
    at.put(SUFFOLKS, '32.013');
    at.put(GRENADIERS, '34.014');
    fires(at).play('34.014', 'plain').roll(1);
    expect(at.event('bombarded')).toMatchObject({ target: -1, result: '-' });
    expect(barrageAt(at.open, at.hex('34.014'))).toBe(LIGHT);
  });
});

describe('barrages (§S.24)', () => {
  it('fall on a miss too, never on a 9', () => {
    const at = fires(called());
    at.play('32.016', 'plain').roll(8);
    expect([at.event('barrage'), barrageAt(at.open, at.hex('32.016'))]).toMatchObject([{ level: LIGHT }, LIGHT]);
    const other = fires(called());
    other.play('32.016', 'plain').roll(9);
    expect(barrageAt(other.open, other.hex('32.016'))).toBe(0);
  });
  it('are heavy where rating, bonus and the firer’s markers make six, and a light one does not lighten it', () => {
    const at = fires(called());
    at.play('32.016', 'bonus', 'roll').roll(5).roll(8);
    expect(barrageAt(at.open, at.hex('32.016'))).toBe(HEAVY);
    fires(at).play('32.016', 'plain').roll(8);
    expect(barrageAt(at.open, at.hex('32.016'))).toBe(HEAVY);
    const shaken = called();
    shaken.open.cohesion[shaken.id(PRIESTS)] = 2;
    fires(shaken).play('32.016', 'bonus', 'roll').roll(5).roll(8);
    expect(barrageAt(shaken.open, shaken.hex('32.016'))).toBe(LIGHT);
  });
  it('alone ask for the Company Bonus only where it can make them heavier (§S.18)', () => {
    const at = called();
    at.put(SUFFOLKS, '32.013');
    at.put(GRENADIERS, '34.014');
    const asks = () => fires(at).play('34.014').offers('bonus');
    expect(asks(), 'five alone, seven with the bonus').toBe(true);
    layBarrage(world, at.open, at.hex('34.014'), HEAVY);
    expect([asks(), at.rolls], 'nothing is heavier than heavy').toEqual([false, 'bombard']);
    at.open.options.stray = 'on';
    expect(asks(), 'a stray shell falls beside it').toBe(true);
    at.open.cohesion[at.id(PRIESTS)] = 2;
    expect(asks(), 'five at the most').toBe(false);
  });
  it('do not ask for it at 8 either, unless it makes them heavier (§S.17, §S.18)', () => {
    const at = called();
    at.put(GRENADIERS, '32.016', COLUMN);
    at.put(PIONEERS, '32.016');
    const asks = () => fires(at).play('32.016', GRENADIERS).offers('bonus');
    expect(asks(), 'eight as it is, five of its own').toBe(true);
    layBarrage(world, at.open, at.hex('32.016'), HEAVY);
    expect([asks(), at.rolls], 'and a heavy one lies there').toEqual([false, 'bombard']);
    at.open.cohesion[at.id(PRIESTS)] = 1;
    expect(asks(), 'seven').toBe(true);
  });
  it('shrink the zone of who is under them and are lifted at the end of the turn', () => {
    const at = called();
    at.put('21pz-pz-jg-200-1', '32.016');
    const pak = at.id('21pz-pz-jg-200-1');
    expect(isInZone(world, at.open, pak, at.hex('32.014'))).toBe(true);
    fires(at).play('32.016', GRENADIERS, 'plain').roll(8);
    expect([isInZone(world, at.open, pak, at.hex('32.014')), isInZone(world, at.open, pak, at.hex('32.015'))]).toEqual([false, true]);
    at.frames({ step: 'turn', next: 8 });
    expect([at.open.barrages, isInZone(world, at.open, pak, at.hex('32.014'))]).toEqual([[], true]);
  });
  it('with stray shells a 9 leaves one beside the hex', () => {
    const at = called();
    at.open.options = { ...at.open.options, stray: 'on' };
    fires(at).play('32.016', 'plain').roll(9);
    expect(at.rolls).toBe('stray');
    at.roll(1);
    expect([barrageAt(at.open, at.hex('32.016')), barrageAt(at.open, at.hex('32.015'))]).toEqual([0, LIGHT]);
  });
  it('turn a city into rubble on a 0 (§2.5), whose observation post is gone', () => {
    const at = called();
    at.put(SUFFOLKS, '49.031');
    at.put(PRIESTS, '49.028', PARKED);
    at.put(GRENADIERS, '49.033');
    fires(at).play('49.033', 'plain').roll(10);
    at.rollFrom('x');
    at.until('acting');
    expect(at.told('rubble')).toHaveLength(1);
    expect(at.open.rubble).toEqual([at.hex('49.033')]);
  });
});

describe('Artillery Parks (§S.25)', () => {
  const GUNS = '21pz-iii-pz-art-155-9';
  it('fire at each other unseen, two less well', () => {
    const at = battery(GUNS);
    at.put(SUFFOLKS, '37.009');
    at.put(GUNS, '40.026', PARKED);
    fires(at).play('40.026', 'plain').roll(1);
    // 5, less 2, clear ground, Defence −1.
    expect(at.event('bombarded')).toMatchObject({ kind: 'counter-battery', strength: 2, result: 'S?' });
  });
  it('are made and left as a whole Movement Action, not in hedgerow nor in an enemy zone', () => {
    const at = battery();
    at.put(PRIESTS, '36.010');
    const moving = (): GameScene =>
      at.frames(
        { step: 'turn', next: 8 },
        { ...actingFrame('allied', at.id(PRIESTS), 0), done: [0] },
        movingFrame('allied', at.id(PRIESTS)),
      );
    moving().play('park');
    expect([at.open.posture[at.id(PRIESTS)], at.step]).toEqual([PARKED, 'acting']);
    expect(moving().offered()).toEqual(['leave-park']);
    at.play('leave-park');
    expect([at.open.posture[at.id(PRIESTS)], at.step]).toEqual([0, 'acting']);
    at.put(PRIESTS, '34.014');
    expect(moving().offers('park')).toBe(false);
    at.put(PRIESTS, '32.015');
    expect(moving().offers('park')).toBe(false);
  });
  it('are destroyed by an enemy who comes into the hex', () => {
    const at = battery(GUNS);
    at.put(GUNS, '33.013', PARKED);
    at.frames(
      { step: 'turn', next: 8 },
      { ...actingFrame('allied', at.id(SUFFOLKS), 0), done: [0] },
      movingFrame('allied', at.id(SUFFOLKS)),
    );
    at.play('33.013');
    if (at.step === 'react') at.play('let-go');
    expect([at.where(SUFFOLKS), at.where(GUNS)]).toEqual(['33.013', '']);
  });
});
