import type { Sheet } from '../sheet.js';
import { bradleysDday } from './bradleys-dday.js';
import { darkSummer } from './dark-summer.js';
import { greatestDay } from './greatest-day.js';
import { liberatingAssault } from './liberating-assault.js';
import { normandy1969 } from './normandy-1969.js';

export const sheets: readonly Sheet[] = [normandy1969, darkSummer, bradleysDday, liberatingAssault, greatestDay];
