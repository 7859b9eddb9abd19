import type { InfoLine } from '@bocage/board';
import { forecastLanding } from '../../src/forecast/landing.js';
import { AFLOAT, type ApproachAtFrame, type BradleyView } from '../../src/types.js';
import { shortName } from '../names.js';
import { capital } from '../text.js';
import type { Words } from '../words.js';
import { fateBar } from './landing.js';
import { percent } from './percent.js';

/** The position with one more unit at sea: only what the forecast of a landing asks. */
export function withAtSea({ world }: Words, view: BradleyView, unit: number, hex: number): BradleyView {
  const { open } = view;
  const marks = open.marks.with(unit, (open.marks[unit] as number) | AFLOAT);
  const changed = { ...open, hex: open.hex.with(unit, hex), marks };
  world.occupancies.share(open, changed);
  return { ...view, open: changed };
}

/** §5.3.2 What waiting there would come to for the unit in hand, beside the pointer. */
export function laneLines(words: Words, view: BradleyView, { beach, unit }: ApproachAtFrame, hex: number): InfoLine[] {
  const forecast = forecastLanding(words.world, withAtSea(words, view, unit, hex), beach);
  const fate = forecast?.fates.get(unit);
  if (!fate) return [];
  const shares = fateBar(fate, 'ashore in order')
    .filter(({ share }) => share >= 0.005)
    .map(({ label, share }) => `${label} ${percent(share)}`);
  return [{ text: `${capital(shortName(words, unit))} from here: ${shares.join(', ')}.`, section: '5.6' }];
}
