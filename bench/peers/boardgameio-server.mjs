// boardgame.io's own server with its own in-memory storage and the smallest game that can be: nothing but its machinery is measured.
import { createRequire } from 'node:module';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

const game = {
  name: 'clicks',
  setup: () => ({ clicks: 0 }),
  moves: {
    click({ G, events }) {
      G.clicks++;
      events.endTurn();
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const running = await server.run(0);
process.send({ port: running.appServer.address().port });
process.on('message', () => process.send({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit(0));
