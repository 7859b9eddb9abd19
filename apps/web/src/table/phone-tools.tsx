import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon.js';
import { COMMANDS, type Command } from './key-map.js';
import { OverlayBar } from './overlay-bar.js';
import { useController } from './table-context.js';

const TOOLS: readonly (readonly [Command, IconName])[] = [
  ['next', 'next'],
  ['find', 'search'],
  ['centre', 'target'],
  ['counters', 'eye'],
  ['ruler', 'ruler'],
  ['recap', 'history'],
  ['rules', 'book'],
  ['settings', 'gear'],
];

export function PhoneTools(): ReactNode {
  const { tools, store } = useController();
  return (
    <div className="phone-tools">
      {TOOLS.map(([command, icon]) => (
        <button key={command} type="button" className="button icon" aria-label={COMMANDS[command].label} onClick={() => tools.run(command)}>
          <Icon name={icon} />
        </button>
      ))}
      <button type="button" className="button icon" aria-label="This table" onClick={() => store.setState({ dialog: 'table' })}>
        <Icon name="flag" />
      </button>
      <OverlayBar />
    </div>
  );
}
