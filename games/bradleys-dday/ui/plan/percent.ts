/** "61 %", "< 1 %". */
export const percent = (share: number): string => (share > 0 && share < 0.005 ? '< 1 %' : `${Math.round(share * 100)} %`);

/** A label in a hex: whole percents, nothing below one. */
export const inHex = (share: number): string => (share < 0.005 ? '·' : `${Math.round(share * 100)}%`);
