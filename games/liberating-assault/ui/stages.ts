import type { StageId } from '../src/types.js';
import type { World } from '../src/world.js';

interface StageWords {
  readonly title: string;
  readonly section: string;
  /** What begins, in one sentence. */
  readonly begins: string;
}

/** §4.1 The ten steps of a turn. */
export const STAGE_WORDS: Readonly<Record<StageId, StageWords>> = {
  'hand-down': { title: 'Cards handed down', section: '4.2', begins: 'Cards are handed down the chain of command.' },
  place: { title: 'Cards placed', section: '4.3', begins: 'Cards are laid on the map.' },
  interference: { title: 'Bombing and sabotage', section: '4.4', begins: 'Bombers, Resistance and SOE take effect.' },
  orders: { title: 'Orders', section: '4.5', begins: 'Orders are written, in secret.' },
  effective: {
    title: 'Which orders stand',
    section: '4.8',
    begins: 'Orders are turned up, and attacked units lose theirs to exploit or move.',
  },
  attack: { title: 'Attacks', section: '4.11', begins: 'Attacks are carried out.' },
  exploit: { title: 'Exploitation', section: '4.17', begins: 'Exploit orders are carried out.' },
  move: { title: 'Movement', section: '4.7', begins: 'Move orders are carried out.' },
  'hand-in': { title: 'Used cards handed in', section: '4.21', begins: 'Used fuel and ammo are handed in.' },
  retrieve: { title: 'Cards retrieved', section: '4.2', begins: 'Teams take back what they left with others.' },
};

/** §4.1 "6–8 June". */
export const turnName = ({ data }: World, turn: number): string => data.scenarios.turns.names[turn - 1] ?? `turn ${turn}`;

export const lastTurn = ({ data }: World, scenario: string): number =>
  data.scenarios.scenarios.find(({ id }) => id === scenario)?.turns ?? 0;
