import type { CounterFace } from '@bocage/board';
import { unit as unitAction } from '@bocage/kernel';
import { lookAt } from './camera-work.js';
import type { TableController } from './controller.js';
import { type Found, findAll } from './find.js';
import type { Command } from './key-map.js';
import { type Layer, onTop } from './on-top.js';
import { decisionHexes, unitHexes } from './situation.js';
import type { Dialog, TableData } from './table-store.js';

const PING_MS = 2_500;

/** The things always at hand beside the game itself: finding, measuring, planning, highlighting. */
export class Tools {
  private readonly table: TableController;

  constructor(table: TableController) {
    this.table = table;
  }

  private readonly commands: Readonly<Record<Command, () => void>> = {
    help: () => this.toggleDialog('help'),
    find: () => this.toggleDialog('find'),
    settings: () => this.toggleDialog('settings'),
    next: () => this.next(),
    counters: () => this.set((s) => ({ counters: s.counters === 'all' ? 'none' : 'all' })),
    formation: () => this.formation(),
    ruler: () => this.toggleMode('ruler'),
    plan: () => this.toggleMode('plan'),
    list: () => this.set((s) => ({ list: s.list === 'shown' ? 'hidden' : 'shown' })),
    centre: () => this.centre(),
    rail: () => this.set((s) => ({ rail: s.rail === 'open' ? 'folded' : 'open' })),
    rules: () => (this.table.store.getState().panel === 'rules' ? this.set(() => ({ panel: 'none' })) : this.table.openRules()),
    orders: () => this.orders(),
    recap: () => void this.table.playback.play(this.table.store.getState().lastTurn),
    back: () => this.back(),
    undo: () => void this.table.undo(),
  };

  run(command: Command): void {
    this.commands[command]();
  }

  private set(patch: (data: TableData) => Partial<TableData>): void {
    this.table.store.setState(patch);
  }

  private toggleDialog(name: Dialog): void {
    this.set((s) => ({ dialog: s.dialog === name ? undefined : name }));
  }

  /** Whoever plays a seat of a game that goes on may say things beforehand. */
  private orders(): void {
    const { shown, source } = this.table;
    if (shown?.seat === undefined || !source.order) this.table.toast({ text: 'Standing orders are for who plays a seat.', tone: 'note' });
    else if (shown.outcome) this.table.toast({ text: 'The game is over.', tone: 'note' });
    else this.toggleDialog('orders');
  }

  private toggleMode(mode: 'ruler' | 'plan'): void {
    this.set((s) => ({ mode: s.mode === mode ? 'play' : mode, measured: [], tip: undefined }));
  }

  /** Esc closes what lies on top. It never takes back what was played: that is what undo is for. */
  private back(): void {
    const { board, store } = this.table;
    const layer = onTop(store.getState(), board?.fanned() ?? -1);
    if (layer) this.closing[layer]();
    else this.nothingToClose();
  }

  private readonly closing: Readonly<Record<Layer, () => void>> = {
    dialog: () => this.set(() => ({ dialog: undefined })),
    question: () => this.set(() => ({ confirming: undefined, lit: [] })),
    playback: () => this.table.playback.hurry(),
    replay: () => this.table.playback.leaveReplay(),
    mode: () => this.set(() => ({ mode: 'play', measured: [], tip: undefined })),
    remark: () => this.set(() => ({ toast: undefined })),
    dice: () => this.set(() => ({ dice: undefined })),
    fan: () => this.table.board?.fan(-1),
    list: () => this.set(() => ({ list: 'hidden' })),
    rules: () => this.set(() => ({ panel: 'none' })),
    drawer: () => this.set(() => ({ drawer: undefined })),
    selection: () => this.table.select(undefined),
    formation: () => this.set(() => ({ formation: [] })),
    overlay: () => this.set(() => ({ overlay: undefined })),
  };

  /** Whoever presses Esc to step back from a choice is told the key that does. */
  private nothingToClose(): void {
    const { live, shown } = this.table.store.getState();
    const canUndo = shown?.seat !== undefined && live?.picture.undo[shown.seat]?.ok === true;
    if (canUndo) this.table.toast({ text: 'Nothing is open. Z takes back what you chose last.', tone: 'note' });
  }

  toggleOverlay(id: string): void {
    const { store } = this.table;
    store.setState((s) => ({ overlay: s.overlay === id ? undefined : id }));
  }

  /** The next hex with a unit that can act, after the one selected. */
  next(): void {
    const { shown, selectedHex } = this.table.store.getState();
    if (!shown) return;
    const hexes = [...unitHexes(this.table.ui, shown).keys()].sort((a, b) => a - b);
    const hex = hexes.find((h) => h > (selectedHex ?? -1)) ?? hexes[0];
    if (hex === undefined) this.table.toast({ text: 'No unit on the map has anything left to do.', tone: 'note' });
    else this.goTo(hex);
  }

  /** Walks the legal choices on the map; undefined when the end of the list was passed. */
  walk(from: number, way: 1 | -1): number | undefined {
    const { shown } = this.table;
    if (!shown) return undefined;
    const hexes = decisionHexes(this.table.ui, shown).sort((a, b) => a - b);
    const next = way > 0 ? hexes.find((h) => h > from) : hexes.findLast((h) => h < from || from < 0);
    return next;
  }

  goTo(hex: number, unit?: number): void {
    const { board, store } = this.table;
    this.table.select(hex, unit);
    board?.setCursor(hex);
    // The inspector opens first, so that the hex does not end up under it.
    if (board) requestAnimationFrame(() => lookAt(board, this.table.ui.grid.centre(hex)));
    store.setState({ lit: [hex] });
    setTimeout(() => store.setState((s) => (s.lit[0] === hex ? { lit: [] } : {})), PING_MS);
  }

  /** The odds of choosing a counter that is only pointed at; without one those of the decision again. Whether there are any. */
  lookAhead(unit: number | undefined): boolean {
    const { shown, store, ui } = this.table;
    const can = unit !== undefined && shown?.isMine && shown.seat !== undefined && shown.units.has(unit);
    const looked = can ? ui.foresee?.(shown.view, shown.seat, unitAction(unit)) : undefined;
    if (looked !== store.getState().looked) store.setState({ looked });
    return looked !== undefined;
  }

  /** A counter in a box beside the map, or where it lies if that is on the map. */
  lookAt(unit: number): void {
    const { shown, store, ui } = this.table;
    const hex = shown && ui.hexOf(shown.view, unit);
    if (hex !== undefined) {
      this.goTo(hex, unit);
      return;
    }
    store.setState(({ inspector }) => ({
      selectedHex: undefined,
      selectedUnit: unit,
      formation: [],
      panel: 'inspector',
      inspector: inspector === 'closed' ? 'auto' : inspector,
      tab: 'stack',
    }));
  }

  centre(): void {
    const { shown, board, ui } = this.table;
    if (!shown || !board) return;
    const hexes = decisionHexes(ui, shown);
    if (hexes.length === 0) board.camera.fit('glide');
    else board.camera.centreOn(hexes, 'glide');
  }

  private formation(): void {
    const { store, shown } = this.table;
    const { selectedHex, selectedUnit, formation } = store.getState();
    if (formation.length > 0) {
      store.setState({ formation: [] });
      return;
    }
    const here = selectedHex === undefined ? undefined : shown?.stackAt.get(selectedHex)?.faces;
    const face = here?.find((one) => one.unit === selectedUnit) ?? here?.at(-1);
    if (face) this.showFormation(face);
    else this.table.toast({ text: 'Select a unit first: its whole formation is then shown.', tone: 'note' });
  }

  showFormation(face: CounterFace): void {
    const { store, shown, board } = this.table;
    const members = (shown?.stacks ?? []).flatMap(({ hex, faces }) =>
      faces.filter((one) => isSameFormation(one, face)).map((one) => ({ hex, unit: one.unit })),
    );
    store.setState({ formation: members.map((member) => member.unit) });
    board?.camera.centreOn(members.map((member) => member.hex));
    this.table.say(`${members.length} units of this formation are on the map.`);
  }

  find(text: string): readonly Found[] {
    const { shown, ui } = this.table;
    return shown ? findAll(ui, shown, text) : [];
  }

  /** A click while measuring or planning. */
  mark(hex: number): void {
    const { store } = this.table;
    const { mode, measured, plans } = store.getState();
    if (mode === 'ruler') store.setState({ measured: measured.length === 1 ? [...measured, hex] : [hex] });
    else if (measured.at(-1) === hex) store.setState({ measured: [], plans: measured.length > 1 ? [...plans, measured] : plans });
    else store.setState({ measured: [...measured, hex] });
  }
}

function isSameFormation(a: CounterFace, b: CounterFace): boolean {
  if (a.nation !== b.nation) return false;
  return b.left === '' ? a.name === b.name : a.left === b.left;
}
