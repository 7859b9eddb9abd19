import type { CounterFace, GameUi, GroundFile, MapFile } from '@bocage/board';
import type { Outcome, Seat } from '@bocage/kernel';
import rulebook from '../rulebook/rulebook.json' with { type: 'json' };
import type { GreatestDayModule, GreatestDayTypes, GreatestDayView } from '../src/index.js';
import { hexInfoOf } from './hex-info.js';

const SECTION = '2.0';
const OVER = 'The ground has been looked at. This game is in the making: there is nothing to win yet.';

async function loadGround(): Promise<GroundFile> {
  const file = await import('../data/ground.json', { with: { type: 'json' } });
  return file.default as unknown as GroundFile;
}

const isOver = ({ open }: GreatestDayView): boolean => open.stack.at(-1)?.step === 'over';

function promptText(view: GreatestDayView, seat: Seat): string {
  if (isOver(view)) return OVER;
  return seat === 'allied'
    ? 'In the making: this is the ground of The Greatest Day, without counters and without rules. Look round as long as you like.'
    : 'In the making: nothing is asked of the German side yet.';
}

function outcomeText({ level, winner }: Outcome): string {
  return level === 'looked-at' ? OVER : `Ended: ${level}${winner === undefined ? '' : `, ${winner}`}.`;
}

function noUnit(): CounterFace {
  throw new Error('this game has no units yet');
}

/** How The Greatest Day shows itself while it is in the making: the map, its key, its hexes and its places. */
export function createUi(game: GreatestDayModule): GameUi<GreatestDayTypes> {
  const { world } = game;
  return {
    grid: world.grid,
    map: game.data.map as unknown as MapFile,
    ground: loadGround,
    game,
    stacks: () => [],
    hexOf: () => undefined,
    face: noUnit,
    prompt: (view, seat) => ({ text: promptText(view, seat), section: SECTION }),
    actionLabel: () => ({ label: 'Leave the ground', key: 'e', main: true }),
    logLine: (_view, { outcome }) => ({ text: outcomeText(outcome), tone: 'phase' }),
    rollLine: ({ why }) => ({ text: why, tone: 'dice' }),
    refusal: () => 'Nothing can be done here yet: this game is in the making.',
    meaning: ({ code }) => code,
    outcome: outcomeText,
    status: () => ({ turn: 'In the making', date: '', phase: ['The ground'], score: '' }),
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
