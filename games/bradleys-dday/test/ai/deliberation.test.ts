import { hex as hexAction, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { createDeliberation } from '../../src/ai/deliberation.js';
import { rollName } from '../../src/ai/roll-name.js';
import { plainBattle } from '../../src/rules/battle.js';
import { ALLIED, type BradleyView } from '../../src/types.js';
import { at, Position } from '../position.js';

const viewOf = ({ open }: Position): BradleyView => ({ seats: ['allied'], open, known: { mines: null, minePoints: 0 } });

describe('clicks that are weighed (§10.3)', () => {
  const position = new Position('omaha');
  position.put('us-2-116', '4328');
  position.put('ge-i-916', '4329');
  position.put('ge-iii-1716', '4629');
  position.open.stack.push({ step: 'assaults', asks: 'allied', side: ALLIED });
  const { clicks } = createDeliberation(position.world);

  it('are the hexes somebody can assault, and none of them', () => {
    const legal = [hexAction(at('4329')), hexAction(at('4629')), word('done')];
    expect(clicks(viewOf(position), 'allied', legal, word('done'))).toEqual([hexAction(at('4329')), word('done')]);
  });

  it('are none where the rules ask something else', () => {
    const other = new Position('omaha');
    other.open.stack.push({ step: 'fire', asks: 'allied', side: ALLIED });
    expect(clicks(viewOf(other), 'allied', [hexAction(at('4329')), word('done')], word('done'))).toEqual([]);
  });
});

describe('the name of a roll (§10.4, §5.6)', () => {
  const battle = (position: Position, target: string): string => {
    const frame = {
      step: 'battle' as const,
      asks: 'german' as const,
      ...plainBattle('fire', ALLIED, at(target), []),
      answered: 0 as const,
    };
    position.open.stack.push({ step: 'battle-dice', battle: frame });
    return rollName(position.world, viewOf(position));
  };

  it('is that of whom a battle strikes, wherever he stands', () => {
    const position = new Position('omaha');
    position.put('ge-i-916', '4329');
    position.put('ge-ii-916', '4429');
    const [first, second] = [battle(position, '4329'), battle(position, '4429')];
    expect(first).not.toBe(second);
    const moved = new Position('omaha');
    moved.put('ge-i-916', '4630');
    expect(battle(moved, '4630')).toBe(first);
  });

  it('is that of the unit that comes ashore', () => {
    const name = (...units: number[]): string => {
      const position = new Position('omaha');
      position.open.stack.push({ step: 'casualties', beach: 0, units, swimming: [] });
      return rollName(position.world, viewOf(position));
    };
    expect(name(3, 9)).not.toBe(name(4, 9));
    expect(name(3, 9)).toBe(name(3));
  });
});
