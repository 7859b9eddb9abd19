import { describe, expect, it } from 'vitest';
import { readData } from '../../src/data/read.js';
import { data } from '../../src/index.js';
import { ui } from './played.js';

const read = readData(data);
if (!read.ok) throw new Error('the data of the game cannot be read');
const { tables, scenarios } = read.data;

const pageOf = (id: string): string => ui.rulebook.find((section) => section.id === id)?.text.join(' ') ?? '';
const mission = (id: string) => tables.gunfire.find((kind) => kind.id === id);

describe('our rulebook', () => {
  it('§R.14 gives what each place is worth', () => {
    for (const { name, points } of scenarios.victory.places) expect(pageOf('R.14')).toContain(`${name} ${points}`);
    expect(pageOf('R.14')).toContain(`Each ${scenarios.victory.lossesPerPoint} strength points`);
    expect(pageOf('R.14')).toContain(`and ${scenarios.victory.supplyArea} for each supply area`);
  });

  it('§E.3 §G.2 §G.3 §G.4 give the figures of the tables', () => {
    const { bocage, city, fortification, river, entrenched } = tables.additions;
    for (const text of [
      `bocage ${bocage}`,
      `city ${city}`,
      `fortification ${fortification}`,
      `defenders ${entrenched}`,
      `a river ${river}`,
    ]) {
      expect(pageOf('E.3')).toContain(text);
    }
    for (const id of ['heavy', 'medium'] as const) {
      expect(pageOf('G.2')).toContain(`${id} ${mission(id)?.attack}`);
      expect(pageOf('G.3')).toContain(`${id} ${mission(id)?.defence}`);
      expect(pageOf('G.4')).toContain(`${id} ${mission(id)?.range}`);
    }
  });

  it('§O.6 §O.8 §R.1 give the figures of the landing', () => {
    const { secondWave, followUp, firstDayAllowance } = scenarios.landing;
    expect(pageOf('O.6')).toContain(`${secondWave} strength points`);
    expect(pageOf('O.8')).toContain(`${followUp} strength points`);
    expect(pageOf('R.1')).toContain(`at most ${firstDayAllowance} movement points`);
  });
});
