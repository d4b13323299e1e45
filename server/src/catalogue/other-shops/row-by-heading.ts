/** Cell of a row by its heading in lower case; the first of several headings that has one, empty where none has. */
export type CellBy = (...headings: string[]) => string;

const plain = (heading: string): string => heading.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

export const plainHeadings = (cells: readonly string[]): string[] => cells.map(plain);

/** Cells of a row below these headings. */
export const rowReader =
  (headings: readonly string[]) =>
  (cells: readonly string[]): CellBy =>
  (...names) =>
    names.map((name) => cells[headings.indexOf(name)]?.trim() ?? '').find((cell) => cell !== '') ?? '';
