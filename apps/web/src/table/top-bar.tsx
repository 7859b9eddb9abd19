import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useIsPhone } from '../lib/use-phone.js';
import type { Connection } from '../tables/table-source.js';
import { Icon, type IconName } from '../ui/icon.js';
import { Clock } from './clock.js';
import type { Command } from './key-map.js';
import { COMMANDS } from './key-map.js';
import { SeatBar } from './seat-bar.js';
import { useController, useTable } from './table-context.js';

const CONNECTIONS: Readonly<Record<Connection, string>> = {
  here: 'In this browser',
  joined: 'Connected',
  joining: 'Connecting …',
  away: 'No connection, trying again',
};

/** The phases the present one is part of, from the outermost; a phone has room for one. */
const crumbsAbove = (phase: readonly string[], most: number): readonly string[] => phase.slice(0, -1).slice(0, most);

/** Game, turn, phase, score, seats and the line: one slim bar. */
export function TopBar(): ReactNode {
  const { ui } = useController();
  const status = useTable((s) => s.shown?.status);
  const phone = useIsPhone();
  return (
    <header className="bar" data-inset="top">
      <Link href="/" className="bar-home" aria-label="Front page">
        <Icon name="home" />
      </Link>
      {!phone && <span className="bar-game">{ui.game.meta.title}</span>}
      {status && (
        <>
          <span className="bar-cell">
            <b>{status.turn}</b>
            <small>{status.date}</small>
          </span>
          <span className="bar-cell bar-phase">
            <small>{crumbsAbove(status.phase, phone ? 1 : status.phase.length).join(' › ')}</small>
            <b>{status.phase.at(-1)}</b>
          </span>
          {!phone && <Score />}
        </>
      )}
      <Clock />
      <SeatBar />
      <ConnectionMark />
      {!phone && <Tools />}
    </header>
  );
}

/** The score, and one click from it how one wins. */
export function Score(): ReactNode {
  const table = useController();
  const score = useTable((s) => s.shown?.status.score ?? '');
  const { winning } = table.ui;
  return (
    <button type="button" className="bar-cell bar-score" title="How you win" onClick={() => table.openRules(winning)}>
      <small>Score · how you win</small>
      <span>{score}</span>
    </button>
  );
}

function ConnectionMark(): ReactNode {
  const connection = useTable((s) => s.live?.connection);
  if (connection === undefined || connection === 'here') return null;
  return (
    <output className={`bar-line ${connection}`} title={CONNECTIONS[connection]}>
      <span className="dot" aria-hidden="true" />
      <span className={connection === 'joined' ? 'visually-hidden' : ''}>{CONNECTIONS[connection]}</span>
    </output>
  );
}

const BAR_TOOLS: readonly (readonly [Command, IconName])[] = [
  ['find', 'search'],
  ['next', 'next'],
  ['counters', 'eye'],
  ['ruler', 'ruler'],
  ['plan', 'arrow'],
  ['orders', 'orders'],
  ['rules', 'book'],
  ['settings', 'gear'],
  ['help', 'help'],
];

function Tools(): ReactNode {
  const { tools } = useController();
  const counters = useTable((s) => s.counters);
  const mode = useTable((s) => s.mode);
  return (
    <div className="bar-tools" role="toolbar" aria-label="Tools">
      {BAR_TOOLS.map(([command, icon]) => {
        const { label, key } = COMMANDS[command];
        const isToggle = command === 'counters' || command === 'ruler' || command === 'plan';
        const isOn = command === 'counters' ? counters === 'none' : mode === command;
        return (
          <button
            key={command}
            type="button"
            aria-label={label}
            title={`${label} (${key})`}
            aria-pressed={isToggle ? isOn : undefined}
            onClick={() => tools.run(command)}
          >
            <Icon name={icon} />
          </button>
        );
      })}
    </div>
  );
}
