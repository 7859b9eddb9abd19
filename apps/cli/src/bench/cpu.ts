/** CPU-seconds of this process, its garbage collection included. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Work done and the CPU time it took. `run` works until `isEnough` says so and returns how much it did. */
export interface Contender {
  readonly name: string;
  run(isEnough: () => boolean): number;
}

const SLICE_SECONDS = 1;
/** Until the compiler is done with the larger contender: its threads are part of the process's CPU time. */
const WARM_UP_ROUNDS = 5;

/**
 * Amounts per CPU-second of each contender: they take turns in short slices, so that whatever else the machine does
 * falls on all of them alike. All warm up for the same time first.
 */
export function race(contenders: readonly Contender[], rounds: number): number[] {
  const done = contenders.map(() => 0);
  const spent = contenders.map(() => 0);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    contenders.forEach((contender, i) => {
      const since = cpuSeconds();
      const amount = contender.run(() => cpuSeconds() - since >= SLICE_SECONDS);
      if (round < 0) return;
      done[i] = (done[i] as number) + amount;
      spent[i] = (spent[i] as number) + cpuSeconds() - since;
    });
  }
  return done.map((amount, i) => amount / (spent[i] as number));
}

export function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
