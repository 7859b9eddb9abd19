import type { GameUi } from '@bocage/board';
import { ASK, type OrderChoice, type OrderKind, Orders, orderKinds, type StandingOrder } from '@bocage/kernel';
import type { OrdersBySeat } from '@bocage/protocol';
import type { Situation } from './situation.js';
import type { TableData } from './table-store.js';

const ASK_CHOICE: OrderChoice = { id: ASK, title: 'Ask me' };

/** A kind of order as its player sees it: what counts for the side, and the units that do something else. */
export interface OrderSheet {
  readonly kind: OrderKind;
  readonly choices: readonly OrderChoice[];
  readonly side: StandingOrder;
  readonly exceptions: readonly (StandingOrder & { readonly unit: number })[];
  /** Units that could be given one of their own. */
  readonly units: readonly number[];
}

export function orderSheets({ game }: GameUi, { view, seat }: Situation, all: OrdersBySeat = {}): readonly OrderSheet[] {
  if (seat === undefined) return [];
  const list = all[seat] ?? [];
  const orders = new Orders(list);
  return orderKinds(game, seat).map((kind) => ({
    kind,
    choices: [ASK_CHOICE, ...kind.choices],
    side: orders.of(kind.id),
    exceptions: list.filter((order): order is OrderSheet['exceptions'][number] => order.kind === kind.id && order.unit !== undefined),
    units: kind.units ? (game.orders?.units?.(view, seat, kind.id) ?? []) : [],
  }));
}

/** What is selected on the map and may be given an order of its own: one unit, or a stack. */
export function selectedUnits(units: readonly number[], { shown, selectedHex, selectedUnit }: TableData): readonly number[] {
  if (selectedUnit !== undefined && units.includes(selectedUnit)) return [selectedUnit];
  const here = selectedHex === undefined ? [] : (shown?.stackAt.get(selectedHex)?.faces ?? []);
  return here.flatMap(({ unit }) => (units.includes(unit) ? [unit] : []));
}

/** The kind of the present question, with what is usually said to it. */
export function askedSheet(ui: GameUi, shown: Situation, all: OrdersBySeat | undefined): OrderSheet | undefined {
  if (!shown.isMine || shown.seat === undefined) return undefined;
  const asked = ui.game.orders?.asked(shown.view, shown.seat);
  return asked && orderSheets(ui, shown, all).find(({ kind }) => kind.id === asked.kind);
}
