import { describe, expect, it } from 'vitest';
import { contactNeeded, contactNumber, losesContact, reportsTo, servesFormation } from '../../src/rules/contact.js';
import { changed } from '../other-data.js';
import { GameScene } from '../scene.js';

/** Batteries no scenario has yet, beside those of To the Sea. */
const EXTRA = ['3rd-53-med-330', '50th-5-agra-121-hvy', '6ab-53-al-lt-211', '12ss-i-ss-art-12-1', '12ss-ss-werfer-12-1'];
const MORTARS_346 = '346-kg-hartmann-i-857-4';
const INDEPENDENT = ['ind-werfer-83-werfer-83-1', 'ind-flak-2-flak-2-1'];
const PRIESTS = '3rd-7-fd-a';
const KRUG_MORTARS = '716-kg-krug-iii-736-12';

const everybody = changed('to-the-sea', ({ setUp }) => {
  for (const unit of [...EXTRA, ...INDEPENDENT, MORTARS_346]) setUp.push({ unit, hex: '36.012', posture: 'deployed' });
});
const sea = (): GameScene => new GameScene('to-the-sea', everybody);
const formation = (scene: GameScene, id: string): number => scene.game.world.data.counters.formations.findIndex((one) => one.id === id);
const inContact = (scene: GameScene, id: string, whose: number): GameScene => {
  scene.open.contact = scene.open.contact.with(scene.id(id), whose);
  return scene;
};

describe('contact numbers (§S.23)', () => {
  it.each([
    ['british field guns', PRIESTS, 7],
    ['british medium guns', '3rd-53-med-330', 6],
    ['british heavy guns', '50th-5-agra-121-hvy', 6],
    ['airborne guns, light as they are', '6ab-53-al-lt-211', 6],
    ['guns of a German division', '21pz-iii-pz-art-155-7', 6],
    ['heavy guns of a German division', '21pz-iii-pz-art-155-9', 6],
    ['guns of the SS', '12ss-i-ss-art-12-1', 6],
    ['rockets, of a division too', '12ss-ss-werfer-12-1', 5],
    ['rockets of the corps', INDEPENDENT[0] as string, 5],
    ['other units of the corps', INDEPENDENT[1] as string, 5],
    ['a static division', KRUG_MORTARS, 5],
    ['another of them', MORTARS_346, 5],
  ])('%s', (_, id, number) => {
    const scene = sea();
    expect(contactNumber(scene.game.world, scene.open, scene.id(id))).toBe(number);
  });
  it('the 352nd is a static division too, and coastal batteries are as slow', () => {
    const scene = new GameScene('storming-gold');
    const number = (id: string): number => contactNumber(scene.game.world, scene.open, scene.id(id));
    expect(['352-kg-korfes-i-726-4', '716-art-1716-hkaa-longues-4-1260'].map(number)).toEqual([5, 5]);
  });
  it('ships need a 6, however large their guns (§4.4.4(c))', () => {
    const scene = sea();
    expect(['warspite', 'scorpion'].map((id) => contactNumber(scene.game.world, scene.open, scene.id(id)))).toEqual([6, 6]);
  });
});

describe('who reports to whom (§S.23)', () => {
  const reports = (scene: GameScene, id: string): string | undefined =>
    scene.game.world.data.counters.formations[reportsTo(scene.game.world, scene.open, scene.id(id))]?.id;
  it('a unit of a Formation to its own, though no leader is there', () => {
    const scene = sea();
    scene.open.leaderWith.fill(-1);
    expect(reports(scene, '3rd-185-bde-2-ksli-a')).toBe('3rd-185-bde');
  });
  it('independents, of either stripe, to the nearest leader of their division, or to nobody', () => {
    const scene = sea();
    expect([PRIESTS, '3rd-20-at-ra-m10-20'].map((id) => reports(scene, id))).toEqual(['3rd-8-bde', '3rd-185-bde']);
    scene.open.leaderWith.fill(-1);
    expect(reportsTo(scene.game.world, scene.open, scene.id(PRIESTS))).toBe(-1);
  });
  it('telephones to the Formation of their division that has them (§16.1)', () => {
    const scene = new GameScene('storming-gold');
    expect(['716-art-1716-hkaa-longues-4-1260', '352-kg-korfes-wn-37'].map((id) => reports(scene, id))).toEqual([
      '716-kg-krug',
      '352-kg-korfes',
    ]);
  });
  it('ships to nobody', () => {
    const scene = sea();
    expect(reportsTo(scene.game.world, scene.open, scene.id('warspite'))).toBe(-1);
  });
});

describe('for whom guns fire (§S.23)', () => {
  it('for Formations of their own division; for none where the spotter reports to none', () => {
    const scene = sea();
    const serves = (id: string, whose: number): boolean => servesFormation(scene.game.world, scene.open, scene.id(id), whose);
    expect(['3rd-8-bde', '3rd-185-bde', '21pz-kg-rauch'].map((id) => serves(PRIESTS, formation(scene, id)))).toEqual([true, true, false]);
    const gold = new GameScene('storming-gold');
    const battery = gold.id('716-art-1716-hkaa-longues-4-1260');
    expect(servesFormation(gold.game.world, gold.open, battery, -1)).toBe(false);
  });
  it('a call is needed for each Formation anew; mortars call to all but their own (C6, C8)', () => {
    const scene = sea();
    const [eighth, other] = [formation(scene, '3rd-8-bde'), formation(scene, '3rd-185-bde')];
    const needed = (id: string, whose: number): number => contactNeeded(scene.game.world, scene.open, scene.id(id), whose);
    inContact(scene, PRIESTS, eighth);
    expect([needed(PRIESTS, eighth), needed(PRIESTS, other)]).toEqual([-1, 7]);
    const [krug, rauch] = [formation(scene, '716-kg-krug'), formation(scene, '21pz-kg-rauch')];
    expect([needed(KRUG_MORTARS, krug), needed(KRUG_MORTARS, rauch)]).toEqual([-1, 5]);
  });
  it('field guns of a Formation call even to their own; brown guns never do', () => {
    const scene = sea();
    const rauch = formation(scene, '21pz-kg-rauch');
    expect(contactNeeded(scene.game.world, scene.open, scene.id('21pz-kg-rauch-pzgr-192-9'), rauch)).toBe(6);
    const gold = new GameScene('storming-gold');
    expect(contactNeeded(gold.game.world, gold.open, gold.id('50th-1-rmas-1-rmas'), formation(gold, '50th-69-bde'))).toBe(-1);
  });
  it.each([
    ['orange guns', PRIESTS, 'to-the-sea', true],
    ['coastal batteries', '716-art-1716-hkaa-longues-4-1260', 'storming-gold', true],
    ['brown guns', '50th-1-rmas-1-rmas', 'storming-gold', false],
    ['mortars', '352-kg-korfes-i-726-4', 'storming-gold', false],
    ['ships', 'orion', 'storming-gold', false],
  ])('on a 9 contact: %s (C6)', (_, id, scenario, loses) => {
    const scene = new GameScene(scenario);
    const lost = (): boolean => losesContact(scene.game.world, scene.open, scene.id(id));
    expect(lost()).toBe(false);
    inContact(scene, id, 0);
    expect(lost()).toBe(loses);
  });
});
