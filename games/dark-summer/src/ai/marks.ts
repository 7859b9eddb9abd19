import { controllerOf } from '../rules/3-victory/victory.js';
import { ALLIED, BEACH_OPEN, type DarkSummerEvent, GERMAN, type Open } from '../types.js';
import type { World } from '../world.js';

/** What shows how a campaign went: the marks the balance is measured by. */
interface Marks {
  see(open: Open, event: DarkSummerEvent): void;
  counted(): Readonly<Record<string, number>>;
}

const MIDSUMMER = 7;
const GERMAN_CITIES: readonly string[] = ['Falaise', 'Argentan', 'Alençon'];

const placeNamed = (world: World, name: string): string | undefined => {
  const { others, noted } = world.data.scenarios.places;
  return [...others, ...noted].find((place) => place.name === name)?.hex;
};

/** At the end of turn 7: the Allies in the port, Carentan, Saint-Lô and a hex of Caen. */
function isAlliedMidsummer(world: World, open: Open): boolean {
  const { caen, saintLo } = world.data.scenarios.places;
  const carentan = placeNamed(world, 'Carentan');
  const holds = (label: string): boolean => controllerOf(world, open, label) === ALLIED;
  return open.cherbourgTurn > 0 && (carentan === undefined || holds(carentan)) && holds(saintLo) && caen.some(holds);
}

const isGermanMidsummer = (world: World, open: Open): boolean =>
  GERMAN_CITIES.every((name) => {
    const label = placeNamed(world, name);
    return label === undefined || controllerOf(world, open, label) === GERMAN;
  });

export function createMarks(world: World): Marks {
  const counts = {
    'beaches-after-first-wave': 0,
    'sudden-death-on-d-day': 0,
    'cherbourg-turns-3-to-6': 0,
    'allied-marks-after-turn-7': 0,
    'german-marks-after-turn-7': 0,
    'allied-wins': 0,
  };
  let isLanded = false;
  return {
    see(open, event) {
      if (event.event === 'round' && event.kind === 'first-reaction' && !isLanded) {
        isLanded = true;
        counts['beaches-after-first-wave'] = open.beach.filter((state) => state === BEACH_OPEN).length;
      }
      if (event.event === 'captured' && event.what === 'cherbourg' && event.turn >= 3 && event.turn <= 6)
        counts['cherbourg-turns-3-to-6'] = 1;
      if (event.event === 'phase' && event.phase === 'victory' && event.turn === MIDSUMMER) {
        counts['allied-marks-after-turn-7'] = isAlliedMidsummer(world, open) ? 1 : 0;
        counts['german-marks-after-turn-7'] = isGermanMidsummer(world, open) ? 1 : 0;
      }
      if (event.event === 'over') {
        counts['sudden-death-on-d-day'] = open.turn === 1 && event.outcome.winner === 'german' ? 1 : 0;
        counts['allied-wins'] = event.outcome.winner === 'allied' ? 1 : 0;
      }
    },
    counted: () => ({ ...counts }),
  };
}
