import { describe, expect, it } from 'vitest';
import { NO_HERO } from '../../src/index.js';
import { GameScene } from '../scene.js';

const TIGERS = 'ind-s-ss-pz-101-s-ss-pz-101-2';
const HOWARDS = '50th-69-bde-6-green-howards-a';

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
    const before = scene.open.cp[lehr] as number;
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
  it('only before the first Action', () => {
    const scene = new GameScene('black-baron').chit('direct:german').play(TIGERS, 'fire');
    scene.play(scene.offered()[0] as string).roll(9);
    expect(scene.offered()).not.toContain('wittmann');
  });
});

describe('Hollis (§17.4)', () => {
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
