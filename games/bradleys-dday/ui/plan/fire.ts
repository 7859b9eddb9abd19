import type { Desk, DeskPart, DeskRow, DeskShare, InfoLine } from '@bocage/board';
import { type Action, type Forecast, type ForecastOutcome, percentOf, unit as unitAction, word } from '@bocage/kernel';
import { LETTERS } from '../../src/data/shapes.js';
import { type Proposal, proposals } from '../../src/forecast/fire-plan.js';
import { preview } from '../../src/preview.js';
import { headquartersOf } from '../../src/rules/command.js';
import { fireFactor, firersAt, type NoFire, whyNot } from '../../src/rules/fire.js';
import { firstBlocker } from '../../src/rules/sight.js';
import { unitsOnMap } from '../../src/rules/units.js';
import { ALLIED, type BradleyView, type VolleyFrame } from '../../src/types.js';
import { faceOf } from '../faces.js';
import { namesOf, namesUpTo, shortName } from '../names.js';
import { isHurt, withFrame } from '../odds.js';
import { capital, counted, listed } from '../text.js';
import type { Words } from '../words.js';

/** Support points as the words that add them, the largest helpings first (§11.1.3). */
function supportWords(points: number): Action[] {
  const found: Action[] = [];
  let left = points;
  for (const helping of [25, 10, 5, 1]) for (; left >= helping; left -= helping) found.push(word(`asp:${helping}`));
  return found;
}

const withProposal = (frame: VolleyFrame, { units, asp }: Proposal): VolleyFrame => ({
  ...frame,
  firers: [...frame.firers, ...units],
  asp: frame.asp + asp,
});

/** §10.5.4 §10.6.7 Nobody is left: also where no defender has a way back, or all were disrupted before. */
const isFatal = ({ means }: ForecastOutcome): boolean =>
  means.some(
    ({ code, params = {} }) =>
      code === 'eliminated' ||
      code === 'garrison-gone' ||
      (code === 'retreats' && params.trapped === params.units) ||
      (code === 'disrupted' && params.lost === params.units),
  );

/** §10.4 What comes of an attack, worst for the defender first: the parts make up a whole. */
function resultBar({ outcomes }: Forecast): DeskShare[] {
  const share = (counts: (outcome: ForecastOutcome) => boolean): number =>
    outcomes.reduce((sum, outcome) => sum + (counts(outcome) ? outcome.ways / outcome.of : 0), 0);
  const hasLess = (outcome: ForecastOutcome, code: string): boolean => !isFatal(outcome) && outcome.means.some((one) => one.code === code);
  const killed = share(isFatal);
  const disrupted = share((outcome) => hasLess(outcome, 'disrupted'));
  const retreats = share((outcome) => hasLess(outcome, 'retreats'));
  return [
    { label: 'eliminated', share: killed, tone: 'good' },
    { label: 'disrupted', share: disrupted, tone: 'even' },
    { label: 'driven out', share: retreats, tone: 'quiet' },
    { label: 'nothing', share: Math.max(0, 1 - killed - disrupted - retreats), tone: 'bad' },
  ];
}

interface Offer {
  readonly proposal: Proposal;
  readonly forecast: Forecast;
}

const offerOf = (words: Words, view: BradleyView, frame: VolleyFrame, proposal: Proposal): Offer[] => {
  const forecast = preview(words.world, withFrame(words, view, 1, withProposal(frame, proposal)), frame.asks);
  return forecast ? [{ proposal, forecast }] : [];
};

/** Only what hurts counts: whether nothing comes of it or they merely stand is the same. */
const chancesIn = (forecast: Forecast): string =>
  resultBar(forecast)
    .map(({ share }) => share.toFixed(4))
    .join();

/** What does nothing, or no more than a cheaper one, is no proposal. */
const worthwhile = (offers: readonly Offer[], now: Forecast | undefined): Offer[] =>
  offers.filter(({ forecast }, i) => {
    const before = i === 0 ? now : offers[i - 1]?.forecast;
    return forecast.outcomes.some(isHurt) && (!before || chancesIn(before) !== chancesIn(forecast));
  });

function proposalRow(words: Words, { proposal, forecast }: Offer): DeskRow {
  const { letter, units, asp } = proposal;
  const parts = [
    ...(units.length > 0 ? [namesOf(words, units)] : []),
    ...(asp > 0 ? [`${asp} ${asp === 1 ? 'point' : 'points'} of support`] : []),
  ];
  return {
    id: `column-${letter}`,
    title: `Column ${forecast.column || LETTERS[letter]}: ${percentOf(forecast, isHurt)} to hurt them`,
    note: `${capital(listed(parts))}.`,
    tone: 'good',
    bar: resultBar(forecast),
    actions: [{ word: `propose:${letter}`, label: 'Take it', takes: [...units.map(unitAction), ...supportWords(asp)] }],
  };
}

const SECTIONS: Readonly<Record<NoFire, string>> = {
  'no-fire': '10.2.7',
  fired: '10.2.3',
  held: '5.3.1',
  range: '10.2.7',
  facing: '10.1.7',
  wall: '6.3.6',
  sight: '10.2.7',
  command: '16.2',
};

/** One unit's reason where it is more than a word: the hex in its way, the headquarters too far off. */
function detail(words: Words, { open }: BradleyView, { target }: VolleyFrame, unit: number, why: NoFire): string {
  const { world, places } = words;
  const from = open.hex[unit] as number;
  if (why === 'sight') return ` (${places.noun(firstBlocker(world, from, target))} is in the way)`;
  if (why === 'range') return ` (${world.grid.distance(from, target)} hexes)`;
  if (why !== 'command') return '';
  const near = headquartersOf(world, open, unit).map(
    (hq) => `${shortName(words, hq)} ${world.grid.distance(open.hex[hq] as number, from)} hexes off`,
  );
  return near.length === 0 ? ' (no headquarters is ashore)' : ` (${listed(near)})`;
}

const REASONS: Readonly<Record<NoFire, string>> = {
  'no-fire': 'Do not fire at all',
  fired: 'Have fired in this segment',
  held: 'Not ashore, or not released',
  range: 'Out of range',
  facing: 'Face another way, in Movement Mode',
  wall: 'Behind an intact sea wall',
  sight: 'Do not see it',
  command: 'Not commanded',
};

const FAR = 16;

/** §10.2.7 §16.2 Everybody else near enough to be thought of, by the reason that keeps them out. */
function whyNotLines(words: Words, view: BradleyView, frame: VolleyFrame): InfoLine[] {
  const { world } = words;
  const { open } = view;
  const byReason = new Map<NoFire, string[]>();
  for (const unit of unitsOnMap(world, open, frame.side)) {
    const why = whyNot(world, open, unit, frame.target);
    if (why === undefined || why === 'no-fire' || world.grid.distance(open.hex[unit] as number, frame.target) > FAR) continue;
    byReason.set(why, [...(byReason.get(why) ?? []), `${shortName(words, unit)}${detail(words, view, frame, unit, why)}`]);
  }
  return [...byReason].map(([why, names]) => ({
    text: `${REASONS[why]}: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ` and ${names.length - 12} more` : ''}.`,
    section: SECTIONS[why],
  }));
}

/** §10.2.5 Who can fire, and what each is worth from where it stands. */
function ableRows(words: Words, view: BradleyView, { side, target, firers }: VolleyFrame): DeskRow[] {
  const { world, places } = words;
  return firersAt(world, view.open, side, target)
    .filter((unit) => !firers.includes(unit))
    .map((unit) => {
      const from = view.open.hex[unit] as number;
      return {
        id: `able-${unit}`,
        title: shortName(words, unit),
        note: `Worth ${fireFactor(world, view.open, unit, target)} at ${counted(world.grid.distance(from, target), 'hex', 'hexes')}, ${places.at(from)}.`,
        face: faceOf(words, view, unit),
        unit,
        hexes: [from],
      };
    });
}

/** §10.2.8 The attack being put together: what brings it further, who can join, and why others cannot. */
export function firePlan(words: Words, view: BradleyView, frame: VolleyFrame): Desk {
  const now = frame.firers.length > 0 || frame.asp > 0 ? preview(words.world, view, frame.asks) : undefined;
  const offers = proposals(words.world, view.open, frame).flatMap((proposal) => offerOf(words, view, frame, proposal));
  const found = worthwhile(offers, now);
  const able = ableRows(words, view, frame);
  const why = whyNotLines(words, view, frame);
  const next: DeskPart = {
    id: 'columns',
    title: 'What a better column takes',
    section: '10.2.8',
    note:
      found.length > 0
        ? `The cheapest way to each other column that comes to something else: fewest ${frame.side === ALLIED ? 'support points, then fewest factors' : 'factors, then fewest units'}.`
        : 'Nothing you have left brings a better result.',
    rows: found.map((offer) => proposalRow(words, offer)),
  };
  const taken = frame.firers.length > 0 ? `In it: ${namesUpTo(8, words, frame.firers)}. ` : '';
  return {
    title: `Fire at ${words.places.noun(frame.target)}`,
    about: `${taken}${frame.side === ALLIED ? `${counted(view.open.asp - frame.asp, 'support point')} left.` : ''}`.trim(),
    parts: [
      next,
      ...(able.length > 0 ? [{ id: 'able', title: 'Who can fire at it', section: '10.2.7', rows: able, fold: true as const }] : []),
      ...(why.length > 0 ? [{ id: 'why-not', title: 'Who cannot, and why', section: '10.2.7', lines: why, fold: true as const }] : []),
    ],
  };
}
