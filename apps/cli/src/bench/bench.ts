import { type AiBench, benchAi } from './ai.js';
import { type BundleBench, benchBundle } from './bundle.js';
import { benchFrames, type FramesBench } from './frames.js';
import { benchInterrupts, type InterruptsBench } from './interrupts.js';
import { benchMegagame, type MegagameBench } from './megagame.js';
import type { BenchName } from './names.js';
import { benchPlayouts, type PlayoutBench } from './playouts.js';
import { benchReach, type ReachBench } from './reach.js';
import { benchServer, type ServerBench } from './server.js';

/** Amounts are per CPU-second unless they say otherwise; ratios are ours over the peer's. */
export interface BenchReport {
  playouts?: Record<string, Pick<PlayoutBench, 'actions' | 'unitMovesAndCombats'>>;
  peers?: Record<string, number>;
  ratio?: Record<string, number>;
  interrupts?: InterruptsBench;
  reach?: ReachBench;
  server?: ServerBench;
  megagame?: MegagameBench;
  frames?: FramesBench;
  bundle?: BundleBench;
  ai?: Record<string, AiBench>;
  /** What could not be measured here, and why. */
  missing?: Partial<Record<BenchName, string>>;
}

type Measures = Readonly<Record<BenchName, (report: BenchReport, game: string) => Promise<void> | void>>;

/** Measures one after the other. What one of them lacks or fails at is in the report and does not cost the others. */
export async function runBench(names: readonly BenchName[], game: string, measures: Measures = measure): Promise<BenchReport> {
  const report: BenchReport = {};
  for (const name of names) {
    process.stderr.write(`measuring ${name} …\n`);
    try {
      await measures[name](report, game);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      process.stderr.write(`${name} was not measured: ${why}\n`);
      report.missing = { ...report.missing, [name]: why };
    }
  }
  return report;
}

const measure: Measures = {
  async playouts(report, game) {
    const { actions, unitMovesAndCombats, chessops, ratio } = await benchPlayouts(game);
    report.playouts = { [game]: { actions, unitMovesAndCombats } };
    report.peers = { ...report.peers, chessops };
    report.ratio = { ...report.ratio, actions: ratio.actions, unitMovesAndCombats: ratio.unitMovesAndCombats };
  },
  async interrupts(report) {
    report.interrupts = await benchInterrupts();
  },
  async reach(report) {
    report.reach = await benchReach();
    report.peers = { ...report.peers, 'honeycomb-grid': report.reach.honeycomb };
    report.ratio = { ...report.ratio, reach: report.reach.ratio };
  },
  async server(report) {
    report.server = await benchServer();
    report.peers = { ...report.peers, 'boardgame.io': report.server.boardgameio };
    report.ratio = { ...report.ratio, server: report.server.ratio };
  },
  async megagame(report) {
    report.megagame = await benchMegagame();
  },
  async frames(report) {
    report.frames = await benchFrames();
  },
  bundle(report) {
    report.bundle = benchBundle();
  },
  async ai(report, game) {
    report.ai = { [game]: await benchAi(game) };
  },
};
