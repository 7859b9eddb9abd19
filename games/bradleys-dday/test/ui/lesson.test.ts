import { createPlayer } from '@bocage/ai';
import { type GameUi, lessonAdvice, lessonClick } from '@bocage/board';
import type { GameModule } from '@bocage/kernel';
import { lessonLaws } from '@bocage/testkit';
import { it } from 'vitest';
import { card } from '../../src/card.js';
import { game as pack } from '../../src/index.js';
import { createUi } from '../../ui/index.js';

const game = pack.create(pack.data);
const ui = createUi(game) as unknown as GameUi;
const playerOf = (seat: string) => createPlayer('greedy', game as unknown as GameModule, `lesson:${seat}`);

it.each(lessonLaws(ui, { card, advice: lessonAdvice, click: lessonClick, playerOf }))('%s', (_, run) => run(), 60_000);
