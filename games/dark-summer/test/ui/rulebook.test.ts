import { describe, expect, it } from 'vitest';
import { halfText } from '../../ui/text.js';
import { ui, world } from './played.js';

const { tables, scenarios } = world.data;

const pageOf = (id: string): string => ui.rulebook.find((section) => section.id === id)?.text.join(' ') ?? '';
const chart = (id: string) => ui.charts.find((one) => one.id === id);

describe('our rulebook', () => {
  it('§11.3.5 §11.7 prints the tables that are played with', () => {
    for (const [i, row] of tables.crt.rows.entries()) expect(pageOf('11.3.5')).toContain(`Die ${i + 1}: ${row.join(', ')}.`);
    for (const [i, row] of tables.cherbourg.rows.entries()) expect(pageOf('11.7')).toContain(`Die ${i + 1}: ${row.join(', ')}.`);
  });

  it('§10.2 §11.3.4 gives the costs and shifts of the ground', () => {
    const { clear, forest, bocage, majorRoad } = tables.movement;
    expect(pageOf('10.2')).toContain(`Clear, beach: Allies ${halfText(clear[0] as number)}, Germans ${halfText(clear[1] as number)}`);
    expect(pageOf('10.2')).toContain(`Bocage: ${halfText(bocage[0] as number)}.`);
    expect(pageOf('10.2')).toContain(`Forest: ${halfText(forest[0] as number)}.`);
    expect(pageOf('10.2')).toContain(`major ${halfText(majorRoad)}`);
    const { shifts } = tables.combat;
    expect(pageOf('11.3.4')).toContain(`bocage ${shifts.bocage}, city ${shifts.city}, forest ${shifts.forest}, town ${shifts.town}`);
  });

  it('§3.2.2 §8.2 gives the points and replacements', () => {
    const { brittany, exit } = scenarios.victory;
    expect(pageOf('3.2.2')).toContain(`at most ${brittany.most}`);
    expect(pageOf('3.2.2')).toContain(`at most ${exit.most}`);
    const { us } = tables.replacements;
    expect(pageOf('8.2')).toContain(`US: sun ${us.infantry[0]} infantry ${us.armor[0]} armour; cloud ${us.infantry[1]} and ${us.armor[1]}`);
  });
});

describe('the charts', () => {
  it('§3.2.2 say what each turn is worth', () => {
    expect(chart('victory')?.rows.find(([what]) => what === 'Saint-Lô first held')?.[1]).toBe('1 on turn 1 to 6');
  });

  it('§8.1 list every formation that comes later', () => {
    const cells = chart('arrivals')?.rows.flat().join(' ') ?? '';
    for (const name of ['12th SS Panzer (E)', '17th SS Panzergrenadier (S)', '2nd French Armored', 'Guards Armoured', '77th Infantry (W)'])
      expect(cells).toContain(name);
  });
});
