import { unit, word } from '@bocage/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { place } from '../../src/occupancy.js';
import { AUTOMATIC, BEACH_OPEN, CHERBOURG, WAITING } from '../../src/types.js';
import { ui, world } from './played.js';
import { ask, at, clear, idOf, put, seen, sitDown, state } from './sitting.js';

beforeEach(sitDown);

const track = (id: string) => ui.tracks(seen()).find((one) => one.id === id);
const box = (id: string, label: string) => track(id)?.boxes.find((one) => one.label.startsWith(label));

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
    state.open.turnUses[1] = 1;
    state.open.gameUses[1] = 2;
    expect(box('support', '8th Air Force')?.note).toContain('once a turn, twice a game, used once this turn and twice this game');
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

  it('§11.3.7 says that a unit driven back may go before another, until one is chosen', () => {
    const units = ['ge-914-352', 'ge-916-352'].map((id) => idOf(id)) as [number, number];
    put('3207', 'ge-914-352', 'ge-916-352');
    ask({ step: 'retreat', asks: 'german', units: [...units], picked: 0 });
    expect(ui.prompt(seen('german'), 'german').text).toContain('a marked unit to go before it');
    expect(ui.actionLabel(seen('german'), unit(units[1])).label).toMatch(/^First /);
    ask({ step: 'retreat', asks: 'german', units: [...units], picked: 1 });
    expect(ui.prompt(seen('german'), 'german').text).not.toContain('to go before it');
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
    state.open.due = state.open.due.with(glider, 2);
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
    ask({ step: 'attack', asks: 'allied', command: 0, kind: 'combined', target: at('3203'), units: [] });
    expect(ui.status(seen()).phase.at(-1)).toBe('An attack');
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
