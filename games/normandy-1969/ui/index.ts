import type { GameUi, GroundFile, LessonFile, MapFile } from '@bocage/board';
import type { GameEvent } from '@bocage/kernel';
import rulebook from '../rulebook/rulebook.json' with { type: 'json' };
import type { NormandyModule, NormandyTypes } from '../src/index.js';
import { createCharts } from './charts.js';
import { counterKey } from './counter-key.js';
import { displaysOf } from './displays.js';
import { faceOf, hexOfUnit, stacksOf } from './faces.js';
import { guideOf } from './guide.js';
import { hexInfoOf } from './hex-info.js';
import { labelOf } from './labels.js';
import lesson from './lesson.json' with { type: 'json' };
import { logLineOf, rollLineOf } from './log.js';
import { meaningText } from './meanings.js';
import { outcomeText } from './outcomes.js';
import { OVERLAYS, overlayOf } from './overlays.js';
import { pickingOf } from './picking.js';
import { promptOf } from './prompts.js';
import { refusalText } from './refusals.js';
import { risksOf } from './risks.js';
import { statusOf } from './status.js';
import { tracksOf } from './tracks.js';
import { unitInfoOf } from './unit-info.js';
import { wayOf } from './way.js';
import { createWords } from './words.js';

async function loadGround(): Promise<GroundFile> {
  const file = await import('../data/ground.json', { with: { type: 'json' } });
  return file.default as unknown as GroundFile;
}

/** The way a counter took, for the glide. */
function pathOf(event: GameEvent): { readonly unit: number; readonly hexes: readonly number[] } | undefined {
  const told = event as NormandyTypes['event'];
  if (told.event === 'moved' || told.event === 'retreated') return { unit: told.unit, hexes: told.path };
  return told.event === 'drifted' && told.hex >= 0 ? { unit: told.unit, hexes: [told.from, told.hex] } : undefined;
}

/** Only Allied counters go by their names: the German ones lie face down. */
function alliedUnit({ data }: NormandyModule['world'], id: string): number | undefined {
  const at = data.counters.allied.findIndex((counter) => counter.id === id);
  return at < 0 ? undefined : at;
}

/** How Normandy (1969) shows itself, by the rules it is played with. */
export function createUi(game: NormandyModule): GameUi<NormandyTypes> {
  const words = createWords(game.world);
  return {
    grid: game.world.grid,
    map: game.data.map as unknown as MapFile,
    ground: loadGround,
    game,
    stacks: (view) => stacksOf(words, view),
    hexOf: hexOfUnit,
    face: (view, unit) => faceOf(words, view, unit),
    prompt: (view, seat) => promptOf(words, view, seat),
    actionLabel: (view, action) => labelOf(words, view, action),
    logLine: (view, event) => logLineOf(words, view, event),
    rollLine: rollLineOf,
    refusal: refusalText,
    meaning: meaningText,
    outcome: outcomeText,
    status: (view) => statusOf(words, view),
    tracks: (view) => tracksOf(words, view),
    displays: (view) => displaysOf(words, view),
    hexInfo: (view, hex) => hexInfoOf(words, view, hex),
    unitInfo: (view, unit) => unitInfoOf(words, view, unit),
    pathOf,
    overlays: OVERLAYS,
    overlay: (view, seat, id) => overlayOf(words, view, seat, id),
    charts: createCharts(words),
    rulebook,
    counterKey,
    winning: 'R.14',
    guide: (view, seat) => guideOf(words, view, seat),
    lesson: { file: lesson as unknown as LessonFile, unitOf: (_view, id) => alliedUnit(game.world, id) },
    picking: (view) => pickingOf(view),
    risks: (view, _, action) => risksOf(words, view, action),
    way: (view, _, action) => wayOf(words, view, action),
    report: async () => (await import('./report.js')).reportOf(words),
  };
}
