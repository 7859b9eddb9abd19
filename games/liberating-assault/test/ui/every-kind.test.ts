import { describe, expect, it } from 'vitest';
import { AT_SEA, type LiberatingAssaultEvent, type LiberatingAssaultFrame, RULINGS } from '../../src/index.js';
import { meta } from '../../src/meta.js';
import { expectReadable, game, ui, viewOf } from './table.js';

type Frames = { readonly [K in LiberatingAssaultFrame['step']]: Extract<LiberatingAssaultFrame, { step: K }> };
type Events = { readonly [K in LiberatingAssaultEvent['event']]: LiberatingAssaultEvent & { readonly event: K } };

const { roster, formations, grid, teams } = game.world;
const id = (name: string): number => roster.ids.get(name) as number;
const at = (label: string): number => grid.parse(label) as number;
const [regiment, german, guns] = [id('us-1-16'), id('ge-352-914'), id('us-1-art')];
const division = formations.ids.get('us-1') as number;
const outcome = { winner: 'allied', level: 'victory', margin: 14, section: '10.4' } as const;
const asks = ['allied', 'german'];

/** One frame of every kind. */
const FRAMES: Frames = {
  game: { step: 'game', next: 0 },
  over: { step: 'over', outcome },
  beaches: { step: 'beaches', asks },
  'drop-zones': { step: 'drop-zones', asks },
  drop: { step: 'drop', next: 0 },
  begin: { step: 'begin', stage: 'move' },
  allocate: { step: 'allocate', asks, army: teams.ids.get('us-army') as number, given: [] },
  arrivals: { step: 'arrivals' },
  attach: { step: 'attach', asks, team: teams.ids.get('br-army') as number },
  'hand-down': { step: 'hand-down', asks, level: 'corps' },
  place: { step: 'place', asks, level: 'division' },
  activate: { step: 'activate' },
  raid: { step: 'raid', next: 0 },
  strike: { step: 'strike', left: [0, 1, 0, 0] },
  'lose-cards': { step: 'lose-cards', asks: ['german'], by: 'bomber', left: 2 },
  orders: { step: 'orders', asks },
  battles: { step: 'battles', round: 'attack', now: [0], next: 'fight' },
  'reveal-coast': { step: 'reveal-coast', battle: 0 },
  support: { step: 'support', asks },
  tactics: { step: 'tactics', asks },
  withdraw: { step: 'withdraw', asks: ['german'], battle: 0, hexes: 2, chased: 0, next: 0 },
  advance: { step: 'advance', asks: ['allied'], battle: 0, left: ['allied'] },
  retrieve: { step: 'retrieve', asks },
  ruling: { step: 'ruling', asks: ['control'] },
  consent: { step: 'consent', asks: ['control'], seat: 'us-1-commander', by: 'us-v-commander' },
};

const report = {
  battle: 0,
  target: at('1211'),
  attackers: [regiment],
  defenders: [german],
  attackTactic: 'assault',
  defenceTactic: 'dig-in',
  tactical: 'lose',
  attack: 84,
  defence: 33,
  attackerLoss: 0,
  defenderLoss: 4,
  withdrawal: 2,
} as const;

/** One event of every kind. */
const EVENTS: Events = {
  turn: { event: 'turn', turn: 2 },
  beach: { event: 'beach', formation: division, hex: at('1211') },
  aimed: { event: 'aimed', formation: formations.ids.get('us-82') as number, hex: at('0809') },
  closed: { event: 'closed', step: 'orders' },
  waves: { event: 'waves' },
  begun: { event: 'begun' },
  arriving: { event: 'arriving', formation: division },
  allocated: { event: 'allocated', formation: division, command: teams.ids.get('us-vii') as number },
  removed: { event: 'removed', unit: regiment },
  lays: { event: 'lays', unit: guns, card: 'ammo' },
  places: { event: 'places', what: 'soe', at: 2 },
  fires: { event: 'fires', target: at('1211'), gun: guns, how: 'fire' },
  tactic: { event: 'tactic', target: at('1211'), tactic: 'outflank' },
  'asks-back': { event: 'asks-back', holder: teams.count + division, card: 'naval-a' },
  wants: { event: 'wants', holder: teams.count + division, card: 'ammo' },
  wanted: { event: 'wanted', holder: teams.count + division, card: 'ammo', count: 3 },
  done: { event: 'done', seat: 'allied' },
  stage: { event: 'stage', turn: 1, stage: 'effective' },
  arrived: { event: 'arrived', formation: division, command: teams.ids.get('us-v') as number, player: teams.ids.get('us-1') as number },
  attached: { event: 'attached', unit: id('br-8a'), formation: formations.ids.get('br-50') as number },
  'called-up': { event: 'called-up', formation: division },
  supplied: { event: 'supplied', holder: 0, card: 'fuel', count: 20 },
  gift: { event: 'gift', holder: 3, card: 'ammo' },
  handed: { event: 'handed', holder: teams.count + division, card: 'air', count: 2 },
  permitted: { event: 'permitted', unit: id('us-v-art'), formation: division },
  laid: { event: 'laid', unit: guns, card: 'ammo', count: 3 },
  cut: { event: 'cut', hex: at('1717') },
  activated: { event: 'activated', table: 1, die: 5 },
  struck: { event: 'struck', formation: division, cards: ['fuel', 'ammo'], by: 'bomber' },
  'bombs-astray': { event: 'bombs-astray', formation: division, die: 4 },
  ordered: { event: 'ordered', unit: regiment, order: 1, path: [at('1211')] },
  'order-struck': { event: 'order-struck', unit: regiment, why: 'attacked' },
  moved: { event: 'moved', unit: regiment, path: [at('1211')], how: 'landed' },
  joined: { event: 'joined', battle: 0, target: at('1211'), attackers: [regiment] },
  coast: { event: 'coast', hex: at('1211'), strength: 12, tactic: 'barrage' },
  'coast-cleared': { event: 'coast-cleared', hex: at('1211') },
  battle: { event: 'battle', ...report },
  'boxes-lost': { event: 'boxes-lost', unit: regiment, boxes: 2, left: 9 },
  'boxes-ruled': { event: 'boxes-ruled', unit: regiment, left: 9 },
  told: { event: 'told', unit: german, hex: at('1111') },
  destroyed: { event: 'destroyed', unit: german },
  'driven-back': { event: 'driven-back', formation: division, beaten: true },
  dropped: { event: 'dropped', unit: id('us-82-505'), hex: at('0809'), die: 3, losses: 1 },
  used: { event: 'used', formation: division, card: 'ammo', count: 2 },
  ruling: { event: 'ruling', number: 1, what: 'move' },
  'asks-dismissal': { event: 'asks-dismissal', seat: 'us-1-commander', by: 'us-v-commander' },
  dismissed: { event: 'dismissed', seat: 'us-1-commander', by: 'us-v-commander' },
  kept: { event: 'kept', seat: 'us-1-commander', by: 'us-v-commander' },
  over: { event: 'over', outcome },
};

/** Said by the events around them. */
const SILENT: readonly string[] = ['waves', 'begun'];

function stateWith(frame: LiberatingAssaultFrame) {
  const state = game.setup('day', { umpires: 'people' });
  state.sealed.battles.push({
    side: 0,
    target: at('1211'),
    attackers: [regiment],
    defenders: [german],
    attackGuns: [guns],
    attackAmmo: [2],
    defenceGuns: [],
    defenceAmmo: [],
    attackFlak: [],
    defenceFlak: [],
    contested: 1,
    works: 0,
    attackArtillery: 1,
    defenceArtillery: 0,
    attackLead: division,
    defenceLead: formations.ids.get('ge-352') as number,
    attackTactic: -1,
    defenceTactic: -1,
    fought: 0,
  });
  state.open.stack.push(FRAMES.battles, frame);
  return state;
}

describe('every kind', () => {
  it.each(Object.values(FRAMES))('of decision has words for all at the table: $step', (frame) => {
    const state = stateWith(frame);
    for (const eyes of [['allied'], ['german'], ['control'], []]) {
      for (const seat of ['allied', 'german', 'control']) {
        const { text, section } = ui.prompt(viewOf(state, ...eyes), seat);
        expectReadable(text, section);
        expect(text).toMatch(/^[A-Z0-9].*§.*\.$/);
      }
      for (const text of ui.status(viewOf(state, ...eyes)).phase) expectReadable(text);
    }
  });

  it.each(Object.values(EVENTS))('of event has a line: $event', (event) => {
    const line = ui.logLine(viewOf(stateWith(FRAMES.tactics), 'allied'), event);
    if (SILENT.includes(event.event)) {
      expect(line).toBeUndefined();
      return;
    }
    expectReadable(line?.text ?? '', line?.section);
    expect(line?.text).toMatch(/^[A-Z0-9].*\.$/);
  });

  it('of ruling and of movement is told', () => {
    const view = viewOf(game.setup('day', {}), 'allied');
    for (const what of RULINGS) expectReadable(ui.logLine(view, { event: 'ruling', number: 1, what })?.text ?? '');
    for (const how of ['attack', 'exploit', 'tactical', 'strategic', 'withdrew', 'advanced', 'landed', 'arrived', 'ruling'] as const)
      expectReadable(ui.logLine(view, { event: 'moved', unit: regiment, path: [at('1211')], how })?.text ?? '');
  });

  it('of roll is told', () => {
    for (const why of ['drop', 'resistance', 'bombs'])
      expectReadable(ui.rollLine({ kind: 'dice', why, section: '2.9', count: 2, sides: 6 }, [4, 5]).text);
    for (const why of ['coast', 'saboteurs']) expectReadable(ui.rollLine({ kind: 'draw', why, section: '8.1', weights: [1] }, [0]).text);
  });

  it('of counter has a face, a name and something to read', () => {
    const view = viewOf(game.setup('day', {}), 'allied');
    for (let unit = 0; unit < roster.units + game.world.ground.coast.length; unit++) {
      expectReadable(ui.face(view, unit).name);
      for (const { text, section } of ui.unitInfo(view, unit)) expectReadable(text, section);
    }
  });

  it('of hex has a name and something to read', () => {
    const view = viewOf(game.setup('day', {}), 'allied');
    for (const hex of game.world.ground.land) {
      expectReadable(ui.hexName?.(hex) ?? '');
      for (const { text, section } of ui.hexInfo(view, hex)) expectReadable(text, section);
    }
  });

  it('of seat is known by name', () => {
    for (const { id: seat } of meta.seats)
      expectReadable(ui.logLine(viewOf(game.setup('day', {})), { event: 'kept', seat, by: seat })?.text ?? '');
  });
});

describe('the assault', () => {
  it('§8.4 lies off its coast, each division in a hex of its own', () => {
    const view = viewOf(game.setup('day', {}), 'allied');
    const afloat = view.known.hex.flatMap((hex, unit) => (hex === AT_SEA ? [unit] : []));
    const byDivision = new Map(afloat.map((unit) => [view.open.attached[unit], ui.hexOf(view, unit)]));
    expect(byDivision.size).toBeGreaterThan(5);
    expect(new Set(byDivision.values()).size).toBe(byDivision.size);
    expect([...byDivision.values()].every((hex) => hex !== undefined && !game.world.ground.land.includes(hex))).toBe(true);
  });

  it('§8.1 meets coastal counters face down on its coasts, and their strength once they are turned up', () => {
    const state = game.setup('day', {});
    const beach = at('1211');
    const faceAt = () => ui.stacks(viewOf(state, 'allied')).find(({ hex }) => hex === beach)?.faces[0];
    expect(faceAt()?.symbol).toBe('unknown');
    state.open.coast[game.world.ground.coastIndex[beach] as number] = 12;
    state.open.coastTactic[game.world.ground.coastIndex[beach] as number] = 2;
    expect(faceAt()).toMatchObject({ symbol: 'strongpoint', factors: '12' });
  });

  it('§1.1 names places by town and square, and finds squares in messages', () => {
    expect(ui.hexName?.(at('1717'))).toBe('Caen 1316');
    expect(ui.reference?.('1316')).toContain(at('1717'));
    expect(ui.reference?.('9999')).toEqual([]);
  });
});
