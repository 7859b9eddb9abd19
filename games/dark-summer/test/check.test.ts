import { clone } from '@bocage/kernel';
import { describe, expect, test } from 'vitest';
import { check } from '../src/check.js';
import { CHERBOURG, type DarkSummerState, ELIMINATED, EXITED, FOUGHT, MAY_LEAVE, type Open, VIA_BRITTANY, WAITING } from '../src/index.js';
import { occupancyOf, place } from '../src/occupancy.js';
import { setup } from '../src/setup.js';
import { groundFor } from './position.js';

const { world } = groundFor();
const start = (): DarkSummerState => setup(world, 'campaign', {});
const id = (name: string): number => world.roster.ids.get(name) as number;
const hex = (label: string): number => world.grid.parse(label) as number;
/** What is said of the starting position after a change that no rule makes. */
const said = (spoil: (open: Open) => void): string => {
  const state = clone(start());
  spoil(state.open);
  return check(world, state).join('; ');
};

test('nothing is wrong with the starting position', () => expect(check(world, start())).toEqual([]));

describe('each broken invariant is told', () => {
  const cases: Readonly<Record<string, readonly [(open: Open) => void, string]>> = {
    'a short column': [(open) => void (open.steps = open.steps.slice(1)), 'column steps has 273 entries'],
    'a stack without a bottom': [(open) => void open.stack.shift(), 'the bottom of the stack'],
    'both sides in a hex': [(open) => place(world, open, id('us-505-82-ab'), hex('3207')), 'both sides stand in 3207'],
    'a land unit at sea': [(open) => place(world, open, id('ge-6-fj'), hex('2502')), 'is at sea'],
    'two divisions in a hex': [(open) => place(world, open, id('ge-916-352'), hex('2102')), 'too much stands in 2102'],
    'Germans in an open beach': [(open) => void open.beach.fill(1), 'Germans stand in the open beach 2403'],
    'a beach undecided after turn 1': [(open) => void (open.turn = 2), 'is neither open nor closed'],
    'British in Cherbourg': [(open) => place(world, open, id('br-8a'), CHERBOURG), 'may not be in Cherbourg'],
    'Germans in a fallen Cherbourg': [(open) => void (open.cherbourgTurn = 1), 'is in Cherbourg after its fall'],
    'Brittany before its turn': [(open) => place(world, open, id('us-39-9-inf'), MAY_LEAVE), 'may not be in Brittany'],
    'an exit without a marker': [(open) => place(world, open, id('us-39-9-inf'), EXITED), 'without an Exit marker'],
    'a US marker too early': [(open) => void (open.exits[5] = 1), 'while the boundary stands'],
    'a British marker too early': [(open) => void (open.exits[0] = 2), 'before Caen has fallen'],
    'a British marker south of a US one': [
      (open) => Object.assign(open, { exits: open.exits.with(0, 1).with(5, 2) }),
      'lies south of a US one',
    ],
    'back from Brittany before going': [(open) => void (open.returnTurn = 1), 'back from Brittany too early'],
    'an eliminated unit with steps': [(open) => place(world, open, id('ge-6-fj'), ELIMINATED), 'is eliminated with 2 steps'],
    'too many steps': [(open) => void (open.steps = open.steps.with(0, 3)), 'has 3 steps'],
    'a unit without steps': [(open) => void (open.steps = open.steps.with(0, 0)), 'has 0 steps'],
    'a waiting unit with marks': [(open) => void (open.marks[id('us-39-9-inf')] = FOUGHT), 'waits and is marked'],
    'a waiting unit without a turn': [(open) => void (open.due = open.due.with(id('us-39-9-inf'), 0)), 'waits for no turn'],
    'a unit there and due': [(open) => void (open.due = open.due.with(0, 3)), 'is on the map and due'],
    'back from Brittany before anybody': [(open) => void (open.marks[0] = VIA_BRITTANY), 'before anybody'],
    'a drawn factor of a regiment': [(open) => void (open.value = open.value.with(0, 1)), 'unit 0 has a drawn factor'],
    'a factor the pool has not': [(open) => void (open.value = open.value.with(id('sp-1'), 0)), 'have factor 0'],
    'the Ost battalion of factor 0': [(open) => void (open.value = open.value.with(id('ost-1'), 0)), 'has factor 0 and is still there'],
    'a place changed behind the occupancy’s back': [
      (open) => {
        occupancyOf(world, open);
        open.hex[id('us-505-82-ab')] = WAITING;
      },
      'the kept count is not what the columns say',
    ],
    'a turn that is not': [(open) => void (open.turn = 11), 'there is no turn 11'],
    'an event to come': [(open) => void (open.caenTurn = 4), 'in a turn to come'],
    'sun on turn 1': [(open) => void (open.weather = 0), 'turn 1 has no showers'],
    'a lost weather chit': [(open) => void (open.weatherCup[0] = 1), '8 weather chits are left, not 9'],
    'a tenth weather chit': [(open) => void (open.weatherCup[0] = 3), 'the weather cup holds what it cannot'],
    'a fourth US chit': [(open) => void (open.cup[0] = 4), 'too many US chits'],
    'a fourth British chit': [(open) => Object.assign(open, { cup: [0, 2, 2, 0] }), 'too many British chits'],
    'a fourth German chit': [(open) => void (open.cup[3] = 4), 'too many German chits'],
    'a fifth reaction': [(open) => void (open.reactions = 5), 'too many reactions'],
    'a negative cup': [(open) => void (open.cup[3] = -1), 'less than nothing'],
    'overspent replacements': [(open) => void (open.replacements[0] = -1), 'overspent'],
    'chits left at the end': [(open) => Object.assign(open, { phase: 'attrition', cup: [1, 0, 0, 0] }), 'chits are left in the cup'],
  };
  for (const [name, [spoil, words]] of Object.entries(cases)) test(name, () => expect(said(spoil)).toContain(words));
});

describe('in a round', () => {
  const round = (open: Open): void =>
    void open.stack.push({ step: 'round', command: 0, kind: 'combat', chit: 'combat', prepared: 0, next: 0 });
  const spoiled = (spoil: (open: Open) => void): string =>
    said((open) => {
      round(open);
      spoil(open);
    });

  test('obliged hexes hold enemies not yet attacked', () => {
    expect(spoiled((open) => void open.obliged.push(hex('3207')))).toBe('');
    expect(spoiled((open) => void open.obliged.push(hex('5020')))).toContain('5020 must be attacked and holds no enemy');
    expect(spoiled((open) => Object.assign(open, { obliged: [hex('3207')], attacked: [hex('3207')] }))).toContain('again');
    expect(spoiled((open) => void open.attacked.push(5, 5))).toContain('attacked twice');
  });

  test('uses of support add up and keep to their limits', () => {
    const naval = world.data.tables.support.findIndex(({ kind }) => kind === 'naval');
    expect(spoiled((open) => void (open.roundUses[naval] = 1))).toContain('do not add up');
    const use = (open: Open, marker: number, times: number): void => {
      for (const column of [open.roundUses, open.turnUses, open.gameUses]) column[marker] = times;
    };
    expect(spoiled((open) => use(open, naval, 1))).toBe('');
    expect(spoiled((open) => use(open, 0, 1))).toContain('used before its turn');
    expect(spoiled((open) => use(open, 0, 2))).toContain('bombed too often');
  });

  test('a US chit is never the third of its kind', () => {
    const played = { command: 0, kind: 'combined', chit: 'move', prepared: 0 } as const;
    expect(spoiled((open) => void (open.track = [...open.track, played, played, played]))).toContain('too many chits as move');
  });

  test('a forgotten touch is found', () => {
    const state = start();
    expect(check(world, state)).toEqual([]);
    state.open.exits[0] = 1;
    expect(check(world, state).join()).toContain('the kept German bar is not what the columns say');
  });

  test('movement, retreats and the second wave may stack higher', () => {
    const crowd = (open: Open): void => place(world, open, id('ge-916-352'), hex('2102'));
    expect(spoiled(crowd)).toContain('too much stands in 2102');
    const loose = (open: Open): void => {
      crowd(open);
      open.stack.push({ step: 'retreat', asks: 'german', units: [], picked: 0 });
    };
    expect(spoiled(loose)).toBe('');
  });
});
