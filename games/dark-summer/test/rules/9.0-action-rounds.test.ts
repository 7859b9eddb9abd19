import { type Action, createRng, type Json, rollWith } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { CLOUD, createModule, type DarkSummerEvent, data, SHOWERS, STORM } from '../../src/index.js';

/** The campaign without sudden death, so that random play sees all ten turns. */
const scenarios = data.scenarios as { readonly suddenDeath: Json } & Readonly<Record<string, Json>>;
const suddenDeath = { ...(scenarios.suddenDeath as object), closedBeaches: 8, cherbourgTurn: 20, supplyTurn: 1 };
const module = createModule({ ...data, scenarios: { ...scenarios, suddenDeath } as unknown as Json });
const { actions } = module.world.data.tables;

interface Turn {
  weather: number;
  readonly phases: string[];
  readonly rounds: Extract<DarkSummerEvent, { event: 'round' }>[];
}

/** A whole campaign of random clicks, turn by turn. */
function campaign(seed: string): { readonly turns: Turn[]; readonly over: number } {
  const rng = createRng(seed);
  const state = module.setup('campaign', {});
  const turns: Turn[] = [{ weather: SHOWERS, phases: ['action'], rounds: [] }];
  let over = 0;
  const note = (event: DarkSummerEvent): void => {
    if (event.event === 'turn') turns.push({ weather: -1, phases: [], rounds: [] });
    const turn = turns[turns.length - 1] as Turn;
    if (event.event === 'weather') turn.weather = event.weather;
    if (event.event === 'phase') turn.phases.push(event.phase);
    if (event.event === 'round') turn.rounds.push(event);
    if (event.event === 'over') over++;
  };
  for (let awaits = module.awaits(state); awaits.kind !== 'over'; awaits = module.awaits(state)) {
    if (awaits.kind === 'chance') module.resolve(state, awaits.roll, rollWith(rng, awaits.roll)).forEach(note);
    else {
      const seat = awaits.seats[0] as string;
      const legal = module.legal(module.view(state, [seat]), seat);
      module.play(state, seat, legal[rng.below(legal.length)] as Action).forEach(note);
    }
  }
  return { turns, over };
}

const played = [1, 2, 3].map((n) => campaign(`action-rounds-${n}`)).filter(({ turns }) => turns.length === 10);
const turns = played.flatMap((game) => game.turns.map((turn, i) => ({ ...turn, number: i + 1 })));

// §4.0
test('ten turns of seven phases, the first from its Action Phase, and one ending', () => {
  expect(played.length).toBeGreaterThan(0);
  const later = ['weather', 'allied-replacement', 'german-replacement', 'action', 'attrition', 'clean-up', 'victory'];
  for (const { number, phases } of turns) expect(phases).toEqual(number === 1 ? later.slice(3) : later);
  expect(played.map(({ over }) => over)).toEqual(played.map(() => 1));
});

// §7.1
test('the nine weather chits are all drawn, one a turn', () => {
  for (const game of played) {
    const drawn = game.turns.slice(1).map(({ weather }) => weather);
    // Two of sun, two of cloud, three of showers, one of rain and one of storm.
    expect([0, 1, 2, 3, 4].map((weather) => drawn.filter((each) => each === weather).length)).toEqual([2, 2, 3, 1, 1]);
  }
});

// §9.0 §9.1 §9.2
test('every chit of the weather is played, and no other', () => {
  for (const { weather, rounds } of turns) {
    const count = (command: number): number => rounds.filter((round) => round.command === command && round.chit !== 'none').length;
    expect([count(0), count(1), count(2)]).toEqual([actions.us[weather], actions.british[weather]?.total, actions.german[weather]]);
    const german = rounds.filter(({ command, chit }) => command === 2 && chit !== 'none').map(({ chit }) => chit);
    expect(german.filter((chit) => chit === 'move').length).toBeLessThanOrEqual(2);
    expect(german.filter((chit) => chit === 'combat').length).toBeLessThanOrEqual(weather === STORM ? 2 : 1);
  }
});

// §9.3.4
test('reactions follow Allied rounds only, one after each and no more than there are chits', () => {
  for (const { number, weather, rounds } of turns) {
    const reactions = rounds.flatMap(({ kind }, i) => (kind === 'reaction' || kind === 'first-reaction' ? [i] : []));
    expect(reactions.length).toBeLessThanOrEqual((actions.reaction[weather] as number) + (number === 1 ? 2 : 0));
    for (const i of reactions) expect(rounds[i - 1]?.command).not.toBe(2);
  }
});

// §9.3.3 §7.2.3
test('one combined round and one Prepared Offensive a nationality and turn at the most', () => {
  for (const { number, weather, rounds } of turns) {
    for (const command of [0, 1, 2]) {
      const own = rounds.filter((round) => round.command === command);
      const most = command === 2 || number === 1 ? 0 : 1;
      expect(own.filter(({ kind }) => kind === 'combined').length).toBeLessThanOrEqual(most);
      expect(own.filter(({ prepared }) => prepared === 1).length).toBeLessThanOrEqual(weather > CLOUD ? 0 : most);
      const first = own.findIndex(({ kind }) => kind === 'combat' || kind === 'combined');
      for (const [i, { prepared }] of own.entries()) if (prepared === 1) expect(i).toBe(first);
    }
  }
});

// §9.4
test('turn 1 opens with the two waves and their reactions', () => {
  const opening = ['wave1', 'first-reaction', 'wave2', 'reaction'];
  for (const game of played) expect(game.turns[0]?.rounds.slice(0, 4).map(({ kind }) => kind)).toEqual(opening);
  for (const { number, rounds } of turns) if (number > 1) expect(rounds[0]?.command).not.toBe(2);
});
