import type { GameUi, GroundFile, LessonFile, MapFile, Spoken } from '@bocage/board';
import { spoken } from '@bocage/board/words';
import type { GameEvent } from '@bocage/kernel';
import rulebook from '../rulebook/rulebook.json' with { type: 'json' };
import type { BradleyModule } from '../src/index.js';
import type { BradleyTypes } from '../src/types.js';
import { createCharts } from './charts.js';
import { counterKey } from './counter-key.js';
import { displaysOf } from './displays.js';
import { faceOf, hexOfUnit, stacksOf } from './faces.js';
import { guideOf } from './guide.js';
import { hexInfoOf } from './hex-info.js';
import { labelOf } from './labels.js';
import lesson from './lesson.json' with { type: 'json' };
import { logLineOf, rollLineOf } from './log.js';
import { linesTogether } from './log-together.js';
import { markersOf } from './markers.js';
import { meaningText } from './meanings.js';
import { outcomeText } from './outcomes.js';
import { OVERLAYS, overlayOf } from './overlays.js';
import { pickingOf } from './picking.js';
import { chancesOf, planOf } from './plan.js';
import { promptOf } from './prompts.js';
import { refusalText } from './refusals.js';
import { risksOf } from './risks.js';
import { sightOf } from './sight.js';
import { outsideOf, standingOf } from './standing.js';
import { statusOf } from './status.js';
import { tracksOf } from './tracks.js';
import { turnsToOf } from './turns-to.js';
import { unitInfoOf } from './unit-info.js';
import { wayOf } from './way.js';
import { createWords, type Words } from './words.js';

const GLIDES: readonly string[] = ['moved', 'retreated', 'advanced', 'landed'];

/** The way a counter took, for the glide. */
function pathOf(event: GameEvent): { readonly unit: number; readonly hexes: readonly number[] } | undefined {
  const told = event as Extract<BradleyTypes['event'], { event: 'moved' }>;
  return GLIDES.includes(told.event) && told.path.length > 1 ? { unit: told.unit, hexes: told.path } : undefined;
}

const SAYS: Spoken<Words, BradleyTypes> = {
  ...{ stacks: stacksOf, face: faceOf, prompt: promptOf, actionLabel: labelOf, logLine: logLineOf, overlay: overlayOf, guide: guideOf },
  ...{ status: statusOf, tracks: tracksOf, displays: displaysOf, hexInfo: hexInfoOf, unitInfo: unitInfoOf },
};

/** How Bradley's D-Day shows itself, by the rules it is played with. */
export function createUi(game: BradleyModule): GameUi<BradleyTypes> {
  const words = createWords(game.world);
  return {
    grid: game.world.grid,
    map: game.data.map as unknown as MapFile,
    ground: async () => (await import('../data/ground.json', { with: { type: 'json' } })).default as unknown as GroundFile,
    game,
    ...spoken<Words, BradleyTypes>(words, SAYS),
    hexOf: hexOfUnit,
    logLines: (view, events) => linesTogether(words, view, events, logLineOf),
    rollLine: rollLineOf,
    refusal: (refusal) => refusalText(words, refusal),
    meaning: meaningText,
    outcome: outcomeText,
    pathOf,
    overlays: OVERLAYS,
    charts: createCharts(words),
    rulebook,
    counterKey,
    winning: '17.0',
    lesson: { file: lesson as unknown as LessonFile, unitOf: (_view, id) => game.world.roster.number.get(id) },
    picking: (view) => pickingOf(view),
    risks: (view, _, action) => risksOf(words, view, action),
    way: (view, _, action) => wayOf(words, view, action),
    turnsTo: (view, _, unit) => turnsToOf(words, view, unit),
    plan: (view, seat) => planOf(words, view, seat),
    chances: (view, _, about) => chancesOf(words, view, about),
    sight: (view, from, to) => sightOf(words, view, from, to),
    markers: (view) => markersOf(words, view),
    standing: (view) => standingOf(words, view),
    unseen: (view) => outsideOf(words, view),
  };
}
