import { describe, expect, test } from 'vitest';
import { check } from '../src/check.js';
import { place } from '../src/occupancy.js';
import { setBox, setMark, setMode } from '../src/rules/units.js';
import {
  AFLOAT,
  AT_EDGE,
  type BradleyState,
  DUE,
  DZ_LANDED,
  ELIMINATED,
  ENTERED,
  FIRED,
  GLIDED,
  GREEN,
  LANDED,
  MOVEMENT_MODE,
  POOL,
  SUPPORTED,
  UNPLACED,
  WET,
} from '../src/types.js';
import { at, ground, Position } from './position.js';

/** A battalion of each side, a headquarters, a garrison; a fire segment has just begun. */
function sound(): Position {
  const position = new Position();
  position.put('us-2-116', '4630');
  position.put('us-1-hq', '4628');
  position.put('ge-i-916', '4830');
  position.put('ge-garrison-1', '4124');
  position.open.stack = [
    { step: 'game', next: 3 },
    { step: 'fire', asks: 'allied', side: 0 },
  ];
  return position;
}
const { of } = new Position();
const [battalion, hq, german, garrison] = ['us-2-116', 'us-1-hq', 'ge-i-916', 'ge-garrison-1'].map(of) as [number, number, number, number];

/** What is said of the position after a change that no rule makes. */
function said(spoil: (state: BradleyState, position: Position) => void): string {
  const position = sound();
  spoil(position.state, position);
  return check(position.world, position.state).join('; ');
}

test('nothing is wrong with a sound position', () => {
  const { world, state } = sound();
  expect(check(world, state)).toEqual([]);
});

const cases: Readonly<Record<string, readonly [Parameters<typeof said>[0], string]>> = {
  'a short column': [({ open }) => void (open.mode = open.mode.slice(1)), 'column mode has'],
  'a stack without a bottom': [({ open }) => void open.stack.shift(), 'the bottom of the stack'],
  'overdrawn support points': [({ open }) => void (open.asp = -1), 'more support points were used'],
  'overdrawn bombers': [({ open }) => void (open.air = -1), 'more support points were used'],
  'a unit in a hex and in a box': [({ open }) => void setBox(open, battalion, POOL), 'both in a hex and in a box'],
  'a unit beyond the map': [({ open }) => void (open.hex[battalion] = 99_999), 'is nowhere'],
  'both sides in a hex': [({ open }, { world }) => place(world, open, german, at('4630')), 'both sides stand in 4630'],
  'a disrupted unit off the map': [
    ({ open }) => void (open.disrupted = open.disrupted.with(of('us-1-16'), GREEN)),
    'off the map and disrupted',
  ],
  'a third mode': [({ open }) => void (open.mode = open.mode.with(battalion, 2)), 'is in mode 2'],
  'a seventh facing': [({ open }) => void (open.facing = open.facing.with(battalion, 6)), 'faces 6'],
  'a third colour': [({ open }) => void (open.disrupted = open.disrupted.with(battalion, 3)), 'has disruption 3'],
  'a garrison on the march': [
    ({ open }) => void (open.mode = open.mode.with(garrison, MOVEMENT_MODE)),
    `garrison ${garrison} is on the march`,
  ],
  'a disrupted garrison': [({ open }) => void (open.disrupted = open.disrupted.with(garrison, GREEN)), `garrison ${garrison} is disrupted`],
  'a garrison that fired': [({ open }) => setMark(open, garrison, FIRED), `garrison ${garrison} has acted`],
  'a garrison to come': [
    ({ open }, { world }) => {
      place(world, open, garrison, -1);
      setBox(open, garrison, DUE);
    },
    'comes as a reinforcement',
  ],
  'a garrison with company': [({ open }, { world }) => place(world, open, german, at('4124')), 'is not alone in 4124'],
  'support of a battalion': [({ open }) => setMark(open, battalion, SUPPORTED), 'is no headquarters'],
  'wet without landing': [({ open }) => setMark(open, battalion, WET), 'without landing'],
  'a glider without landing': [({ open }) => setMark(open, battalion, GLIDED), 'without landing'],
  'a German landing': [({ open }) => setMark(open, german, LANDED), 'is German and lands'],
  'an Allied entry paid for': [({ open }) => setMark(open, battalion, ENTERED), 'is Allied and pays'],
  'a landing on the march': [
    ({ open }, { world }) => {
      setMode(world, open, battalion, MOVEMENT_MODE, 0);
      setMark(open, battalion, LANDED);
    },
    'lands on the march',
  ],
  'a mark on who is gone': [
    ({ open }, { world }) => {
      place(world, open, hq, -1);
      setBox(open, hq, ELIMINATED);
      setMark(open, hq, SUPPORTED);
    },
    'is eliminated and marked',
  ],
  'a box that is none': [({ open }) => void setBox(open, of('us-1-16'), AT_EDGE + 1), `is in box ${AT_EDGE + 1}`],
  'a German in a pool': [({ open }) => void setBox(open, of('ge-i-914'), POOL), 'is in an Allied box'],
  'Allies to be set up': [({ open }) => void setBox(open, of('us-1-16'), UNPLACED), 'waits to be set up'],
  'too many in a hex': [(_, position) => void ['us-1-16', 'us-1-18'].map((id) => position.put(id, '4630')), 'too many stand in 4630'],
  'a unit in open water': [({ open }, { world }) => place(world, open, battalion, at('4315')), 'stands in the sea at 4315'],
  'a sixth tide': [({ open }) => void (open.tide = 5), 'there is no tide 5'],
  'ruins out of order': [({ open }) => void (open.ruins = [at('4829'), at('4529')]), 'ruins is not in order'],
  'ruins of a field': [({ open }) => void (open.ruins = [at('4630')]), '4630 is no town'],
  'a breach without a wall': [({ open }) => void (open.breached = [ground.grid.sides[at('4630') * 6] as number]), 'has no wall'],
  'a beachhead in a field': [({ open }) => void (open.beachhead[0] = at('4630')), 'the beachhead 4630 is no fort'],
  'a zone that landed nowhere': [({ open }) => void (open.dzState[0] = DZ_LANDED), 'has landed nowhere'],
  'two mines in a hex': [({ sealed }) => void (sealed.mines = [at('4323'), at('4323')]), 'two mine points lie in one hex'],
  'a mine inland': [({ sealed }) => void (sealed.mines = [at('4630')]), '4630 is mined and no beach'],
  'a check without an answer': [({ open }) => void (open.checked = [at('4323')]), 'without an answer'],
  'a mine found where none is': [({ open }) => Object.assign(open, { checked: [at('4323')], checkedAs: [1] }), 'found mined and is not'],
  'a mine left where it was cleared': [
    ({ open, sealed }) => {
      Object.assign(open, { checked: [at('4323')], checkedAs: [2] });
      sealed.mines = [at('4323')];
    },
    'was cleared and is mined',
  ],
  'a wrong number of mines': [({ open }) => void (open.minePoints[0] = 2), 'is said to have 2 mine points and has 0'],
  'a place changed behind the occupancy’s back': [({ open }) => void (open.hex[battalion] = at('4629')), 'is not what the columns say'],
};

describe('each broken invariant is told', () => {
  for (const [name, [spoil, words]] of Object.entries(cases)) test(name, () => expect(said(spoil)).toContain(words));
  test('who is afloat may stand in the sea, but not a German', () => {
    const spoil = (unit: number) =>
      said(({ open }, { world }) => {
        place(world, open, unit, -1);
        setMark(open, unit, AFLOAT);
        place(world, open, unit, at('4315'));
      });
    expect([spoil(battalion), spoil(german)]).toEqual(['', `unit ${german} is German and lands`]);
  });
});
