import { describe, expect, it } from 'vitest';
import { type Urgency, type Worked, workUntil } from './work.js';

function worker(name: string, log: string[], seen: Worked, ahead: Worked) {
  return {
    work(_until: number, urgency: Urgency): Worked {
      log.push(`${name} ${urgency}`);
      return urgency === 'seen' ? seen : ahead;
    },
  };
}
const idle = { changed: false, more: false };

describe('background work', () => {
  it('does what is in sight before what lies ahead', () => {
    const log: string[] = [];
    workUntil([worker('sprites', log, idle, idle), worker('tiles', log, idle, idle)], 0);
    expect(log).toEqual(['sprites seen', 'tiles seen', 'sprites ahead', 'tiles ahead']);
  });

  it('leaves what lies ahead while something in sight is missing', () => {
    const log: string[] = [];
    const worked = workUntil([worker('sprites', log, { changed: true, more: true }, idle), worker('tiles', log, idle, idle)], 0);
    expect(log).toEqual(['sprites seen', 'tiles seen']);
    expect(worked).toEqual({ changed: true, more: true });
  });
});
