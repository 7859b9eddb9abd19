const SECTION = /(\(?)§\s?([A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*(?:\([A-Za-z0-9]+\))*)([).,;:]*)/g;

/** A §X.1 in a text, "§4.2.1(drift)" and "§4.8.3(1)" too, with the bracket before it and the stop behind it that no line should part it from. */
export interface SectionMark {
  readonly at: number;
  readonly length: number;
  readonly before: string;
  readonly section: string;
  readonly after: string;
}

export const sectionMarks = (text: string): SectionMark[] =>
  [...text.matchAll(SECTION)].map((match) => {
    const [whole, before, section, after] = match as unknown as readonly [string, string, string, string];
    return { at: match.index, length: whole.length, before, section, after };
  });
