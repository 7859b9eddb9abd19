import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.js';
import { useController, useTable } from './table-context.js';

/** A slider over everything this seat was told. */
export function ReplayBar(): ReactNode {
  const { playback } = useController();
  const replay = useTable((s) => s.replay);
  const length = useTable((s) => s.live?.told.length ?? 0);
  const line = useTable((s) => (s.replay ? s.log.items.findLast((item) => item.entry < (s.replay?.at ?? 0))?.line.text : undefined));
  if (!replay) return null;
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
      <label className="replay-slider">
        <span className="visually-hidden">Position</span>
        <input
          type="range"
          min={0}
          max={length}
          value={replay.at}
          aria-valuetext={line ?? 'Set-up'}
          onChange={(event) => {
            playback.pausePlay();
            void playback.replayTo(Number(event.target.value));
          }}
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
