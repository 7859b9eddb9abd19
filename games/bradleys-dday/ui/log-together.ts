import type { LogLine } from '@bocage/board';
import type { BradleyEvent, BradleyView } from '../src/types.js';
import { namesOf } from './names.js';
import { capital } from './text.js';
import type { Words } from './words.js';

type Placed = Extract<BradleyEvent, { event: 'set-up' | 'approached' }>;

const FEW = 3;
const VERBS: Readonly<Record<Placed['event'], string>> = { 'set-up': 'Set up', approached: 'At sea' };

/** "Set up: I/726 at Vierville; C and E/1716 near Colleville (4124)." */
function placedLine(words: Words, name: Placed['event'], events: readonly Placed[]): LogLine {
  const byHex = new Map<number, number[]>();
  for (const { unit, hex } of events) byHex.set(hex, [...(byHex.get(hex) ?? []), unit]);
  const places = [...byHex].map(([hex, units]) => `${namesOf(words, units)} ${words.places.at(hex)}`);
  const section = events[0]?.section;
  return {
    text: `${capital(VERBS[name])}: ${places.join('; ')}.`,
    hexes: [...byHex.keys()],
    tone: 'arrival',
    ...(section === undefined ? {} : { section }),
  };
}

const isPlaced = (event: BradleyEvent): event is Placed => event.event === 'set-up' || event.event === 'approached';

/** Many counters put down with one click take one line; everything else an entry told keeps its own. */
export function linesTogether(
  words: Words,
  view: BradleyView,
  events: readonly BradleyEvent[],
  lineOf: (words: Words, view: BradleyView, event: BradleyEvent) => LogLine | undefined,
): readonly LogLine[] | undefined {
  const placed = events.filter(isPlaced);
  if (placed.length <= FEW) return undefined;
  const lines: LogLine[] = [];
  for (const event of events) {
    if (!isPlaced(event)) lines.push(...[lineOf(words, view, event) ?? []].flat());
    else if (event === placed.find((other) => other.event === event.event && other.section === event.section))
      lines.push(
        placedLine(
          words,
          event.event,
          placed.filter((other) => other.event === event.event && other.section === event.section),
        ),
      );
  }
  return lines;
}
