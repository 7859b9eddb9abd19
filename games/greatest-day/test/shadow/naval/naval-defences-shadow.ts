import { type Difference, differ, type Shadow } from '@bocage/testkit';
import type { DefencesFrame, GreatestDayEvent, GreatestDayState, GreatestDayTypes } from '../../../src/types.js';
import { overlayAt } from '../series/ground.js';
import type { Paper } from '../series/paper.js';
import { type Field, readField } from '../series/pieces.js';
import { resultOf } from './naval-batteries-shadow.js';
import { defencesStrength } from './naval-beach.js';
import { navalTables, overlayLies } from './naval-data.js';

/** §4.2.1 §4.2.2 §4.2.5 Row and column of the table. */
function* madeAttack(field: Field, frame: DefencesFrame, events: readonly GreatestDayEvent[]): Iterable<Difference> {
  const event = events.find((one) => one.event === 'defences');
  if (event?.event !== 'defences') return;
  const { colour } = navalTables(field.paper).naval[frame.kind];
  const piece = field.piece(frame.target);
  const strength = Math.min(defencesStrength(field, frame), field.paper.tables.crt.highest);
  // §4.2.1 §4.2.5 A craft and a swimming tank are armoured; entrenched units count so too (§S.30).
  const armoured = piece.armoured || piece.works === 2;
  const result = resultOf(field, colour, armoured, strength, event.die);
  const what = `${frame.kind} at ${piece.counter.id} (${frame.how}), die ${event.die}`;
  yield* differ(what, [Math.min(event.strength, field.paper.tables.crt.highest), event.result], [strength, result]);
}

/** §4.2.1 A 0 of the obstacles sets the craft adrift. */
function* madeDrift(field: Field, state: GreatestDayState, craft: number, die: number): Iterable<Difference> {
  const { open } = state;
  if ((open.hex[craft] as number) < 0) return;
  const level = die === 0 ? navalTables(field.paper).naval.drift : 0;
  yield* differ(`drift of ${field.piece(craft).counter.id} on ${die}`, open.drift[craft], level);
}

/** §4.2.2(2) Nests fire at whoever is activated on the overlay, before each Action; landing is none of these. */
export function defencesShadow(paper: Paper): Shadow<GreatestDayTypes> {
  const fired = new Set<number>();
  return {
    name: 'defences',
    *made({ before, state, events }): Iterable<Difference> {
      const frame = before.open.stack.at(-1);
      if (frame?.step === 'defences' && events.some(({ event }) => event === 'defences')) {
        const field = readField(paper, before);
        yield* madeAttack(field, frame, events);
        const event = events.find((one) => one.event === 'defences');
        if (event?.event === 'defences' && frame.kind === 'obstacles') yield* madeDrift(field, state, frame.target, event.die);
      }
      for (const event of events) {
        if (event.event === 'defences' && event.kind === 'nests') fired.add(event.target);
        if (event.event !== 'action') continue;
        const field = readField(paper, before);
        const piece = field.piece(event.unit);
        const under = piece.side === 'allied' && piece.hex >= 0 && overlayAt(field, piece.hex) !== '' && overlayLies(field);
        const nests = under && nestsOver(field) > 0;
        if (under || fired.has(event.unit))
          yield* differ(`nests before ${piece.counter.id} does ${event.action}`, fired.has(event.unit), nests);
        fired.delete(event.unit);
      }
      if (events.some(({ event }) => event === 'chit')) fired.clear();
    },
  };
}

const nestsOver = ({ open }: Field): number => Math.max(...open.nests);
