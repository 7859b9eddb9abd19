import type { GameUi } from '@bocage/board';
import type { GameCard } from '@bocage/kernel';
import type { LawTest } from '../laws-of.js';
import { followLesson, type LessonReading } from './follow-lesson.js';
import { hold } from './reader.js';

export interface LessonLawsOptions extends LessonReading {
  /** Absent while the game is in the making. */
  readonly card?: GameCard;
}

/** A guided first turn leads whoever follows it to its end, says something to each decision, cites pages there are and is on its card. */
export function lessonLaws(ui: GameUi, { card, ...reading }: LessonLawsOptions): LawTest[] {
  const file = ui.lesson?.file;
  if (!file) throw new Error('this game has no lesson');
  return [
    [
      'leads whoever follows it through all it has to say, in order, to its end',
      async () => {
        const { shown, silent, end } = await followLesson(ui, reading);
        const missed = file.steps.filter(({ perhaps }, i) => !perhaps && !shown.includes(i + 1)).map(({ title }) => title);
        hold(missed.length === 0, () => `never came: ${missed.join(', ')}`);
        hold(silent.length === 0, () => `nothing was said to: ${silent.join(', ')}`);
        hold(end !== undefined && end.title === file.end?.title, () => `ended with: ${end?.title ?? 'nothing'}`);
      },
    ],
    [
      'is on its card, and cites pages that there are',
      () => {
        hold(!card || card.lesson !== undefined, () => 'the card does not name it');
        const pages = new Set(ui.rulebook.map(({ id }) => id));
        const cited = [...file.steps, file.end].flatMap((step) => (step ? [step.section] : []));
        const missing = cited.filter((section) => !pages.has(section));
        hold(missing.length === 0, () => `no page: ${missing.join(', ')}`);
      },
    ],
  ];
}
