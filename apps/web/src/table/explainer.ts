import type { Action } from '@bocage/kernel';
import type { TableController } from './controller.js';
import { answerText } from './remarks.js';

/** Says why a click was refused. */
export class Explainer {
  private readonly table: TableController;
  private said: { readonly position: number; readonly text: string; readonly hex: number } | undefined;

  constructor(table: TableController) {
    this.table = table;
  }

  /** Every refused click is answered, also where the rules have no word of their own for it. */
  explain(action: Action): void {
    const { table } = this;
    const { shown } = table;
    if (!shown?.isMine) return;
    const hasPlaces = shown.hexes.size > 0;
    const refusal = table.refusalOf(action);
    if (refusal && action.kind === 'hex' && !hasPlaces && this.isSaid(shown.position, refusal.text, action.hex)) return;
    if (refusal) table.toast(refusal);
    else if (action.kind === 'hex' && hasPlaces) table.toast({ text: answerText('not-legal'), tone: 'why-not' });
  }

  /** While no place can be chosen a hex is clicked to be looked at: the same is said there once in a decision, or when the same hex is clicked again. */
  private isSaid(position: number, text: string, hex: number): boolean {
    const { said } = this;
    this.said = { position, text, hex };
    return said?.position === position && said.text === text && said.hex !== hex;
  }
}
