import type { Prompt } from '@bocage/board';
import { withdrawableUnits } from '../src/rules/8-reinforcements/withdraw-units.js';
import type { ArriveFrame, DarkSummerView, DisplaceFrame, EntryFrame, WithdrawFrame } from '../src/types.js';
import { GERMANS } from '../src/types.js';
import { forAll, type PromptTable, said } from './prompt-table.js';
import { commandAdjective, commandName, seatName } from './sides.js';
import { capital, counted, points } from './text.js';
import { entryOf, shortName } from './units.js';
import type { Words } from './words.js';

type ArrivalStep = 'withdraw' | 'entry-roll' | 'entry' | 'arrive' | 'third-wave' | 'land' | 'displace';

function askWithdraw({ world }: Words, { open }: DarkSummerView, { command }: WithdrawFrame): Prompt {
  const { withdrawalTurn } = world.data.tables.limits;
  const { notWithdrawn } = world.data.scenarios.victory;
  const worth = notWithdrawn === 1 ? 'half a point' : points(notWithdrawn);
  const able = counted(withdrawableUnits(world, open, command).length, 'unit');
  const price = `each one not home by the end of turn ${withdrawalTurn} gives the Germans ${worth}`;
  return said(
    `You may send home ${commandAdjective(command)} airborne, Ranger or Special Service units (${able}), or go on; ${price}`,
    '8.3',
  );
}

const askEntry = (_: Words, __: DarkSummerView, { command, left }: EntryFrame): Prompt =>
  said(
    `Choose a ${commandAdjective(command)} formation to bring in: ${counted(left, 'more', 'more')} may enter, those of earlier turns first`,
    '8.1.1',
  );

function askArrive(words: Words, view: DarkSummerView, { units }: ArriveFrame): Prompt {
  const [unit = 0] = units;
  const more = units.length > 1 ? `; ${counted(units.length - 1, 'more unit')} after it` : '';
  const where = words.world.roster.command[unit] === GERMANS ? 'a marked hex of its letter' : 'a marked open beach';
  return said(`Place ${entryOf(words, view, unit)} on ${where}${more}`, '8.1.2');
}

function askDisplace(words: Words, view: DarkSummerView, { arriving, hex, leaving }: DisplaceFrame): Prompt {
  const { places } = words;
  if (leaving < 0) {
    return said(
      `There is no room ${places.at(hex)} for ${shortName(words, arriving)}: choose the unit that moves on to make room`,
      '8.1.3',
    );
  }
  return said(`Choose the hex ${entryOf(words, view, leaving)} moves to, to make room ${places.at(hex)}`, '8.1.3');
}

export const ARRIVAL_PROMPTS: PromptTable<ArrivalStep> = {
  withdraw: {
    ask: askWithdraw,
    wait: (_, __, { command }) => said(`${capital(commandName(command))} may send airborne and special troops home`, '8.3'),
  },
  'entry-roll': forAll((_, __, { command }) =>
    said(`A die decides how many waiting ${commandAdjective(command)} formations may enter`, '8.1.1'),
  ),
  entry: {
    ask: askEntry,
    wait: (_, __, { command, left }) =>
      said(`${capital(commandName(command))} are bringing in formations: ${counted(left, 'more', 'more')} may enter`, '8.1.1'),
  },
  arrive: {
    ask: askArrive,
    wait: (words, _, { asks, units }) => said(`${capital(seatName(asks))} are placing ${shortName(words, units[0] ?? 0)}`, '8.1.2'),
  },
  'third-wave': {
    ask: (_, __, { command }) =>
      said(
        `Third wave: choose the ${commandAdjective(command)} unit that lands next. It needs no roll and may push others inland`,
        '8.1.3',
      ),
    wait: (_, __, { command }) => said(`The third wave of ${commandName(command)} is landing`, '8.1.3'),
  },
  land: {
    ask: (words, view, { unit }) => said(`Choose where ${entryOf(words, view, unit)} lands`, '8.1.3'),
    wait: (words, _, { asks, unit }) => said(`${capital(seatName(asks))} are choosing where ${shortName(words, unit)} lands`, '8.1.3'),
  },
  displace: {
    ask: askDisplace,
    wait: (words, _, { asks, arriving }) => said(`${capital(seatName(asks))} are making room for ${shortName(words, arriving)}`, '8.1.3'),
  },
};
