import { describe, expect, it } from 'vitest';
import { CLEAR } from '../../src/ground.js';
import { airGroups } from '../../src/rules/airborne.js';
import { setBox } from '../../src/rules/units.js';
import { AIRFIELD, DROP_ZONES, DZ_BOX, DZ_ELIMINATED, DZ_IN_HAND, DZ_LANDED, DZ_TAKEN_UP } from '../../src/types.js';
import { Drop, ZONE } from '../dropping.js';
import { at, data, ground, Position } from '../position.js';
import { fromSegment, only, scenario } from '../scene.js';

const formation = (id: string): string[] => data.counters.units.filter((unit) => unit.formation === id).map((unit) => unit.id);

describe('airborne formations (§4.0, §4.1)', () => {
  it.each(['82', '101'])(
    'the %snd or st has three parachute regiments of three, glider infantry, engineers, guns and a headquarters',
    (id) => {
      const units = data.counters.units.filter((unit) => unit.formation === id);
      const parachute = units.filter(({ type }) => type === 'parachute-infantry');
      const regiments = new Set(parachute.map(({ regiment }) => regiment));
      expect([parachute.length, regiments.size]).toEqual([9, 3]);
      expect(units.filter(({ type }) => type === 'glider-infantry').map(({ regiment }) => regiment)).toHaveLength(3);
      for (const type of ['hq', 'airborne-engineer', 'airborne-artillery', 'glider-artillery'])
        expect(units.map((unit) => unit.type)).toContain(type);
    },
  );
  it('the 401st is divided between the divisions: two subunits (§4.2.8)', () => {
    expect([formation('82').includes('us-2-401'), formation('101').includes('us-1-401')]).toEqual([true, true]);
    const position = new Position('d-day');
    const { world, open } = position;
    for (const id of ['us-1-325', 'us-2-325', 'us-2-401', 'us-1-401']) setBox(open, position.of(id), AIRFIELD);
    const named = airGroups(world, open).map((group) => group.map((unit) => data.counters.units[unit]?.id));
    expect(named).toEqual([['us-1-325', 'us-2-325'], ['us-2-401'], ['us-1-401']]);
  });
});

describe('drop zone designation (§4.2)', () => {
  it('each division has two zones; all that land are aimed at the start of movement (§4.2, §4.2.2, §4.2.9, §4.3.2 a)', () => {
    const scene = new Drop({ 'us-82-hq': 0, 'us-1-507': 1, 'us-101-hq': 2, 'us-1-502': 3 }).land();
    const aimed = ['0808', '0806', '1214', '1224'];
    for (const [zone, hex] of aimed.entries()) {
      expect(scene.top).toMatchObject({ step: 'aim', asks: 'allied', zone });
      scene.play(hex);
    }
    expect([DROP_ZONES, scene.rolls]).toEqual([4, 'wind']);
    // 7 is the hex itself, 8 the one to the north: each has dice of its own.
    const landed = (): string[] => scene.told('zone').flatMap(({ what, hex }) => (what === 'landed' ? [scene.label(hex as number)] : []));
    while (landed().length < 2) {
      while (scene.step === 'flak') scene.play('none');
      scene.roll(scene.rolls === 'wind' ? 3 : scene.rolls === 'zone' && landed().length === 0 ? [4, 4] : [3, 3]);
    }
    expect(landed()).toEqual(['0807', '0806']);
  });
  it('in a clear hex, not where another zone lies (§4.2.1, §4.2.2)', () => {
    const position = new Drop({ 'us-82-hq': 0, 'us-1-507': 1 });
    position.put('ge-i-1058', '0713');
    const scene = position.land();
    expect(scene.offered().every((label) => ground.terrain[at(label)] === CLEAR)).toBe(true);
    expect(scene.offered()).not.toContain('0607');
    scene.play('0808');
    expect(scene.offered()).not.toContain('0808');
    expect(scene.offered()).not.toContain('0713');
  });
  it('where it comes down is the aiming point of all units in its box (§4.2.3)', () => {
    const scene = new Drop({ 'us-1-505': 0 }).land().play('1932');
    // No wind: an 8 is one hex north; there a 6 is the centre.
    scene.roll(3).roll([4, 4]).roll([3, 3]);
    expect([scene.label(scene.open.dzHex[0] as number), scene.where('us-1-505')]).toEqual(['1931', '1931']);
  });
  it('a Main zone stays where it is; a Secondary one may be taken up in recovery while somebody can still come (§4.2.4, §4.2.7)', () => {
    const position = new Drop({}, { 0: '0808', 1: '0813' }, 5);
    setBox(position.open, position.of('us-319-gfa'), 2);
    const scene = fromSegment(position, 'first-recovery');
    expect([scene.top, scene.offered()]).toMatchObject([{ step: 'take-up', zone: ZONE.second82 }, ['leave', 'take-up']]);
    scene.play('take-up');
    expect([scene.open.dzState[0], scene.open.dzState[1], scene.open.dzHex[1], scene.open.dzLost]).toEqual([DZ_LANDED, DZ_IN_HAND, -1, 0]);
    expect(scene.step).not.toBe('take-up');
    const nobody = new Drop({}, { 1: '0813' }, 12);
    expect(fromSegment(nobody, 'first-recovery').step).not.toBe('take-up');
  });
  it('a zone taken up is laid anew for the next who come (§4.2.7)', () => {
    const position = new Drop({ 'us-319-gfa': 1 }, { 0: '0808' }, 8);
    expect(position.land().top).toMatchObject({ step: 'aim', zone: ZONE.second82 });
  });
  it('but on a later turn than it was taken up: who waits for it stays out of this one (§4.2.7)', () => {
    const position = new Drop({ 'us-319-gfa': 1 }, { 0: '0808', 1: '0813' }, 8);
    position.put('ge-i-1058', '2030');
    const scene = fromSegment(position, 'first-recovery').play('take-up');
    expect(scene.open.dzState[1]).toBe(DZ_TAKEN_UP);
    scene.rollFrom('later').until('placement', 'allot', 'approach', 'movement');
    expect([scene.told('zone').filter(({ what }) => what === 'aimed'), scene.open.box[position.of('us-319-gfa')]]).toEqual([
      [],
      DZ_BOX + 1,
    ]);
    const next = fromSegment(position, 'placement');
    expect(next.open.dzState[1]).toBe(DZ_IN_HAND);
  });
  it('a German who enters its hex eliminates it for good, passing through or in retreat (§4.2.5, §4.2.6)', () => {
    const position = new Drop({}, { 0: '0808' }, 3);
    position.open.segment = 'german-movement';
    position.put('ge-i-1058', '0809', 0);
    const scene = only(position, { step: 'movement', asks: 'german', side: 1, who: 'all' }).play('ge-i-1058', '0807');
    expect([scene.open.dzState[0], scene.open.dzHex[0], scene.open.dzLost]).toEqual([DZ_ELIMINATED, -1, 1]);
    const later = new Drop({ 'us-319-gfa': 0 }, { 1: '0813' }, 8);
    later.open.dzState[0] = DZ_ELIMINATED;
    expect(later.land().rolls).toBe('wind');
    expect(later.open.box[later.of('us-319-gfa')]).toBe(DZ_BOX + 1);
  });
  it('both lost: whoever waits stays out, not eliminated (R39)', () => {
    const position = new Drop({ 'us-319-gfa': 0 }, {}, 8);
    position.open.dzState = [DZ_ELIMINATED, DZ_ELIMINATED, 0, 0];
    expect([position.land().seat, position.open.box[position.of('us-319-gfa')]]).toEqual(['over', DZ_BOX]);
  });
});

describe('planning the landing (§4.3.1)', () => {
  it('regiments go whole to either zone of their own division, headquarters and engineers to the Main (§4.2.8, §4.3.1)', () => {
    const scene = scenario('utah').goTo('air-allot');
    const asked: string[] = [];
    while (scene.step === 'air-allot') {
      const offered = scene.offered();
      scene.play(offered.at(-1) as string);
      // What follows by itself, such as a headquarters into its box, is told after it.
      const [first] = scene.news.filter(({ event }) => event === 'air-allotted');
      const formations = first?.event === 'air-allotted' ? first.units.map((id) => data.counters.units[id]?.formation) : [];
      asked.push(`${[...new Set(formations)].join()} ${offered.join()}`);
    }
    expect([...new Set(asked)].sort()).toEqual(['101 zone:2,zone:3', '82 zone:0,zone:1']);
    const zoneOf = (id: string): number => scene.box(id) - DZ_BOX;
    expect(['us-82-hq', 'us-307-eng', 'us-101-hq', 'us-326-eng'].map(zoneOf)).toEqual([0, 0, 2, 2]);
    expect(['us-1-505', 'us-2-505', 'us-3-505', 'us-456-pfa'].map(zoneOf)).toEqual([1, 1, 1, 1]);
    expect(['us-1-501', 'us-2-501', 'us-3-501', 'us-377-pfa'].map(zoneOf)).toEqual([3, 3, 3, 3]);
  });
});
