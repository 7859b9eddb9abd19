import type { SaveFile } from '../tables/table-source.js';

export function download({ name, json }: SaveFile): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(json)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
