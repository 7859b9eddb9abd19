import { type Action, chanceStep, step, word } from '@bocage/kernel';
import { type BritishChits, britishCombinations, filledCup, twoSided } from '../rules/9-action-rounds/chits.js';
import {
  BRITISH,
  type BritishChitsFrame,
  CUP,
  type CupChit,
  type DarkSummerTypes,
  type DrawFrame,
  GERMANS,
  type InitiativeFrame,
  type Open,
  seatOf,
  type Tell,
  US,
} from '../types.js';
import type { World } from '../world.js';

/** §9.1 Names of the two combinations in the order of `britishCombinations`. */
const COMBINATIONS: readonly Action[] = ['two-moves', 'two-combats'].map(word);

/** §9.1 §9.4 The chits the weather gives go into the cup, the Reaction chits to the German player. */
export function fillCup(world: World, open: Open, british: BritishChits, tell: Tell): void {
  const { actions } = world.data.tables;
  open.cup = filledCup(actions, open.weather, british);
  open.reactions = actions.reaction[open.weather] as number;
  tell({ event: 'cup', section: '9.1', cup: [...open.cup], reactions: open.reactions });
}

/** §9.1 In showers one British chit stays out of the cup, and the Germans are told which. */
export const createBritishChitsStep = (world: World) =>
  step<DarkSummerTypes, BritishChitsFrame>({
    section: '9.1',
    legal: () => COMBINATIONS,
    play({ open }, _, __, action, tell) {
      const i = COMBINATIONS.indexOf(action);
      open.stack.pop();
      fillCup(world, open, britishCombinations(world.data.tables.actions, open.weather)[i] as BritishChits, tell);
    },
  });

/** A chit leaves the cup for its owner to play (§9.1, §9.2). */
function takeChit(open: Open, chit: CupChit): void {
  const i = CUP.indexOf(chit);
  open.cup[i] = (open.cup[i] as number) - 1;
  const command = chit === 'us' ? US : chit === 'german' ? GERMANS : BRITISH;
  const sides = chit === 'british-move' ? (['move'] as const) : chit === 'british-combat' ? (['combat'] as const) : twoSided(open, command);
  open.stack.push({ step: 'chit', asks: seatOf(open, command), command, sides });
}

/** §9.1 The Allied player chooses the chit of the first round. */
export const createInitiativeStep = () =>
  step<DarkSummerTypes, InitiativeFrame>({
    section: '9.1',
    legal: ({ open }) => CUP.filter((chit, i) => chit !== 'german' && (open.cup[i] as number) > 0).map(word),
    refusal: (_, __, ___, action) => ({
      code: action.kind === 'word' && action.word === 'german' ? 'wrong-command' : 'no-such-chit',
      section: '9.1',
    }),
    play({ open }, _, __, action) {
      if (action.kind !== 'word') return;
      open.stack.pop();
      takeChit(open, action.word as CupChit);
    },
  });

/** §9.2 */
export const createDrawStep = () =>
  chanceStep<DarkSummerTypes, DrawFrame>({
    section: '9.2',
    roll: ({ open }) => ({ kind: 'draw', why: 'action-chit', section: '9.2', weights: [...open.cup] }),
    resolve({ open }, _, __, result, tell) {
      const chit = CUP[result[0] as number] as CupChit;
      open.stack.pop();
      tell({ event: 'chit-drawn', section: '9.2', reveals: 'all', chit });
      takeChit(open, chit);
    },
  });
