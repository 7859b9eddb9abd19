import { describe, expect, it } from 'vitest';
import { isMulberryLost, lookAtMulberry } from '../../src/rules/mulberry.js';
import { changed } from '../other-data.js';
import { GameScene } from '../scene.js';

const TIGERS = 'ind-s-ss-pz-101-s-ss-pz-101-2';
const HARBOUR = '87.007';

describe('the Mulberry (§4.6)', () => {
  /** A scenario with the harbour in play, beginning at an hour. */
  const harbour = (label: string): GameScene =>
    new GameScene(
      'black-baron',
      changed('black-baron', (loose) => {
        loose.area = { columns: [76, 109], rows: [1, 63] };
        loose.calendar = loose.calendar.map((one, turn) => (turn === 0 ? label : one));
      }),
    );
  const looks = (scene: GameScene) => {
    const told: unknown[] = [];
    return { over: lookAtMulberry(scene.game.world, scene.state, (event) => told.push(event)), told };
  };
  it.each([
    ['0607-night', false],
    ['0608-0700', true],
    ['0608-0900', true],
  ])('with a German in its hex at %s the game is lost: %s', (label, lost) => {
    const scene = harbour(label);
    scene.put(TIGERS, HARBOUR);
    expect(isMulberryLost(scene.game.world, scene.open)).toBe(lost);
  });
  it('and over at once, for the Germans', () => {
    const scene = harbour('0608-0700');
    scene.put(TIGERS, HARBOUR);
    const outcome = { level: 'mulberry', winner: 'german', section: '4.6' };
    expect(looks(scene)).toEqual({ over: true, told: [{ event: 'over', section: '4.6', outcome }] });
    expect(scene.open.stack.at(-1)).toEqual({ step: 'over', outcome });
  });
  it('not with the Allied there, nor nobody, nor a German beside it', () => {
    const scene = harbour('0608-0700');
    expect(looks(scene)).toEqual({ over: false, told: [] });
    scene.put('7th-22-arm-bde-4-cly-a', HARBOUR);
    scene.put(TIGERS, '87.008');
    expect(looks(scene)).toEqual({ over: false, told: [] });
  });
});
