import { describe, expect, it } from 'vitest';
import { COLUMN, JOBS, type Job, MOUNTED, PARKED } from '../../src/index.js';
import { ACTIONS } from '../../src/rules/activation.js';
import { canEngineer, jobsOf, rearguardOf, trialOf, workBonus } from '../../src/rules/engineers.js';
import { actingFrame } from '../../src/steps/activation.js';
import { changed } from '../other-data.js';
import { GameScene } from '../scene.js';

const SAPPERS = '3rd-re-246-fd';
const SUFFOLK = '3rd-8-bde-1-suffolk-a';
const TANKS = '3rd-27-arm-bde-13-18-krh-c';
const FLAILS = '3rd-22-dgns-79th-a-22-dgns';
const SQUADRON = '3rd-5-ar-re-79th-77-5-ar';
const PARAS = '6ab-3-para-bde-8-para-a';
const [EAST, WEST] = ['28.020', '29.019'];
const module = changed('to-the-sea', ({ setUp, area }) => {
  for (const unit of [FLAILS, SQUADRON, PARAS]) setUp.push({ unit, hex: '29.019', posture: 'deployed' });
  area.columns = [1, 50];
});

function all(label: string): GameScene {
  const ids = [SAPPERS, SUFFOLK, TANKS, FLAILS, SQUADRON, PARAS];
  const scene = new GameScene('to-the-sea', module).only(...ids);
  for (const id of ids) scene.put(id, label);
  return scene.frames({ step: 'turn', next: 8 }, { ...actingFrame('allied', scene.id(SUFFOLK), 0) });
}
/** Who of them could begin a job. */
const who = (scene: GameScene, job: Job): string[] =>
  [SAPPERS, SUFFOLK, TANKS, FLAILS, SQUADRON, PARAS].filter((id) => jobsOf(scene.game.world, scene.open, scene.id(id)).includes(job));

describe('who may do what (§S.29)', () => {
  it('rubble is cleared by engineers, where there is any (§2.5)', () => {
    const scene = all('36.015');
    expect(who(scene, 'clear')).toEqual([]);
    scene.open.rubble = [scene.hex('36.015')];
    expect(who(scene, 'clear')).toEqual([SAPPERS, SQUADRON]);
  });
  it('mines are laid by engineers where none lie (§10.1)', () => {
    const scene = all('36.015');
    expect(who(scene, 'mine')).toEqual([SAPPERS, SQUADRON]);
    scene.open.mines = [scene.hex('36.015')];
    scene.open.minesBy = [0];
    expect(who(scene, 'mine')).toEqual([]);
  });
  it('mines of the enemy are lifted by engineers and flails, in a later activation than they came in (§10.3)', () => {
    const scene = all('36.015');
    expect(who(scene, 'lift')).toEqual([]);
    scene.open.mines = [scene.hex('36.015')];
    scene.open.minesBy = [0];
    expect(who(scene, 'lift')).toEqual([]);
    scene.open.minesBy = [1];
    expect(who(scene, 'lift')).toEqual([SAPPERS, FLAILS, SQUADRON]);
    const acting = (action: (typeof ACTIONS)[number]): string[] => {
      scene.open.stack.push({ ...actingFrame('allied', scene.id(SAPPERS), 0), done: [ACTIONS.indexOf(action)] });
      const now = who(scene, 'lift');
      scene.open.stack.pop();
      return now;
    };
    expect((['move', 'assault', 'fire'] as const).map((action) => acting(action).includes(SAPPERS))).toEqual([false, false, true]);
  });
  it('bridges are wired by engineers and paratroops with steps, whose side holds both ends (§2.4.5, §2.4.6)', () => {
    const scene = all(WEST);
    for (const label of [EAST, WEST]) scene.open.holders[scene.open.objectives.indexOf(scene.hex(label))] = 0;
    expect(who(scene, 'wire')).toEqual([SAPPERS, SQUADRON, PARAS]);
    for (const label of [EAST, WEST]) scene.open.holders[scene.open.objectives.indexOf(scene.hex(label))] = 1;
    expect(who(scene, 'wire')).toEqual([]);
  });
  it('anybody blows what his side has wired (§2.4.6)', () => {
    const scene = all(WEST);
    expect(who(scene, 'blow')).toEqual([]);
    scene.open.wired = [scene.game.world.grid.sideBetween(scene.hex(EAST), scene.hex(WEST))];
    scene.open.wiredBy = [0];
    expect(who(scene, 'blow')).toEqual([SAPPERS, SUFFOLK, TANKS, FLAILS, SQUADRON, PARAS]);
  });
  it('companies on foot dig in, once (§S.30)', () => {
    const scene = all('36.015');
    expect(who(scene, 'dig')).toEqual([SAPPERS, SUFFOLK, PARAS]);
    scene.open.works = scene.open.works.with(scene.id(SUFFOLK), 1);
    expect([who(scene, 'dig'), who(scene, 'entrench')]).toEqual([
      [SAPPERS, PARAS],
      [SAPPERS, SQUADRON],
    ]);
  });
  it('roadblocks are cleared by engineers (§5.0)', () => {
    const scene = all('36.015');
    scene.open.roadblockHexes = [scene.hex('36.015')];
    expect([who(scene, 'unblock'), who(scene, 'roadblock')]).toEqual([[SAPPERS, SQUADRON], []]);
  });
  it('nobody in Column, riding, parked, aboard or suppressed', () => {
    const works = (change: (scene: GameScene, unit: number) => void): boolean => {
      const scene = all('36.015');
      change(scene, scene.id(SAPPERS));
      expect(canEngineer(scene.game.world, scene.open, scene.id(SAPPERS))).toBe(who(scene, 'mine').includes(SAPPERS));
      return canEngineer(scene.game.world, scene.open, scene.id(SAPPERS));
    };
    expect(works(() => {})).toBe(true);
    for (const posture of [COLUMN, MOUNTED, PARKED]) expect(works((scene) => scene.put(SAPPERS, '36.015', posture))).toBe(false);
    expect(works(({ open }, unit) => open.suppressed.fill(1, unit, unit + 1))).toBe(false);
    expect(
      works(({ open }, unit) => {
        open.aboard = open.aboard.with(unit, 0);
      }),
    ).toBe(false);
  });
});

describe('rearguards of a division (§5.0)', () => {
  it('one that waits in the pool, as long as any is left', () => {
    const scene = all('36.015');
    const next = (): number => rearguardOf(scene.game.world, scene.open, scene.id(SUFFOLK));
    const [first, second] = ['3rd-rearguards-rg1', '3rd-rearguards-rg2'].map((id) => scene.id(id)) as [number, number];
    expect(next()).toBe(first);
    scene.open.box[first] = 0;
    expect(next()).toBe(second);
    const division = scene.game.world.data.counters.divisions.findIndex(({ id }) => id === '3rd');
    scene.open.rearguards[division] = 0;
    expect(next()).toBe(-1);
    scene.open.rearguards[division] = 1;
    expect([next(), who(scene, 'rearguard').includes(SUFFOLK)]).toEqual([second, true]);
    scene.open.steps[scene.id(SUFFOLK)] = 0;
    expect(who(scene, 'rearguard')).not.toContain(SUFFOLK);
  });
});

describe('how a job is decided (§S.29, §10.3, §2.4.6, §17.8)', () => {
  it.each<[Job, 'check' | 'die' | 'none']>([
    ['dig', 'check'],
    ['entrench', 'check'],
    ['bocage', 'none'],
    ['roadblock', 'check'],
    ['unblock', 'check'],
    ['rearguard', 'none'],
    ['mine', 'none'],
    ['clear', 'check'],
    ['wire', 'check'],
    ['blow', 'die'],
    ['improve', 'check'],
    ['bailey', 'check'],
    ['ferry', 'check'],
    ['demolish', 'die'],
  ])('%s: %s', (job, trial) => {
    const scene = all('36.015');
    expect(trialOf(scene.open, scene.id(SAPPERS), job)).toBe(trial);
  });
  it('lifting mines needs a die of who has one step only', () => {
    const scene = all('36.015');
    const trial = (steps: number): string => {
      scene.open.steps[scene.id(SAPPERS)] = steps;
      return trialOf(scene.open, scene.id(SAPPERS), 'lift');
    };
    expect([trial(1), trial(2), trial(3)]).toEqual(['die', 'none', 'none']);
  });
  it('Men at Work are worth 2 at the job they failed at, nothing at another', () => {
    const scene = all('36.015');
    scene.open.job = scene.open.job.with(scene.id(SAPPERS), JOBS.indexOf('clear'));
    const bonus = (job: Job): number => workBonus(scene.game.world, scene.open, scene.id(SAPPERS), job);
    expect([bonus('clear'), bonus('wire')]).toEqual([2, 0]);
  });
});
