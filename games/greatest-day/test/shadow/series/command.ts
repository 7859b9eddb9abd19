import { CUT_OFF } from '../../../src/types.js';
import { outOfSector, overlayAt } from './ground.js';
import { type Field, isCommando, isCraft, type Piece } from './pieces.js';

const HEROES = ['wittmann', 'hollis'];
/** The unit a named hero is with, −1 none. */
export const withHero = ({ open }: Field, hero: string): number => {
  const unit = open.heroes[HEROES.indexOf(hero)] as number;
  return unit >= 0 ? unit : -1;
};

interface Commander {
  readonly leader: number;
  readonly formation: string;
  readonly division: string;
  readonly hex: number;
  readonly range: number;
  readonly allowance: number;
}

/** §S.8 §4.5.3 Leaders who can command somebody now: on the map, or in a craft that drifts. Who waits
 * beside a Reinforcement hex has no hex: out of command there ends with coming on (ruling, §S.33, what is known of the series). */
export function commandersOf(field: Field): readonly Commander[] {
  const known = field.memo.get('commanders') as Commander[] | undefined;
  if (known) return known;
  const { open, paper, scenario } = field;
  const { replacementRange, replacementAllowance } = paper.tables.command;
  const found = open.leaderWith.flatMap((unit, leader): Commander[] => {
    const printed = paper.counters.leaders[leader];
    if (unit < 0 || !printed) return [];
    const host = field.piece(unit);
    const craft = open.aboard[unit] as number;
    const hex = host.hex >= 0 ? host.hex : craft >= 0 && (open.drift[craft] as number) > 0 ? (open.hex[craft] as number) : -1;
    if (hex < 0) return [];
    const replaced = open.leaderReplaced[leader] === 1;
    const division =
      (scenario.attachments ?? []).find(({ formation }) => formation === printed.formation)?.division ??
      paper.counters.formations.find(({ id }) => id === printed.formation)?.division ??
      '';
    return [
      {
        ...{ leader, formation: printed.formation, division, hex },
        range: replaced ? replacementRange : printed.range,
        allowance: replaced ? replacementAllowance : printed.allowance,
      },
    ];
  });
  field.memo.set('commanders', found);
  return found;
}

const BEACHES = ['sword', 'juno', 'gold'];

/** §16.1 A unit with a telephone whose line nobody has cut: only those on an overlay can be. */
export function hasLine({ paper, open, scenario }: Field, piece: Piece): boolean {
  if (piece.counter.stripe !== 'telephone' || (scenario.calendar[open.turn - 1] ?? '') >= '0608') return false;
  const overlay = paper.named(piece.hex, 'overlay');
  const battery = piece.template.symbol === 'coastal';
  return battery || overlay === '' || open.cut[BEACHES.indexOf(overlay)] !== 1;
}

/** §16.1 The Formation whose leader commands a unit by telephone. */
const phoneFormation = ({ paper }: Field, piece: Piece): string =>
  paper.counters.formations.find(({ telephone, id, division }) => telephone && (id === piece.formation || division === piece.division))
    ?.id ?? '';

/** §16.1 Whether it is reached by wire, or the fort it shares a hex with. Learnt: the line is enough, wherever the leader is or whether he still is. */
function isOnThePhone(field: Field, piece: Piece): boolean {
  if (hasLine(field, piece)) return true;
  const inRegiment = piece.counter.stripe === 'formation' && piece.formation === phoneFormation(field, piece);
  return inRegiment && field.stack(piece.hex).some((other) => other.template.symbol === 'fort' && hasLine(field, other));
}

/** §S.8 Leaders in whose range a unit stands: of its own Formation, or of its division for independents. */
export const leadersOver = (field: Field, piece: Piece): readonly Commander[] =>
  commandersOf(field).filter(({ formation, division, hex, range }) => {
    const own = piece.counter.stripe === 'formation' || piece.counter.stripe === 'telephone';
    const his = own && piece.formation !== '' ? formation === piece.formation : division === piece.division;
    return his && field.paper.distance(hex, piece.hex) <= range;
  });

/** §S.8 §S.9 §11.0 §14.0 §16.1 §16.2 §17.3.2 §17.8 Whether a unit is In Command. */
export function inCommand(field: Field, piece: Piece): boolean {
  const { paper } = field;
  if (isCommando(piece)) return (piece.marks & CUT_OFF) === 0;
  if (isCraft(piece) || piece.parked || piece.counter.autoCommand || piece.counter.id === paper.tables.engineers.demolishers) return true;
  if (piece.hex < 0) return false;
  const sectors = paper.counters.divisions.find(({ id }) => id === piece.division)?.sectors ?? [];
  if (outOfSector(field, piece.hex, sectors) > paper.tables.command.outOfSector) return false;
  const wittmann = withHero(field, 'wittmann');
  const { formation, range } = paper.tables.heroes.wittmann;
  if (wittmann >= 0 && piece.formation === formation && paper.distance(piece.hex, field.piece(wittmann).hex) <= range) return true;
  return isOnThePhone(field, piece) || leadersOver(field, piece).length > 0;
}

/** Whether an overlay still lies over its hex. */
export const isOnOverlay = (field: Field, { hex }: Piece): boolean => hex >= 0 && overlayAt(field, hex) !== '';
