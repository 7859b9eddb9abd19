import type { Desk, DeskBox, DeskPart, DeskRow, OverlayHex } from '@bocage/board';
import type { Action, Seat } from '@bocage/kernel';
import { unharmed } from '../src/forecast/along.js';
import { type LandingRisk, landingRisks } from '../src/forecast/landing.js';
import { beachOf, overlays } from '../src/rules/beach.js';
import { landable, landingHexes, passengersOf } from '../src/rules/landing.js';
import { EN_ROUTE, type GreatestDayView, LOADING, WAVE } from '../src/types.js';
import { fieldOf } from '../src/world.js';
import { faceOf } from './faces.js';
import { nameOf, namesOf, shortName } from './names.js';
import { beachName, boxName } from './naval-names.js';
import { percent } from './odds.js';
import { capital, listed, minus } from './text.js';
import { frameOf, topOf, type Words } from './words.js';

/** §4.2 The tracks of a beach as boxes, those that are down crossed off. */
function defencePart({ world }: Words, { open }: GreatestDayView): DeskPart[] {
  const { beach: printed } = fieldOf(world, open).scenario;
  if (printed === null) return [];
  return overlays(world, open).map((beach): DeskPart => {
    const row = (id: 'gaps' | 'obstacles' | 'nests' | 'sea', note: string): DeskRow => {
      const [from, now] = [printed[id], open[id][beach] as number];
      const boxes = Array.from({ length: from }, (_, i) => from - i);
      return { id, title: `${capital(id)} ${now}`, note, track: { boxes, crossed: from - now } };
    };
    return {
      id: `defences-${beach}`,
      title: `Defences of ${beachName(beach)}`,
      section: '4.2',
      rows: [
        row('gaps', 'At 2 and below Gaps open: the ways off the sand.'),
        row('obstacles', 'Every craft that comes in runs onto them.'),
        row('nests', 'They fire at who lands, and before every Action on the sand.'),
        row('sea', 'It tries every tank that swims.'),
      ],
    };
  });
}

const RISK_WORDS: Readonly<Record<Exclude<LandingRisk['kind'], 'fire'>, string>> = {
  obstacles: 'obstacles',
  nests: 'nests',
  sea: 'the sea',
};

function riskText(words: Words, { open }: GreatestDayView, { kind, firer, strength, chance, lost = 0 }: LandingRisk): string {
  const who = kind === 'fire' ? shortName(words, open, firer) : RISK_WORDS[kind];
  return `${who} ${minus(strength)}: ${percent(chance)}${lost > 0 ? `, lost ${percent(lost)}` : ''}`;
}

/** §4.8.3 Each hex a craft may make for, with everything that awaits it there. */
function hexPart(words: Words, view: GreatestDayView, unit: number): DeskPart {
  const { open } = view;
  const rows = landingHexes(words.world, open, unit).map((hex): DeskRow => {
    const risks = landingRisks(words.world, open, beachOf(words.world, open), unit, hex);
    const safe = unharmed(risks);
    return {
      id: String(hex),
      title: capital(words.places.way(hex)),
      note: risks.length === 0 ? 'Nothing awaits it there.' : `${capital(listed(risks.map((risk) => riskText(words, view, risk))))}.`,
      hexes: [hex],
      bar: [
        { label: 'unharmed', share: safe, tone: 'good' },
        { label: 'harmed', share: 1 - safe, tone: 'bad' },
      ],
    };
  });
  const aboard = passengersOf(open, unit);
  return {
    id: 'hexes',
    title: `Where ${shortName(words, open, unit)} may land`,
    section: '4.5.2',
    note: `${aboard.length === 0 ? '' : `Aboard: ${namesOf(words, open, aboard)}. `}If everything that can try does: obstacles or the sea first, then nests and fire.`,
    rows,
  };
}

/** §4.5.1 The waves with who is aboard what, and those behind them. */
function wavePart(words: Words, view: GreatestDayView): DeskPart {
  const { open } = view;
  const ready = new Set(landable(words.world, open));
  const faces = (units: readonly number[]) => units.map((unit) => faceOf(words.world, view, unit));
  const crews = [...open.box.keys()].filter(
    (unit) => (open.box[unit] as number) >= WAVE && (open.box[unit] as number) < WAVE + 10 && open.aboard[unit] === -1,
  );
  const boxes = crews.map(
    (craft): DeskBox => ({
      id: `crew-${craft}`,
      title: nameOf(words, open, craft),
      note: `${capital(boxName(words, open, open.box[craft] as number))}${ready.has(craft) ? '' : '; no room on its sand'}.`,
      state: 'pool',
      faces: faces([craft, ...passengersOf(open, craft)]),
    }),
  );
  return { id: 'waves', title: 'In the waves', section: '4.5.1', boxes };
}

/** §4.5.6 Who comes after. */
function laterPart(words: Words, view: GreatestDayView): DeskPart[] {
  const { open } = view;
  const boxes = [...new Set(open.box.filter((box) => box >= EN_ROUTE && box < WAVE))].sort((a, b) => b - a);
  if (boxes.length === 0) return [];
  const groups = boxes.map((box): DeskBox => {
    const units = [...open.box.keys()].filter((unit) => open.box[unit] === box);
    return {
      id: `box-${box}`,
      title: capital(boxName(words, open, box)),
      note: box >= LOADING ? 'In a wave with step 5.' : 'Loading with step 6.',
      state: 'to-come',
      faces: units.map((unit) => faceOf(words.world, view, unit)),
    };
  });
  return [{ id: 'later', title: 'Behind them', section: '4.5.6', fold: true, boxes: groups }];
}

const LANDING: readonly string[] = ['landing', 'beaching', 'ashore', 'loading', 'en-route', 'beach-fire', 'open-gap'];

/** The landing desk: beach, waves and odds, while the Naval chit brings people ashore. */
export function planOf(words: Words, view: GreatestDayView, seat: Seat): Desk | undefined {
  const { open } = view;
  const frame = topOf(open);
  if (!LANDING.includes(frame.step) || frameOf(open, 'naval') === undefined) return undefined;
  const inHand = frame.step === 'landing' && frame.unit >= 0 && seat === 'allied' ? [hexPart(words, view, frame.unit)] : [];
  return {
    title: 'The landing',
    about: 'What is left of the defences, who comes in with this chit, and who follows.',
    parts: [...inHand, ...defencePart(words, view), wavePart(words, view), ...laterPart(words, view)],
  };
}

/** How often the craft in hand comes in unharmed, on the hexes it may make for; of a craft that is looked at before it is chosen too. */
export function chancesOf(words: Words, view: GreatestDayView, about: Action | undefined): readonly OverlayHex[] {
  const { open } = view;
  const frame = topOf(open);
  if (frame.step !== 'landing') return [];
  const looked = about?.kind === 'unit' && landable(words.world, open).includes(about.unit) ? about.unit : -1;
  const unit = frame.unit >= 0 ? frame.unit : looked;
  if (unit < 0) return [];
  return landingHexes(words.world, open, unit).map((hex) => {
    const safe = unharmed(landingRisks(words.world, open, beachOf(words.world, open), unit, hex));
    return { hex, shade: Math.max(0.15, 1 - safe), tone: 'enemy', label: percent(safe) };
  });
}
