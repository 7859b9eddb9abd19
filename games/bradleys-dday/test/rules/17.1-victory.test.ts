import { describe, expect, it } from 'vitest';
import { takeUp } from '../../src/rules/drop-zones.js';
import { eliminate, setBox } from '../../src/rules/units.js';
import { alliedLosses, nearestGerman, outcomeOf, turnsOf } from '../../src/rules/victory.js';
import { DZ_LANDED, ELIMINATED, OMAHA, UTAH } from '../../src/types.js';
import { at, Position } from '../position.js';
import { busy, fromSegment } from '../scene.js';

/** A scenario with both beachheads, and so many Allied units lost. */
function ended(scenario: string, lost: number, ...beachheads: readonly (string | undefined)[]): Position {
  const position = new Position(scenario);
  position.open.beachhead = [0, 1].map((beach) => (beachheads[beach] ? at(beachheads[beach] as string) : -1));
  for (let unit = 0; unit < lost; unit++) setBox(position.open, unit, ELIMINATED);
  return position;
}
const verdict = ({ world, open }: Position): string => {
  const { winner, level } = outcomeOf(world, open);
  return `${winner ?? '–'} ${level}`;
};

describe('victory (§17.0, §17.1)', () => {
  it('is looked at after turn 14, 15 in 18.4, 16 in 18.5 (§17.0)', () => {
    const last = (scenario: string): number => {
      const { world, open } = new Position(scenario);
      return turnsOf(world, open);
    };
    expect(['omaha', 'utah', 'd-day', 'rommels-fantasy', 'optimal-defense'].map(last)).toEqual([14, 14, 14, 15, 16]);
    const position = busy();
    position.open.turn = 14;
    const drill = fromSegment(position, 'german-assault').play('done');
    expect([drill.step, drill.awaits.kind, drill.told('over')[0]?.outcome]).toEqual([
      'over',
      'over',
      outcomeOf(position.world, position.open),
    ]);
  });
  it('two lodgments are strategic, one tactical; 18 and 27 losses for the German (§17.1.2)', () => {
    expect(verdict(ended('d-day', 0, '4124', '1816'))).toBe('allied strategic');
    const one = ended('d-day', 17, '4124', '1816');
    one.put('ge-i-916', '4630');
    expect(verdict(one)).toBe('allied tactical');
    expect([18, 26, 27].map((lost) => verdict(ended('d-day', lost)))).toEqual(['german tactical', 'german tactical', 'german strategic']);
  });
  it('the higher level wins, equal ones are a draw, nothing on either side too (§17.1.2, §17.1.3, §17.1.4)', () => {
    expect(verdict(ended('d-day', 18, '4124', '1816'))).toBe('allied strategic');
    expect(verdict(ended('d-day', 27, '4124', '1816'))).toBe('– draw');
    const one = ended('d-day', 18, '4124', undefined);
    expect(verdict(one)).toBe('– draw');
    expect(verdict(ended('d-day', 17))).toBe('– draw');
    const both = ended('d-day', 17, '4124', '1816');
    both.put('ge-i-916', '4630');
    both.put('ge-i-919', '1108');
    expect(verdict(both)).toBe('– draw');
  });
  it('equal levels, but a drop zone lost: German tactical, in the campaign only (§17.1.5)', () => {
    for (const [scenario, expected] of [
      ['d-day', 'german tactical'],
      ['optimal-defense', 'german tactical'],
      ['utah', '– draw'],
    ] as const) {
      const position = ended(scenario, 0);
      position.open.dzLost = 1;
      expect([scenario, verdict(position)]).toEqual([scenario, expected]);
    }
    const ahead = ended('d-day', 0, '4124', undefined);
    ahead.open.dzLost = 1;
    expect(verdict(ahead)).toBe('allied tactical');
  });
  it('a zone its own side takes up is no loss (§17.1.5)', () => {
    const position = new Position();
    position.open.dzHex[1] = at('1514');
    position.open.dzState[1] = DZ_LANDED;
    takeUp(position.state, 1, position.tell);
    expect(position.open.dzLost).toBe(0);
  });
  it('Omaha and Utah have conditions of their own: 11 and 12 hexes, fewer losses (§17.1.1, §18.1.6)', () => {
    const near = (hex: string): string => {
      const position = ended('omaha', 0, '4124', undefined);
      position.put('ge-i-916', hex);
      return verdict(position);
    };
    // Eleven, twelve and thirteen hexes from the marker.
    expect([near('4135'), near('4136'), near('5424')]).toEqual(['– draw', 'allied tactical', 'allied strategic']);
    expect([10, 11, 18, 19].map((lost) => verdict(ended('omaha', lost)))).toEqual([
      '– draw',
      'german tactical',
      'german tactical',
      'german strategic',
    ]);
    expect([5, 6, 8].map((lost) => verdict(ended('utah', lost)))).toEqual(['– draw', 'german tactical', 'german strategic']);
  });
  it('twelve hexes are inside, thirteen are not; garrisons do not count; no beachhead is no lodgment (§17.1.3)', () => {
    const omaha = (...placed: (readonly [string, string])[]): number => {
      const position = ended('d-day', 0, '4124', undefined);
      for (const [id, hex] of placed) position.put(id, hex);
      return nearestGerman(position.world, position.open, OMAHA);
    };
    expect([omaha(['ge-i-916', '4136']), omaha(['ge-i-916', '5424']), omaha(['ge-garrison-1', '4224'], ['ge-i-916', '4136'])]).toEqual([
      12, 13, 12,
    ]);
    const none = ended('d-day', 0);
    expect([nearestGerman(none.world, none.open, OMAHA), verdict(none)]).toEqual([0, '– draw']);
  });
  it('Utah’s ends at the canal: beyond it Germans do not count, on the flats before it they do (§17.1.3)', () => {
    const utah = (hex: string): boolean => {
      const position = ended('d-day', 0, undefined, '1816');
      position.put('ge-i-916', hex);
      return nearestGerman(position.world, position.open, UTAH) <= 12;
    };
    // Carentan and Brévands lie beyond the water, Saint-Côme and Sainte-Marie before it.
    expect(['1528', '1824', '1925', '1325', '1621', '1715'].map(utah)).toEqual([false, false, false, true, true, true]);
    expect([utah('1814'), utah('2022'), utah('2520')]).toEqual([true, true, false]);
  });
  it('every Allied unit that is gone counts, however it went, headquarters and British among them (§17.1.2)', () => {
    const position = new Position();
    const { world, state, tell } = position;
    const units = ['us-1-hq', 'uk-47-rm', 'us-2-116', 'us-1-505'].map((id) => position.put(id, '4630'));
    for (const [i, why] of (['tide', 'stacking', 'scatter', 'sunk'] as const).entries())
      eliminate(world, state, [units[i] as number], why, '2.1', tell);
    eliminate(world, state, [position.put('ge-i-916', '4630')], 'fire', '10.4', tell);
    expect(alliedLosses(world, position.open)).toBe(4);
  });
});
