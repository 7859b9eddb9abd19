import type { GameUi, Risk } from '@bocage/board';
import { word as wordAction } from '@bocage/kernel';
import type { Situation } from './situation.js';

const NONE: readonly Risk[] = [];

/** What a button would throw away of one's own, as the game says it. */
export function risksOf(ui: GameUi, { view, seat, isMine, words }: Situation, word: string): readonly Risk[] {
  if (!ui.risks || !isMine || seat === undefined || !words.includes(word)) return NONE;
  return ui.risks(view, seat, wordAction(word));
}

/** The question before something is thrown away names it: "Sure? Two glider regiments stay in England for good." */
export function sureText(risks: readonly Risk[]): string {
  const [first, ...more] = risks;
  if (!first) return 'Sure?';
  return more.length === 0 ? `Sure? ${first.text}` : `Sure? ${first.text} And ${more.length} more.`;
}
