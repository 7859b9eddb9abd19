import { expect, it } from 'vitest';
import { ALLIED, GERMAN } from './sides.js';
import { Tally, watchEvents } from './watch.js';

it('each event is looked at, and what is counted is told by seat', () => {
  const tally = new Tally();
  const watch = watchEvents(tally, (_view, event) => {
    if (event.event === 'lost') tally.stacked(GERMAN);
    if (event.event === 'landed') tally.marks.landings = (tally.marks.landings ?? 0) + 1;
  });
  const view = {} as Parameters<typeof watch.after>[0];
  watch.after(view, [{ event: 'lost' }, { event: 'landed' }, { event: 'lost' }]);
  expect(watch.counted()).toEqual({
    ceilings: { allied: { 'lost-to-stacking': 0 }, german: { 'lost-to-stacking': 2 } },
    marks: { landings: 1 },
  });
  tally.stacked(ALLIED);
  expect(watch.counted().ceilings.allied).toEqual({ 'lost-to-stacking': 1 });
});
