import { word } from '@bocage/kernel';
import { expect, it } from 'vitest';
import { Play } from '../play.js';
import { expectReadable, ui, viewOf } from './table.js';

it('§8.4 warns of a third beach for a division, not of a second', () => {
  const play = new Play().until('beaches');
  const beach = (label: string): string => `beach:${play.formation('br-51')}:${play.hex(label)}`;
  const risks = (label: string) => ui.risks?.(viewOf(play.state, 'allied'), 'allied', word(beach(label))) ?? [];
  play.as('allied', beach('1815'));
  expect(risks('1814')).toEqual([]);
  play.as('allied', beach('1814'));
  expect(risks('1916')).toHaveLength(1);
  for (const { text, section } of risks('1916')) expectReadable(text, section);
  expect(play.as('allied', beach('1916')).sealed.targets[play.formation('br-51')]).toHaveLength(3);
});
