import { expect, test } from 'vitest';
import { AT_SEA, CARDS, CLEARED, DESTROYED, GERMAN } from '../src/index.js';
import { isHeldBy, place, unitsAt } from '../src/occupancy.js';
import { handOf } from '../src/rules/hands.js';
import { coastOf } from '../src/rules/landing.js';
import { holderOf } from '../src/world.js';
import { Play } from './play.js';

// §8.4 §8.6 §4.1
test('a game begins with beaches and drop zones, then paratroops jump and cards go down', () => {
  const play = new Play();
  expect([play.step, play.asked]).toEqual(['beaches', ['allied']]);
  play.until('drop-zones');
  expect(play.asked).toEqual(['allied']);
  play.until('attach');
  expect(play.told('dropped')).toHaveLength(17);
  expect(play.sealed.hex[play.id('us-82-hq')]).toBeGreaterThanOrEqual(0);
  play.until('hand-down');
  expect([play.open.stage, play.open.attached[play.id('br-8a')] !== -1]).toEqual(['hand-down', true]);
});

// §4.2
test('in a megagame three levels hand down one after another, and only those of the level are asked', () => {
  const play = new Play({ way: 'mega' }).until('hand-down');
  expect(play.asked).toEqual(['army-group-supplies', 'army-group-air', 'army-group-special']);
  for (const seat of [...play.asked]) play.as(seat, 'done');
  expect(play.asked).toContain('us-army-liaison');
  const corps = play.team('us-v');
  play.as('us-army-liaison', `give:2:${corps}`);
  expect(handOf(play.sealed.hand, corps, 'air')).toBe(0);
  for (const seat of [...play.asked]) play.as(seat, 'done');
  expect([
    handOf(play.sealed.hand, corps, 'air'),
    play.asked.includes('us-v-liaison'),
    play.asked.includes('german-west-commander'),
  ]).toEqual([1, true, true]);
});

// §4.2 A sealed click: the state is changed, but nobody else could notice anything.
test('what one seat does in a simultaneous step changes nothing that others see', () => {
  const play = new Play({ way: 'mega' }).until('hand-down');
  for (const seat of [...play.asked]) play.as(seat, 'done');
  const before = JSON.stringify([play.open, play.view('us-v-liaison').known, play.view('us-army-supplies').known]);
  const count = play.events.length;
  play.as('us-army-liaison', `give:2:${play.team('us-v')}`);
  const after = JSON.stringify([play.open, play.view('us-v-liaison').known, play.view('us-army-supplies').known]);
  expect(after).toBe(before);
  expect(play.events.slice(count).map(({ to }) => to)).toEqual([['us-army-liaison']]);
});

// §4.3 §8.4 §4.5 §4.16
test('a division lays its cards, assaults and lands', () => {
  const play = new Play();
  const beach = play.hex('1312');
  play.as('allied', `beach:${play.formation('us-1')}:${beach}`).until('place');
  const lay = (card: (typeof CARDS)[number], id: string): string => `lay:${CARDS.indexOf(card)}:${play.id(id)}`;
  play.as('allied', lay('fuel', 'us-1-hq'), lay('ammo', 'us-1-art'), lay('ammo', 'us-1-art'), lay('ammo', 'us-1-art'));
  expect(play.offered('allied')).not.toContain(lay('ammo', 'us-1-art'));
  expect([play.sealed.ammo[play.id('us-1-art')], handOf(play.sealed.hand, holderOf(play.world, play.formation('us-1')), 'ammo')]).toEqual([
    0, 3,
  ]);
  play.until('orders');
  expect([play.sealed.ammo[play.id('us-1-art')], play.sealed.fuel[play.id('us-1-hq')]]).toEqual([3, 1]);
  for (const id of ['us-1-16', 'us-1-18', 'us-1-26']) play.as('allied', id, 'attack', '1312');
  expect(play.offered('allied')).not.toContain('us-1-16');
  play.until('support');
  expect(play.told('coast')).not.toEqual([]);
  const fire = `fire:0:${play.id('us-1-art')}`;
  play.as('allied', fire, fire, fire).until('tactics');
  expect(play.offered('allied')).toContain('barrage');
  play.as('allied', 'barrage').until('orders', 'retrieve');
  const report = play.events.find(({ event }) => event === 'battle') as { attack: number } | undefined;
  expect(report?.attack).toBe(24 + 9);
  expect(play.where('us-1-hq') === String(AT_SEA)).toBe(play.where('us-1-16') === String(AT_SEA));
});

// §4.21 §8.4
test('guns and headquarters that come ashore spend the fuel of their division', () => {
  const play = new Play().until('orders');
  const { world } = play;
  const us1 = play.formation('us-1');
  const beach = play.sealed.targets[us1]?.[0] as number;
  for (const unit of [...unitsAt(world, play.sealed, beach)]) place(world, play.sealed, unit, DESTROYED);
  place(world, play.sealed, play.id('us-1-16'), beach);
  play.sealed.fuel[play.id('us-1-hq')] = 1;
  play.until('retrieve');
  expect(play.where('us-1-hq')).toBe(play.label(beach));
  expect(play.told('used')).toMatchObject([{ formation: us1, card: 'fuel', count: 1 }]);
});

// §2.8 §8.1 §4.16
test('works that special forces have dealt with do not keep a landing off an undefended beach; others do', () => {
  const landed = (forces: number): string => {
    const play = new Play();
    const { world } = play;
    const us1 = play.formation('us-1');
    const beach = coastOf(world, play.open, us1).find((hex) => !isHeldBy(world, play.sealed, GERMAN, hex)) as number;
    play
      .as('allied', `beach:${us1}:${beach}`)
      .until('place')
      .as('allied', `lay:0:${play.id('us-1-hq')}`)
      .until('orders');
    play.open.coast[world.ground.coastIndex[beach] as number] = 48;
    play.open.coastTactic[world.ground.coastIndex[beach] as number] = 0;
    play.sealed.forces[play.id('us-1-16')] = forces;
    play.as('allied', 'us-1-16', 'attack', play.label(beach));
    play.until('retrieve');
    // §8.4 Headquarters and guns follow at once, before anybody exploits.
    const told = play.events.map((event) => (event.event === 'moved' ? `moved ${event.unit}` : event.event === 'stage' ? event.stage : ''));
    if (forces === 1) expect(told.indexOf(`moved ${play.id('us-1-hq')}`)).toBeLessThan(told.indexOf('exploit'));
    expect(told.includes(`moved ${play.id('us-1-hq')}`)).toBe(forces === 1);
    return play.where('us-1-16') === play.label(beach) ? 'ashore' : play.where('us-1-16');
  };
  expect([landed(1), landed(0)]).toEqual(['ashore', String(AT_SEA)]);
});

// §9.8
test('control is asked before each step takes effect, the landing’s too', () => {
  const play = new Play({ way: 'mega', umpires: 'people' }).until('ruling');
  expect([play.asked, play.sealed.targets.flat()]).toEqual([['control-game'], []]);
  const army = play.team('us-army');
  play.as('control-game', `grant:${CARDS.indexOf('air')}:${army}`);
  expect([handOf(play.sealed.hand, army, 'air'), play.open.rulings]).toEqual([5, 1]);
  play.as('control-game', 'go-on').until('ruling');
  expect([play.where('us-82-505'), play.sealed.targets.flat().length > 0], 'before they jump').toEqual(['-1', true]);
  const seen: string[] = [];
  for (let i = 0; i < 10; i++) {
    const before = play.open.stage;
    play.as('control-game', 'go-on').until('ruling');
    if (play.open.turn > 1) break;
    seen.push(play.open.stage);
    expect([play.asked, i === 0 || play.open.stage !== before]).toEqual([['control-game'], true]);
  }
  expect(seen).toEqual(['hand-down', 'place', 'interference', 'orders', 'effective', 'attack', 'exploit', 'move', 'hand-in', 'retrieve']);
});

// §4.7 §9.8
test('a move that control strikes before movement is not made, and a counter it puts ashore stands there', () => {
  const play = new Play({ way: 'duel', umpires: 'people' }).until('orders');
  const march = play.where('us-82-505');
  play.as('allied', 'us-82-505', 'move');
  play.act('allied', play.legal('allied').find(({ kind }) => kind === 'hex') as never);
  const stage = (): string => play.open.stage;
  for (play.until('ruling'); stage() !== 'move'; play.until('ruling')) play.as('control', 'go-on');
  expect([play.step, play.where('us-82-505')]).toEqual(['ruling', march]);
  play.as('control', 'us-82-505', 'void-order');
  play.as('control', 'us-1-16', '1414', 'go-on');
  expect([play.where('us-82-505'), play.where('us-1-16')]).toEqual([march, '1414']);
});

// §8.3 §9.3
test('a brigade goes from the army to a corps and from that to a division, each its own decision', () => {
  const play = new Play({ way: 'mega' }).until('attach');
  const of = (id: string): number => play.formation(id);
  expect([play.asked, play.offered('br-army-commander')]).toEqual([['br-army-commander'], [`to:${of('br-xxx')}`, `to:${of('br-i')}`]]);
  play.as('br-army-commander', `to:${of('br-i')}`);
  expect([play.open.attached[play.id('br-8a')], play.where('br-8a')]).toEqual([of('br-i'), '-1']);
  for (let i = 0; i < 3; i++) play.as('br-army-commander', `to:${of('br-xxx')}`);
  const asked: string[] = [];
  while (play.step === 'attach') {
    const [seat] = play.asked as [string];
    asked.push(seat);
    play.as(seat, play.offered(seat)[0] as string);
  }
  expect(asked.sort()).toEqual(['br-i-commander', 'br-xxx-commander', 'br-xxx-commander', 'br-xxx-commander']);
  expect([play.open.attached[play.id('br-8a')], play.where('br-8a')]).toEqual([of('br-51'), String(AT_SEA)]);
  expect(play.offered('br-i-commander')).not.toContain(`to:${of('br-6ab')}`);
});

// §8.3
test('a brigade given to a corps waits for its division, though the corps headquarters is ashore', () => {
  const play = new Play({ way: 'mega' }).until('attach').put('1514', 'br-i-hq');
  play.as('br-army-commander', `to:${play.formation('br-i')}`);
  expect(play.where('br-8a')).toBe('-1');
});

// §9.2 §9.6 §10.1
test('an army’s commander puts each arriving division under a corps, and it comes ashore there', () => {
  const play = new Play({ way: 'mega' }).until('retrieve');
  const { world } = play;
  const of = (id: string): number => play.formation(id);
  const corps = (id: string): number => play.team(id);
  play.open.coast.fill(CLEARED);
  for (const hex of world.ground.coast) for (const unit of unitsAt(world, play.sealed, hex)) place(world, play.sealed, unit, DESTROYED);
  play.until('allocate');
  const under = (division: string, ...ids: string[]): string[] => ids.map((id) => `under:${of(division)}:${corps(id)}`);
  expect([play.asked, play.offered('us-army-commander')]).toEqual([['us-army-commander'], under('us-90', 'us-vii', 'us-v')]);
  play.as('us-army-commander', ...under('us-90', 'us-v'), ...under('us-2a', 'us-vii'));
  expect(play.offered('us-army-commander'), 'others may change theirs, these not again').toEqual(
    expect.arrayContaining([...under('us-1', 'us-vii'), 'done']),
  );
  expect(play.offered('us-army-commander')).not.toContain(under('us-90', 'us-vii')[0]);
  play.as('us-army-commander', 'done').until('hand-down');
  const coast = (id: string): string[] => (world.ground.landings[id] ?? []).map((hex) => play.label(hex));
  expect([coast('us-v').includes(play.where('us-90-hq')), coast('us-vii').includes(play.where('us-2a-hq'))]).toEqual([true, true]);
});

// §8.4
test('a division that chose no beach is given one', () => {
  const play = new Play({ way: 'mega' }).until('drop-zones');
  expect(play.sealed.targets[play.formation('br-50')]).toHaveLength(1);
});

// §4.1 §10.4
test('a day’s game played by people who do nothing ends after ten turns', () => {
  const play = new Play().until('over');
  expect(play.awaits.kind).toBe('over');
  expect(play.open.turn).toBe(10);
  expect(play.game.check(play.state)).toEqual([]);
});
