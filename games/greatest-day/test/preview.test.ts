import { type Action, type Forecast, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { COLUMN, PARKED } from '../src/index.js';
import { actingFrame } from '../src/steps/activation.js';
import { movingFrame } from '../src/steps/move.js';
import { createUi } from '../ui/index.js';
import { module } from './position.js';
import { GameScene } from './scene.js';

const RIFLES = '3rd-8-bde-1-suffolk-a';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const PRIESTS = '3rd-7-fd-a';
const PAK = '21pz-pz-jg-200-1';

const forecast = (at: GameScene): Forecast => {
  const found = at.game.preview?.(at.game.view(at.state, ['allied']), 'allied');
  if (!found) throw new Error(`no forecast in ${at.step}`);
  return found;
};
const ways = ({ outcomes }: Forecast): Record<string, number> => Object.fromEntries(outcomes.map(({ result, ways: n }) => [result, n]));
const values = (lines: Forecast['attack']): Record<string, number> => Object.fromEntries(lines.map(({ label, value }) => [label, value]));

/** Suffolks in a field beside a German company. */
function shot(): GameScene {
  const at = new GameScene('to-the-sea');
  at.only(RIFLES);
  at.put(RIFLES, '33.014');
  at.put(GRENADIERS, '33.015');
  return at.frames(
    { step: 'turn', next: 8 },
    { ...actingFrame('allied', at.id(RIFLES), 0), done: [1] },
    { step: 'fire', asks: 'allied', unit: at.id(RIFLES), answer: -1 },
  );
}

describe('the forecast of a shot (§S.17, §S.18)', () => {
  it('has every addend with its section and the exact chances: 4 red at men', () => {
    const at = shot().play(GRENADIERS);
    const { attack, defence, column } = forecast(at);
    expect([values(attack), defence, column]).toEqual([{ 'Fire rating': 4 }, [], 'unarmoured']);
    // 0 C, 1 and 2 S?, 3 S, 4 C, the rest misses.
    expect(ways(forecast(at))).toEqual({ C: 2, 'S?': 2, S: 1, '–': 5 });
  });
  it('shows what the moment and the place do', () => {
    const at = shot();
    at.open.posture[at.id(GRENADIERS)] = COLUMN;
    at.open.cohesion[at.id(RIFLES)] = 1;
    at.play(GRENADIERS);
    expect([values(forecast(at).attack), values(forecast(at).defence)]).toEqual([
      { 'Fire rating': 4, 'Cohesion Hits': -1 },
      { 'In Column': 2 },
    ]);
  });
  it('is what the dice then do, one by one', () => {
    const at = shot().play(GRENADIERS, 'plain');
    const { table, column, dice } = forecast(at);
    for (const die of dice) {
      const { result } = at
        .fork()
        .roll(die === 0 ? 10 : die)
        .event('shot') as { result: string };
      const cell = table.rows[die]?.[table.columns.indexOf(column)] ?? '';
      expect(result).toBe(cell.replace('–', '-'));
    }
  });
  it('says of S? what its check needs: 5 of the Grenadiers, In Command, fails with 6 to 9', () => {
    const at = shot();
    at.open.leaderWith.fill(-1);
    at.play(GRENADIERS);
    const checks = forecast(at).outcomes.find(({ result }) => result === 'S?')?.means[0];
    // Out of command one less.
    expect(checks).toEqual({ code: 'checks', params: { needs: 4, fails: 5 } });
  });
  it('with the Company Bonus once it is won', () => {
    const at = shot().play(GRENADIERS, 'bonus', 'roll').roll(1);
    expect(values(forecast(at).attack)).toEqual({ 'Fire rating': 4, 'Company Bonus': 2 });
  });
});

describe('the forecast of checks and opportunity fire (§S.20, §S.22)', () => {
  it('a check: its addends, and how often it is passed', () => {
    const at = shot().play(GRENADIERS, 'bonus');
    expect([at.step, values(forecast(at).attack), ways(forecast(at))]).toEqual(['check', { 'Troop Quality': 5 }, { passed: 6, failed: 4 }]);
  });
  it('opportunity fire: the shot, and how often it is not fired', () => {
    const at = new GameScene('to-the-sea');
    at.only(RIFLES, PAK);
    at.put(PAK, '33.010');
    at.put(RIFLES, '33.012');
    at.open.leaderWith.fill(-1);
    at.frames({ step: 'turn', next: 8 }, { ...actingFrame('allied', at.id(RIFLES), 0), done: [0] }, movingFrame('allied', at.id(RIFLES)));
    at.play('33.013');
    expect(at.step).toBe('react');
    at.play(PAK);
    const odds = forecast(at);
    // Quality 5, out of command, in an improved position: 5 or less fires, six of ten. 7 blue, two hexes farther, within the zone: 7 − 2 + 2.
    expect([odds.section, values(odds.defence)]).toEqual(['S.22', { Range: -2, 'Moves within the fire zone': 2 }]);
    expect(odds.outcomes.find(({ result }) => result === 'no shot')).toMatchObject({ ways: 40, of: 100 });
    expect(odds.outcomes.reduce((all, { ways: n }) => all + n, 0)).toBe(100);
  });
});

describe('the forecast of guns (§S.23, §S.24)', () => {
  function guns(): GameScene {
    const at = new GameScene('to-the-sea');
    at.only(PRIESTS, RIFLES);
    at.put(PRIESTS, '36.010', PARKED);
    at.put(RIFLES, '33.014');
    at.put(GRENADIERS, '32.016');
    return at.frames(
      { step: 'turn', next: 8 },
      { ...actingFrame('allied', at.id(PRIESTS), 0), done: [1] },
      { step: 'fire', asks: 'allied', unit: at.id(PRIESTS), answer: -1 },
    );
  }
  it('counts the call: at 7 two of ten never fire', () => {
    const at = guns().play('32.016');
    // 5 orange at men: 0 a step, 1 S?, 2 S, 3 and 4 C, 5 a step, four misses; eight of ten times.
    expect(ways(forecast(at))).toEqual({ '1': 16, 'S?': 8, S: 8, C: 16, '–': 32, 'no contact': 20 });
  });
  it('and the barrage: heavy with the bonus', () => {
    const at = guns().play('32.016').roll(1).play('bonus', 'roll').roll(1);
    expect(forecast(at).outcomes[0]?.means).toContainEqual({ code: 'barrage', params: { level: 1 } });
  });
  it('at nobody nothing but the barrage', () => {
    const at = guns().play('32.015').roll(1);
    expect([forecast(at).section, ways(forecast(at))]).toEqual(['S.24', { light: 9, '–': 1 }]);
  });
});

describe('what a click would make of a fight (§S.17, §S.22)', () => {
  const ui = createUi(module);
  const odds = (at: GameScene, action: Action): string | undefined => ui.actionLabel(at.game.view(at.state, [at.seat]), action).odds;
  it('on the target: 4 red at men out of command take effect with 0, 3, 4 and half of 1 and 2', () => {
    const at = shot();
    at.open.leaderWith.fill(-1);
    expect(odds(at, { kind: 'unit', unit: at.id(GRENADIERS) })).toBe('strength 4, 40 % to take effect');
  });
  it('on the bonus: 6 if its check is passed', () => {
    const at = shot().play(GRENADIERS);
    expect(odds(at, word('bonus'))).toMatch(/^strength 6 by 5 or less, /);
    expect(odds(at, word('plain'))).toMatch(/^strength 4, /);
  });
  it('words every meaning', () => {
    for (const code of ['checks', 'suppressed', 'miss', 'barrage', 'no-contact', 'holds-fire'])
      expect(ui.meaning({ code, params: { needs: 4, fails: 5, level: 1, contact: 6 } })).toMatch(/^[A-Z]/);
    expect(ui.meaning({ code: 'checks', params: { needs: 4, fails: 5 } })).toBe('Suppressed unless it rolls 4 or less: 50 % of the time');
  });
});
