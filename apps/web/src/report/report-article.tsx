import type { GameUi } from '@bocage/board';
import type { SeatInfo } from '@bocage/protocol';
import type { ReactNode } from 'react';
import { levelTitle } from '../pages/levels.js';
import type { Report } from './compose.js';
import type { GameRecord, TableCard } from './record.js';
import { ReportChart } from './report-chart.js';
import { Losses, ReportTurnSection } from './report-turn.js';
import { chartsOf } from './series.js';

export interface ArticleProps {
  readonly ui: GameUi;
  readonly card: TableCard;
  readonly scope: GameRecord['scope'];
  readonly report: Report;
  readonly pictures: readonly (string | undefined)[];
}

/** The report itself: this is what is saved and printed. */
export function ReportArticle({ ui, card, scope, report, pictures }: ArticleProps): ReactNode {
  const { turns, losses, lossUnit } = report;
  const labels = turns.map(({ title, date }) => (date === '' ? title : date));
  // A turn that is being played has no figures of its own yet.
  const played = card.outcome || turns.length < 2 ? turns : turns.slice(0, -1);
  return (
    <article className="report">
      <Heading ui={ui} card={card} scope={scope} />
      <nav className="report-contents" aria-label="Turns">
        <ol>
          {labels.map((label, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are numbered
            <li key={i}>
              <a href={`#turn-${i + 1}`}>{label}</a>
            </li>
          ))}
        </ol>
      </nav>
      <section aria-labelledby="whole-game">
        <h2 id="whole-game">{card.outcome ? 'The whole game' : 'Up to now'}</h2>
        <div className="report-sum">
          {chartsOf(played).map((chart) => (
            <ReportChart key={chart.title} chart={chart} turns={labels} />
          ))}
        </div>
        {losses.length > 0 && <Losses losses={losses} unit={lossUnit} title="Losses of the game" />}
      </section>
      {turns.map((turn, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns are numbered
        <ReportTurnSection key={i} turn={turn} at={i} lossUnit={lossUnit} table={tableOf(card)} picture={pictures[i]} />
      ))}
      <footer>Written by Bocage from the log of the game.</footer>
    </article>
  );
}

function Heading({ ui, card, scope }: Pick<ArticleProps, 'ui' | 'card' | 'scope'>): ReactNode {
  const { meta } = ui.game;
  const scenario = meta.scenarios.find(({ id }) => id === card.scenario);
  return (
    <header className="report-head">
      <p className="eyebrow">After-action report · {meta.title}</p>
      <h1>{card.outcome ? ui.outcome(card.outcome) : 'The game so far'}</h1>
      <p>{[card.title === meta.title ? '' : card.title, scenario?.title ?? '', datesOf(card)].filter((text) => text !== '').join(' · ')}</p>
      {scope === 'seen' && <p className="note">The game goes on: this is what {ofMine(card.seats)} seen of it, and no more.</p>}
      <Seats seats={card.seats} />
    </header>
  );
}

export const tableOf = ({ kind, id }: Pick<TableCard, 'kind' | 'id'>): string => `/${kind === 'local' ? 'local' : 'table'}/${id}`;

const MANY_SEATS = 8;

function Seats({ seats }: { seats: readonly SeatInfo[] }): ReactNode {
  const list = (
    <dl className="report-seats">
      {seats.map((seat) => (
        <div key={seat.seat}>
          <dt>{seat.title}</dt>
          <dd>{whoOf(seat)}</dd>
        </div>
      ))}
    </dl>
  );
  if (seats.length <= MANY_SEATS) return list;
  const people = new Set(seats.filter(({ held }) => held === 'me' || held === 'human').map(({ name }) => name)).size;
  return (
    <details>
      <summary>
        {seats.length} seats, {people === 1 ? 'one person' : `${people} people`}: who sat where
      </summary>
      {list}
    </details>
  );
}

const ofMine = (seats: readonly SeatInfo[]): string =>
  seats.filter(({ held }) => held === 'me').length > 1 ? 'your seats have' : 'your seat has';

function whoOf({ held, name, cover }: SeatInfo): string {
  if (held === 'computer') return `Computer: ${levelTitle(name)}`;
  if (held === 'open') return cover ? `Computer: ${levelTitle(cover)}` : 'nobody';
  const who = name === 'me' || name === '' ? 'a player' : name;
  return cover ? `${who}, covered by the computer` : who;
}

function datesOf({ created, ended }: TableCard): string {
  const day = (iso: string): string => new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  if (Number.isNaN(Date.parse(created))) return '';
  return ended === undefined || day(ended) === day(created) ? day(created) : `${day(created)} to ${day(ended)}`;
}
