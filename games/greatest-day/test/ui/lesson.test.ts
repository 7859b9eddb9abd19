import { createPlayer } from '@bocage/ai';
import { type GameUi, lessonAdvice, lessonClick, readyReplies, replyTo } from '@bocage/board';
import type { Action, GameModule, Seat } from '@bocage/kernel';
import { followLesson, lessonLaws } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { game as pack } from '../../src/index.js';
import { createUi } from '../../ui/index.js';

const game = pack.create(pack.data);
const ui = createUi(game) as unknown as GameUi;
const file = ui.lesson?.file;
const playerOf = (seat: Seat) => createPlayer('greedy', game as unknown as GameModule, `lesson:${seat}`);
const replies = { ready: readyReplies, to: replyTo };

describe('one battalion ashore, guided', () => {
  it.each(lessonLaws(ui, { advice: lessonAdvice, click: lessonClick, replies, playerOf }))('%s', (_, run) => run(), 60_000);

  it('goes the same way whoever plays the Germans: what they do in the example is laid down (§X.1)', async () => {
    const contrary = { choose: (_view: unknown, _seat: Seat, legal: readonly Action[]) => legal.at(-1) as Action };
    const reading = { advice: lessonAdvice, click: lessonClick, playerOf: () => contrary };
    const { shown } = await followLesson(ui, { ...reading, replies });
    expect(file?.steps.filter((_, i) => !shown.includes(i + 1))).toEqual([]);
    const without = await followLesson(ui, reading);
    expect(without.shown.length).not.toBe(shown.length);
  }, 60_000);
});
