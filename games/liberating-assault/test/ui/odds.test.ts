import { clone, type Seat, word } from '@bocage/kernel';
import { expect, it } from 'vitest';
import type { Battle, LiberatingAssaultView } from '../../src/index.js';
import { attackParts, defenceParts, sumOf } from '../../src/rules/strength.js';
import { Play } from '../play.js';
import { game, ui, viewOf } from './table.js';

const REGIMENTS = ['us-82-505', 'us-82-507', 'us-82-508'];

/** Three airborne regiments with their guns attack one of the 716th. */
function attack(): Play {
  const play = new Play().until('orders');
  play.put('1621', ...REGIMENTS, 'us-82-art', 'us-82-hq').put('1622', 'ge-716-736');
  play.sealed.fuel[play.id('us-82-hq')] = 1;
  play.sealed.ammo[play.id('us-82-art')] = 2;
  for (const id of REGIMENTS) play.as('allied', id, 'attack', '1622');
  return play;
}

/** §4.13 Both strengths of a battle as a seat sees them. */
function sumsOf({ open, known }: LiberatingAssaultView, index: number): string {
  const battle = known.battles[index] as Battle;
  return `${sumOf(attackParts(game.world, open, known, battle))} to ${sumOf(defenceParts(game.world, open, known, battle))}`;
}

const oddsOf = (play: Play, seat: Seat, text: string): string | undefined => ui.actionLabel(viewOf(play.state, seat), word(text)).odds;

it('§4.13 says on a gun’s button what its card makes of the battle, as its seat sees it afterwards', () => {
  const play = attack().until('support');
  const [fire] = play.offered('allied').filter((text) => text.startsWith('fire:'));
  const index = Number(fire?.split(':')[1]);
  const before = sumsOf(viewOf(play.state, 'allied'), index);
  const after = clone(play.state);
  game.play(after, 'allied', word(fire as string));
  expect(oddsOf(play, 'allied', fire as string)).toMatch(new RegExp(`^${sumsOf(viewOf(after, 'allied'), index)}, difference [+−]?\\d+$`));
  expect(oddsOf(play, 'allied', fire as string)).not.toContain(`${before}, `);
});

it('§5.1 says of a tactics card how many of theirs it beats, and nothing of the one they chose', () => {
  const play = attack().until('tactics');
  const said = () => play.offered('allied').map((text) => oddsOf(play, 'allied', text));
  const before = said();
  for (const odds of before) expect(odds).toMatch(/^wins against \d of \d cards?, loses to \d$/);
  play.as('german', play.offered('german')[0] as string);
  if (play.step === 'tactics') expect(said()).toEqual(before);
});
