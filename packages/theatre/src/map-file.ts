import type { GroundFile, MapFile } from '@bocage/board';

export type { GroundFile, GroundPoint, MapFile, MapHex, MapSide } from '@bocage/board';

/** Side to opposite side, metres; centre of the first hex; page-right axis, degrees north of the plane's east. */
export type Placement = MapFile['place'];
export type Squares = NonNullable<MapFile['squares']>;

export type GroundArea = GroundFile['areas'][number];
export type GroundLine = GroundFile['lines'][number];
export type GroundLabel = GroundFile['labels'][number];
export type AreaKind = GroundArea['kind'];
export type LineKind = GroundLine['kind'];
