import { describe, expect, it } from 'vitest';
import { ABOARD, COLUMN, ENTRENCHED } from '../../src/index.js';
import { defenceLines, defenceResult } from '../../src/rules/defences.js';
import { sum } from '../../src/rules/quality.js';
import { actingFrame } from '../../src/steps/activation.js';
import { at, world } from '../position.js';
import { GameScene } from '../scene.js';

const TANKS = '3rd-27-arm-bde-13-18-krh-b';
const FUNNY = '3rd-5-ar-re-79th-77-5-ar';
const YORKS = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-2-e-yorks-${company}`);
const YORK = YORKS[0] as string;
const COD = '716-kg-krug-stp-20-cod';
const CRAFT = 'landing-craft-1';
const SECOND = 'landing-craft-2';
const SWORD = 0;
const ZERO = 10;

const landing = (): GameScene => new GameScene('one-battalion-ashore').chit('naval');
/** Ashore by hand, off its craft. */
const ashore = (scene: GameScene, id: string, hex: string, posture = 0): number => {
  scene.open.aboard = scene.open.aboard.with(scene.id(id), -1);
  return scene.put(id, hex, posture);
};
const strength = (scene: GameScene, how: 'craft' | 'landed' | 'active', id: string, hex: string): number =>
  sum(defenceLines(world, scene.open, { kind: 'nests', how, beach: SWORD, target: scene.id(id), at: at(hex) }));

describe('Beach Obstacles (§4.2.1)', () => {
  it('attack every craft on the white row with their number and no modifiers at all', () => {
    const scene = landing().play(CRAFT, '34.008');
    expect(scene.rolls).toBe('obstacles');
    scene.roll(5);
    expect(scene.told('defences')).toMatchObject([{ strength: 5, die: 5, result: '1' }]);
    expect(scene.open.steps[scene.id(CRAFT)]).toBe(1);
  });
  it('at 0 do not attack', () => {
    const scene = landing();
    scene.open.obstacles[SWORD] = 0;
    scene.play(CRAFT, '34.008');
    expect([scene.rolls, scene.offered()]).toEqual(['', ['nests', 'hold']]);
  });
  it('use the armoured columns, and miss above their number (§4.2)', () => {
    const { open } = landing();
    expect(defenceResult(world, open, 'obstacles', 0, 3, 4)).toBeUndefined();
    expect(defenceResult(world, open, 'obstacles', 0, 3, 3)).toBe('C');
  });
});

describe('drift (§4.2.1(drift))', () => {
  const drifting = (): GameScene => {
    const scene = landing().play(SECOND, '34.007').roll(ZERO);
    return scene.play('hold');
  };
  it('a 0 of the obstacles hits and leaves the craft on the sand with its men, two levels adrift', () => {
    const scene = drifting();
    const craft = scene.id(SECOND);
    expect([scene.open.drift[craft], scene.open.cohesion[craft], scene.where(SECOND)]).toEqual([2, 1, '34.007']);
    for (const company of YORKS) expect(scene.open.box[scene.id(company)]).toBe(ABOARD);
  });
  it('a craft that has just come in has done what it does with this chit: it finds its place with a later one (§14.0)', () => {
    const scene = drifting();
    expect([scene.step, scene.offers(SECOND), scene.offers(CRAFT)]).toEqual(['landing', false, true]);
    scene.open.marks.fill(0);
    scene.frames({ step: 'turn', next: 8 }, { step: 'landing', asks: 'allied', unit: -1 });
    expect(scene.offers(SECOND)).toBe(true);
  });
  it('each level is a Movement Action that the nests fire at and nobody else; then it unloads, and its men drift in turn', () => {
    const scene = drifting();
    const craft = scene.id(SECOND);
    scene.frames({ step: 'turn', next: 8 }, { ...actingFrame('allied', craft, 0) });
    expect(scene.rolls).toBe('nests');
    scene.roll(9);
    expect(scene.offered()).toEqual(['drift', 'done']);
    scene.play('drift');
    expect(scene.open.drift[craft]).toBe(1);
    scene.frames({ step: 'turn', next: 8 }, { ...actingFrame('allied', craft, 0) }).roll(9);
    scene.play('drift', 'all-deployed');
    expect(scene.told('sighted')).toEqual([]);
    for (const company of YORKS) {
      expect([scene.where(company), scene.open.drift[scene.id(company)], scene.open.cohesion[scene.id(company)]]).toEqual(['34.007', 2, 1]);
    }
  });
  it('sunk on the sand by fire of any kind it takes all aboard with it (§4.5.4(3))', () => {
    const scene = drifting();
    const craft = scene.id(SECOND);
    scene.frames(
      { step: 'turn', next: 8 },
      { ...actingFrame('german', scene.id(COD), 0), done: [1] },
      { step: 'suffer', asks: 'allied', unit: craft, result: 4, stage: 0, answer: -1 },
    );
    expect(scene.told('sunk')).toHaveLength(1);
    for (const company of YORKS) expect(scene.open.box[scene.id(company)]).toBe(3);
    expect([scene.open.box[craft], scene.open.steps[craft], scene.open.drift[craft]]).toEqual([1, 2, 0]);
  });
  it('who drifts does nothing else but shake it off or rally from suppression', () => {
    const scene = landing();
    const unit = ashore(scene, YORK, '35.007');
    scene.open.drift = scene.open.drift.with(unit, 1);
    scene.open.nests[SWORD] = 0;
    scene.open.cohesion[unit] = 1;
    const actions = (): string[] => scene.frames({ step: 'turn', next: 8 }, actingFrame('allied', unit, 0)).offered();
    expect(actions()).toEqual(['drift', 'done']);
    scene.open.suppressed[unit] = 1;
    expect(actions()).toEqual(['rally', 'done']);
  });
  it('a leader in a drifting craft commands (§4.5.3)', () => {
    const scene = drifting();
    expect(scene.open.leaderWith.some((host) => YORKS.some((company) => scene.id(company) === host))).toBe(true);
    ashore(scene, YORK, '36.007');
    const inCommand = scene.open.leaderWith.indexOf(scene.id(YORK));
    scene.open.leaderWith[inCommand] = scene.id(YORKS[1] as string);
    scene.open.suppressed[scene.id(YORK)] = 1;
    scene.open.nests[SWORD] = 0;
    scene.frames({ step: 'turn', next: 8 }, { ...actingFrame('allied', scene.id(YORK), 0) }).play('rally');
    expect(scene.offered()).toEqual(['pay', 'roll']);
  });
});

describe('Resistance Nests (§4.2.2)', () => {
  it('at a craft: their number, the mass of craft and others in the hex without its passengers, its Defence (§4.2.2(1))', () => {
    const scene = landing();
    expect(strength(scene, 'craft', CRAFT, '34.008')).toBe(5 - 1);
    scene.put(FUNNY, '34.008');
    expect(strength(scene, 'craft', CRAFT, '34.008')).toBe(5 + 1 - 1);
  });
  it('at who has just landed: mass without the craft, terrain, Defence, Column (§4.2.2(1))', () => {
    const scene = landing();
    for (const company of YORKS) scene.put(company, '34.008');
    scene.put(CRAFT, '34.008');
    expect(strength(scene, 'landed', YORK, '34.008')).toBe(5 + 1 + 3);
    ashore(scene, YORK, '34.008', COLUMN);
    expect(strength(scene, 'landed', YORK, '34.008')).toBe(5 + 1 + 2 + 3);
  });
  it('once in a landing: at the craft, or at one passenger (§4.2.2(1))', () => {
    const scene = landing().play(CRAFT, '34.008').roll(9).play('nests').roll(9).play('pass', 'column');
    expect(scene.told('defences').filter(({ kind }) => kind === 'nests')).toHaveLength(1);
    // Stage of fire at the passenger, not of the nests: nobody is offered to them.
    expect(scene.offered()).toEqual([FUNNY, 'pass']);
    scene.play('pass');
    expect(scene.seat).toBe('allied');
  });
  it('fire before every Action of a unit anywhere on the overlay, with all modifiers, and not at Germans (§4.2.2(2))', () => {
    const scene = landing();
    const unit = ashore(scene, YORK, '34.010');
    scene.open.works = scene.open.works.with(unit, ENTRENCHED);
    scene.frames({ step: 'turn', next: 8 }, actingFrame('allied', unit, 0));
    expect([scene.rolls, strength(scene, 'active', YORK, '34.010')]).toEqual(['nests', 5 - 2]);
    scene.roll(9);
    expect(scene.offers('move')).toBe(true);
    scene.frames({ step: 'turn', next: 8 }, actingFrame('german', scene.id(COD), 0));
    expect(scene.rolls).toBe('');
  });
  it('fire again before a Second Action, which is paid for first; a suppressed unit then does nothing more', () => {
    const scene = landing();
    const unit = ashore(scene, TANKS, '33.008');
    scene
      .frames({ step: 'turn', next: 8 }, actingFrame('allied', unit, 0))
      .roll(9)
      .play('fire', 'defences')
      .roll(9);
    const before = scene.open.cp[0] as number;
    expect(scene.offered()).toEqual(['act', 'done']);
    scene.play('act');
    expect([scene.open.cp[0], scene.rolls]).toEqual([before - 1, 'nests']);
  });
  it('at 0 fire no more', () => {
    const scene = landing();
    scene.open.nests[SWORD] = 0;
    const unit = ashore(scene, YORK, '34.008');
    scene.frames({ step: 'turn', next: 8 }, actingFrame('allied', unit, 0));
    expect(scene.rolls).toBe('');
  });
});

describe('opportunity fire at landings (§4.2.3)', () => {
  const beached = (): GameScene => landing().play(CRAFT, '34.008').roll(9).play('hold');
  it('at the craft by whoever has its hex in his zone, after a check, without the zone bonus (§4.2.3(a))', () => {
    const scene = beached();
    // Wn 18 lies under a barrage and reaches one hex.
    expect(scene.offered()).toEqual([COD, 'pass']);
    scene.play(COD).roll(1);
    expect(scene.rolls).toBe('fire');
    scene.roll(9);
    expect(scene.told('shot')).toMatchObject([{ kind: 'opportunity', strength: 6 - 1 - 1 }]);
  });
  it('at one passenger with the zone bonus, if nobody has tried at the craft (§4.2.3(b))', () => {
    const scene = beached().play('pass', 'deployed', 'hold', FUNNY, COD).roll(1).roll(9);
    expect(scene.told('shot')).toMatchObject([{ target: scene.id(FUNNY), strength: 6 - 1 - 4 + 2 }]);
  });
  it('a try at the craft, even a failed one, spares the passengers', () => {
    const scene = beached().play(COD).roll(9).play('deployed', 'hold');
    expect(scene.seat).toBe('allied');
    expect(scene.told('shot')).toEqual([]);
  });
  it('on the sand as anywhere: who leaves a hex of a zone is fired at (§4.2.3(c))', () => {
    const scene = landing();
    scene.open.nests[SWORD] = 0;
    const unit = ashore(scene, YORK, '34.008');
    scene.frames({ step: 'turn', next: 8 }, actingFrame('allied', unit, 0)).play('move', '34.007');
    expect([scene.seat, scene.offers(COD)]).toEqual(['german', true]);
  });
});

describe('the sea (§4.2.5)', () => {
  it('attacks swimming tanks as they land, on the blue row, with nothing added or taken', () => {
    const scene = landing().play(TANKS, '33.008');
    expect(scene.rolls).toBe('sea');
    scene.roll(7);
    expect(scene.told('defences')).toMatchObject([{ kind: 'sea', strength: 7, result: 'E' }]);
    expect(scene.open.box[scene.id(TANKS)]).toBe(3);
  });
  it('is never lowered, and does not keep the beach from being cleared (§4.2)', () => {
    const scene = landing();
    scene.open.gaps[SWORD] = 0;
    scene.open.obstacles[SWORD] = 0;
    scene.open.nests[SWORD] = 0;
    const unit = ashore(scene, YORK, '34.008');
    scene.frames({ step: 'turn', next: 8 }, actingFrame('allied', unit, 0)).play('fire');
    expect([scene.offers('defences'), scene.open.sea[SWORD]]).toEqual([false, 7]);
  });
});
