import type { BoardPoint, Way } from '@bocage/board';
import { hex as hexAction, unit as unitAction } from '@bocage/kernel';
import type { TableController } from './controller.js';
import { hexName } from './hex-text.js';
import { rangeText } from './range-text.js';
import type { Tip } from './table-store.js';

const DWELL_MS = 450;

/** Lines of a hex that say what ground it is. */
const GROUND_LINES = 2;

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Pointing at a hex that may be chosen shows the way there; resting on something that cannot be done says why; measuring says how far. */
export class Hover {
  private readonly table: TableController;
  private dwelling: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableController) {
    this.table = table;
  }

  over(hex: number, unit: number | undefined, at: BoardPoint): void {
    const { store } = this.table;
    clearTimeout(this.dwelling);
    if (at.pointer === 'mouse') this.table.tools.lookAhead(unit);
    const way = at.pointer === 'mouse' ? this.wayTo(hex) : undefined;
    store.setState({ hoverHex: hex, way, tip: way && this.wayTip(hex, way, at) });
    if (hex < 0 || way || at.pointer !== 'mouse') return;
    const range = this.rangeTip(hex, at) ?? this.oddsTip(unit, at);
    if (range) store.setState({ tip: range });
    else this.dwelling = setTimeout(() => this.rest(hex, unit, at), DWELL_MS);
  }

  /** Where a click there, or the counter in the hand, would lead, or, where it moves nothing, what ground it is; of a fight its odds first. */
  wayTo(hex: number): Way | undefined {
    const { ui, store } = this.table;
    const { shown, mode, hand } = store.getState();
    if (!shown?.isMine || shown.seat === undefined || mode !== 'play') return undefined;
    if (!shown.hexes.has(hex) && !(hand === 'full' && shown.carries.has(hex))) return undefined;
    const way = ui.way?.(shown.view, shown.seat, hexAction(hex)) ?? {
      hexes: [],
      lines: ui.hexInfo(shown.view, hex).slice(0, GROUND_LINES),
    };
    const odds = shown.hexes.has(hex) ? ui.actionLabel(shown.view, hexAction(hex)).odds : undefined;
    return odds === undefined ? way : { ...way, lines: [{ text: capitalised(odds) }, ...way.lines] };
  }

  /** Where there is no pointer to rest, a long press shows the way; whether there is one. */
  press(hex: number, at: BoardPoint): boolean {
    const way = this.wayTo(hex);
    if (!way) return false;
    this.table.store.setState({ hoverHex: hex, way, tip: this.wayTip(hex, way, at) });
    this.table.say(way.lines.map(({ text }) => text).join(' '));
    return true;
  }

  private wayTip(hex: number, { lines }: Way, at: BoardPoint): Tip {
    const { ui } = this.table;
    const label = ui.grid.label(hex);
    const place = ui.hexName ? undefined : ui.map.hexes.find((one) => one.hex === label)?.place;
    const text = [hexName(ui, hex), place].filter((part) => part !== undefined).join(' ');
    return { text, lines: lines.filter((line) => !line.text.startsWith(label)), x: at.x, y: at.y, tone: 'note' };
  }

  /** What choosing the counter under the pointer would come to, where the game says so. */
  private oddsTip(unit: number | undefined, at: BoardPoint): Tip | undefined {
    const { ui, store } = this.table;
    const { shown, mode } = store.getState();
    if (unit === undefined || !shown?.isMine || mode !== 'play' || !shown.units.has(unit)) return undefined;
    const { label, odds } = ui.actionLabel(shown.view, unitAction(unit));
    return odds === undefined ? undefined : { text: label, lines: [{ text: capitalised(odds) }], x: at.x, y: at.y, tone: 'note' };
  }

  stop(): void {
    clearTimeout(this.dwelling);
  }

  private rest(hex: number, unit: number | undefined, at: BoardPoint): void {
    const tip = this.whyNot(hex, unit, at);
    const { hoverHex, toast } = this.table.store.getState();
    if (!tip || hoverHex !== hex) return;
    // What the last click was told is not said a second time, and makes room for another reason.
    const isTold = toast?.tone === 'why-not';
    if (!(isTold && toast.text === tip.text)) this.table.store.setState({ tip, ...(isTold ? { toast: undefined } : {}) });
  }

  private rangeTip(hex: number, at: BoardPoint): Tip | undefined {
    const { mode, measured } = this.table.store.getState();
    const [from, to] = measured;
    if (mode !== 'ruler' || from === undefined || to !== undefined) return undefined;
    return { text: rangeText(this.table.ui, this.table.shown, from, hex), x: at.x, y: at.y, tone: 'note' };
  }

  private whyNot(hex: number, unit: number | undefined, at: BoardPoint): Tip | undefined {
    const { shown, mode } = this.table.store.getState();
    if (!shown?.isMine || mode !== 'play') return undefined;
    if (shown.hexes.has(hex) || (unit !== undefined && shown.units.has(unit))) return undefined;
    const action = shown.hexes.size > 0 ? hexAction(hex) : unit === undefined || shown.units.size === 0 ? undefined : unitAction(unit);
    const refusal = action && this.table.refusalOf(action);
    return refusal?.section === undefined ? undefined : { ...refusal, x: at.x, y: at.y };
  }
}
