import { describe, expect, it } from 'vitest';
import { BLUE, game, names, offers, play, position, RED } from '../position.js';

describe('§C.2 commanders', () => {
  it('are chosen by both at once, and nobody hears of it before both are in', () => {
    const state = game.setup('meeting', { first: 'blue' });
    expect(game.awaits(state)).toEqual({ kind: 'seats', seats: ['blue', 'red'], mode: 'sealed' });
    const before = JSON.stringify(game.view(state, ['red']));
    const events = play(state, 'blue u3');
    expect(JSON.stringify(game.view(state, ['red']))).toBe(before);
    expect(events.map((event) => game.eventFor(event, 'red'))).toEqual([undefined]);
    expect(offers(state, 'blue')).toEqual([]);
    expect(names(play(state, 'red u4'))).toEqual(['commander', 'commanders']);
    expect(game.view(state, ['blue']).known.commander).toEqual([BLUE.squadron, -1]);
    expect(game.view(state, []).known.commander).toEqual([-1, -1]);
  });

  it('show themselves when they fight', () => {
    const state = position({
      stack: [{ step: 'attack', side: 0, attacker: BLUE.first, defender: RED.alder }],
      units: { [BLUE.first]: '33', [RED.alder]: '34' },
      commanders: [BLUE.first, RED.cedar],
    });
    const shown = play(state, 'blue declare').filter(({ event }) => event === 'identified');
    expect(shown).toMatchObject([
      { unit: BLUE.first, commands: 1, reveals: 'all' },
      { unit: RED.alder, commands: 0, reveals: 'all' },
    ]);
    expect(game.view(state, []).known.commander).toEqual([BLUE.first, -1]);
  });

  it('lose the game when they are lost', () => {
    const state = position({
      stack: [{ step: 'attack', side: 0, attacker: BLUE.squadron, defender: RED.cedar }],
      units: { [BLUE.squadron]: '33', [RED.cedar]: '34', [RED.alder]: '71' },
    });
    play(state, 'blue declare', [6]);
    expect(game.awaits(state)).toEqual({ kind: 'over', outcome: { winner: 'blue', level: 'commander', margin: 9, section: 'C.2' } });
  });
});
