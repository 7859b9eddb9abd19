import { createPlayer } from '@bocage/ai';
import { type GameUi, lessonAdvice, lessonClick, readyReplies, replyTo } from '@bocage/board';
import type { Action, GameModule, Seat } from '@bocage/kernel';
import { followLesson } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { game as pack } from '../../src/index.js';
import { createUi } from '../../ui/index.js';

const game = pack.create(pack.data);
const ui = createUi(game) as unknown as GameUi;
const file = ui.lesson?.file;
const playerOf = (seat: Seat) => createPlayer('greedy', game as unknown as GameModule, `lesson:${seat}`);
const replies = { ready: readyReplies, to: replyTo };

describe('one battalion ashore, guided', () => {
  it('leads whoever follows it through all it has to say, in order, to its end', async () => {
    const { shown, silent, end } = await followLesson(ui, { advice: lessonAdvice, click: lessonClick, replies, playerOf });
    const missed = file?.steps.flatMap(({ title, perhaps }, i) => (perhaps || shown.includes(i + 1) ? [] : [title]));
    expect({ missed, silent }).toEqual({ missed: [], silent: [] });
    expect(end?.title).toBe(file?.end?.title);
  }, 60_000);

  it('goes the same way whoever plays the Germans: what they do in the example is laid down (§X.1)', async () => {
    const contrary = { choose: (_view: unknown, _seat: Seat, legal: readonly Action[]) => legal.at(-1) as Action };
    const reading = { advice: lessonAdvice, click: lessonClick, playerOf: () => contrary };
    const { shown } = await followLesson(ui, { ...reading, replies });
    expect(file?.steps.filter((_, i) => !shown.includes(i + 1))).toEqual([]);
    const without = await followLesson(ui, reading);
    expect(without.shown.length).not.toBe(shown.length);
  }, 60_000);

  it('cites pages that there are', () => {
    const pages = new Set(ui.rulebook.map(({ id }) => id));
    const cited = [...(file?.steps ?? []), file?.end].flatMap((step) => (step ? [step.section] : []));
    expect(cited.filter((section) => !pages.has(section))).toEqual([]);
  });
});
