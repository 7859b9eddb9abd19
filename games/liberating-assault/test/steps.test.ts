import { expect, test } from 'vitest';
import { AT_SEA, CARDS, CLEARED, DESTROYED, GERMAN, STAGES } from '../src/index.js';
import { isHeldBy, place, unitsAt } from '../src/occupancy.js';
import { handOf } from '../src/rules/hands.js';
import { coastOf } from '../src/rules/landing.js';
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
  expect(play.events.filter(({ event }) => event === 'dropped')).toHaveLength(17);
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

// §4.21 §8.4
test('guns and headquarters that come ashore spend the fuel of their division', () => {
  const play = new Play().until('orders');
  const { world } = play.game;
  const us1 = formation(play, 'us-1');
  const beach = play.state.sealed.targets[us1]?.[0] as number;
  for (const unit of [...unitsAt(world, play.state.sealed, beach)]) place(world, play.state.sealed, unit, DESTROYED);
  place(world, play.state.sealed, play.id('us-1-16'), beach);
  play.state.sealed.fuel[play.id('us-1-hq')] = 1;
  play.until('retrieve');
  expect(play.where('us-1-hq')).toBe(world.grid.label(beach));
  expect(play.events.filter(({ event }) => event === 'used')).toMatchObject([{ formation: us1, card: 'fuel', count: 1 }]);
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
test('control is asked before each step takes effect, the landing’s too', () => {
  const play = new Play({ way: 'mega', umpires: 'people' }).until('ruling');
  expect([play.asked, play.state.sealed.targets.flat()]).toEqual([['control-game'], []]);
  const army = play.game.world.teams.ids.get('us-army') as number;
  play.say('control-game', `grant:${CARDS.indexOf('air')}:${army}`);
  expect([handOf(play.state.sealed.hand, army, 'air'), play.state.open.rulings]).toEqual([5, 1]);
  play.say('control-game', 'go-on').until('ruling');
  expect([play.where('us-82-505'), play.state.sealed.targets.flat().length > 0], 'before they jump').toEqual(['-1', true]);
  const seen: string[] = [];
  for (let i = 0; i < 10; i++) {
    const before = play.state.open.stage;
    play.say('control-game', 'go-on').until('ruling');
    if (play.state.open.turn > 1) break;
    seen.push(play.state.open.stage);
    expect([play.asked, i === 0 || play.state.open.stage !== before]).toEqual([['control-game'], true]);
  }
  expect(seen).toEqual(STAGES);
});

// §4.7 §9.8
test('a move that control strikes before movement is not made, and a counter it puts ashore stands there', () => {
  const play = new Play({ way: 'duel', umpires: 'people' }).until('orders');
  const march = play.where('us-82-505');
  play.act('allied', play.unit('us-82-505')).say('allied', 'move');
  play.act('allied', play.game.legal(play.game.view(play.state, ['allied']), 'allied').find(({ kind }) => kind === 'hex') as never);
  const stage = (): string => play.state.open.stage;
  for (play.until('ruling'); stage() !== 'move'; play.until('ruling')) play.say('control', 'go-on');
  expect([play.step, play.where('us-82-505')]).toEqual(['ruling', march]);
  play.act('control', play.unit('us-82-505')).say('control', 'void-order');
  play.act('control', play.unit('us-1-16'), play.hex('1414')).say('control', 'go-on');
  expect([play.where('us-82-505'), play.where('us-1-16')]).toEqual([march, '1414']);
});

// §8.3 §9.3
test('a brigade goes from the army to a corps and from that to a division, each its own decision', () => {
  const play = new Play({ way: 'mega' }).until('attach');
  const { formations } = play.game.world;
  const of = (id: string): number => formations.ids.get(id) as number;
  expect([play.asked, play.legal('br-army-commander')]).toEqual([['br-army-commander'], [`to:${of('br-xxx')}`, `to:${of('br-i')}`]]);
  play.say('br-army-commander', `to:${of('br-i')}`);
  expect([play.state.open.attached[play.id('br-8a')], play.where('br-8a')]).toEqual([of('br-i'), '-1']);
  for (let i = 0; i < 3; i++) play.say('br-army-commander', `to:${of('br-xxx')}`);
  const asked: string[] = [];
  while (play.step === 'attach') {
    const [seat] = play.asked as [string];
    asked.push(seat);
    play.say(seat, play.legal(seat)[0] as string);
  }
  expect(asked.sort()).toEqual(['br-i-commander', 'br-xxx-commander', 'br-xxx-commander', 'br-xxx-commander']);
  expect([play.state.open.attached[play.id('br-8a')], play.where('br-8a')]).toEqual([of('br-51'), String(AT_SEA)]);
  expect(play.legal('br-i-commander')).not.toContain(`to:${of('br-6ab')}`);
});

// §9.2 §9.6 §10.1
test('an army’s commander puts each arriving division under a corps, and it comes ashore there', () => {
  const play = new Play({ way: 'mega' }).until('retrieve');
  const { world } = play.game;
  const of = (id: string): number => world.formations.ids.get(id) as number;
  const corps = (id: string): number => world.teams.ids.get(id) as number;
  play.state.open.coast.fill(CLEARED);
  for (const hex of world.ground.coast)
    for (const unit of unitsAt(world, play.state.sealed, hex)) place(world, play.state.sealed, unit, DESTROYED);
  play.until('allocate');
  const under = (division: string, ...ids: string[]): string[] => ids.map((id) => `under:${of(division)}:${corps(id)}`);
  expect([play.asked, play.legal('us-army-commander')]).toEqual([['us-army-commander'], under('us-90', 'us-vii', 'us-v')]);
  play.say('us-army-commander', ...under('us-90', 'us-v'), ...under('us-2a', 'us-vii'));
  expect(play.legal('us-army-commander'), 'others may change theirs, these not again').toEqual(
    expect.arrayContaining([...under('us-1', 'us-vii'), 'done']),
  );
  expect(play.legal('us-army-commander')).not.toContain(under('us-90', 'us-vii')[0]);
  play.say('us-army-commander', 'done').until('hand-down');
  const coast = (id: string): string[] => (world.ground.landings[id] ?? []).map((hex) => world.grid.label(hex));
  expect([coast('us-v').includes(play.where('us-90-hq')), coast('us-vii').includes(play.where('us-2a-hq'))]).toEqual([true, true]);
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
