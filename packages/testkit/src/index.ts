export { type Drill, type DrillSide, drilled, drillHexes } from './drill-ground.js';
export { type Frequencies, type FrequenciesOptions, frequencies } from './frequencies.js';
export { type Dump, type FuzzOptions, type FuzzReport, fuzz } from './fuzz.js';
export { goldenOf } from './golden.js';
export type { Complaint, Law, Moment, Move, PlayedGame, Setting } from './law.js';
export { type LawsOptions, type LawTest, lawsOf } from './laws-of.js';
export { type ProportionsOptions, proportions } from './proportions.js';
export { type Broken, type RandomGame, type RandomGameOptions, randomGame } from './random-game.js';
export { replaced } from './replaced.js';
export { findDifference, type SameMindOptions, sameMindLaws, type Thinker } from './same-mind.js';
export { Scene } from './scene.js';
export { type Scripted, scriptGolden } from './script-golden.js';
export { type GoldenEnding, type GoldenPlan, seekGolden } from './seek-golden.js';
export { settingsOf } from './settings.js';
export {
  type Asked,
  type Difference,
  differ,
  differInList,
  type Found,
  type Made,
  type Shadow,
  type ShadowGameOptions,
  shadowGame,
} from './shadow.js';
export { atRandom, type ShadowsOptions, shadowsOf } from './shadows-of.js';
export { type PrintedMap, type PrintedSide, readSheet, type Sheet } from './sheet.js';
export { type FollowedLesson, followLesson, type LessonPlayer, type LessonReading } from './ui/follow-lesson.js';
export { type LessonLawsOptions, lessonLaws } from './ui/lesson-laws.js';
export { type Read, readerOf } from './ui/reader.js';
export { type RefusalLawsOptions, refusalLaws } from './ui/refusal-laws.js';
export { type UiLawsOptions, uiLaws } from './ui/ui-laws.js';
export { type WatchedGame, type WatchedMoment, type Watcher, watchGame } from './watch-game.js';
