import { type Difference, differ, differInList } from '@bocage/testkit';
import { AIRFIELD, type BradleyState, DUE, DZ_BOX, DZ_LANDED, DZ_TAKEN_UP } from '../../src/types.js';
import { divisionOf, isMain, zonesOf } from './airborne.js';
import { offered } from './answers.js';
import type { Counter, Paper } from './paper.js';
import type { BradleyShadow } from './shadows.js';
import { arrivals } from './turn.js';

/** §4.2.7 Whether somebody of a division is still to come by air, so that a fresh zone has a use. */
function isAwaited(paper: Paper, state: BradleyState, division: string): boolean {
  const flying = new Set(
    arrivals(paper, state)
      .filter(({ by }) => by === 'parachute' || by === 'glider')
      .flatMap(({ units }) => units),
  );
  const boxes = [AIRFIELD, ...zonesOf(division).map((zone) => DZ_BOX + zone)];
  return state.open.box.some((box, unit) => {
    const { id, formation } = paper.counters[unit] as Counter;
    return formation === division && (boxes.includes(box) || (box === DUE && flying.has(id)));
  });
}

/** §4.2.4 §4.2.7 A Secondary zone may be taken up in an American recovery, a Main never; it is no loss, and is laid anew on a later turn. */
export function takeUpShadow(paper: Paper): BradleyShadow {
  const takenOn = new Map<number, number>();
  const asked = new Set<number>();
  return {
    name: 'take-up',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'take-up') return;
      yield* differ('what kind of zone may be taken up', [isMain(frame.zone), state.open.dzState[frame.zone]], [false, DZ_LANDED]);
      yield* differ('when a zone may be taken up', state.open.segment, 'first-recovery');
      yield* differ('whether a zone is worth taking up', isAwaited(paper, state, divisionOf(frame.zone)), true);
      yield* differInList('what may be said of a zone', offered(legal).words.length === 2 ? [] : offered(legal).words, []);
    },
    *made({ before, state, events }) {
      const top = before.open.stack.at(-1);
      for (const event of events) {
        if (event.event === 'segment' && event.segment === 'first-recovery') asked.clear();
        if (event.event === 'segment' && event.segment === 'allied-fire') yield* madeAsked(paper, before, asked);
        if (event.event !== 'zone') continue;
        if (event.what === 'taken-up') {
          takenOn.set(event.zone, state.open.turn);
          yield* madeTaken(before, state, event.zone);
        }
        if (event.what === 'aimed')
          yield* differ(`turn zone ${event.zone} is laid anew`, state.open.turn > (takenOn.get(event.zone) ?? 0), true);
      }
      if (top?.step === 'take-up') asked.add(top.zone);
    },
  };
}

/** Everybody who may is asked before the segment ends. */
function* madeAsked(paper: Paper, before: BradleyState, asked: ReadonlySet<number>): Iterable<Difference> {
  const top = before.open.stack.at(-1);
  const now = top?.step === 'take-up' ? [...asked, top.zone] : [...asked];
  for (const zone of [1, 3]) {
    if (before.open.dzState[zone] !== DZ_LANDED || !isAwaited(paper, before, divisionOf(zone))) continue;
    yield* differ(`whether zone ${zone} could be taken up on turn ${before.open.turn}`, now.includes(zone), true);
  }
}

function* madeTaken({ open: was }: BradleyState, { open }: BradleyState, zone: number): Iterable<Difference> {
  yield* differ(`zone ${zone} after it is taken up`, [open.dzState[zone], open.dzHex[zone]], [DZ_TAKEN_UP, -1]);
  yield* differ('zones lost', open.dzLost, was.dzLost);
}
