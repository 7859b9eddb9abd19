import { refusalLaws } from '@bocage/testkit';
import { it } from 'vitest';
import { MEANINGS } from '../../ui/meanings.js';
import { REFUSALS } from '../../ui/refusals.js';
import { ui } from './played.js';
import { expectReadable } from './wording.js';

const sources = import.meta.glob<string>('../../src/**/*.ts', { query: '?raw', import: 'default', eager: true });
const params = { limit: 4, side: 'move', turn: 3, halves: 5, hexes: 2, unit: 3, hex: 900 };

it.each(
  refusalLaws({
    read: expectReadable,
    sources,
    refusals: REFUSALS,
    meanings: MEANINGS,
    known: ['attacked-already', 'support-weather', 'no-destination', 'chit-limit', 'fought-already', 'no-room-to-make'],
    least: 81,
    samples: [{ section: '10.1', params }, { section: '10.1' }],
    textOf: (refusal) => (refusal.params ? ui.refusal(refusal) : ui.refusal({ ...refusal, params: {} }).replace('undefined', '')),
    // What support refuses with, named as support's by its step.
    named: (file, code) => (/rules\/.*\/support\.ts$/.test(file) ? `support-${code}` : code),
  }),
)('%s', (_, run) => run());
