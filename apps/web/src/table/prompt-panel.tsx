import { deskWords } from '@bocage/board';
import type { ReactNode } from 'react';
import { useIsPhone } from '../lib/use-phone.js';
import { Icon } from '../ui/icon.js';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { Candidates } from './candidates.js';
import { GuideCard } from './guide-card.js';
import { HandRoll } from './hand-roll.js';
import { NextSeat } from './next-seat.js';
import { NotYet } from './not-yet.js';
import { OrderOffer } from './order-offer.js';
import { Outcome } from './outcome.js';
import { Proposals } from './proposals.js';
import { UNDO_TEXT } from './remarks.js';
import { StaffHelp } from './staff-help.js';
import { useController, useTable } from './table-context.js';
import { Tray } from './tray.js';
import { Words } from './words.js';

/** What is asked of whom, and everything that can be answered without the map. */
export function PromptPanel(): ReactNode {
  const shown = useTable((s) => s.shown);
  const stopped = useTable((s) => s.live?.stopped);
  const isPlaying = useTable((s) => s.isPlaying);
  const isBehind = useTable((s) => s.replay === undefined && s.live?.picture.position !== s.shown?.position);
  const isSending = useTable((s) => s.isSending);
  const { playback } = useController();
  if (!shown) return null;
  return (
    <section
      className={shown.isMine ? 'prompt mine' : 'prompt'}
      aria-label="Decision"
      aria-busy={isPlaying || isBehind || isSending}
      data-position={shown.position}
    >
      {stopped && (
        <p className="stopped" role="alert">
          This table has stopped: {stopped}
        </p>
      )}
      <Proposals />
      {shown.outcome ? (
        <Outcome />
      ) : (
        <p className="prompt-text">
          <RichText text={shown.prompt.text} />{' '}
          {shown.prompt.text.includes(`§${shown.prompt.section}`) ? null : <SectionLink section={shown.prompt.section} />}
        </p>
      )}
      <NotYet />
      {isPlaying && (
        <button type="button" className="button" onClick={() => playback.hurry()}>
          Show the rest at once <kbd>Esc</kbd>
        </button>
      )}
      <GuideCard />
      <HandRoll />
      <Tray />
      <Candidates />
      <DeskLink />
      <Words />
      <OrderOffer />
      <UndoButton />
      <NextSeat />
      <StaffHelp />
    </section>
  );
}

/** On a phone the desk is another sheet: where something can be decided there, the way to it is a button. */
function DeskLink(): ReactNode {
  const { store } = useController();
  const isPhone = useIsPhone();
  const hasPlan = useTable((s) => s.shown?.plan !== undefined);
  const isThere = useTable((s) => {
    const onDesk = deskWords(s.shown?.desk);
    return s.shown?.words.some((word) => onDesk.has(word)) ?? false;
  });
  if (!isPhone || (!isThere && !hasPlan)) return null;
  return (
    <button type="button" className="button" onClick={() => store.setState({ tab: 'desk' })}>
      {hasPlan && !isThere ? 'Open the plan' : 'To your desk'}
    </button>
  );
}

/** What is asked, what ends it, and the way back: below a desk that fills the sheet of a phone. */
export function DeskFoot(): ReactNode {
  const asked = useTable((s) => (s.shown?.isMine ? s.shown.prompt.text : undefined));
  if (asked === undefined) return null;
  return (
    <div className="desk-foot">
      <p>
        <RichText text={asked} />
      </p>
      <div>
        <Words room="narrow" />
        <UndoButton />
      </div>
    </div>
  );
}

function UndoButton(): ReactNode {
  const table = useController();
  const shown = useTable((s) => s.shown);
  const undo = useTable((s) => (s.shown?.seat === undefined ? undefined : s.live?.picture.undo[s.shown.seat]));
  const isReplay = useTable((s) => s.replay !== undefined);
  if (!undo || isReplay || shown?.outcome) return null;
  const reason = undo.ok ? undefined : UNDO_TEXT[undo.code];
  return (
    <div className="undo">
      <button
        type="button"
        className="button"
        aria-disabled={!undo.ok}
        aria-describedby={reason ? 'undo-why' : undefined}
        onClick={() => void table.undo()}
      >
        <Icon name="undo" /> Undo <kbd>Z</kbd>
      </button>
      {reason !== undefined && (
        <small id="undo-why" className="undo-why">
          {reason}
        </small>
      )}
    </div>
  );
}
