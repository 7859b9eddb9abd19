// Written by npm run shelf from the folders of games/. Do not edit.
export const RULES: Readonly<Record<string, () => Promise<{ readonly game: unknown }>>> = {
  _template: () => import('@bocage/template'),
  'bradleys-dday': () => import('@bocage/bradleys-dday'),
  'dark-summer': () => import('@bocage/dark-summer'),
  'greatest-day': () => import('@bocage/greatest-day'),
  'liberating-assault': () => import('@bocage/liberating-assault'),
  'normandy-1969': () => import('@bocage/normandy-1969'),
};

export const IN_THE_MAKING: readonly string[] = [];
