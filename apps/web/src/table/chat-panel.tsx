import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { hexName } from './hex-text.js';
import { useController, useTable } from './table-context.js';

/** Talk at an online table. A ping sends the selected hex along. */
export function ChatPanel(): ReactNode {
  const table = useController();
  const chat = useTable((s) => s.live?.chat);
  const hex = useTable((s) => s.selectedHex);
  const [text, setText] = useState('');
  const [ping, setPing] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chat]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    void table.source.say(said, ping ? hex : undefined);
    setText('');
    setPing(false);
  };
  return (
    <section className="chat" aria-label="Chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-label="What was said">
        {chat?.map((line, i) => (
          <li key={`${line.at}${i.toString()}`}>
            <b>{line.from}</b> {line.text}{' '}
            {line.hex !== undefined && (
              <button type="button" className="section-link" onClick={() => table.tools.goTo(line.hex as number)}>
                {hexName(table.ui, line.hex)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <form onSubmit={send}>
        <label className="chat-field">
          <span className="visually-hidden">Message</span>
          <input
            className="input"
            maxLength={500}
            placeholder="Say something"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        {hex !== undefined && (
          <label className="chat-ping">
            <input type="checkbox" checked={ping} onChange={(event) => setPing(event.target.checked)} /> with {hexName(table.ui, hex)}
          </label>
        )}
        <button type="submit" className="button">
          Send
        </button>
      </form>
    </section>
  );
}
