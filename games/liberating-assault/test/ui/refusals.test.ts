import { hex as atHex, type Seat, unit as theUnit, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/index.js';
import { REFUSALS } from '../../ui/refusals.js';
import { Play } from '../play.js';
import { expectReadable, game, ui, viewOf } from './table.js';

const { roster, grid, formations, teams } = game.world;
const unit = (id: string) => theUnit(roster.ids.get(id) as number);

const codeOf = (play: Play, seat: Seat, action: Parameters<typeof game.refusal>[2]): string | undefined =>
  game.refusal(viewOf(play.state, seat), seat, action)?.code;

/** Not everything is tapped: every refusal looks at all that is legal first. */
const EVERY = 7;

/** Orders of the first turn, with fuel on the headquarters of one division. */
function landing(): Play {
  const play = new Play({}).until('place');
  const hq = roster.ids.get('us-1-hq') as number;
  return play.as('allied', `lay:0:${hq}`).until('orders');
}

describe('refusals', () => {
  it('are sentences', () => {
    for (const text of Object.values(REFUSALS)) expectReadable(text);
  });

  it.each(['beaches', 'drop-zones', 'hand-down', 'place', 'orders'])('have words and a section for whatever is tapped at %s', (step) => {
    const play = new Play({}).until(step);
    const [seat] = play.asked as [Seat];
    const view = viewOf(play.state, seat);
    const units = Array.from({ length: roster.units / EVERY }, (_, i) => theUnit(i * EVERY));
    const hexes = Array.from({ length: grid.size / EVERY }, (_, i) => atHex(i * EVERY));
    for (const action of [...units, ...hexes]) {
      const refusal = game.refusal(view, seat, action);
      if (!refusal) continue;
      expect(REFUSALS).toHaveProperty(refusal.code);
      expectReadable(ui.refusal(refusal), refusal.section);
    }
  });

  it('§2.1 §8.4 say why a counter stays at sea', () => {
    const play = landing();
    expect(codeOf(play, 'allied', unit('us-1-16'))).toBeUndefined();
    expect(codeOf(play, 'allied', unit('us-29-115'))).toBe('no-fuel-at-sea');
    expect(codeOf(play, 'allied', unit('us-29-art'))).toBe('follows-ashore');
  });

  it('§4.5 §9.4 say whose a counter is, and that it has its order', () => {
    const play = landing();
    expect(codeOf(play, 'allied', unit('ge-352-914'))).toBe('not-yours');
    play.as('allied', 'us-1-16', 'attack');
    expect(codeOf(play, 'allied', unit('us-1-18'))).toBe('order-begun');
    expect(codeOf(play, 'allied', atHex(grid.parse('1717') as number))).toBe('not-its-beach');
    const beach = play.legal('allied').find(({ kind }) => kind === 'hex');
    if (beach) play.act('allied', beach);
    expect(codeOf(play, 'allied', unit('us-1-16'))).toBe('has-order');
    expect(codeOf(play, 'allied', atHex(grid.parse('1717') as number))).toBe('choose-counter');
  });

  it('§4.2 §4.3 say which card goes where', () => {
    const play = new Play({}).until('hand-down');
    const division = teams.count + (formations.ids.get('us-1') as number);
    expect(codeOf(play, 'allied', word(`give:0:${division}`))).toBe('no-card-to-give');
    expect(codeOf(play, 'allied', word(`give:${CARDS.indexOf('bomber')}:${division}`))).toBe('stays-with-army-group');
    play.until('place');
    const lay = (card: number, id: string): string | undefined => codeOf(play, 'allied', word(`lay:${card}:${roster.ids.get(id)}`));
    expect([lay(0, 'us-1-16'), lay(1, 'us-1-16'), lay(2, 'us-1-hq')]).toEqual(['fuel-on-headquarters', 'ammo-on-guns', 'only-on-brigades']);
  });

  it('§4.5 say that a seat is done', () => {
    const play = new Play({}).until('orders').as('allied', 'done');
    expect(play.step).toBe('orders');
    expect(codeOf(play, 'allied', unit('us-1-16'))).toBe('is-done');
  });
});
