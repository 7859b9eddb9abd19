import type { OptionValue, PackageMeta } from '@bocage/kernel';
import orders from '../data/orders.json' with { type: 'json' };
import text from './meta.json' with { type: 'json' };

/** §R.11 Agreed on instead of drawn. */
const agreed: readonly OptionValue[] = orders.orders.map(({ title }, i) => ({ id: `${i + 1}`, title: `${i + 1} ${title}` }));

export const meta: PackageMeta = {
  ...text,
  options: text.options.map((option) => (option.id === 'german-order' ? { ...option, values: [...option.values, ...agreed] } : option)),
};
