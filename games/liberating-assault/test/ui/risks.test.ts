import { word } from '@bocage/kernel';
import { expect, it } from 'vitest';
import { Play } from '../play.js';
import { expectReadable, ui, viewOf } from './table.js';

it('§8.4 warns of a third beach for a division, not of a second', () => {
  const play = new Play().until('beaches');
  const { grid, formations } = play.game.world;
  const beach = (label: string): string => `beach:${formations.ids.get('br-51')}:${grid.parse(label)}`;
  const risks = (label: string) => ui.risks?.(viewOf(play.state, 'allied'), 'allied', word(beach(label))) ?? [];
  play.say('allied', beach('1815'));
  expect(risks('1814')).toEqual([]);
  play.say('allied', beach('1814'));
  expect(risks('1916')).toHaveLength(1);
  for (const { text, section } of risks('1916')) expectReadable(text, section);
  expect(play.say('allied', beach('1916')).state.sealed.targets[formations.ids.get('br-51') as number]).toHaveLength(3);
});
