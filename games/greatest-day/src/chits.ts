import type { Counters } from './data/counter-shapes.js';
import type { Scenario } from './data/scenario-shapes.js';
import { ALLIED, GERMAN, type Side } from './sides.js';

/** §S.2 One activation chit: whose it is and what it activates. Naval, Royal Marines and Event! chits name no division. */
export interface Chit {
  readonly id: string;
  readonly kind: 'division' | 'formation' | 'direct' | 'naval' | 'royal-marines' | 'event';
  readonly side: Side;
  /** Index into the divisions of counters.json, −1 none. */
  readonly division: number;
  /** Index into its formations, −1 none. */
  readonly formation: number;
}

/** §S.2 All chits a scenario can see, by their number: those it begins with, those that come later, and the Formations for sale (§S.7). */
export function createChits(counters: Counters, { chits, attachments }: Scenario): Chit[] {
  const listed = [...new Set([chits.first, ...chits.mug, ...chits.later.map(({ chit }) => chit)])].sort();
  const divisionAt = (id: string): number => counters.divisions.findIndex((division) => division.id === id);
  const sideAt = (division: number): Side => (counters.divisions[division]?.side === 'german' ? GERMAN : ALLIED);
  const attached = new Map(attachments.map(({ formation, division }) => [formation, division]));
  const named = listed.map((id): Chit => {
    const [kind, whose = ''] = id.split(':') as [Chit['kind'], string?];
    if (kind === 'division') {
      const division = divisionAt(whose);
      return { id, kind, side: sideAt(division), division, formation: -1 };
    }
    return { id, kind, side: whose === 'german' ? GERMAN : ALLIED, division: -1, formation: -1 };
  });
  const sold = chits.forSale.map((id): Chit => {
    const formation = counters.formations.findIndex((one) => one.id === id);
    const division = divisionAt(attached.get(id) ?? counters.formations[formation]?.division ?? '');
    return { id: `formation:${id}`, kind: 'formation', side: sideAt(division), division, formation };
  });
  return [...named, ...sold];
}
