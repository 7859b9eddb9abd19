/** §20.3 The dice for what a command does this turn. */
export interface CommandFrame {
  readonly step: 'command';
  readonly command: number;
}
/** §18.4 The die for the release of 12 SS. */
export interface ReleaseFrame {
  readonly step: 'release';
}

export type AutomatonFrames = CommandFrame | ReleaseFrame;
