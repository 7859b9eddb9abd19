import { spawn } from 'node:child_process';
import { projectRoot } from '../root.js';

/** Runs a bench script of another room and reads the JSON on the last line it prints. */
export function runScript<T>(path: string, args: readonly string[] = []): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path, ...args], { cwd: projectRoot(), stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      const last = output.trim().split('\n').at(-1) ?? '';
      if (code !== 0) reject(new Error(`${path} ended with code ${code}`));
      else resolve(JSON.parse(last) as T);
    });
  });
}
