import { chanceStep, type Steps } from '@bocage/kernel';
import { refreshAll } from '../occupancy.js';
import { CLEAR_SKY, type GreatestDayTypes, OVERCAST, STORM, type WeatherFrame } from '../types.js';
import type { World } from '../world.js';
import { digit } from './check.js';

/** §S.35 §1.2 The weather of the day. */
const createWeatherStep = (world: World) =>
  chanceStep<GreatestDayTypes, WeatherFrame>({
    section: 'S.35',
    roll: () => ({ kind: 'dice', why: 'weather', section: 'S.35', count: 1, sides: 10 }),
    resolve({ open }, _frame, _roll, [rolled], tell) {
      const die = digit(rolled);
      const { clear, overcast } = world.data.tables.weather;
      open.weather = die <= clear ? CLEAR_SKY : die <= overcast ? OVERCAST : STORM;
      open.stack.pop();
      refreshAll(world, open);
      tell({ event: 'weather', section: 'S.35', weather: open.weather, die });
    },
  });

/** §S.35 */
export const createWeatherSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'weather'> => ({ weather: createWeatherStep(world) });
