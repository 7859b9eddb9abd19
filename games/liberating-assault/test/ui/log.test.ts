import { describe, expect, it } from 'vitest';
import { ATTACK, type LiberatingAssaultEvent } from '../../src/index.js';
import { game, ui, viewOf as viewIn } from './table.js';

const { roster, grid, teams } = game.world;
const state = game.setup('day', { way: 'mega', umpires: 'people' });
const viewOf = (seat: string) => viewIn(state, seat);
const id = (name: string): number => roster.ids.get(name) as number;
const at = (label: string): number => grid.parse(label) as number;
const [first, second, guns] = [id('us-1-16'), id('us-1-18'), id('us-1-art')];
const army = teams.ids.get('us-army') as number;
const linesOf = (events: readonly LiberatingAssaultEvent[], seat = 'control-game'): string[] =>
  (ui.logLines?.(viewOf(seat), events) ?? []).map(({ text }) => text);
const moved = (unit: number, ...path: number[]): LiberatingAssaultEvent => ({
  event: 'moved',
  unit,
  path,
  how: 'tactical',
  section: '4.7',
});

describe('the log', () => {
  it('tells counters that go to the same place in one line, guns always as several', () => {
    expect(
      linesOf([moved(first, at('1111'), at('1211')), moved(second, at('1211')), moved(guns, at('1111')), moved(first, at('1111'))]),
    ).toEqual([
      expect.stringMatching(/^16th Inf Regt \(1st Inf\) and 18th Inf Regt \(1st Inf\) move to /),
      expect.stringMatching(/^1st Inf guns and 16th Inf Regt \(1st Inf\) move to /),
    ]);
    expect(linesOf([moved(guns, at('1111')), moved(first, at('1211'))])).toEqual([
      expect.stringMatching(/^1st Inf guns move to /),
      expect.stringMatching(/^16th Inf Regt \(1st Inf\) moves to /),
    ]);
    expect(ui.logLines?.(viewOf('control-game'), [moved(first, at('1111'), at('1211')), moved(second, at('1211'))])).toMatchObject([
      { section: '4.7', tone: 'move', hexes: [at('1111'), at('1211')] },
    ]);
  });

  it('tells the order of a stack in one line, and a route that was drawn on only at its end', () => {
    const ordered = (unit: number, ...path: number[]): LiberatingAssaultEvent => ({
      event: 'ordered',
      unit,
      order: ATTACK,
      path,
      section: '4.5',
    });
    expect(linesOf([ordered(first, at('1111')), ordered(second, at('1111')), ordered(guns, at('1211'))])).toEqual([
      expect.stringMatching(/^16th Inf Regt \(1st Inf\) and 18th Inf Regt \(1st Inf\) are ordered to attack: /),
      expect.stringMatching(/^1st Inf guns are ordered to attack: /),
    ]);
    const later = game.setup('day', { way: 'mega' });
    later.sealed.path[first] = [at('1111'), at('1211')];
    const seen = viewIn(later, 'us-1-operations');
    expect(ui.logLines?.(seen, [ordered(first, at('1111'))])).toEqual([]);
    expect(ui.logLines?.(seen, [ordered(first, at('1111'), at('1211'))])).toHaveLength(1);
  });

  it('tells the cards of a hand in one line, and those laid by a division', () => {
    const handed = (holder: number, card: 'fuel' | 'air', count: number): LiberatingAssaultEvent => ({
      event: 'handed',
      holder,
      card,
      count,
    });
    expect(linesOf([handed(army, 'fuel', 2), handed(army, 'air', 1), handed(army + 1, 'air', 1)])).toEqual([
      expect.stringMatching(/is handed two fuel and one tactical air\.$/),
      expect.stringMatching(/is handed one tactical air\.$/),
    ]);
    const used = (formation: number): LiberatingAssaultEvent => ({ event: 'used', formation, card: 'fuel', count: 1 });
    expect(linesOf([used(0), used(1)])).toEqual([expect.stringMatching(/^\S.* and .* hand in one used fuel card each\.$/)]);
    const laid = (unit: number): LiberatingAssaultEvent => ({ event: 'laid', unit, card: 'ammo', count: 3 });
    const other = id('us-4-8');
    expect(linesOf([laid(first), laid(guns), laid(other)])).toEqual([
      'Three ammo on 16th Inf Regt (1st Inf) and three ammo on 1st Inf guns.',
      'Three ammo on 8th Inf Regt (4th Inf).',
    ]);
  });

  it('§9.5 tells control whom it told, and the team only that it was told', () => {
    const to = ['us-army-commander', 'us-army-liaison'];
    const told: LiberatingAssaultEvent = { event: 'told', unit: first, hex: at('1211'), to, section: '9.8' };
    expect(linesOf([told])[0]).toMatch(/^Control tells First US Army: 16th Inf Regt/);
    expect(linesOf([told], 'us-army-liaison')[0]).toMatch(/^Control tells you: /);
  });

  it('says to whoever reads for both sides which of them it was', () => {
    const duel = game.setup('day', {});
    const own: LiberatingAssaultEvent[] = [
      { event: 'lays', unit: id('ge-352-914'), card: 'fuel', section: '4.3', to: ['german'] },
      { event: 'tactic', target: at('1211'), tactic: 'barrage', section: '4.12', to: ['german'] },
      { event: 'done', seat: 'german', section: '4.3', to: ['german'] },
    ];
    const read = (...seats: string[]) => own.map((event) => ui.logLine(game.view(structuredClone(duel), seats), event)?.text);
    expect(read('german')[2]).toBe('You are done with this step.');
    expect(read('allied', 'german')).toEqual([
      expect.stringMatching(/^Fuel is laid on .*\.$/),
      expect.stringMatching(/ by the Germans\.$/),
      'Done with this step: the Germans.',
    ]);
    expect(read('allied', 'german').join(' ')).not.toMatch(/\byou\b/i);
  });
});
