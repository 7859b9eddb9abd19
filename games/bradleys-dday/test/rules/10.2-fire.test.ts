import { describe, expect, it } from 'vitest';
import { aimedAt, fireFactor, fireOdds, lineOf, targetsIn, whyNot } from '../../src/rules/fire.js';
import { isInSight } from '../../src/rules/sight.js';
import { setMark } from '../../src/rules/units.js';
import { ALLIED, FIRED, GERMAN } from '../../src/types.js';
import { at, data, ground, Position } from '../position.js';

describe('fire (§10.2)', () => {
  it('each unit once a segment; infantry at the next hex only, headquarters never (§10.2.3, §10.2.7 c)', () => {
    const position = new Position();
    const { world, open } = position;
    const unit = position.put('us-2-116', '4328');
    expect([whyNot(world, open, unit, at('4329')), whyNot(world, open, unit, at('4330'))]).toEqual([undefined, 'range']);
    setMark(open, unit, FIRED);
    expect(whyNot(world, open, unit, at('4329'))).toBe('fired');
    expect(whyNot(world, open, position.put('us-1-hq', '4328'), at('4329'))).toBe('no-fire');
  });
  it('on the march only to the front, at any range (§7.4.4, §10.1.7)', () => {
    const position = new Position();
    const { world, open } = position;
    const unit = position.put('ge-i-1-flak', '4330', 0);
    expect([whyNot(world, open, unit, at('4328')), whyNot(world, open, unit, at('4332'))]).toEqual([undefined, 'facing']);
    expect(whyNot(world, open, position.put('ge-i-1-flak', '4330'), at('4332'))).toBeUndefined();
  });
  it('artillery beyond half its range has half, rounded down; a disrupted unit half, rounded up (§10.2.7 a, §10.6.1)', () => {
    const position = new Position();
    const { world, open } = position;
    const gun = position.put('ge-1716c', '4326');
    const ahead = (hexes: number): number => at(`43${26 + hexes}`);
    expect([5, 6].map((hexes) => fireFactor(world, open, gun, ahead(hexes)))).toEqual([3, 1]);
    position.disrupt(gun);
    expect([5, 6].map((hexes) => fireFactor(world, open, gun, ahead(hexes)))).toEqual([2, 1]);
    const bruno = position.put('ge-bruno', '0913');
    expect(fireFactor(world, open, bruno, at('4423'))).toBe(16);
  });
  it('one kind of fire has its line, two are mixed; support points are artillery (§10.2.7, §11.1.1)', () => {
    const { world, of } = new Position();
    const line = (asp: number, ...ids: string[]): string => lineOf(world, { firers: ids.map(of), asp });
    expect([line(0, 'us-5-fa'), line(9), line(9, 'us-5-fa')]).toEqual(['bombardment', 'bombardment', 'bombardment']);
    expect([line(0, 'us-743-tk', 'us-80-aa'), line(0, 'us-2-116', 'us-87-cw')]).toEqual(['directGun', 'smallArms']);
    expect([line(9, 'us-2-116'), line(0, 'us-2-116', 'us-743-tk')]).toEqual(['mixed', 'mixed']);
  });
  it('guns may aim at armor alone, with a column to the right (§10.2.7 b)', () => {
    const position = new Position();
    const { world, open } = position;
    const [tank] = [position.put('us-743-tk', '4330'), position.put('us-2-116', '4330')];
    const volley = { side: GERMAN, target: at('4330'), firers: [position.put('ge-i-1-flak', '4332')], asp: 0 } as const;
    const [all, armor] = ([0, 1] as const).map((armorOnly) => ({ ...volley, firers: [...volley.firers], armorOnly }));
    expect(aimedAt(world, open, armor as NonNullable<typeof armor>)).toEqual([tank]);
    expect(fireOdds(world, open, armor as NonNullable<typeof armor>, []).shifts.map(({ value }) => value)).toEqual([
      data.tables.shifts.gunsAtArmor,
    ]);
    expect(fireOdds(world, open, all as NonNullable<typeof all>, []).shifts).toEqual([]);
  });
  it('a garrison cannot be fired at (§13.3.5)', () => {
    const position = new Position();
    position.put('ge-garrison-1', '4124');
    expect(targetsIn(position.world, position.open, ALLIED, at('4124'))).toEqual([]);
  });
  it('a line that cuts a corner off a town passes through it (§10.2.7 b)', () => {
    const { world } = new Position();
    // From 4126 to 3823 over 4025, 4024, 3925 and 3924: 4024 is a town.
    expect([isInSight(world, at('4126'), at('3823')), isInSight(world, at('3823'), at('4126'))]).toEqual([false, false]);
  });
  it('an intact Sea Wall stops all but bombardment between its two hexes (§6.3.6)', () => {
    const position = new Position();
    const { world, open } = position;
    const unit = position.put('us-2-116', '3921');
    expect(whyNot(world, open, unit, at('3922'))).toBe('wall');
    open.breached = [ground.grid.sides[at('3921') * 6 + ground.grid.directionTo(at('3921'), at('3922'))] as number];
    expect(whyNot(world, open, unit, at('3922'))).toBeUndefined();
  });
});

describe('line of sight (§10.2.7 b)', () => {
  const { world } = new Position();
  const sees = (from: string, to: string): boolean => isInSight(world, at(from), at(to));
  it('a town between blocks, clear ground does not, and one sees into a town', () => {
    expect([sees('3622', '3624'), sees('3624', '3626'), sees('3622', '3623')]).toEqual([false, true, true]);
  });
  it('along a hexside: between blocking and open ground it passes, between two kinds that block it does not', () => {
    expect([sees('3622', '3524'), sees('3728', '3826'), sees('4825', '5025')]).toEqual([true, false, false]);
  });
});
