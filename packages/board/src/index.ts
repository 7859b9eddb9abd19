export { createBoard } from './board.js';
export type {
  Board,
  BoardArrow,
  BoardCamera,
  BoardEvents,
  BoardGame,
  BoardOptions,
  BoardPoint,
  CameraMove,
  CameraView,
  Glide,
  HexMark,
  HexTone,
  Highlights,
  Insets,
  Motion,
  PaletteName,
  PointerKind,
  SheetShade,
} from './board-types.js';
export { paintCounter } from './counter/paint-counter.js';
export * from './counter-key.js';
export * from './desk.js';
export type { Display, DisplayGround, DisplayGroup, Track } from './display.js';
export type { DrawnWay } from './draw/draw-ways.js';
export * from './game-report.js';
export * from './game-ui.js';
export * from './lesson.js';
export { type LegendEntry, type LegendGroup, type LegendLine, type LegendSign, legendOf } from './map/legend.js';
export type { ScaleBar } from './map/scale-bar.js';
export { paintSwatch } from './map/swatch.js';
export type { GroundFile, GroundPoint, MapFile, MapHex, MapSide } from './map-file.js';
export type { MapMarker } from './map-marker.js';
export type { Palette } from './palette.js';
export type { Picking } from './picking.js';
export type { Spoken } from './spoken.js';
export { createStills, type StillFrame, type Stills } from './still.js';
