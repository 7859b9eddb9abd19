import type { GameReport, GameUi, ReportLoss, ReportPlace } from '@bocage/board';
import type { View } from '@bocage/kernel';

/** The losses of one side, formation by formation. */
export interface LossTable {
  readonly side: string;
  readonly total: number;
  readonly formations: readonly { readonly name: string; readonly amount: number }[];
}

export interface PlaceChange {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** What has been lost so far. A game that does not say has a box of losses, in which counters are counted. */
export function lossesOf(ui: GameUi, own: GameReport | undefined, view: View): readonly ReportLoss[] {
  if (own) return own.losses(view);
  const box = ui.displays(view).find(({ id }) => id === 'losses');
  return (box?.groups ?? []).flatMap(({ title, faces }) =>
    faces.map(({ left, name }) => ({ side: title, formation: left === '' ? name : left, amount: 1 })),
  );
}

const keyOf = ({ side, formation }: ReportLoss): string => `${side}|${formation}`;

/** What was lost between two moments, by side and formation, the heaviest first. */
export function sinceThen(before: readonly ReportLoss[], now: readonly ReportLoss[]): readonly LossTable[] {
  const amounts = new Map<string, ReportLoss>();
  const add = (loss: ReportLoss, sign: 1 | -1) => {
    const amount = (amounts.get(keyOf(loss))?.amount ?? 0) + sign * loss.amount;
    amounts.set(keyOf(loss), { ...loss, amount });
  };
  for (const loss of now) add(loss, 1);
  for (const loss of before) add(loss, -1);
  const sides = [...new Set(now.map(({ side }) => side))];
  return sides.flatMap((side) => {
    const own = [...amounts.values()].filter((loss) => loss.side === side && loss.amount > 0).sort((a, b) => b.amount - a.amount);
    if (own.length === 0) return [];
    const formations = own.map(({ formation, amount }) => ({ name: formation, amount }));
    return [{ side, total: own.reduce((sum, { amount }) => sum + amount, 0), formations }];
  });
}

export function changedPlaces(before: readonly ReportPlace[], now: readonly ReportPlace[]): readonly PlaceChange[] {
  const held = new Map(before.map(({ name, holder }) => [name, holder]));
  return now.flatMap(({ name, holder }) => {
    const from = held.get(name) ?? '';
    return from === holder ? [] : [{ name, from, to: holder }];
  });
}
