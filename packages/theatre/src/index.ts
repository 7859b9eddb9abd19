export type { ReadMap } from './check-map.js';
export type { CompiledSheet } from './compile-map.js';
export { type Layers, readLayers } from './layers.js';
export type { GroundFile, MapFile } from './map-file.js';
export { createGround, type Ground } from './projection.js';
export type { Pins, Sheet } from './sheet.js';
export { sheets } from './sheets/index.js';
