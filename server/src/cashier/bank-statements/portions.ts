import type { FilePortion } from '#server/jobs/index.ts';
import { type NumberedRow } from '#server/catalogue/index.ts';
import type { Figures } from '../bank-reading/figures.ts';
import { type Layout, openStatement } from '../bank-reading/read-rows.ts';
import { type BadRow, type ReadLine, isBad } from '../bank-reading/reading.ts';

/** Lines that one transaction adds. A run goes on by the number of portions that are done, so that it stays as it is. */
const PORTION = 500;

export interface StatementPortion extends FilePortion {
  lines: ReadLine[];
  bad: BadRow[];
  /** Lines that stand above as well. */
  twice: number;
  /** Figures of all rows up to here. */
  figures: Figures;
}

/** The lines of a file in portions. */
export async function* portionsOf(rows: AsyncIterable<NumberedRow>, layout: Layout): AsyncGenerator<StatementPortion> {
  const reader = openStatement(layout);
  const blank = () => ({ lines: [] as ReadLine[], bad: [] as BadRow[], twice: 0, size: 0 });
  let portion = blank();
  for await (const { number, cells } of rows) {
    const read = reader.read(number, cells);
    portion.size += 1;
    if (read === 'twice') portion.twice += 1;
    else if (read && isBad(read)) portion.bad.push(read);
    else if (read) portion.lines.push(read);
    if (portion.size < PORTION) continue;
    yield { ...portion, figures: reader.figures() };
    portion = blank();
  }
  if (portion.size > 0) yield { ...portion, figures: reader.figures() };
}
