import { createPlayer } from '@bocage/ai';
import { createRng, rollWith } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { type BradleyEvent, type BradleyState, COMBAT_MODE, data as files, game, MOVEMENT_MODE } from '../../src/index.js';
import { place } from '../../src/occupancy.js';
import { actionOf, commandModifiers, modifierOf, staffOf } from '../../src/rules/automaton/commands.js';
import { partsOf } from '../../src/rules/automaton/counterattack.js';
import { objectiveOf } from '../../src/rules/automaton/objectives.js';
import { actionFor, remoteUnits } from '../../src/rules/automaton/remote.js';
import { situationOf } from '../../src/rules/automaton/situation.js';
import { checkOdds } from '../../src/rules/mines.js';
import { clearMark, setBox, setMark } from '../../src/rules/units.js';
import { OMAHA } from '../../src/sides.js';
import { AFLOAT, ALLIED, ELIMINATED } from '../../src/types.js';
import { Solitaire } from '../automaton.js';
import { at, data, ground } from '../position.js';

const BEACH_HEX = ground.grid.label(ground.lanes.omaha[3]?.beach as number);
const module = game.create(files);
const automaton = createPlayer('automaton', module, 'x');

/** Plays until the American is asked for the first time. */
function setUp(scenario: string): BradleyState {
  const state = module.setup(scenario, { solitaire: 'german' });
  const rng = createRng(scenario);
  for (;;) {
    const awaits = module.awaits(state);
    if (awaits.kind === 'chance') module.resolve(state, awaits.roll, rollWith(rng, awaits.roll));
    else if (awaits.kind === 'seats' && awaits.seats[0] === 'german') {
      const view = module.view(state, ['german']);
      module.play(state, 'german', automaton.choose(view, 'german', module.legal(view, 'german')));
    } else return state;
  }
}

describe('§20.1 the set-up of the automaton', () => {
  it.each(['omaha', 'utah', 'd-day'])('puts the free units of %s where the data say, on the march those it names', (scenario) => {
    const { open } = setUp(scenario);
    const forces = data.scenarios.scenarios.find(({ id }) => id === scenario)?.forces ?? [];
    const number = (id: string): number => data.counters.units.findIndex((unit) => unit.id === id);
    for (const { force, units } of data.automaton.setUp.forces) {
      if (!forces.includes(force)) continue;
      for (const { hex, units: ids } of units)
        for (const id of ids)
          if (!id.includes('garrison')) expect([id, ground.grid.label(open.hex[number(id)] as number)]).toEqual([id, hex]);
    }
    const marching = data.counters.units.filter(
      ({ side }, unit) => side === 'german' && (open.hex[unit] as number) >= 0 && open.mode[unit] === MOVEMENT_MODE,
    );
    expect(marching.every(({ id }) => data.automaton.setUp.movementMode.includes(id))).toBe(true);
    expect(open.mode[number('ge-i-916')]).toBe(forces.includes('omaha-german') ? MOVEMENT_MODE : COMBAT_MODE);
  });

  it('rolls its mine points for all to see, and notes no hexes', () => {
    const state = module.setup('d-day', { solitaire: 'german' });
    let awaits = module.awaits(state);
    while (awaits.kind === 'seats') {
      const view = module.view(state, ['german']);
      module.play(state, 'german', automaton.choose(view, 'german', module.legal(view, 'german')));
      awaits = module.awaits(state);
    }
    expect(awaits).toMatchObject({ kind: 'chance', visibleTo: 'all', roll: { why: 'mines' } });
    if (awaits.kind === 'chance') module.resolve(state, awaits.roll, [5]);
    expect(state.open.minePoints).toEqual([4, 1]);
    expect(state.sealed).toEqual({ mines: [], minePoints: 0 });
  });

  it('lets a check find a point with the odds of points left to hexes unchecked', () => {
    const p = new Solitaire('omaha');
    p.open.minePoints = [3, -1];
    const engineer = p.put('us-1-eng', BEACH_HEX);
    const { hexes } = checkOdds(p.world, p.open, OMAHA);
    const check = (die: number): BradleyEvent[] => {
      p.open.stack = [
        { step: 'over', outcome: { level: 'draw' } },
        { step: 'mine-check', unit: engineer, hex: at(BEACH_HEX) },
      ];
      const awaits = p.steps.awaits(p.state);
      expect(awaits).toMatchObject({ kind: 'chance', roll: { count: 1, sides: hexes } });
      const events = awaits.kind === 'chance' ? p.steps.resolve(p.state, awaits.roll, [die]) : [];
      p.open.checked = [];
      p.open.checkedAs = [];
      return events;
    };
    expect(check(3)).toMatchObject([{ event: 'checked', mined: 1 }]);
    expect(check(4)).toMatchObject([{ event: 'checked', mined: 0 }]);
  });
});

describe('§20.2 objectives', () => {
  it('the first with an enemy within two hexes, else the first', () => {
    const p = new Solitaire();
    const east = p.command('east');
    p.put('ge-i-915', '4529');
    const now = (): string => ground.grid.label(objectiveOf(p.situation, east));
    expect(now()).toBe('3922');
    p.put('us-1-16', '4926');
    expect(now()).toBe('4925');
    p.put('us-2-16', '4025');
    expect(now()).toBe('4124');
  });

  it('the reserve makes for a beachhead, else a town the enemy holds, else for its side of the map', () => {
    const p = new Solitaire();
    const reserve = p.command('reserve');
    const unit = p.put('ge-aok7a', '4431');
    const now = (): string => ground.grid.label(objectiveOf(p.situation, reserve, unit));
    expect(now()).toBe('4024');
    p.put('us-1-16', '4226');
    expect(now()).toBe('4226');
    p.open.beachhead = [at('3922'), -1];
    expect(now()).toBe('3922');
  });
});

describe('§20.3 actions', () => {
  it('by the modified roll', () => {
    const p = new Solitaire();
    const name = (roll: number): string => data.automaton.actions.list[actionOf(p.world, roll)]?.action as string;
    expect([1, 4, 5, 6, 7, 8, 9, 10, 11, 15].map(name)).toEqual([
      'dig-in',
      'dig-in',
      'hold',
      'hold',
      'reposition',
      'reposition',
      'counterattack',
      'counterattack',
      'all-out',
      'all-out',
    ]);
  });

  it('adds for headquarters, the enemy in the objective and in disorder, takes away for night, disorder, surprise and support', () => {
    const p = new Solitaire();
    const east = p.command('east');
    const found = (): Record<string, number> =>
      Object.fromEntries(commandModifiers(p.situation, east).map(({ why, value }) => [why, value]));
    p.put('ge-i-915', '4529');
    expect(found()).toEqual({});
    const hq = p.put('ge-352-hq', '4529');
    expect(found()).toEqual({ hq: 1 });
    p.disrupt(hq);
    expect(found()).toEqual({});
    const held = p.put('us-1-16', '3922');
    expect(found()).toEqual({ 'objective-held': 1 });
    p.disrupt(held);
    expect(found()).toEqual({ 'objective-held': 1, 'disrupted-near': 1 });
    p.disrupt(p.of('ge-i-915'), p.put('ge-ii-915', '4529'), p.put('ge-i-916', '4626'));
    p.open.turn = 1;
    p.open.asp = 50;
    expect(found()).toMatchObject({ night: -1, 'own-disrupted': -1, 'first-turn': -2, support: -1 });
    p.open.hex[hq] = -1;
    setBox(p.open, hq, ELIMINATED);
    expect(found()).toMatchObject({ 'hq-eliminated': -2 });
    expect(modifierOf(p.world, commandModifiers(p.situation, east))).toBe(-3);
  });
});

describe('§16.2 §20.2 headquarters of an American automaton', () => {
  it('command nobody while they are at sea', () => {
    const p = new Solitaire();
    const s = () => situationOf(p.world, p.open, ALLIED);
    const [own, any] = [p.command('us-1'), p.command('british')];
    const hq = p.put('us-1-hq', '4121');
    setMark(p.open, hq, AFLOAT);
    expect([staffOf(s(), own), staffOf(s(), any)]).toEqual([[], []]);
    clearMark(p.open, hq, AFLOAT);
    expect([staffOf(s(), own), staffOf(s(), any)]).toEqual([[hq], [hq]]);
  });
});

describe('§20.5 remote command', () => {
  it('one die for those out of the radius: to three they hold, from four they obey', () => {
    const p = new Solitaire();
    const east = p.command('east');
    p.put('ge-352-hq', '3931');
    const near = p.put('ge-i-916', '4030');
    const far = p.put('ge-ii-915', '5733');
    p.rolled('east', 'all-out');
    expect(remoteUnits(p.situation, east)).toEqual([far]);
    const rolls = (die: number): string[] => {
      p.open.remote = [];
      p.open.stack = [
        { step: 'over', outcome: { level: 'draw' } },
        { step: 'remote', command: east.index },
      ];
      const awaits = p.steps.awaits(p.state);
      if (awaits.kind === 'chance') p.steps.resolve(p.state, awaits.roll, [die]);
      return [near, far].map((unit) => actionFor(p.situation, east, unit));
    };
    expect(rolls(3)).toEqual(['all-out', 'hold']);
    expect(rolls(4)).toEqual(['all-out', 'all-out']);
    // The die is for those who were out of it as it fell: who comes back still holds, who goes out of it still obeys.
    rolls(3);
    const after = (nearAt: string, farAt: string): string[] => {
      place(p.world, p.open, near, at(nearAt));
      place(p.world, p.open, far, at(farAt));
      return [near, far].map((unit) => actionFor(p.situation, east, unit));
    };
    expect(after('5733', '4030')).toEqual(['all-out', 'hold']);
  });
  it('the reserve lends to an all-out attack nobody who holds', () => {
    const p = new Solitaire();
    p.put('ge-352-hq', '3931');
    const lent = p.put('ge-aok7a', '4127');
    p.put('us-a-1-116', '4126');
    p.rolled('reserve', 'reposition');
    p.rolled('east', 'all-out');
    p.put('ge-i-916', '4730');
    const takesPart = (): boolean => partsOf(p.situation, p.command('east'), 'all-out').has(lent);
    expect(takesPart()).toBe(true);
    p.open.remote = [lent];
    expect(takesPart()).toBe(false);
  });
});
