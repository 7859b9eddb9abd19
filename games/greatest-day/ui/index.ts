import type { GameUi, GroundFile, MapFile } from '@bocage/board';
import { makeAction, type Outcome } from '@bocage/kernel';
import rulebook from '../rulebook/rulebook.json' with { type: 'json' };
import type { GreatestDayModule, GreatestDayTypes } from '../src/index.js';
import { isOnMap } from '../src/rules/units.js';
import { faceOf, stacksOf } from './faces.js';
import { hexInfoOf } from './hex-info.js';

const SECTION = 'S.1';
const IN_THE_MAKING =
  'In the making: chits are drawn, units move, fire, are fired at on their way and rally. Assaults, guns at a distance and the landings are still to come.';

async function loadGround(): Promise<GroundFile> {
  const file = await import('../data/ground.json', { with: { type: 'json' } });
  return file.default as unknown as GroundFile;
}

const outcomeText = ({ level, winner }: Outcome): string => `Ended: ${level}${winner === undefined ? '' : `, ${winner}`}.`;

/** How The Greatest Day shows itself while it is in the making. */
export function createUi(game: GreatestDayModule): GameUi<GreatestDayTypes> {
  const { world } = game;
  return {
    grid: world.grid,
    map: game.data.map as unknown as MapFile,
    ground: loadGround,
    game,
    stacks: (view) => stacksOf(world, view),
    hexOf: ({ open }, unit) => (isOnMap(open, unit) ? open.hex[unit] : undefined),
    face: (view, unit) => faceOf(world, view, unit),
    prompt: () => ({ text: IN_THE_MAKING, section: SECTION }),
    actionLabel: (_view, action) => ({ label: makeAction(action) }),
    logLine: (_view, { event, section }) => ({ text: event, ...(section === undefined ? {} : { section }) }),
    rollLine: ({ why }, result) => ({ text: `${why}: ${result.join(' ')}`, tone: 'dice' }),
    refusal: () => 'This cannot be done here: the game is in the making.',
    meaning: ({ code }) => code,
    outcome: outcomeText,
    status: ({ open }) => ({ turn: `Turn ${open.turn}`, date: 'In the making', phase: [open.scenario], score: '' }),
    tracks: () => [],
    displays: () => [],
    hexInfo: (_view, hex) => hexInfoOf(world, hex),
    unitInfo: () => [],
    pathOf: () => undefined,
    overlays: [],
    overlay: () => [],
    charts: [],
    rulebook,
    guide: () => undefined,
  };
}
