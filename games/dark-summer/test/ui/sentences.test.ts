import { unit, word } from '@bocage/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { place } from '../../src/standing.js';
import {
  AUTOMATIC,
  BEACH_OPEN,
  CHERBOURG,
  type DarkSummerEvent,
  type DarkSummerFrame,
  type DarkSummerState,
  ELIMINATED,
  WAITING,
} from '../../src/types.js';
import { divisionMark } from '../../ui/faces.js';
import { abbreviated, counted, listedUpTo, points } from '../../ui/text.js';
import { game, ui, world } from './played.js';

const at = (label: string): number => ui.grid.parse(label) as number;
const idOf = (name: string): number => world.roster.ids.get(name) as number;

let state: DarkSummerState;

beforeEach(() => {
  state = game.setup('campaign', {});
});

const seen = (...seats: string[]) => game.view(state, seats);
const put = (label: string, ...ids: string[]): void => {
  for (const id of ids) place(world, state.open, idOf(id), at(label));
};
const clear = (): void => {
  for (const id of state.open.hex.keys()) place(world, state.open, id, ELIMINATED);
};
const ask = (frame: DarkSummerFrame): void => void state.open.stack.push(frame);
const said = (event: DarkSummerEvent): string | undefined => ui.logLine(seen(), event)?.text;
const track = (id: string) => ui.tracks(seen()).find((one) => one.id === id);
const box = (id: string, label: string) => track(id)?.boxes.find((one) => one.label.startsWith(label));

describe('small words', () => {
  it('writes halves of a point', () => {
    expect([0, 1, 2, 3, 5].map(points)).toEqual(['0 points', '½ point', '1 point', '1½ points', '2½ points']);
  });

  it('joins and counts', () => {
    expect(listedUpTo(2, ['a', 'b', 'c', 'd'])).toBe('a, b and 2 more');
    expect([counted(1, 'unit'), counted(20, 'hex', 'hexes')]).toEqual(['one unit', '20 hexes']);
  });

  it('shortens names and never makes commandos Waffen-SS', () => {
    expect(abbreviated('1st SS Panzer Division')).toBe('1st SS Pz');
    expect(abbreviated('4th Special Service Brigade')).toBe('4th Special Service Bde');
    expect(abbreviated('Panzer Lehr Division')).toBe('Panzer Lehr');
  });

  it('prints every division short enough for a counter', () => {
    const divisions = new Set(world.data.counters.units.map(({ division }) => division));
    for (const division of divisions) expect(divisionMark(division).length, division).toBeLessThanOrEqual(8);
    expect(['12th SS Panzer Division', 'Panzer Lehr Division', '352nd Infantry Division'].map(divisionMark)).toEqual([
      '12 SS',
      'Lehr',
      '352',
    ]);
  });
});

describe('counters', () => {
  const face = (id: string) => ui.face(seen(), idOf(id));

  it('§2.2.1 §11.6 show the factors of the side that lies up', () => {
    expect(face('us-8-4-inf').factors).toBe('5-8');
    expect(face('ge-914-352')).toMatchObject({ factors: '1-2-6', marks: expect.arrayContaining(['reduced']) });
    expect(face('ge-915-352').factors).toBe('2-3-6');
    expect(face('ge-1-iii-flak').factors).toBe('0-(4)-8');
  });

  it('§11.5 hide what nobody knows', () => {
    expect(face('sp-1')).toMatchObject({ factors: '?-0', symbol: 'strongpoint', marks: ['unknown'] });
    state.open.value[idOf('sp-1')] = 2;
    expect(face('sp-1')).toMatchObject({ factors: '2-0', marks: [], strength: 2 });
  });

  it('§13.0 mark who is out of supply', () => {
    clear();
    put('4506', 'br-185-3-inf');
    expect(face('br-185-3-inf').marks).toEqual(['unsupplied']);
    state.open.beach.fill(BEACH_OPEN);
    put('4603', 'br-185-3-inf');
    expect(face('br-185-3-inf').marks).toEqual([]);
  });
});

describe('the log', () => {
  it('§10.1 names unit, way and cost of a move', () => {
    const path = [at('4907'), at('4807')];
    const event = { event: 'moved', section: '10.1', unit: idOf('ge-kg-125-21-pz'), path, halves: 5 } as const;
    expect(ui.logLine(seen(), event)).toEqual({
      text: 'KG 125 (21st Pz) moves 4907 near Vimont → 4807 Cagny, 2½ points.',
      section: '10.1',
      hexes: path,
      tone: 'move',
    });
    expect(ui.pathOf(event)).toEqual({ unit: idOf('ge-kg-125-21-pz'), hexes: path });
  });

  it('§11.3 puts a battle in one line, with how the defenders take it', () => {
    const report = {
      event: 'battle',
      command: 1,
      kind: 'combat',
      target: at('4506'),
      units: [],
      attack: 12,
      defence: 5,
      odds: '2-1',
      shift: -2,
      column: '1-2',
      die: 6,
      printed: 'BL1',
      result: 'BL1',
    } as const;
    expect(said(report)).toBe('Battle for 4506 Caen: 12 to 5, 2-1, two columns left: 1-2; die 6: BL1, each side loses a step.');
    expect(said({ ...report, shift: 0, column: '2-1', printed: 'DR', result: '-' })).toBe(
      'Battle for 4506 Caen: 12 to 5, 2-1; die 6: DR, shrugged off, the defenders hold.',
    );
    expect(said({ ...report, odds: '1-5', shift: 1, column: '', die: 0, printed: 'AL2', result: 'AL2' })).toContain(
      '1-5, one column right: worse than 1-3; no die: AL2',
    );
  });

  it('§11.3.1 says the same of an attack after its losses', () => {
    const event = { event: 'declared', command: 0, kind: 'combat', target: at('2407'), units: [idOf('us-8-4-inf')], obliged: [] } as const;
    const before = said(event);
    clear();
    expect(said(event)).toBe(before);
  });

  it('§10.1 names the Germans who must leave a lettered hex before movement can end', () => {
    clear();
    put('2828', 'ge-914-352');
    ask({ step: 'moving', asks: 'german', command: 2, kind: 'move' });
    const [only] = game.legal(seen('german'), 'german');
    expect(only).toMatchObject({ kind: 'unit' });
    expect(ui.prompt(seen('german'), 'german').text).toBe(
      'German movement: choose a unit to move. Before it can end, 914th Regt (352nd Inf) in 2828 near Ducey must move on (§10.1).',
    );
  });

  it('§11.2 names the attacks that are owed', () => {
    const event = {
      event: 'declared',
      command: 0,
      kind: 'combat',
      target: at('2407'),
      units: [idOf('us-8-4-inf')],
      obliged: [at('2304')],
    } as const;
    expect(said(event)).toBe(
      'The Americans attack 2407 Carentan with 8th Regt (4th Inf). They must then also attack 2304 Sainte-Marie-du-Mont.',
    );
  });

  it('§8.1.1 §3.2.1 §11.7 counts, ends and takes the port', () => {
    expect(said({ event: 'entry-die', command: 2, die: 1, waiting: 3, formations: 1 })).toBe(
      'A 1, and three German formations waiting: one of them may enter.',
    );
    const outcome = { winner: 'german', level: 'sudden-death', margin: -2 } as const;
    expect(said({ event: 'over', outcome, why: 'cherbourg' })).toBe(
      'German victory at once: Cherbourg is still German at the end of turn 7. Allies 0, Germans 0.',
    );
    const port = { event: 'cherbourg-battle', attack: 20, defence: 5, column: '4-1', die: 5, result: 'C1' } as const;
    expect(said(port)).toBe('Battle for Cherbourg: 20 to 5, 4-1; die 5: C1, the port is captured for a US step.');
  });
});

describe('prompts', () => {
  it('§11.2 warn of what an attack would oblige to, before it binds', () => {
    clear();
    state.open.beach.fill(BEACH_OPEN);
    put('4204', 'br-185-3-inf');
    put('4304', 'br-9-3-inf');
    put('4305', 'ge-915-352');
    put('4404', 'ge-914-352');
    const units = [idOf('br-185-3-inf'), idOf('br-9-3-inf')];
    ask({ step: 'attack', asks: 'allied', command: 1, kind: 'combat', target: at('4305'), units });
    const warned = ui.prompt(seen('allied'), 'allied').text;
    expect(warned).toContain('you must then also attack 4404 Douvres-la-Délivrande in this round (§11.2)');
    const owed = ui.overlay(seen('allied'), 'allied', 'mandatory');
    expect(owed).toEqual([{ hex: at('4404'), shade: 0.6, tone: 'enemy', label: 'would owe' }]);
  });

  it('§11.2 name what is still owed in a round', () => {
    state.open.obliged = [at('2407')];
    ask({ step: 'fighting', asks: 'allied', command: 0, kind: 'combat' });
    const { text } = ui.prompt(seen('allied'), 'allied');
    expect(text).toContain('You must still attack 2407 Carentan (§11.2).');
    expect(text).not.toContain('or end');
  });

  it('address the one who is asked and inform the others', () => {
    ask({ step: 'react', asks: 'german' });
    state.open.reactions = 2;
    expect(ui.prompt(seen('german'), 'german').text).toBe(
      'An Allied round is over. You have two reactions left this turn: play one now, or pass (§9.3.4).',
    );
    for (const eyes of [['allied'], []]) expect(ui.prompt(seen(...eyes), 'allied').text).toMatch(/^The Germans may react/);
  });
});

describe('the table', () => {
  it('§9.1 §9.2 shows rounds played and the odds of the cup', () => {
    state.open.cup = [3, 2, 0, 2];
    state.open.track = [{ command: 0, kind: 'combined', chit: 'move', prepared: 0 }];
    expect(track('rounds')?.boxes.map(({ label }) => label)).toEqual(['US combined action (move chit)']);
    expect(box('cup', 'US')).toEqual({ label: 'US 3', note: '3 in 7 to be drawn next', state: 'to-come' });
    expect(box('cup', 'British combat')?.note).toBe('none in the cup');
  });

  it('§12.0 says of each marker whether it may be used now, and why not', () => {
    state.open.turn = 3;
    state.open.weather = 3;
    expect(box('support', 'US fleet')?.note).toContain('not now: not in this weather (§12.3)');
    state.open.weather = 0;
    expect(box('support', '8th Air Force')).toMatchObject({ state: 'now', note: expect.stringContaining('not used yet') });
    state.open.gameUses[1] = 2;
    expect(box('support', '8th Air Force')?.note).toContain('not now: used up (§12.1)');
    expect(box('support', 'XIX')?.note).toContain('comes on turn 8');
  });

  it('§12.0 has no use for a marker in a round of the other Allies, nor where nobody fights', () => {
    state.open.turn = 3;
    const round = { step: 'round', command: 1, kind: 'combat', chit: 'combat', prepared: 0, next: 1 } as const;
    ask({ ...round });
    expect(box('support', 'US fleet')?.note).toContain('not now: not in a round of the other Allies');
    expect(box('support', 'British fleet')?.note).toContain('may be used now');
    expect(box('support', 'Nebelwerfer')?.note).toContain('may be used now');
    ask({ ...round, kind: 'move', chit: 'move' });
    expect(box('support', 'British fleet')?.note).toContain('no fights in this round (§9.3.1)');
  });

  it('§3.2.2 says where each point came from and what would be scored now', () => {
    state.open.ledger = [{ side: 1, halves: 2, why: 'closed-beach:3203', turn: 1 }];
    state.open.cherbourgTurn = 3;
    const notes = track('score')?.boxes.map(({ label, note }) => `${label}: ${note}`) ?? [];
    expect(notes[0]).toBe('German 1: 3203 Omaha beach closed, June II');
    expect(notes).toContain('Allied +3: Cherbourg captured, if the game ended now');
    expect(notes).toContain('German +3: All of Caen held, if the game ended now');
  });

  it('§8.1.1 §8.1.3 lists who waits, how late, and where they enter', () => {
    state.open.turn = 2;
    const glider = idOf('us-325-82-ab');
    place(world, state.open, glider, WAITING);
    state.open.due[glider] = 2;
    state.open.marks[glider] = AUTOMATIC;
    const notes = ui.displays(seen()).flatMap(({ groups }) => groups.map(({ title, note }) => `${title}: ${note}`));
    expect(notes).toContainEqual(expect.stringMatching(/^German turn 1 \(June II\), E hexes: Late since turn 1.*enters at .*6305/));
    expect(notes).toContainEqual(expect.stringMatching(/^US turn 2 \(June III\), without a roll: Due now; no roll needed/));
    expect(notes).toContainEqual(expect.stringMatching(/^German turn 4 \(July I\), S hexes: Not yet due/));
  });

  it('§10.4 keeps both sides of the Cherbourg box apart', () => {
    place(world, state.open, idOf('us-8-4-inf'), CHERBOURG);
    const groups = ui.displays(seen()).find(({ id }) => id === 'boxes')?.groups ?? [];
    expect(groups.find(({ title }) => title === 'Cherbourg, Americans')?.faces.map(({ unit: id }) => id)).toEqual([idOf('us-8-4-inf')]);
    expect(groups.find(({ title }) => title === 'Cherbourg, Germans')?.faces.length).toBeGreaterThan(5);
  });

  it('gives turn, weather, round and points in its status', () => {
    ask({ step: 'round', command: 0, kind: 'combined', chit: 'combat', prepared: 0, next: 1 });
    ask({ step: 'moving', asks: 'allied', command: 0, kind: 'combined' });
    expect(ui.status(seen())).toEqual({
      turn: 'Turn 1 of 10',
      date: 'June II, showers',
      phase: ['US combined action (combat chit)', 'Movement'],
      score: 'Allies 0, Germans 0',
    });
  });
});

describe('labels', () => {
  it('name a unit with its place', () => {
    expect(ui.actionLabel(seen('allied'), unit(idOf('us-505-82-ab'))).label).toBe('505th Regt (82nd AB) 4-6 at 2103 Sainte-Mère-Église');
    expect(ui.actionLabel(seen('allied'), unit(idOf('us-39-9-inf'))).label).toBe('39th Regt (9th Inf) 4-8');
  });

  it('§12.2 say what trees take from Tac Air', () => {
    const battle = { command: 0, kind: 'combat', units: [], attackSupport: [], defenceSupport: [], next: 'die', result: '' } as const;
    ask({ ...battle, step: 'battle', target: at('3308'), units: [], attackSupport: [], defenceSupport: [] });
    expect(ui.actionLabel(seen('allied'), word('us-tac-air-1'))).toEqual({
      label: 'IX Tactical Air Command: Tac Air +4, 2 here under the trees',
      key: '2',
    });
  });
});

describe('overlays', () => {
  const GERMANS = ['ge-914-352', 'ge-916-352', 'ge-919-709', 'ge-729-709', 'ge-739-709', 'ge-920-243'];

  it('§13.2 show where supply reaches, and who is cut off', () => {
    clear();
    state.open.beach.fill(BEACH_OPEN);
    put('4606', 'ge-915-352');
    put('4603', 'br-185-3-inf');
    const allied = ui.overlay(seen('allied'), 'allied', 'supply');
    expect(allied.find(({ hex }) => hex === at('4603'))?.tone).toBe('friend');
    put('5114', 'br-9-3-inf');
    for (const [i, hex] of ui.grid.ring(at('5114'), 1).entries()) put(ui.grid.label(hex), GERMANS[i] as string);
    expect(ui.overlay(seen('allied'), 'allied', 'supply').find(({ hex }) => hex === at('5114'))).toMatchObject({ label: 'cut off' });
  });
});
