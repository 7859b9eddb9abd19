/** Values of the `checkedAs` column (§15.1). */
export const UNMINED = 0;
export const MINED = 1;
export const CLEARED = 2;
