import { differ, differInList } from '@bocage/testkit';
import { enemyOf, type NormandyState, seatOf } from '../../src/types.js';
import { offered } from './answers.js';
import type { Paper } from './paper.js';
import { pieceOf } from './pieces.js';
import { retreatPaths } from './retreat.js';
import type { NormandyShadow } from './shadows.js';

/** §C.5 to §C.9 Where a beaten unit may be sent, by whom, and who has no way back. */
export function retreatShadow(paper: Paper): NormandyShadow {
  const { label } = paper.sheet;
  const pathsOf = (state: NormandyState, unit: number) => retreatPaths(paper, state, pieceOf(paper, state, unit));
  return {
    name: 'retreat',
    *asked({ state, seat, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'retreat') return;
      const unit = frame.units[0] as number;
      const ways = pathsOf(state, unit).filter(([via]) => frame.via < 0 || via === frame.via);
      const next = ways.map(([via, to]) => label(frame.via < 0 ? via : to));
      yield* differInList(`retreat of unit ${unit} by ${frame.via}`, offered(legal).hexes.map(label), next);
      yield* differ('who shows the way', seat, seatOf(enemyOf(pieceOf(paper, state, unit).side)));
    },
    *made({ before, events }) {
      for (const event of events) {
        if (event.event !== 'destroyed' || event.why !== 'no-retreat') continue;
        // Several may have gone in the same breath: only one alone is as it stood before.
        const frame = before.open.stack.at(-1);
        if (frame?.step === 'retreat' || event.units.length > 1 || events.some(({ event: name }) => name === 'retreated')) continue;
        const [unit] = event.units as [number];
        yield* differ(`ways back of unit ${unit}, which was destroyed`, [], pathsOf(before, unit));
      }
    },
  };
}
