export type Cost = number | 'no';

export interface Ground {
  readonly mm: Cost;
  readonly cm: Cost;
  readonly multiplier: number;
  readonly drm: number;
}

export interface Slot {
  readonly count: number;
  readonly regiments?: readonly string[];
  readonly units?: readonly string[];
  readonly types?: readonly string[];
  readonly any?: boolean;
}

export interface Turn {
  readonly turn: number;
  readonly night?: boolean;
  readonly air?: boolean;
  readonly landing?: readonly [cycle: number, wave: number];
  readonly newCycle?: readonly [cycle: number, wave: number];
}

export interface Points {
  readonly turns: readonly number[];
  readonly points: number;
  readonly perPip?: number;
}

/** The charts as `data/tables.json` prints them. */
export interface Tables {
  readonly crt: {
    readonly least: Readonly<Record<'closeAssault' | 'bombardment' | 'directGun' | 'smallArms' | 'mixed', readonly number[]>>;
    readonly letters: readonly string[];
    readonly byProtection: readonly string[];
    readonly firstRoll: number;
    readonly results: readonly (readonly string[])[];
    readonly ruinsFrom: string;
  };
  readonly shifts: Readonly<Record<'gunsAtArmor' | 'morale' | 'armor' | 'outflanking' | 'surrounding' | 'hilltop' | 'engineers', number>>;
  readonly terrain: Readonly<Record<'clear' | 'hill' | 'town' | 'city' | 'swamp' | 'beach' | 'tidalFlat' | 'shale' | 'ruins', Ground>>;
  readonly forts: Readonly<Record<'strongpoint' | 'resistanceNest', { readonly multiplier: number; readonly drm: number }>>;
  readonly sides: { readonly stream: readonly [Cost, Cost]; readonly canal: readonly [Cost, Cost]; readonly bridge: number };
  readonly ways: Readonly<Record<'road' | 'trail' | 'rail', number | string>>;
  readonly work: Readonly<Record<'changeMode' | 'checkMines' | 'clearMines' | 'breachWall' | 'clearTown' | 'disruptedOn', number>>;
  readonly scatter: {
    readonly least: number;
    readonly most: number;
    readonly hexes: readonly { readonly roll: number; readonly steps: readonly string[]; readonly disrupts?: boolean }[];
  };
  readonly wind: { readonly drm: readonly number[] };
  readonly flak: { readonly within: number; readonly drm: number };
  readonly scatterTerrain: Readonly<Record<'parachute' | 'glider', Readonly<Record<string, number>>>>;
  readonly sea: { readonly conditions: readonly { readonly value: number }[] };
  readonly displacement: {
    readonly pivot: number;
    readonly shifts: readonly number[];
    readonly most: Readonly<Record<string, readonly number[]>>;
  };
  readonly casualties: {
    readonly columns: readonly number[];
    readonly disruptsFrom: readonly number[];
    readonly eliminatesFrom: readonly (number | 'never')[];
    readonly large: number;
    readonly mostRoll: number;
  };
  readonly swimming: { readonly safeTo: number };
  readonly waves: {
    readonly omaha: readonly (readonly number[])[];
    readonly utah: readonly (readonly number[])[];
    readonly bound: readonly { readonly beach: string; readonly wave: number; readonly slots: readonly Slot[] }[];
  };
  readonly specialLandings: {
    readonly rangers: { readonly units: readonly string[]; readonly coast: readonly string[] };
    readonly royalMarines: { readonly units: readonly string[]; readonly approach: string; readonly hex: string };
  };
  readonly turns: { readonly track: readonly Turn[] };
  readonly support: Readonly<Record<'campaign' | 'introductory', readonly Points[]>>;
  readonly garrisons: { readonly within: number };
}

/** §19.2 The chart of the bombers, of `data/scenarios.json`. */
export interface Bombing {
  readonly navalReach: number;
  readonly results: readonly { readonly to: number; readonly share: '0' | '1/2' | '1'; readonly shift?: number }[];
  readonly ownWithin: number;
  readonly strayTo: number;
  readonly strayShare: '0' | '1/2' | '1';
  readonly overcast: { readonly turn: number; readonly drm: number };
}
