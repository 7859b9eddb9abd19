/** The faces the board draws with. */
const FACES = [
  "500 12px 'IBM Plex Sans Condensed'",
  "600 12px 'IBM Plex Sans Condensed'",
  "700 12px 'IBM Plex Sans Condensed'",
  "italic 400 12px 'Source Serif 4'",
  "italic 600 12px 'Source Serif 4'",
];
const FAMILIES = ['IBM Plex Sans Condensed', 'Source Serif 4'];
/** Letters of every kind the names of the country use. */
const LETTERS = 'AÉçéœŒ’–0';

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

/** A face of the page's style sheets, for a worker to load itself. */
export interface FaceSource {
  readonly family: string;
  /** As in a style sheet, with whole addresses. */
  readonly source: string;
  readonly descriptors: FontFaceDescriptors;
}

/** Where the page has its faces from. */
export function faceSources(): FaceSource[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const base = sheet.href ?? document.baseURI;
    return rulesOf(sheet).flatMap((rule) => (rule instanceof CSSFontFaceRule ? faceOf(rule, base) : []));
  });
}

/** A sheet from elsewhere keeps its rules to itself. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function faceOf({ style }: CSSFontFaceRule, base: string): FaceSource[] {
  const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '');
  if (!FAMILIES.includes(family)) return [];
  const source = style
    .getPropertyValue('src')
    .replaceAll(/url\((["']?)(.*?)\1\)/g, (_, _quote, address: string) => `url("${new URL(address, base).href}")`);
  const of = (name: string, usual: string): string => style.getPropertyValue(name) || usual;
  const descriptors = {
    weight: of('font-weight', 'normal'),
    style: of('font-style', 'normal'),
    unicodeRange: of('unicode-range', 'U+0-10FFFF'),
  };
  return [{ family, source, descriptors }];
}

/** Loads what the board draws with into a worker's set of fonts. */
export async function loadFaces(fonts: FontFaceSet, faces: readonly FaceSource[]): Promise<void> {
  for (const { family, source, descriptors } of faces) fonts.add(new FontFace(family, source, descriptors));
  await Promise.allSettled(FACES.map((face) => fonts.load(face, LETTERS)));
}
