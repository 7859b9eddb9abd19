import { type GameUi, type GuideStep, type LessonAdvice, lessonAdvice } from '@bocage/board';
import type { Situation } from './situation.js';
import type { TableData } from './table-store.js';

/** What the lesson says, or where it has nothing to say what the guide of the game does. */
export function guideStep(ui: GameUi, { view, seat }: Situation, lesson: TableData['lesson']): LessonAdvice | GuideStep | undefined {
  if (seat === undefined) return undefined;
  return (lesson === 'yes' ? lessonAdvice(ui, view, seat) : undefined) ?? ui.guide(view, seat);
}
