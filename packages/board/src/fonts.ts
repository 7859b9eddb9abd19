/** The faces the board draws with. */
const FACES = [
  "500 12px 'IBM Plex Sans Condensed'",
  "600 12px 'IBM Plex Sans Condensed'",
  "700 12px 'IBM Plex Sans Condensed'",
  "italic 400 12px 'Source Serif 4'",
];

/** A canvas draws with whatever is there and does not look again: asks for the faces, and tells when one came late. */
export function whenFontsArrive(tell: () => void): () => void {
  let listening = true;
  const late = FACES.filter((f) => !document.fonts.check(f));
  void Promise.allSettled(late.map((f) => document.fonts.load(f))).then((loads) => {
    if (listening && loads.some((l) => l.status === 'fulfilled' && l.value.length > 0)) tell();
  });
  return () => {
    listening = false;
  };
}
