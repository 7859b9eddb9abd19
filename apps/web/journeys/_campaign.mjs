// Hands for a campaign: they read what the table says is being decided and click as somebody would who wants to get on.
import { MY_DECISION } from './_steps.mjs';

/** How many things are chosen in one decision of this name before it is ended, where it can be ended; the landings are fought out. */
const LIMITS = {
  'Second wave › Combat': 6,
  Movement: 6,
  Combat: 3,
  Support: 1,
  Advance: 2,
  'Second hex': 1,
  'Sending home': 1,
  'An attack': 6,
};

/**
 * Plays both sides until the turn, the decision `untilCrumb` within a round of such a name, or the number of clicks is reached. What was read on the way
 * is kept in the page: log lines, prompts and buttons by their words.
 */
export function playCampaign(page, { random, untilTurn = 99, untilCrumb = '', within = '', clicks = 2_000, patience = 60_000 }) {
  const chances = Array.from({ length: 997 }, () => random() / 2 ** 32);
  return page.evaluate(play, { chances, untilTurn, untilCrumb, within, clicks, patience, limits: LIMITS, mine: MY_DECISION });
}

/** Runs in the page. */
async function play({ chances, untilTurn, untilCrumb, within, clicks, patience, limits, mine }) {
  window.read ??= { log: [], prompts: [], words: [], forecasts: 0, seats: [] };
  window.hands ??= { round: '', chosen: {}, answered: 0 };
  const { read, hands } = window;
  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (selector) => find(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  let drawn = 0;
  const pick = (list) => list[Math.floor(chances[drawn++ % chances.length] * list.length)];
  const crumb = () => text('.bar-phase b');
  const round = () => text('.bar-phase small').split(' › ')[0] || crumb();
  const turn = () => Number(/Turn (\d+)/.exec(text('.bar'))?.[1]);
  const position = () => find('.prompt')?.dataset.position;
  const keep = (list, found) => {
    if (found !== '' && !list.includes(found)) list.push(found);
  };
  const look = () => {
    for (const line of all('.log li.line').slice(-30)) keep(read.log, line.textContent.replace(/◎|\s+/g, ' ').trim());
    keep(read.prompts, text('.prompt-text'));
    keep(read.seats, text('.bar-seats .asked .bar-cell b'));
    for (const button of all('.words [data-word]')) keep(read.words, `${button.dataset.word}: ${button.textContent}`);
    if (find('.forecast .chances li')) read.forecasts++;
  };
  const word = (wanted) => find(`.words [data-word="${wanted}"]`);
  const limitOf = (name) => limits[`${round()} › ${name}`] ?? limits[name] ?? 99;
  const isFull = (name) => (hands.chosen[name] ?? 0) >= limitOf(name);
  const ending = () => word('done') ?? word('declare');
  /** Rows of the hexes that the prompt says must be left before movement can end. */
  const owed = () => {
    const hexes = /Before it can end, (.*)/.exec(text('.prompt-text'))?.[1].match(/\b\d{4}\b/g) ?? [];
    return all('.hex-list > ul > li').filter((row) => hexes.some((hex) => row.textContent.startsWith(`Hex ${hex}`)));
  };
  /** Choices in a decision count until it or its round is ended. */
  const choose = () => {
    if (hands.round !== round()) Object.assign(hands, { round: round(), chosen: {} });
    const { chosen } = hands;
    const name = crumb();
    const words = all('.words [data-word]');
    const things = all('.tray-unit, .row-act');
    const others = name === 'Support' ? words.filter((button) => button.dataset.word !== 'done') : things;
    if (ending() && (others.length === 0 || isFull(name))) {
      chosen[name] = 0;
      return ending();
    }
    chosen[name] = (chosen[name] ?? 0) + 1;
    const first = isFull(name) ? owed().flatMap((row) => [...row.querySelectorAll('.row-act')]) : [];
    if (others.length > 0) return pick(first.length > 0 ? first : others);
    // Chits, answers and the like: each way to play them in its turn.
    return words[hands.answered++ % words.length];
  };
  const isDecision = () => crumb() === untilCrumb && round().includes(within) && find(mine) !== null;
  const isThere = () => turn() >= untilTurn || isDecision() || find('.outcome') !== null;
  let made = 0;
  let since = performance.now();
  for (; made < clicks && !isThere() && performance.now() - since < patience; ) {
    if (!find(mine)) {
      await later(5);
      continue;
    }
    look();
    const before = position();
    choose()?.click();
    made++;
    const clicked = performance.now();
    while (position() === before && !find('.outcome') && performance.now() - clicked < 10_000) await later(4);
    since = performance.now();
  }
  look();
  return { made, turn: turn(), crumb: crumb(), isOver: find('.outcome') !== null };
}

/** Everything read since the table was opened. */
export function whatWasRead(page) {
  return page.evaluate(() => window.read);
}
