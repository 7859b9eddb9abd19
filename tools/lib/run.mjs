import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/** Runs a command to its end. With `quiet` its output is kept and returned instead of shown. */
export function run(command, args, { quiet = false, cwd = ROOT, env = {}, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    let errors = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (errors += text));
    const timer = timeout && setTimeout(() => child.kill('SIGKILL'), timeout);
    child.on('error', (error) => resolve({ code: 127, output, errors: errors + error.message }));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output, errors });
    });
  });
}

/** npm as it was called, so that a clone works with the npm that started us. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], options) : run('npm', args, options);
}
