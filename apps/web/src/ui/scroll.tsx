import type { ReactNode, Ref } from 'react';

interface ScrollProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly at?: Ref<HTMLElement>;
}

/** A part that scrolls by itself: named, and reachable by keyboard. */
export function Scroll({ label, className, children, at }: ScrollProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={at} className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
