import type { DeskPart } from '@bocage/board';
import { forecastLanding } from '../../src/forecast/landing.js';
import { landingOf } from '../../src/steps/landing-choices.js';
import type { BradleyView, SwimFrame } from '../../src/types.js';
import { faceOf } from '../faces.js';
import { nameOf } from '../names.js';
import type { Words } from '../words.js';
import { fateBar } from './landing.js';

/** §5.8 Each company that may still swim: what becomes of it if it does. The list below has it in its craft. */
export function swimPart(words: Words, view: BradleyView, { units }: SwimFrame): DeskPart {
  const { beach, swimming } = landingOf(view.open);
  const swum = forecastLanding(words.world, view, beach, [...swimming, ...units]);
  return {
    id: 'swim',
    title: 'If they swim',
    section: '5.8.1',
    note: 'Swimmers sink or land; German fire does not touch them. Below, the same companies in their craft.',
    rows: units.flatMap((unit) => {
      const fate = swum?.fates.get(unit);
      return fate
        ? [{ id: `swim-${unit}`, title: nameOf(words, unit), face: faceOf(words, view, unit), unit, bar: fateBar(fate, 'ashore') }]
        : [];
    }),
  };
}
