import type { DeskPart, DeskRow } from '@bocage/board';
import { UNSEEN } from '../../src/types.js';
import { formationName, unitName } from '../names.js';
import { topOf } from '../words.js';
import { strengthText } from './needs.js';
import type { MakeParts, Sitting } from './on-desk.js';

const MOST_BUTTONS = 8;

/** §8.4 §8.6 Where each division lands or jumps: what is chosen, and buttons while there are few hexes to choose from. */
export const landingParts: MakeParts = (sitting) => {
  const { words, view, member, legal } = sitting;
  const { step } = topOf(view.open);
  if (step !== 'beaches' && step !== 'drop-zones') return [];
  const name = step === 'beaches' ? 'beach' : 'aim';
  const entries = step === 'beaches' ? ['assault', 'follow-up'] : ['airborne'];
  const { entry, level } = words.world.formations;
  const offered = [...legal].filter((word) => word.startsWith(`${name}:`)).map((word) => Number(word.split(':')[1]));
  const known = view.known.targets.flatMap((hexes, formation) => (hexes.length > 0 ? [formation] : []));
  const landing = [...new Set([...member.formations, ...offered, ...known])].filter(
    (formation) => entries.includes(entry[formation] as string) && level[formation] === 'division',
  );
  if (landing.length === 0) return [];
  const rows = landing.map((formation): DeskRow => {
    const chosen = view.known.targets[formation] ?? [];
    const offers = [...legal].filter((word) => word.startsWith(`${name}:${formation}:`));
    return {
      id: `land-${formation}`,
      title: formationName(words, formation),
      note:
        chosen.length > 0
          ? `to ${chosen.map((hex) => words.places.entry(hex)).join(' and ')}`
          : offers.length > MOST_BUTTONS
            ? 'tap its drop zone on the map'
            : 'nowhere yet',
      ...(chosen.length > 0 ? { hexes: chosen, tone: 'good' } : {}),
      actions: offers.length > MOST_BUTTONS ? [] : offers.map((word) => ({ word, label: words.places.entry(Number(word.split(':')[2])) })),
    };
  });
  const isBeaches = step === 'beaches';
  const note = isBeaches
    ? 'A division without a beach is given one on the coast of its corps.'
    : 'At most four hexes behind the coast of its corps; a division without a drop zone is given one.';
  return [{ id: 'landing', title: isBeaches ? 'Beaches' : 'Drop zones', section: isBeaches ? '8.4' : '8.6', note, rows }];
};

/** A division with what it has and where it is or is to land. */
function attachRow(sitting: Sitting, word: string): DeskRow {
  const { words, view } = sitting;
  const formation = Number(word.split(':')[1]);
  const hq = view.known.hex[words.world.formations.hq[formation] as number] as number;
  const beaches = (hq >= 0 ? [] : (view.known.targets[formation] ?? [])).map((hex) => words.places.entry(hex));
  const where = hq === UNSEEN ? undefined : beaches.length > 0 ? `lands at ${beaches.join(' and ')}` : words.places.at(hq);
  const notes = [strengthText(sitting, formation), where];
  return {
    id: word,
    title: formationName(words, formation),
    note: notes.filter((text) => text !== undefined).join(', '),
    actions: [{ word, label: 'Give' }],
  };
}

/** §8.3 Divisions an independent counter can be given to. */
export const attachParts: MakeParts = (sitting) => {
  const { words, view, legal } = sitting;
  const top = topOf(view.open);
  const offers = [...legal].filter((word) => word.startsWith('to:'));
  if (top.step !== 'attach' || offers.length === 0) return [];
  const part: DeskPart = {
    id: 'attach',
    title: `Give away ${unitName(words, view.open, top.units[0] as number)}`,
    section: '8.3',
    note: top.units.length > 1 ? `${top.units.length - 1} more to give after it.` : 'The last one to give.',
    rows: offers.map((word) => attachRow(sitting, word)),
  };
  return [part];
};
