import { mapSchema, scenarioList, schema } from '@bocage/kernel';

const { oneOf, provenance, shape } = schema;
const { absent, mapOf } = mapSchema;

export const TERRAINS = ['sea', 'off', 'clear', 'woods', 'village', 'town', 'city', 'fortified', 'marsh', 'beach', 'hedgerow'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const readMap = mapOf({
  orientation: 'flat',
  terrains: TERRAINS,
  onSides: { class: absent(oneOf('river', 'stream')), road: absent(oneOf('major', 'minor', 'lane')) },
});

export const readScenarios = shape({ from: provenance, scenarios: scenarioList(['ground'], {}) });

export type MapData = schema.Read<typeof readMap>;

export interface GameData {
  readonly map: MapData;
  readonly scenarios: schema.Read<typeof readScenarios>;
}
