import type { Board, BoardPoint, GameUi } from '@bocage/board';
import { type Action, hex as hexAction, makeAction, type Refusal, type Seat, unit as unitAction, word as wordAction } from '@bocage/kernel';
import { isPhone } from '../lib/use-phone.js';
import { useSettings } from '../settings/settings-store.js';
import type { ProposalKind, SourceAnswer, TableSource } from '../tables/table-source.js';
import { showDecision } from './camera-work.js';
import { hexText } from './hex-text.js';
import { Hover } from './hover.js';
import { Playback } from './playback.js';
import { answerText, UNDO_TEXT } from './remarks.js';
import { decisionHexes, type Situation, unitHexes } from './situation.js';
import type { TableStore } from './table-store.js';
import { Tools } from './tools.js';

const FORCED_PAUSE_MS = 260;
const TOAST_MS = 5200;

/** What hands and keys do at a table. It asks the game what is legal and the source to do it; it knows no rule. */
export class TableController {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly store: TableStore;
  readonly playback: Playback;
  readonly tools: Tools;
  readonly hover: Hover;
  board: Board | undefined;
  private readonly unsubscribe: () => void;
  private lastAct: { readonly action: Action; readonly position: number } | undefined;
  private justUndone = false;
  private sent = { count: 0, position: -1 };
  private forcedTimer: ReturnType<typeof setTimeout> | undefined;
  private toasts = 0;

  constructor(ui: GameUi, source: TableSource, store: TableStore) {
    this.ui = ui;
    this.source = source;
    this.store = store;
    this.playback = new Playback(this);
    this.tools = new Tools(this);
    this.hover = new Hover(this);
    this.unsubscribe = source.subscribe(
      (state) => this.playback.push(state),
      (failed) => store.setState({ failed }),
    );
  }

  close(): void {
    clearTimeout(this.forcedTimer);
    this.playback.stop();
    this.hover.stop();
    this.unsubscribe();
    this.source.close();
  }

  get shown(): Situation | undefined {
    return this.store.getState().shown;
  }

  /** Called when the screen has caught up with the table. */
  settled(situation: Situation): void {
    this.store.setState({ confirming: undefined });
    const { turn, date } = situation.status;
    if (!this.store.getState().replay) this.source.label([turn, date].filter((part) => part !== '').join(' · '));
    if (!situation.isMine || this.store.getState().replay) return;
    if (useSettings.getState().camera === 'follow' && this.board) showDecision(this.board, decisionHexes(this.ui, situation));
    clearTimeout(this.forcedTimer);
    const only = situation.legal.length === 1 ? situation.legal[0] : undefined;
    if (only && this.mayForce(only)) this.forcedTimer = setTimeout(() => void this.act(only), FORCED_PAUSE_MS);
  }

  private mayForce(action: Action): boolean {
    const { forced } = useSettings.getState();
    if (this.justUndone || forced === 'off' || this.store.getState().guide === 'on') return false;
    return forced === 'all' || action.kind !== 'word';
  }

  async act(action: Action): Promise<boolean> {
    const { shown, replay, isPlaying } = this.store.getState();
    if (!shown?.isMine || shown.seat === undefined || this.isWaiting() || replay) return false;
    if (isPlaying) {
      this.playback.hurry();
      return false;
    }
    clearTimeout(this.forcedTimer);
    this.justUndone = false;
    this.lastAct = { action, position: shown.position };
    if (action.kind === 'unit') this.store.setState({ selectedUnit: action.unit });
    const answer = await this.send(this.source.act(shown.seat, shown.position, makeAction(action)));
    return answer.ok;
  }

  /** A button or its key. Ending something while units could still act asks once more; an umpire's never have to. */
  async press(word: string): Promise<void> {
    const { shown, confirming } = this.store.getState();
    if (!shown?.words.includes(word)) return;
    const isUmpire = this.ui.game.meta.seats.find(({ id }) => id === shown.seat)?.umpire === true;
    const asks = !isUmpire && useSettings.getState().confirmations === 'ask' && shown.units.size > 0 && confirming !== word;
    if (asks && this.ui.actionLabel(shown.view, wordAction(word)).main) this.store.setState({ confirming: word });
    else await this.act(wordAction(word));
  }

  /** Several words with one press, as long as each is still on offer when its turn comes. */
  async pressAll(words: readonly string[]): Promise<void> {
    for (const word of words) {
      if (!this.shown?.words.includes(word)) continue;
      if (!(await this.act(wordAction(word)))) return;
      await this.playback.idle();
    }
  }

  /** A computer does this seat's part of the step; in a hall it keeps the seat until it is taken back. */
  async assist(): Promise<void> {
    const { shown } = this;
    if (!shown?.isMine || shown.seat === undefined || !this.source.assist) return;
    await this.send(this.source.assist(shown.seat));
  }

  async undo(): Promise<void> {
    const { shown, live, replay } = this.store.getState();
    if (replay) return this.playback.leaveReplay();
    if (!shown || shown.seat === undefined || !live) return;
    const can = live.picture.undo[shown.seat];
    if (!can?.ok) return this.toast({ text: UNDO_TEXT[can?.code ?? 'nothing-to-undo'], tone: 'note' });
    this.justUndone = true;
    clearTimeout(this.forcedTimer);
    await this.send(this.source.undo(shown.seat, shown.position));
  }

  /** A tap on a single counter. */
  tapUnit(unit: number, hex: number): void {
    const { shown, mode } = this.store.getState();
    if (mode !== 'play') this.tools.mark(hex);
    else if (shown) {
      this.select(hex, unit);
      if (shown.units.has(unit)) void this.act(unitAction(unit));
      else if (shown.hexes.has(hex)) void this.act(hexAction(hex));
      else if (shown.wordsAt.has(hex)) this.store.setState({ tab: 'stack' });
      else void this.switchOrExplain(unit, hex);
    }
  }

  tapHex(hex: number, pointer: BoardPoint['pointer']): void {
    const { shown, mode } = this.store.getState();
    if (mode !== 'play') this.tools.mark(hex);
    else if (shown) {
      this.select(hex);
      const here = unitHexes(this.ui, shown).get(hex) ?? [];
      const only = here.length === 1 ? here[0] : undefined;
      if (shown.hexes.has(hex)) void this.act(hexAction(hex));
      else if (only !== undefined) void this.act(unitAction(only));
      else if (shown.wordsAt.has(hex)) this.store.setState({ tab: 'stack' });
      else if (here.length === 0) this.explainTap(hexAction(hex));
      else if (pointer === 'key') this.board?.fan(hex);
    }
  }

  /** A click on another unit while one is chosen steps back and takes that one instead. */
  private async switchOrExplain(unit: number, hex: number): Promise<void> {
    const { shown, live } = this.store.getState();
    if (!shown?.isMine || shown.seat === undefined) return;
    const last = this.lastAct;
    const can = live?.picture.undo[shown.seat]?.ok === true;
    const fresh = last?.action.kind === 'unit' && last.action.unit !== unit && last.position === shown.position - 1;
    if (!fresh || !can || shown.units.size > 0) return this.explainTap(shown.hexes.size > 0 ? hexAction(hex) : unitAction(unit));
    const refusal = this.refusalOf(shown.hexes.size > 0 ? hexAction(hex) : unitAction(unit));
    await this.undo();
    await this.playback.idle();
    if (this.shown?.units.has(unit)) return void (await this.act(unitAction(unit)));
    await this.act(last.action);
    if (refusal) this.toast(refusal);
  }

  refusalOf(action: Action): { readonly text: string; readonly section?: string; readonly tone: 'why-not' } | undefined {
    const { shown } = this.store.getState();
    if (!shown?.isMine || shown.seat === undefined) return undefined;
    const refusal: Refusal | undefined = this.ui.game.refusal(shown.view, shown.seat, action);
    if (!refusal) return undefined;
    return { text: this.ui.refusal(refusal), tone: 'why-not', ...(refusal.section === '' ? {} : { section: refusal.section }) };
  }

  private explainTap(action: Action): void {
    const refusal = this.refusalOf(action);
    if (refusal) this.toast(refusal);
  }

  /** A long look: the inspector, also where a tap would act. */
  inspect(hex: number, unit?: number): void {
    this.select(hex, unit);
    this.store.setState({ tab: 'stack' });
  }

  select(hex: number | undefined, unit?: number): void {
    const phone = isPhone();
    this.store.setState({
      selectedHex: hex,
      selectedUnit: unit,
      panel: hex === undefined ? 'none' : 'inspector',
      formation: [],
      ...(phone && hex !== undefined && !this.shown?.isMine ? { tab: 'stack' } : {}),
    });
  }

  /** Takes another of one's own chairs: the table is seen from there, and the next word is that seat's. */
  sit(seat: Seat): void {
    if (this.shown?.view.seats.length === 1 && this.shown.seat === seat) return;
    this.store.setState({ selectedHex: undefined, selectedUnit: undefined, panel: 'none', dialog: undefined });
    this.source.look([seat]);
  }

  async propose(what: ProposalKind): Promise<void> {
    const seat = this.shown?.seat;
    if (seat !== undefined) await this.send(this.source.propose(seat, what));
  }

  async answer(what: ProposalKind, reply: 'agree' | 'decline'): Promise<void> {
    const seat = this.shown?.seat;
    if (seat !== undefined) await this.send(this.source.answer(seat, what, reply));
  }

  async resign(): Promise<void> {
    const seat = this.shown?.seat;
    if (seat !== undefined) await this.send(this.source.resign(seat));
  }

  async enterRoll(result: readonly number[]): Promise<void> {
    const seat = this.shown?.seat ?? '';
    await this.send(this.source.enterRoll(seat, result));
  }

  /** What a screen reader hears of the hex under the keyboard cursor. */
  describe(hex: number): void {
    const { shown } = this;
    if (!shown) return;
    this.store.setState({ hoverHex: hex });
    this.say(hexText(this.ui, shown, hex));
  }

  openRules(section?: string): void {
    this.store.setState({ panel: 'rules', section, tab: 'charts' });
  }

  say(text: string): void {
    this.store.setState({ said: text });
  }

  toast(toast: { readonly text: string; readonly section?: string; readonly tone: 'why-not' | 'note' | 'alarm' }): void {
    const id = ++this.toasts;
    this.store.setState({ toast: { id, ...toast }, said: toast.text });
    setTimeout(() => {
      if (this.store.getState().toast?.id === id) this.store.setState({ toast: undefined });
    }, TOAST_MS);
  }

  /** A table that has moved on has taken what was sent, even when its answer comes after the news: the next click counts. */
  private isWaiting(): boolean {
    return this.store.getState().isSending && this.shown?.position === this.sent.position;
  }

  private async send(answer: Promise<SourceAnswer>): Promise<SourceAnswer> {
    const count = this.sent.count + 1;
    this.sent = { count, position: this.shown?.position ?? -1 };
    this.store.setState({ isSending: true, tip: undefined });
    const done = await answer;
    if (this.sent.count === count) this.store.setState({ isSending: false });
    if (!done.ok) this.refused(done);
    return done;
  }

  private refused(answer: Extract<SourceAnswer, { ok: false }>): void {
    const { refusal } = answer;
    if (refusal) this.toast({ text: this.ui.refusal(refusal), tone: 'why-not', ...(refusal.section ? { section: refusal.section } : {}) });
    else if (answer.code !== 'stale') this.toast({ text: answer.message ?? answerText(answer.code), tone: 'alarm' });
  }
}
