import type { Sheet } from '../sheet.js';
import { normandy1969 } from './normandy-1969.js';

export const sheets: readonly Sheet[] = [normandy1969];
