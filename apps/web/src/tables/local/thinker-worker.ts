import { createPlayer, type Player } from '@bocage/ai';
import { type GameModule, type Json, makeAction, type View } from '@bocage/kernel';
import { loadRules } from '../../games/load-rules.js';
import { errorText } from '../../lib/error-text.js';
import type { ThinkReply, ThinkRequest, ToThinker } from './worker-messages.js';

/** All players of this thread are at the same table: one set of rules serves them. */
let rules: Promise<GameModule> | undefined;

/** Computer players. Each hears of the game only what arrives on its port: the view of its own seat. */
self.addEventListener('message', (event: MessageEvent<ToThinker>) => {
  const { game, pack, player, seed, port } = event.data;
  rules ??= loadRules(game, pack as Record<string, Json> | undefined);
  const loaded = rules.then((module) => ({ module, player: createPlayer(player, module, seed) }));
  port.onmessage = (asked: MessageEvent<ThinkRequest>) => {
    loaded
      .then(({ module, player: seated }): ThinkReply => ({ action: choose(module, seated, asked.data) }))
      .catch((error: unknown): ThinkReply => ({ failed: errorText(error) }))
      .then((reply) => port.postMessage(reply));
  };
});

function choose(module: GameModule, player: Player, { seat, view }: ThinkRequest): string {
  const seen = view as View;
  const legal = module.legal(seen, seat);
  const only = legal.length === 1 ? legal[0] : undefined;
  return makeAction(only ?? player.choose(seen, seat, legal));
}
