import type { Desk, DeskRow } from '@bocage/board';
import { hex as hexAction, unit as unitAction } from '@bocage/kernel';
import { lossShares } from '../../src/forecast/landing.js';
import { abortSection, byLandingHex } from '../../src/rules/landing.js';
import { landingOf } from '../../src/steps/landing-choices.js';
import type { AbortFrame, BradleyView, FullestFrame } from '../../src/types.js';
import { faceOf } from '../faces.js';
import { nameOf, namesOf } from '../names.js';
import { capital, counted } from '../text.js';
import type { Words } from '../words.js';

/** §5.6.7 §10.6.7 What the casualty dice can be expected to take there, disrupted or not. */
function lossText({ world }: Words, view: BradleyView, units: readonly number[]): string {
  const shares = units.map((unit) => lossShares(world, view, landingOf(view.open).beach, unit));
  const sum = (key: 'inOrder' | 'inDisorder'): string => shares.reduce((total, one) => total + one[key], 0).toFixed(1);
  return `about ${sum('inDisorder')} of them lost, ${sum('inOrder')} if another hex is chosen`;
}

/** §5.5.4 The fullest hexes and who lands in each: one of them in disorder. */
export function disorderPlan(words: Words, view: BradleyView, { hexes }: FullestFrame): Desk {
  const byHex = byLandingHex(words.world, view.open, landingOf(view.open).beach);
  const rows = hexes.map((hex): DeskRow => {
    const units = byHex.get(hex) ?? [];
    return {
      id: `disorder-${hex}`,
      title: capital(words.places.noun(hex)),
      note: `${capital(namesOf(words, units))} would land disrupted: ${lossText(words, view, units)}.`,
      ...(units[0] === undefined ? {} : { face: faceOf(words, view, units[0]) }),
      hexes: [hex],
      actions: [{ word: `disorder:${hex}`, label: 'Choose', takes: [hexAction(hex)] }],
    };
  });
  return {
    title: 'Disorder',
    about: 'The wave has drifted: one of its fullest hexes lands disrupted. Casualties come after, and a second disruption eliminates.',
    parts: [{ id: 'disorder', title: `One of ${counted(hexes.length, 'hex', 'hexes')}`, section: '5.5.4', rows }],
  };
}

/** §5.5.5 §5.5.6 Who would land where too many would, or where Germans stand. */
export function abortPlan(words: Words, view: BradleyView, { hex, why }: AbortFrame): Desk {
  const units = byLandingHex(words.world, view.open, landingOf(view.open).beach).get(hex) ?? [];
  return {
    title: why === 'enemy' ? `Germans ${words.places.at(hex)}` : `Too many ${words.places.at(hex)}`,
    about:
      why === 'enemy'
        ? 'Who does not turn back assaults them from the sea at once; who does not take the hex is lost.'
        : 'Somebody goes back to the landing pool.',
    parts: [
      {
        id: 'abort',
        title: 'Bound for it',
        section: abortSection(why),
        rows: units.map((unit) => ({
          ...{ id: `abort-${unit}`, title: nameOf(words, unit), face: faceOf(words, view, unit) },
          actions: [{ word: `abort:${unit}`, label: 'Turn back', takes: [unitAction(unit)] }],
        })),
      },
    ],
  };
}
