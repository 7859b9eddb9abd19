import type { Desk, DeskChance, DeskRow, InfoLine } from '@bocage/board';
import type { Spread } from '../../src/forecast/dice.js';
import { dropFate, fateOfAim, roseOfAim, roseOfZone } from '../../src/forecast/drop.js';
import { boxed, firingAt, flakUnits } from '../../src/rules/drop-zones.js';
import { unitsOnMap } from '../../src/rules/units.js';
import { type AimFrame, type BradleyView, type DropFrame, type FlakFrame, GERMAN } from '../../src/types.js';
import { faceOf } from '../faces.js';
import { nameOf, namesUpTo, zoneName } from '../names.js';
import { terrainName } from '../places.js';
import { capital, counted, signed } from '../text.js';
import type { Words } from '../words.js';
import { fateBar } from './landing.js';
import { percent } from './percent.js';

/** The ground a zone may come to lie on. */
function groundText({ world }: Words, rose: Spread<number>): string {
  const grounds = new Map<string, number>();
  for (const [hex, share] of rose) grounds.set(terrainName(world, hex), (grounds.get(terrainName(world, hex)) ?? 0) + share);
  return [...grounds]
    .sort(([, a], [, b]) => b - a)
    .map(([name, share]) => `${name} ${percent(share)}`)
    .join(', ');
}

/** A unit that may land at the zone, for what it would be like: infantry rather than guns. */
const sampleOf = (view: BradleyView, zone: number): number | undefined => boxed(view.open, zone)[0];

/** §4.3.2 What aiming at a hex comes to, for the tip beside the pointer. */
export function aimLines(words: Words, view: BradleyView, { zone }: AimFrame, hex: number): InfoLine[] {
  const { world } = words;
  const within = world.data.tables.flak.within;
  const flak = unitsOnMap(world, view.open, GERMAN).filter(
    (unit) => world.grid.distance(view.open.hex[unit] as number, hex) <= within,
  ).length;
  const unit = sampleOf(view, zone);
  const fate = unit === undefined ? undefined : fateOfAim(world, view, zone, hex, unit);
  const [good] = fate ? fateBar(fate, 'steady') : [];
  return [
    { text: `The zone comes to lie on ${groundText(words, roseOfAim(world, view, zone, hex))}.`, section: '4.3.3' },
    ...(fate && good && unit !== undefined
      ? [
          {
            text: `${capital(nameOf(words, unit))}: steady ${percent(good.share)}, disrupted ${percent(fate.disrupted)}, lost ${percent(fate.lost)}, turned back ${percent(fate.turnsBack)}, among Germans ${percent(fate.meetsGermans)}.`,
            section: '4.4',
          },
        ]
      : []),
    {
      text: flak === 0 ? 'No Germans within three hexes.' : `${counted(flak, 'German unit')} within three hexes may add or take as much.`,
      section: '4.3.2',
    },
  ];
}

/** §4.3 The zone in hand. */
export function aimPlan(words: Words, view: BradleyView, { zone }: AimFrame): Desk {
  const units = boxed(view.open, zone);
  return {
    title: `Aim the ${zoneName(zone)}`,
    about: 'Point at a hex, or press it long, to see the rose of where the zone may come to lie: every wind counted, flak not.',
    parts: [
      {
        id: 'aboard',
        title: `${counted(units.length, 'unit')} will jump there`,
        section: '4.3.1',
        fold: true,
        rows: units.map((unit) => ({ id: `aboard-${unit}`, title: nameOf(words, unit), face: faceOf(words, view, unit) })),
      },
    ],
  };
}

/** §4.3.3 e §4.4 A zone that lies: every unit still aboard with what may become of it. */
export function dropPlan(words: Words, view: BradleyView, { zone, tried }: DropFrame): Desk {
  const left = boxed(view.open, zone).filter((unit) => !tried.includes(unit));
  const rows = left.map((unit): DeskRow => {
    const fate = dropFate(words.world, view.open, zone, unit);
    return { id: `drop-${unit}`, title: nameOf(words, unit), face: faceOf(words, view, unit), unit, bar: fateBar(fate, 'steady') };
  });
  const hex = view.open.dzHex[zone] as number;
  return {
    title: capital(zoneName(zone)),
    about: `It lies ${words.places.at(hex)}, ${terrainName(words.world, hex)}, wind ${signed(view.open.dzWind[zone] as number)}. The map shows where the next comes down.`,
    parts: [{ id: 'jumpers', title: 'What may become of each', section: '4.4', rows }],
  };
}

const SIGNS: readonly (readonly [number, string])[] = [
  [1, 'Added'],
  [-1, 'Taken'],
  [0, 'No flak'],
];

/** §4.3.2 c What each sign would make of the zone, for the German who chooses it. */
export function flakPlan(words: Words, view: BradleyView, { zone }: FlakFrame): Desk {
  const { world } = words;
  const firing = firingAt(view.open, zone);
  const bars = SIGNS.filter(([sign]) => sign === 0 || firing.length > 0).map(([sign, label]): DeskChance => {
    const rose = roseOfZone(world, view, zone, sign);
    const clear = [...rose].reduce((sum, [hex, share]) => sum + (terrainName(world, hex) === 'clear' ? share : 0), 0);
    return { label, share: clear, note: groundText(words, rose), hexes: [...rose.keys()] };
  });
  const waiting = flakUnits(world, view.open, zone);
  return {
    title: `Flak at the ${zoneName(zone)}`,
    about: `${firing.length > 0 ? `Firing: ${namesUpTo(8, words, firing)}.` : 'Nobody fires yet.'} ${counted(waiting.length, 'unit')} can still join.`,
    parts: [{ id: 'signs', title: 'How likely the zone lies on clear ground', section: '4.3.2', chances: bars }],
  };
}
