import { type Action, type Chooser, createRng, playout, scripted, word } from '@bocage/kernel';
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

// §C.9
it.each(
  (['allied', 'german'] as const).flatMap((seat) =>
    (Object.keys(OTHERS) as (keyof typeof OTHERS)[]).map((other) => [seat, other] as const),
  ),
)(
  'as %s it loses nobody to its own stacking against %s',
  (seat, other) => {
    for (const seed of ['one', 'two']) {
      const watch = ai.watch?.() as NonNullable<ReturnType<NonNullable<typeof ai.watch>>>;
      const players = { [seat]: scripted(ai), [seat === 'allied' ? 'german' : 'allied']: OTHERS[other]() };
      playout(module, module.setup('campaign', {}), players, createRng(seed), { watch, record: false });
      expect(watch.counted().ceilings[seat]?.['lost-to-stacking']).toBe(0);
    }
  },
  240_000,
);
