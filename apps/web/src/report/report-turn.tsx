import type { ReportBattle } from '@bocage/board';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LossTable } from './changes.js';
import type { Report, ReportTurn } from './compose.js';

interface TurnProps {
  readonly turn: ReportTurn;
  readonly at: number;
  readonly lossUnit: Report['lossUnit'];
  /** Where the table is. */
  readonly table: string;
  readonly picture: string | undefined;
}

export function ReportTurnSection({ turn, at, lossUnit, table, picture }: TurnProps): ReactNode {
  const { title, date, score, places, rulings, story, battles, losses } = turn;
  return (
    <section className="report-turn" id={`turn-${at + 1}`} aria-labelledby={`turn-title-${at + 1}`}>
      <header>
        <h2 id={`turn-title-${at + 1}`}>{date === '' ? title : date}</h2>
        <Link className="report-replay" href={`${table}?turn=${turn.turn ?? 'start'}`}>
          Replay this turn
        </Link>
        <p>{[date === '' ? '' : title, score === '' ? '' : `Score: ${score}`].filter((text) => text !== '').join(' · ')}</p>
      </header>
      <TurnMap at={at} title={`${title}, ${date}`} picture={picture} />
      {battles.length > 0 && <Battles battles={battles} />}
      <div className="report-sides">
        {losses.length > 0 && <Losses losses={losses} unit={lossUnit} title="Losses of the turn" />}
        {places.length > 0 && (
          <div>
            <h3>Places taken and lost</h3>
            <ul>
              {places.map(({ name, from, to }) => (
                <li key={name}>
                  <strong>{name}</strong>: {from === '' ? to : `${from} → ${to}`}
                </li>
              ))}
            </ul>
          </div>
        )}
        {rulings.length > 0 && (
          <div>
            <h3>Rulings and remarks</h3>
            <ul>{listed(rulings)}</ul>
          </div>
        )}
      </div>
      {story.length > 0 && (
        <div className="report-story">
          <h3>What happened</h3>
          <div className="report-columns">
            {story.map(({ title: phase, lines }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a phase may come twice in a turn, and nothing is ever moved
              <section key={i}>
                {phase !== '' && <h4>{phase}</h4>}
                <ul>{listed(lines.map(({ text }) => text))}</ul>
              </section>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

const listed = (texts: readonly string[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice, and nothing is ever moved
  texts.map((text, i) => <li key={i}>{text}</li>);

/** The picture fits the page; the box beneath it lays it out at full size. No script: it works in a saved file too. */
function TurnMap({ at, title, picture }: { at: number; title: string; picture: string | undefined }): ReactNode {
  return (
    <figure className="report-map">
      <input type="checkbox" id={`large-${at + 1}`} className="report-large" />
      <label htmlFor={`large-${at + 1}`}>Full size</label>
      <div className="report-sheet">
        {picture === undefined ? (
          <p className="note">The map is being painted …</p>
        ) : (
          <img src={picture} alt={`Map at the end of ${title}`} />
        )}
      </div>
      <figcaption>
        The map at the end of the turn. Arrows show where counters went, Allied blue and German black; red arrows and cross-hairs show
        attacks.
      </figcaption>
    </figure>
  );
}

function Battles({ battles }: { battles: readonly ReportBattle[] }): ReactNode {
  const isDefenceKnown = battles.some(({ defenders }) => defenders !== undefined);
  return (
    <div>
      <h3>Battles</h3>
      <div className="report-scroll">
        <table className="report-battles">
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Attack</th>
              {isDefenceKnown && <th scope="col">Defence</th>}
              <th scope="col">Strength</th>
              <th scope="col">Decided by</th>
              <th scope="col">Result</th>
              <th scope="col">Losses</th>
            </tr>
          </thead>
          <tbody>
            {battles.map((battle, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place may be fought over twice, and nothing is ever moved
              <tr key={i}>
                <th scope="row">{battle.place}</th>
                <Cell label="Attack">
                  <strong>{battle.side}</strong> {battle.attackers}
                </Cell>
                {isDefenceKnown && <Cell label="Defence">{battle.defenders}</Cell>}
                <Cell label="Strength">
                  {battle.attack} : {battle.defence}
                </Cell>
                <Cell label="Decided by">{battle.how}</Cell>
                <Cell label="Result">{battle.result}</Cell>
                <Cell label="Losses">{battle.losses}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** On a narrow page each cell is a line of its own and says what it is. */
function Cell({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <td data-label={label}>
      <span>{children}</span>
    </td>
  );
}

export function Losses({ losses, unit, title }: { losses: readonly LossTable[]; unit: Report['lossUnit']; title: string }): ReactNode {
  return (
    <div>
      <h3>{title}</h3>
      {losses.map(({ side, total, formations }) => (
        <section key={side} className="report-losses">
          <h4>
            {side}: {total} {unit[total === 1 ? 0 : 1]}
          </h4>
          <ul>
            {formations.map(({ name, amount }) => (
              <li key={name}>
                <span>{name}</span> <b>{amount}</b>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
