import { game as bradley, data } from '../../src/index.js';
import { createUi } from '../../ui/index.js';

export const ui = createUi(bradley.create(data));
export const { game } = ui;
