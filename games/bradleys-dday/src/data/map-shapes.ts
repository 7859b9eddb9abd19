import { mapSchema, schema } from '@bocage/kernel';

const { oneOf } = schema;
const { absent, mapOf } = mapSchema;

/** Tidal flats and shale are features of sea hexes: High tide makes them sea (§6.3.4, §6.3.5). */
export const TERRAINS = ['sea', 'clear', 'hill', 'town', 'city', 'swamp', 'beach'] as const;

export const readMap = mapOf({
  orientation: 'flat',
  terrains: TERRAINS,
  onSides: { class: absent(oneOf('canal', 'stream')), road: absent(oneOf('road', 'trail')) },
});

export type MapData = ReturnType<typeof readMap>;
