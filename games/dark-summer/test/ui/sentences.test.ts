import { beforeEach, describe, expect, it } from 'vitest';
import { place } from '../../src/occupancy.js';
import { BEACH_OPEN, CHERBOURG, type DarkSummerEvent, EXITED, JUST_ENTERED, MAY_LEAVE, US } from '../../src/types.js';
import { divisionMark } from '../../ui/faces.js';
import { abbreviated, often, points } from '../../ui/text.js';
import { position } from '../position.js';
import { assault } from '../scene.js';
import { game, ui, world } from './played.js';
import { ask, at, clear, idOf, put, seen, sitDown, state } from './sitting.js';

beforeEach(sitDown);

const said = (event: DarkSummerEvent): string | undefined => ui.logLine(seen(), event)?.text;

describe('small words', () => {
  it('writes halves of a point', () => {
    expect([0, 1, 2, 3, 5].map(points)).toEqual(['0 points', '½ point', '1 point', '1½ points', '2½ points']);
  });

  it('says how often', () => expect([1, 2, 3].map(often)).toEqual(['once', 'twice', 'three times']));

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
    state.open.value = state.open.value.with(idOf('sp-1'), 2);
    expect(face('sp-1')).toMatchObject({ factors: '2-0', marks: [], strength: 2 });
  });

  it('§10.4 say in which box a unit is', () => {
    const nameIn = (where: number): string => {
      place(world, state.open, idOf('us-8-4-inf'), where);
      return face('us-8-4-inf').name;
    };
    expect([at('2403'), MAY_LEAVE, JUST_ENTERED, CHERBOURG, EXITED].map(nameIn)).toEqual([
      '8th Regt, 4th Inf',
      '8th Regt, 4th Inf – in Brittany',
      '8th Regt, 4th Inf – in Brittany, just entered',
      '8th Regt, 4th Inf – in Cherbourg',
      '8th Regt, 4th Inf – gone east',
    ]);
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

  it('§11.4.1 §11.3.2 names what the sums of a battle hold besides factors', () => {
    const battle = { event: 'battle', command: 0, kind: 'wave1', target: at('3203'), units: [] } as const;
    const rolled = { odds: '1-1', shift: 0, column: '1-1', die: 3, printed: 'BL1', result: 'BL1' } as const;
    const attackAdded = [
      { what: 'us-naval', by: 6 },
      { what: 'out-of-supply', by: -2 },
    ];
    const defenceAdded = [
      { what: 'woods', by: 1 },
      { what: 'omaha', by: 3 },
    ];
    expect(said({ ...battle, ...rolled, attack: 9, attackAdded, defence: 5, defenceAdded })).toContain(
      ': 9 (US fleet +6, halved out of supply −2) to 5 (woods +1, Omaha’s augmented defence +3), 1-1; die 3',
    );
  });

  it('§11.4.1 has them from the rules', () => {
    const here = position({ units: { 'us-116-29-inf': '3202', 'us-115-29-inf': '3202', 'sp-2': '3203' }, open: { turn: 1 } });
    here.open.value = here.open.value.with(here.id('sp-2'), 1);
    const { report } = assault(here, US).roll(1);
    expect(report).toMatchObject({ attack: 5, defence: 4, defenceAdded: [{ what: 'omaha', by: 3 }] });
    expect(report).not.toHaveProperty('attackAdded');
    expect(said(report)).toContain('5 to 4 (Omaha’s augmented defence +3), 1-1');
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
    // In the tone of dice: the line tells the roll too, which then has no line of its own.
    expect(ui.logLine(seen(), { event: 'entry-die', command: 2, die: 1, waiting: 3, formations: 1 })).toMatchObject({
      text: 'Entry die 1, and three German formations waiting: one of them may enter.',
      tone: 'dice',
    });
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

  it('§9.4.3 give no odds for a beach that nobody defends', () => {
    clear();
    put('3302', 'us-16-1-inf');
    ask({ step: 'attack', asks: 'allied', command: 0, kind: 'wave2', target: at('3303'), units: [idOf('us-16-1-inf')] });
    expect(ui.prompt(seen('allied'), 'allied').text).toBe('Attack on 3303 Omaha beach, undefended: declare it (§11.3).');
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
