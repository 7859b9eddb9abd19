import { expect, it } from 'vitest';
import { isAreaHeld, takeControl } from '../../src/rules/victory.js';
import { ALLIED, LOST, WAITING } from '../../src/types.js';
import { type Position, position } from '../position.js';
import { followScript, strengthIn } from './script.js';

const BEACHES = ['3713', '3813', '4013', '4113', '4714', '4815'];
const CAEN = ['4420', '4519'];

/** The evening of 11 June of a game against a person: everybody is ashore and before Caen, and nobody is left on the beaches behind. */
const lastEvening = (): Position =>
  position({
    phase: 'allied-second',
    turn: 6,
    allied: {
      ...{ 'br-231-50': '4420', 'can-7-3': '4420', 'can-8-3': '4420', '501-pir': '4519', '505-pir': '4519', 'us-39-9': '4519' },
      ...{ '507-pir': '4317', 'us-9-2': '4317', 'us-358-90': '4317', '508-pir': '4417', 'us-357-90': '4417', 'us-359-90': '4417' },
      ...{ 'us-12-4': '4118', 'us-22-4': '4118', 'us-60-9': '4118', 'us-26-1': '4218', 'us-175-29': '4218', 'br-9-3': '4218' },
      ...{ 'br-147-49': '4217', 'us-47-9': '4120', 'br-152-51': '4120', 'br-153-51': '4120', '3-para': '4817' },
    },
    german: { 'aa-21': '4620', 'pz-22': '4620', 'ss-pz-12': '4620', 'gr-857': '5121', 'gr-858': '5121', 'pz-lehr': '5030' },
    before(at) {
      const { open, world } = at;
      for (let unit = 0; unit < world.roster.allied; unit++) if (open.hex[unit] === WAITING) open.hex[unit] = LOST;
      for (const label of [...BEACHES, ...CAEN]) takeControl(world, open, ALLIED, at.hex(label));
    },
  });

// §R.14
it('leaves no beach and no town open to those who have the last move', () => {
  const at = followScript(lastEvening());
  expect(BEACHES.filter((label) => strengthIn(at, label) === 0)).toEqual([]);
  followScript(at);
  expect([2, 3, 4].filter((area) => !isAreaHeld(at.world, at.open, area))).toEqual([]);
  expect(CAEN.filter((label) => at.open.control[at.world.controlIndex[at.hex(label)] as number] !== ALLIED)).toEqual([]);
});
