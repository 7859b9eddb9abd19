/** How the phases of the campaign are told apart, in turns: the lodgement, the breakout, and the way east. */
export const BREAKOUT_TURN = 6;
export const ESCAPE_TURN = 9;
