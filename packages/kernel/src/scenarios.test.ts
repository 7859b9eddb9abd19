import { expect, it } from 'vitest';
import type { Json } from './json.js';
import { scenarioList, scenariosIn } from './scenarios.js';
import { Complaints, integer } from './schema.js';

const reader = scenarioList(['short', 'long'], { prize: integer(0, 9) });
const scenario = (id: string, more: object = {}) => ({ id, title: 'A day', about: 'One day.', turns: 4, prize: 2, ...more });

function saidOf(value: Json): string[] {
  const heard = new Complaints();
  reader(value, 'scenarios', heard);
  return heard.list.map(({ path, reason }) => `${path}: ${reason}`);
}

it('reads the scenarios a game has, with what it says more', () => {
  expect(saidOf([scenario('long'), scenario('short')])).toEqual([]);
});

it('wants each of them once', () => {
  expect(saidOf([scenario('short'), scenario('short')])).toEqual(['scenarios[1].id: is used twice']);
  expect(saidOf([scenario('short'), scenario('night')])).toEqual(['scenarios[1].id: must be one of short, long']);
  expect(saidOf([scenario('short')])).toEqual(['scenarios: must have 2 entries, not 1']);
});

it.each<[Json, string]>([
  [[scenario('short', { turns: 0 }), scenario('long')], 'scenarios[0].turns: must be a whole number from 1 to 40'],
  [[scenario('short', { prize: 10 }), scenario('long')], 'scenarios[0].prize: must be a whole number from 0 to 9'],
  [[null, scenario('long')], 'scenarios[0]: must be an object'],
  ['short', 'scenarios: must be a list'],
])('says what is wrong with %j', (value, said) => expect(saidOf(value)).toEqual([said]));

it('tells a table what it needs to know of one, and no more', () => {
  expect(scenariosIn({ scenarios: { scenarios: [scenario('short')] } })).toEqual([
    { id: 'short', title: 'A day', turns: 4, about: 'One day.' },
  ]);
});
