import { expect, test } from 'vitest';
import { AT_SEA, CARDS, GERMAN } from '../src/index.js';
import { handOf } from '../src/rules/hands.js';
import { coastOf } from '../src/rules/landing.js';
import { isHeldBy } from '../src/standing.js';
import { holderOf } from '../src/world.js';
import { Play } from './play.js';

const formation = (play: Play, id: string): number => play.game.world.formations.ids.get(id) as number;

// §8.4 §8.6 §4.1
test('a game begins with beaches and drop zones, then paratroops jump and cards go down', () => {
  const play = new Play();
  expect([play.step, play.asked]).toEqual(['beaches', ['allied']]);
  play.until('drop-zones');
  expect(play.asked).toEqual(['allied']);
  play.until('attach');
  expect(play.events.filter(({ event }) => event === 'dropped')).toHaveLength(11);
  expect(play.state.sealed.hex[play.id('us-82-hq')]).toBeGreaterThanOrEqual(0);
  play.until('hand-down');
  expect([play.state.open.stage, play.state.open.attached[play.id('br-8a')] !== -1]).toEqual(['hand-down', true]);
});

// §4.2
test('in a megagame three levels hand down one after another, and only those of the level are asked', () => {
  const play = new Play({ way: 'mega' }).until('hand-down');
  expect(play.asked).toEqual(['army-group-supplies', 'army-group-air', 'army-group-special']);
  for (const seat of [...play.asked]) play.say(seat, 'done');
  expect(play.asked).toContain('us-army-liaison');
  const corps = play.game.world.teams.ids.get('us-v') as number;
  play.say('us-army-liaison', `give:2:${corps}`);
  expect(handOf(play.state.sealed.hand, corps, 'air')).toBe(0);
  for (const seat of [...play.asked]) play.say(seat, 'done');
  expect([
    handOf(play.state.sealed.hand, corps, 'air'),
    play.asked.includes('us-v-liaison'),
    play.asked.includes('german-west-commander'),
  ]).toEqual([1, true, true]);
});

// §4.2 A sealed click: the state is changed, but nobody else could notice anything.
test('what one seat does in a simultaneous step changes nothing that others see', () => {
  const play = new Play({ way: 'mega' }).until('hand-down');
  for (const seat of [...play.asked]) play.say(seat, 'done');
  const before = JSON.stringify([
    play.state.open,
    play.game.view(play.state, ['us-v-liaison']).known,
    play.game.view(play.state, ['us-army-supplies']).known,
  ]);
  const count = play.events.length;
  play.say('us-army-liaison', `give:2:${play.game.world.teams.ids.get('us-v')}`);
  const after = JSON.stringify([
    play.state.open,
    play.game.view(play.state, ['us-v-liaison']).known,
    play.game.view(play.state, ['us-army-supplies']).known,
  ]);
  expect(after).toBe(before);
  expect(play.events.slice(count).map(({ to }) => to)).toEqual([['us-army-liaison']]);
});

// §4.3 §8.4 §4.5 §4.16
test('a division lays its cards, assaults and lands', () => {
  const play = new Play();
  const beach = play.game.world.grid.parse('1312') as number;
  play.say('allied', `beach:${formation(play, 'us-1')}:${beach}`).until('place');
  const lay = (card: (typeof CARDS)[number], id: string): string => `lay:${CARDS.indexOf(card)}:${play.id(id)}`;
  play.say('allied', lay('fuel', 'us-1-hq'), lay('ammo', 'us-1-art'), lay('ammo', 'us-1-art'), lay('ammo', 'us-1-art'));
  expect(play.legal('allied')).not.toContain(lay('ammo', 'us-1-art'));
  expect([
    play.state.sealed.ammo[play.id('us-1-art')],
    handOf(play.state.sealed.hand, holderOf(play.game.world, formation(play, 'us-1')), 'ammo'),
  ]).toEqual([0, 3]);
  play.until('orders');
  expect([play.state.sealed.ammo[play.id('us-1-art')], play.state.sealed.fuel[play.id('us-1-hq')]]).toEqual([3, 1]);
  for (const id of ['us-1-16', 'us-1-18', 'us-1-26'])
    play.act('allied', play.unit(id)).say('allied', 'attack').act('allied', play.hex('1312'));
  expect(play.legal('allied')).not.toContain(`u${play.id('us-1-16')}`);
  play.until('support');
  expect(play.events.some(({ event }) => event === 'coast')).toBe(true);
  const fire = `fire:0:${play.id('us-1-art')}`;
  play.say('allied', fire, fire, fire).until('tactics');
  expect(play.legal('allied')).toContain('barrage');
  play.say('allied', 'barrage').until('orders', 'retrieve');
  const report = play.events.find(({ event }) => event === 'battle') as { attack: number } | undefined;
  expect(report?.attack).toBe(24 + 9);
  expect(play.where('us-1-hq') === String(AT_SEA)).toBe(play.where('us-1-16') === String(AT_SEA));
});

// §2.8 §8.1 §4.16
test('works that special forces have dealt with do not keep a landing off an undefended beach; others do', () => {
  const landed = (forces: number): string => {
    const play = new Play();
    const { world } = play.game;
    const us1 = formation(play, 'us-1');
    const beach = coastOf(world, play.state.open, us1).find((hex) => !isHeldBy(world, play.state.sealed, GERMAN, hex)) as number;
    play
      .say('allied', `beach:${us1}:${beach}`)
      .until('place')
      .say('allied', `lay:0:${play.id('us-1-hq')}`)
      .until('orders');
    play.state.open.coast[world.ground.coastIndex[beach] as number] = 48;
    play.state.open.coastTactic[world.ground.coastIndex[beach] as number] = 0;
    play.state.sealed.forces[play.id('us-1-16')] = forces;
    play
      .act('allied', play.unit('us-1-16'))
      .say('allied', 'attack')
      .act('allied', play.hex(world.grid.label(beach)));
    play.until('retrieve');
    // §8.4 Headquarters and guns follow at once, before anybody exploits.
    const told = play.events.map((event) => (event.event === 'moved' ? `moved ${event.unit}` : event.event === 'stage' ? event.stage : ''));
    if (forces === 1) expect(told.indexOf(`moved ${play.id('us-1-hq')}`)).toBeLessThan(told.indexOf('exploit'));
    expect(told.includes(`moved ${play.id('us-1-hq')}`)).toBe(forces === 1);
    return play.where('us-1-16') === world.grid.label(beach) ? 'ashore' : play.where('us-1-16');
  };
  expect([landed(1), landed(0)]).toEqual(['ashore', String(AT_SEA)]);
});

// §9.8
test('control opens every step and may rule before it does', () => {
  const play = new Play({ way: 'mega', umpires: 'people' }).until('ruling');
  expect([play.asked, play.state.open.stage]).toEqual([['control-game'], 'hand-down']);
  const army = play.game.world.teams.ids.get('us-army') as number;
  play.say('control-game', `grant:${CARDS.indexOf('air')}:${army}`);
  expect([handOf(play.state.sealed.hand, army, 'air'), play.state.open.rulings]).toEqual([5, 1]);
  play.act('control-game', play.unit('ge-716-736'));
  expect(play.legal('control-game')).toContain('boxes:3');
  play.say('control-game', 'boxes:3').say('control-game', 'go-on');
  expect([play.state.sealed.lost[play.id('ge-716-736')], play.step]).toEqual([3, 'attach']);
});

// §8.4
test('a division that chose no beach is given one', () => {
  const play = new Play({ way: 'mega' }).until('drop-zones');
  expect(play.state.sealed.targets[formation(play, 'br-50')]).toHaveLength(1);
});

// §4.1 §10.4
test('a day’s game played by people who do nothing ends after ten turns', () => {
  const play = new Play().until('over');
  expect(play.game.awaits(play.state).kind).toBe('over');
  expect(play.state.open.turn).toBe(10);
  expect(play.game.check(play.state)).toEqual([]);
});
