import { readerOf } from '@bocage/testkit';
import { ui } from './played.js';

export const expectReadable = readerOf(ui);
