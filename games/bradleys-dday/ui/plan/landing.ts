import type { DeskChance, DeskPart, DeskRow, DeskShare, InfoLine } from '@bocage/board';
import { hex as hexAction } from '@bocage/kernel';
import { proposals } from '../../src/forecast/fire-plan.js';
import { type Fate, forecastLanding, type LandingForecast } from '../../src/forecast/landing.js';
import { preview } from '../../src/preview.js';
import { landingGuns } from '../../src/rules/landing-fire.js';
import { isFlooded, precedesHighTide } from '../../src/rules/tide.js';
import { allowance } from '../../src/rules/units.js';
import { ALLIED, type BeachArea, type BradleyView, OMAHA, type VolleyFrame } from '../../src/types.js';
import { faceOf } from '../faces.js';
import { nameOf, namesOf } from '../names.js';
import { isHurt, withFrame } from '../odds.js';
import { beachName } from '../places.js';
import { capital, counted, tally } from '../text.js';
import type { Words } from '../words.js';
import { percent } from './percent.js';

/** §5.5.3 Left is east at Omaha and south at Utah. */
function shiftName(beach: BeachArea, shift: number): string {
  if (shift === 0) return 'In';
  const to = shift < 0 ? (beach === OMAHA ? 'east' : 'south') : beach === OMAHA ? 'west' : 'north';
  return `${Math.abs(shift)} ${to}`;
}

const shiftBars = ({ beach, shifts }: LandingForecast): DeskChance[] =>
  [...shifts]
    .sort(([a], [b]) => b - a)
    .map(([shift, share]) => ({
      label: shiftName(beach, shift),
      share,
      ...(shift === 0 ? { note: 'Lands where it was aimed; after any shift the fullest hex lands disrupted.' } : {}),
    }));

const spreadText = (spread: ReadonlyMap<number, number>): string =>
  [...spread]
    .sort(([a], [b]) => a - b)
    .map(([value, share]) => (spread.size === 1 ? String(value) : `${value} (${percent(share)})`))
    .join(', ');

/** §5.4 §5.6.1 What the forecast is made from. */
function causeLines(view: BradleyView, { fire, sea, mines, beach }: LandingForecast): InfoLine[] {
  const known = view.open.sea[beach] as number;
  const who = view.known.mines !== null ? 'your own' : mines.size === 1 ? 'known to all' : 'as far as you can know';
  return [
    {
      text:
        known >= 0
          ? `Sea ${known}: ${known > 0 ? 'pushes the dice away from 7' : 'calm, it moves no dice'}.`
          : `Sea not rolled yet: ${spreadText(sea)}.`,
      section: '5.4.2',
    },
    { text: `Mine points, ${who}: ${spreadText(mines)}.`, section: '5.4.3' },
    { text: `German guns that reach the beach: ${fire} factors. Each one silenced lowers it.`, section: '5.6.1' },
  ];
}

/** Ashore in order, disrupted, lost, back to the pool, before Germans: together a whole. */
export function fateBar(
  { disrupted, lost, turnsBack, meetsGermans }: Pick<Fate, 'disrupted' | 'lost' | 'turnsBack' | 'meetsGermans'>,
  good: string,
): DeskShare[] {
  return [
    { label: good, share: Math.max(0, 1 - disrupted - lost - turnsBack - meetsGermans), tone: 'good' },
    { label: 'disrupted', share: disrupted, tone: 'even' },
    { label: 'meets Germans', share: meetsGermans, tone: 'quiet' },
    { label: 'turns back', share: turnsBack, tone: 'quiet' },
    { label: 'lost', share: lost, tone: 'bad' },
  ];
}

/** §5.5.5 §6.3.4 What else there is to fear. */
function noteOn({ world }: Words, { open }: BradleyView, unit: number, { crowded, hexes }: Fate): Pick<DeskRow, 'note'> {
  const onFlats = [...hexes.keys()].some((hex) => isFlooded(world, hex));
  const stays = onFlats && allowance(world.roster, open, unit) === 0 && precedesHighTide(world, open, open.turn);
  const notes = [
    crowded > 0.005 ? `In ${percent(crowded)} too many would land there: somebody turns back (§5.5.5).` : '',
    stays ? 'It cannot leave the flats before High tide takes it (§6.3.4).' : '',
  ].filter(Boolean);
  return notes.length > 0 ? { note: notes.join(' ') } : {};
}

function fateRows(words: Words, view: BradleyView, { fates }: LandingForecast): DeskRow[] {
  return [...fates].map(([unit, fate]) => ({
    id: `fate-${unit}`,
    title: nameOf(words, unit),
    face: faceOf(words, view, unit),
    unit,
    hexes: [view.open.hex[unit] as number],
    bar: fateBar(fate, 'ashore'),
    ...noteOn(words, view, unit, fate),
  }));
}

const COSTS = [0.25, 0.5] as const;

/** §11.1 What the fleet would have to spend on a hex for such a chance to hurt who is there. */
function priceText(words: Words, view: BradleyView, hex: number): string {
  const { world } = words;
  if (view.open.firedAt.includes(hex)) return 'Fired at in this segment.';
  const frame: VolleyFrame = {
    step: 'volley',
    asks: 'allied',
    side: ALLIED,
    target: hex,
    firers: [],
    asp: 0,
    armorOnly: 0,
    headquarters: [],
  };
  const offers = proposals(world, view.open, frame).map((proposal) => {
    const whole = { ...frame, firers: [...proposal.units], asp: proposal.asp };
    const forecast = preview(world, withFrame(words, view, 0, whole), 'allied');
    const of = forecast?.outcomes[0]?.of ?? 1;
    return { asp: proposal.asp, share: (forecast?.outcomes ?? []).filter(isHurt).reduce((sum, { ways }) => sum + ways / of, 0) };
  });
  const texts = COSTS.flatMap((least) => {
    const [cheapest] = offers.filter(({ share }) => share >= least);
    return cheapest ? [`${percent(cheapest.share)} for ${tally(cheapest.asp)}`] : [];
  });
  return texts.length > 0
    ? `To hurt it: ${[...new Set(texts)].join(', ')} of support.`
    : 'Less than 25 % to hurt it with all support left.';
}

/** §5.6.1 The Germans who fire on the landing, hex by hex, the heaviest first: what silencing each would spare. */
export function gunPart(words: Words, view: BradleyView, beach: BeachArea): DeskPart | undefined {
  const byHex = new Map<number, { units: number[]; worth: number }>();
  for (const { unit, worth } of landingGuns(words.world, view.open, beach)) {
    const hex = view.open.hex[unit] as number;
    const there = byHex.get(hex) ?? { units: [], worth: 0 };
    byHex.set(hex, { units: [...there.units, unit], worth: there.worth + worth });
  }
  const found = [...byHex].sort(([, a], [, b]) => b.worth - a.worth);
  if (found.length === 0) return undefined;
  return {
    id: `guns-${beach}`,
    title: `Guns over ${beachName(beach)}: ${found.reduce((sum, [, { worth }]) => sum + worth, 0)} factors`,
    section: '5.6.1',
    note: 'Disrupted guns count half; those lost, driven out of range or beside Americans not at all.',
    rows: found.map(
      ([hex, { units, worth }]): DeskRow => ({
        id: `guns-${hex}`,
        title: `${worth} from ${words.places.noun(hex)}`,
        note: `${capital(namesOf(words, units))}. ${priceText(words, view, hex)}`,
        face: faceOf(words, view, units[0] as number),
        hexes: [hex],
        actions: view.open.firedAt.includes(hex) ? [] : [{ word: `target:${hex}`, label: 'Fire at it', takes: [hexAction(hex)] }],
      }),
    ),
  };
}

/** Expected numbers of a whole wave. */
function sumLine({ fates }: LandingForecast): InfoLine {
  const all = [...fates.values()];
  const of = (key: 'lost' | 'disrupted' | 'turnsBack'): string => all.reduce((sum, fate) => sum + fate[key], 0).toFixed(1);
  return {
    text: `Of ${counted(all.length, 'unit')} about ${of('lost')} will be lost, ${of('disrupted')} disrupted, ${of('turnsBack')} turned back.`,
    section: '5.6.7',
  };
}

/** §5.5 §5.6 The landing ahead, before its dice. `fold` where another decision comes first. */
export function landingParts(words: Words, view: BradleyView, beach: BeachArea, fold: 'fold' | 'open'): DeskPart[] {
  const forecast = forecastLanding(words.world, view, beach);
  if (!forecast) return [];
  const folded = fold === 'fold' ? { fold: true as const } : {};
  const byHex = forecast.byHex ? [{ text: 'Each hex has a roll of its own; disorder is not counted here.', section: '19.4' }] : [];
  return [
    {
      id: `drift-${beach}`,
      title: `Where the ${beachName(beach)} landing drifts`,
      section: '5.5.2',
      ...folded,
      ...(forecast.shifts.size > 0 ? { chances: shiftBars(forecast) } : {}),
      lines: [sumLine(forecast), ...causeLines(view, forecast), ...byHex],
    },
    { id: `fates-${beach}`, title: 'What may become of each', section: '5.6', ...folded, rows: fateRows(words, view, forecast) },
  ];
}

/** Where units of a landing may come ashore: of one the chance, of all the number to be expected. */
export function landingHexes(words: Words, view: BradleyView, beach: BeachArea, unit?: number): ReadonlyMap<number, number> {
  const forecast = forecastLanding(words.world, view, beach);
  if (!forecast) return new Map();
  const own = unit === undefined ? undefined : forecast.fates.get(unit);
  if (own) return own.hexes;
  const all = new Map<number, number>();
  for (const { hexes } of forecast.fates.values()) for (const [hex, share] of hexes) all.set(hex, (all.get(hex) ?? 0) + share);
  return all;
}
