import { chanceStep } from '@bocage/kernel';
import { cupAfter } from '../rules/9-action-rounds/chits.js';
import type { DarkSummerTypes, WeatherFrame } from '../types.js';
import type { World } from '../world.js';

/** §7.0 §7.1 A chit from the Weather Cup, which never goes back, is the weather of the whole turn. */
export const createWeatherStep = (world: World) =>
  chanceStep<DarkSummerTypes, WeatherFrame>({
    section: '7.1',
    roll: ({ open }) => ({ kind: 'draw', why: 'weather', section: '7.1', weights: [...open.weatherCup] }),
    resolve({ open }, _, __, result, tell) {
      const weather = result[0] as number;
      open.stack.pop();
      open.weatherCup = cupAfter(world.data.tables.weather, open, weather);
      open.weather = weather;
      tell({ event: 'weather', section: '7.1', reveals: 'all', weather });
    },
  });
