import type { GameUi } from '@bocage/board';
import type { Action } from '@bocage/kernel';
import { game as pack } from '@bocage/template';
import { describe, expect, it } from 'vitest';
import { type LessonLawsOptions, lessonLaws } from './lesson-laws.js';

const game = pack.create(pack.data);
const step = { title: 'Choose', text: 'Choose a commander.', section: 'C.2' };
const end = { title: 'The end', text: 'That was it.', section: 'C.9' };
const uiOf = (steps: readonly object[]): GameUi => {
  const file = { title: 'Lesson', scenario: 'meeting', options: {}, seat: 'blue', secret: '44'.repeat(32), steps, end };
  return { game, rulebook: [{ id: 'C.2' }, { id: 'C.9' }], lesson: { file, unitOf: () => undefined } } as unknown as GameUi;
};

/** Advises each step once, one a decision, then the end. */
function reading(ui: GameUi, patch: Partial<LessonLawsOptions> = {}): LessonLawsOptions {
  const steps = ui.lesson?.file.steps ?? [];
  let at = 0;
  const advice = () => {
    at++;
    return at > steps.length ? { ...end, isEnd: true } : { ...steps[at - 1], place: { at, of: steps.length } };
  };
  const playerOf = () => ({ choose: (_view: unknown, _seat: string, legal: readonly Action[]) => legal[0] as Action });
  return { advice, click: () => undefined, playerOf, ...patch } as unknown as LessonLawsOptions;
}

const run = async (ui: GameUi, patch: Partial<LessonLawsOptions> = {}): Promise<string[]> => {
  const found: string[] = [];
  for (const [, law] of lessonLaws(ui, reading(ui, patch)))
    await Promise.resolve()
      .then(law)
      .catch(({ message }: Error) => found.push(message));
  return found;
};

describe('laws of a lesson', () => {
  it('hold where every step comes and the end is its own', async () => {
    expect(await run(uiOf([step, step]))).toEqual([]);
  });

  it('find a step that never comes, a silence, another end, a page there is not and a card that does not name it', async () => {
    const never = uiOf([step, { ...step, title: 'Never' }]);
    const early = (() => ({ ...end, isEnd: true })) as unknown as LessonLawsOptions['advice'];
    expect(await run(never, { advice: early })).toEqual(['never came: Choose, Never']);
    let asked = 0;
    const silent = (() => (asked++ === 0 ? undefined : { ...end, isEnd: true })) as unknown as LessonLawsOptions['advice'];
    expect((await run(uiOf([]), { advice: silent }))[0]).toMatch(/^nothing was said to: /);
    const other = (() => ({ ...end, title: 'Another', isEnd: true })) as unknown as LessonLawsOptions['advice'];
    expect(await run(uiOf([]), { advice: other })).toEqual(['ended with: Another']);
    expect(await run(uiOf([{ ...step, section: 'C.99' }]))).toEqual(['no page: C.99']);
    expect(await run(uiOf([]), { card: {} as never })).toEqual(['the card does not name it']);
  });
});
