/** Milliseconds that pass evenly: a clock of the machine that is set while people play gives and takes no time. */
export const steadyNow = (): number => performance.now();
