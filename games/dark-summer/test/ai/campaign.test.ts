import {
  type Action,
  type Chooser,
  type Counted,
  createRng,
  Memory,
  NO_PLAN,
  type Plan,
  playout,
  type Rng,
  scripted,
  word,
} from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { createModule, type DarkSummerTypes, data, type Open, WITHDRAWN } from '../../src/index.js';
import { isWithdrawable } from '../../src/roster.js';
import { isUnitSupplied } from '../../src/rules/13-supply/supply.js';

const module = createModule(data);
const ai = module.ai as NonNullable<typeof module.ai>;

interface Campaign {
  readonly ends: ReadonlyMap<number, Facts>;
  readonly counted: Counted;
  readonly complaints: readonly string[];
  readonly actions: number;
}

/** What is remembered of the end of a turn. */
interface Facts {
  readonly cutOrTaken: boolean;
  readonly airborneLeft: number;
  readonly alliedUnsupplied: number;
  readonly alliedOnMap: number;
}

const count = (open: Open, is: (unit: number) => boolean): number => open.hex.filter((_, unit) => is(unit)).length;

function factsOf(open: Open): Facts {
  const { roster } = module.world;
  const isAllied = (unit: number): boolean => unit < roster.allied;
  const onMap = (unit: number): boolean => (open.hex[unit] as number) >= 0;
  return {
    cutOrTaken: open.isolated === 1 || open.cherbourgTurn > 0 || open.hex.some((hex, unit) => hex === -2 && isAllied(unit)),
    airborneLeft: count(
      open,
      (unit) =>
        isAllied(unit) && isWithdrawable(roster.kind[unit] as 'glider') && (open.steps[unit] as number) > 0 && open.hex[unit] !== WITHDRAWN,
    ),
    alliedUnsupplied: count(open, (unit) => isAllied(unit) && onMap(unit) && !isUnitSupplied(module.world, open, unit)),
    alliedOnMap: count(open, (unit) => isAllied(unit) && onMap(unit)),
  };
}

function playCampaign(seed: string, plan: Plan = NO_PLAN): Campaign {
  const state = module.setup('campaign', {});
  const script = scripted(ai, () => plan);
  const ends = new Map<number, Facts>();
  const watch = ai.watch?.() as NonNullable<ReturnType<NonNullable<typeof ai.watch>>>;
  const { actions } = playout(module, state, { allied: script, german: script }, createRng(seed), {
    watch: {
      ...watch,
      after(view, events) {
        watch.after(view, events);
        for (const event of events) if (event.event === 'phase' && event.phase === 'clean-up') ends.set(event.turn, factsOf(view.open));
      },
    },
  });
  return { ends, counted: watch.counted(), complaints: module.check(state), actions };
}

describe('the script against itself', () => {
  const campaigns = ['a', 'b', 'c', 'd'].map((seed) => playCampaign(seed));

  it('plays campaigns to their end, all invariants kept', () => {
    for (const { complaints, actions } of campaigns) {
      expect(complaints).toEqual([]);
      expect(actions).toBeGreaterThan(1500);
    }
  });

  it('never chooses an attack below 1-2, and leaves no good use of chits and markers', () => {
    for (const { counted } of campaigns) {
      for (const seat of ['allied', 'german']) {
        expect(counted.ceilings[seat]?.['attacks-below-1-2']).toBe(0);
        expect(counted.ceilings[seat]?.['lost-to-stacking']).toBe(0);
        expect(counted.ceilings[seat]?.['unused-support']).toBeLessThanOrEqual(2);
      }
      expect(counted.ceilings.german?.['unused-reactions']).toBeLessThanOrEqual(1);
      expect(counted.ceilings.allied?.['moved-out-of-supply']).toBeLessThanOrEqual(6);
    }
  });

  it('cuts off or enters Cherbourg by turn 4 in most games', () => {
    expect(campaigns.filter(({ ends }) => ends.get(4)?.cutOrTaken).length).toBeGreaterThanOrEqual(3);
  });

  it('has withdrawn nearly all airborne troops that live by the end of turn 5', () => {
    const left = campaigns.map(({ ends }) => ends.get(5)?.airborneLeft ?? 0);
    expect(left.reduce((a, b) => a + b, 0) / left.length).toBeLessThanOrEqual(2);
  });

  it('keeps its Allies in supply', () => {
    for (const { ends } of campaigns) {
      const shares = [...ends.values()].map(({ alliedUnsupplied, alliedOnMap }) => alliedUnsupplied / Math.max(1, alliedOnMap));
      expect(shares.reduce((a, b) => a + b, 0) / shares.length).toBeLessThan(0.12);
    }
  });

  it('opens most beaches and is not thrown back into the sea', () => {
    for (const { counted } of campaigns) {
      expect(counted.marks['beaches-after-first-wave']).toBeGreaterThanOrEqual(2);
      expect(counted.marks['sudden-death-on-d-day']).toBe(0);
    }
  });
});

describe('the veteran against itself', () => {
  const campaigns = ['a', 'b'].map((seed) => playCampaign(seed, { book: 'veteran' }));
  const total = (seat: string, name: string): number =>
    campaigns.reduce((sum, { counted }) => sum + (counted.ceilings[seat]?.[name] ?? 0), 0);

  it('does not do what a good player does not do', () => {
    for (const seat of ['allied', 'german']) {
      expect(total(seat, 'moved-out-of-supply')).toBe(0);
      expect(total(seat, 'attacks-below-1-2')).toBeLessThanOrEqual(1);
      expect(total(seat, 'unused-support')).toBe(0);
    }
    expect(total('german', 'unused-reactions')).toBe(0);
    for (const { complaints } of campaigns) expect(complaints).toEqual([]);
  });
});

describe('against somebody else', () => {
  /** Ends whatever can be ended, and otherwise takes the last thing offered. */
  const idle: Chooser<DarkSummerTypes> = (_view, legal) =>
    legal.find((action) => action === word('done') || action === word('pass')) ?? (legal[legal.length - 1] as Action);
  const random =
    (rng: Rng): Chooser<DarkSummerTypes> =>
    (_view, legal) =>
      legal[rng.below(legal.length)] as Action;

  it.each(['allied', 'german'] as const)(
    'loses nothing to its own stacking as %s, even when it forgets everything',
    (seat) => {
      const other = seat === 'allied' ? 'german' : 'allied';
      const forgetful: Chooser<DarkSummerTypes> = (view, legal, who) => ai.choose(view, who, legal, NO_PLAN, new Memory());
      const games = [
        [scripted(ai), idle],
        [scripted(ai), random(createRng('a stranger'))],
        [forgetful, scripted(ai)],
      ] as const;
      for (const [own, stranger] of games) {
        const watch = ai.watch?.() as NonNullable<ReturnType<NonNullable<typeof ai.watch>>>;
        const players = { [seat]: own, [other]: stranger };
        playout(module, module.setup('campaign', {}), players, createRng('strangers'), { watch, record: false });
        expect(watch.counted().ceilings[seat]?.['lost-to-stacking']).toBe(0);
      }
    },
    240_000,
  );
});

describe('search', () => {
  it('weighs on turn 9, as the Germans on turn 8 too, whether divisions leave for the east, and nothing before', () => {
    const { open } = module.setup('campaign', {});
    const choices = (turn: number, seat: string) =>
      ai.groups({ seats: [seat], open: { ...open, turn }, known: {} }, seat).flatMap(({ tactics }) => tactics);
    expect([1, 8, 9, 10].map((turn) => choices(turn, 'german'))).toEqual([[], ['veteran', 'leave'], ['veteran', 'stand'], []]);
    expect([1, 8, 9, 10].map((turn) => choices(turn, 'allied'))).toEqual([[], [], ['veteran', 'stand'], []]);
  });
});

describe('every question', () => {
  it.each(['two', 'three'])('is answered with something legal, %s players, wherever chance has led', (players) => {
    const rng = createRng(`wild-${players}`);
    const state = module.setup('campaign', { players });
    const script = scripted(ai);
    const wild: Chooser<DarkSummerTypes> = (view, legal, seat) => {
      const advised = script(view, legal, seat);
      expect(legal).toContain(advised);
      return rng.below(3) === 0 ? (legal[rng.below(legal.length)] as typeof advised) : advised;
    };
    const { actions } = playout(module, state, { allied: wild, us: wild, british: wild, german: wild }, createRng('wild'), {
      limit: 1500,
      record: false,
    });
    expect(actions).toBeGreaterThan(1000);
  });
});
