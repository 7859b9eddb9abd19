import type { GameUi, GroundFile, LessonFile, MapFile } from '@bocage/board';
import type { GameEvent } from '@bocage/kernel';
import rulebook from '../rulebook/rulebook.json' with { type: 'json' };
import type { GreatestDayModule, GreatestDayTypes } from '../src/index.js';
import { isOnMap } from '../src/rules/units.js';
import type { GreatestDayFrame, GreatestDayView, Open } from '../src/types.js';
import { fieldOf, rosterOf, type World } from '../src/world.js';
import { arrowsOf } from './arrows.js';
import { chartsOf } from './charts.js';
import { counterKey } from './counter-key.js';
import { displaysOf } from './displays.js';
import { faceOf, stacksOf } from './faces.js';
import { bestForeseen, foreseen, rollsAtOnce } from './foresee.js';
import { hexInfoOf } from './hex-info.js';
import { labelOf } from './labels.js';
import lesson from './lesson.json' with { type: 'json' };
import { logLineOf, rollLineOf } from './log.js';
import { markersOf } from './markers.js';
import { meaningText, sumsOf } from './meanings.js';
import { outcomeText } from './outcomes.js';
import { OVERLAYS, overlayOf } from './overlays.js';
import { isOneByOne, pickingOf } from './picking.js';
import { chancesOf, planOf } from './plan.js';
import { promptOf } from './prompts.js';
import { refusalText } from './refusals.js';
import { risksOf } from './risks.js';
import { sightOf } from './sight.js';
import { standingOf } from './standing.js';
import { statusOf, tracksOf } from './status.js';
import { unitInfoOf } from './unit-info.js';
import { carriesOf, wayOf } from './way.js';
import { createWords, topOf, type Words } from './words.js';

async function loadGround(): Promise<GroundFile> {
  const file = await import('../data/ground.json', { with: { type: 'json' } });
  return file.default as unknown as GroundFile;
}

/** The way a counter took, for the glide. */
function pathOf(event: GameEvent): { readonly unit: number; readonly hexes: readonly number[] } | undefined {
  const told = event as Extract<GreatestDayTypes['event'], { event: 'moved' }>;
  return told.event === 'moved' && told.path.length > 1 ? { unit: told.unit, hexes: told.path } : undefined;
}

/** A unit by its id in the data. */
function unitByName(world: World, open: Open, id: string): number | undefined {
  const unit = rosterOf(world, open).counters.findIndex((counter) => counter.id === id);
  return unit < 0 ? undefined : unit;
}

/** §S.10 Who acts now, until he is done. */
function actorsOf({ open }: GreatestDayView): number[] {
  const frame = topOf(open);
  return actorsIn(frame).filter((unit) => isOnMap(open, unit));
}

/** Of a shot both: whoever fires from the sea is not on the map. */
function actorsIn(frame: GreatestDayFrame): readonly number[] {
  if (frame.step === 'assault') return frame.units;
  if (frame.step === 'stand') return frame.left.slice(0, 1);
  if (frame.step === 'shot') return [frame.firer, frame.target];
  return 'unit' in frame ? [frame.unit] : [];
}

/** Hexes outside the scenario. */
function outsideOf({ world }: Words, { open }: GreatestDayView): number[] {
  const { area } = fieldOf(world, open);
  return [...area.keys()].filter((hex) => area[hex] === 0);
}

/** How The Greatest Day shows itself, by the rules it is played with. */
export function createUi(game: GreatestDayModule): GameUi<GreatestDayTypes> {
  const { world } = game;
  const words = createWords(world);
  return {
    grid: world.grid,
    map: game.data.map as unknown as MapFile,
    ground: loadGround,
    game,
    stacks: (view) => stacksOf(world, view),
    hexOf: ({ open }, unit) => (isOnMap(open, unit) ? open.hex[unit] : undefined),
    face: (view, unit) => faceOf(world, view, unit),
    prompt: (view, seat) => promptOf(words, view, seat),
    actionLabel: (view, action) => labelOf(words, view, action),
    logLine: (view, event) => logLineOf(words, view, event),
    rollLine: rollLineOf,
    refusal: refusalText,
    meaning: meaningText,
    sums: sumsOf,
    outcome: (outcome) => `${outcomeText(outcome)}.`,
    status: (view) => statusOf(words, view),
    tracks: (view) => tracksOf(words, view),
    displays: (view) => displaysOf(words, view),
    hexInfo: (_view, hex) => hexInfoOf(world, hex),
    unitInfo: (view, unit) => unitInfoOf(words, view, unit),
    pathOf,
    overlays: OVERLAYS,
    overlay: (view, seat, id, picked) => overlayOf(words, view, seat, id, picked),
    charts: chartsOf(words),
    rulebook,
    counterKey,
    winning: 'S.39',
    guide: () => undefined,
    risks: (view, seat, action) => risksOf(words, view, action, game.legal(view, seat)),
    picking: (view) => pickingOf(view),
    oneByOne: isOneByOne,
    arrows: arrowsOf,
    lesson: {
      file: lesson as unknown as LessonFile,
      unitOf: ({ open }, id) => unitByName(world, open as unknown as Open, id),
    },
    foresee: (view, seat, action) =>
      action === undefined
        ? bestForeseen(words, view, game.legal(view, seat))
        : action.kind === 'unit'
          ? foreseen(words, view, action.unit)
          : undefined,
    rollsAtOnce: (view, action) => rollsAtOnce(words, view, action),
    acting: (view) => actorsOf(view),
    way: (view, _, action) => wayOf(words, view, action),
    carries: (view, seat) => carriesOf(words, view, game.legal(view, seat)),
    sight: (view, from, to) => sightOf(words, view, from, to),
    plan: (view, seat) => planOf(words, view, seat),
    chances: (view, _, about) => chancesOf(words, view, about),
    markers: (view) => markersOf(words, view),
    standing: (view) => standingOf(words, view),
    unseen: (view) => outsideOf(words, view),
  };
}
