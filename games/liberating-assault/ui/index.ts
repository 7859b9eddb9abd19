import type { GameUi, GroundFile, MapFile, Spoken } from '@bocage/board';
import { spoken } from '@bocage/board/words';
import type { GameEvent, Seat } from '@bocage/kernel';
import rulebook from '../rulebook/rulebook.json' with { type: 'json' };
import type { LiberatingAssaultModule, LiberatingAssaultTypes, LiberatingAssaultView } from '../src/index.js';
import { arrowsOf } from './arrows.js';
import { drawnAt } from './at-sea.js';
import { createCharts } from './charts.js';
import { coastHexOf } from './coast.js';
import { counterKey } from './counter-key.js';
import { deskOf } from './desk/desk.js';
import { displaysOf } from './displays.js';
import { faceOf, stacksOf } from './faces.js';
import { guideOf } from './guide.js';
import { hexInfoOf } from './hex-info.js';
import { labelOf, wordHexOf } from './labels.js';
import { logLineOf, logLinesOf } from './log.js';
import { outcomeText } from './outcomes.js';
import { OVERLAYS, overlayOf } from './overlays.js';
import { promptOf } from './prompts.js';
import { refusalText } from './refusals.js';
import { risksOf } from './risks.js';
import { rollLineOf } from './rolls.js';
import { referenceOf, teamMapOf, unseenOf } from './sight.js';
import { statusOf } from './status.js';
import { tracksOf } from './tracks.js';
import { unitInfoOf } from './unit-info.js';
import { carriesOf, wayOf } from './way.js';
import { asksOf, createWords, type Words } from './words.js';

/** The way a counter took, for the glide; where it came from the table knows. */
function pathOf(event: GameEvent): { readonly unit: number; readonly hexes: readonly number[] } | undefined {
  const told = event as LiberatingAssaultTypes['event'];
  return told.event === 'moved' && told.path.length > 0 ? { unit: told.unit, hexes: told.path } : undefined;
}

const SAYS: Spoken<Words, LiberatingAssaultTypes> = {
  ...{ stacks: stacksOf, face: faceOf, prompt: promptOf, actionLabel: labelOf, logLine: logLineOf, overlay: overlayOf, guide: guideOf },
  ...{ status: statusOf, tracks: tracksOf, displays: displaysOf, hexInfo: hexInfoOf, unitInfo: unitInfoOf },
};

/** How The Liberating Assault shows itself, by the rules it is played with. */
export function createUi(game: LiberatingAssaultModule): GameUi<LiberatingAssaultTypes> {
  const words = createWords(game);
  const legalWords = (view: LiberatingAssaultView, seat: Seat): ReadonlySet<string> =>
    new Set(words.legal(view, seat).flatMap((action) => (action.kind === 'word' ? [action.word] : [])));
  return {
    grid: game.world.grid,
    map: game.data.map as unknown as MapFile,
    ground: async () => (await import('../data/ground.json', { with: { type: 'json' } })).default as unknown as GroundFile,
    game,
    ...spoken<Words, LiberatingAssaultTypes>(words, SAYS),
    hexOf: (view, unit) => coastHexOf(words, unit) ?? drawnAt(words, view, unit),
    logLines: (view, events) => logLinesOf(words, view, events),
    rollLine: rollLineOf,
    refusal: refusalText,
    meaning: ({ code }) => code,
    outcome: (outcome) => outcomeText(words, outcome),
    pathOf,
    overlays: OVERLAYS,
    charts: createCharts(words),
    rulebook,
    counterKey,
    winning: '10.4',
    risks: (view, _seat, action) => risksOf(words, view, action),
    way: (view, seat, action) => wayOf(words, view, seat, action),
    carries: (view, seat) => carriesOf(words, view, seat),
    stackWord: (view, seat) => (legalWords(view, seat).has('stack') ? 'stack' : undefined),
    desk: (view, seat) => deskOf(words, view, seat, legalWords(view, seat)),
    arrows: (view) => arrowsOf(words, view),
    unseen: (view) => unseenOf(words, view),
    wordHex: (view, word) => wordHexOf(words, view, word),
    hexName: (hex) => words.places.entry(hex),
    asks: ({ open }) => asksOf(open),
    teamMap: (view, seat) => teamMapOf(words, view, seat),
    reference: (text) => referenceOf(words, text),
    report: async () => (await import('./report.js')).reportOf(words),
  };
}
