import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon.js';
import type { Command } from './key-map.js';
import { OverlayBar } from './overlay-bar.js';
import { useController, useTable } from './table-context.js';
import { Score } from './top-bar.js';

const TOOLS: readonly (readonly [Command, IconName, string])[] = [
  ['next', 'next', 'Next unit'],
  ['find', 'search', 'Find'],
  ['centre', 'target', 'Go there'],
  ['counters', 'eye', 'Counters'],
  ['ruler', 'ruler', 'Measure'],
  ['recap', 'history', 'Since my turn'],
  ['rules', 'book', 'Rulebook'],
  ['orders', 'orders', 'Orders'],
  ['settings', 'gear', 'Settings'],
  ['help', 'help', 'Help'],
];

/** The tools of a phone, each with its name. */
export function PhoneTools(): ReactNode {
  const { tools, store } = useController();
  const hidden = useTable((s) => s.counters === 'none');
  const isMeasuring = useTable((s) => s.mode === 'ruler');
  const pressed: Partial<Record<Command, boolean>> = { counters: hidden, ruler: isMeasuring };
  return (
    <div className="phone-tools">
      <Score />
      {TOOLS.map(([command, icon, label]) => (
        <button key={command} type="button" className="tool" aria-pressed={pressed[command]} onClick={() => tools.run(command)}>
          <Icon name={icon} />
          <span>{label}</span>
        </button>
      ))}
      <button type="button" className="tool" onClick={() => store.setState({ dialog: 'table' })}>
        <Icon name="flag" />
        <span>This table</span>
      </button>
      <OverlayBar />
    </div>
  );
}
