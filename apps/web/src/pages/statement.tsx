import type { ReactNode } from 'react';

export function Statement(): ReactNode {
  return (
    <footer className="statement">
      <p>
        Bocage is unofficial. It names published games only to say which rules it plays, is not connected with their publishers or
        designers, and contains none of their text or art. Rules are told in our own words; figures that no rulebook gives are marked as
        public or reconstructed.
      </p>
    </footer>
  );
}
