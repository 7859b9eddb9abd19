import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon.js';
import { intoView } from '../ui/into-view.js';

interface DeleteButtonProps {
  readonly title: string;
  /** What is gone with it, in words. */
  readonly loss: string;
  readonly onDelete: () => void;
}

/** Says what is lost before anything is. */
export function DeleteButton({ title, loss, onDelete }: DeleteButtonProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const yes = () => {
    setAsked(false);
    onDelete();
  };
  return (
    <>
      <button
        type="button"
        className="button quiet icon"
        aria-label={`Delete ${title}`}
        title="Delete"
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        <Icon name="close" />
      </button>
      {isAsked && (
        <div className="question" role="alert" ref={intoView}>
          <p>{loss}</p>
          <div className="words">
            <button type="button" className="button danger" onClick={yes}>
              Delete for good
            </button>
            <button type="button" className="button" onClick={() => setAsked(false)}>
              Keep
            </button>
          </div>
        </div>
      )}
    </>
  );
}
