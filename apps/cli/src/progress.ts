import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  step(): void;
  stop(): void;
}

/** A bar on a terminal, nothing in a pipe. */
export function createProgress(total: number, what: string): Progress {
  if (!process.stderr.isTTY) return { step() {}, stop() {} };
  const bar = new SingleBar(
    { format: `${what} {bar} {value}/{total} · {eta_formatted} left`, stream: process.stderr, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { step: () => bar.increment(), stop: () => bar.stop() };
}
