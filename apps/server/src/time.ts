/**
 * Milliseconds since 1970 as they stood when the process began, and evenly from there: a clock of the machine that is
 * set forward or back while people play takes no time from anybody and gives none.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
