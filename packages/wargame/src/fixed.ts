type FixedColumn<T> =
  T extends ReadonlyMap<infer Key, infer Value>
    ? ReadonlyMap<Key, Value>
    : T extends readonly (infer Entry)[]
      ? readonly FixedColumn<Entry>[]
      : T;

/** What is worked out once and never changes, as columns: said where it is made, and only read from then on. */
export type Fixed<T> = { readonly [Column in keyof T]: FixedColumn<T[Column]> };
