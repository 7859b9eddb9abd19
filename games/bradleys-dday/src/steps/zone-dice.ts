import { chanceStep } from '@bocage/kernel';
import { canScatter, zoneLandsAt, zoneModifier } from '../rules/drop-zones.js';
import { type BradleyTypes, DZ_LANDED, type WindFrame, type ZoneScatterFrame } from '../types.js';
import type { World } from '../world.js';

/** §4.3.2 b One die for the wind at a zone, for this turn. */
export const createWindStep = ({ data }: World) =>
  chanceStep<BradleyTypes, WindFrame>({
    section: '4.3.2',
    roll: () => ({ kind: 'dice', why: 'wind', section: '4.3.2', count: 1, sides: 6 }),
    resolve({ open }, { zone }, _roll, result, tell) {
      const die = result[0] as number;
      const modifier = data.tables.wind.drm[die - 1] as number;
      open.stack.pop();
      open.dzWind[zone] = modifier;
      tell({ event: 'wind', section: '4.3.2', zone, die, modifier });
    },
  });

/** §4.3.2 d §4.3.3 Two dice for the zone itself: it neither aborts nor is lost, but tries again. */
export const createZoneScatterStep = (world: World) =>
  chanceStep<BradleyTypes, ZoneScatterFrame>({
    section: '4.3.3',
    settle({ open }, { zone }, tell) {
      if (canScatter(world, open, zone)) return false;
      open.stack.pop();
      open.dzState[zone] = DZ_LANDED;
      tell({ event: 'zone', section: '4.3.3', zone, what: 'landed', hex: open.dzHex[zone] as number, dice: [], modifier: 0 });
      return true;
    },
    roll: () => ({ kind: 'dice', why: 'zone', section: '4.3.3', count: 2, sides: 6 }),
    resolve({ open }, frame, _roll, result, tell) {
      const { zone } = frame;
      const dice = [...result];
      const modifier = zoneModifier(world, open, zone);
      const hex = zoneLandsAt(world, open, zone, (dice[0] as number) + (dice[1] as number) + modifier);
      if (hex < 0) {
        frame.again++;
        tell({ event: 'zone', section: '4.3.3', zone, what: 'again', hex: open.dzHex[zone] as number, dice, modifier });
        return;
      }
      open.stack.pop();
      open.dzHex[zone] = hex;
      open.dzState[zone] = DZ_LANDED;
      tell({ event: 'zone', section: '4.3.3', zone, what: 'landed', hex, dice, modifier });
    },
  });
