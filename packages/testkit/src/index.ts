export { LAWS } from './all-laws.js';
export { type Dump, type FuzzOptions, type FuzzReport, fuzz } from './fuzz.js';
export { goldenOf, recordGame } from './golden.js';
export type { Complaint, Law, Moment, Move, PlayedGame, Setting } from './law.js';
export { type LawsOptions, type LawTest, lawsOf } from './laws-of.js';
export { perft } from './perft.js';
export { type Proportions, type ProportionsOptions, proportions } from './proportions.js';
export { type Broken, type RandomGame, type RandomGameOptions, randomGame } from './random-game.js';
export { saySetting, settingsOf } from './settings.js';
