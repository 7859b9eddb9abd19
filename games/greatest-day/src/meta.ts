import type { PackageMeta } from '@bocage/kernel';
import { LEVELS } from './levels.js';
import text from './meta.json' with { type: 'json' };

export const meta: PackageMeta = { ...text, levels: LEVELS };
