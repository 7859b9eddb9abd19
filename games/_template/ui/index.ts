import type { GameUi, GroundFile, LessonFile, MapFile } from '@bocage/board';
import rulebook from '../rulebook/rulebook.json' with { type: 'json' };
import type { CrossroadsModule } from '../src/index.js';
import { destinations } from '../src/rules/movement.js';
import { unitsOf } from '../src/rules/units.js';
import { type Crossroads, type CrossroadsEvent, NONE, sideOf } from '../src/types.js';
import { counterKey } from './counter-key.js';
import { faceOf, stacksOf } from './faces.js';
import { guideOf } from './guide.js';
import { chartsOf, displaysOf, hexInfo, statusOf, tracksOf, unitInfo } from './panels.js';
import { oddsAfter, risksOf } from './stakes.js';
import { wayOf } from './way.js';
import { labelOf, logLine, meaningText, outcomeText, promptFor, refusalText, rollText } from './words.js';

/** *Learn the table*. */
const LESSON: LessonFile = {
  title: 'Learn the table',
  scenario: 'meeting',
  options: { first: 'blue' },
  seat: 'blue',
  secret: '44'.repeat(32),
  steps: [],
};

/** How Crossroads shows itself: words, faces and panels, and no rule decided here. */
export function createUi(game: CrossroadsModule): GameUi<Crossroads> {
  const { world } = game;
  return {
    grid: world.grid,
    map: game.data.map as unknown as MapFile,
    ground: async () => (await import('../data/ground.json', { with: { type: 'json' } })).default as unknown as GroundFile,
    game,
    stacks: (view) => stacksOf(world, view),
    hexOf: ({ open }, unit) => (open.hex[unit] === NONE ? undefined : open.hex[unit]),
    face: (view, unit) => faceOf(world, view, unit),
    prompt: (view, seat) => promptFor(game, view, seat),
    actionLabel(view, action) {
      const odds = oddsAfter(world, view, action);
      return { ...labelOf(world, action), ...(odds === undefined ? {} : { odds }) };
    },
    logLine: (view, event) => logLine(world, view, event),
    rollLine: rollText,
    refusal: refusalText,
    meaning: meaningText,
    outcome: outcomeText,
    status: (view) => statusOf(world, view),
    tracks: tracksOf,
    displays: (view) => displaysOf(world, view),
    hexInfo: (view, hex) => hexInfo(world, view, hex),
    unitInfo: (view, unit) => unitInfo(world, view, unit),
    pathOf(event) {
      const { path, unit } = event as CrossroadsEvent;
      return path && unit !== undefined ? { unit, hexes: path } : undefined;
    },
    overlays: [{ id: 'reach', title: 'Where my units can go', key: 'r' }],
    overlay({ open, known }, seat) {
      const side = sideOf(seat);
      const hexes = unitsOf(world, open, side).flatMap((unit) => destinations(world, open, unit, known.card[side] as number));
      return [...new Set(hexes)].map((hex) => ({ hex, shade: 0.5, tone: 'reach' as const }));
    },
    charts: chartsOf(world),
    rulebook: rulebook.sections.map((section) => ({ ...section, from: rulebook.from })),
    counterKey,
    winning: 'C.9',
    way: (view, _seat, action) => wayOf(world, view, action),
    guide: (view, seat) => guideOf(game, world, view, seat),
    // §C.3 The whole game is guided by what `guide` says: a lesson without steps of its own.
    lesson: { file: LESSON, unitOf: () => undefined },
    risks: risksOf,
  };
}
