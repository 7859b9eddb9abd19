// Written by npm run shelf from the folders of games/. Do not edit.
import { card as bradleysDday } from '@bocage/bradleys-dday/card';
import { card as darkSummer } from '@bocage/dark-summer/card';
import { card as greatestDay } from '@bocage/greatest-day/card';
import { card as liberatingAssault } from '@bocage/liberating-assault/card';
import { card as normandy1969 } from '@bocage/normandy-1969/card';

export const SHELVED = [bradleysDday, darkSummer, greatestDay, liberatingAssault, normandy1969];
