import type { DeskPart, DeskRow } from '@bocage/board';
import { unallocated, unitsOfTeam } from '../../src/rules/arrivals.js';
import { UNSEEN } from '../../src/types.js';
import { counterName, formationName, teamTitle } from '../names.js';
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
    ? 'One beach or two each; more would scatter a division. One without a beach is given one on the coast of its corps.'
    : 'Behind the coast, at most four hexes from the beaches of its corps; a division without a drop zone is given one.';
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

/** §8.3 §9.3 Corps or divisions an independent counter can be given to. */
export const attachParts: MakeParts = (sitting) => {
  const { words, view, legal } = sitting;
  const top = topOf(view.open);
  const offers = [...legal].filter((word) => word.startsWith('to:'));
  if (top.step !== 'attach' || offers.length === 0) return [];
  const units = unitsOfTeam(words.world, view.open, top.team);
  const part: DeskPart = {
    id: 'attach',
    title: `${teamTitle(words, top.team)} gives away ${counterName(words, units[0] as number)}`,
    section: '8.3',
    note: units.length > 1 ? `${units.length - 1} more to give after it.` : 'The last one to give.',
    rows: offers.map((word) => attachRow(sitting, word)),
  };
  return [part];
};

/** §9.2 §9.6 Divisions that have come and wait for a corps, and those that could change theirs. */
export const allocateParts: MakeParts = (sitting) => {
  const { words, view, legal } = sitting;
  const top = topOf(view.open);
  const offers = [...legal].filter((word) => word.startsWith('under:'));
  if (top.step !== 'allocate' || offers.length === 0) return [];
  const formations = [...new Set(offers.map((word) => Number(word.split(':')[1])))];
  const isNew = unallocated(words.world, view.open, view.known, top.army).length > 0;
  const rows = formations.map(
    (formation): DeskRow => ({
      id: `under-${formation}`,
      title: formationName(words, formation),
      note: isNew ? 'has come' : `under ${teamTitle(words, view.open.command[formation] as number)}`,
      actions: offers
        .filter((word) => word.startsWith(`under:${formation}:`))
        .map((word) => ({ word, label: teamTitle(words, Number(word.split(':')[2])) })),
    }),
  );
  return [
    {
      id: 'allocate',
      title: isNew ? `${teamTitle(words, top.army)}: which corps takes it` : `${teamTitle(words, top.army)}: change of corps`,
      section: '9.2',
      ...(isNew ? {} : { note: 'Each division once a turn. Most turns nobody changes.', fold: true }),
      rows,
    },
  ];
};
