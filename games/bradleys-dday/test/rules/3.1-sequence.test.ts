import { describe, expect, it } from 'vitest';
import { eliminate, setBox, setMark } from '../../src/rules/units.js';
import { alliedLosses } from '../../src/rules/victory.js';
import { AFLOAT, ELIMINATED, GREEN, GREY, HIGH_TIDE, MOVEMENT_MODE, POOL, SEGMENTS, UNPLACED } from '../../src/types.js';
import { Drop } from '../dropping.js';
import { data, Position, unit } from '../position.js';
import { fromSegment, scenario } from '../scene.js';

describe('equipment (§2.1, §2.3)', () => {
  it('eliminated units are kept in their box, where victory counts the Allied ones (§2.1)', () => {
    const position = new Position();
    const { world, state, open, tell } = position;
    const lost = [position.put('us-1-16', '4124'), position.put('ge-i-916', '4225')];
    eliminate(world, state, lost, 'fire', '10.4', tell);
    expect(lost.map((id) => [open.box[id], open.hex[id]])).toEqual([
      [ELIMINATED, -1],
      [ELIMINATED, -1],
    ]);
    expect(alliedLosses(world, open)).toBe(1);
  });
  it('each face has its own combat, protection and movement values, morale and range are the counter’s (§2.3)', () => {
    const tank = unit('us-743-tk');
    expect([tank.cm, tank.mm, tank.morale, tank.range]).toEqual([[25, 4, 6], [7, 4, 12], 3, 2]);
    expect(data.counters.units.every(({ cm, mm }) => cm.length === 3 && mm.length === 3)).toBe(true);
  });
});

describe('setting up (§2.5)', () => {
  it('Germans first, then their mines; Americans wait in their boxes; the marker on the first turn (§2.5, R41)', () => {
    const scene = scenario('d-day');
    expect([scene.seat, scene.step, scene.open.segment, scene.open.turn]).toEqual(['german', 'deploy', 'set-up', 1]);
    expect(scene.open.box.some((box) => box === UNPLACED)).toBe(true);
    const steps = ['deploy', 'deploy-modes', 'mines'];
    expect(steps.map((step) => scene.goTo(step).step)).toEqual(steps);
    scene.goTo('air-allot');
    expect([scene.seat, scene.open.segment, scene.box('us-1-16')]).toEqual(['allied', 'placement', POOL]);
  });
});

describe('sequence of play (§3.0, §3.1)', () => {
  it('twelve segments in order, turn after turn (§3.0, §3.1)', () => {
    const position = new Position('omaha');
    position.open.turn = 9;
    position.put('ge-i-916', '4225');
    position.put('us-1-16', '4124');
    const scene = fromSegment(position, 'placement');
    const turns = (): number => scene.told('turn').length;
    for (let i = 0; i < 200 && turns() === 0; i++) {
      if (scene.rolls !== '') scene.roll(scene.rolls === 'support' ? 3 : [3, 4]);
      else scene.play(scene.offered().find((text) => ['done', 'ready', 'stop'].includes(text)) ?? (scene.offered()[0] as string));
    }
    expect(
      scene
        .told('segment')
        .map(({ segment }) => segment)
        .slice(0, 12),
    ).toEqual([...SEGMENTS]);
    expect(scene.open.turn).toBe(10);
  });
  it('recovery first, tide afterwards: who was disrupted and is caught is disrupted anew, not lost (§3.1 B)', () => {
    const position = new Position();
    const { open } = position;
    open.tide = HIGH_TIDE;
    open.turn = 5;
    open.asp = 1;
    position.put('ge-i-916', '4225');
    const [green, grey] = [position.put('us-1-16', '4122'), position.put('us-1-18', '4222')];
    open.disrupted = open.disrupted.with(green, GREEN);
    open.disrupted = open.disrupted.with(grey, GREY);
    fromSegment(position, 'first-recovery');
    expect([open.disrupted[green], open.box[grey]]).toEqual([GREEN, ELIMINATED]);
  });
  it('grey markers go in the second recovery, where Germans come on, in Movement Mode (§3.1 G, §18.0)', () => {
    const position = new Position('omaha');
    const { open } = position;
    open.turn = 13;
    open.disrupted = open.disrupted.with(position.put('ge-i-916', '4225'), GREY);
    for (const id of ['ge-513-30', 'ge-517-30', 'ge-518-30']) setBox(open, position.of(id), 2);
    const scene = fromSegment(position, 'second-recovery');
    expect([scene.disrupted('ge-i-916'), scene.offered()]).toEqual([[false], ['ge-513-30', 'ge-517-30', 'ge-518-30']]);
    scene.play('ge-513-30', '2227');
    expect([scene.where('ge-513-30'), open.mode[scene.id('ge-513-30')]]).toEqual(['2227', MOVEMENT_MODE]);
  });
  it('at the end of a turn the tide goes on and the support points are set anew (§3.1 L)', () => {
    const position = new Position();
    const { open } = position;
    open.turn = 3;
    open.asp = 7;
    position.put('ge-i-916', '4225');
    const scene = fromSegment(position, 'end-of-turn');
    expect([open.turn, open.tide, open.asp]).toEqual([4, 1, 100]);
    expect(scene.told('tide')).toHaveLength(1);
  });
  it('the movement segment: airborne, then who is ashore, then the sea (§3.1 D, R2)', () => {
    const drop = new Drop({ 'us-319-gfa': 0 }, { 0: '1932' }, 8);
    drop.put('us-1-16', '4124');
    setMark(drop.open, drop.put('us-1-18', '4121'), AFLOAT);
    const scene = fromSegment(drop, 'allied-movement');
    expect(scene.rolls).toBe('wind');
    scene.roll(3).roll([3, 3]);
    expect([scene.step, scene.offered()]).toEqual(['movement', ['us-1-16', 'done']]);
    expect(scene.play('done').rolls).toBe('sea');
  });
});
