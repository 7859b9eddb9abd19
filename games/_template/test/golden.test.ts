/// <reference types="vite/client" />
import { goldenOf } from '@bocage/testkit';
import { it } from 'vitest';
import { game } from '../src/index.js';

const files = import.meta.glob<string>('./golden/*.json', { query: '?raw', import: 'default', eager: true });

it.each(goldenOf(game, files))('%s replays', (_, run) => run());
