import { formationOf } from '../../src/rules/fuel.js';
import { strengthOf } from '../../src/rules/losses.js';
import { counted } from '../text.js';
import type { Sitting } from './on-desk.js';

/** Boxes' worth a formation has left and had, as far as these eyes see its counters; undefined when they see none. */
export function strengthText({ words, view }: Sitting, formation: number): string | undefined {
  const { world } = words;
  const units = view.open.attached.flatMap((own, unit) => (own === formation && world.roster.fights[unit] ? [unit] : []));
  const seen = units.filter((unit) => (view.known.hex[unit] as number) >= -3);
  if (seen.length === 0) return undefined;
  const alive = seen.filter((unit) => view.known.hex[unit] !== -3);
  const left = alive.reduce((sum, unit) => sum + strengthOf(world, view.known, unit), 0);
  const whole = units.reduce((sum, unit) => sum + ((world.roster.boxes[unit] as readonly number[])[0] as number), 0);
  return `strength ${left} of ${whole}`;
}

/** What a formation wants of its seniors: fuel if it is motorised, ammo for its guns. */
function wants({ words, view }: Sitting, formation: number): string {
  const { world } = words;
  const guns = view.open.attached.filter((own, unit) => own === formation && world.roster.guns[unit] === true).length;
  const parts = [
    ...(world.formations.motorised[formation] ? ['one fuel'] : []),
    ...(guns > 0 ? [`ammo for ${counted(guns, 'gun counter')}`] : []),
  ];
  return parts.length === 0 ? 'needs nothing' : `needs ${parts.join(', ')}`;
}

/** A junior in one line. */
export function needsText(sitting: Sitting, holder: number): string {
  const { words, view } = sitting;
  const formation = holder - words.world.teams.count;
  if (formation < 0) {
    const below = view.open.command.filter(
      (team, own) => team === holder && view.open.due[own] === 0 && words.world.formations.level[own] === 'division',
    );
    const corps = words.world.teams.superior.filter((superior) => superior === holder).length;
    return below.length > 0 ? counted(below.length, 'division') : `${corps} below it`;
  }
  const hq = view.known.hex[words.world.formations.hq[formation] as number] as number;
  return [strengthText(sitting, formation), hq === -4 ? undefined : words.places.at(hq), wants(sitting, formation)]
    .filter((text) => text !== undefined)
    .join(', ');
}

export const unitsOf = ({ view }: Sitting, formation: number): number[] =>
  [...view.open.attached.keys()].filter((unit) => formationOf(view.open, unit) === formation);
