import type { WalkFrame } from '@bocage/wargame';

/** The decisions that can be in progress; what a frame holds is open to all. */
export type CrossroadsFrame =
  | { step: 'turn'; stage: number }
  | { step: 'commander' | 'orders' | 'supply' | 'over' }
  | { step: 'draw' | 'move' | 'combat'; side: number }
  | { step: 'march' | 'retreat'; side: number; unit: number }
  | (WalkFrame & { step: 'walk'; side: number; spent: number })
  | { step: 'ambush'; side: number }
  | { step: 'shot'; side: number; firer: number }
  | { step: 'attack' | 'battle'; side: number; attacker: number; defender: number };

/** The frame a step is called with. */
export type FrameOf<Step extends CrossroadsFrame['step'], F = CrossroadsFrame> = F extends { step: string }
  ? Step extends F['step']
    ? F
    : never
  : never;
