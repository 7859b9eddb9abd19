import type { GameUi } from '@bocage/board';
import { type Crossroads, game as crossroads } from '@bocage/template';
import { createUi } from '@bocage/template/ui';
import { describe, expect, it } from 'vitest';
import { readerOf } from './reader.js';
import { refusalLaws } from './refusal-laws.js';
import { uiLaws } from './ui-laws.js';

type Ui = GameUi<Crossroads>;
const { rulebook, charts, ...others } = createUi(crossroads.create(crossroads.data));
/** Crossroads with what it need not say because it is invented: where it comes from, its date and the section of a question. */
const honest: Ui = {
  ...others,
  rulebook: rulebook.map((page) => ({ ...page, from: 'rulebook' })),
  charts: charts.map((chart) => ({ ...chart, from: 'rulebook' })),
  status: (view) => ({ ...others.status(view), date: 'A day' }),
  prompt: (view, seat) => ({ ...others.prompt(view, seat), text: 'Something is asked (§C.3).' }),
};
const setting = { scenario: crossroads.meta.scenarios[0]?.id as string, options: {} };
const codes = new Proxy({}, { getOwnPropertyDescriptor: () => ({ configurable: true, value: '' }) });

/** What the laws say of a ui: the first complaint. */
function complaintOf(ui: Ui, more: object = {}): string | undefined {
  const sections = honest.rulebook.map(({ id }) => id);
  const options = { sections, settings: [setting], steps: ['march'], units: 8, refusals: codes, words: ['done'] };
  for (const [, run] of uiLaws(ui, { ...options, shortestPath: 1, ...more })) {
    try {
      run();
    } catch (error) {
      return (error as Error).message;
    }
  }
  return undefined;
}

/** Each breaks one thing that must hold, and the laws must say so. */
const sabotages: [what: string, Partial<Ui>, complaint: RegExp][] = [
  ['a page too few', { rulebook: honest.rulebook.slice(1) }, /^pages: /],
  ['a page from nowhere', { rulebook: honest.rulebook.map((page) => ({ ...page, from: 'hearsay' })) }, /where it comes from: hearsay/],
  ['an empty page', { rulebook: honest.rulebook.map((page) => ({ ...page, text: [] })) }, /an empty page/],
  ['a chart with a hole', { charts: honest.charts.map((chart) => ({ ...chart, columns: [...chart.columns, 'more'] })) }, /cells under/],
  ['a prompt that leaks', { prompt: () => ({ text: 'undefined moves, §C.6', section: 'C.6' }) }, /not fit to be read/],
  ['a prompt without a rule', { prompt: () => ({ text: 'Move.', section: 'C.6' }) }, /cites no rule/],
  ['a prompt of another book', { prompt: () => ({ text: 'Move, §X.9.', section: 'C.6' }) }, /§X\.9/],
  ['a label that is a code', { actionLabel: (_, action) => ({ label: action.kind === 'word' ? action.word : 'A click' }) }, /no words for/],
  ['a key twice', { actionLabel: (_, action) => ({ label: `This: ${JSON.stringify(action)}`, key: 'k' }) }, /a key means two things/],
  ['a silent log line', { logLine: () => ({ text: '' }) }, /not fit to be read: ""/],
  ['a line off the map', { logLine: () => ({ text: 'There.', hexes: [-1] }) }, /points off the map/],
  ['a path of nothing', { pathOf: () => ({ unit: 0, hexes: [] }) }, /a path of 0 hexes/],
  ['a status of nothing', { status: (view) => ({ ...honest.status(view), score: 'NaN' }) }, /NaN/],
  [
    'an unreadable face',
    { stacks: (view) => honest.stacks(view).map((s) => ({ ...s, faces: s.faces.map((f) => ({ ...f, name: ' ' })) })) },
    /not fit/,
  ],
  ['a hex nobody can read about', { hexInfo: () => [{ text: '[object Object]' }] }, /object Object/],
  ['a refusal of another book', { refusal: () => 'No, by §X.9.' }, /§X\.9/],
  ['a risk that leaks', { risks: () => [{ text: 'null is lost.' }] }, /null is lost/],
  ['a roll that leaks', { rollLine: () => ({ text: 'Rolled undefined.' }) }, /Rolled undefined/],
  ['an outcome that leaks', { outcome: () => 'null wins.' }, /null wins/],
];

describe('the laws of words', () => {
  it('find nothing in an honest game', () => {
    expect(complaintOf(honest)).toBeUndefined();
  });

  it.each(sabotages)('find %s', (_, sabotage, complaint) => {
    expect(complaintOf({ ...honest, ...sabotage })).toMatch(complaint);
  });

  it('find a refusal without a sentence, and a game that never comes to a step or tells an event', () => {
    expect(complaintOf(honest, { refusals: {} })).toMatch(/^no sentence for/);
    expect(complaintOf(honest, { steps: ['siege'], events: ['parley'] })).toBe('never came to siege, parley');
  });
});

describe('the laws of refusals', () => {
  const sources = { 'a.ts': "return { code: isFar ? 'too-far' : 'too-near', section }; no('weather')" };
  const laws = (refusals: Readonly<Record<string, string>>, least = 3) =>
    refusalLaws({
      read: readerOf(honest),
      sources,
      refusals,
      known: ['too-near', 'air-weather'],
      least,
      samples: [{ section: 'C.6' }],
      textOf: ({ code }) => refusals[code] ?? '',
      named: (_file, code) => `air-${code}`,
    }).flatMap(([, run]) => {
      try {
        run();
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    });
  const whole = { 'too-far': 'Far.', 'too-near': 'Near.', 'air-weather': 'Rain.', 'not-asked': 'Wait.', 'not-offered': 'No.' };

  it('find nothing where every code has its sentence', () => {
    expect(laws(whole)).toEqual([]);
  });

  it('find codes without a sentence, sentences without a code, and what is no sentence', () => {
    const { 'too-far': _, ...rest } = whole;
    expect(laws(rest)).toEqual(['no sentence: too-far']);
    expect(laws({ ...whole, elsewhere: 'There.' })).toEqual(['never refused: elsewhere']);
    expect(laws({ ...whole, 'too-far': 'far' })).toEqual(['not a sentence: far']);
    expect(laws(whole, 4)).toEqual(['only 3 codes were found']);
  });
});
