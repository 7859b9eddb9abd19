import { createPlayer } from '@bocage/ai';
import { type GameUi, lessonAdvice, lessonClick } from '@bocage/board';
import type { GameModule, Seat } from '@bocage/kernel';
import { followLesson } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { card } from '../../src/card.js';
import { game as pack } from '../../src/index.js';
import { createUi } from '../../ui/index.js';

const game = pack.create(pack.data);
const ui = createUi(game) as unknown as GameUi;
const file = ui.lesson?.file;
const playerOf = (seat: Seat) => createPlayer('greedy', game as unknown as GameModule, `lesson:${seat}`);

describe('the guided first turn', () => {
  it('leads whoever follows it through all it has to say, in order, to its end', async () => {
    const { shown, silent, end } = await followLesson(ui, { advice: lessonAdvice, click: lessonClick, playerOf });
    const missed = file?.steps.flatMap(({ title, perhaps }, i) => (perhaps || shown.includes(i + 1) ? [] : [title]));
    expect({ missed, silent }).toEqual({ missed: [], silent: [] });
    expect(end?.title).toBe(file?.end?.title);
  }, 60_000);

  it('is on its card, and cites pages that there are', () => {
    expect(card.lesson).toBeDefined();
    const pages = new Set(ui.rulebook.map(({ id }) => id));
    const cited = [...(file?.steps ?? []), file?.end].flatMap((step) => (step ? [step.section] : []));
    expect(cited.filter((section) => !pages.has(section))).toEqual([]);
  });
});
