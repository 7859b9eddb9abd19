import { type GameMeta, type GameOption, LEVELS, type Level, type Options, type OptionValue, type Seat } from './contract.js';

/** Those that play any game; an automaton needs the solitaire rules of its game. */
export const GENERAL_LEVELS = ['random', 'greedy', 'search'] as const satisfies readonly Level[];
export type GeneralLevel = (typeof GENERAL_LEVELS)[number];

/** The computer players a game has. */
export const levelsOf = ({ levels = GENERAL_LEVELS }: Pick<GameMeta, 'levels'>): readonly Level[] =>
  LEVELS.filter((level) => levels.includes(level));

const followsSeats = ({ values }: GameOption): boolean => values.some(({ automata }) => automata !== undefined);

/** What is asked when a table opens; which seats automata hold follows from who sits there. */
export const optionsAsked = ({ options }: Pick<GameMeta, 'options'>): readonly GameOption[] =>
  options.filter((option) => !followsSeats(option));

/** The options of a table with these players: where one says which seats automata hold, it says so truly. */
export function withAutomata(
  { options: offered, seats, title }: Pick<GameMeta, 'options' | 'seats' | 'title'>,
  options: Options,
  playerOf: (seat: Seat) => string | undefined,
): Options {
  const held = seats.map(({ id }) => id).filter((seat) => playerOf(seat) === 'automaton');
  const isTrue = ({ automata = [] }: OptionValue): boolean =>
    automata.length === held.length && held.every((seat) => automata.includes(seat));
  const following = offered.filter(followsSeats).map(({ id, values }) => {
    const value = values.find(isTrue);
    if (!value) throw new Error(`${title} has no automaton for ${held.join(' and ')}`);
    return [id, value.id] as const;
  });
  return { ...options, ...Object.fromEntries(following) };
}
