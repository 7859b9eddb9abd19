import { type Action, createRng, type GameModule, type Json, makeAction, rollWith, Table } from '@bocage/kernel';
import { loadGame } from '../games.js';
import { cpuSeconds, rounded } from './cpu.js';

const HEXES = 10;
const ROWS = 5;
const MIDDLE = 3;
const WARM_UP = 30;
const WAYS = 60;

export interface InterruptsBench {
  readonly hexes: number;
  readonly reactions: number;
  /** Actions and rolls of one way, from the order to its last hex. */
  readonly entries: number;
  /** CPU time of one way, legality, log and hash included. */
  readonly ms: number;
}

/** A march of ten hexes between forty counters of which each fires at it, one after the other: the template's rules on a map of this bench's own. */
export async function benchInterrupts(): Promise<InterruptsBench> {
  const pack = await loadGame('_template');
  const game = pack.create(gauntlet(pack.data));
  let entries = 0;
  let seconds = 0;
  for (let i = -WARM_UP; i < WAYS; i++) {
    const table = aboutToMarch(game, `way ${i}`);
    const before = table.log.entries.length;
    const since = cpuSeconds();
    runTheGauntlet(table, `fire ${i}`);
    if (i < 0) continue;
    seconds += cpuSeconds() - since;
    entries = table.log.entries.length - before;
  }
  return { hexes: HEXES, reactions: (ROWS - 1) * HEXES, entries, ms: rounded((seconds / WAYS) * 1000) };
}

const label = (column: number, row: number): string => `${String(column).padStart(2, '0')}${row}`;

/** A lane of ten hexes with two rows of counters on either side, none of which ever hits. */
function gauntlet(data: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const { map, counters, tables } = data as Record<string, { readonly [key: string]: Json }>;
  const columns = Array.from({ length: HEXES + 1 }, (_, i) => i + 1);
  const rows = Array.from({ length: ROWS }, (_, i) => i + 1);
  const flanks = columns.slice(0, HEXES).flatMap((column) => rows.filter((row) => row !== MIDDLE).map((row) => label(column, row)));
  const unit = { name: 'Company', symbol: 'infantry', strength: 1, movement: HEXES - 1 };
  const ambush = tables?.ambush as { readonly columns: Json; readonly rows: readonly Json[] };
  return {
    map: {
      ...map,
      grid: { ...(map?.grid as object), columns: [1, HEXES + 1], rows: [1, ROWS], label: [2, '', 1] },
      hexes: columns.flatMap((column) =>
        rows.map((row) => ({
          hex: label(column, row),
          terrain: 'clear',
          ...(column > HEXES && row === 1 ? { features: ['crossroads'] } : {}),
        })),
      ),
    },
    counters: { ...counters, units: [{ side: 'blue', ...unit }, ...flanks.map(() => ({ side: 'red', ...unit }))] },
    tables: { ...tables, ambush: { ...ambush, range: 2, rows: ambush.rows.map(() => ['-', '-']) } },
    scenarios: {
      from: 'reconstructed',
      reason: 'for the bench',
      scenarios: ['meeting', 'siege'].map((id) => ({
        id,
        title: 'A lane',
        about: 'For the bench.',
        turns: 1,
        hexes: [label(1, MIDDLE), ...flanks],
      })),
    },
  } as unknown as Readonly<Record<string, Json>>;
}

/** Everything before the march: commanders, cards, orders, supplies, and the unit chosen. */
function aboutToMarch(game: GameModule, seed: string): Table {
  const rng = createRng(seed);
  const table = new Table(game, { scenario: 'meeting', options: { first: 'blue' }, commitment: '' });
  const answers: Readonly<Record<string, string>> = { blue: 'march', red: 'hold' };
  for (let awaits = table.awaits(); topOf(table) !== 'march'; awaits = table.awaits()) {
    if (awaits.kind === 'chance') table.roll(rollWith(rng, awaits.roll));
    if (awaits.kind !== 'seats') continue;
    const seat = awaits.seats[0] as string;
    const legal = table.legal(seat);
    const wanted = (text: string): Action | undefined => legal.find((action) => makeAction(action) === text);
    const isSupply = topOf(table) === 'supply';
    table.act(seat, (isSupply ? wanted('done') : wanted(answers[seat] ?? '')) ?? (legal[0] as Action));
  }
  return table;
}

/** To the end of the lane, shot at by everybody on the way. */
function runTheGauntlet(table: Table, seed: string): void {
  const rng = createRng(seed);
  table.act('blue', table.legal('blue').at(-1) as Action);
  for (let awaits = table.awaits(); topOf(table) !== 'move'; awaits = table.awaits()) {
    if (awaits.kind === 'chance') table.roll(rollWith(rng, awaits.roll));
    else table.act('red', table.legal('red')[0] as Action);
  }
}

function topOf({ state }: Table): string {
  return state.open.stack.at(-1)?.step ?? '';
}
