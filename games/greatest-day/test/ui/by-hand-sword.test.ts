import { unit as unitAction, word as wordAction } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { actingFrame } from '../../src/steps/activation.js';
import { COLUMN, MOUNTED } from '../../src/types.js';
import { createUi } from '../../ui/index.js';
import { module } from '../position.js';
import { GameScene } from '../scene.js';

const ui = createUi(module);
const sword = (): GameScene => new GameScene('storming-sword');
const viewOf = (scene: GameScene, seat: string) => module.view(scene.state, [seat]);
const faceNameOf = (scene: GameScene, unit: string): string | undefined => ui.face(viewOf(scene, 'allied'), scene.id(unit)).name;
const [CROCKER, N1, TROOP] = ['3rd-5-ar-re-79th-77-5-ar', '716-nachhuten-n1', 'cdo-1-ss-bde-4-cdo-1'];
const MORRIS = '716-art-1716-hkaa-2-1716-morris';
const LEADER_HOST = '3rd-8-bde-1-s-lancs-a';
const SUFFOLK = '3rd-8-bde-1-suffolk-a';

// What two turns of Storming Sword played by hand turned up.
describe('names', () => {
  it('a craft with one aboard is called by him: two of a regiment are told apart (§4.5.4(2))', () => {
    const scene = sword();
    const craft = scene.nameOf(scene.open.aboard[scene.id(CROCKER)] as number);
    expect(faceNameOf(scene, craft)).toMatch(/^LC \d+ with 77\/5 AR$/);
  });
  it('a rearguard is no company, a Commando troop none either (§5.0)', () => {
    const scene = sword();
    expect(faceNameOf(scene, N1)).toBe('Rearguard N1, Nachhuten');
    expect(faceNameOf(scene, TROOP)).toBe('1 Troop, 4 Cdo');
  });
});

describe('what a click comes to', () => {
  it('a battery sinks what it hits at sea (§4.4.7(b))', () => {
    const scene = sword().frames({ step: 'batteries', battery: sword().id(MORRIS), fired: [] } as never);
    expect(ui.actionLabel(viewOf(scene, 'german'), unitAction(scene.id('kelvin'))).odds).toMatch(/^strength 4, \d+ % to sink it$/);
  });
  it('out of column without a point left costs a Cohesion Hit, and says so (§S.12)', () => {
    const scene = sword();
    scene.put(SUFFOLK, '33.009', COLUMN);
    scene.put(LEADER_HOST, '33.010');
    scene.open.nests.fill(0);
    scene.chit('direct:allied');
    scene.play(SUFFOLK, 'move');
    const odds = (): string | undefined => ui.actionLabel(viewOf(scene, 'allied'), wordAction('deploy')).odds;
    expect(odds()).toBeUndefined();
    const frame = scene.top as { spent: number };
    frame.spent = 12;
    expect(odds()).toBe('for a Cohesion Hit: no point is left');
    expect(ui.prompt(viewOf(scene, 'allied'), 'allied').text).toMatch(/: no points left, change its posture/);
  });
  it('a chit’s price is named before what there is of it (§S.7)', () => {
    const scene = sword();
    scene.frames({ step: 'turn', next: 4 }, { step: 'purchase' });
    const chit = scene.offered('german').find((text) => text.startsWith('buy:')) as string;
    expect(ui.actionLabel(viewOf(scene, 'german'), wordAction(chit)).odds).toBe('1 of 1 Dispatch, 2 of 4 Command');
  });
});

it('on the sand, with nothing else to fire at, one word fires at the defences (§4.2.6)', () => {
  const scene = sword().only(SUFFOLK);
  const unit = scene.put(SUFFOLK, '37.010');
  scene.open.nests[0] = 1;
  const label = () => {
    scene.frames({ step: 'turn', next: 8 }, actingFrame('allied', unit, 0)).roll(9);
    return ui.actionLabel(viewOf(scene, 'allied'), wordAction('fire'));
  };
  expect(label()).toMatchObject({ label: 'Fire at the beach defences', odds: expect.stringMatching(/^\d+ % to take something down$/) });
  scene.put(MORRIS, '37.011');
  expect(label().label).toBe('Fire');
  expect(scene.play('fire').offered()).toEqual([MORRIS, 'defences']);
});

describe('the landing desk', () => {
  it('says how often the sea is the end of a tank: 6 and 7 of its 7 (§4.2.5, §X.1)', () => {
    const scene = sword();
    scene.frames({ step: 'naval', stage: 4 } as never, { step: 'landing', unit: scene.id('3rd-27-arm-bde-13-18-krh-b') } as never);
    const desk = ui.plan?.(viewOf(scene, 'allied'), 'allied');
    expect(JSON.stringify(desk)).toContain('The sea 7: 80 %, lost 20 %.');
  });
});

describe('the log', () => {
  it('says which Gap has opened (§4.2.4)', () => {
    const scene = sword();
    const side = scene.game.world.ground.gaps(0).concat(scene.game.world.ground.gaps(1))[0] as number;
    const line = ui.logLine(viewOf(scene, 'allied'), { event: 'gap', section: '4.2.4', beach: 0, side } as never);
    expect(line?.text).toMatch(/^A Gap of Sword is open: hex 33\.008 .* to /);
    expect(line?.hexes).toHaveLength(2);
  });
  it('tells of a chit once: its buyer when he buys, the other when it is shown (§S.7)', () => {
    const scene = new GameScene('to-the-sea').frames({ step: 'turn', next: 4 }, { step: 'purchase' });
    scene.as('allied', scene.offered('allied').find((text) => text.startsWith('buy:')) as string);
    scene.as('allied', 'done').as('german', 'done');
    const told = (...seats: string[]): number => {
      const view = module.view(scene.state, seats);
      const events = scene.told('bought').filter(({ to }) => to === undefined || seats.some((seat) => to.includes(seat)));
      return events.filter((event) => /^The chit of .* is bought\.$/.test(ui.logLine(view, event)?.text ?? '')).length;
    };
    expect([told('allied'), told('german'), told('allied', 'german'), told()]).toEqual([1, 1, 1, 1]);
  });
  it('says how a unit steps ashore: in column, mounted, adrift (§4.2.1, §4.5.4(4))', () => {
    const scene = sword();
    const text = (posture: number, drift: number, lost = 0): string => {
      const event = { event: 'unloaded', section: '4.5.4(4)', unit: scene.id(SUFFOLK), hex: scene.hex('33.009'), posture, drift, lost };
      return ui.logLine(viewOf(scene, 'allied'), event as never)?.text ?? '';
    };
    expect(text(0, 0)).toMatch(/steps ashore [^,]*\.$/);
    expect([text(COLUMN, 0), text(MOUNTED | COLUMN, 2), text(0, 1)].map((line) => line.split(', ').slice(1).join(', '))).toEqual([
      'in column.',
      'mounted, in column, adrift.',
      'adrift.',
    ]);
    expect(text(COLUMN, 1, 1)).toMatch(/was lost with its craft\.$/);
  });
  it('has words for finding one’s place (§4.2.1)', () => {
    const scene = sword();
    const line = ui.logLine(viewOf(scene, 'allied'), { event: 'action', section: 'S.10', unit: 0, action: 'drift', second: 0 } as never);
    expect(line?.text).toContain('finds its place');
  });
});
