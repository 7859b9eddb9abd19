import { hex, unit, word } from '@bocage/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { data } from '../../src/index.js';
import { type NormandyEvent, type NormandyFrame, type NormandyState, PIECE_BASE, UNSUPPLIED, WAITING } from '../../src/types.js';
import { abbreviated, points } from '../../ui/text.js';
import { game, ui } from './played.js';

const at = (label: string): number => ui.grid.parse(label) as number;

const { allied, german } = data.counters as unknown as Record<
  'allied' | 'german',
  readonly { readonly id: string; readonly strength?: number }[]
>;
const unitOf = (id: string): number => allied.findIndex((counter) => counter.id === id);
const pieceOf = (id: string): number => german.findIndex((counter) => counter.id === id);
const tokens = allied.length;

let state: NormandyState;

beforeEach(() => {
  state = game.setup('campaign', {});
});

const seen = (...seats: string[]) => game.view(state, seats);
const put = (label: string, ...ids: string[]) => ids.map((id) => (state.open.hex[unitOf(id)] = at(label)));
const ask = (frame: NormandyFrame) => state.open.stack.push(frame);
const said = (event: NormandyEvent): string | undefined => ui.logLine(seen('allied'), event)?.text;

describe('small words', () => {
  it('writes thirds of a point', () => {
    expect([0, 1, 2, 3, 4, 6, 10].map(points)).toEqual(['0 points', '⅓ point', '⅔ point', '1 point', '1⅓ points', '2 points', '3⅓ points']);
  });

  it('shortens names without a comma inside', () => {
    expect(abbreviated('16th Infantry Regiment, 1st Division')).toBe('16th Inf Regt');
    expect(abbreviated('I Battalion, Grenadier Regiment 726')).toBe('I Bn Gren Regt 726');
    expect(abbreviated('Combat Command A, 2nd Armored Division')).toBe('CCA');
  });
});

describe('the log', () => {
  it('§R.3 names unit, way and cost of a move', () => {
    const path = [at('4213'), at('4114'), at('3915')];
    const event = { event: 'moved', section: 'R.3', unit: unitOf('1-hus'), path, thirds: 10 } as const;
    expect(ui.logLine(seen('allied'), event)).toEqual({
      text: '1st Hussars moved Courseulles → Creully, 3⅓ points.',
      section: 'R.3',
      hexes: path,
      tone: 'move',
    });
    expect(ui.pathOf(event)).toEqual({ unit: unitOf('1-hus'), hexes: path });
  });

  it('§R.5 says who attacks whom with what', () => {
    const event = { event: 'declared', side: 0, targets: [at('2912')], units: [unitOf('us-16-1'), unitOf('1-hus')] } as const;
    expect(said(event)).toBe('The Allies attack Colleville-sur-Mer with 16th Inf Regt (7) and 1st Hussars (6).');
  });

  it('§C.1 puts a battle in one line', () => {
    const report = {
      event: 'battle',
      targets: [at('2912')],
      units: [],
      attack: 54,
      defence: 5,
      column: '10-1',
      die: 3,
      addition: 4,
      row: 7,
      result: 'DX',
    } as const;
    expect(said(report)).toBe('Battle for Colleville-sur-Mer: 54 to 5, 10-1; die 3 + 4 = 7: DX, defenders eliminated.');
    expect(said({ ...report, die: 6, addition: 5, row: 10, result: 'DR' })).toContain('die 6 + 5 = 11, row 10: DR, defenders retreat.');
    expect(said({ ...report, addition: 0, row: 3 })).toContain('10-1; die 3: DX');
  });

  it('§R.12 says what was turned up, and counts what is not known', () => {
    const revealed = {
      event: 'revealed',
      hex: at('2014'),
      units: [tokens, tokens + 1],
      pieces: [pieceOf('gr-914'), german.length],
    } as const;
    expect(said(revealed)).toBe(
      `Turned up at Isigny-sur-Mer: Gren Regt 914 (352 Division) ${german[pieceOf('gr-914')]?.strength}-4 and a dummy, removed.`,
    );
    expect(said({ event: 'entrenched', units: [unitOf('us-16-1'), tokens, tokens + 1] })).toMatch(
      /^Dug in: .* and two face-down counters\.$/,
    );
  });

  it('names losses and why', () => {
    expect(said({ event: 'destroyed', units: [unitOf('1-hus')], why: 'attacker-eliminated' })).toBe(
      '1st Hussars eliminated in the attack (strength 6).',
    );
    expect(said({ event: 'drifted', unit: unitOf('501-pir'), from: at('1410'), hex: -1, die: 1 })).toBe(
      '501st Para Inf Regt drifts off the map.',
    );
    expect(said({ event: 'left-behind', units: [], fate: 'lost' })).toBeUndefined();
  });

  it('finds a name near by', () => {
    expect(said({ event: 'landed', unit: unitOf('1-hus'), hex: at('2811'), points: 6 })).toBe(
      '1st Hussars landed on Omaha beach (2811), using 6 of its capacity.',
    );
    expect(said({ event: 'dropped', unit: unitOf('501-pir'), hex: at('4420') })).toBe('501st Para Inf Regt jumps at Caen (4420), city.');
  });
});

describe('labels', () => {
  it('name a unit with its place', () => {
    put('2812', '1-hus');
    expect(ui.actionLabel(seen('allied'), unit(unitOf('1-hus'))).label).toBe('1st Hussars (2 Can Arm) 6-10 in 2812 Saint-Laurent-sur-Mer');
    expect(ui.actionLabel(seen('allied'), unit(unitOf('fgh'))).label).toBe('Fort Garry Horse (2 Can Arm) 6-10');
  });

  it('§R.3 give the cost of a move', () => {
    state.open.turn = 2;
    put('4213', '1-hus');
    ask({ step: 'leg', asks: 'allied', unit: unitOf('1-hus') });
    const [first] = game.legal(seen('allied'), 'allied');
    expect(ui.actionLabel(seen('allied'), first ?? hex(0)).label).toMatch(/^\d{4} .*, (clear|bocage|city), [\d⅓⅔]+ points?$/);
  });

  it('§O.4 §O.5 say what becomes of those who stay behind', () => {
    const done = (frame: NormandyFrame) => {
      ask(frame);
      return ui.actionLabel(seen('allied'), word('done'));
    };
    expect(done({ step: 'drop', asks: 'allied', zones: [] })).toEqual({
      label: 'End the drop: eight regiments lost',
      key: 'e',
      main: true,
    });
    expect(done({ step: 'assault', asks: 'allied', zones: [] }).label).toBe('End the assault: 16 units to the follow-up');
    expect(done({ step: 'combat', asks: 'allied', side: 0 }).label).toBe('End combat');
  });

  it('§G.2 §G.3 §G.4 say what the guns add, how far, and how often', () => {
    state.open.missions = [2, 1, 4];
    ask({ step: 'gunfire', asks: 'allied', purpose: 'attack', hexes: [at('2912')] });
    expect(ui.actionLabel(seen('allied'), word('heavy'))).toEqual({ label: 'Heavy gunfire: +40, range 10, two missions left', key: '1' });
    ask({ step: 'gunfire', asks: 'allied', purpose: 'defence', hexes: [at('2912')] });
    expect(ui.actionLabel(seen('allied'), word('medium')).label).toBe('Medium gunfire: +5, range 5, one mission left');
  });
});

describe('prompts', () => {
  it('§R.12 tell only the German which face-down counter moves', () => {
    state.open.hex[tokens] = at('2014');
    state.sealed.piece[0] = pieceOf('gr-914');
    state.sealed.chosen = tokens;
    ask({ step: 'leg', asks: 'german', unit: -1 });
    expect(ui.prompt(seen('german'), 'german').text).toContain('Gren Regt 914');
    for (const eyes of [['allied'], []])
      expect(ui.prompt(seen(...eyes), 'german').text).toBe('The Germans are moving a face-down counter (§R.3).');
  });

  it('§R.7 say what a unit without supply may do', () => {
    state.open.turn = 3;
    const id = unitOf('1-hus');
    state.open.hex[id] = at('3416');
    state.open.marks[id] = UNSUPPLIED;
    ask({ step: 'leg', asks: 'allied', unit: id });
    expect(ui.prompt(seen('allied'), 'allied').text).toBe(
      'Choose where 1st Hussars goes: it has 5 movement points without supply and must end nearer to it (§R.7).',
    );
  });

  it('address the one who is asked and inform the others', () => {
    ask({ step: 'drop', asks: 'allied', zones: [] });
    expect(ui.prompt(seen('allied'), 'allied').text).toBe(
      'Choose a parachute regiment to drop, or end the drop: the eight regiments left will be lost (§O.4).',
    );
    expect(ui.prompt(seen('german'), 'german').text).toMatch(/^The Allies are dropping/);
    expect(ui.prompt(seen(), 'allied').text).toMatch(/^The Allies are dropping/);
  });
});

describe('displays', () => {
  it('§R.13 show German reinforcements to the German only', () => {
    state.sealed.order = 1;
    const groups = (...seats: string[]) => ui.displays(seen(...seats)).find(({ id }) => id === 'german')?.groups ?? [];
    expect(groups('german').map(({ title }) => title)).toContain('7 June, east or south edge');
    expect(groups('german').flatMap(({ faces }) => faces.map((face) => face.unit))).toContain(PIECE_BASE + pieceOf('ss-pz-12'));
    for (const eyes of [['allied'], []])
      expect(groups(...eyes)).toEqual([{ title: 'Seen so far', faces: [], note: expect.stringContaining('Six orders fit') }]);
  });

  it('§O.5 keep what waits in its box', () => {
    const box = () => ui.displays(seen('allied')).find(({ id }) => id === 'allied')?.groups ?? [];
    const assault = () => box().find(({ title }) => title === 'Assault')?.faces.length;
    expect(assault()).toBe(16);
    put('2811', '1-hus');
    expect(assault()).toBe(15);
    expect(state.open.hex[unitOf('fgh')]).toBe(WAITING);
  });
});
