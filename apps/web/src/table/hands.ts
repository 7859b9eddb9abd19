import type { ActionLabel, BoardPoint } from '@bocage/board';
import { type Action, hex as hexAction, unit as unitAction, word as wordAction } from '@bocage/kernel';
import { isPhone } from '../lib/use-phone.js';
import type { TableController } from './controller.js';
import { Explainer } from './explainer.js';
import { picksOf } from './picks.js';
import { kindOf, type Situation, unitHexes } from './situation.js';

/** What a hand does on the map: it taps, takes a whole stack, carries counters and puts them down. */
export class Hands {
  private readonly table: TableController;
  private readonly explainer: Explainer;
  /** The choosing of the counter in the hand, which must be answered before it is put down. */
  private grip: Promise<unknown> | undefined;
  private isFilling = false;
  /** The hex whose odds were shown last, and for which decision. */
  private seen: { readonly hex: number; readonly position: number } | undefined;

  constructor(table: TableController) {
    this.table = table;
    this.explainer = new Explainer(table);
  }

  get isCarrying(): boolean {
    return this.grip !== undefined;
  }

  private get shown(): Situation | undefined {
    return this.table.shown;
  }

  /** A tap on a single counter. */
  tapUnit(unit: number, hex: number): void {
    const { table, shown } = this;
    if (table.store.getState().mode !== 'play') table.tools.mark(hex);
    else if (shown) {
      table.hush();
      const isUnit = shown.units.has(unit);
      const isLook = isUnit && this.looksFirst(unit);
      table.select(hex, unit, this.wayOf(isUnit || shown.hexes.has(hex)));
      if (isLook) table.inspect(hex, unit);
      else if (isUnit) void this.take(unit);
      else if (shown.hexes.has(hex)) this.goOrLook(hex);
      else if (shown.wordsAt.has(hex)) table.store.setState({ tab: 'stack' });
      else this.switchOrExplain(unit, hex);
    }
  }

  /** A counter that is not on the map, a craft at sea, say: no hex is looked at with it. */
  tapBeside(unit: number): void {
    const { table } = this;
    const isLook = this.looksFirst(unit);
    table.hush();
    table.store.setState({ selectedHex: undefined, selectedUnit: unit });
    if (isLook) table.store.setState({ tab: 'stack' });
    else void this.take(unit);
  }

  /** Where there is no pointer to rest on it, the first tap on what would roll at once shows its odds. */
  private looksFirst(unit: number): boolean {
    const { table, shown } = this;
    if (!shown || !isPhone() || !table.ui.rollsAtOnce?.(shown.view, unitAction(unit))) return false;
    const isSeen = table.store.getState().looked !== undefined && table.store.getState().selectedUnit === unit;
    return !isSeen && table.tools.lookAhead(unit);
  }

  /** The same of a hex that would be fought for at once. */
  private goOrLook(hex: number): void {
    const { table, shown, seen } = this;
    const isFight = shown !== undefined && isPhone() && table.ui.rollsAtOnce?.(shown.view, hexAction(hex)) === true;
    this.seen = isFight ? { hex, position: shown.position } : undefined;
    const isSeen = seen?.hex === hex && seen.position === shown?.position;
    if (!isFight || isSeen || !table.hover.press(hex, { x: 0, y: 0, pointer: 'touch' })) return void this.goTo(hex);
    table.store.setState(({ tip }) => ({ tip: tip && { ...tip, lines: [...(tip.lines ?? []), { text: 'A second tap decides it.' }] } }));
  }

  /** A click that is refused was no look: with places to choose, the inspector does not come to lie on them. */
  private wayOf(isChoice: boolean): 'act' | 'look' {
    return isChoice || (this.shown?.isMine && this.shown.hexes.size > 0) ? 'act' : 'look';
  }

  tapHex(hex: number, pointer: BoardPoint['pointer']): void {
    const { table, shown } = this;
    if (table.store.getState().mode !== 'play') table.tools.mark(hex);
    else if (shown) {
      table.hush();
      const here = unitHexes(table.ui, shown).get(hex) ?? [];
      const only = here.length === 1 ? here[0] : undefined;
      table.select(hex, undefined, this.wayOf(shown.hexes.has(hex) || only !== undefined));
      if (shown.hexes.has(hex)) this.goOrLook(hex);
      else if (only !== undefined) void this.take(only);
      else if (shown.wordsAt.has(hex)) table.store.setState({ tab: 'stack' });
      else if (here.length === 0) this.explainer.explain(hexAction(hex));
      else if (pointer === 'key') table.board?.fan(hex);
    }
  }

  private take(unit: number): Promise<boolean> {
    this.table.store.setState({ party: [] });
    return this.do(unitAction(unit));
  }

  /** Acts, and waits until the next decision is on the screen. */
  private async do(action: Action): Promise<boolean> {
    const at = this.shown?.position ?? -1;
    const isDone = await this.table.act(action);
    if (isDone) await this.table.playback.after(at);
    return isDone;
  }

  /** The unit chosen just now, which the present decision is about. */
  get mover(): number | undefined {
    const last = this.table.lastAct;
    return last?.action.kind === 'unit' && last.position === (this.shown?.position ?? 0) - 1 ? last.action.unit : undefined;
  }

  /** The whole stack is meant: of a hex with units to choose from all of them, and of a place to go all that can go there. */
  async takeAll(hex: number): Promise<void> {
    const { table, shown } = this;
    if (shown?.isMine && shown.hexes.has(hex)) return this.goAllTo(hex);
    const [first, ...rest] = shown ? (unitHexes(table.ui, shown).get(hex) ?? []) : [];
    if (first === undefined || shown?.oneByOne) return void this.tapHex(hex, 'mouse');
    table.select(hex, first, 'act');
    if (!(await this.take(first)) || (await this.takeStack())) return;
    if (rest.length > 0 && this.shown?.isMine && this.shown.hexes.size > 0 && this.shown.units.size === 0) {
      table.store.setState({ party: [first, ...rest] });
      table.say(`${rest.length + 1} units go together.`);
      return;
    }
    // Where several are chosen one after another, all of them are.
    for (const unit of rest) if (!this.shown?.units.has(unit) || !(await this.do(unitAction(unit)))) return;
  }

  /** Where a word of the game takes the whole stack of the chosen unit along, it is said. */
  private async takeStack(): Promise<boolean> {
    const { table, shown } = this;
    if (!shown?.isMine || shown.seat === undefined) return false;
    const word = table.ui.stackWord?.(shown.view, shown.seat);
    return word !== undefined && this.do(wordAction(word));
  }

  /** Those that lay with the chosen unit follow it; of units from beside the map as many of its kind as find room. */
  private async goAllTo(hex: number): Promise<void> {
    const { table, mover, shown } = this;
    if (mover === undefined || !shown) return this.goWithEverybody(hex);
    const from = table.ui.hexOf(shown.view, mover);
    if (from === undefined) return this.fill(hex);
    const offered = [...(table.lastAct?.offered ?? [])].filter((unit) => table.ui.hexOf(shown.view, unit) === from);
    table.store.setState({ party: [mover, ...offered] });
    await this.goTo(hex);
  }

  /** A target, and at once all who can take part against it. */
  private async goWithEverybody(hex: number): Promise<void> {
    if (!(await this.goTo(hex))) return;
    const { table, shown } = this;
    if (shown && picksOf(table.ui, shown, table.store.getState().picked)?.picking.all) await table.picker.takeAll();
  }

  /** The one that no longer finds room is left chosen, for the next place. */
  private async fill(hex: number): Promise<void> {
    this.isFilling = true;
    while (this.shown?.hexes.has(hex) && (await this.do(hexAction(hex)))) {
      const next = this.shown && this.nextOfKind(this.shown);
      if (next === undefined || !(await this.do(unitAction(next)))) break;
    }
    this.isFilling = false;
  }

  /** The chosen unit goes there, and after it those that were taken with it. */
  async goTo(hex: number): Promise<boolean> {
    const { table, mover } = this;
    const { party } = table.store.getState();
    const along = mover !== undefined && party.includes(mover) ? party.filter((unit) => unit !== mover) : [];
    table.store.setState({ party: [], way: undefined });
    const went = await this.do(hexAction(hex));
    if (went && along.length > 0) await this.follow(along, hex);
    return went;
  }

  /** One after another, so that undo takes them back one by one. */
  private async follow(units: readonly number[], hex: number): Promise<void> {
    const { table } = this;
    for (const unit of units) {
      if (!this.shown?.units.has(unit) || !(await this.do(unitAction(unit)))) return;
      if (!this.shown?.hexes.has(hex)) {
        const refusal = table.refusalOf(hexAction(hex));
        await table.undo();
        return table.toast(refusal ?? { text: 'Not all of the stack can go there.', tone: 'note' });
      }
      if (!(await this.do(hexAction(hex)))) return;
    }
  }

  /** A counter is taken up: chosen as by a click, unless it is already. */
  grab(unit: number, hex: number, many: 'one' | 'all'): void {
    const { table, shown } = this;
    if (!shown?.units.has(unit)) this.grip = Promise.resolve();
    else if (many === 'all') this.grip = this.takeAll(hex);
    else {
      table.select(hex, unit, 'act');
      this.grip = this.take(unit);
    }
    table.store.setState({ hand: 'full' });
  }

  /** And put down. Where it may not go the reason is given, and it stays chosen. */
  async drop(unit: number, hex: number): Promise<void> {
    const { table } = this;
    await this.grip;
    this.grip = undefined;
    const { shown } = this;
    const said = shown?.carries.get(hex);
    table.store.setState({ way: undefined, tip: undefined, hand: 'empty' });
    if (!shown || hex < 0 || hex === table.ui.hexOf(shown.view, unit)) return;
    table.select(hex, unit, 'act');
    if (shown.hexes.has(hex)) await this.goTo(hex);
    else if (said) await table.takeAll(said);
    else this.explainer.explain(hexAction(hex));
  }

  /** After one counter was placed from beside the map the next of its kind is at hand. */
  takeNext(situation: Situation): void {
    const next = this.isFilling ? undefined : this.nextOfKind(situation);
    if (next !== undefined) void this.table.act(unitAction(next));
  }

  private nextOfKind({ view, units, hexes }: Situation): number | undefined {
    const { ui, placed } = this.table;
    if (placed === undefined || hexes.size > 0) return undefined;
    const kind = kindOf(ui.face(view, placed));
    return [...units].find((unit) => ui.hexOf(view, unit) === undefined && kindOf(ui.face(view, unit)) === kind);
  }

  /** Whether a unit could have been chosen instead of the last one, which can still be taken back. */
  private isInstead(unit: number): boolean {
    const { table, shown } = this;
    const last = table.lastAct;
    const can = shown?.seat !== undefined && table.store.getState().live?.picture.undo[shown.seat]?.ok === true;
    const fresh = last?.action.kind === 'unit' && last.action.unit !== unit && last.position === (shown?.position ?? 0) - 1;
    return fresh && can && shown.units.size === 0 && last.offered.has(unit);
  }

  /** Units beside the map that could be placed instead of the chosen one. */
  get others(): ReadonlySet<number> {
    const { table, shown, mover } = this;
    const isAside = (unit: number) => shown !== undefined && table.ui.hexOf(shown.view, unit) === undefined;
    if (mover === undefined || !isAside(mover)) return new Set();
    return new Set([...(table.lastAct?.offered ?? [])].filter((unit) => isAside(unit) && this.isInstead(unit)));
  }

  /** What could have been said instead of choosing the unit that is being placed. */
  get wordsInstead(): readonly (ActionLabel & { readonly word: string })[] {
    const { table } = this;
    const last = table.lastAct;
    if (!last || this.others.size === 0) return [];
    const { spoken, view } = last.before;
    return spoken.map((word) => ({ word, ...table.ui.actionLabel(view, wordAction(word)) }));
  }

  /** Steps back and says that. */
  async sayInstead(word: string): Promise<void> {
    const at = this.shown?.position ?? -1;
    await this.table.undo();
    await this.table.playback.after(at);
    await this.table.press(word);
  }

  /** Steps back and takes another unit. */
  async takeInstead(unit: number): Promise<void> {
    if (!this.isInstead(unit)) return;
    const at = this.shown?.position ?? -1;
    await this.table.undo();
    await this.table.playback.after(at);
    if (this.shown?.units.has(unit)) await this.table.act(unitAction(unit));
  }

  /** The hand leaves the counter it has moved and takes the next. */
  private async endAndTake(ending: string, unit: number): Promise<void> {
    if ((await this.do(wordAction(ending))) && this.shown?.units.has(unit)) await this.take(unit);
  }

  /** A click on another unit that could have been chosen takes that one instead. */
  private switchOrExplain(unit: number, hex: number): void {
    const { shown } = this;
    if (!shown?.isMine || shown.seat === undefined) return;
    const ending = this.isInstead(unit) ? undefined : this.table.ui.turnsTo?.(shown.view, shown.seat, unit);
    if (this.isInstead(unit)) void this.takeInstead(unit);
    else if (ending !== undefined) void this.endAndTake(ending, unit);
    else this.explainer.explain(shown.hexes.size > 0 ? hexAction(hex) : unitAction(unit));
  }
}
