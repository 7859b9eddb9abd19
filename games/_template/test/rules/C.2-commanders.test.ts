import { describe, expect, it } from 'vitest';
import { BLUE, game, names, opening, position, RED } from '../position.js';

describe('§C.2 commanders', () => {
  it('are chosen by both at once, and nobody hears of it before both are in', () => {
    const scene = opening();
    expect(scene.awaits).toEqual({ kind: 'seats', seats: ['blue', 'red'], mode: 'sealed' });
    const before = JSON.stringify(scene.view('red'));
    const events = scene.as('blue', 'blue-squadron').news;
    expect(JSON.stringify(scene.view('red'))).toBe(before);
    expect(events.map((event) => game.eventFor(event, 'red'))).toEqual([undefined]);
    expect(scene.offered('blue')).toEqual([]);
    expect(names(scene.as('red', 'alder').news)).toEqual(['commander', 'commanders']);
    expect(scene.view('blue').known.commander).toEqual([BLUE.squadron, -1]);
    expect(game.view(scene.state, []).known.commander).toEqual([-1, -1]);
  });

  it('show themselves when they fight', () => {
    const scene = position({
      stack: [{ step: 'attack', side: 0, attacker: BLUE.first, defender: RED.alder }],
      units: { [BLUE.first]: '33', [RED.alder]: '34' },
      commanders: [BLUE.first, RED.cedar],
    });
    const shown = scene.as('blue', 'declare').news.filter(({ event }) => event === 'identified');
    expect(shown).toMatchObject([
      { unit: BLUE.first, commands: 1, reveals: 'all' },
      { unit: RED.alder, commands: 0, reveals: 'all' },
    ]);
    expect(game.view(scene.state, []).known.commander).toEqual([BLUE.first, -1]);
  });

  it('lose the game when they are lost', () => {
    const scene = position({
      stack: [{ step: 'attack', side: 0, attacker: BLUE.squadron, defender: RED.cedar }],
      units: { [BLUE.squadron]: '33', [RED.cedar]: '34', [RED.alder]: '71' },
    });
    scene.as('blue', 'declare').roll(6);
    expect(scene.awaits).toEqual({ kind: 'over', outcome: { winner: 'blue', level: 'commander', margin: 9, section: 'C.2' } });
  });
});
