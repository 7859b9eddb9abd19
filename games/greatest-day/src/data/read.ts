import { lintMap } from '@bocage/hex';
import { createComplaints, type DataComplaint, type Json, type ReadData, schema } from '@bocage/kernel';
import { type GameData, readMap, readScenarios } from './shapes.js';

function lintMeaning({ map }: GameData): readonly DataComplaint[] {
  const { complaints, say } = createComplaints();
  lintMap(map, (path, reason) => say('map', path, reason));
  return complaints;
}

export const readData = (files: Readonly<Record<string, Json>>): ReadData<GameData> =>
  schema.readFiles(files, { map: readMap, scenarios: readScenarios }, lintMeaning);
