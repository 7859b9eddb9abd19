/** The charts and counters as their files print them, as far as a second reader needs them. */

export type Side = 'allied' | 'german';

export interface Transport {
  readonly move: 'wheeled' | 'tracked';
  readonly allowance: number;
  readonly defence?: number;
  readonly armoured?: boolean;
}

interface Ratings {
  readonly fire?: number;
  readonly range?: number;
  readonly assault?: number;
  readonly defence?: number;
  readonly tq?: number;
  readonly allowance?: number;
  readonly steps?: number;
  readonly transport?: Transport;
}

export interface Template extends Ratings {
  readonly id: string;
  readonly symbol: string;
  readonly colour?: string;
  readonly armoured?: boolean;
  readonly move: string;
  readonly aa?: number;
  readonly reduced?: { readonly fire: number; readonly range: number };
}

export interface Counter extends Ratings {
  readonly id: string;
  readonly name: string;
  readonly battalion?: string;
  readonly side: Side;
  readonly division: string;
  readonly formation?: string;
  readonly template: string;
  readonly stripe: string;
  readonly autoCommand?: boolean;
}

export interface Counters {
  readonly divisions: readonly { readonly id: string; readonly side: Side; readonly sectors: readonly string[] }[];
  readonly formations: readonly { readonly id: string; readonly division: string; readonly telephone?: boolean }[];
  readonly leaders: readonly { readonly id: string; readonly formation: string; readonly range: number; readonly allowance: number }[];
  readonly templates: readonly Template[];
  readonly units: readonly Counter[];
}

interface Crew {
  readonly units: readonly string[];
  readonly leader?: string;
}

export interface Special {
  readonly rule: string;
  readonly formation?: string;
  readonly division?: string;
  readonly battalion?: string;
  readonly until?: number;
  readonly but?: readonly string[];
  readonly hexes?: readonly string[];
  readonly within?: number;
}

export interface Scenario {
  readonly id: string;
  readonly turns: number;
  readonly calendar: readonly string[];
  readonly weather: string;
  readonly area: { readonly columns: readonly [number, number]; readonly rows: readonly [number, number] };
  readonly beach?: {
    readonly beach: string;
    readonly division: string;
    readonly gapSides: readonly string[];
    readonly reinforcementHexes: readonly string[];
  };
  readonly divisions: readonly { readonly division: string; readonly cpGain: number; readonly dpGain: number; readonly tq: number }[];
  readonly attachments?: readonly { readonly formation: string; readonly division: string }[];
  readonly chits: {
    readonly first: string;
    readonly mug: readonly string[];
    readonly forSale: readonly string[];
    readonly later?: readonly { readonly turn: number; readonly chit: string }[];
  };
  readonly leaders?: readonly { readonly leader: string; readonly hex: string }[];
  readonly setUp: readonly { readonly unit: string; readonly hex: string }[];
  readonly waves?: readonly { readonly swimming: readonly Crew[]; readonly craft: readonly Crew[] }[];
  readonly loading?: readonly Crew[];
  readonly enRoute?: readonly Crew[];
  readonly reinforcements?: readonly (Crew & { readonly turn: number; readonly hex?: string })[];
  readonly ships?: readonly { readonly ship: string }[];
  readonly supportCraft?: readonly string[];
  readonly rocketCraft?: readonly string[];
  readonly pools?: readonly { readonly division: string; readonly rearguards: number; readonly roadblocks: number }[];
  readonly special?: readonly Special[];
}

type Modifiers<Name extends string> = Readonly<Record<Name, number>>;
type Cost = number | string;
type ByMove = Readonly<Record<'leg' | 'wheeled' | 'tracked', Cost>>;
type Firer =
  | ('column' | 'perCohesion' | 'stepLoss' | 'entrenched' | 'bocage' | 'lightBarrage' | 'heavyBarrage' | 'night' | 'storm')
  | ('nightAndStorm' | 'companyBonus' | 'hero' | 'commandoOutOfCommand' | 'counterBattery');
type Target =
  | ('column' | 'improved' | 'entrenched' | 'bocage' | 'rubble' | 'raised' | 'sunkenLeg' | 'sunkenVehicle' | 'bridge' | 'hero')
  | ('hillUnarmoured' | 'hillArmoured' | 'ridgeUnarmoured' | 'ridgeArmoured' | 'zoneToZone' | 'zoneToOutside' | 'running' | 'charging')
  | ('rangePerHex' | 'rangeArmoured' | 'rangeArmouredMost');
type Assault =
  | ('column' | 'perCohesion' | 'stepLoss' | 'lightBarrage' | 'heavyBarrage' | 'suppressed' | 'bocage' | 'hero')
  | ('commandoOutOfCommand' | 'night' | 'nightAndStorm' | 'nightFighters');
type Quality =
  | ('outOfCommand' | 'commandoOutOfCommand' | 'twoCohesion' | 'suppressed' | 'stepLoss' | 'lightBarrage' | 'heavyBarrage')
  | ('improved' | 'entrenched' | 'bocage' | 'hero' | 'menAtWork' | 'menRallying');

export interface Tables {
  readonly crt: {
    readonly highest: number;
    readonly rows: readonly { readonly colour: string; readonly unarmoured: readonly string[]; readonly armoured: readonly string[] }[];
  };
  readonly modifiers: {
    readonly fire: Modifiers<Firer>;
    readonly target: Modifiers<Target> & { readonly mass: readonly { readonly steps: number; readonly add: number }[] };
    readonly assault: Modifiers<Assault>;
    readonly quality: Modifiers<Quality>;
    readonly bravery: Modifiers<'mines' | 'minesWithCrab'>;
  };
  readonly assaulting: { readonly unarmoured: string; readonly nightFighters: readonly string[] };
  readonly terrain: {
    readonly rows: readonly (ByMove & {
      readonly terrain: string;
      readonly unarmoured: number;
      readonly armoured: number;
      readonly blocks: boolean;
    })[];
    readonly columnOnly: readonly string[];
    readonly staysInColumn: readonly string[];
    readonly noGunModifier: { readonly terrain: string; readonly colours: readonly string[] };
  };
  readonly movement: {
    readonly road: Cost;
    readonly railroad: ByMove;
    readonly hill: ByMove;
    readonly rubble: ByMove;
    readonly stream: Cost;
    readonly streamInColumn: Cost;
    readonly raised: number;
    readonly enterColumn: Cost;
    readonly leaveColumn: Cost;
    readonly storm: number;
  };
  readonly stacking: { readonly steps: number; readonly columns: number };
  readonly sight: Modifiers<'range' | 'high' | 'storm' | 'night' | 'nightAndStorm' | 'through'>;
  readonly zones: Modifiers<'pinned' | 'guns' | 'mortars'>;
  readonly command: Modifiers<
    | ('cpMost' | 'dpMost' | 'formationChit' | 'cpForDp' | 'secondAction' | 'pass' | 'convert' | 'directCommand')
    | ('replacementRange' | 'replacementAllowance' | 'commando' | 'outOfSector' | 'entryBlocked')
  >;
  readonly heroes: {
    readonly wittmann: { readonly formation: string; readonly range: number; readonly actions: number };
    readonly hollis: { readonly battalion: string };
  };
  readonly guns: Modifiers<'direct' | 'heavy' | 'park' | 'parks' | 'counterBattery' | 'ships'> & {
    readonly contact: readonly { readonly who: string; readonly number: number }[];
  };
  readonly engineers: Modifiers<'blow' | 'blowInZone' | 'liftOneStep'> & { readonly demolishers: string; readonly ferries: boolean };
  readonly air: Modifiers<'strength' | 'aaRange'> & {
    readonly colour: string;
    readonly terrain: readonly { readonly terrain: string; readonly aa: number }[];
  };
}
