/** Told of each broken invariant. */
export type Say = (what: string) => void;
