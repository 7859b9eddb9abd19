import { type Action, type Chooser, createRng, Memory, NO_PLAN, playout, scripted, word } from '@bocage/kernel';
import { expect, it } from 'vitest';
import { createModule, data, type NormandyTypes } from '../../src/index.js';

const module = createModule(data);
const ai = module.ai as NonNullable<typeof module.ai>;

/** Ends whatever can be ended, and otherwise takes the last thing offered. */
const idle: Chooser<NormandyTypes> = (_view, legal) =>
  legal.find((action) => action === word('done') || action === word('none')) ?? (legal[legal.length - 1] as Action);

function random(seed: string): Chooser<NormandyTypes> {
  const rng = createRng(seed);
  return (_view, legal) => legal[rng.below(legal.length)] as Action;
}

const OTHERS = {
  itself: () => scripted(ai),
  'somebody who does nothing': () => idle,
  'somebody who plays at random': () => random('a stranger'),
};

/** Forgets everything after so many decisions, as a computer seat whose server is restarted in the middle of a phase. */
function restarted(every: number): Chooser<NormandyTypes> {
  let memory = new Memory();
  let decisions = 0;
  return (view, legal, seat) => {
    if (decisions++ % every === 0) memory = new Memory();
    return ai.choose(view, seat, legal, NO_PLAN, memory);
  };
}

function lostToStacking(seat: 'allied' | 'german', own: Chooser<NormandyTypes>, other: Chooser<NormandyTypes>, seed: string) {
  const watch = ai.watch?.() as NonNullable<ReturnType<NonNullable<typeof ai.watch>>>;
  const players = { [seat]: own, [seat === 'allied' ? 'german' : 'allied']: other };
  playout(module, module.setup('campaign', {}), players, createRng(seed), { watch, record: false });
  return watch.counted().ceilings[seat]?.['lost-to-stacking'];
}

// §C.9
it.each(
  (['allied', 'german'] as const).flatMap((seat) =>
    (Object.keys(OTHERS) as (keyof typeof OTHERS)[]).map((other) => [seat, other] as const),
  ),
)(
  'as %s it loses nobody to its own stacking against %s',
  (seat, other) => {
    for (const seed of ['one', 'two']) expect(lostToStacking(seat, scripted(ai), OTHERS[other](), seed)).toBe(0);
  },
  240_000,
);

// §C.9
it.each(['allied', 'german'] as const)(
  'as %s it loses nobody to its own stacking though it is restarted in the middle of every phase',
  (seat) => {
    for (const seed of ['one', 'two']) expect(lostToStacking(seat, restarted(10), scripted(ai), seed)).toBe(0);
  },
  240_000,
);
