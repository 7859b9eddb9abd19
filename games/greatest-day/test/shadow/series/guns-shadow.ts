import { differ, differInList } from '@bocage/testkit';
import type { IndirectFrame } from '../../../src/types.js';
import { offered } from './answers.js';
import { frameOf } from './combat-shadow.js';
import { directTargets } from './fire.js';
import { barrageOf, contactOf, inReach, spotters } from './guns.js';
import type { Paper } from './paper.js';
import { isGun, readField } from './pieces.js';
import type { GreatestDayShadow } from './shadows.js';
import { resultOf, strengthOf } from './strength.js';

/** §S.17 §S.23 §S.24 §S.25 Whom one fires at, and fire over a distance: contact, strength, result, barrages. */
export function gunsShadow(paper: Paper): GreatestDayShadow {
  return {
    name: 'guns',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'fire') return;
      const field = readField(paper, state);
      const piece = field.piece(frame.unit);
      const { units } = offered(legal);
      const names = (list: readonly number[]) => list.map((unit) => field.piece(unit).counter.id);
      yield* differInList(`whom may fire at ${piece.counter.id}`, names(units), names(directTargets(field, piece).map(({ unit }) => unit)));
    },
    *made({ before, state, events }) {
      const frame = frameOf(before, 'indirect') as IndirectFrame | undefined;
      if (!frame || (before.open.hex[frame.firer] as number) < 0) return;
      const field = readField(paper, before);
      const gun = field.piece(frame.firer);
      const what = `${gun.counter.id} at ${paper.label(frame.at)}`;
      for (const event of events) {
        if (event.event === 'contact') yield* differ(`contact of ${what}`, event.needs, contactOf(field, gun));
        if (event.event === 'contact-lost') yield* differ(`who loses contact, ${what}`, ['orange', 'black'].includes(gun.colour), true);
        if (event.event !== 'bombarded') continue;
        const isCounter = event.kind === 'counter-battery';
        if (!isCounter) {
          yield* differ(`in reach of ${what}`, inReach(field, gun, frame.at), true);
          yield* differ(`somebody sees for ${what}`, spotters(field, gun, frame.at, event.target < 0 ? 'hex' : 'units').length > 0, true);
        }
        if (event.target >= 0) {
          const target = field.piece(event.target);
          const add = isCounter ? paper.tables.modifiers.fire.counterBattery : 0;
          const attack = { kind: event.kind, firer: gun, target, at: event.at, add, bonus: frame.bonus };
          yield* differ(`strength of ${what}`, event.strength, strengthOf(field, attack));
          yield* differ(`result of ${what}, die ${event.die}`, event.result, resultOf(field, attack, event.strength, event.die));
        }
        yield* differ(
          `contact after ${event.die}, ${what}`,
          state.open.contact[gun.unit] === -1 && before.open.contact[gun.unit] !== -1,
          event.die === 9 && isGun(gun) && gun.colour !== 'brown' && before.open.contact[gun.unit] !== -1,
        );
        const after = frameOf(state, 'indirect') as IndirectFrame | undefined;
        const laid = events.find((one) => one.event === 'barrage');
        const expected = event.die === 9 ? 0 : barrageOf(field, gun, frame.bonus);
        // What lies there as heavy already is not laid again, and not told.
        const lies = field.barrage(event.at) >= expected ? expected : 0;
        const level = laid?.event === 'barrage' ? laid.level : (after?.lays ?? lies);
        yield* differ(`barrage of ${what}, die ${event.die}`, level, expected);
      }
    },
  };
}
