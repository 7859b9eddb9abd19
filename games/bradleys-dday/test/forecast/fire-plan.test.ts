import { describe, expect, it } from 'vitest';
import { proposals } from '../../src/forecast/fire-plan.js';
import { oddsOf } from '../../src/rules/battle.js';
import { fireFactor, firersAt } from '../../src/rules/fire.js';
import { ALLIED, type VolleyFrame } from '../../src/types.js';
import { at, Position } from '../position.js';

function volley(target: string, more: Partial<VolleyFrame> = {}): VolleyFrame {
  return { step: 'volley', asks: 'allied', side: ALLIED, target: at(target), firers: [], asp: 0, armorOnly: 0, headquarters: [], ...more };
}

/** Germans in the resistance nest of Vierville; infantry, tanks and guns before it. */
function vierville(asp: number): Position {
  const position = new Position('omaha');
  position.open.asp = asp;
  position.put('ge-static-1', '3822');
  position.put('us-1-hq', '3821');
  position.put('us-1-16', '3723');
  position.put('us-2-16', '3723');
  position.put('us-745-tk', '3823');
  position.put('us-5-fa', '3824');
  return position;
}

const letterWith = ({ world, open }: Position, frame: VolleyFrame, units: readonly number[], asp: number): number =>
  oddsOf(world, open, {
    ...frame,
    kind: 'fire',
    attackers: [...frame.firers, ...units],
    asp: frame.asp + asp,
    answers: [],
  }).letter;

/** Every set of those who can fire. */
const subsets = (units: readonly number[]): number[][] =>
  units.reduce<number[][]>((sets, unit) => [...sets, ...sets.map((set) => [...set, unit])], [[]]);

describe('the cheapest way to a better column (§10.2.8)', () => {
  it.each([0, 12, 60])('with %i support points left: what is proposed comes to its letter, and nothing cheaper does', (asp) => {
    const position = vierville(asp);
    const { world, open } = position;
    const frame = volley('3822');
    const able = firersAt(world, open, ALLIED, frame.target);
    expect(able.length).toBeGreaterThanOrEqual(4);
    const worth = (units: readonly number[]): number => units.reduce((sum, unit) => sum + fireFactor(world, open, unit, frame.target), 0);
    const found = proposals(world, open, frame);
    expect(found.length).toBeGreaterThan(0);
    for (const proposal of found) {
      expect(letterWith(position, frame, proposal.units, proposal.asp)).toBeGreaterThanOrEqual(proposal.letter);
      for (const units of subsets(able))
        for (let points = 0; points <= proposal.asp; points++) {
          if (units.length === 0 && points === 0) continue;
          const cheaper = points < proposal.asp || worth(units) < worth(proposal.units);
          if (cheaper) expect(letterWith(position, frame, units, points)).toBeLessThan(proposal.letter);
        }
    }
  });
  it('begins above the column the attack has, and keeps who is in it', () => {
    const position = vierville(40);
    const { world, open, of } = position;
    const frame = volley('3822', { firers: [of('us-745-tk')] });
    const now = letterWith(position, frame, [], 0);
    for (const { letter, units } of proposals(world, open, frame)) {
      expect(letter).toBeGreaterThan(now);
      expect(units).not.toContain(of('us-745-tk'));
    }
  });
});
