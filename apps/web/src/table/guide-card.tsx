import type { LessonAdvice } from '@bocage/board';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSettings } from '../settings/settings-store.js';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { guideStep } from './guide-step.js';
import { showGuided } from './guide-view.js';
import { LessonEnd } from './lesson-end.js';
import { useController, useTable } from './table-context.js';

/** The step of the guide that is on the screen; none while a replay is watched. */
export function useGuideStep(): LessonAdvice | undefined {
  const { ui } = useController();
  const shown = useTable((s) => s.shown);
  const isOn = useTable((s) => s.guide === 'on' && s.replay === undefined);
  const lesson = useTable((s) => s.lesson);
  return useMemo(() => (isOn && shown ? guideStep(ui, shown, lesson) : undefined), [isOn, shown, ui, lesson]);
}

/** A lesson has nothing to say to a decision it never led to. */
function OwnWay(): ReactNode {
  return (
    <aside className="guide" aria-label="Guide" data-hexes="" data-units="">
      <header>
        <h3>Your own way</h3>
      </header>
      <p className="guide-why">
        This is not where the guide would have gone: take your click back with Undo, or play on as you like. It speaks again as soon as a
        step of its own can be made.
      </p>
    </aside>
  );
}

/** The guide: one step at a time, what to do and why. Skipped in an opening it is gone for ever; in a lesson it can be called back. */
export function GuideCard(): ReactNode {
  const table = useController();
  const step = useGuideStep();
  const isLesson = useTable((s) => s.lesson === 'yes');
  const isOff = useTable((s) => s.guide === 'off');
  const isAsked = useTable((s) => s.guide === 'on' && s.replay === undefined && s.shown?.isMine === true && s.shown.outcome === undefined);
  const isOver = useTable((s) => s.shown?.outcome !== undefined) || step?.isEnd === true;
  const change = useSettings((s) => s.change);
  const hexes = step?.hexes;
  useEffect(() => {
    const { board, ui } = table;
    if (hexes && board && useSettings.getState().camera === 'follow') showGuided(board, hexes, (hex) => ui.grid.centre(hex));
  }, [hexes, table]);
  if (!step) {
    if (isLesson && isAsked) return <OwnWay />;
    if (!isLesson || !isOff) return null;
    return (
      <button type="button" className="button quiet" onClick={() => table.store.setState({ guide: 'on' })}>
        Show the guide again
      </button>
    );
  }
  const skip = () => {
    table.store.setState({ guide: 'off' });
    if (!isLesson) change({ guide: 'hide' });
  };
  const { title, text, why, section, place } = step;
  return (
    <aside className="guide" aria-label="Guide" data-hexes={hexes?.join(' ') ?? ''} data-units={step.units?.join(' ') ?? ''}>
      <header>
        {title !== undefined && (
          <h3>
            {title} {place && <small>{`${place.at} of ${place.of}`}</small>}
          </h3>
        )}
        {!(isLesson && isOver) && (
          <button type="button" className="button quiet small" onClick={skip}>
            Skip the guide
          </button>
        )}
      </header>
      <p className={title === undefined ? '' : 'guide-do'}>
        <RichText text={text} /> {section !== undefined && !text.includes(`§${section}`) && <SectionLink section={section} />}
      </p>
      {why !== undefined && (
        <p className="guide-why">
          <RichText text={why} />
        </p>
      )}
      {isLesson && isOver && <LessonEnd />}
    </aside>
  );
}
