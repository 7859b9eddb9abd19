import type { Action } from '@bocage/kernel';
import { TACTICS, type Tactic } from '../src/data/shapes.js';
import { sideOf } from '../src/occupancy.js';
import { coastTactic } from '../src/rules/coast.js';
import { nameCard, nameFlak } from '../src/rules/fighting.js';
import { attackParts, defenceParts, sumOf } from '../src/rules/strength.js';
import { compareTactics, playableTactics, type Role, type Tactical } from '../src/rules/tactics.js';
import { readNumbered } from '../src/steps/steps.js';
import type { Battle, LiberatingAssaultView } from '../src/types.js';
import { battleToDecide } from './prompts-battle.js';
import { signed } from './text.js';
import type { Words } from './words.js';

const MIRROR: Readonly<Record<Tactical, Tactical>> = { win: 'lose', draw: 'draw', lose: 'win' };

/** §5.1 How a card of mine fares against one of theirs. */
export const fares = ({ world }: Words, role: Role, own: Tactic, other: Tactic): Tactical =>
  role === 'attack' ? compareTactics(world, own, other) : MIRROR[compareTactics(world, other, own)];

/** §4.12 §8.1 The cards the other side may play, as far as this seat sees what it brings; works have one card. */
export function theirCards({ world }: Words, { open, known }: LiberatingAssaultView, battle: Battle, role: Role): readonly Tactic[] {
  const printed = role === 'attack' ? coastTactic(world, open, known, battle) : undefined;
  return printed === undefined ? playableTactics(world, battle, role === 'attack' ? 'defence' : 'attack') : [printed];
}

/** §5.1 "wins against 2 of 5 cards, loses to 1". */
function tacticOdds(words: Words, view: LiberatingAssaultView, own: Tactic): string | undefined {
  const found = view.seats.map((seat) => battleToDecide(words, view, seat)).find((one) => one !== undefined);
  const battle = found && view.known.battles[found.index];
  if (!found || !battle) return undefined;
  const theirs = theirCards(words, view, battle, found.role);
  const count = (wanted: Tactical): number => theirs.filter((other) => fares(words, found.role, own, other) === wanted).length;
  return `wins against ${count('win')} of ${theirs.length === 1 ? '1 card' : `${theirs.length} cards`}, loses to ${count('lose')}`;
}

/** §4.13 §5.2 The strengths with one more gun or Flak of mine named: what others name is theirs to know. */
export function supportOdds({ world }: Words, { open, known }: LiberatingAssaultView, word: string): string | undefined {
  const [how, index, gun] = word.split(':');
  const battle = known.battles[Number(index)];
  if (!battle || (how !== 'fire' && how !== 'flak')) return undefined;
  const role: Role = sideOf(world, Number(gun)) === battle.side ? 'attack' : 'defence';
  const after = copyOf(battle);
  (how === 'fire' ? nameCard : nameFlak)(after, role, Number(gun));
  const [attack, defence] = [sumOf(attackParts(world, open, known, after)), sumOf(defenceParts(world, open, known, after))];
  return `${attack} to ${defence}, difference ${signed(attack - defence)}`;
}

/** A copy whose lists of guns can be added to. */
const copyOf = (battle: Battle): Battle => ({
  ...battle,
  attackGuns: [...battle.attackGuns],
  attackAmmo: [...battle.attackAmmo],
  attackFlak: [...battle.attackFlak],
  defenceGuns: [...battle.defenceGuns],
  defenceAmmo: [...battle.defenceAmmo],
  defenceFlak: [...battle.defenceFlak],
});

/** What a card of support or tactics would make of its battle, reckoned from what this seat sees and nothing else. */
export function oddsAfter(words: Words, view: LiberatingAssaultView, action: Action): string | undefined {
  if (action.kind !== 'word') return undefined;
  const { name } = readNumbered(action);
  if ((TACTICS as readonly string[]).includes(name)) return tacticOdds(words, view, name as Tactic);
  return supportOdds(words, view, action.word);
}
