import type { PackageMeta } from '@bocage/kernel';
import text from './meta.json' with { type: 'json' };

export const meta: PackageMeta = { ...text, levels: ['random', 'greedy', 'search', 'automaton'] };
