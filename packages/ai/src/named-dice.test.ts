import { createRng } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { namedDice } from './named-dice.js';

function diceFor(seed: string) {
  let due = '';
  const dice = namedDice(() => due, createRng(seed));
  return (name: string, count = 4): number[] => {
    due = name;
    return Array.from({ length: count }, () => dice.below(1000));
  };
}

describe('named dice', () => {
  it('fall the same for one name, whatever was rolled before', () => {
    const roll = diceFor('one');
    const first = roll('the bridge');
    const other = diceFor('one');
    other('the mill', 7);
    other('the church', 2);
    expect(other('the bridge')).toEqual(first);
  });

  it('go on where they were when a name comes again', () => {
    const halves = diceFor('one');
    const begun = halves('the bridge', 2);
    halves('the mill');
    expect([...begun, ...halves('the bridge', 2)]).toEqual(diceFor('one')('the bridge'));
  });

  it('differ from name to name and from sample to sample', () => {
    const roll = diceFor('one');
    const bridge = roll('the bridge');
    expect(roll('the mill')).not.toEqual(bridge);
    expect(diceFor('two')('the bridge')).not.toEqual(bridge);
  });
});
