import type { ClockChange, ClockInfo, HallInfo } from '@bocage/protocol';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useIsPhone } from '../lib/use-phone.js';
import { sittersOf } from '../pages/levels.js';
import { Icon } from '../ui/icon.js';
import { RulingTools } from './ruling-tools.js';
import { useController, useTable } from './table-context.js';

const FIRST_CLOCK = { seconds: 600, turnSeconds: 180, warnings: [120, 30], late: 'wait' } as const;

/** For whoever runs a hall: its clock, how long letters take, who plays empty seats, and who keeps the others waiting. */
export function HallConsole(): ReactNode {
  const hall = useTable((s) => s.live?.info.hall);
  const isOver = useTable((s) => s.live?.picture.awaits.kind === 'over');
  if (!hall?.runs) return <RulingTools />;
  return (
    <section className="hall-console" aria-label="Running the hall">
      <h2>Running the hall</h2>
      {!isOver && (
        <>
          <ClockTools hall={hall} />
          <Settings hall={hall} />
          <Late />
        </>
      )}
      <RulingTools />
      <Debrief />
    </section>
  );
}

function ClockTools({ hall: { clock } }: { hall: HallInfo }): ReactNode {
  const { source } = useController();
  const change = (what: ClockChange) => void source.hall?.clock(what);
  if (!clock)
    return (
      <button
        type="button"
        className="button small"
        onClick={() => change({ kind: 'set', clock: { ...FIRST_CLOCK, warnings: [...FIRST_CLOCK.warnings] } })}
      >
        Set a clock: ten minutes a step
      </button>
    );
  return (
    <div className="desk-actions">
      <button type="button" className="button small main" onClick={() => change({ kind: clock.state === 'running' ? 'pause' : 'start' })}>
        <Icon name={clock.state === 'running' ? 'pause' : 'play'} /> {clock.state === 'running' ? 'Pause' : 'Start the clock'}
      </button>
      <button type="button" className="button small" onClick={() => change({ kind: 'extend', seconds: 60 })}>
        +1 min
      </button>
      <button type="button" className="button small" onClick={() => change({ kind: 'end' })}>
        Time is up
      </button>
    </div>
  );
}

/** Folded on a phone: rulings come before them there. */
function Settings({ hall }: { hall: HallInfo }): ReactNode {
  const phone = useIsPhone();
  return (
    <details open={!phone}>
      <summary>Clock, letters and empty seats</summary>
      <Fields hall={hall} />
    </details>
  );
}

function Fields({ hall }: { hall: HallInfo }): ReactNode {
  const { source, ui } = useController();
  return (
    <div className="console-fields">
      {hall.clock && <ClockSettings clock={hall.clock} />}
      <NumberField
        label="Letters take (s)"
        range={[0, 3600]}
        value={hall.delay}
        onChange={(delay) => void source.hall?.settle({ delay })}
      />
      <label>
        Empty seats
        <select
          className="input small"
          value={hall.covers}
          onChange={(event) => void source.hall?.settle({ covers: event.target.value as HallInfo['covers'] })}
        >
          <option value="nobody">stay empty</option>
          {sittersOf(ui.game.meta).map(({ id, sitter }) => (
            <option key={id} value={id}>
              {sitter}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function ClockSettings({ clock }: { clock: ClockInfo }): ReactNode {
  const { source } = useController();
  const set = (patch: Partial<{ seconds: number; late: 'wait' | 'done' }>) => {
    const { seconds, turnSeconds, warnings, late } = { ...clock, ...patch };
    const wish = { seconds, warnings: [...warnings], late, ...(turnSeconds === undefined ? {} : { turnSeconds }) };
    void source.hall?.clock({ kind: 'set', clock: wish });
  };
  return (
    <>
      <NumberField
        label="Minutes a step"
        range={[1, 60]}
        value={Math.round(clock.seconds / 60)}
        onChange={(minutes) => set({ seconds: minutes * 60 })}
      />
      <label>
        Who is late
        <select className="input small" value={clock.late} onChange={(event) => set({ late: event.target.value as 'wait' | 'done' })}>
          <option value="wait">is waited for</option>
          <option value="done">is done</option>
        </select>
      </label>
    </>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly range: readonly [number, number];
  readonly value: number;
  onChange(value: number): void;
}

/** Takes effect when it is left: half a number typed would be another number, and the whole hall would have it. */
function NumberField({ label, range: [least, most], value, onChange }: NumberFieldProps): ReactNode {
  const leave = (text: string) => {
    const wanted = Math.min(most, Math.max(least, Math.round(Number(text))));
    if (text !== '' && wanted !== value) onChange(wanted);
  };
  return (
    <label>
      {label}
      <input
        key={value}
        className="input small"
        type="number"
        min={least}
        max={most}
        defaultValue={value}
        onBlur={(event) => leave(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && leave(event.currentTarget.value)}
      />
    </label>
  );
}

/** For the debrief, or to look something up while the game goes on. */
function Debrief(): ReactNode {
  const { playback } = useController();
  const isOver = useTable((s) => s.live?.picture.awaits.kind === 'over');
  const [place] = useLocation();
  return (
    <div className="desk-actions">
      <button type="button" className="button small" onClick={() => void playback.replayTo(0)}>
        <Icon name="history" /> Replay the day
      </button>
      <Link href={`${place}/report`} className="button small">
        {isOver ? 'After-action report' : 'Report so far'}
      </Link>
    </div>
  );
}

const MOST_NAMED = 12;

/** Who has not answered yet. */
function Late(): ReactNode {
  const { store } = useController();
  const late = useTable((s) => s.live?.late);
  const seats = useTable((s) => s.live?.info.seats) ?? [];
  const asks = useTable((s) => (s.live?.picture.awaits.kind === 'seats' ? s.live.picture.awaits.seats.length : 0));
  if (!late) return null;
  const titles = late.map((seat) => seats.find((one) => one.seat === seat)?.title ?? seat);
  return (
    <div className="late-list">
      <p>
        {late.length === 0 ? 'All have answered.' : `${asks - late.length} of ${asks} are done. Waiting for:`}{' '}
        <button type="button" className="button quiet small" onClick={() => store.setState({ dialog: 'seats' })}>
          All seats
        </button>
      </p>
      <ul>
        {titles.slice(0, MOST_NAMED).map((title) => (
          <li key={title}>{title}</li>
        ))}
        {titles.length > MOST_NAMED && <li>and {titles.length - MOST_NAMED} more</li>}
      </ul>
    </div>
  );
}
