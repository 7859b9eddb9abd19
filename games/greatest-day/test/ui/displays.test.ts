import { expect, it } from 'vitest';
import { createUi } from '../../ui/index.js';
import { module } from '../position.js';
import { GameScene } from '../scene.js';

const ui = createUi(module);
const viewOf = (scene: GameScene, seat = 'allied') => module.view(scene.state, [seat]);
const sheet = (scene: GameScene, id: string) => ui.displays(viewOf(scene)).find((one) => one.id === id)?.groups ?? [];
const [GERHARDT, SQUADRON] = ['lehr-pzlehr-130-ii-pzlehr-6', '7th-22-arm-bde-4-cly-c'];

it('lays a beach out as its sheet has it: tracks, waves by their craft, those behind them (§4.1.4, §4.5.1)', () => {
  const scene = new GameScene('storming-sword');
  const groups = sheet(scene, 'waves');
  expect(groups[0]?.tracks?.map(({ title }) => title)).toEqual(['Gaps: 4', 'Obstacles: 5', 'Nests: 5', 'Sea State: 7']);
  const white = groups.find(({ title }) => title === 'The next wave for Queen White');
  expect(white?.sets).toEqual([2, 2, 5, 1]);
  const craft = white?.faces.map(({ name }) => name).filter((name) => name.startsWith('LC'));
  expect(craft, 'as the prompt names them: one aboard by its name, a battalion by its own').toEqual([
    'LC 1 with 79/5 AR',
    'LC 2 with A/22 Dgns',
    'LC 3 with 1 S Lancs',
  ]);
  expect(white?.at).toEqual({ row: 2, column: 1 });
  const nothing = groups.find(({ title }) => title === 'En Route to Queen');
  expect(nothing?.at).toEqual({ row: 5, column: 1, columns: 2 });
});

it('says where the marker of a force lies, and lays its ships out by range, the farthest out first (§4.4.1, §4.4.3)', () => {
  const scene = new GameScene('storming-sword');
  const groups = sheet(scene, 'fleet');
  expect(groups[0]?.lines?.[0]).toMatchObject({ section: '4.4.3', hexes: [scene.hex('34.008')] });
  const columns = groups.slice(1).map(({ title, at }) => `${at?.column} ${title}`);
  expect(columns.toSorted()).toEqual([
    '1 Force S, long range',
    '2 Force S, medium range',
    '3 Force S, short range',
    '4 Force S, close range',
  ]);
});

it('shows the points of a division on its tracks, and leads to its leaders (§S.6, §S.7, §S.8)', () => {
  const scene = new GameScene('day-of-the-tiger');
  const groups = sheet(scene, 'divisions');
  const points = groups.find(({ title }) => title === '7th Armoured Division');
  expect(points?.tracks?.map(({ title }) => title)).toEqual(['Command Points: 6', 'Dispatch Points: 4']);
  const leaders = groups.find(({ title }) => title === 'Formations of the 7th Armoured Division');
  expect(leaders?.lines?.[0]?.text).toMatch(
    /22 Armoured Brigade: Hinde with C\/4 CLY in 87\.061, commands twelve hexes far, .* in command\./,
  );
  expect(leaders?.lines?.[0]?.hexes).toEqual([scene.hex('87.061')]);
  expect(groups.find(({ title }) => title === 'Artillery Parks of the Panzer-Lehr Division')?.faces).toHaveLength(2);
});

it('counts in words those of a Formation whom nobody commands (§S.8)', () => {
  const scene = new GameScene('day-of-the-tiger');
  const line = () =>
    sheet(scene, 'divisions')
      .flatMap(({ lines = [] }) => lines.map(({ text }) => text))
      .find((text) => text.includes('Hinde')) ?? '';
  expect(line()).toMatch(/, all in command\.$/);
  scene.put('7th-22-arm-bde-1-rb-a', '70.045');
  expect(line()).toMatch(/, all but one in command\.$/);
});

it('narrows the command ranges to the leader of the Formation whose unit is looked at (§S.8)', () => {
  const scene = new GameScene('day-of-the-tiger');
  const ranges = (unit?: number) => ui.overlay(viewOf(scene), 'allied', 'leaders', { unit }).filter(({ tone }) => tone === 'neutral');
  expect(ranges().length).toBeGreaterThan(1);
  expect(ranges(scene.id(SQUADRON))).toEqual([{ hex: scene.hex('87.061'), shade: 0.6, tone: 'neutral', label: '12' }]);
  expect(ranges(scene.id(GERHARDT)).length).toBe(ranges().length);
});
