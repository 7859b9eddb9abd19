import { describe, expect, it } from 'vitest';
import { AT_ENTRY, NO_HERO } from '../../src/index.js';
import { standAnew } from '../position.js';
import { GameScene } from '../scene.js';

const TIGERS = 'ind-s-ss-pz-101-s-ss-pz-101-2';
const HOWARDS = '50th-69-bde-6-green-howards-a';
const LEADER_HOST = '50th-69-bde-5-e-yorks-a';
const WN = '716-kg-krug-wn-33';

const acting = ({ open }: GameScene) => {
  const frame = open.stack.at(-1);
  return frame?.step === 'acting' ? frame : undefined;
};

describe('Wittmann (§16.2)', () => {
  const wittmann = (): GameScene => {
    const scene = new GameScene('black-baron');
    scene.open.cohesion[scene.id(TIGERS)] = 2;
    scene.open.suppressed[scene.id(TIGERS)] = 1;
    return scene.chit('direct:german').play(TIGERS, 'wittmann');
  };
  it('clears hits and suppression and gives four Actions of any type, one point for all', () => {
    const scene = wittmann();
    const lehr = scene.game.world.data.counters.divisions.findIndex(({ id }) => id === 'lehr');
    // The point for the activation is paid as he comes (§S.5).
    const before = new GameScene('black-baron').open.cp[lehr] as number;
    expect([scene.open.cohesion[scene.id(TIGERS)], scene.open.suppressed[scene.id(TIGERS)]]).toEqual([0, 0]);
    for (let i = 0; i < 4; i++) {
      scene.play('fire');
      scene.play(scene.offered()[0] as string);
      scene.roll(9);
    }
    expect(scene.told('shot')).toHaveLength(4);
    expect(scene.open.cp[lehr]).toBe(before - 1);
  });
  it('his unit passes every check of that activation, without a die', () => {
    const scene = wittmann().play('move');
    scene.open.stack.push({ step: 'suffer', asks: 'german', unit: scene.id(TIGERS), result: 0, stage: 0, answer: -1 });
    scene.frames(...scene.open.stack.slice());
    expect(scene.told('checked')).toMatchObject([{ why: 'result', die: -1, passed: 1 }]);
    expect(scene.told('suffered')).toMatchObject([{ what: 'nothing' }]);
  });
  it('is gone with the turn, and comes once', () => {
    const scene = wittmann();
    expect(scene.open.heroes[0]).toBe(scene.id(TIGERS));
    scene.frames({ step: 'turn', next: 9 });
    expect(scene.open.heroes[0]).toBe(NO_HERO);
  });
  it('comes with a company that enters the map: coming on is the first of its four Actions', () => {
    const FIRST = 'ind-s-ss-pz-101-s-ss-pz-101-1';
    const scene = new GameScene('black-baron');
    const unit = scene.id(FIRST);
    scene.open.box[unit] = AT_ENTRY;
    scene.open.entry = scene.open.entry.with(unit, scene.hex('76.058'));
    scene.chit('division:lehr').play(FIRST);
    expect(scene.offers('wittmann')).toBe(true);
    scene.play('wittmann', 'move', 'deployed', 'done');
    expect([scene.where(FIRST), acting(scene)?.free]).toEqual(['76.058', 3]);
  });
  it('only before the first Action', () => {
    const scene = new GameScene('black-baron').chit('direct:german').play(TIGERS, 'fire');
    scene.play(scene.offered()[0] as string).roll(9);
    expect(scene.offered()).not.toContain('wittmann');
  });
});

describe('Hollis (§17.4)', () => {
  /** Green Howards two hexes from a strongpoint, with nothing else about. */
  function advance(): GameScene {
    const scene = new GameScene('storming-gold').only(HOWARDS, WN);
    scene.open.nests.fill(0);
    scene.put(HOWARDS, '73.005');
    scene.open.aboard = scene.open.aboard.with(scene.id(HOWARDS), -1);
    scene.put(WN, '73.007');
    scene.open.suppressed[scene.id(WN)] = 1;
    standAnew(scene.game.world, scene.open);
    return scene;
  }
  it('may come, and demand a surrender, in the middle of a move', () => {
    const scene = advance();
    scene.open.cohesion[scene.id(HOWARDS)] = 1;
    scene.chit('division:50th').play(HOWARDS, 'move', '73.006');
    expect([scene.step, scene.offers('hollis'), scene.offers('surrender')]).toEqual(['moving', true, false]);
    scene.play('hollis');
    expect([scene.open.cohesion[scene.id(HOWARDS)], scene.step]).toEqual([0, 'moving']);
    scene.play('surrender', WN).roll(9);
    expect([scene.where(WN), scene.step, scene.offers('surrender')]).toEqual(['', 'moving', false]);
    scene.play('done', 'done');
    expect(scene.open.heroes[1]).toBe(NO_HERO);
  });
  it('under Direct Command his company is active once its point is paid: he comes for one, and its Action costs no other', () => {
    const scene = advance();
    scene.put(LEADER_HOST, '73.005');
    const at = scene.game.world.data.counters.divisions.findIndex(({ id }) => id === '50th');
    scene.open.leaderWith[scene.game.world.data.counters.leaders.findIndex(({ id }) => id === 'leader-50th-69-bde')] =
      scene.id(LEADER_HOST);
    const points = scene.open.cp[at] as number;
    scene.chit('direct:allied').play(HOWARDS, 'hollis');
    expect(scene.open.cp[at]).toBe(points - 1);
    scene.play('move', '73.006', 'done');
    expect(scene.open.cp[at]).toBe(points - 1);
  });
  it('one German beside him checks or is no more; he leaves with the activation', () => {
    const scene = new GameScene('storming-gold');
    // The beach's nests would fire at him first (§4.2.2(2)).
    scene.open.nests.fill(0);
    scene.put(HOWARDS, '73.006');
    const nest = scene.open.hex.findIndex((hex, unit) => hex >= 0 && unit !== scene.id(HOWARDS) && scene.nameOf(unit).includes('-wn-'));
    scene.put(scene.nameOf(nest), '73.007');
    scene.open.cohesion[scene.id(HOWARDS)] = 1;
    scene.chit('division:50th').play(HOWARDS, 'hollis');
    expect(scene.open.cohesion[scene.id(HOWARDS)]).toBe(0);
    scene.play('surrender', scene.nameOf(nest));
    expect(scene.rolls).toBe('check');
    scene.roll(9);
    expect(scene.open.box[nest]).toBe(3);
    expect(scene.offers('surrender')).toBe(false);
    scene.play('done');
    expect(scene.open.heroes[1]).toBe(NO_HERO);
  });
});
