/** A decision in which unit after unit is taken: attackers, losses, an exchange. The table lists them all, each with a tick. */
export interface Picking {
  readonly title: string;
  /** Units taken so far, in their order; absent where the game does not keep them, and the table remembers its own clicks. */
  readonly taken?: readonly number[];
  /** It makes sense to take everybody with one click. */
  readonly all?: true;
  /** One of them is chosen and that is all: each is a button that says what it would come to. */
  readonly one?: true;
  /** They lie in boxes of the plan, which needs no list beside it. */
  readonly onPlan?: true;
}
