// A server in a process of its own. Forked by served.mjs: takes its options from the first message, answers with its address.
import { once } from 'node:events';
import { startServer } from '../dist/src/index.js';

const [options] = await once(process, 'message');
try {
  const server = await startServer({ ...options, port: options.port ?? 0, log: (line) => process.send({ log: line }) });
  process.on('message', () => process.send({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() }));
  process.on('disconnect', () => void server.close().then(() => process.exit(0)));
  process.send({ url: server.url });
} catch (error) {
  process.send({ failed: String(error) });
  process.disconnect();
}
