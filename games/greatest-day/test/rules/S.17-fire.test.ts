import { describe, expect, it } from 'vitest';
import { COLUMN, ENTRENCHED, HEAVY, IMPROVED, LIGHT, STORM } from '../../src/index.js';
import { capped, fireLines, massAt, resultOf } from '../../src/rules/fire.js';
import { passes, qualityLines, shiftQuality, sum } from '../../src/rules/quality.js';
import { actingFrame } from '../../src/steps/activation.js';
import { atHour } from '../other-data.js';
import { standAnew } from '../position.js';
import { GameScene } from '../scene.js';

const A = '3rd-8-bde-1-suffolk-a';
const TANKS = '3rd-27-arm-bde-13-18-krh-c';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const PANZER = '21pz-kg-oppeln-i-pz-22-1';

function field(module?: ConstructorParameters<typeof GameScene>[1]): GameScene {
  const scene = module ? new GameScene('to-the-sea', module) : new GameScene('to-the-sea');
  scene.only(A, TANKS, GRENADIERS, PANZER);
  scene.put(A, '36.015');
  scene.put(TANKS, '36.015');
  scene.put(GRENADIERS, '36.016');
  scene.put(PANZER, '36.018');
  return scene;
}
const strength = (scene: GameScene, firer: string, target: string, kind: 'fire' | 'opportunity' = 'fire'): number =>
  sum(fireLines(scene.game.world, scene.open, kind, scene.id(firer), scene.id(target), scene.open.hex[scene.id(target)] as number));
const quality = (scene: GameScene, id: string): number => sum(qualityLines(scene.game.world, scene.open, scene.id(id)));

describe('strength (§S.17, §S.18)', () => {
  it('the firer: Column −1, each Cohesion Hit −1, a lost step −1, barrages −1 and −2, entrenched +1', () => {
    const scene = field();
    const a = scene.id(A);
    expect(strength(scene, A, GRENADIERS)).toBe(4);
    scene.open.cohesion[a] = 2;
    expect(strength(scene, A, GRENADIERS)).toBe(2);
    scene.open.cohesion[a] = 0;
    scene.open.steps[a] = 1;
    expect(strength(scene, A, GRENADIERS)).toBe(3);
    scene.open.steps[a] = 2;
    scene.open.posture[a] = COLUMN;
    expect(strength(scene, A, GRENADIERS)).toBe(3);
    scene.open.posture[a] = 0;
    scene.open.works = scene.open.works.with(a, ENTRENCHED);
    expect(strength(scene, A, GRENADIERS)).toBe(5);
    scene.open.works = scene.open.works.with(a, 0);
    scene.open.barrages = [scene.hex('36.015')];
    scene.open.barrageLevels = [LIGHT];
    expect(strength(scene, A, GRENADIERS)).toBe(3);
    scene.open.barrageLevels = [HEAVY];
    expect(strength(scene, A, GRENADIERS)).toBe(2);
  });
  it('at night −2, in a storm −2, in both −3 (§1.1, §1.2)', () => {
    const day = field();
    const night = field(atHour('to-the-sea', '0606-night'));
    const plain = strength(day, A, GRENADIERS);
    day.open.weather = STORM;
    expect([strength(day, A, GRENADIERS), strength(night, A, GRENADIERS)]).toEqual([plain - 2, plain - 2]);
    night.open.weather = STORM;
    expect(strength(night, A, GRENADIERS)).toBe(plain - 3);
  });
  it('range: one a hex beyond the first at the unarmoured; at armour one, two at the farthest', () => {
    const scene = field();
    const far = strength(scene, TANKS, GRENADIERS);
    scene.put(GRENADIERS, '36.018');
    scene.put(PANZER, '36.017');
    expect(strength(scene, TANKS, GRENADIERS)).toBe(far - 2);
    const at = (label: string): number => {
      scene.put(PANZER, label);
      return strength(scene, TANKS, PANZER);
    };
    scene.put(GRENADIERS, '45.027');
    expect([at('36.016'), at('36.017'), at('36.018'), at('36.019')].map((value, _, [near]) => value - (near as number))).toEqual([
      0, -1, -1, -2,
    ]);
  });
  it('mass: 8 steps +3, 6 +2, 4 +1, none −1; all in the hex count (C14, C16)', () => {
    const scene = field();
    const { world } = scene.game;
    const [a, tanks] = [scene.id(A), scene.id(TANKS)];
    expect(massAt(world, scene.open, scene.hex('36.015'), a)).toBe(4);
    const massLine = (steps: number): number => {
      scene.open.steps[a] = steps;
      scene.open.steps[tanks] = 0;
      return (
        fireLines(world, scene.open, 'fire', scene.id(GRENADIERS), a, scene.hex('36.015')).find(({ what }) => what === 'mass')?.add ?? 0
      );
    };
    expect([10, 8, 7, 6, 5, 4, 3, 1, 0].map(massLine)).toEqual([3, 3, 2, 2, 1, 1, 0, 0, -1]);
  });
  it('a target in Column +2 (C17), in works −1 and −2; none of them once it moves', () => {
    const scene = field();
    const target = scene.id(GRENADIERS);
    const plain = strength(scene, A, GRENADIERS);
    scene.open.works = scene.open.works.with(target, IMPROVED);
    expect(strength(scene, A, GRENADIERS)).toBe(plain - 1);
    scene.open.works = scene.open.works.with(target, ENTRENCHED);
    expect([strength(scene, A, GRENADIERS), strength(scene, A, GRENADIERS, 'opportunity')]).toEqual([plain - 2, plain]);
    scene.open.works = scene.open.works.with(target, 0);
    scene.open.posture[target] = COLUMN;
    expect(strength(scene, A, GRENADIERS)).toBe(plain + 2);
  });
  it('nothing counts above 8 (C15); 0 always hits, 9 never, otherwise at most the strength (C7)', () => {
    const scene = field();
    const { world } = scene.game;
    expect(capped(world, 12)).toBe(8);
    const shot = { kind: 'fire' as const, firer: scene.id(A), target: scene.id(GRENADIERS) };
    const result = (value: number, die: number) => resultOf(world, scene.open, shot, value, die);
    expect([result(-3, 0), result(8, 9), result(4, 4), result(4, 5)]).toEqual(['C', undefined, 'C', undefined]);
  });
  it('armour and entrenched targets are read in the armoured columns', () => {
    const scene = field();
    const { world } = scene.game;
    const shot = (target: string) => ({ kind: 'fire' as const, firer: scene.id(TANKS), target: scene.id(target) });
    const result = (target: string) => resultOf(world, scene.open, shot(target), 8, 4);
    expect([result(GRENADIERS), result(PANZER)]).toEqual(['C', '1']);
    scene.open.works = scene.open.works.with(scene.id(GRENADIERS), ENTRENCHED);
    expect(result(GRENADIERS)).toBe('1');
  });
});

describe('the Company Bonus (§S.18)', () => {
  const OTHERS = '21pz-kg-rauch-ii-pzgr-192-6';
  /** What the Suffolks are asked once they have named the grenadiers. */
  function asked(prepare: (scene: GameScene) => void): string {
    const scene = field();
    prepare(scene);
    standAnew(scene.game.world, scene.open);
    const fires = { step: 'fire', asks: 'allied', unit: scene.id(A), answer: -1 } as const;
    scene.frames({ step: 'turn', next: 8 }, { ...actingFrame('allied', scene.id(A), 0), done: [1] }, fires);
    scene.play(GRENADIERS);
    return scene.offers('bonus') ? 'bonus' : scene.rolls;
  }
  /** Six in Column, seven with another company in the hex. */
  const seven = (scene: GameScene): void => {
    scene.put(GRENADIERS, '36.016', COLUMN);
    scene.put(OTHERS, '36.016');
  };
  it('is asked where a die could do otherwise with it', () => {
    expect([asked(() => {}), asked(seven)]).toEqual(['bonus', 'bonus']);
  });
  it('is not asked at 8, above which nothing counts (§S.17)', () => {
    const eight = (scene: GameScene): void => {
      seven(scene);
      scene.open.works = scene.open.works.with(scene.id(A), ENTRENCHED);
    };
    expect(asked(eight)).toBe('fire');
  });
  it('is not asked where only a 0 hits, with it as without it', () => {
    const hard = (scene: GameScene, hits: number): void => {
      scene.open.works = scene.open.works.with(scene.id(GRENADIERS), ENTRENCHED);
      scene.open.weather = STORM;
      scene.open.cohesion[scene.id(A)] = hits;
    };
    // 4 less 2 for the entrenchment, 2 for the storm, and the hits: with the bonus at least 1 would be needed.
    expect([1, 2].map((hits) => asked((scene) => hard(scene, hits)))).toEqual(['bonus', 'fire']);
  });
});

describe('checks (§S.20)', () => {
  it('0 passes, 9 fails, otherwise at most the quality (C12)', () => {
    expect([passes(0, -2), passes(9, 12), passes(4, 3), passes(3, 3)]).toEqual([true, false, false, true]);
  });
  it('suppressed −1, two Cohesion Hits −1 and one nothing, a lost step −1, barrage, works +1 and +2', () => {
    const scene = field();
    const a = scene.id(A);
    expect(quality(scene, A)).toBe(5);
    scene.open.cohesion[a] = 1;
    expect(quality(scene, A)).toBe(5);
    scene.open.cohesion[a] = 2;
    expect(quality(scene, A)).toBe(4);
    scene.open.suppressed[a] = 1;
    expect(quality(scene, A)).toBe(3);
    scene.open.steps[a] = 1;
    expect(quality(scene, A)).toBe(2);
    scene.open.works = scene.open.works.with(a, ENTRENCHED);
    expect(quality(scene, A)).toBe(4);
  });
  it('a division’s quality shifts all its units, no more than two down and one up (§9.0)', () => {
    const scene = field();
    const { world } = scene.game;
    const third = world.data.counters.divisions.findIndex(({ id }) => id === '3rd');
    shiftQuality(world, scene.open, third, 1);
    shiftQuality(world, scene.open, third, 1);
    expect([scene.open.quality[third], quality(scene, A)]).toEqual([1, 6]);
    for (let i = 0; i < 5; i++) shiftQuality(world, scene.open, third, -1);
    expect([scene.open.quality[third], quality(scene, A)]).toEqual([-2, 3]);
  });
  it('the assault division’s −1 makes a craft’s 4 a 3 (C12, §4.5 example)', () => {
    const scene = new GameScene('one-battalion-ashore');
    const craft = scene.open.aboard.find((carrier) => carrier >= 0) as number;
    const third = scene.game.world.data.counters.divisions.findIndex(({ id }) => id === '3rd');
    expect([scene.open.quality[third], scene.game.world.data.counters.templates.find(({ id }) => id === 'landing-craft')?.tq]).toEqual([
      -1, 4,
    ]);
    expect(craft).toBeGreaterThanOrEqual(0);
  });
});

describe('results (§S.19, §S.21)', () => {
  const suffers = (result: 'S?' | 'S' | 'C' | '1' | 'E', prepare: (scene: GameScene) => void = () => {}): GameScene => {
    const scene = field();
    prepare(scene);
    const code = ['S?', 'S', 'C', '1', 'E'].indexOf(result);
    const unit = scene.id(GRENADIERS);
    return scene.frames({ step: 'turn', next: 8 }, actingFrame('allied', scene.id(A), 0), {
      step: 'suffer',
      asks: 'german',
      unit,
      result: code,
      stage: 0,
      answer: -1,
    });
  };
  const state = (scene: GameScene): number[] => {
    const unit = scene.id(GRENADIERS);
    return [scene.open.suppressed[unit], scene.open.cohesion[unit], scene.open.steps[unit]] as number[];
  };
  it('S may be taken, or turned into a Cohesion Hit by a check or for a Command Point In Command (C30, C31)', () => {
    expect(suffers('S').offered()).toEqual(['take', 'check']);
    const led = suffers('S', (scene) => {
      scene.put('21pz-kg-rauch-ii-pzgr-192-6', '36.016');
      const rauch = scene.game.world.data.counters.leaders.findIndex(({ id }) => id === 'leader-21pz-kg-rauch');
      scene.open.leaderWith[rauch] = scene.id('21pz-kg-rauch-ii-pzgr-192-6');
    });
    expect(led.offered()).toEqual(['take', 'check', 'pay']);
  });
  it('with two hits already nothing is asked; suppressed already it is a hit, a third hit a step', () => {
    const twice = (scene: GameScene): void => void (scene.open.cohesion[scene.id(GRENADIERS)] = 2);
    const pinned = (scene: GameScene): void => {
      scene.open.suppressed[scene.id(GRENADIERS)] = 1;
      standAnew(scene.game.world, scene.open);
    };
    expect(state(suffers('S', twice))).toEqual([1, 2, 2]);
    expect(state(suffers('S', pinned))).toEqual([1, 1, 2]);
    expect(state(suffers('C', twice))).toEqual([0, 2, 1]);
  });
  it('1 takes a step, the last one the unit; E the unit', () => {
    expect(state(suffers('1'))).toEqual([0, 0, 1]);
    const last = suffers('1', (scene) => void (scene.open.steps[scene.id(GRENADIERS)] = 1));
    expect(last.open.box[last.id(GRENADIERS)]).toBe(3);
    expect(suffers('E').open.box[suffers('E').id(GRENADIERS)]).toBe(3);
  });
  it('S? is a check; who passes suffers nothing', () => {
    const scene = suffers('S?');
    expect(scene.rolls).toBe('check');
    expect(state(scene.fork().roll(1))).toEqual([0, 0, 2]);
    expect(scene.roll(9).offered()).toEqual(['take', 'check']);
  });
});

describe('rally (§S.28, §16.4)', () => {
  it('suppression anywhere, a Cohesion Hit only out of enemy fire zones (C28); Men Rallying +2', () => {
    const scene = field();
    scene.open.cohesion[scene.id(A)] = 1;
    expect(scene.chit('division:3rd').play(A).offers('rally')).toBe(false);
    scene.open.suppressed[scene.id(A)] = 1;
    standAnew(scene.game.world, scene.open);
    scene.chit('division:3rd').play(A, 'rally', 'roll').roll(8);
    expect(scene.event('checked')).toMatchObject({ passed: 0 });
    const needed = scene.event('checked').needs;
    scene.chit('division:3rd').play(A, 'rally', 'roll').roll(1);
    expect(scene.event('checked').needs).toBe(needed + 2);
    expect([scene.open.suppressed[scene.id(A)], scene.open.cohesion[scene.id(A)]]).toEqual([0, 1]);
  });
  it('black-striped German vehicles recover a step: In Command, unsuppressed, out of zones; the owner says what he rallies', () => {
    const HUNTERS = 'lehr-pz-jg-lehr-1';
    const LED = 'lehr-pzlehr-130-ii-pzlehr-5';
    const scene = new GameScene('day-of-the-tiger').only(HUNTERS, LED);
    scene.put(HUNTERS, '74.060');
    const leader = scene.game.world.data.counters.leaders.findIndex(({ id }) => id === 'leader-lehr-pzlehr-130');
    scene.open.leaderWith[leader] = scene.id(LED);
    scene.open.steps[scene.id(HUNTERS)] = 1;
    scene.open.cohesion[scene.id(HUNTERS)] = 1;
    scene.chit('division:lehr').play(HUNTERS, 'rally');
    expect(scene.offered()).toEqual(['cohesion', 'step']);
    scene.play('step', 'roll').roll(1);
    expect([scene.open.steps[scene.id(HUNTERS)], scene.open.cohesion[scene.id(HUNTERS)]]).toEqual([2, 1]);
    scene.open.steps[scene.id(LED)] = 1;
    expect(scene.chit('division:lehr').play(LED).offers('rally')).toBe(false);
  });
});
