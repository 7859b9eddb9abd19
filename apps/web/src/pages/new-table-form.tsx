import { type GameMeta, type GameOption, type Options, optionsAsked, type SeatMeta, seatsOf } from '@bocage/kernel';
import type { HallWish } from '@bocage/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../settings/settings-store.js';
import type { LocalPlayer } from '../tables/local/local-table.js';
import { api } from '../tables/online/api.js';
import { FIRST_HALL, HallFields } from './hall-fields.js';
import { keepInvitations } from './invitations.js';
import { levelsOf, levelTitle } from './levels.js';
import { ManySeats } from './many-seats.js';
import { type PackData, PackFile } from './pack-file.js';
import { LONGEST_TITLE } from './rename-button.js';
import { firstOptions, type Seating, type Seatings, seatingFor } from './seating.js';

export type Way = 'computer' | 'hotseat' | 'alone' | 'online';

/** Who can sit in a seat; one choice is none. */
function seatingsOf(meta: GameMeta, way: Way): readonly Seating[] {
  const computers = levelsOf(meta).map(({ id }) => id);
  if (way === 'online') return ['me', 'invite', ...computers];
  return way === 'computer' ? ['me', ...computers] : ['me'];
}

const seatingTitle = (seating: Seating): string =>
  seating === 'me' ? 'Me' : seating === 'invite' ? 'Someone I invite' : `Computer: ${levelTitle(seating)}`;

/** With more seats than this a table is a hall. */
const MOST_LISTED = 6;

interface Wishes {
  readonly scenario: string;
  readonly options: Options;
  readonly seats: Seatings;
  readonly handDice: boolean;
  /** Two at one screen who hide nothing from each other: no curtain falls between them. */
  readonly openly: boolean;
  readonly hall: HallWish;
  readonly pack?: PackData;
  readonly title: string;
  readonly name: string;
}

const otherSeating = (way: Way): Seating => (way === 'online' ? 'invite' : way === 'computer' ? 'greedy' : 'me');

function firstWishes(meta: GameMeta, way: Way, name: string): Wishes {
  const options = firstOptions(meta);
  return {
    scenario: meta.scenarios[0]?.id ?? '',
    options,
    seats: seatingFor(meta, options, {}, otherSeating(way)),
    handDice: false,
    openly: false,
    hall: FIRST_HALL,
    title: '',
    name,
  };
}

export function NewTableForm({ meta, way }: { meta: GameMeta; way: Way }): ReactNode {
  const change = useSettings((s) => s.change);
  const name = useSettings((s) => s.name);
  const [wishes, setWishes] = useState(() => firstWishes(meta, way, name));
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  const wish = (patch: Partial<Wishes>) =>
    setWishes((now) => {
      const next = { ...now, ...patch };
      return { ...next, seats: seatingFor(meta, next.options, next.seats, otherSeating(way)) };
    });
  const seats = seatsOf(meta, wishes.options);
  const choices = seatingsOf(meta, way);
  const isHall = seats.length > MOST_LISTED && choices.length > 1;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (way === 'online') change({ name: wishes.name.trim() });
    const opened = way === 'online' ? await openOnline(meta, wishes) : await openLocal(meta, way, wishes);
    if (opened.ok) go(opened.path);
    else setProblem(opened.message);
  };
  return (
    <form className="card form" onSubmit={(event) => void submit(event)}>
      <label className="field">
        <span>Name of this game</span>
        <input
          className="input"
          maxLength={LONGEST_TITLE}
          placeholder={meta.title}
          value={wishes.title}
          onChange={(event) => wish({ title: event.target.value })}
        />
      </label>
      <Scenarios meta={meta} wishes={wishes} wish={wish} />
      {choices.length > 1 && <Seats choices={choices} seats={seats} wishes={wishes} wish={wish} />}
      {way === 'online' && (
        <label className="field">
          <span>Your name at the table</span>
          <input className="input" required maxLength={40} value={wishes.name} onChange={(event) => wish({ name: event.target.value })} />
        </label>
      )}
      {isHall && way === 'online' && <HallFields meta={meta} hall={wishes.hall} onChange={(hall) => wish({ hall })} />}
      <label className="check">
        <input type="checkbox" checked={wishes.handDice} onChange={(event) => wish({ handDice: event.target.checked })} />
        We roll our own dice and enter them (secret draws stay with the host)
      </label>
      {way === 'hotseat' && (
        <label className="check">
          <input type="checkbox" checked={wishes.openly} onChange={(event) => wish({ openly: event.target.checked })} />
          Without the curtain: both of you see everything, and nobody hands over
        </label>
      )}
      <PackFile game={meta.id} onPack={(pack) => setWishes(({ pack: _old, ...now }) => (pack ? { ...now, pack } : now))} />
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <button type="submit" className="button main big">
        {way === 'online' ? 'Open the table' : 'Begin'}
      </button>
    </form>
  );
}

interface SeatsProps extends Omit<PartProps, 'meta'> {
  readonly choices: readonly Seating[];
  readonly seats: readonly SeatMeta[];
}

function Seats({ choices, seats, wishes, wish }: SeatsProps): ReactNode {
  if (seats.length > MOST_LISTED) {
    const onChange = (chosen: Seatings) => wish({ seats: chosen });
    return <ManySeats seats={seats} chosen={wishes.seats} choices={choices} titleOf={seatingTitle} onChange={onChange} />;
  }
  return seats.map(({ id, title }) => (
    <label key={id} className="field">
      <span>{title}</span>
      <select
        className="input"
        value={wishes.seats[id]}
        onChange={(event) => wish({ seats: { ...wishes.seats, [id]: event.target.value as Seating } })}
      >
        {choices.map((seating) => (
          <option key={seating} value={seating}>
            {seatingTitle(seating)}
          </option>
        ))}
      </select>
    </label>
  ));
}

interface PartProps {
  readonly meta: GameMeta;
  readonly wishes: Wishes;
  readonly wish: (patch: Partial<Wishes>) => void;
}

function Scenarios({ meta, wishes, wish }: PartProps): ReactNode {
  const about = meta.scenarios.find(({ id }) => id === wishes.scenario)?.about;
  return (
    <>
      <label className="field">
        <span>Scenario</span>
        <select className="input" value={wishes.scenario} onChange={(event) => wish({ scenario: event.target.value })}>
          {meta.scenarios.map(({ id, title, turns }) => (
            <option key={id} value={id}>
              {title} ({turns} {turns === 1 ? 'turn' : 'turns'})
            </option>
          ))}
        </select>
        {about !== undefined && about !== '' && <small>{about}</small>}
      </label>
      {optionsAsked(meta).map((option) => (
        <Choice key={option.id} meta={meta} option={option} wishes={wishes} wish={wish} />
      ))}
    </>
  );
}

/** The rule is read beside the form: what is filled in already stays. */
function Choice({ meta, option, wishes, wish }: PartProps & { readonly option: GameOption }): ReactNode {
  const field = `option-${option.id}`;
  return (
    <div className="field">
      <span>
        <label htmlFor={field}>{option.title}</label>{' '}
        <a className="section-link" href={`/rules/${meta.id}/${option.section}`} target="_blank" rel="noreferrer">
          §{option.section}
        </a>
      </span>
      <select
        id={field}
        className="input"
        value={wishes.options[option.id]}
        onChange={(event) => wish({ options: { ...wishes.options, [option.id]: event.target.value } })}
      >
        {option.values.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

type Opened = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly message: string };

async function openLocal(meta: GameMeta, way: Way, wishes: Wishes): Promise<Opened> {
  const { startLocal } = await import('../tables/local/start-local.js');
  const players = wishes.seats as Readonly<Record<string, LocalPlayer>>;
  const sharing = way === 'hotseat' && !wishes.openly ? 'curtain' : 'open';
  const titles = { computer: 'against the computer', hotseat: 'at one screen', alone: 'both sides alone', online: '' };
  const { scenario, options, handDice, pack, title } = wishes;
  const id = await startLocal({
    game: meta.id,
    scenario,
    options,
    title: title.trim() || `${meta.title}: ${titles[way]}`,
    players,
    sharing,
    handDice,
    ...(pack ? { pack } : {}),
  });
  return { ok: true, path: `/local/${id}` };
}

async function openOnline(meta: GameMeta, { scenario, options, seats, handDice, hall, title, name, pack }: Wishes): Promise<Opened> {
  const run = Object.keys(seats).length > MOST_LISTED ? { hall } : {};
  const answer = await api.open({
    game: meta.id,
    scenario,
    options,
    title: title.trim() || meta.title,
    seats,
    name: name.trim(),
    handDice,
    ...run,
    ...(pack ? { pack } : {}),
  });
  if (!answer.ok) return { ok: false, message: answer.error.message };
  const { table, invitations } = answer.value;
  if (!invitations || Object.keys(invitations).length === 0) return { ok: true, path: `/table/${table}` };
  keepInvitations(table, invitations);
  return { ok: true, path: `/table/${table}/invite` };
}
