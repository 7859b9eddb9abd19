import type { Desk, DeskBox, DeskChance, DeskPart, DeskRow, InfoLine } from '@bocage/board';
import { hex as hexAction } from '@bocage/kernel';
import type { Spread } from '../../src/forecast/dice.js';
import { dropFate, fateOfAim, roseOfAim, roseOfZone } from '../../src/forecast/drop.js';
import { INFANTRY } from '../../src/roster.js';
import { airGroups, zonesFor } from '../../src/rules/airborne.js';
import { aimHexes, boxed, firingAt, flakUnits } from '../../src/rules/drop-zones.js';
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

/** A unit that may land at the zone, for what it would be like: infantry rather than guns and staffs. */
function sampleOf({ world }: Words, view: BradleyView, zone: number): number | undefined {
  const units = boxed(view.open, zone);
  return units.find((unit) => world.roster.kind[unit] === INFANTRY) ?? units[0];
}

/** §4.3.2 What aiming at a hex comes to, for the tip beside the pointer. */
export function aimLines(words: Words, view: BradleyView, { zone }: AimFrame, hex: number): InfoLine[] {
  const { world } = words;
  const within = world.data.tables.flak.within;
  const flak = unitsOnMap(world, view.open, GERMAN).filter(
    (unit) => world.grid.distance(view.open.hex[unit] as number, hex) <= within,
  ).length;
  const unit = sampleOf(words, view, zone);
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
      text:
        flak === 0
          ? 'No Germans within three hexes.'
          : `${capital(counted(flak, 'German unit'))} within three hexes may add or take as much.`,
      section: '4.3.2',
    },
  ];
}

/** §4.2.1 Where history aimed: each field with what a battalion could expect there. */
function fieldParts(words: Words, view: BradleyView, zone: number): DeskPart[] {
  const { world, places } = words;
  const unit = sampleOf(words, view, zone);
  const offered = new Set(aimHexes(world, view.open));
  const fields = world.ground.features.flatMap((features, hex) => {
    const name = features?.map((feature) => /^drop-zone:([a-z])$/.exec(feature)?.[1]).find((letter) => letter !== undefined);
    return name !== undefined && offered.has(hex) ? [{ hex, name: name.toUpperCase() }] : [];
  });
  if (unit === undefined || fields.length === 0) return [];
  const rows = fields.map(({ hex, name }): DeskRow => {
    const fate = fateOfAim(world, view, zone, hex, unit);
    return {
      id: `field-${hex}`,
      title: `Zone ${name}, ${places.at(hex)}`,
      bar: fateBar(fate, 'steady'),
      hexes: [hex],
      actions: [{ word: `aim:${hex}`, label: 'Aim', takes: [hexAction(hex)] }],
    };
  });
  const note = `What ${nameOf(words, unit)} could expect, every wind counted, flak not.`;
  return [{ id: 'fields', title: 'Where history aimed', section: '4.2.1', note, rows }];
}

/** §4.3 The zone in hand. */
export function aimPlan(words: Words, view: BradleyView, { zone }: AimFrame): Desk {
  const units = boxed(view.open, zone);
  return {
    title: `Aim the ${zoneName(zone)}`,
    about: 'Point at a hex, or press it long, to see the rose of where the zone may come to lie: every wind counted, flak not.',
    parts: [
      ...fieldParts(words, view, zone),
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

/** The position with these firing at the zone too. */
function withFlak({ world }: Words, view: BradleyView, zone: number, units: readonly number[]): BradleyView {
  const open = { ...view.open, flakAt: view.open.flakAt.map((at, unit) => (units.includes(unit) ? zone : at)) };
  world.occupancies.share(view.open, open);
  return { ...view, open };
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
  const waiting = flakUnits(world, view.open, zone);
  const barsOf = (of: BradleyView, signs: typeof SIGNS): DeskChance[] =>
    signs.map(([sign, label]) => {
      const rose = roseOfZone(world, of, zone, sign);
      const clear = [...rose].reduce((sum, [hex, share]) => sum + (terrainName(world, hex) === 'clear' ? share : 0), 0);
      return { label, share: clear, note: groundText(words, rose), hexes: [...rose.keys()] };
    });
  const now: DeskPart = {
    id: 'signs',
    title: 'Chance of clear ground',
    section: '4.3.2',
    chances: barsOf(
      view,
      SIGNS.filter(([sign]) => sign === 0 || firing.length > 0),
    ),
  };
  const all: DeskPart[] =
    waiting.length === 0
      ? []
      : [
          {
            id: 'all-flak',
            title: `If all ${firing.length + waiting.length} fire`,
            section: '4.3.2',
            chances: barsOf(
              withFlak(words, view, zone, waiting),
              SIGNS.filter(([sign]) => sign !== 0),
            ),
          },
        ];
  return {
    title: `Flak at the ${zoneName(zone)}`,
    about: `${firing.length > 0 ? `Firing: ${namesUpTo(8, words, firing)}.` : 'Nobody fires yet.'} ${capital(counted(waiting.length, 'unit'))} can still join.`,
    parts: [now, ...all],
  };
}

/** §4.3.1 The airborne display as it is being filled: the regiment in hand first, then the zones. */
export function airPlan(words: Words, view: BradleyView): Desk {
  const { world } = words;
  const { open } = view;
  const groups = airGroups(world, open);
  const [next = []] = groups;
  const zones = zonesFor(world, open, next);
  const faces = (units: readonly number[]) => units.map((unit) => faceOf(words, view, unit));
  const boxes = [0, 1, 2, 3].map((zone): DeskBox => {
    const units = boxed(open, zone);
    const may = zones.includes(zone);
    return {
      id: `zone-${zone}`,
      title: capital(zoneName(zone)),
      state: may ? 'pool' : 'closed',
      ...(may ? { note: 'Open to the regiment in hand.' } : {}),
      faces: faces(units),
    };
  });
  const hand: DeskBox = { id: 'hand', title: capital(namesUpTo(4, words, next)), state: 'pool', faces: faces(next) };
  const later = groups.slice(1).flat();
  return {
    title: 'Airborne display',
    about: 'A regiment jumps together; headquarters and engineers at the main zone of their division.',
    parts: [
      { id: 'air-hand', title: 'In hand', section: '4.3.1', boxes: [hand] },
      { id: 'air-zones', title: 'Drop zones', section: '4.2.2', boxes },
      ...(later.length > 0
        ? [
            {
              id: 'air-later',
              title: 'Still to allot',
              section: '4.3.1',
              fold: true as const,
              boxes: [{ id: 'later', title: 'Airfields', state: 'to-come' as const, faces: faces(later) }],
            },
          ]
        : []),
    ],
  };
}
