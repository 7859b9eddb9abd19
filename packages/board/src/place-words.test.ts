import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { type PlaceName, placeWords, printedNames } from './place-words.js';

const grid = createGrid({ orientation: 'flat', low: 'even', columns: [1, 9], rows: [1, 9], columnsGrow: 'east', label: [2, '', 2] });
const at = (label: string): number => grid.parse(label) as number;
const names = Array.from({ length: grid.size }, () => '');
names[at('0101')] = 'Creully';
names[at('0901')] = 'Caen';
names[at('0902')] = 'Caen';
const printed = printedNames(grid, names);

describe('names of hexes', () => {
  it('belong to one hex or to several, or stand near', () => {
    expect(printed.own(at('0101'))).toEqual(['place', 'Creully']);
    expect(printed.own(at('0902'))).toEqual(['shared', 'Caen']);
    expect([printed.own(at('0103')), printed.near(at('0103')), printed.near(at('0505'))]).toEqual([undefined, 'Creully', undefined]);
  });

  it.each<[PlaceName, string, string, string, string]>([
    [['place', 'Creully'], 'Creully', 'at Creully', 'Creully', '0505 Creully'],
    [['shared', 'Caen'], 'Caen (0505)', 'at Caen (0505)', 'Caen (0505)', '0505 Caen'],
    [['beach', 'Omaha beach'], 'Omaha beach (0505)', 'on Omaha beach (0505)', 'Omaha beach (0505)', '0505 Omaha beach'],
    [
      ['approach', 'approach to Utah'],
      'approach to Utah (0505)',
      'on the approach to Utah (0505)',
      'approach to Utah (0505)',
      '0505 approach to Utah',
    ],
    [['sea', 'open sea'], 'open sea (0505)', 'in open sea (0505)', 'open sea (0505)', '0505 open sea'],
    [['near', 'Tilly'], 'hex 0505 near Tilly', 'near Tilly (0505)', 'near Tilly (0505)', '0505 near Tilly'],
    [['bare', ''], 'hex 0505', 'in hex 0505', 'hex 0505', '0505'],
  ])('%s in words', (name, noun, whereabouts, way, entry) => {
    const words = placeWords(grid, () => name);
    const hex = at('0505');
    expect([words.noun(hex), words.at(hex), words.way(hex), words.entry(hex)]).toEqual([noun, whereabouts, way, entry]);
  });
});
