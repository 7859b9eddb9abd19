import type { Chart } from '@bocage/board';
import { lastTurn, turnName } from './calendar.js';
import { halfText, listed } from './text.js';
import type { Words } from './words.js';

/** §3.2.2 "turn 1 to 3: 3; 4 to 5: 2" from a list by turn. */
function byTurn(halves: readonly number[]): string {
  const spans: string[] = [];
  for (let from = 0; from < halves.length; ) {
    let to = from;
    while (to + 1 < halves.length && halves[to + 1] === halves[from]) to++;
    if ((halves[from] as number) > 0)
      spans.push(`${halfText(halves[from] as number)} on turn ${from + 1}${to > from ? ` to ${to + 1}` : ''}`);
    from = to + 1;
  }
  return spans.join(', ');
}

/** §3.2.1 §3.2.2 */
export function victoryChart({ world }: Words): Chart {
  const { victory: v, places, suddenDeath } = world.data.scenarios;
  const others = listed(places.others.map(({ name }) => name));
  const most = (each: { readonly points: number; readonly most: number }): string => `${halfText(each.points)} each, at most ${each.most}`;
  return {
    id: 'victory',
    title: 'Victory points',
    section: '3.2.2',
    columns: ['For', 'Allied', 'German'],
    rows: [
      ['Cherbourg captured', byTurn(v.cherbourg), '–'],
      ['All of Caen first held', byTurn(v.caen), '–'],
      ['Saint-Lô first held', byTurn(v.saintLo), '–'],
      ['Airborne or special unit not home after turn 5', '–', `${halfText(v.notWithdrawn)} each`],
      ['Closed beach', '–', `${halfText(v.closedBeach)} each`],
      ['At the end: whole US division in Brittany', most(v.brittany), '–'],
      [
        'At the end: whole division out to the east',
        most(v.exit),
        `Panzer ${halfText(v.panzerExit)}, other ${halfText(v.otherExit)} each, at most ${halfText(v.mostExit)} together`,
      ],
      ['At the end: all of Caen', '–', halfText(v.caenAtEnd)],
      ['At the end: Saint-Lô', '–', halfText(v.placesAtEnd)],
      [`At the end: ${others}`, `${halfText(v.heldAtEnd)} each`, `${halfText(v.placesAtEnd)} each`],
    ],
    from: v.from,
    notes: [
      `After turn ${lastTurn(world)} the Allies win with more points; a tie is German (§3.2.3).`,
      `The Germans win at once with ${suddenDeath.closedBeaches} closed beaches, two of them side by side; with Cherbourg still theirs after turn ${suddenDeath.cherbourgTurn}, ${turnName(world, suddenDeath.cherbourgTurn)}; or with Avranches once Americans are in Brittany (§3.2.1).`,
      `The Allies win at once if no German on the map is in supply, up to turn ${suddenDeath.supplyTurn} (§3.2.1).`,
    ],
  };
}
