import { COLOURS, type Counter, type Counters, differs, MOVES, NO_RATING, STRIPES, type Template } from './data/counter-shapes.js';
import type { Scenario } from './data/scenario-shapes.js';
import { ALLIED, GERMAN, type Side } from './sides.js';

/** Codes of the columns below. */
export const LEG = 0;
export const WHEELED = 1;
export const TRACKED = 2;
export const IMMOBILE = 3;
export const AT_SEA = 4;

export const RED = 0;
export const WHITE = 1;
export const BLUE = 2;
export const YELLOW = 3;
export const GREEN = 4;
export const ORANGE = 5;
export const BROWN = 6;
export const BLACK = 7;

/** 0 is the stripe of a Formation. */
export const BLACK_STRIPE = 1;
export const WHITE_STRIPE = 2;
export const TELEPHONE = 3;
export const FLEET = 4;
export const NO_STRIPE = 5;

/** Units a scenario names, in the order of counters.json (Allied first): the numbers of its units. */
function namedIn(scenario: Scenario): Set<string> {
  const named = new Set<string>(scenario.setUp.map(({ unit }) => unit));
  const add = (units: readonly string[]): void => {
    for (const unit of units) named.add(unit);
  };
  for (const { swimming, craft } of scenario.waves) for (const crew of [...swimming, ...craft]) add(crew.units);
  for (const { units } of [...scenario.loading, ...scenario.enRoute, ...scenario.reinforcements]) add(units);
  add(scenario.ships.map(({ ship }) => ship));
  add(scenario.supportCraft);
  add(scenario.rocketCraft);
  return named;
}

/** §S.38 Rearguards a division may bring (§5.0) and craft to carry its waves come out of pools. */
function pooled(scenario: Scenario, counter: Counter, template: Template): boolean {
  if (template.id === 'landing-craft') return scenario.beach !== null;
  return (
    template.symbol === 'rearguard' && scenario.pools.some(({ division, rearguards }) => division === counter.division && rearguards > 0)
  );
}

interface Rated {
  readonly counter: Counter;
  readonly template: Template;
}

/** §S.37 What never changes about the units of one scenario, as columns. Unit numbers are the scenario's own. */
export function createRoster(counters: Counters, scenario: Scenario) {
  const templates = new Map(counters.templates.map((template) => [template.id, template]));
  const named = namedIn(scenario);
  const all: readonly Rated[] = counters.units
    .map((counter) => ({ counter, template: templates.get(counter.template) as Template }))
    .filter(({ counter, template }) => named.has(counter.id) || pooled(scenario, counter, template));
  const column = (of: (unit: Rated) => number): Int16Array => Int16Array.from(all, of);
  const rating = (name: 'fire' | 'assault' | 'defence' | 'tq' | 'allowance' | 'steps' | 'range'): Int16Array =>
    column(({ counter, template }) => (differs(counter[name]) ? counter[name] : template[name]));
  const transport = ({ counter, template }: Rated) => counter.transport ?? template.transport;
  const divisions = counters.divisions.map(({ id }) => id);
  const formations = counters.formations.map(({ id }) => id);
  const leaders = counters.leaders.map(({ id }) => id);
  const attached = new Map(scenario.attachments.map(({ formation, division }) => [formation, division]));
  const countsAs = new Map(
    scenario.special.flatMap(({ rule, battalion, formation }) => (rule === 'counts-as' ? [[battalion, formation]] : [])),
  );
  const formationOf = ({ counter }: Rated): string => countsAs.get(counter.battalion) ?? counter.formation;
  // §4.1.7(c) Landing craft belong to the division whose beach it is.
  const divisionOf = (unit: Rated): string =>
    unit.template.id === 'landing-craft' && scenario.beach
      ? scenario.beach.division
      : (attached.get(formationOf(unit)) ?? unit.counter.division);
  const division = column((unit) => divisions.indexOf(divisionOf(unit)));
  const formation = column((unit) => formations.indexOf(formationOf(unit)));
  const leaderFormation = counters.leaders.map((leader) => formations.indexOf(leader.formation));
  const divisionOfFormation = formations.map((_, own) => division[formation.indexOf(own)] ?? -1);
  const leadersWhere = (isTheirs: (formation: number) => boolean): readonly number[] =>
    leaderFormation.flatMap((own, leader) => (isTheirs(own) ? [leader] : []));
  return {
    units: all.length,
    allied: all.filter(({ counter }) => counter.side === 'allied').length,
    counters: all.map(({ counter }) => counter),
    templates: all.map(({ template }) => template),
    /** `NO_RATING` for none. */
    fire: rating('fire'),
    colour: column(({ template }) => COLOURS.indexOf(template.colour)),
    range: rating('range'),
    assault: rating('assault'),
    defence: rating('defence'),
    armoured: column(({ template }) => (template.armoured ? 1 : 0)),
    tq: rating('tq'),
    move: column(({ template }) => MOVES.indexOf(template.move)),
    allowance: rating('allowance'),
    steps: rating('steps'),
    aa: column(({ template }) => template.aa),
    /** Organic transport (§S.13): how it moves, −1 for none; what it can move; what it is worth under fire. */
    transport: column((unit) => (transport(unit) ? MOVES.indexOf(transport(unit)?.move ?? 'none') : -1)),
    transportAllowance: column((unit) => transport(unit)?.allowance ?? 0),
    transportDefence: column((unit) => transport(unit)?.defence ?? 0),
    transportArmoured: column((unit) => (transport(unit)?.armoured ? 1 : 0)),
    /** Printed reduced sides; `NO_RATING` where a lost step costs one of each instead. */
    reducedFire: column(({ template }) => template.reduced?.fire ?? NO_RATING),
    reducedRange: column(({ template }) => template.reduced?.range ?? NO_RATING),
    /** §S.38 Whose it is, with attachments of the scenario (§13.0): index into `divisions`, `formations`; −1 no Formation. */
    division,
    formation,
    /** −1 where nobody of it is in the scenario. */
    divisionOfFormation,
    stripe: column(({ counter }) => STRIPES.indexOf(counter.stripe)),
    autoCommand: column(({ counter }) => (counter.autoCommand ? 1 : 0)),
    divisions,
    formations,
    leaders,
    leaderFormation,
    leadersOfFormation: formations.map((_, own) => leadersWhere((one) => one === own)),
    leadersOfDivision: divisions.map((_, own) => leadersWhere((one) => divisionOfFormation[one] === own)),
    number: new Map(all.map(({ counter }, unit) => [counter.id, unit])),
  };
}

export type Roster = ReturnType<typeof createRoster>;

export const sideOf = (roster: Roster, unit: number): Side => (unit < roster.allied ? ALLIED : GERMAN);
export const hasFire = (roster: Roster, unit: number): boolean => roster.fire[unit] !== NO_RATING;
