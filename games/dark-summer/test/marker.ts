import type { World } from '../src/index.js';
import { refuseSupport, type SupportCase, type Unavailable } from '../src/rules/12-support/support.js';
import { type Placing, position } from './position.js';

/** A Support marker by its id. */
export const marker = (world: World, id: string): number => world.data.tables.support.findIndex((listed) => listed.id === id);

export interface Asked extends Partial<SupportCase> {
  readonly hex?: string;
  /** A marker this combat has already. */
  readonly with?: string;
  readonly turn?: number;
  readonly placing?: Placing;
  /** How often the marker has been used. */
  readonly used?: { readonly round?: number; readonly turn?: number; readonly game?: number };
}

const OWN = ['us-39-9-inf', 'br-8a', 'ge-6-fj'] as const;

/** Why a marker may not join a combat, or `yes`. */
export const ask = (id: string, weather: number, more: Asked = {}): string => refusal(id, weather, more)?.code ?? 'yes';

/** The same with its section, undefined for yes. */
export function refusal(id: string, weather: number, more: Asked = {}): Unavailable | undefined {
  const at = position({ units: { 'us-39-9-inf': '3204', 'br-8a': '4104', 'ge-6-fj': '3305' }, beaches: ['3203', '4003'], ...more.placing });
  const { world, open } = at;
  Object.assign(open, { weather, turn: more.turn ?? 8 });
  const index = marker(world, id);
  open.roundUses[index] = more.used?.round ?? 0;
  open.turnUses[index] = more.used?.turn ?? 0;
  open.gameUses[index] = more.used?.game ?? 0;
  const given: SupportCase = {
    command: more.command ?? 0,
    purpose: more.purpose ?? 'attack',
    round: more.round ?? 'combat',
    target: at.hex(more.hex ?? '4103'),
    units: more.units ?? at.ids(OWN[more.command ?? 0] as string),
    americans: more.americans ?? 'in',
    given: more.with ? [marker(world, more.with)] : [],
  };
  return refuseSupport(world, open, index, given);
}
