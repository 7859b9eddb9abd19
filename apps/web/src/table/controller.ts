import type { Board, CameraView, GameUi } from '@bocage/board';
import { type Action, makeAction, type OrderChange, type Refusal, type Seat, word as wordAction } from '@bocage/kernel';
import { isPhone } from '../lib/use-phone.js';
import { useSettings } from '../settings/settings-store.js';
import type { ProposalKind, SourceAnswer, TableSource } from '../tables/table-source.js';
import { Hands } from './hands.js';
import { hexText } from './hex-text.js';
import { Hover } from './hover.js';
import { closedInspector, panelFor, returnFocus } from './inspecting.js';
import { risksOf, sureText } from './losses-ahead.js';
import { Picker } from './picks.js';
import { Playback } from './playback.js';
import { answerText, UNDO_TEXT } from './remarks.js';
import { keepInSight, showWhatIsAsked } from './show-asked.js';
import type { Situation } from './situation.js';
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
  readonly hands: Hands;
  readonly picker: Picker;
  board: Board | undefined;
  /** Where each seat looked last: a curtain takes the board away, and brings it back as it was left. */
  readonly looks = new Map<Seat, CameraView>();
  /** Hears that the camera moved. */
  onCamera: (() => void) | undefined;
  private readonly unsubscribe: () => void;
  lastAct:
    | { readonly action: Action; readonly position: number; readonly offered: ReadonlySet<number>; readonly before: Situation }
    | undefined;
  /** The unit that the last action placed on the map from beside it. */
  placed: number | undefined;
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
    this.hands = new Hands(this);
    this.picker = new Picker(this);
    this.unsubscribe = source.subscribe(
      (state) => this.playback.push(state),
      (ending) => store.setState({ ending }),
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
    if (this.store.getState().confirming !== undefined) this.store.setState({ confirming: undefined, lit: [] });
    const { about, looked } = this.store.getState();
    if (about !== undefined || looked !== undefined) this.store.setState({ about: undefined, looked: undefined });
    this.picker.settled(situation);
    const { turn, date } = situation.status;
    if (!this.store.getState().replay) this.source.label([turn, date].filter((part) => part !== '').join(' · '));
    if (!situation.isMine || this.store.getState().replay) return;
    if (useSettings.getState().camera === 'follow') showWhatIsAsked(this);
    clearTimeout(this.forcedTimer);
    const only = situation.legal.length === 1 ? situation.legal[0] : undefined;
    if (only && this.mayForce(only)) this.forcedTimer = setTimeout(() => void this.act(only), FORCED_PAUSE_MS);
    else if (!this.justUndone && useSettings.getState().forced !== 'off' && this.store.getState().guide === 'off')
      this.hands.takeNext(situation);
  }

  private mayForce(action: Action): boolean {
    const { forced } = useSettings.getState();
    if (this.justUndone || forced === 'off' || this.store.getState().guide === 'on') return false;
    if (this.shown && this.ui.rollsAtOnce?.(this.shown.view, action)) return false;
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
    this.hush();
    const before = this.lastAct?.action;
    const waited = before?.kind === 'unit' && this.ui.hexOf(shown.view, before.unit) === undefined;
    this.placed = action.kind === 'hex' && waited ? before.unit : undefined;
    this.lastAct = { action, position: shown.position, offered: shown.units, before: shown };
    if (action.kind === 'unit') this.store.setState({ selectedUnit: action.unit });
    this.picker.remember(action, shown);
    const answer = await this.send(this.source.act(shown.seat, shown.position, makeAction(action)));
    return answer.ok;
  }

  /** A button or its key. What would be lost for good by it is named first, and asks for a second press. */
  async press(word: string): Promise<void> {
    const { shown, confirming } = this.store.getState();
    if (!shown?.words.includes(word)) return;
    const risks = useSettings.getState().confirmations === 'ask' && confirming !== word ? risksOf(this.ui, shown, word) : [];
    if (risks.length === 0) return void (await this.act(wordAction(word)));
    this.store.setState({ confirming: word, lit: risks.flatMap(({ hexes = [] }) => hexes) });
    this.say(sureText(risks));
  }

  /** Several words with one press, as long as each is still on offer when its turn comes. */
  async pressAll(words: readonly string[]): Promise<void> {
    for (const word of words) {
      if (!this.shown?.words.includes(word)) continue;
      if (!(await this.act(wordAction(word)))) return;
      await this.playback.idle();
    }
  }

  /** A proposal of the plan: one choice after another, as long as each is still on offer. */
  async takeAll(actions: readonly Action[]): Promise<void> {
    for (const action of actions) {
      const { shown } = this;
      if (!shown?.legal.some((other) => makeAction(other) === makeAction(action)) || !(await this.act(action))) return;
      await this.playback.idle();
    }
  }

  /** A computer does this seat's part of the step; in a hall it keeps the seat until it is taken back. */
  async assist(): Promise<void> {
    const { shown } = this;
    if (!shown?.isMine || shown.seat === undefined || !this.source.assist) return;
    await this.send(this.source.assist(shown.seat, shown.position));
  }

  async undo(): Promise<void> {
    const { shown, live, replay } = this.store.getState();
    if (replay) return this.playback.leaveReplay();
    if (!shown || shown.seat === undefined || !live) return;
    const can = live.picture.undo[shown.seat];
    if (!can?.ok) return this.toast({ text: UNDO_TEXT[can?.code ?? 'nothing-to-undo'], tone: 'note' });
    this.hush();
    this.justUndone = true;
    this.store.setState({ party: [] });
    clearTimeout(this.forcedTimer);
    const answer = await this.send(this.source.undo(shown.seat, shown.position));
    if (answer.ok) this.picker.forgetLast();
  }

  refusalOf(action: Action): { readonly text: string; readonly section?: string; readonly tone: 'why-not' } | undefined {
    const { shown } = this.store.getState();
    if (!shown?.isMine || shown.seat === undefined) return undefined;
    const refusal: Refusal | undefined = this.ui.game.refusal(shown.view, shown.seat, action);
    if (!refusal) return undefined;
    return { text: this.ui.refusal(refusal), tone: 'why-not', ...(refusal.section === '' ? {} : { section: refusal.section }) };
  }

  /** A refusal is about the click before, and a way that was looked at about the hex before: the next click takes both away. */
  hush(): void {
    this.hover.stop();
    this.store.setState((s) => ({ way: undefined, tip: undefined, ...(s.toast?.tone === 'why-not' ? { toast: undefined } : {}) }));
  }

  /** A long look: the inspector, also where a tap would act, and also when it was closed. */
  inspect(hex: number, unit?: number): void {
    this.store.setState((s) => (s.inspector === 'closed' ? { inspector: 'auto' } : {}));
    this.select(hex, unit);
    this.store.setState({ tab: 'stack' });
  }

  /** `how`: a look opens the inspector unless it was closed; a click that acts leaves it as it is unless it is pinned. */
  select(hex: number | undefined, unit?: number, how: 'look' | 'act' = 'look'): void {
    const phone = isPhone();
    this.store.setState((s) => ({
      selectedHex: hex,
      selectedUnit: unit,
      ...(hex === undefined ? closedInspector(s) : { panel: panelFor(s, how) }),
      formation: [],
      ...(phone && hex !== undefined && !this.shown?.isMine ? { tab: 'stack' } : {}),
    }));
    if (hex === undefined) returnFocus(this.board?.canvas);
    else if (useSettings.getState().camera === 'follow') keepInSight(this, hex);
  }

  /** Takes another of one's own chairs: the table is seen from there, and the next word is that seat's. */
  sit(seat: Seat): void {
    if (this.shown?.view.seats.length === 1 && this.shown.seat === seat) return;
    this.handOver(seat);
  }

  /** Nobody finds on the map what the one before looked at last: it may be where a secret lies. */
  handOver(seat: Seat): void {
    this.store.setState({
      selectedHex: undefined,
      selectedUnit: undefined,
      hoverHex: undefined,
      way: undefined,
      lit: [],
      party: [],
      panel: 'none',
      dialog: undefined,
    });
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

  /** What this seat says beforehand from now on. */
  async order(change: readonly OrderChange[]): Promise<void> {
    const seat = this.shown?.seat;
    if (seat !== undefined && change.length > 0 && this.source.order) await this.send(this.source.order(seat, change));
  }

  async enterRoll(result: readonly number[]): Promise<void> {
    const seat = this.shown?.seat ?? '';
    await this.send(this.source.enterRoll(seat, result));
  }

  /** What a screen reader hears of the hex under the keyboard cursor. */
  describe(hex: number): void {
    const { shown } = this;
    if (!shown) return;
    const way = this.hover.wayTo(hex);
    this.store.setState({ hoverHex: hex, way });
    this.say([hexText(this.ui, shown, hex), ...(way?.lines ?? []).map(({ text }) => text)].join('. '));
  }

  openRules(section?: string): void {
    this.store.setState({ panel: 'rules', section, tab: 'charts' });
  }

  say(text: string): void {
    this.store.setState({ said: text });
  }

  toast(toast: { readonly text: string; readonly section?: string; readonly tone: 'why-not' | 'note' | 'alarm' }): void {
    const id = ++this.toasts;
    this.store.setState({ toast: { id, ...toast }, tip: undefined, said: toast.text });
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
