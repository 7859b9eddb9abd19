import type { GameUi, GroundFile, LessonFile, MapFile, Spoken } from '@bocage/board';
import { spoken } from '@bocage/board/words';
import type { GameEvent } from '@bocage/kernel';
import rulebook from '../rulebook/rulebook.json' with { type: 'json' };
import type { DarkSummerModule, DarkSummerTypes } from '../src/index.js';
import { createCharts } from './charts.js';
import { counterKey } from './counter-key.js';
import { displaysOf } from './displays.js';
import { faceOf, hexOfUnit, stacksOf } from './faces.js';
import { wordedForecast } from './forecast.js';
import { guideOf } from './guide.js';
import { hexInfoOf } from './hex-info.js';
import { labelOf } from './labels.js';
import lesson from './lesson.json' with { type: 'json' };
import { logLineOf } from './log.js';
import { meaningText } from './meanings.js';
import { outcomeText } from './outcomes.js';
import { OVERLAYS, overlayOf } from './overlays.js';
import { pickingOf } from './picking.js';
import { promptOf } from './prompts.js';
import { refusalText } from './refusals.js';
import { risksOf } from './risks.js';
import { rollLineOf } from './rolls.js';
import { statusOf } from './status.js';
import { tracksOf } from './tracks.js';
import { unitInfoOf } from './unit-info.js';
import { wayOf } from './way.js';
import { createWords, topOf, type Words } from './words.js';

/** The way a counter took, for the glide. */
function pathOf(event: GameEvent): { readonly unit: number; readonly hexes: readonly number[] } | undefined {
  const told = event as DarkSummerTypes['event'];
  switch (told.event) {
    case 'moved':
    case 'withdrew':
    case 'retreated':
    case 'advanced':
      return told.path.length > 1 ? { unit: told.unit, hexes: told.path } : undefined;
    case 'displaced':
      return { unit: told.unit, hexes: [told.from, told.hex] };
    default:
      return undefined;
  }
}

const SAYS: Spoken<Words, DarkSummerTypes> = {
  ...{ stacks: stacksOf, face: faceOf, prompt: promptOf, actionLabel: labelOf, logLine: logLineOf, overlay: overlayOf, guide: guideOf },
  ...{ status: statusOf, tracks: tracksOf, displays: displaysOf, hexInfo: hexInfoOf, unitInfo: unitInfoOf },
};

/** How The Dark Summer shows itself, by the rules it is played with. */
export function createUi(game: DarkSummerModule): GameUi<DarkSummerTypes> {
  const words = createWords(game);
  return {
    grid: game.world.grid,
    map: game.data.map as unknown as MapFile,
    ground: async () => (await import('../data/ground.json', { with: { type: 'json' } })).default as unknown as GroundFile,
    game: { ...game, preview: (view, seat) => wordedForecast(words, view, game.preview?.(view, seat)) },
    ...spoken<Words, DarkSummerTypes>(words, SAYS),
    hexOf: hexOfUnit,
    rollLine: rollLineOf,
    refusal: (refusal) => refusalText(words, refusal),
    meaning: meaningText,
    outcome: outcomeText,
    pathOf,
    overlays: OVERLAYS,
    charts: createCharts(words),
    rulebook,
    counterKey,
    winning: '3.2',
    lesson: { file: lesson as unknown as LessonFile, unitOf: (_view, id) => game.world.roster.ids.get(id) },
    picking: (view) => pickingOf(view),
    risks: (view, _, action) => risksOf(words, view, action),
    way: (view, _, action) => wayOf(words, view, action),
    // §9.4.1 The first wave has no support to ask for.
    rollsAtOnce: ({ open }, { kind }) => kind === 'hex' && topOf(open).step === 'assault',
    report: async () => (await import('./report.js')).reportOf(words),
  };
}
