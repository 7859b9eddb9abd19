// Written by npm run shelf from the folders of games/. Do not edit.
export const WORDS: Readonly<Record<string, () => Promise<{ readonly createUi: unknown }>>> = {
  _template: () => import('@bocage/template/ui'),
  'bradleys-dday': () => import('@bocage/bradleys-dday/ui'),
  'dark-summer': () => import('@bocage/dark-summer/ui'),
  'greatest-day': () => import('@bocage/greatest-day/ui'),
  'liberating-assault': () => import('@bocage/liberating-assault/ui'),
  'normandy-1969': () => import('@bocage/normandy-1969/ui'),
};
