import { mapSchema, schema } from '@bocage/kernel';

const { oneOf } = schema;
const { absent, mapOf } = mapSchema;

/** §2.1 The order is that of the codes in `ground.ts`. */
export const TERRAINS = ['sea', 'off', 'clear', 'woods', 'village', 'town', 'city', 'fortified', 'marsh', 'beach', 'hedgerow'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const readMap = mapOf({
  orientation: 'flat',
  terrains: TERRAINS,
  onSides: { class: absent(oneOf('river', 'stream')), road: absent(oneOf('major', 'minor', 'lane')) },
});

export type MapData = schema.Read<typeof readMap>;
