import { describe, expect, it } from 'vitest';
import { GameScene } from '../scene.js';

const RIFLES = '3rd-8-bde-1-suffolk-a';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const OTHERS = ['b', 'c', 'd'].map((company) => `3rd-8-bde-1-suffolk-${company}`);

/** Suffolks on the move, two hexes from a German company; the others fill a hex beside them. */
function moving(chit: string): GameScene {
  const scene = new GameScene('to-the-sea').only(RIFLES, GRENADIERS, ...OTHERS);
  scene.put(RIFLES, '33.013');
  scene.put(GRENADIERS, '33.015');
  for (const company of OTHERS) scene.put(company, '34.013');
  scene.open.steps[scene.id(OTHERS[0] as string)] = 3;
  return scene.chit(chit).play(RIFLES, 'move');
}

describe('why a unit does not come to a hex (§S.11)', () => {
  it.each([
    ['33.015', 'held-by-enemy', 'S.11'],
    ['33.014', 'zone-with-division', 'S.3'],
    ['34.013', 'no-room', 'S.14'],
    ['01.020', 'outside', 'S.39'],
    ['34.007', 'closed-ground', '4.3.1'],
    ['30.024', 'cannot-go', 'S.11'],
  ])('%s: %s (§%s)', (hex, code, section) => {
    expect(moving('division:3rd').refusal(hex)).toMatchObject({ code, section });
  });
  it('a Formation’s chit lets it into the zone (§S.3)', () => {
    expect(moving('formation:3rd-8-bde').offers('33.014')).toBe(true);
  });
});
