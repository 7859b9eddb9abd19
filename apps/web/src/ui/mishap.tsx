import { Component, type ReactNode } from 'react';
import { errorText } from '../lib/error-text.js';

interface State {
  readonly message: string | undefined;
}

/** Says what went wrong instead of showing an empty page. Games are on disk; a reload goes on with them. */
export class Mishap extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { message: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { message: errorText(error) };
  }

  override render(): ReactNode {
    if (this.state.message === undefined) return this.props.children;
    return (
      <main className="nothing">
        <h1>Something broke on this page</h1>
        <p>{this.state.message}</p>
        <p>Your game is kept. Reload to go on.</p>
        <button type="button" className="button main" onClick={() => location.reload()}>
          Reload
        </button>
        <a href="/">Front page</a>
      </main>
    );
  }
}
