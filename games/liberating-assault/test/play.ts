import type { UnitId } from '@bocage/kernel';
import { Scene } from '@bocage/testkit';
import { createModule, data, type LiberatingAssaultModule, type LiberatingAssaultTypes } from '../src/index.js';
import { place } from '../src/occupancy.js';

let made: LiberatingAssaultModule | undefined;
/** The game on its own map, made once. */
export const module = (): LiberatingAssaultModule => (made ??= createModule(data));

/** A game from its beginning, with dice from a seed: `play.as('allied', 'us-1-16', 'attack', '1312').until('support')`. */
export class Play extends Scene<LiberatingAssaultTypes, LiberatingAssaultModule> {
  protected override readonly ends = ['done', 'go-on'];

  constructor(options: Readonly<Record<string, string>> = {}) {
    super(module(), module().setup('day', options));
    this.rollFrom('a test');
  }

  find(name: string): UnitId | undefined {
    return this.world.roster.ids.get(name);
  }

  nameOf(unit: UnitId): string {
    return this.world.data.counters.units[unit]?.id ?? '';
  }

  formation(name: string): number {
    return found(this.world.formations.ids, name);
  }

  team(name: string): number {
    return found(this.world.teams.ids, name);
  }

  /** Counters put down where a test wants them: one hex, and who is to stand there. */
  put(label: string, ...names: readonly string[]): this {
    for (const name of names) place(this.world, this.sealed, this.id(name), this.hex(label));
    return this;
  }

  /** The number of the hex a counter is in, or the place's own number. */
  where(name: string): string {
    const at = this.sealed.hex[this.id(name)] as number;
    return at < 0 ? String(at) : this.label(at);
  }
}

function found(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`nobody is called ${name} here`);
  return id;
}
