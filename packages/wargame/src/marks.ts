import type { UnitId } from '@bocage/kernel';

/** Bits of what a unit has done or suffered, a column of the state; which bit is what the game says. */
interface Marked {
  readonly marks: number[];
}

/** Whether a unit has one of these marks. */
export const hasMark = ({ marks }: { readonly marks: readonly number[] }, unit: UnitId, mark: number): boolean =>
  ((marks[unit] as number) & mark) !== 0;

export function setMark({ marks }: Marked, unit: UnitId, mark: number): void {
  marks[unit] = (marks[unit] as number) | mark;
}

export function clearMark({ marks }: Marked, unit: UnitId, mark: number): void {
  marks[unit] = (marks[unit] as number) & ~mark;
}
