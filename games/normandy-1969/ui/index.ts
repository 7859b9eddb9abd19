import type { GameUi, GroundFile, LessonFile, MapFile, Spoken } from '@bocage/board';
import { spoken } from '@bocage/board/words';
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
import { createWords, type Words } from './words.js';

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

const SAYS: Spoken<Words, NormandyTypes> = {
  ...{ stacks: stacksOf, face: faceOf, prompt: promptOf, actionLabel: labelOf, logLine: logLineOf, overlay: overlayOf, guide: guideOf },
  ...{ status: statusOf, tracks: tracksOf, displays: displaysOf, hexInfo: hexInfoOf, unitInfo: unitInfoOf },
};

/** How Normandy (1969) shows itself, by the rules it is played with. */
export function createUi(game: NormandyModule): GameUi<NormandyTypes> {
  const words = createWords(game.world);
  return {
    grid: game.world.grid,
    map: game.data.map as unknown as MapFile,
    ground: async () => (await import('../data/ground.json', { with: { type: 'json' } })).default as unknown as GroundFile,
    game,
    ...spoken<Words, NormandyTypes>(words, SAYS),
    hexOf: hexOfUnit,
    rollLine: rollLineOf,
    refusal: refusalText,
    meaning: meaningText,
    outcome: outcomeText,
    pathOf,
    overlays: OVERLAYS,
    charts: createCharts(words),
    rulebook,
    counterKey,
    winning: 'R.14',
    lesson: { file: lesson as unknown as LessonFile, unitOf: (_view, id) => alliedUnit(game.world, id) },
    picking: (view) => pickingOf(view),
    risks: (view, _, action) => risksOf(words, view, action),
    way: (view, _, action) => wayOf(words, view, action),
    report: async () => (await import('./report.js')).reportOf(words),
  };
}
