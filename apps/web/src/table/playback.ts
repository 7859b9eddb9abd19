import type { Glide, LogLine } from '@bocage/board';
import type { Forecast, GameEvent, Told } from '@bocage/kernel';
import { isStill, type Speed, useSettings } from '../settings/settings-store.js';
import type { TableState } from '../tables/table-source.js';
import type { TableController } from './controller.js';
import { lostSeats, stays } from './ending.js';
import { EMPTY_LOG, lastTurnOf, readOn } from './log-lines.js';
import { type Situation, situate } from './situation.js';
import type { ShownDice } from './table-store.js';

/** How long things take to be shown, by setting: 0 is at once. */
const PACES: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.4, once: 0 };
const DICE_PAUSE_MS = 1100;
const DICE_STAY_MS = 6000;
/** More counters than these, moved in one step, are put down where they go: nobody watches fifty of them one by one. */
const MOST_GLIDES = 12;
/** With this many states waiting a counter glides straight to its end, and beyond the second not at all. */
const BUSY = 4;
/** News of one's own action that has not come by then is not coming. */
const NEWS_MS = 10_000;
const FLOODED = 60;

/** Brings the screen from one state of the table to the next, the other side's moves one by one. */
export class Playback {
  private readonly table: TableController;
  private readonly queue: TableState[] = [];
  private running: Promise<void> | undefined;
  private hurried = false;
  private stopped = false;
  private rolls = 0;

  constructor(table: TableController) {
    this.table = table;
  }

  push(state: TableState): void {
    const { store } = this.table;
    const { live: before, ending } = store.getState();
    this.ping(before, state);
    store.setState({ live: state, ending: stays(ending, state) ? ending : undefined });
    const lost = before && lostSeats(before, state);
    if (lost !== undefined) this.table.toast({ text: lost, tone: 'note' });
    if (store.getState().replay) return;
    this.queue.push(state);
    this.running ??= this.run();
  }

  /** A hex somebody pointed at in chat lights up. */
  private ping(before: TableState | undefined, now: TableState): void {
    const line = before && now.chat.length > before.chat.length ? now.chat.at(-1) : undefined;
    const { store, board } = this.table;
    if (line?.hex === undefined) return;
    store.setState({ lit: [line.hex] });
    board?.camera.centreOn([line.hex]);
  }

  /** Resolves when the screen has caught up. */
  async idle(): Promise<void> {
    await this.running;
  }

  /** Resolves when the screen has caught up with something later than a position: an answer may come before its news. */
  async after(position: number): Promise<void> {
    const { store } = this.table;
    const isPast = () => (store.getState().shown?.position ?? -1) > position;
    if (!isPast()) {
      await new Promise<void>((resolve) => {
        const stop = store.subscribe(() => isPast() && done());
        const timer = setTimeout(() => done(), NEWS_MS);
        const done = () => {
          stop();
          clearTimeout(timer);
          resolve();
        };
      });
    }
    await this.idle();
  }

  /** Shows the rest at once. */
  hurry(): void {
    this.hurried = true;
    this.table.board?.skip();
  }

  stop(): void {
    this.stopped = true;
    this.hurry();
  }

  private async run(): Promise<void> {
    const { store } = this.table;
    for (let state = this.queue.shift(); state && !this.stopped; state = this.queue.shift()) await this.show(state);
    this.hurried = false;
    this.running = undefined;
    store.setState({ isPlaying: false });
    const { shown } = store.getState();
    if (shown && !this.stopped) this.table.settled(shown);
  }

  private async show(state: TableState): Promise<void> {
    const { store, ui } = this.table;
    const { shown: before, log } = store.getState();
    const follows = before && before.view.seats.join() === state.picture.seats.join() && state.told.length >= before.position;
    const told = follows ? state.told.slice(before.position) : [];
    const shown = situate(ui, state.picture);
    const book = readOn(ui, shown.view, follows ? log : EMPTY_LOG, state.told);
    store.setState({ shown, log: book, lastTurn: lastTurnOf(state.told, shown.seat), ...(follows ? {} : { dice: undefined }) });
    // Other eyes: what the ones before looked at is nobody's business.
    if (before && before.view.seats.join() !== state.picture.seats.join()) this.table.select(undefined);
    if (!follows || told.length === 0) return;
    const lines = book.items.slice(log.items.length).map(({ line }) => line);
    this.announce(
      told,
      lines.map(({ text }) => text),
      shown.prompt.text,
    );
    await this.lighting(lines, () => this.stage(told, before, state.picture.seats));
  }

  /** While something is shown, the hexes where somebody fires at somebody are lit. */
  private async lighting(lines: readonly LogLine[], show: () => Promise<void>): Promise<void> {
    const { store } = this.table;
    const hexes = lines.flatMap(({ tone, hexes = [] }) => (tone === 'combat' ? hexes : []));
    if (hexes.length > 0) store.setState({ lit: hexes });
    await show();
    if (hexes.length > 0 && store.getState().lit === hexes) store.setState({ lit: [] });
  }

  /** Glides and dice of some told entries. The player's own do not hold up the next decision. */
  private async stage(told: readonly Told[], before: Situation | undefined, seats: readonly string[]): Promise<void> {
    const glides = this.glidesOf(told, before);
    const from = (before?.forecast ?? before?.foreseen) ? before?.position : undefined;
    const own = told.every((one) => one.kind !== 'action' || (one.seat !== undefined && seats.includes(one.seat)));
    const dice = await this.throwDice(told, from);
    if (own) {
      this.table.board?.setPace(PACES.normal);
      return void this.table.board?.animate(this.wanted(glides, 'own'));
    }
    const pace = this.setPace();
    if (this.hurried || document.hidden || pace === 0 || this.queue.length > FLOODED) return;
    this.table.store.setState({ isPlaying: true });
    const others = this.wanted(glides, 'others');
    if (others.length > 0 && useSettings.getState().camera === 'follow') this.table.board?.camera.centreOn(others[0]?.hexes ?? []);
    await this.table.board?.animate(others);
    if (dice && !others.some(({ waits }) => waits) && !this.isHurried() && !isStill(useSettings.getState().motion))
      await rest(DICE_PAUSE_MS * pace);
  }

  /** As the settings have it now. A replay that shows everything at once would be none: it is fast. */
  private setPace(least = 0): number {
    const pace = Math.max(PACES[useSettings.getState().speed], least);
    if (pace > 0) this.table.board?.setPace(pace);
    return pace;
  }

  private isHurried(): boolean {
    return this.hurried;
  }

  /** The ways counters took. A game that tells only where they went leaves it to the table where they set out. */
  private glidesOf(told: readonly Told[], before: Situation | undefined): Glide[] {
    const { ui } = this.table;
    const stands = new Map<number, number | undefined>();
    return told.flatMap(({ events, roll }) =>
      events.flatMap((event) => {
        const way = ui.pathOf(event as GameEvent);
        if (!way) return [];
        const from = stands.has(way.unit) ? stands.get(way.unit) : before && ui.hexOf(before.view, way.unit);
        stands.set(way.unit, way.hexes.at(-1));
        const hexes = from === undefined || way.hexes.includes(from) ? way.hexes : [from, ...way.hexes];
        // First the die that decided it is seen, then the counter goes.
        return [{ unit: way.unit, hexes, ...(roll ? { waits: DICE_PAUSE_MS } : {}) }];
      }),
    );
  }

  private wanted(glides: readonly Glide[], whose: 'own' | 'others'): readonly Glide[] {
    const setting = useSettings.getState().glides;
    if (setting === 'none' || (setting === 'others' && whose === 'own') || glides.length > MOST_GLIDES) return [];
    if (this.queue.length <= BUSY) return glides;
    return glides.map(({ unit, hexes }) => ({ unit, hexes: [hexes[0], hexes.at(-1)].filter((hex) => hex !== undefined) }));
  }

  /** The last dice or draw of some told entries. `from`: the position of the first told entry, when an attack was on the table and its odds are wanted. */
  private async throwDice(told: readonly Told[], from: number | undefined): Promise<ShownDice | undefined> {
    const index = told.findLastIndex((one) => one.roll !== undefined && one.roll.roll.kind !== 'shuffle');
    const last = told[index]?.roll;
    if (!last) return undefined;
    const forecast = from === undefined || last.roll.kind !== 'dice' ? undefined : await this.oddsAt(from + index);
    const dice: ShownDice = { id: ++this.rolls, roll: last.roll, result: last.result, forecast };
    const { store } = this.table;
    store.setState({ dice });
    setTimeout(() => {
      if (store.getState().dice?.id === dice.id) store.setState({ dice: undefined });
    }, DICE_STAY_MS);
    return dice;
  }

  /** The odds as they stood when the die was thrown: support chosen in the same breath counts. */
  private async oddsAt(position: number): Promise<Forecast | undefined> {
    const picture = await this.table.source.viewAt(position);
    return picture && situate(this.table.ui, picture).forecast;
  }

  private announce(told: readonly Told[], lines: readonly string[], prompt: string): void {
    const isUndone = told.some((one) => one.kind === 'undo');
    this.table.say([...(isUndone ? ['Undone.'] : lines.slice(-3)), prompt].join(' '));
  }

  /** Puts an earlier position on the screen. */
  async replayTo(at: number): Promise<void> {
    const { store, source, ui } = this.table;
    const { live, replay } = store.getState();
    if (!live) return;
    const position = Math.max(0, Math.min(at, live.told.length));
    store.setState({ replay: { running: replay?.running ?? false, until: replay?.until ?? live.told.length, at: position } });
    const picture = await source.viewAt(position);
    if (!picture || store.getState().replay?.at !== position) return;
    const shown = situate(ui, { ...picture, awaits: picture.awaits, undo: {} });
    store.setState({
      shown: { ...shown, isMine: false, legal: [], units: new Set(), hexes: new Set(), words: [], spoken: [], wordsAt: new Map() },
    });
  }

  /** Plays on from an earlier position, entry by entry, and comes back to the present at the end. */
  async play(from: number): Promise<void> {
    const { store, board } = this.table;
    await this.replayTo(from);
    store.setState((s) => (s.replay ? { replay: { ...s.replay, running: true } } : {}));
    for (let now = store.getState(); now.replay?.running && now.live && now.replay.at < now.live.told.length; now = store.getState()) {
      const told = now.live.told[now.replay.at] as Told;
      const before = now.shown;
      const from = (before?.forecast ?? before?.foreseen) ? now.replay.at : undefined;
      const pace = this.setPace(PACES.fast);
      await this.replayTo(now.replay.at + 1);
      const glides = this.glidesOf([told], before);
      if (glides.length > 0) {
        board?.camera.centreOn(glides[0]?.hexes ?? []);
        await board?.animate(glides);
      }
      if (await this.throwDice([told], from)) await rest(DICE_PAUSE_MS * pace);
    }
    const { replay, live } = store.getState();
    if (replay?.running && live && replay.at >= live.told.length) this.leaveReplay();
  }

  pausePlay(): void {
    this.table.store.setState((s) => (s.replay ? { replay: { ...s.replay, running: false } } : {}));
    this.table.board?.skip();
  }

  leaveReplay(): void {
    const { store, ui } = this.table;
    const { live } = store.getState();
    this.table.board?.skip();
    store.setState({ replay: undefined, dice: undefined });
    if (!live) return;
    const shown = situate(ui, live.picture);
    store.setState((s) => ({ shown, log: readOn(ui, shown.view, s.log, live.told) }));
    this.table.settled(shown);
  }
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
