import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../settings/settings-store.js';
import { Icon } from '../ui/icon.js';
import { turnStarts } from './log-lines.js';
import { useController, useTable } from './table-context.js';

const SPEEDS = [
  ['slow', 'Slow'],
  ['normal', 'Normal'],
  ['fast', 'Fast'],
] as const;

/** How fast it is shown, now and when the other side moves. A replay that shows everything at once would be none. */
function SpeedChoice(): ReactNode {
  const speed = useSettings((s) => s.speed);
  const change = useSettings((s) => s.change);
  return (
    <label className="replay-speed">
      Speed
      <select
        className="input small"
        value={speed === 'once' ? 'fast' : speed}
        onChange={(event) => change({ speed: SPEEDS.find(([id]) => id === event.target.value)?.[0] ?? 'normal' })}
      >
        {SPEEDS.map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A slider over everything this seat was told. */
export function ReplayBar(): ReactNode {
  const { playback } = useController();
  const replay = useTable((s) => s.replay);
  const length = useTable((s) => s.live?.told.length ?? 0);
  const line = useTable((s) => (s.replay ? s.log.items.findLast((item) => item.entry < (s.replay?.at ?? 0))?.line.text : undefined));
  const log = useTable((s) => s.log);
  const told = useTable((s) => s.live?.told);
  const turns = useMemo(() => turnStarts(log, told ?? []), [log, told]);
  if (!replay) return null;
  const goTo = (at: number) => {
    playback.pausePlay();
    void playback.replayTo(at);
  };
  return (
    <section className="replay" data-inset="bottom" aria-label="Replay">
      <button
        type="button"
        className="button icon"
        aria-label={replay.running ? 'Pause' : 'Play on from here'}
        onClick={() => (replay.running ? playback.pausePlay() : void playback.play(replay.at))}
      >
        <Icon name={replay.running ? 'pause' : 'play'} />
      </button>
      {turns.length > 0 && (
        <select
          className="input small"
          aria-label="Turn"
          value={turns.findLast(({ at }) => at <= replay.at)?.at ?? 0}
          onChange={(event) => goTo(Number(event.target.value))}
        >
          <option value={0}>The start</option>
          {turns.map(({ turn, at }) => (
            <option key={at} value={at}>
              Turn {turn}
            </option>
          ))}
        </select>
      )}
      <SpeedChoice />
      <label className="replay-slider">
        <span className="visually-hidden">Position</span>
        <input
          type="range"
          min={0}
          max={length}
          value={replay.at}
          aria-valuetext={line ?? 'Set-up'}
          onChange={(event) => goTo(Number(event.target.value))}
        />
        <small>
          {replay.at} of {length} · {line ?? 'Set-up'}
        </small>
      </label>
      <button type="button" className="button" onClick={() => playback.leaveReplay()}>
        Back to the game <kbd>Esc</kbd>
      </button>
    </section>
  );
}
