import { createRng } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { createFields } from '../../src/ai/fields.js';
import { createSenses, type Sense } from '../../src/ai/sense.js';
import { place } from '../../src/occupancy.js';
import { isEnemyHex, unitsOnMap } from '../../src/rules/units.js';
import { ALLIED, GERMAN, hexOf } from '../../src/types.js';
import { position } from '../position.js';

const seen = ({ side, stack, threat, behind, contact, towns, beaches }: Sense) => ({
  side,
  stack,
  threat,
  behind,
  contact,
  towns,
  beaches,
});

describe('how a position looks', () => {
  it('is found from how it looked before as if it were looked at anew', () => {
    const at = position({
      phase: 'allied-first',
      turn: 3,
      allied: { '4-arm': '4721', 'us-116-29': '4721', '741-tk': '4620', '4-cav': '4823', '506-pir': '5020' },
      german: { 'gr-914': '4625', 'ost-441': '4724', 'gr-915': '4823', 'fj-6': '4922', 'pz-lehr': '4422' },
    });
    const fields = createFields(at.world);
    const kept = createSenses(at.world, fields);
    const rng = createRng('sense');
    for (let step = 0; step < 60; step++) {
      const units = unitsOnMap(at.world, at.open, rng.below(4) === 0 ? GERMAN : ALLIED);
      const unit = units[rng.below(units.length)] as number;
      const near = at.world.grid.within(hexOf(at.open, unit), 3);
      const to = near[rng.below(near.length)] as number;
      if (isEnemyHex(at.world, at.open, unit, to)) continue;
      place(at.world, at.open, unit, to);
      for (const side of [ALLIED, GERMAN] as const) {
        const view = at.game.view(at.state, ['allied']);
        expect(seen(kept(view, side))).toEqual(seen(createSenses(at.world, fields)(view, side)));
      }
    }
  });
});
