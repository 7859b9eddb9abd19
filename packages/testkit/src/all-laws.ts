import type { Law } from './law.js';
import { completion } from './laws/completion.js';
import { forecasts } from './laws/forecasts.js';
import { imagining, spectator } from './laws/imagining.js';
import { hostEndings, invariants } from './laws/invariants.js';
import { asking, legality, refusals } from './laws/legality.js';
import { obeying } from './laws/obeying.js';
import { ordering } from './laws/ordering.js';
import { plainState, roundTrip } from './laws/plain.js';
import { equalViews, readers, unseen } from './laws/secrecy.js';
import { undoing } from './laws/undoing.js';
import { ending, progress, replaying } from './laws/whole-game.js';
import { noWayBack, snapshots, viewDecides } from './laws/window.js';

/** Every law, the cheap ones first. */
export const LAWS: readonly Law[] = [
  invariants,
  asking,
  plainState,
  roundTrip,
  legality,
  refusals,
  forecasts,
  ordering,
  viewDecides,
  snapshots,
  hostEndings,
  completion,
  noWayBack,
  imagining,
  spectator,
  equalViews,
  unseen,
  readers,
  ending,
  replaying,
  progress,
  undoing,
  obeying,
];
