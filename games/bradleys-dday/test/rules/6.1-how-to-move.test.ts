import { describe, expect, it } from 'vitest';
import { entryHexes } from '../../src/rules/entry.js';
import { comeAshore } from '../../src/rules/landing.js';
import { pointsOf } from '../../src/rules/movement.js';
import { setBox, setMark } from '../../src/rules/units.js';
import { ALLIED, AT_EDGE, COMBAT_MODE, ENTERED, GERMAN, GLIDED, HIGH_TIDE, LANDED, MOVEMENT_MODE, WET } from '../../src/types.js';
import { at, ground, Position } from '../position.js';
import { type BradleyScene, fromSegment, moving, only } from '../scene.js';

const left = (drill: BradleyScene): number => (drill.top.step === 'move' ? drill.top.points / 2 : -1);

describe('movement (§6.0)', () => {
  it('units go one by one from hex to hex as far as their points reach, in any direction (§6.0, §6.1, §6.1.1)', () => {
    const position = new Position();
    position.put('us-2-116', '4630');
    const drill = moving(position, ALLIED).play('us-2-116', '4629');
    expect([drill.where('us-2-116'), left(drill)]).toEqual(['4629', 3]);
    // Clear 1, town 2: two points to 4529.
    drill.play('4529');
    expect([drill.where('us-2-116'), left(drill)]).toEqual(['4529', 1]);
    drill.play('4530');
    expect(drill.told('moved').map(({ halves }) => halves)).toEqual([2, 4, 2]);
    expect(drill.step).toBe('over');
  });
  it('the face that shows when the segment begins says how far (§6.1.2, §6.2.4)', () => {
    const position = new Position();
    const { world, open } = position;
    expect([position.put('us-2-116', '4630'), position.put('us-3-116', '4730', 0)].map((unit) => pointsOf(world, open, unit) / 2)).toEqual([
      4, 8,
    ]);
    const drill = moving(position, ALLIED).play('us-2-116', 'mode');
    expect([position.open.mode[position.of('us-2-116')], left(drill)]).toEqual([MOVEMENT_MODE, 2]);
    drill.play('4629', '4628', 'face:0');
    expect(drill.told('moved').reduce((sum, { halves }) => sum + halves, 0)).toBeLessThanOrEqual(4);
  });
  it('points not used are gone, nobody else has them, and nobody moves twice (§6.1.3, §6.2.6)', () => {
    const position = new Position();
    position.put('us-2-116', '4630');
    position.put('us-3-116', '4730');
    const drill = moving(position, ALLIED).play('us-2-116', '4629', 'end');
    expect(drill.units()).toEqual(['us-3-116']);
    drill.play('us-3-116');
    expect(left(drill)).toBe(4);
    drill.play('end');
    const again = fromSegment(position, 'placement').passTo('allied-movement');
    again.play('us-2-116');
    expect(left(again)).toBe(4);
  });
});

describe('those who have just come (§6.1.4 to §6.1.8)', () => {
  it('by parachute: half the allowance, rounded up, no double cost (§6.1.4)', () => {
    const position = new Position();
    setMark(position.open, position.put('us-1-505', '4630'), LANDED);
    const drill = moving(position, ALLIED).play('us-1-505');
    expect(left(drill)).toBe(2);
    expect(left(drill.play('4629'))).toBe(1);
  });
  it('half of an odd allowance is rounded up, after either landing (§6.1.4, §5.9.2)', () => {
    const position = new Position();
    const { world, open } = position;
    const unit = position.put('us-1-505', '4630');
    setMark(open, unit, LANDED);
    // No counter of the Allies has an odd one: one that would is made for this.
    const odd = { ...world, roster: { ...world.roster, ma: world.roster.ma.map((points) => (points === 4 ? 5 : points)) } };
    expect([pointsOf(world, open, unit), pointsOf(odd, open, unit)].map((halves) => halves / 2)).toEqual([2, 3]);
  });
  it('by glider: not at all (§6.1.5)', () => {
    const position = new Position();
    setMark(position.open, position.put('us-1-325', '4630'), GLIDED | LANDED);
    expect(moving(position, ALLIED).step).toBe('over');
  });
  it('by sea: half, and double for the first hex moved into; airborne troops too, and no glider’s rest (§6.1.6, §6.1.7)', () => {
    for (const id of ['us-2-116', 'us-1-327']) {
      const position = new Position();
      const { world, state, tell } = position;
      comeAshore(world, state, position.put(id, '4321'), at('4322'), tell);
      expect((position.open.marks[position.of(id)] as number) & (LANDED | WET | GLIDED)).toBe(LANDED | WET);
      const drill = moving(position, ALLIED).play(id);
      expect(left(drill)).toBe(2);
      drill.play('4323');
      expect(drill.told('moved').map(({ halves }) => halves)).toEqual([4]);
    }
  });
  it('a tank of six has three from the sea, and pays once double only (§6.1.7)', () => {
    const position = new Position();
    const { world, state, tell } = position;
    comeAshore(world, state, position.put('us-743-tk', '4321'), at('4322'), tell);
    const drill = moving(position, ALLIED).play('us-743-tk');
    expect(left(drill)).toBe(3);
    drill.play('4323', '4422');
    expect(drill.told('moved').map(({ halves }) => halves)).toEqual([4, 2]);
  });
  it('Germans from the edge come on the march and pay for their hex of entry (§6.1.8, §18.0)', () => {
    const position = new Position('omaha');
    const { open } = position;
    open.turn = 13;
    setBox(open, position.of('ge-513-30'), AT_EDGE);
    const drill = only(position, { step: 'entry', asks: 'german', side: GERMAN });
    drill.play('ge-513-30', '2227');
    const unit = position.of('ge-513-30');
    expect([drill.where('ge-513-30'), open.mode[unit], (open.marks[unit] as number) & ENTERED]).toEqual(['2227', MOVEMENT_MODE, ENTERED]);
    // The road into 2227 costs half a point of ten.
    expect(pointsOf(position.world, open, unit)).toBe(19);
  });
  it('a blocked entry moves along the edge; a zone does not block it (§6.1.8)', () => {
    const position = new Position('omaha');
    const { world, open } = position;
    open.turn = 9;
    const hexes = (): string[] => entryHexes(world, open, position.of('uk-2-swb')).map((hex) => ground.grid.label(hex));
    const blockers = ['ge-i-914', 'ge-ii-914', 'ge-i-915', 'ge-ii-915', 'ge-i-916'];
    position.put(blockers[0] as string, '6127');
    expect(hexes()).toEqual(['6126', '6128', '6129', '6130']);
    for (const [i, id] of blockers.entries()) position.put(id, `61${26 + i}`);
    expect(hexes()).toEqual(['6125', '6131']);
  });
});

describe('tide and movement (§6.1.1, §6.3.4)', () => {
  it('nobody goes through flats at High tide', () => {
    const position = new Position();
    const unit = position.put('us-2-116', '4323');
    expect(position.reach(unit)).toContain('4322');
    position.open.tide = HIGH_TIDE;
    expect(position.reach(unit)).not.toContain('4322');
    expect(position.open.mode[unit]).toBe(COMBAT_MODE);
  });
});
