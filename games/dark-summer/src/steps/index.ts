import { createSequence, type Seat, type Sequence } from '@bocage/kernel';
import type { DarkSummerFrame, DarkSummerTypes, Open } from '../types.js';
import type { World } from '../world.js';
import { createArrivalSteps } from './arrivals.js';
import { createCombatSteps } from './combat.js';
import { createMovementSteps } from './movement.js';
import { createTurnSteps } from './turn.js';
import { watched } from './watched.js';

/** Whom the top frame asks, from what everybody sees. */
function asked(open: Open): readonly Seat[] {
  const frame = open.stack[open.stack.length - 1] as { readonly asks?: Seat } | undefined;
  return frame?.asks ? [frame.asks] : [];
}

/** The section a prompt belongs to: what a click that makes no sense there is answered with. */
const SECTIONS: Readonly<Partial<Record<DarkSummerFrame['step'], string>>> = {
  weather: '7.1',
  replacement: '8.2.2',
  'replacement-kind': '8.2.1',
  'british-chits': '9.1',
  initiative: '9.1',
  draw: '9.2',
  chit: '9.2',
  react: '9.3.4',
  activate: '9.3.4',
  activation: '9.3.4',
  relocate: '13.5',
  withdraw: '8.3',
  'entry-roll': '8.1.1',
  entry: '8.1.1',
  arrive: '8.1.2',
  'third-wave': '8.1.3',
  land: '8.1.3',
  displace: '8.1.3',
  moving: '10.1',
  leg: '10.1',
  'over-stack': '5.2',
  assault: '9.4.1',
  fighting: '11.1',
  attack: '11.3.1',
  reveal: '11.5',
  battle: '11.3.5',
  support: '11.3.2',
  soften: 'R.EX',
  losses: '11.3.6',
  retreat: '11.3.7',
  advance: '11.3.8',
  'second-advance': '9.4.3',
  cherbourg: '11.7',
};

/** §4.0 Every decision of the game, by the name its frames carry. */
export function createSteps(world: World): Sequence<DarkSummerTypes> {
  const sequence = createSequence<DarkSummerTypes>(
    watched(world, {
      ...createTurnSteps(world),
      ...createArrivalSteps(world),
      ...createMovementSteps(world),
      ...createCombatSteps(world),
    }),
    asked,
  );
  return {
    ...sequence,
    refusal(view, seat, action) {
      const refusal = sequence.refusal(view, seat, action);
      if (refusal?.section !== '') return refusal;
      const top = view.open.stack[view.open.stack.length - 1] as DarkSummerFrame;
      return { ...refusal, section: SECTIONS[top.step] ?? '4.0' };
    },
  };
}
