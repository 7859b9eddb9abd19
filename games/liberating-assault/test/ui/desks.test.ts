import { type DeskPart, deskWords } from '@bocage/board';
import { makeAction, seatsOf } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { Play } from '../play.js';
import { expectReadable, game, ui, viewOf } from './table.js';

/** Steps at which somebody is asked, and the first to be asked there. */
const STEPS = ['beaches', 'drop-zones', 'attach', 'allocate', 'hand-down', 'place', 'orders', 'retrieve'] as const;

function readAll(parts: readonly DeskPart[]): void {
  for (const { title, section, note, lines = [], rows = [], cards = [] } of parts) {
    expectReadable(title, section);
    if (note !== undefined) expectReadable(note);
    for (const line of lines) expectReadable(line.text, line.section);
    for (const row of rows) {
      expectReadable(row.title);
      if (row.note !== undefined && row.note !== '') expectReadable(row.note);
    }
    for (const card of cards) expectReadable(card.title);
  }
}

/** Words a seat may say that stand neither on its desk nor on the map: few enough for buttons. */
function spoken(play: Play, seat: string): string[] {
  const view = viewOf(play.state, seat);
  const onDesk = deskWords(ui.desk?.(view, seat));
  return game
    .legal(view, seat)
    .flatMap((action) => (action.kind === 'word' ? [action.word] : []))
    .filter((word) => !onDesk.has(word) && ui.wordHex?.(view, word) === undefined);
}

const wordsOf = (play: Play, id: string): readonly string[] => {
  const [usual] = ui.desk?.(viewOf(play.state, 'allied'), 'allied')?.parts.find((part) => part.id === id)?.actions ?? [];
  return usual ? [usual.word, ...(usual.more ?? [])] : [];
};

/** The orders of a first turn, with fuel and ammo laid. */
function supplied(): Play {
  const play = new Play({}).until('place');
  return play.as('allied', ...wordsOf(play, 'lay-usual')).until('orders');
}

/** A counter ordered to attack the first hex it may. */
function attackWith(play: Play, name: string): void {
  play.as('allied', name, 'attack');
  const hex = play.legal('allied').find(({ kind }) => kind === 'hex');
  if (hex) play.act('allied', hex);
}

describe.each(['duel', 'staff', 'mega'])('desks of a %s', (way) => {
  it.each(STEPS)('have a place for everything that can be said at %s', (step) => {
    const play = new Play({ way }).until(step);
    expect(play.step).toBe(step);
    for (const seat of play.asked) {
      const desk = ui.desk?.(viewOf(play.state, seat), seat);
      expectReadable(desk?.title ?? '');
      readAll(desk?.parts ?? []);
      expect(spoken(play, seat).length).toBeLessThanOrEqual(2);
      for (const action of play.legal(seat)) expectReadable(ui.actionLabel(viewOf(play.state, seat), action).label);
    }
  });
});

describe('desks', () => {
  it('§4.4 hold every card that a struck division can give up', () => {
    const play = new Play({}).until('place');
    for (const id of ['ge-21pz-hq', 'ge-21pz-art', 'ge-716-art']) play.put('1620', id);
    play.as('allied', 'done').as('german', 'done');
    play.sealed.ammo[play.id('ge-21pz-art')] = 3;
    play.sealed.fuel[play.id('ge-21pz-hq')] = 1;
    play.sealed.ammo[play.id('ge-716-art')] = 2;
    play.as('allied', `bomb:${play.hex('1620')}`, 'done');
    expect([play.step, spoken(play, 'german')]).toEqual(['lose-cards', []]);
    const desk = ui.desk?.(viewOf(play.state, 'german'), 'german');
    readAll(desk?.parts ?? []);
    expect(desk?.parts.filter(({ id }) => id.startsWith('lose-'))).toHaveLength(2);
    for (const action of play.legal('german')) expect(ui.actionLabel(viewOf(play.state, 'german'), action).label).toMatch(/^Give up /);
  });

  it('§6.3 §7.4 of a duel hold what a corps can be given for itself, or when it is beaten for its divisions', () => {
    const play = new Play({}).until('hand-down').until('orders').until('hand-down');
    const corps = play.team('us-v');
    play.sealed.due[play.formation('us-v')] = 0;
    const rowOf = () =>
      ui
        .desk?.(viewOf(play.state, 'allied'), 'allied')
        ?.parts.flatMap(({ rows = [] }) => rows)
        .find(({ id }) => id === `holder-${corps}`);
    expect([play.open.turn, spoken(play, 'allied')]).toEqual([2, ['done']]);
    expect(rowOf()?.note).toMatch(/own headquarters and guns/);
    play.open.idle[corps] = 2;
    expect(rowOf()?.note).toMatch(/go on to its nearest divisions/);
  });

  it('§9.8 of control hold every ruling but picking a counter', () => {
    const play = new Play({ way: 'mega', umpires: 'people' }).until('ruling');
    const [seat] = play.asked as [string];
    expect(spoken(play, seat)).toEqual(['go-on']);
    const unit = play.legal(seat).find((action) => action.kind === 'unit');
    if (!unit) throw new Error('control cannot pick a counter');
    play.act(seat, unit);
    expect(spoken(play, seat)).toEqual([]);
    expect(ui.desk?.(viewOf(play.state, seat), seat)?.parts.map(({ id }) => id)).toContain('picked');
  });

  it('§8.3 §9.8 of control hold the divisions an independent counter can be given to', () => {
    const play = new Play({ way: 'mega', umpires: 'people' }).until('ruling');
    const [seat] = play.asked as [string];
    play.as(seat, `pick:${play.id('br-33a')}`);
    expect(play.offered(seat)).toContain(`to:${play.formation('br-50')}`);
    expect(spoken(play, seat)).toEqual([]);
    readAll(ui.desk?.(viewOf(play.state, seat), seat)?.parts ?? []);
  });

  it('§4.12 show the six cards against theirs to whoever chooses one', () => {
    const play = supplied();
    for (const name of ['us-1-16', 'us-2-9', 'br-50-69', 'br-51-152', 'br-49-146']) attackWith(play, name);
    play.until('tactics');
    expect(play.step).toBe('tactics');
    const [seat] = play.asked as [string];
    const grid = ui.desk?.(viewOf(play.state, seat), seat)?.parts.find((part) => part.grid)?.grid;
    expect(grid?.columns).toHaveLength(6);
    expect(grid?.rows.filter(({ word }) => word !== undefined).map(({ word }) => word)).toEqual(play.legal(seat).map(makeAction));
  });

  it('§4.2 §4.3 lay the usual with one press that stays within the hand', () => {
    const play = new Play({}).until('place');
    const words = wordsOf(play, 'lay-usual');
    expect(words.length).toBeGreaterThan(10);
    play.as('allied', ...words);
    expect(play.sealed.laying.reduce((sum, count) => sum + count, 0)).toBe(words.length);
  });
});

describe('orders', () => {
  it('§4.5 are arrows for their giver while they are placed, and for nobody else', () => {
    const play = supplied();
    attackWith(play, 'us-1-16');
    expect(ui.arrows?.(viewOf(play.state, 'allied'))).toMatchObject([{ tone: 'attack' }]);
    expect(ui.arrows?.(viewOf(play.state, 'german'))).toEqual([]);
  });
});

describe('what a seat reads', () => {
  const deskText = (play: Play, seat: string): string => JSON.stringify(ui.desk?.(viewOf(play.state, seat), seat)?.parts);

  it('§4.2 says that there is nothing to hand down, without advice on how to do it', () => {
    const play = new Play({ way: 'mega' }).until('hand-down');
    const seat = 'army-group-supplies';
    expect(play.asked).toContain(seat);
    expect(ui.prompt(viewOf(play.state, seat), seat).text).toMatch(/^You hold no cards/);
    expect(ui.guide(viewOf(play.state, seat), seat)).toBeUndefined();
  });

  it('§4.2 tells a corps what its divisions use, and only their own team what they have', () => {
    const mega = new Play({ way: 'mega' }).until('place');
    expect(deskText(mega, 'us-v-commander')).toContain('uses one fuel and up to 3 ammo a turn; ask what it has');
    const staff = new Play({ way: 'staff' }).until('beaches');
    expect(deskText(staff, 'us-v')).toContain('has all the fuel and ammo it can use');
  });

  it('§2.1 §8.4 says why a division stays at sea, on its desk and to whoever asks the counter', () => {
    const play = new Play({ way: 'staff' }).until('orders');
    expect(deskText(play, 'us-v')).toContain('no fuel: lands on open beaches only (§4.19)');
    expect(ui.unitInfo(viewOf(play.state, 'us-v'), play.id('us-1-16')).map(({ text }) => text)).toContain(
      'No fuel on its headquarters: it lands on open beaches only.',
    );
  });

  it('§4.13 reckons the attacks ordered so far', () => {
    const play = supplied();
    attackWith(play, 'us-1-16');
    expect(deskText(play, 'allied')).toMatch(/one counter, \d+ against \d+ as it stands|one counter, nobody seen there/);
    expect(deskText(play, 'german')).not.toContain('Attacks ordered');
  });

  it('§4.5 counts the counters that can still be ordered, and names a whole stack as one', () => {
    const play = supplied();
    const prompt = (): string => ui.prompt(viewOf(play.state, 'allied'), 'allied').text;
    expect(prompt()).toMatch(/^Give orders: .* counters can still be ordered/);
    play.as('allied', 'us-1-16');
    expect(prompt()).toMatch(/is at sea: order an attack to land on a beach/);
    play.as('allied', 'stack');
    expect(prompt()).toMatch(/and all with it that can follow are at sea/);
  });
});

describe('a briefing', () => {
  const briefingOf = (options: Readonly<Record<string, string>>, seat: string): DeskPart | undefined =>
    ui.desk?.(viewOf(game.setup('day', options), seat), seat)?.parts.find(({ id }) => id === 'briefing');

  it.each(['duel', 'staff', 'mega'])('tells every seat of a %s what it is there for', (way) => {
    for (const { id } of seatsOf(game.meta, { way, umpires: 'people' })) {
      const briefing = briefingOf({ way, umpires: 'people' }, id);
      readAll(briefing ? [briefing] : []);
      expect(briefing?.lines?.length, id).toBeGreaterThan(1);
      expect(new Set(briefing?.lines?.map(({ text }) => text)).size, id).toBe(briefing?.lines?.length);
    }
  });

  it('says whom one answers to, who is below, when one’s division comes and what wins', () => {
    const textOf = (seat: string): string => (briefingOf({ way: 'mega' }, seat)?.lines ?? []).map(({ text }) => text).join(' ');
    expect(textOf('us-v-commander')).toMatch(
      /Omaha.*beach is whose.*answer to First US Army.*Below you: .*1st US Division.*win from 15 points/,
    );
    expect(textOf('us-1-liaison')).toMatch(/V US Corps has this task.*answer to V US Corps.*1st Infantry Division lands in the first wave/);
    expect(textOf('us-90-operations')).toMatch(/comes in turn 2/);
    expect(textOf('control-game')).toMatch(/^Each step takes effect when you let it/);
  });

  it('lies open until there is something to do, then folded', () => {
    const play = new Play({ way: 'mega' }).until('beaches');
    const isFolded = (seat: string) => ui.desk?.(viewOf(play.state, seat), seat)?.parts.find(({ id }) => id === 'briefing')?.fold === true;
    expect([isFolded('us-army-supplies'), isFolded('us-v-commander')]).toEqual([false, true]);
  });
});
