import { describe, expect, it } from 'vitest';
import { ABOARD } from '../../src/index.js';
import { fieldOf } from '../../src/world.js';
import { atHour, changed } from '../other-data.js';
import { GameScene } from '../scene.js';

const begin = (scene: GameScene): GameScene => scene.frames({ step: 'turn', next: 0 });
const chitId = (scene: GameScene, chit: number): string => fieldOf(scene.game.world, scene.open).chits[chit]?.id as string;
const mugOf = (scene: GameScene): string[] => scene.open.mug.map((chit) => chitId(scene, chit));
const division = (scene: GameScene, id: string): number => scene.game.world.data.counters.divisions.findIndex((one) => one.id === id);

describe('a turn (§S.1, §S.2)', () => {
  it('begins with the chit the scenario names; the others are in the mug', () => {
    const scene = begin(new GameScene('black-baron'));
    expect(scene.told('turn')).toMatchObject([{ turn: 1 }]);
    expect(scene.told('chit').map(({ chit }) => chitId(scene, chit))).toEqual(['direct:german']);
    expect(mugOf(scene)).toEqual(['direct:allied', 'division:7th', 'division:lehr']);
  });
  it('draws until one is left, which is in play first in the next turn and not in its mug (A1)', () => {
    const scene = begin(new GameScene('black-baron')).rollFrom('a seed').until('over');
    const turns = scene.told('turn').length;
    const chits = scene.events.flatMap((event) =>
      event.event === 'turn' ? ['turn'] : event.event === 'chit' ? [chitId(scene, event.chit)] : [],
    );
    expect(turns).toBe(4);
    const byTurn = chits
      .join(' ')
      .split('turn')
      .slice(1)
      .map((text) => text.trim().split(' '));
    for (const [at, played] of byTurn.entries()) {
      const left = ['direct:allied', 'direct:german', 'division:7th', 'division:lehr'].filter((chit) => !played.includes(chit));
      expect(left).toHaveLength(1);
      expect(byTurn[at + 1]?.[0] ?? left[0]).toBe(left[0]);
    }
  });
  it('leaves out a division without a living unit (A2)', () => {
    const scene = new GameScene('black-baron');
    scene.open.box.forEach((_, unit) => {
      if (scene.nameOf(unit).startsWith('7th-')) scene.open.box[unit] = 3;
      if (scene.nameOf(unit).startsWith('7th-')) scene.open.hex[unit] = -1;
    });
    expect(mugOf(begin(scene))).not.toContain('division:7th');
  });
  it('rearguards that wait in the pool keep no chit in the mug (A2)', () => {
    const scene = new GameScene('black-baron');
    for (const unit of scene.open.box.keys()) {
      const isSeventh = scene.nameOf(unit).startsWith('7th-');
      if (!isSeventh || scene.nameOf(unit).includes('rearguard')) continue;
      scene.open.box[unit] = 3;
      scene.open.hex[unit] = -1;
    }
    expect(scene.open.rearguards[division(scene, '7th')]).toBe(1);
    expect(mugOf(begin(scene))).not.toContain('division:7th');
  });
  it('chits that come later go into the mug from their turn on', () => {
    const scene = new GameScene('to-the-sea');
    scene.open.turn = 2;
    scene.open.chit = -1;
    begin(scene).as('allied', 'done').as('german', 'done');
    expect(mugOf(scene)).toContain('division:21pz');
  });
});

describe('points (§S.6, §S.7)', () => {
  it('a division gains them with its chit, up to its most', () => {
    const scene = new GameScene('to-the-sea');
    const third = division(scene, '3rd');
    scene.open.cp[third] = 6;
    scene.open.dp[third] = 9;
    scene.chit('division:3rd');
    expect([scene.open.cp[third], scene.open.dp[third]]).toEqual([11, 10]);
  });
  it('half of them at night, rounded up', () => {
    const scene = new GameScene('to-the-sea', atHour('to-the-sea', '0606-night'));
    const third = division(scene, '3rd');
    scene.open.cp[third] = 0;
    scene.open.dp[third] = 0;
    scene.chit('division:3rd');
    expect([scene.open.cp[third], scene.open.dp[third]]).toEqual([3, 2]);
  });
  it('Formation chits are bought in secret by both, two Dispatch Points each, shown with the mug', () => {
    const scene = new GameScene('to-the-sea');
    const third = division(scene, '3rd');
    begin(scene);
    expect(scene.asked).toEqual(['allied', 'german']);
    const [first, second] = scene.offered('allied').filter((text) => text.startsWith('buy:')) as [string, string];
    scene.as('allied', first, second);
    expect(scene.game.view(scene.state, ['german']).known.bought[0]).toBeNull();
    const before = [scene.open.cp[third] as number, scene.open.dp[third] as number];
    expect(before).toEqual([6, 4]);
    scene.as('allied', 'done').as('german', 'done');
    expect(scene.told('bought').filter(({ to }) => to === undefined)).toHaveLength(2);
    expect(scene.told('points').filter(({ why }) => why === 'bought')).toMatchObject([{ division: third, dp: -4, cp: 0 }]);
  });
  it('a side that can buy nothing, which everybody can tell, is not asked: at 0700 all Allied leaders are at sea', () => {
    const scene = begin(new GameScene('storming-sword'));
    expect(scene.asked).toEqual(['german']);
    scene.as('german', 'done');
    expect(scene.asked).toEqual(['allied']);
    expect(scene.step).toBe('bombard');
  });
  it('where nobody can buy anything the mug is filled at once', () => {
    const scene = new GameScene('storming-sword');
    scene.open.cp.fill(0);
    scene.open.dp.fill(0);
    begin(scene);
    expect(scene.step).toBe('bombard');
  });
  it('what is lacking is paid in Command Points, two for one', () => {
    const scene = new GameScene('to-the-sea');
    const third = division(scene, '3rd');
    scene.open.dp[third] = 1;
    scene.open.cp[third] = 2;
    begin(scene);
    const [first] = scene.offered('allied').filter((text) => text.startsWith('buy:')) as [string];
    scene.as('allied', first);
    expect(scene.offered('allied')).toEqual(['done']);
    scene.as('allied', 'done').as('german', 'done');
    expect(scene.told('points').filter(({ why }) => why === 'exchanged')).toMatchObject([{ division: third, dp: -1, cp: -2 }]);
  });
  it('nobody buys for a Formation whose leader is not on the map (A12)', () => {
    const scene = begin(new GameScene('to-the-sea'));
    const ninth = fieldOf(scene.game.world, scene.open).chits.findIndex(({ id }) => id === 'formation:3rd-9-bde');
    expect(scene.offers(`buy:${ninth}`, 'allied')).toBe(false);
  });
  it('a leader in a craft adrift counts as on the map: his Formation’s chit may be bought (§4.5.3)', () => {
    const scene = new GameScene('storming-juno');
    const leaders = scene.game.world.data.counters.leaders;
    const host = scene.open.leaderWith[leaders.findIndex(({ id }) => id === 'leader-3can-7-bde')] as number;
    const craft = scene.open.aboard[host] as number;
    const seventh = fieldOf(scene.game.world, scene.open).chits.findIndex(({ id }) => id === 'formation:3can-7-bde');
    scene.open.turn = 2;
    scene.open.chit = -1;
    begin(scene);
    expect(scene.offers(`buy:${seventh}`, 'allied')).toBe(false);
    scene.put(scene.nameOf(craft), '63.003');
    scene.open.box[host] = ABOARD;
    scene.open.drift = scene.open.drift.with(craft, 1);
    expect(scene.offers(`buy:${seventh}`, 'allied')).toBe(true);
  });
});

describe('Formation and Direct Command (§S.4, §S.5)', () => {
  it('a Formation’s own units In Command, black stripes in range, white ones up to the leader’s number', () => {
    const scene = new GameScene('to-the-sea').chit('formation:3rd-8-bde');
    expect(['3rd-8-bde-1-suffolk-a', '3rd-185-bde-2-ksli-a'].map((id) => scene.offers(id))).toEqual([true, false]);
    const { stripe } = fieldOf(scene.game.world, scene.open).roster;
    const whites = scene.offered().filter((id) => scene.find(id) !== undefined && stripe[scene.id(id)] === 2);
    const activation = scene.open.stack.find(({ step }) => step === 'activation');
    if (activation?.step === 'activation') activation.whites = 99;
    expect(whites.length).toBeGreaterThan(0);
    expect(whites.some((id) => scene.offers(id))).toBe(false);
  });
  it('Direct Command picks any unit In Command whose division can pay', () => {
    const scene = new GameScene('to-the-sea').chit('direct:allied');
    expect(scene.offers('3rd-185-bde-2-ksli-a')).toBe(true);
    scene.open.cp.fill(0);
    expect(scene.offers('3rd-185-bde-2-ksli-a')).toBe(false);
  });
  it('who has acted is finished for the chit, who was passed over is not (A9)', () => {
    const scene = new GameScene('to-the-sea').chit('division:3rd').play('3rd-8-bde-1-suffolk-a', 'done');
    expect([scene.offers('3rd-8-bde-1-suffolk-a'), scene.offers('3rd-8-bde-1-suffolk-b')]).toEqual([false, true]);
  });
});

describe('night and weather (§1.1, §1.2, §S.34, §S.35, §17.2)', () => {
  it('Commonwealth Formations are not for sale at night, and a chit carried into it is lost', () => {
    const scene = new GameScene('to-the-sea', atHour('to-the-sea', '0606-night'));
    scene.open.chit = fieldOf(scene.game.world, scene.open).chits.findIndex(({ id }) => id === 'formation:3rd-8-bde');
    begin(scene);
    expect(scene.asked).toEqual(['german']);
    scene.as('german', 'done');
    expect(scene.told('chit').map(({ chit }) => chitId(scene, chit))).not.toContain('formation:3rd-8-bde');
    expect(mugOf(scene)).not.toContain('naval');
  });
  it('the weather is rolled at 0700 for the day, not on June 6', () => {
    const later = atHour('day-of-the-tiger', '0612-night', '0613-0700');
    const scene = new GameScene('day-of-the-tiger', later);
    scene.open.turn = 2;
    begin(scene);
    expect(scene.rolls).toBe('weather');
    expect([10, 4, 5, 8, 9].map((die) => scene.fork().roll(die).open.weather)).toEqual([0, 0, 1, 1, 2]);
    const june6 = new GameScene('to-the-sea', atHour('to-the-sea', '0606-1300', '0606-0700'));
    june6.open.turn = 2;
    expect(begin(june6).rolls).not.toBe('weather');
  });
  it('Event! is not carried over but drawn anew (§6.0)', () => {
    const module = changed('black-baron', ({ chits }) => chits.mug.push('event'));
    const scene = new GameScene('black-baron', module);
    const event = fieldOf(scene.game.world, scene.open).chits.findIndex(({ id }) => id === 'event');
    scene.open.chit = -1;
    scene.open.mug = [event];
    scene.frames({ step: 'turn', next: 9 }, { step: 'draw' });
    expect(scene.open.chit).not.toBe(event);
  });
});
