// npm start: installs and builds what is missing, then serves the table. Options after -- go to the server.
import { spawn } from 'node:child_process';
import './check-node.mjs';
import { build, install } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';

if (!(await install()) || !(await build())) process.exit(1);

const server = spawn(process.execPath, ['apps/cli/bin/bocage.mjs', 'serve', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
