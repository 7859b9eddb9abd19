import type { InfoLine } from '@bocage/board';
import { ammoLimit, firesFor } from '../src/rules/artillery.js';
import { formationOf, hasFuel, needsFuel } from '../src/rules/fuel.js';
import { isInCommand } from '../src/rules/headquarters.js';
import { strengthOf } from '../src/rules/losses.js';
import { AT_SEA, ATTACKED, DEFENDED, FACE_DOWN, type LiberatingAssaultView, MOVED, NO_ORDER, WITHDREW } from '../src/types.js';
import { coastHexOf } from './coast.js';
import { fieldOf } from './faces.js';
import { counterOf, formationName, kindName, nationName, orderName, teamTitle } from './names.js';
import { capital, counted, listed } from './text.js';
import type { Words } from './words.js';

const NAVAL = ['A', 'C', 'D', 'E', 'K'] as const;

/** The cards on a counter in words, those about to be laid among them. */
export function cardsText(view: LiberatingAssaultView, unit: number): string {
  const field = fieldOf(view);
  const groups = NAVAL.filter((_, group) => ((field.naval[unit] as number) & (1 << group)) !== 0);
  const counts: readonly (readonly [number, string])[] = [
    [field.fuel[unit] as number, 'fuel'],
    [field.ammo[unit] as number, 'ammo'],
    [field.air[unit] as number, 'tactical air'],
    [field.funnies[unit] as number, 'funnies'],
    [field.forces[unit] as number, 'special forces'],
  ];
  return listed([
    ...counts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`),
    ...groups.map((group) => `naval group ${group}`),
  ]);
}

function gunLines({ world }: Words, words: Words, view: LiberatingAssaultView, unit: number): InfoLine[] {
  if (!world.roster.guns[unit]) return [];
  const kind = world.roster.kind[unit] as 'artillery' | 'corps-artillery' | 'werfer' | 'flak';
  const { range } = world.data.tables.artillery[kind];
  const section = { artillery: '6.2', 'corps-artillery': '6.3', werfer: '6.1', flak: '6.4' }[kind];
  const lines = [
    {
      text: `Fires up to ${counted(ammoLimit(world, unit), 'ammo card')}, ${range < 2 ? 'for troops of its division in the same hex' : `range ${counted(range, 'hex', 'hexes')}`}.`,
      section,
    },
  ];
  const whom = firesFor(world, view.open, view.known, unit);
  if (kind === 'corps-artillery')
    lines.push({ text: whom < 0 ? 'No division has its permission card.' : `Fires for ${formationName(words, whom)}.`, section });
  return lines;
}

function stateLines({ world }: Words, view: LiberatingAssaultView, unit: number): InfoLine[] {
  const { open, known } = view;
  const bits = known.marks[unit] as number;
  const done = [
    [MOVED, 'moved'],
    [ATTACKED, 'attacked'],
    [DEFENDED, 'defended'],
    [WITHDREW, 'was driven back'],
  ].flatMap(([bit, text]) => (bits & (bit as number) ? [text as string] : []));
  const lines: InfoLine[] = [];
  if (done.length > 0) lines.push({ text: `This turn it has ${listed(done)}.` });
  if (needsFuel(world, open, unit)) {
    const fuelled = hasFuel(world, open, fieldOf(view), unit);
    lines.push({
      text: fuelled
        ? 'Its headquarters has fuel.'
        : `No fuel on its headquarters: ${known.hex[unit] === AT_SEA ? 'it lands on open beaches only' : 'no attack, one hex of movement'}.`,
      section: '2.1',
    });
  }
  if ((known.hex[unit] as number) >= 0 && !isInCommand(world, open, known, unit))
    lines.push({ text: 'Out of command: it can move and defend, nothing else.', section: '7.1' });
  return lines;
}

/** §8.1 */
function coastLines(_: Words, { open }: LiberatingAssaultView, index: number): InfoLine[] {
  const strength = open.coast[index] as number;
  if (strength === FACE_DOWN) return [{ text: 'Nobody knows how strong these defences are before somebody lands here.', section: '8.1' }];
  return [{ text: `Adds ${strength} against landings; each loss takes three off it.`, section: '8.1' }];
}

export function unitInfoOf(words: Words, view: LiberatingAssaultView, unit: number): readonly InfoLine[] {
  const { world } = words;
  const coast = coastHexOf(words, unit);
  if (coast !== undefined) return coastLines(words, view, world.ground.coastIndex[coast] as number);
  const { open, known } = view;
  const { kind, nation } = counterOf(words, unit);
  const formation = formationOf(open, unit);
  const boxes = world.roster.boxes[unit] as readonly number[];
  const lost = known.lost[unit] as number;
  const lines: InfoLine[] = [
    { text: `${capital(nationName(nation))} ${kindName(kind)}, ${formationName(words, formation)}.`, section: '3.1' },
  ];
  if (world.roster.fights[unit])
    lines.push({
      text: `Strength ${strengthOf(world, known, unit)}; ${lost} of ${boxes.length} boxes crossed off, then ${boxes.slice(lost + 1).join(' ') || 'nothing'}.`,
      section: '3.1',
    });
  if (formation >= 0)
    lines.push({
      text: `Played by ${teamTitle(words, open.player[formation] as number)}, under ${teamTitle(words, open.command[formation] as number)}.`,
      section: '9.6',
    });
  const cards = cardsText(view, unit);
  if (cards !== '') lines.push({ text: `On it: ${cards}.`, section: '4.3' });
  if (known.order[unit] !== NO_ORDER) {
    const last = (known.path[unit] as number[]).at(-1);
    lines.push({
      text: `Ordered to ${orderName(known.order[unit] as number)}${last === undefined ? '' : `: ${words.places.entry(last)}`}.`,
      section: '4.5',
    });
  }
  return [...lines, ...gunLines(words, words, view, unit), ...stateLines(words, view, unit)];
}
