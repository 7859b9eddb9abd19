import type { Field } from './pieces.js';
import type { Scenario, Side } from './tables.js';

export interface Chit {
  readonly id: string;
  readonly kind: string;
  readonly side: Side;
  readonly division: string;
  readonly formation: string;
}

/** §S.2 The chits of a scenario in the order of their numbers: what it begins with and what comes later, then what is for sale. */
export function chitsOf({ paper, scenario }: Pick<Field, 'paper' | 'scenario'>): Chit[] {
  const { first, mug, forSale, later = [] } = scenario.chits;
  const sideAt = (division: string): Side => paper.counters.divisions.find(({ id }) => id === division)?.side ?? 'allied';
  const named = [...new Set([first, ...mug, ...later.map(({ chit }) => chit)])].sort().map((id): Chit => {
    const [kind = '', whose = ''] = id.split(':');
    const division = kind === 'division' ? whose : '';
    return { id, kind, division, formation: '', side: kind === 'division' ? sideAt(division) : whose === 'german' ? 'german' : 'allied' };
  });
  const sold = forSale.map((formation): Chit => {
    const division = divisionOf({ paper, scenario }, formation);
    return { id: `formation:${formation}`, kind: 'formation', division, formation, side: sideAt(division) };
  });
  return [...named, ...sold];
}

/** §13.0 The division a Formation belongs to in this scenario. */
export const divisionOf = ({ paper, scenario }: { paper: Field['paper']; scenario: Scenario }, formation: string): string =>
  (scenario.attachments ?? []).find((one) => one.formation === formation)?.division ??
  paper.counters.formations.find(({ id }) => id === formation)?.division ??
  '';

export function chitInPlay(field: Field): Chit | undefined {
  const known = field.memo.get('chits') as Chit[] | undefined;
  const chits = known ?? chitsOf(field);
  field.memo.set('chits', chits);
  const frame = field.open.stack.findLast((one) => one.step === 'activation');
  return frame?.step === 'activation' ? chits[frame.chit] : undefined;
}
