import { InvalidArgumentError } from 'commander';

/** A whole number of at least one, for commander. */
export function positive(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number from 1 up.');
  return value;
}
